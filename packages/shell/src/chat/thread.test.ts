import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { cacheUpdatesOf, clearCacheUpdates } from "./cache-updates";
import {
  addReceipt,
  addStored,
  aroundKey,
  forgetThread,
  pagesOf,
  setHead,
  type ThreadPage,
  type ThreadPlace,
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

describe("what arrives", () => {
  it("joins the newest page in order, once", () => {
    addStored(client, key, message(6));
    addStored(client, key, message(5));
    addStored(client, key, message(6));
    addStored(client, key, message(1));
    expect(ids()).toEqual([
      ["m3", "m4", "m5", "m6"],
      ["m1", "m2"],
    ]);
  });

  it("is left alone while the conversation has not been read", () => {
    addStored(client, ["conversations", "kabir"], message(1));
    expect(client.getQueryData(["conversations", "kabir"])).toBeUndefined();
  });

  it("raises statuses on every page", () => {
    addReceipt(client, key, { deliveredSeq: 4, readSeq: 1 });
    const statuses = pages().flatMap((page) => page.messages.map(({ id, status }) => `${id} ${status}`));
    expect(statuses).toEqual(["m3 delivered", "m4 delivered", "m1 read", "m2 delivered"]);
  });
});

/** Reads a page as a query does; `meanwhile` happens while the answer is on its way. */
const reading = async (page: ThreadPage<null>, meanwhile: () => void = () => {}, place: ThreadPlace = {}) => {
  const read = async () => {
    meanwhile();
    return page;
  };
  const { messages } = await pagesOf<null>(client, key, read).queryFn({ pageParam: place });
  return messages.map(({ id, status }) => `${id} ${status}`);
};
const answer = (...seqs: number[]) => ({ head: null, earlier: null, messages: seqs.map((seq) => message(seq)) });

describe("what arrives while the conversation is being read", () => {
  const hearFive = () => addStored(client, key, message(5));

  it("is not lost to an answer that is older", async () => {
    addReceipt(client, key, { deliveredSeq: 4, readSeq: 3 });
    expect(await reading(answer(3, 4), hearFive)).toEqual(["m3 read", "m4 delivered", "m5 sent"]);
  });

  it("is not lost to the very first answer", async () => {
    client = new QueryClient();
    expect(await reading(answer(), hearFive)).toEqual(["m5 sent"]);
  });

  it("stays out of earlier pages, and out of a newer answer that has it", async () => {
    expect(await reading(answer(1, 2), hearFive, { before: 3 })).toEqual(["m1 sent", "m2 sent"]);
    expect(await reading(answer(4, 5))).toEqual(["m4 sent", "m5 sent"]);
    // Once an answer reaches beyond it, whether it is still there is for the server to say.
    expect(await reading(answer(3, 4))).toEqual(["m3 sent", "m4 sent"]);
  });

  it("is not lost to an older answer when another reading began after it", async () => {
    let come: (page: ThreadPage<null>) => void = () => {};
    const slow = () => new Promise<ThreadPage<null>>((resolve) => (come = resolve));
    const first = pagesOf<null>(client, key, slow).queryFn({ pageParam: {} });
    hearFive();
    expect(await reading(answer(3, 4, 5), undefined, { around: 4 })).toEqual(["m3 sent", "m4 sent", "m5 sent"]);
    come(answer(3, 4));
    expect((await first).messages.map(({ id }) => id)).toEqual(["m3", "m4", "m5"]);
  });
});

describe("messages that were deleted", () => {
  it("do not come back from what was heard before, however the reading comes about", async () => {
    addStored(client, key, message(5));
    addStored(client, key, message(6));
    expect(await reading(answer())).toEqual([]);
    // What is written after the deletion stands alone.
    expect(await reading(answer(), () => addStored(client, key, message(7)))).toEqual(["m7 sent"]);
    expect(await reading(answer(7))).toEqual(["m7 sent"]);
  });
});

describe("threadOf", () => {
  it("puts what is on its way behind what is stored, and drops it once stored", () => {
    const waiting = { id: "w", peerId: "meera", text: "On its way", createdAt: "2026-11-20T18:00:00Z" };
    const pending = [
      { ...waiting, status: "waiting" as const, unreachable: false },
      { ...waiting, id: "q", createdAt: "2026-11-20T18:01:00Z", status: "failed" as const, unreachable: true },
      { ...waiting, id: "r", createdAt: "2026-11-20T18:02:00Z", status: "failed" as const, unreachable: false },
      { ...waiting, id: "m2", status: "failed" as const, unreachable: true },
    ];
    const thread = threadOf(pages(), pending);
    expect(thread.map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4", "w", "q", "r"]);
    // What no server took goes by itself; what was refused does not.
    expect(thread.slice(-3).map(({ status }) => status)).toEqual(["waiting", "queued", "failed"]);
  });

  it("shows what was written behind one that reaches nobody as waiting with it", () => {
    const item = { peerId: "meera", text: "In a tunnel", createdAt: "2026-11-20T18:00:00Z" };
    const thread = threadOf(pages(), [
      { ...item, id: "w", status: "failed", unreachable: true },
      { ...item, id: "x", createdAt: "2026-11-20T18:01:00Z", status: "waiting", unreachable: false },
    ]);
    expect(thread.slice(-2).map(({ status }) => status)).toEqual(["queued", "queued"]);
  });
});

describe("the pages around a message", () => {
  const around = aroundKey(key, 40);
  const aroundIds = () =>
    client.getQueryData<InfiniteData<ThreadPage<null>>>(around)?.pages.map((page) => page.messages.map(({ id }) => id));
  const show = (later: number | null) =>
    client.setQueryData(around, {
      pageParams: [{ around: 40 }],
      pages: [{ head: null, earlier: 39, later, messages: [message(39), message(40)] }],
    });

  it("take no new message while others lie between", () => {
    show(40);
    addStored(client, key, message(50));
    expect(aroundIds()).toEqual([["m39", "m40"]]);
    expect(ids()[0]).toEqual(["m3", "m4", "m50"]);
  });

  it("take it once they reach the newest, and receipts always", () => {
    show(null);
    addStored(client, key, message(41));
    addReceipt(client, key, { deliveredSeq: 41, readSeq: 40 });
    expect(aroundIds()).toEqual([["m39", "m40", "m41"]]);
    const data = client.getQueryData<InfiniteData<ThreadPage<null>>>(around);
    expect(data?.pages[0]?.messages.map(({ status }) => status)).toEqual(["read", "read", "delivered"]);
  });
});

describe("a conversation that changed as a whole", () => {
  it("gets a new head without losing its messages", () => {
    setHead(client, key, "new");
    expect(client.getQueryData<InfiniteData<ThreadPage<string>>>(key)?.pages.map(({ head }) => head)).toEqual([
      "new",
      "new",
    ]);
    expect(ids()).toEqual([
      ["m3", "m4"],
      ["m1", "m2"],
    ]);
  });

  it("is not filled again with what was heard of it before it was deleted", async () => {
    addStored(client, key, message(5));
    await forgetThread(client, key);
    expect(cacheUpdatesOf(client, key).messages).toEqual([]);
  });

  it("is forgotten with all others when everything is read anew", () => {
    const other = ["conversations", "kabir"];
    addStored(client, key, message(5));
    addStored(client, other, message(1));
    clearCacheUpdates(client);
    expect([cacheUpdatesOf(client, key).messages, cacheUpdatesOf(client, other).messages]).toEqual([[], []]);
  });
});
