import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type IdleEvents, type LastUse, watchIdle } from "./idle";

const minute = 60_000;
const times = { limitMs: 30 * minute, warnMs: 2 * minute, beatMs: minute };

let storedUse: number | null;
const lastUse: LastUse = {
  read: () => storedUse,
  write: (at) => {
    storedUse = at;
  },
};
const calls: string[] = [];
const events: IdleEvents = {
  onBeat: () => calls.push("beat"),
  onWarn: (left) => calls.push(left === null ? "fine" : `left ${Math.round(left / 1000)}`),
  onEnd: () => calls.push("end"),
};
const start = () => watchIdle(times, lastUse, events);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T17:00:00Z") });
  storedUse = null;
  calls.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("watchIdle, without activity", () => {
  it("warns two minutes before the end, counts down, and ends once", () => {
    start();
    vi.advanceTimersByTime(28 * minute - 1);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(["left 120"]);
    vi.advanceTimersByTime(2 * minute);
    expect(calls[1]).toBe("left 119");
    expect(calls.at(-2)).toBe("left 1");
    expect(calls.at(-1)).toBe("end");
    vi.advanceTimersByTime(60 * minute);
    expect(calls.filter((word) => word === "end")).toHaveLength(1);
  });

  it("ends at once after a sleep during which no timer ran", () => {
    const watch = start();
    vi.setSystemTime(Date.now() + 40 * minute);
    watch.check();
    expect(calls).toEqual(["end"]);
  });

  it("ends at once when it starts after the time is up", () => {
    storedUse = Date.now() - 31 * minute;
    start();
    expect(calls).toEqual(["end"]);
  });
});

describe("watchIdle, with activity", () => {
  it("reports activity at most once a minute, including the last", () => {
    const watch = start();
    vi.advanceTimersByTime(2 * minute);
    watch.noteActivity();
    expect(calls).toEqual(["beat"]);
    vi.advanceTimersByTime(10_000);
    watch.noteActivity();
    watch.noteActivity();
    expect(calls).toEqual(["beat"]);
    vi.advanceTimersByTime(50_000);
    expect(calls).toEqual(["beat", "beat"]);
    vi.advanceTimersByTime(5 * minute);
    expect(calls).toEqual(["beat", "beat"]);
  });

  it("postpones the warning", () => {
    const watch = start();
    for (let passed = 0; passed < 60; passed++) {
      vi.advanceTimersByTime(minute);
      watch.noteActivity();
    }
    expect(calls).not.toContain("left 120");
  });

  it("counts activity in another tab", () => {
    const watch = start();
    vi.advanceTimersByTime(27 * minute);
    storedUse = Date.now();
    watch.check();
    vi.advanceTimersByTime(27 * minute);
    expect(calls).toEqual([]);
  });

  it("ignores activity during the warning until the user answers", () => {
    const watch = start();
    vi.advanceTimersByTime(28 * minute);
    watch.noteActivity();
    vi.advanceTimersByTime(minute);
    watch.noteActivity();
    expect(calls.at(-1)).toBe("left 60");
    watch.stay();
    expect(calls.slice(-2)).toEqual(["beat", "fine"]);
    vi.advanceTimersByTime(27 * minute);
    expect(calls.at(-1)).toBe("fine");
  });

  it("restarts when the clock is set back", () => {
    const watch = start();
    vi.advanceTimersByTime(minute);
    vi.setSystemTime(Date.now() - 60 * minute);
    watch.check();
    vi.advanceTimersByTime(28 * minute);
    expect(calls).toEqual(["left 120"]);
  });
});
