import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useState } from "react";
import type { TypedPost } from "./post-check";
import type { Post, PostDraft } from "./queries";
import { fingerprintOf } from "./send-once";

/**
 * The draft in tab storage, with the id under which it was sent (empty before) and the fingerprints of every version
 * that was sent.
 */
interface KeptPost extends TypedPost {
  id: string;
  tried: readonly string[];
}

const nothing: TypedPost = { title: "", content: "", category: "", tags: "" };

const typedOf = (post: Post): TypedPost => ({
  title: post.title,
  content: post.content,
  category: post.category,
  tags: post.tags.join(", "),
});

/**
 * The draft of a new post, or of changes to one. It survives a reload of this tab, and is deleted on sign-out. `first`
 * holds the form's initial values.
 */
export function usePostDraft(post: Post | undefined) {
  const [kept, keep, drop] = useTabState<KeptPost | null>(post ? `community_edit_${post.id}` : "community_post", null);
  const [first] = useState<TypedPost>(() => kept ?? (post ? typedOf(post) : nothing));
  const id = kept?.id ?? "";
  const tried = kept?.tried ?? [];
  return {
    first,
    keep: (typed: TypedPost) => keep({ ...typed, id, tried }),
    /** Stores the id and fingerprints before a send, because the response may be lost. */
    send(typed: TypedPost, content: PostDraft) {
      const fingerprint = fingerprintOf(content);
      const sending = {
        id: id || crypto.randomUUID(),
        tried: [...tried.filter((one) => one !== fingerprint), fingerprint],
      };
      keep({ ...typed, ...sending });
      return { ...sending, onNewId: (other: string) => keep({ ...typed, id: other, tried: [fingerprint] }) };
    },
    drop,
  };
}
