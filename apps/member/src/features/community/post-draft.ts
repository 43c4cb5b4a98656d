import { useKept } from "@aangan/shell/belongings";
import { useState } from "react";
import type { TypedPost } from "./post-check";
import type { Post } from "./queries";

/** What a tab keeps of it. The id goes with it: sent again after a lost answer, it is the same post. */
interface KeptPost extends TypedPost {
  id: string;
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
  const [kept, keep, drop] = useKept<KeptPost | null>(post ? `community_edit_${post.id}` : "community_post", null);
  const [made] = useState(() => post?.id ?? crypto.randomUUID());
  const [first] = useState<TypedPost>(() => kept ?? (post ? typedOf(post) : nothing));
  const id = kept?.id ?? made;
  return {
    id,
    first,
    keep: (typed: TypedPost) => keep({ ...typed, id }),
    drop,
  };
}
