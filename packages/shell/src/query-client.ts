import {
  CancelledError,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * Answers stay as they are until something says that they changed (a live event, a write, a reset): they never go stale
 * by themselves, and a failed call is shown instead of being tried again behind the person's back. What is being read while
 * a write is answered is read again.
 *
 * What it is told to be old (`invalidateQueries`) is read once more even when it is being read just then: the server may have
 * looked before the change. The promise that is returned waits for that reading too.
 */
export function createQueryClient(): QueryClient {
  // A write that fails may have been stored all the same. Both come before what the mutation itself makes of its answer, so that
  // what it asks for is not asked for twice. What is shown waits for the new answer, so that the old one is never seen.
  const answered = () =>
    // A further page of a list is left alone: what is new in a list comes with its first one.
    void client.invalidateQueries({ predicate: (query) => isReading(query) && !isReadingOn(query) });
  const client = new Reader({
    mutationCache: new MutationCache({ onSuccess: answered, onError: answered }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Without a connection a write fails at once. It must not wait, unsaid, for there to be one: nobody's account may go, and
      // nobody be logged out, whenever that is.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

const isReading = ({ state }: Query) => state.fetchStatus === "fetching";

/** Reads a further page of a list. */
const isReadingOn = ({ state }: Query) => Boolean(state.fetchMeta?.fetchMore);

/**
 * The library ends a reading that is overtaken and begins another, but for three: a first one is joined, one that nobody
 * waits for any more goes on, and either answer then counts as new; and a further page of a list is given up. These three are
 * asked for again when they have come.
 */
class Reader extends QueryClient {
  readonly #behind = new WeakMap<Promise<unknown>, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .map((query) => ({ query, reading: query.promise }));
    const further = new Set<unknown>(begun.map(({ query }) => query).filter(isReadingOn));
    const asked = super.invalidateQueries<Key>(
      { ...filters, predicate: (query) => !further.has(query) && (filters?.predicate?.(query) ?? true) },
      options,
    );
    const overtaken = begun.map(({ query, reading }) =>
      reading && query.promise === reading ? this.#askBehind(query, reading, filters, options) : undefined,
    );
    await Promise.all([asked, ...overtaken]);
  }

  /** Asks for a query again when a reading of it has come: once, however often that is wanted. */
  #askBehind(
    { queryKey }: Query,
    reading: Promise<unknown>,
    { refetchType }: Pick<InvalidateQueryFilters, "refetchType"> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const ask = (type = refetchType) =>
      super.invalidateQueries({ queryKey, exact: true, ...(type ? { refetchType: type } : {}) }, options);
    // Whoever ends a reading before it has come says when there is to be another.
    const again = () =>
      reading.then(
        () => ask(),
        (error) => ask(error instanceof CancelledError ? "none" : refetchType),
      );
    // Whoever only marks it as old does not spare another the reading.
    if (refetchType) return again();
    const known = this.#behind.get(reading);
    if (known) return known;
    const asked = again();
    this.#behind.set(reading, asked);
    return asked;
  }
}
