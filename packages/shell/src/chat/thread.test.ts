import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type InfiniteData, InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addMessage,
  addOwnMessage,
  addReceipt,
  aroundKey,
  changeMessage,
  refetchThread,
  type ThreadPage,
  threadOf,
} from "./thread";

const key = ["conversations", "meera"];
const message = (seq: number, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${seq}`,
  seq,
  text: "Namaste",
  createdAt: "2026-11-20T17:00:00Z",
  mine: true,
  automatic: false,
  status: "sent",
  ...over,
});

let client: QueryClient;
const pages = () => client.getQueryData<InfiniteData<ThreadPage<null>>>(key)?.pages ?? [];
const ids = () => pages().map((page) => page.messages.map(({ id }) => id));

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(key, {
    pageParams: [undefined, 3],
    pages: [
      { head: null, earlier: 3, messages: [message(3), message(4)] },
      { head: null, earlier: null, messages: [message(1), message(2)] },
    ],
  });
});

describe("changeMessage", () => {
  const quote = { id: "m1", seq: 1, state: "present", mine: true, team: false, text: "Namaste", kind: "" } as const;

  it("replaces a message on any page, and the quotes of it", () => {
    addMessage(client, key, message(5, { replyTo: quote }));
    changeMessage(client, key, message(1, { text: "New\nline", version: 2, edited: true }));
    expect(pages()[1]?.messages[0]).toMatchObject({ text: "New\nline", edited: true });
    expect(pages()[0]?.messages.at(-1)?.replyTo).toEqual({ ...quote, text: "New" });
    changeMessage(client, key, message(1, { text: "", version: 3, unsent: true }));
    expect(pages()[0]?.messages.at(-1)?.replyTo).toEqual({ ...quote, text: "", state: "unsent" });
  });

  it("ignores an earlier version, and a message that is not cached", () => {
    changeMessage(client, key, message(1, { text: "", version: 3, unsent: true }));
    changeMessage(client, key, message(1, { text: "Second", version: 2 }));
    changeMessage(client, key, message(9, { version: 2 }));
    expect(pages()[1]?.messages[0]).toMatchObject({ unsent: true, text: "" });
    expect(ids()).toEqual([
      ["m3", "m4"],
      ["m1", "m2"],
    ]);
  });
});

describe("addMessage and addReceipt", () => {
  it("addMessage inserts into the newest page in order, once", () => {
    addMessage(client, key, message(6));
    addMessage(client, key, message(5));
    addMessage(client, key, message(6));
    addMessage(client, key, message(1));
    expect(ids()).toEqual([
      ["m3", "m4", "m5", "m6"],
      ["m1", "m2"],
    ]);
  });

  it("addMessage does nothing when the conversation is not cached", () => {
    addMessage(client, ["conversations", "kabir"], message(1));
    expect(client.getQueryData(["conversations", "kabir"])).toBeUndefined();
  });

  it("addReceipt raises statuses on every page", () => {
    addReceipt(client, key, { deliveredSeq: 4, readSeq: 1 });
    const statuses = pages().flatMap((page) => page.messages.map(({ id, status }) => `${id} ${status}`));
    expect(statuses).toEqual(["m3 delivered", "m4 delivered", "m1 read", "m2 delivered"]);
  });
});

describe("addOwnMessage, during a fetch of the conversation", () => {
  const page = (...seqs: number[]) => ({ head: null, earlier: null, messages: seqs.map((seq) => message(seq)) });

  it.each([
    { fetch: "first", cached: undefined },
    { fetch: "repeated", cached: { pageParams: [{}], pages: [page(3, 4)] } },
  ])("keeps the message when the $fetch fetch returns an older state", async ({ cached }) => {
    client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    if (cached) client.setQueryData(key, cached);
    const responses: ((page: ThreadPage<null>) => void)[] = [];
    const observer = new InfiniteQueryObserver(client, {
      queryKey: key,
      queryFn: () => new Promise<ThreadPage<null>>((resolve) => responses.push(resolve)),
      initialPageParam: {},
      getNextPageParam: () => undefined,
    });
    const shown: string[] = [];
    const unsubscribe = observer.subscribe(({ data }) =>
      shown.push(data?.pages[0]?.messages.map(({ id }) => id).join() ?? ""),
    );
    if (cached) void observer.refetch();
    await expect.poll(() => responses.length).toBe(1);
    addOwnMessage(client, key, message(5));
    responses[0]?.(page(3, 4));
    await expect.poll(() => responses.length).toBe(2);
    if (cached) expect(ids()).toEqual([["m3", "m4", "m5"]]);
    responses[1]?.(page(3, 4, 5));
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
    expect(ids()).toEqual([["m3", "m4", "m5"]]);
    // Once shown it is never taken away.
    expect(shown.slice(shown.indexOf("m3,m4,m5")).every((ids) => ids === "m3,m4,m5")).toBe(true);
    unsubscribe();
  });
});

describe("threadOf", () => {
  it("appends unsent messages, and removes those that are stored", () => {
    const waiting = { id: "w", peerId: "meera", text: "On its way", createdAt: "2026-11-20T18:00:00Z" };
    const pending = [
      { ...waiting, status: "waiting" as const, unreachable: false },
      { ...waiting, id: "q", createdAt: "2026-11-20T18:01:00Z", status: "failed" as const, unreachable: true },
      { ...waiting, id: "r", createdAt: "2026-11-20T18:02:00Z", status: "failed" as const, unreachable: false },
      { ...waiting, id: "m2", status: "failed" as const, unreachable: true },
    ];
    const thread = threadOf(pages(), pending);
    expect(thread.map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4", "w", "q", "r"]);
    // Messages that did not reach the server are resent; rejected ones are not.
    expect(thread.slice(-3).map(({ status }) => status)).toEqual(["waiting", "queued", "failed"]);
  });

  it("shows messages behind an unreachable one as queued", () => {
    const item = { peerId: "meera", text: "In a tunnel", createdAt: "2026-11-20T18:00:00Z" };
    const thread = threadOf(pages(), [
      { ...item, id: "w", status: "failed", unreachable: true },
      { ...item, id: "x", createdAt: "2026-11-20T18:01:00Z", status: "waiting", unreachable: false },
    ]);
    expect(thread.slice(-2).map(({ status }) => status)).toEqual(["queued", "queued"]);
  });
});

describe("addMessage and addReceipt, on the pages around a message", () => {
  const around = aroundKey(key, 40);
  const aroundIds = () =>
    client.getQueryData<InfiniteData<ThreadPage<null>>>(around)?.pages.map((page) => page.messages.map(({ id }) => id));
  const show = (later: number | null) =>
    client.setQueryData(around, {
      pageParams: [{ around: 40 }],
      pages: [{ head: null, earlier: 39, later, messages: [message(39), message(40)] }],
    });

  it("addMessage adds nothing while other messages are in between", () => {
    show(40);
    addMessage(client, key, message(50));
    expect(aroundIds()).toEqual([["m39", "m40"]]);
    expect(ids()[0]).toEqual(["m3", "m4", "m50"]);
  });

  it("addMessage adds once the pages reach the newest, and addReceipt always applies", () => {
    show(null);
    addMessage(client, key, message(41));
    addReceipt(client, key, { deliveredSeq: 41, readSeq: 40 });
    expect(aroundIds()).toEqual([["m39", "m40", "m41"]]);
    const data = client.getQueryData<InfiniteData<ThreadPage<null>>>(around);
    expect(data?.pages[0]?.messages.map(({ status }) => status)).toEqual(["read", "read", "delivered"]);
  });
});

describe("refetchThread", () => {
  it("refetchThread removes pages without observers and invalidates the conversation", async () => {
    client.setQueryData(aroundKey(key, 40), { pageParams: [], pages: [] });
    await refetchThread(client, key);
    expect(client.getQueryData(aroundKey(key, 40))).toBeUndefined();
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
