import { InfiniteQueryObserver, MutationObserver, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client";

/** A server that reads when it is called and responds when the test releases it, in order. */
function slowServer<Stored>(stored: Stored) {
  const waiting: (() => void)[] = [];
  const server = {
    stored,
    asked: 0,
    read: async () => {
      const seen = server.stored;
      server.asked += 1;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return seen;
    },
    answer: () => waiting.shift()?.(),
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
  const leave = observer.subscribe(() => {});
  server.answer();
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1);
  return { observer, leave, pages: () => observer.getCurrentResult().data?.pages };
}

it.each(["fetchNextPage", "fetchPreviousPage"] as const)(
  "keeps what came into a list while its further page was read (%s)",
  async (read) => {
    const client = createQueryClient();
    const server = slowServer("page");
    const { observer, leave, pages } = await listOf(client, server);
    const further = observer[read]();
    await expect.poll(() => server.asked).toBe(2);
    client.setQueryData<{ pages: string[] }>(["list"], (data) => data && { ...data, pages: ["page, and a message"] });
    server.answer();
    await further;
    const both = ["page, and a message", "page"];
    expect(pages()).toEqual(read === "fetchNextPage" ? both : both.toReversed());
    const { pageParams } = observer.getCurrentResult().data ?? {};
    expect(pageParams).toEqual(read === "fetchNextPage" ? [0, 1] : [-1, 0]);
    leave();
  },
);

it("leaves a list alone that fits its further page no more", async () => {
  const client = createQueryClient();
  const server = slowServer("page");
  const { observer, leave, pages } = await listOf(client, server);
  const further = observer.fetchNextPage();
  await expect.poll(() => server.asked).toBe(2);
  client.setQueryData(["list"], { pages: ["of another order"], pageParams: ["other"] });
  server.answer();
  await further;
  expect(pages()).toEqual(["of another order"]);
  leave();
});

/** Runs a mutation as a screen does, and shows its result. */
const write = (client: QueryClient, store: () => void, failing = false) =>
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
])("never shows what was read before a write and came after it (answer lost: $lost)", async ({ lost, shown }) => {
  const client = createQueryClient();
  const server = slowServer("before");
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey: ["kept"], queryFn: server.read });
  const leave = observer.subscribe(({ data }) => {
    if (data !== undefined && data !== seen.at(-1)) seen.push(data);
  });
  server.answer();
  await expect.poll(() => seen).toEqual(["before"]);

  // Refetched; the server reads, then stores, and the first response comes last.
  void observer.refetch();
  await expect.poll(() => server.asked).toBe(2);
  await write(
    client,
    () => {
      server.stored = "after";
    },
    lost,
  );
  server.answer();
  await expect.poll(() => server.asked).toBe(3);
  server.answer();
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  expect(seen).toEqual(shown);
  leave();
});

it("reads again what a write overtook on its first way", async () => {
  const client = createQueryClient();
  const server = slowServer("before");
  const observer = new QueryObserver(client, { queryKey: ["kept"], queryFn: server.read });
  const leave = observer.subscribe(() => {});
  await write(client, () => {
    server.stored = "after";
  });
  server.answer();
  await expect.poll(() => server.asked).toBe(2);
  server.answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe("after");
  leave();
});

it("asks for nothing when nothing is being read, and leaves a further page alone", async () => {
  const client = createQueryClient();
  const server = slowServer("page");
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ["list"],
    queryFn: server.read,
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
  });
  const leave = observer.subscribe(() => {});
  server.answer();
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1);
  await write(client, () => {});
  expect(server.asked).toBe(1);

  const further = observer.fetchNextPage();
  await expect.poll(() => server.asked).toBe(2);
  await write(client, () => {});
  server.answer();
  await further;
  expect(observer.getCurrentResult().data?.pages).toEqual(["page", "page"]);
  expect(server.asked).toBe(2);
  leave();
});
