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
const kept = (id: string, peerId: string, over: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  peerId,
  text: `Text ${id}`,
  createdAt: `2026-11-20T17:00:0${id}Z`,
  status: "failed",
  unreachable: true,
  ...over,
});

let posted: string[];
let arrived: string[];
let refused: string[];
let answer: (message: Outgoing) => Promise<ThreadMessage>;
let flusher: Flusher;

const begin = () =>
  startFlusher({
    serves: (peerId) => !peerId.startsWith("companion-"),
    post: (peerId, message) => {
      posted.push(`${peerId}: ${message.text}`);
      return answer(message);
    },
    onStored: (peerId, { text }) => arrived.push(`${peerId}: ${text}`),
    onRefused: (peerId, error) => refused.push(`${peerId}: ${error.message}`),
  });
const settled = () => vi.advanceTimersByTimeAsync(0);
const unreachable = async () => {
  throw new ApiError(0, "unreachable");
};

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  arrived = [];
  refused = [];
  answer = async (message) => stored(message);
  flusher = begin();
});
afterEach(() => {
  flusher.stop();
  for (const { id } of outbox.all()) outbox.remove(id);
  vi.useRealTimers();
});

describe("emptying the outbox", () => {
  it("sends what is written to anybody, in the order written, with no conversation shown", async () => {
    outbox.write("meera", "One", null);
    outbox.write("meera", "Two", null);
    outbox.write("kabir", "Hello", null);
    await settled();
    expect(posted.filter((line) => line.startsWith("meera"))).toEqual(["meera: One", "meera: Two"]);
    expect([...arrived].sort()).toEqual(["kabir: Hello", "meera: One", "meera: Two"]);
    expect([outbox.all(), refused]).toEqual([[], []]);
  });

  it("sends what an earlier page left when it is woken: every peer's, and not what goes another way", async () => {
    outbox.put(kept("1", "meera"));
    outbox.put(kept("2", "kabir"));
    outbox.put(kept("3", "companion-tara"));
    outbox.put(kept("4", "meera", { unreachable: false }));
    await settled();
    expect(posted).toEqual([]);
    flusher.wake();
    await settled();
    expect([...posted].sort()).toEqual(["kabir: Text 2", "meera: Text 1"]);
    // The companion's own, and the rejected one.
    expect(outbox.all().map(({ id }) => id)).toEqual(["3", "4"]);
    outbox.put(kept("5", "companion-tara", { status: "waiting", unreachable: false }));
    await settled();
    expect(posted).toHaveLength(2);
  });

  it("tries again by itself what no server answered, and at once when it is woken", async () => {
    answer = unreachable;
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
    answer = async (message) => stored(message);
    await vi.advanceTimersToNextTimerAsync();
    expect([arrived, vi.getTimerCount()]).toEqual([["meera: In a tunnel"], 0]);
  });

  it("lets nothing overtake what waits, and gives up what is discarded", async () => {
    answer = unreachable;
    outbox.write("meera", "One", null);
    await settled();
    outbox.write("meera", "Two", null);
    await settled();
    const [first] = outbox.all();
    outbox.remove(first?.id ?? "");
    answer = async (message) => stored(message);
    flusher.wake();
    await settled();
    expect([posted, arrived]).toEqual([["meera: One", "meera: One", "meera: Two"], ["meera: Two"]]);
  });

  it("says what was refused, which stays with the person", async () => {
    answer = async () => {
      throw new ApiError(403, "Not here");
    };
    outbox.write("meera", "One", null);
    await settled();
    expect([refused, vi.getTimerCount()]).toEqual([["meera: Not here"], 0]);
    expect(outbox.all()).toMatchObject([{ status: "failed", unreachable: false }]);
  });

  it("ends with the frame", async () => {
    answer = unreachable;
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
