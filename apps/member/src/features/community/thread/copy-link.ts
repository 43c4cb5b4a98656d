import * as words from "@aangan/copy/community-thread";
import { toast } from "@aangan/ui/toast/store.ts";
import { postHref } from "../address";
import type { Target } from "./queries";

/** Copies the URL of a post, or of one comment, to the clipboard. Browser only. */
export async function copyLink({ postId, commentId }: Target): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(postHref({ postId, commentId }), window.location.origin).href);
    toast({ title: words.linkCopied.title, description: words.linkCopied.text });
  } catch (error) {
    console.warn("The link could not be copied.", error);
    toast({ title: words.linkFailed.title, description: words.linkFailed.text, variant: "destructive" });
  }
}
