/** A page of posts as fetched. Posts may be removed or prepended without changing where the next page begins. */
export interface ReadPage<One extends { id: string }> {
  posts: One[];
  /** More posts may follow. */
  more: boolean;
}

/** Returns the id of the last shown post, after which the next page begins; undefined at the end of the list. */
export function nextPageAfter(pages: readonly ReadPage<{ id: string }>[]): string | undefined {
  return pages.at(-1)?.more ? pages.flatMap(({ posts }) => posts).at(-1)?.id : undefined;
}

/** The number of posts that may disappear at the end of a list before the list must be refetched. */
const maxPageStarts = 4;

/**
 * Returns the ids after which the next page can begin: a post and those above it, nearest first. A post that
 * disappeared since the fetch no longer marks a position.
 */
export function pageStarts(after: string, pages: readonly ReadPage<{ id: string }>[]): [string, ...string[]] {
  const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id));
  const above = ids.slice(0, Math.max(ids.lastIndexOf(after), 0)).reverse();
  return [after, ...above.slice(0, maxPageStarts - 1)];
}
