/** Where a page of comments begins: at the first or newest one, or around, after or before one of them. */
export type CommentPlace =
  | { at: "first" }
  | { at: "newest" }
  | { at: "around"; id: string }
  | { at: "after"; id: string }
  | { at: "before"; id: string };

/** Comments in order of writing, and whether there may be more on either side. */
export interface CommentPage<One> {
  comments: One[];
  earlier: boolean;
  later: boolean;
}

/**
 * Derives from a fetched page whether comments exist before and after it. A page with fewer than `limit` reached an
 * end; one around a comment has up to half of them before it and the rest after.
 */
export function pageOf<One extends { id: string }>(
  place: CommentPlace,
  comments: One[],
  limit: number,
): CommentPage<One> {
  const full = comments.length >= limit;
  switch (place.at) {
    case "first":
      return { comments, earlier: false, later: full };
    case "newest":
      return { comments, earlier: full, later: false };
    case "after":
      return { comments, earlier: true, later: full };
    case "before":
      return { comments, earlier: full, later: true };
    case "around": {
      const before = Math.floor(limit / 2);
      const index = comments.findIndex(({ id }) => id === place.id);
      return { comments, earlier: index >= before, later: comments.length - index >= limit - before };
    }
  }
}

/** Returns the comments of several pages as one list without duplicates; the page fetched last wins. */
export function mergePages<One extends { id: string }>(pages: readonly CommentPage<One>[]): One[] {
  return [...new Map(pages.flatMap(({ comments }) => comments).map((one) => [one.id, one] as const)).values()];
}

/**
 * Returns the pages with new comments at the end of the last one; comments that are already there are replaced.
 * `later` means that more may follow.
 */
export function withNew<One extends { id: string }>(
  pages: readonly CommentPage<One>[],
  added: readonly One[],
  later = false,
): CommentPage<One>[] {
  const fresh = new Map(added.map((one) => [one.id, one] as const));
  const kept = pages.map((page) => ({
    ...page,
    comments: page.comments.map((one) => {
      const newer = fresh.get(one.id);
      fresh.delete(one.id);
      return newer ?? one;
    }),
  }));
  const last = kept.at(-1);
  return last ? [...kept.slice(0, -1), { ...last, comments: [...last.comments, ...fresh.values()], later }] : kept;
}

/**
 * Returns the comments fetched after the last shown one, including the member's new one. Null if the new one is not
 * among them because more are in between: appending it would hide those, since the next fetch continues after the last
 * one.
 */
export function commentsAfterLast<One extends { id: string }>(
  { comments, later }: CommentPage<One>,
  own: string,
): One[] | null {
  return !later && comments.some(({ id }) => id === own) ? comments : null;
}

/** The comment's contribution to the public count: only published ones count. */
export const publicCount = ({ status }: { status: string }): 0 | 1 => (status === "published" ? 1 : 0);

/** Returns the pages with some comments changed, or removed where `change` returns null. */
export function withChanged<One extends { id: string }>(
  pages: readonly CommentPage<One>[],
  change: (one: One) => One | null,
): CommentPage<One>[] {
  return pages.map((page) => ({ ...page, comments: page.comments.flatMap((one) => change(one) ?? []) }));
}
