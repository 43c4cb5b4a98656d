import type { ThreadMessage } from "@aangan/ui/conversation";
import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { addReceipt, addStored, type ThreadPage, threadOf, withHeard } from "./thread";

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
      { ...waiting, id: "m2", status: "failed" as const, unreachable: true },
    ];
    expect(threadOf(pages(), pending).map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4", "w"]);
  });
});
