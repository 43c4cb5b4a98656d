import { afterEach, describe, expect, it, vi } from "vitest";
import { ago } from "./ago";
import { hearServerTime, serverNow } from "./clock";

const instant = "2026-11-20T17:00:00Z";
const after = (ms: number) => new Date(Date.parse(instant) + ms);
const minute = 60_000;
const hour = 60 * minute;

describe("ago", () => {
  it("counts in minutes, hours and days, and then says the date", () => {
    expect(ago(instant, after(59_000))).toBe("this minute");
    expect(ago(instant, after(minute))).toBe("1 minute ago");
    expect(ago(instant, after(2 * hour))).toBe("2 hours ago");
    expect(ago(instant, after(30 * hour))).toBe("yesterday");
    expect(ago(instant, after(7 * 24 * hour))).toBe("Nov 20");
  });

  it("never speaks of the future, whatever the clock says", () => {
    expect(ago(instant, after(-hour))).toBe("this minute");
  });
});

describe("the server's clock", () => {
  afterEach(() => vi.useRealTimers());

  it("is heard when this machine's is an hour off, either way", () => {
    for (const wrong of [-hour, hour]) {
      vi.useFakeTimers({ now: after(wrong) });
      hearServerTime(after(0));
      expect(serverNow()).toEqual(after(0));
      expect(ago(instant, serverNow())).toBe("this minute");
    }
  });

  it("changes nothing when the two agree but for the way of an answer", () => {
    vi.useFakeTimers({ now: after(0) });
    hearServerTime(after(-2_000));
    expect(serverNow()).toEqual(after(0));
  });
});
