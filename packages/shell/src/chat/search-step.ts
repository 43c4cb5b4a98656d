/** Options of {@link nextPageMatch}. */
export interface SearchStep<Hit> {
  /** Fetches the next page of matches; resolves to all pages fetched so far. */
  fetch: () => Promise<readonly { items: readonly Hit[] }[] | undefined>;
  /** Returns the current query. */
  query: () => string;
  /** Index of the match among all. */
  place: number;
}

/** Returns the match at a position of the next page; undefined without one, or if the search has changed since. */
export async function nextPageMatch<Hit>({ fetch, query, place }: SearchStep<Hit>): Promise<Hit | undefined> {
  const initialQuery = query();
  const pages = await fetch();
  return query() === initialQuery ? pages?.flatMap((page) => page.items)[place] : undefined;
}
