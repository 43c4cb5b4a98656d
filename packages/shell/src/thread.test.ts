import type { ThreadMessage } from "@aangan/ui/conversation";
import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addReceipt,
  addStored,
  aroundKey,
  forgetThread,
  setHead,
  type ThreadPage,
  threadOf,
  withHeard,
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

describe("what arrives while the conversation is being read", () => {
  const answer = (...seqs: number[]) => ({ head: null, earlier: null, messages: seqs.map((seq) => message(seq)) });
  const read = (page: ThreadPage<null>, newest = true) =>
    withHeard(client, key, page, newest).messages.map(({ id, status }) => `${id} ${status}`);

  it("is not lost to an answer that is older", () => {
    addStored(client, key, message(5));
    addReceipt(client, key, { deliveredSeq: 4, readSeq: 3 });
    expect(read(answer(3, 4))).toEqual(["m3 read", "m4 delivered", "m5 sent"]);
  });

  it("is not lost to the very first answer", () => {
    client = new QueryClient();
    addStored(client, key, message(1));
    expect(read(answer())).toEqual(["m1 sent"]);
  });

  it("stays out of earlier pages, and out of a newer answer that has it", () => {
    addStored(client, key, message(5));
    expect(read(answer(1, 2), false)).toEqual(["m1 sent", "m2 sent"]);
    expect(read(answer(4, 5))).toEqual(["m4 sent", "m5 sent"]);
    // Once an answer reaches beyond it, whether it is still there is for the server to say.
    expect(read(answer(3, 4))).toEqual(["m3 sent", "m4 sent"]);
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
    const page = { head: null, earlier: null, messages: [] };
    expect(withHeard(client, key, page, true).messages).toEqual([]);
  });
});
