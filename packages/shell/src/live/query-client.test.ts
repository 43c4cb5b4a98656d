import { InfiniteQueryObserver, MutationObserver, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client";

/** A server that reads when it is called and responds when the test releases it, in order. */
function slowServer<Stored>(stored: Stored) {
  const waiting: (() => void)[] = [];
  const server = {
    stored,
    requests: 0,
    read: async () => {
      const value = server.stored;
      server.requests += 1;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return value;
    },
    respond: () => waiting.shift()?.(),
  };
  return server;
}

/** A list of which the first page is read. */
async function listOf(client: QueryClient, server: ReturnType<typeof slowServer<string>>) {
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ["list"],
    queryFn: server.read,
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
    getPreviousPageParam: (_page, pages) => -pages.length,
  });
  const unsubscribe = observer.subscribe(() => {});
  server.respond();
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1);
  return { observer, unsubscribe, pages: () => observer.getCurrentResult().data?.pages };
}

it.each(["fetchNextPage", "fetchPreviousPage"] as const)(
  "the query client keeps cache updates made during %s",
  async (read) => {
    const client = createQueryClient();
    const server = slowServer("page");
    const { observer, unsubscribe, pages } = await listOf(client, server);
    const nextPage = observer[read]();
    await expect.poll(() => server.requests).toBe(2);
    client.setQueryData<{ pages: string[] }>(["list"], (data) => data && { ...data, pages: ["page, and a message"] });
    server.respond();
    await nextPage;
    const both = ["page, and a message", "page"];
    expect(pages()).toEqual(read === "fetchNextPage" ? both : both.toReversed());
    const { pageParams } = observer.getCurrentResult().data ?? {};
    expect(pageParams).toEqual(read === "fetchNextPage" ? [0, 1] : [-1, 0]);
    unsubscribe();
  },
);

it("the query client drops a next page when the list was replaced during its fetch", async () => {
  const client = createQueryClient();
  const server = slowServer("page");
  const { observer, unsubscribe, pages } = await listOf(client, server);
  const nextPage = observer.fetchNextPage();
  await expect.poll(() => server.requests).toBe(2);
  client.setQueryData(["list"], { pages: ["of another order"], pageParams: ["other"] });
  server.respond();
  await nextPage;
  expect(pages()).toEqual(["of another order"]);
  unsubscribe();
});

/** Runs a mutation as a screen does, and shows its result. */
const mutate = (client: QueryClient, store: () => void, failing = false) =>
  new MutationObserver(client, {
    mutationFn: async () => {
      store();
      if (failing) throw new Error("The answer was lost.");
    },
    onSuccess: () => client.setQueryData(["kept"], "after"),
  })
    .mutate()
    .catch(() => undefined);

it.each([
  { lost: false, shown: ["before", "after"] },
  { lost: true, shown: ["before", "after"] },
])(
  "the query client drops a response from before a mutation (mutation's response lost: $lost)",
  async ({ lost, shown }) => {
    const client = createQueryClient();
    const server = slowServer("before");
    const shownValues: unknown[] = [];
    const observer = new QueryObserver(client, { queryKey: ["kept"], queryFn: server.read });
    const unsubscribe = observer.subscribe(({ data }) => {
      if (data !== undefined && data !== shownValues.at(-1)) shownValues.push(data);
    });
    server.respond();
    await expect.poll(() => shownValues).toEqual(["before"]);

    // Refetched; the server reads, then stores, and the first response comes last.
    void observer.refetch();
    await expect.poll(() => server.requests).toBe(2);
    await mutate(
      client,
      () => {
        server.stored = "after";
      },
      lost,
    );
    server.respond();
    await expect.poll(() => server.requests).toBe(3);
    server.respond();
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
    expect(shownValues).toEqual(shown);
    unsubscribe();
  },
);

it("the query client repeats a first fetch during which a mutation was stored", async () => {
  const client = createQueryClient();
  const server = slowServer("before");
  const observer = new QueryObserver(client, { queryKey: ["kept"], queryFn: server.read });
  const unsubscribe = observer.subscribe(() => {});
  await mutate(client, () => {
    server.stored = "after";
  });
  server.respond();
  await expect.poll(() => server.requests).toBe(2);
  server.respond();
  await expect.poll(() => observer.getCurrentResult().data).toBe("after");
  unsubscribe();
});

it("the query client fetches nothing after a mutation without a fetch in flight, and lets a next page finish", async () => {
  const client = createQueryClient();
  const server = slowServer("page");
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ["list"],
    queryFn: server.read,
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
  });
  const unsubscribe = observer.subscribe(() => {});
  server.respond();
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1);
  await mutate(client, () => {});
  expect(server.requests).toBe(1);

  const nextPage = observer.fetchNextPage();
  await expect.poll(() => server.requests).toBe(2);
  await mutate(client, () => {});
  server.respond();
  await nextPage;
  expect(observer.getCurrentResult().data?.pages).toEqual(["page", "page"]);
  expect(server.requests).toBe(2);
  unsubscribe();
});
