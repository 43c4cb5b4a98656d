import {
  CancelledError,
  hashKey,
  type InfiniteData,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryPersister,
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
        // All that a reading is wrapped in; nothing is kept by it. The library takes it for a reason to ask without a connection.
        persister: joinFurther,
        networkMode: "online",
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

type Pages = InfiniteData<unknown, unknown>;

/**
 * The library puts a further page to the pages as they were when it was asked for, and what came into them meanwhile is gone: a
 * message that was heard, a comment that was written. Here it is put to those that are there when it comes.
 */
const joinFurther: QueryPersister = async (read, context, query) => {
  const direction: "forward" | "backward" | undefined = query.state.fetchMeta?.fetchMore?.direction;
  const before = query.state.data as Pages | undefined;
  const answer = await read(context);
  const now = query.state.data as Pages | undefined;
  if (!direction || !before || !now || now === before) return answer;
  const { pages, pageParams } = answer as Pages;
  // No further page was there, or it fits those of now no more.
  if (pages.length === before.pages.length || hashKey(now.pageParams) !== hashKey(before.pageParams))
    return now as never;
  const at = direction === "forward" ? -1 : 0;
  const put = (to: readonly unknown[], further: unknown) => (at === 0 ? [further, ...to] : [...to, further]);
  return { pages: put(now.pages, pages.at(at)), pageParams: put(now.pageParams, pageParams.at(at)) } as never;
};

/**
 * The library ends a reading that is overtaken and begins another, but for three: a first one is joined, one that nobody
 * waits for any more goes on, and either answer then counts as new; and a further page of a list is given up. These three are
 * asked for again when they have come. So is a list whose reading is given up because somebody wants its further page.
 */
class Reader extends QueryClient {
  readonly #behind = new WeakMap<Promise<unknown>, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = () =>
      this.getQueryCache()
        .findAll({ ...filters, fetchStatus: "fetching" })
        .map((query) => ({ query, reading: query.promise }));
    const begun = fetching();
    const further = new Set<unknown>(begun.map(({ query }) => query).filter(isReadingOn));
    const asked = super.invalidateQueries<Key>(
      { ...filters, predicate: (query) => !further.has(query) && (filters?.predicate?.(query) ?? true) },
      options,
    );
    const overtaken = begun.filter(({ query, reading }) => query.promise === reading);
    const known = new Set(overtaken.map(({ reading }) => reading));
    for (const { query, reading } of fetching()) if (!known.has(reading)) this.#keepUp(query, reading, options);
    const behind = overtaken.map(({ query, reading }) => {
      const again = this.#askBehind(query, reading, filters?.refetchType, options);
      // What nobody looks at keeps nobody waiting.
      return query.isActive() ? again : undefined;
    });
    await Promise.all([asked, ...behind]);
  }

  /** Asks for a list again whose new reading is given up for a further page. */
  #keepUp(query: Query, reading: Promise<unknown> | undefined, options?: InvalidateOptions): void {
    reading?.catch((error: unknown) => {
      if (error instanceof CancelledError && isReading(query) && isReadingOn(query))
        return this.#askBehind(query, query.promise, undefined, options);
    });
  }

  /** Asks for a query again when a reading of it has come: once, however often that is wanted. */
  #askBehind(
    query: Query,
    reading: Promise<unknown> | undefined,
    refetchType: InvalidateQueryFilters["refetchType"],
    options?: InvalidateOptions,
  ): Promise<void> {
    if (!reading) return Promise.resolve();
    const ask = (type = refetchType) =>
      super.invalidateQueries(
        { queryKey: query.queryKey, exact: true, ...(type ? { refetchType: type } : {}) },
        options,
      );
    const again = () =>
      reading.then(
        () => ask(),
        (error) => {
          if (!(error instanceof CancelledError)) return ask();
          // Given up for a further page, it is asked for behind that.
          if (isReading(query) && isReadingOn(query))
            return this.#askBehind(query, query.promise, refetchType, options);
          // Whoever ends a reading before it has come says when there is to be another.
          return ask("none");
        },
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
