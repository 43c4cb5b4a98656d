/** The fields of a post that decide whether it counts as new. */
interface CountedPost {
  id: string;
  author: { isYours: boolean };
}

/**
 * Returns the number of posts by others that appeared since the list was fetched: in the newest posts, those before the
 * first one that the list shows. Posts have no time to compare.
 */
export function countNewPosts(newest: readonly CountedPost[], shown: readonly { id: string }[]): number {
  const seen = new Set(shown.map(({ id }) => id));
  const known = newest.findIndex(({ id }) => seen.has(id));
  return (known < 0 ? newest : newest.slice(0, known)).filter(({ author }) => !author.isYours).length;
}
