import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useState } from "react";
import type { TypedPost } from "./post-check";
import type { Post, PostDraft } from "./queries";
import { markOf } from "./send-once";

/** What a tab keeps of it, with the id under which it was sent, empty before, and the marks of all that was sent so. */
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
 * What is being written: a new post, or changes to one. It survives a reload of this tab, and goes when its author signs
 * out. `first` is what the form begins with.
 */
export function usePostDraft(post: Post | undefined) {
  const [kept, keep, drop] = useTabState<KeptPost | null>(post ? `community_edit_${post.id}` : "community_post", null);
  const [first] = useState<TypedPost>(() => kept ?? (post ? typedOf(post) : nothing));
  const id = kept?.id ?? "";
  const tried = kept?.tried ?? [];
  return {
    first,
    keep: (typed: TypedPost) => keep({ ...typed, id, tried }),
    /** These words are about to be sent: under which id, and what else was. It is kept first, for the answer may be lost. */
    send(typed: TypedPost, words: PostDraft) {
      const mark = markOf(words);
      const sending = { id: id || crypto.randomUUID(), tried: [...tried.filter((one) => one !== mark), mark] };
      keep({ ...typed, ...sending });
      return { ...sending, onNewId: (other: string) => keep({ ...typed, id: other, tried: [mark] }) };
    },
    drop,
  };
}
