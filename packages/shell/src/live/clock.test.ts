import { afterEach, describe, expect, it, vi } from "vitest";
import { ago } from "./ago";
import { serverNow, setServerTime } from "./clock";

const instant = "2026-11-20T17:00:00Z";
const after = (ms: number) => new Date(Date.parse(instant) + ms);
const minute = 60_000;
const hour = 60 * minute;

describe("ago", () => {
  it("returns minutes, hours and days, and after six days the date", () => {
    expect(ago(instant, after(59_000))).toBe("this minute");
    expect(ago(instant, after(minute))).toBe("1 minute ago");
    expect(ago(instant, after(2 * hour))).toBe("2 hours ago");
    expect(ago(instant, after(30 * hour), "UTC")).toBe("yesterday");
    expect(ago(instant, after(7 * 24 * hour))).toBe("Nov 20");
  });

  it("counts days by the calendar of the zone", () => {
    const saturdayNight = "2026-11-21T23:00:00Z";
    const monday = new Date("2026-11-23T01:00:00Z");
    expect(ago(saturdayNight, monday, "UTC")).toBe("2 days ago");
    expect(ago(saturdayNight, monday, "America/Chicago")).toBe("yesterday");
    expect(ago("2026-11-16T02:00:00Z", monday, "America/Chicago")).toBe("Nov 15");
  });

  it("treats a future instant as now", () => {
    expect(ago(instant, after(-hour))).toBe("this minute");
  });
});

describe("serverNow", () => {
  afterEach(() => vi.useRealTimers());

  it("follows the server when the local clock is an hour off", () => {
    for (const wrong of [-hour, hour]) {
      vi.useFakeTimers({ now: after(wrong) });
      setServerTime(after(0));
      expect(serverNow()).toEqual(after(0));
      expect(ago(instant, serverNow())).toBe("this minute");
    }
  });

  it("follows the local clock when the difference is latency", () => {
    vi.useFakeTimers({ now: after(0) });
    setServerTime(after(-2_000));
    expect(serverNow()).toEqual(after(0));
  });
});
