import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type IdleEvents, type LastUse, watchIdle } from "./idle";

const minute = 60_000;
const times = { limitMs: 30 * minute, warnMs: 2 * minute, beatMs: minute };

let kept: number | null;
const lastUse: LastUse = {
  read: () => kept,
  write: (at) => {
    kept = at;
  },
};
const said: string[] = [];
const events: IdleEvents = {
  onBeat: () => said.push("beat"),
  onWarn: (left) => said.push(left === null ? "fine" : `left ${Math.round(left / 1000)}`),
  onEnd: () => said.push("end"),
};
const start = () => watchIdle(times, lastUse, events);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T17:00:00Z") });
  kept = null;
  said.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("a browser that nobody uses", () => {
  it("asks two minutes before the end, counts down, and ends once", () => {
    start();
    vi.advanceTimersByTime(28 * minute - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(["left 120"]);
    vi.advanceTimersByTime(2 * minute);
    expect(said[1]).toBe("left 119");
    expect(said.at(-2)).toBe("left 1");
    expect(said.at(-1)).toBe("end");
    vi.advanceTimersByTime(60 * minute);
    expect(said.filter((word) => word === "end")).toHaveLength(1);
  });

  it("ends at once after a sleep, although no timer ran", () => {
    const watch = start();
    vi.setSystemTime(Date.now() + 40 * minute);
    watch.look();
    expect(said).toEqual(["end"]);
  });

  it("ends at once when a page begins after the time is up", () => {
    kept = Date.now() - 31 * minute;
    start();
    expect(said).toEqual(["end"]);
  });
});

describe("use", () => {
  it("is told to the server at most once a minute, the last one too", () => {
    const watch = start();
    vi.advanceTimersByTime(2 * minute);
    watch.used();
    expect(said).toEqual(["beat"]);
    vi.advanceTimersByTime(10_000);
    watch.used();
    watch.used();
    expect(said).toEqual(["beat"]);
    vi.advanceTimersByTime(50_000);
    expect(said).toEqual(["beat", "beat"]);
    vi.advanceTimersByTime(5 * minute);
    expect(said).toEqual(["beat", "beat"]);
  });

  it("puts the question off", () => {
    const watch = start();
    for (let passed = 0; passed < 60; passed++) {
      vi.advanceTimersByTime(minute);
      watch.used();
    }
    expect(said).not.toContain("left 120");
  });

  it("in another tab counts here as well", () => {
    const watch = start();
    vi.advanceTimersByTime(27 * minute);
    kept = Date.now();
    watch.look();
    vi.advanceTimersByTime(27 * minute);
    expect(said).toEqual([]);
  });

  it("does not answer the question; only an answer does", () => {
    const watch = start();
    vi.advanceTimersByTime(28 * minute);
    watch.used();
    vi.advanceTimersByTime(minute);
    watch.used();
    expect(said.at(-1)).toBe("left 60");
    watch.stay();
    expect(said.slice(-2)).toEqual(["beat", "fine"]);
    vi.advanceTimersByTime(27 * minute);
    expect(said.at(-1)).toBe("fine");
  });

  it("is counted from anew when the clock is set back", () => {
    const watch = start();
    vi.advanceTimersByTime(minute);
    vi.setSystemTime(Date.now() - 60 * minute);
    watch.look();
    vi.advanceTimersByTime(28 * minute);
    expect(said).toEqual(["left 120"]);
  });
});
