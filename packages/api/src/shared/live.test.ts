import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectLive, type LiveEvent, type LiveState } from "./live";
import { createMailbox, type Mailbox } from "./mailbox";

/** A browser's EventSource, controlled by the test. */
class Source extends EventTarget {
  static all: Source[] = [];
  onopen?: () => void;
  onerror?: () => void;
  closed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
  emit(kind: string, id: string, data = "{}") {
    this.dispatchEvent(Object.assign(new Event(kind), { lastEventId: id, data }));
  }
}

const newest = () => {
  const source = Source.all.at(-1);
  if (!source) throw new Error("no stream was opened");
  return source;
};

let events: LiveEvent[];
let states: LiveState[];
let resets: number;
let stop: () => void;
let mailbox: Mailbox;

beforeEach(async ({ task }) => {
  vi.useFakeTimers();
  mailbox = createMailbox();
  Source.all = [];
  events = [];
  states = [];
  resets = 0;
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  stop = connectLive({
    url: "/api/live",
    mailbox,
    kinds: ["message", "typing"],
    transient: ["typing"],
    onEvent: (event) => events.push(event),
    onReset: () => resets++,
    onState: (state) => states.push(state),
  });
  if (!task.name.includes("without a response")) {
    mailbox.onResponse(3);
    await vi.advanceTimersByTimeAsync(0);
  }
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("connectLive", () => {
  it("starts at the position of the first response, without a refetch", () => {
    expect(newest().url).toBe("/api/live?lastEventId=3");
    newest().onopen?.();
    expect(resets).toBe(0);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("without a response connects after ten seconds and refetches everything once", async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    expect(Source.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(newest().url).toBe("/api/live");
    newest().onopen?.();
    newest().onopen?.();
    expect(resets).toBe(1);
  });

  it("records the received events in the mailbox", () => {
    newest().emit("message", "4");
    newest().emit("typing", "4", "true");
    expect(mailbox.seq).toBe(4);
    newest().emit("reset", "30");
    expect(mailbox.seq).toBe(30);
  });

  it("delivers each event once when it is received repeatedly", () => {
    newest().emit("message", "4", '{"id":"a"}');
    newest().emit("message", "4", '{"id":"a"}');
    newest().emit("message", "3", '{"id":"old"}');
    expect(events).toEqual([{ id: 4, kind: "message", data: { id: "a" } }]);
  });

  it("delivers every transient event, which has the number of the event before it", () => {
    newest().emit("typing", "", "true");
    newest().emit("message", "4");
    newest().emit("typing", "4", "true");
    newest().emit("typing", "4", "false");
    newest().emit("message", "5");
    expect(events.map(({ kind, data }) => [kind, data])).toEqual([
      ["typing", true],
      ["message", {}],
      ["typing", true],
      ["typing", false],
      ["message", {}],
    ]);
  });

  it("resumes after the last event when the connection breaks, without a refetch", () => {
    newest().onopen?.();
    newest().emit("message", "4");
    newest().onerror?.();
    expect(states.at(-1)).toBe("down");
    vi.runOnlyPendingTimers();
    expect(newest().url).toBe("/api/live?lastEventId=4");
    newest().onopen?.();
    expect(resets).toBe(0);
  });

  it("without a response resumes at the ping's position when the connection breaks before an event", async () => {
    await vi.advanceTimersByTimeAsync(11_000);
    newest().onopen?.();
    newest().emit("ping", "17");
    newest().onerror?.();
    vi.runOnlyPendingTimers();
    expect(newest().url).toBe("/api/live?lastEventId=17");
  });

  it("refetches everything when the server sends a reset", () => {
    newest().onopen?.();
    newest().emit("reset", "30");
    expect(resets).toBe(1);
    newest().emit("message", "31");
    expect(events.map(({ id }) => id)).toEqual([31]);
  });

  it("closes a stream without heartbeats, and keeps one with them", () => {
    newest().onopen?.();
    const first = newest();
    vi.advanceTimersByTime(60_000);
    first.emit("ping", "");
    vi.advanceTimersByTime(60_000);
    expect(first.closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(first.closed).toBe(true);
  });

  it("reconnects at once when the network is back", () => {
    newest().onerror?.();
    const count = Source.all.length;
    window.dispatchEvent(new Event("online"));
    expect(Source.all.length).toBe(count + 1);
  });

  it("does not reconnect after it was stopped", () => {
    newest().onopen?.();
    stop();
    expect(newest().closed).toBe(true);
    const count = Source.all.length;
    vi.advanceTimersByTime(120_000);
    expect(Source.all.length).toBe(count);
  });
});
