import { ApiError } from "@aangan/api/errors";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outgoing } from "./delivery";
import { type Flusher, startFlusher } from "./flushing";
import { type OutboxItem, outbox } from "./outbox";

const stored = ({ id, text }: Outgoing): ThreadMessage => ({
  id,
  text,
  seq: 1,
  createdAt: "2026-11-20T17:00:00Z",
  mine: true,
  automatic: false,
  status: "sent",
});
const unsent = (id: string, peerId: string, over: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  peerId,
  text: `Text ${id}`,
  createdAt: `2026-11-20T17:00:0${id}Z`,
  status: "failed",
  unreachable: true,
  ...over,
});

let posted: string[];
let delivered: string[];
let rejected: string[];
let respond: (message: Outgoing) => Promise<ThreadMessage>;
let flusher: Flusher;

const start = () =>
  startFlusher({
    serves: (peerId) => !peerId.startsWith("companion-"),
    post: (peerId, message) => {
      posted.push(`${peerId}: ${message.text}`);
      return respond(message);
    },
    onStored: (peerId, { text }) => delivered.push(`${peerId}: ${text}`),
    onRefused: (peerId, error) => rejected.push(`${peerId}: ${error.message}`),
  });
const settled = () => vi.advanceTimersByTimeAsync(0);
const unreachable = async () => {
  throw new ApiError(0, "unreachable");
};

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  delivered = [];
  rejected = [];
  respond = async (message) => stored(message);
  flusher = start();
});
afterEach(() => {
  flusher.stop();
  for (const { id } of outbox.all()) outbox.remove(id);
  vi.useRealTimers();
});

describe("startFlusher", () => {
  it("sends new messages to every peer in the order written, without an open conversation", async () => {
    outbox.write("meera", "One", null);
    outbox.write("meera", "Two", null);
    outbox.write("kabir", "Hello", null);
    await settled();
    expect(posted.filter((line) => line.startsWith("meera"))).toEqual(["meera: One", "meera: Two"]);
    expect([...delivered].sort()).toEqual(["kabir: Hello", "meera: One", "meera: Two"]);
    expect([outbox.all(), rejected]).toEqual([[], []]);
  });

  it("sends the unsent messages of an earlier page on wake, except those of peers it does not serve", async () => {
    outbox.put(unsent("1", "meera"));
    outbox.put(unsent("2", "kabir"));
    outbox.put(unsent("3", "companion-tara"));
    outbox.put(unsent("4", "meera", { unreachable: false }));
    await settled();
    expect(posted).toEqual([]);
    flusher.wake();
    await settled();
    expect([...posted].sort()).toEqual(["kabir: Text 2", "meera: Text 1"]);
    // The companion's own, and the rejected one.
    expect(outbox.all().map(({ id }) => id)).toEqual(["3", "4"]);
    outbox.put(unsent("5", "companion-tara", { status: "waiting", unreachable: false }));
    await settled();
    expect(posted).toHaveLength(2);
  });

  it("retries messages without a response automatically, and at once on wake", async () => {
    respond = unreachable;
    outbox.write("meera", "In a tunnel", null);
    await settled();
    expect(posted).toHaveLength(1);
    expect(outbox.all()).toMatchObject([{ status: "failed", unreachable: true }]);
    await vi.advanceTimersToNextTimerAsync();
    await vi.advanceTimersToNextTimerAsync();
    expect(posted).toHaveLength(3);
    flusher.wake();
    await settled();
    expect([posted.length, vi.getTimerCount()]).toEqual([4, 1]);
    respond = async (message) => stored(message);
    await vi.advanceTimersToNextTimerAsync();
    expect([delivered, vi.getTimerCount()]).toEqual([["meera: In a tunnel"], 0]);
  });

  it("keeps the order behind a waiting message, and does not send a discarded one", async () => {
    respond = unreachable;
    outbox.write("meera", "One", null);
    await settled();
    outbox.write("meera", "Two", null);
    await settled();
    const [first] = outbox.all();
    outbox.remove(first?.id ?? "");
    respond = async (message) => stored(message);
    flusher.wake();
    await settled();
    expect([posted, delivered]).toEqual([["meera: One", "meera: One", "meera: Two"], ["meera: Two"]]);
  });

  it("reports a rejected message and keeps it in the outbox", async () => {
    respond = async () => {
      throw new ApiError(403, "Not here");
    };
    outbox.write("meera", "One", null);
    await settled();
    expect([rejected, vi.getTimerCount()]).toEqual([["meera: Not here"], 0]);
    expect(outbox.all()).toMatchObject([{ status: "failed", unreachable: false }]);
  });

  it("sends nothing after it was stopped", async () => {
    respond = unreachable;
    outbox.write("meera", "One", null);
    await settled();
    flusher.stop();
    expect(vi.getTimerCount()).toBe(0);
    flusher.wake();
    outbox.write("meera", "Two", null);
    await settled();
    expect(posted).toHaveLength(1);
  });
});
