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
  say(kind: string, id: string, data = "{}") {
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
    passing: ["typing"],
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

describe("the stream", () => {
  it("continues from the first response, and causes no refetch", () => {
    expect(newest().url).toBe("/api/live?lastEventId=3");
    newest().onopen?.();
    expect(resets).toBe(0);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("waits without a response, then starts at the present and causes one refetch of everything", async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    expect(Source.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(newest().url).toBe("/api/live");
    newest().onopen?.();
    newest().onopen?.();
    expect(resets).toBe(1);
  });

  it("notes the events that it received, for the API client", () => {
    newest().say("message", "4");
    newest().say("typing", "4", "true");
    expect(mailbox.seq).toBe(4);
    newest().say("reset", "30");
    expect(mailbox.seq).toBe(30);
  });

  it("hands each event on once, however often it comes", () => {
    newest().say("message", "4", '{"id":"a"}');
    newest().say("message", "4", '{"id":"a"}');
    newest().say("message", "3", '{"id":"old"}');
    expect(events).toEqual([{ id: 4, kind: "message", data: { id: "a" } }]);
  });

  it("hands on every event that passes, which carries the number of the one before", () => {
    newest().say("typing", "", "true");
    newest().say("message", "4");
    newest().say("typing", "4", "true");
    newest().say("typing", "4", "false");
    newest().say("message", "5");
    expect(events.map(({ kind, data }) => [kind, data])).toEqual([
      ["typing", true],
      ["message", {}],
      ["typing", true],
      ["typing", false],
      ["message", {}],
    ]);
  });

  it("resumes behind the last event after a break, without reading anew", () => {
    newest().onopen?.();
    newest().say("message", "4");
    newest().onerror?.();
    expect(states.at(-1)).toBe("down");
    vi.runOnlyPendingTimers();
    expect(newest().url).toBe("/api/live?lastEventId=4");
    newest().onopen?.();
    expect(resets).toBe(0);
  });

  it("without a response resumes from where it began when it broke before the first event", async () => {
    await vi.advanceTimersByTimeAsync(11_000);
    newest().onopen?.();
    newest().say("ping", "17");
    newest().onerror?.();
    vi.runOnlyPendingTimers();
    expect(newest().url).toBe("/api/live?lastEventId=17");
  });

  it("reads anew when the server cannot resume", () => {
    newest().onopen?.();
    newest().say("reset", "30");
    expect(resets).toBe(1);
    newest().say("message", "31");
    expect(events.map(({ id }) => id)).toEqual([31]);
  });

  it("is given up when it has been silent for too long, and kept by heartbeats", () => {
    newest().onopen?.();
    const first = newest();
    vi.advanceTimersByTime(60_000);
    first.say("ping", "");
    vi.advanceTimersByTime(60_000);
    expect(first.closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(first.closed).toBe(true);
  });

  it("opens at once when the network is back", () => {
    newest().onerror?.();
    const opened = Source.all.length;
    window.dispatchEvent(new Event("online"));
    expect(Source.all.length).toBe(opened + 1);
  });

  it("ends for good", () => {
    newest().onopen?.();
    stop();
    expect(newest().closed).toBe(true);
    const opened = Source.all.length;
    vi.advanceTimersByTime(120_000);
    expect(Source.all.length).toBe(opened);
  });
});
