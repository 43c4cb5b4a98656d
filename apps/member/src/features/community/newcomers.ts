/** The fields of a post that decide whether it counts as new. */
interface CountedPost {
  id: string;
  author: { isYours: boolean };
  createdAt: string;
}

/**
 * Returns the number of newest posts since a moment (milliseconds since 1970) that are by others and not shown. Times
 * are whole seconds, so a post of the same second counts unless it is shown.
 */
export function countNewPosts(newest: readonly CountedPost[], shown: readonly { id: string }[], since: number): number {
  const second = Math.floor(since / 1000) * 1000;
  const seen = new Set(shown.map(({ id }) => id));
  return newest.filter(
    ({ id, author, createdAt }) => !author.isYours && !seen.has(id) && Date.parse(createdAt) >= second,
  ).length;
}
