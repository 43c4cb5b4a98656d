import { describe, expect, it } from "vitest";
import { byDay, dayAt, mergeSlots, twoClocks, windowAt } from "./times";

const angeles = "America/Los_Angeles";
const kolkata = "Asia/Kolkata";
const kathmandu = "Asia/Kathmandu";

const slot = (startsAt: string, minutes = 30) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
});

describe("twoClocks and dayAt", () => {
  it("twoClocks shows the other weekday only if it differs", () => {
    expect(twoClocks("2026-11-24T17:00:00Z", angeles, kolkata)).toEqual({
      mine: "Tue, Nov 24, 9:00 AM",
      theirs: "10:30 PM",
    });
    expect(twoClocks("2026-11-25T02:00:00Z", angeles, kolkata)).toEqual({
      mine: "Tue, Nov 24, 6:00 PM",
      theirs: "Wed 7:30 AM",
    });
  });

  it("twoClocks handles a daylight saving change and a zone with quarter hours", () => {
    // The night in which Los Angeles goes back from 1:59 to 1:00.
    expect(twoClocks("2026-11-01T08:30:00Z", angeles, kathmandu).mine).toBe("Sun, Nov 1, 1:30 AM");
    expect(twoClocks("2026-11-01T09:30:00Z", angeles, kathmandu)).toEqual({
      mine: "Sun, Nov 1, 1:30 AM",
      theirs: "3:15 PM",
    });
  });

  it("dayAt returns the day in the given zone", () => {
    expect(dayAt("2026-11-25T02:00:00Z", angeles)).toBe("Tue, Nov 24");
    expect(dayAt("2026-11-25T02:00:00Z", kolkata)).toBe("Wed, Nov 25");
  });
});

describe("mergeSlots, byDay and windowAt", () => {
  it("mergeSlots joins adjacent slots only", () => {
    const slots = [
      slot("2026-11-24T12:30:00Z"),
      slot("2026-11-24T13:00:00Z"),
      slot("2026-11-24T14:00:00Z"),
      slot("2026-11-25T12:30:00Z"),
    ];
    expect(mergeSlots(slots)).toEqual([
      { startsAt: "2026-11-24T12:30:00Z", endsAt: "2026-11-24T13:30:00.000Z" },
      { startsAt: "2026-11-24T14:00:00Z", endsAt: "2026-11-24T14:30:00.000Z" },
      { startsAt: "2026-11-25T12:30:00Z", endsAt: "2026-11-25T13:00:00.000Z" },
    ]);
    expect(slots[0]?.endsAt, "what was given stays as it was").toBe("2026-11-24T13:00:00.000Z");
    expect(mergeSlots([])).toEqual([]);
  });

  it("byDay groups windows by their first day in the given zone", () => {
    const [first, second, third] = ["2026-11-24T15:00:00Z", "2026-11-25T06:00:00Z", "2026-11-25T15:00:00Z"].map((at) =>
      slot(at),
    );
    const windows = [first, second, third].filter((one) => one !== undefined);
    expect(byDay(windows, angeles).map(({ day, windows: of }) => [day, of.length])).toEqual([
      ["Tue, Nov 24", 2],
      ["Wed, Nov 25", 1],
    ]);
    expect(byDay(windows, kolkata).map(({ day }) => day)).toEqual(["Tue, Nov 24", "Wed, Nov 25"]);
    expect(byDay([], angeles)).toEqual([]);
  });

  it("windowAt formats a window on one clock, with the weekday if it differs", () => {
    const evening = slot("2026-11-24T17:30:00Z", 120);
    expect(windowAt(evening, angeles, angeles)).toEqual({ from: "9:30 AM", until: "11:30 AM" });
    expect(windowAt(evening, kolkata, angeles)).toEqual({ from: "11:00 PM", until: "Wed 1:00 AM" });
    expect(windowAt(slot("2026-11-25T02:00:00Z"), kolkata, angeles)).toEqual({ from: "Wed 7:30 AM", until: "8:00 AM" });
  });
});
