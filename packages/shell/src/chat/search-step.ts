/** What {@link nextPageMatch} needs of a search. */
export interface SearchStep<Hit> {
  /** Reads the next page of matches; resolves with all pages read so far. */
  fetch: () => Promise<readonly { items: readonly Hit[] }[] | undefined>;
  /** What is looked for at this moment. */
  query: () => string;
  /** Place of the match among all, from 0. */
  place: number;
}

/**
 * The match that the next page holds at a place; undefined when there is none, or when something else is looked for by the
 * time it has come.
 */
export async function nextPageMatch<Hit>({ fetch, query, place }: SearchStep<Hit>): Promise<Hit | undefined> {
  const pressed = query();
  const pages = await fetch();
  return query() === pressed ? pages?.flatMap((page) => page.items)[place] : undefined;
}
