/** What {@link nextPageMatch} needs of a search. */
export interface SearchStep<Hit> {
  /** Reads the next page of matches; resolves with all pages read so far. */
  fetch: () => Promise<readonly { items: readonly Hit[] }[] | undefined>;
  /** Returns the present search. */
  query: () => string;
  /** Place of the match among all, from 0. */
  place: number;
}

/** Returns the match at a position of the next page; undefined without one, or if the search has changed since. */
export async function nextPageMatch<Hit>({ fetch, query, place }: SearchStep<Hit>): Promise<Hit | undefined> {
  const pressed = query();
  const pages = await fetch();
  return query() === pressed ? pages?.flatMap((page) => page.items)[place] : undefined;
}
