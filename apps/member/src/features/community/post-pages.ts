/** A page of posts as it was read. Posts may be taken out of it, or put on top, without that telling how far the list goes. */
export interface ReadPage<One extends { id: string }> {
  posts: One[];
  /** There may be more behind it. */
  more: boolean;
}

/** The last post of all that are shown, behind which the next page begins; undefined at the end of the list. */
export function placeAfter(pages: readonly ReadPage<{ id: string }>[]): string | undefined {
  return pages.at(-1)?.more ? pages.flatMap(({ posts }) => posts).at(-1)?.id : undefined;
}

/** How many posts may go out of sight at the end of a list before it has to be read anew. */
const placesTried = 4;

/**
 * The ids behind which the next page can begin: a post, and those that stand above it, nearest first. A post that has gone
 * out of sight since it was read is a place no more.
 */
export function placesFor(after: string, pages: readonly ReadPage<{ id: string }>[]): [string, ...string[]] {
  const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id));
  const above = ids.slice(0, Math.max(ids.lastIndexOf(after), 0)).reverse();
  return [after, ...above.slice(0, placesTried - 1)];
}
