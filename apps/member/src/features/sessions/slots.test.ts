import { describe, expect, it } from "vitest";
import { allowanceStatus, isOpenMonth } from "./allowance";
import { byDay, firstDay, withChosen, zoneOn } from "./slots";

const slots = (...starts: string[]) => starts.map((startsAt) => ({ startsAt }));

describe("byDay, withChosen and zoneOn", () => {
  it("byDay assigns every slot to one day of the zone, across daylight saving changes", () => {
    for (const zone of ["America/Los_Angeles", "America/Phoenix", "Pacific/Honolulu", "Asia/Kathmandu"]) {
      for (const first of ["2026-10-30T00:00:00Z", "2027-03-12T00:00:00Z"]) {
        const starts = Array.from({ length: 240 }, (_, half) =>
          new Date(Date.parse(first) + half * 30 * 60_000).toISOString(),
        );
        const days = byDay(slots(...starts), zone);
        expect([...days.values()].flat().map(({ start }) => start)).toEqual(starts);
        expect([...days.keys()]).toEqual([...days.keys()].sort());
      }
    }
    // The night that is an hour longer has two slots more than others, and the shorter one two fewer.
    const halves = (first: string, count: number) =>
      Array.from({ length: count }, (_, half) => new Date(Date.parse(first) + half * 1_800_000).toISOString());
    const long = byDay(slots(...halves("2026-10-31T00:00:00Z", 200)), "America/Los_Angeles");
    expect(long.get("2026-11-01")).toHaveLength(50);
    expect(long.get("2026-11-02")).toHaveLength(48);
    const short = byDay(slots(...halves("2027-03-13T00:00:00Z", 200)), "America/Los_Angeles");
    expect(short.get("2027-03-14")).toHaveLength(46);
  });

  it("withChosen inserts the chosen slot in order when it is no longer free", () => {
    const free = byDay(slots("2026-11-24T17:00:00Z", "2026-11-24T19:00:00Z"), "America/Los_Angeles").get("2026-11-24");
    expect(withChosen(free ?? [], "2026-11-24T18:00:00Z").map(({ start, taken }) => [start, taken === true])).toEqual([
      ["2026-11-24T17:00:00Z", false],
      ["2026-11-24T18:00:00Z", true],
      ["2026-11-24T19:00:00Z", false],
    ]);
    expect(withChosen(free ?? [], "2026-11-24T17:00:00Z")).toHaveLength(2);
    expect(withChosen(free ?? [], null)).toHaveLength(2);
  });

  it("zoneOn returns the name of the clock, and both names on the day of a change", () => {
    expect(zoneOn(["2026-11-24T17:00:00Z", "2026-11-24T19:00:00Z"], "America/Los_Angeles")).toBe("PST");
    expect(zoneOn(["2026-11-01T08:30:00Z", "2026-11-01T09:30:00Z"], "America/Los_Angeles")).toBe("PDT, then PST");
    expect(zoneOn(["2026-11-01T08:30:00Z", "2026-11-01T09:30:00Z"], "Asia/Kolkata")).toBe("IST");
  });
});

describe("firstDay", () => {
  it("is the first day with a time between 7 AM and 10 PM, or else the first", () => {
    const first = (...starts: string[]) =>
      firstDay(byDay(slots(...starts), "America/Los_Angeles"), "America/Los_Angeles");
    expect(first("2026-11-28T11:00:00Z", "2026-11-29T15:00:00Z", "2026-11-30T18:00:00Z")).toBe("2026-11-29");
    // Before the clocks change 15:00 UTC is 8 AM; after it, 7 AM; 14:30 is night then.
    expect(first("2026-10-31T14:30:00Z", "2026-11-01T14:30:00Z")).toBe("2026-10-31");
    expect(first("2026-11-01T14:30:00Z", "2026-11-02T15:00:00Z")).toBe("2026-11-02");
    expect(first("2026-11-28T11:00:00Z", "2026-11-29T11:00:00Z")).toBe("2026-11-28");
    expect(first()).toBeNull();
  });
});

describe("isOpenMonth", () => {
  const allowance = { included: 2, hardStop: true, months: [{ month: "2026-11", used: 2 }] };

  it("closes a full month, except for a session that moves within it", () => {
    expect(isOpenMonth(allowance, "2026-11", null)).toBe(false);
    expect(isOpenMonth(allowance, "2026-11", "2026-11")).toBe(true);
    expect(isOpenMonth(allowance, "2026-11", "2026-12")).toBe(false);
    expect(isOpenMonth(allowance, "2026-12", null)).toBe(true);
    expect(isOpenMonth({ ...allowance, hardStop: false }, "2026-11", null)).toBe(true);
    expect(isOpenMonth(undefined, "2026-11", null)).toBe(true);
  });
});

describe("allowanceStatus", () => {
  const months = [
    { month: "2026-11", used: 2 },
    { month: "2026-12", used: 1 },
  ];

  it("reports a full month with a hard limit", () => {
    const allowance = { included: 2, hardStop: true, months };
    expect(allowanceStatus(allowance, "2026-11")).toEqual({ used: 2, included: 2, full: true, past: false });
    expect(allowanceStatus(allowance, "2026-12")).toEqual({ used: 1, included: 2, full: false, past: false });
    expect(allowanceStatus(allowance, "2027-01")).toEqual({ used: 0, included: 2, full: false, past: false });
    expect(allowanceStatus({ ...allowance, months: null }, "2026-11").full).toBe(false);
  });

  it("reports exceeding the allowance without a hard limit", () => {
    const allowance = { included: 2, hardStop: false, months };
    expect(allowanceStatus(allowance, "2026-11")).toEqual({ used: 2, included: 2, full: false, past: true });
    expect(allowanceStatus(allowance, "2026-12").past).toBe(false);
  });
});
