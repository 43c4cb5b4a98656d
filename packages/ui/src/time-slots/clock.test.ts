import { describe, expect, it } from "vitest";
import { byPartOfDay, clockAt, partOfDay, weekdayAt } from "./clock";

const california = "America/Los_Angeles";
const india = "Asia/Kolkata";

describe("clocks", () => {
  it("shows one instant on two clocks", () => {
    expect(clockAt("2026-11-24T17:00:00Z", california)).toBe("9:00 AM");
    expect(clockAt("2026-11-24T17:00:00Z", india)).toBe("10:30 PM");
  });

  it("knows that the other side may already be at the next day", () => {
    expect(weekdayAt("2026-11-25T02:00:00Z", california)).toBe("Tue");
    expect(weekdayAt("2026-11-25T02:00:00Z", india)).toBe("Wed");
  });

  it("follows the change of clocks", () => {
    expect(clockAt("2026-10-31T16:00:00Z", california)).toBe("9:00 AM");
    expect(clockAt("2026-11-02T16:00:00Z", california)).toBe("8:00 AM");
  });

  it("names the part of the day at the place", () => {
    expect(partOfDay("2026-11-24T13:00:00Z", california)).toBe("morning");
    expect(partOfDay("2026-11-24T12:59:00Z", california)).toBe("night");
    expect(partOfDay("2026-11-24T20:00:00Z", california)).toBe("afternoon");
    expect(partOfDay("2026-11-25T01:00:00Z", california)).toBe("evening");
    expect(partOfDay("2026-11-24T18:30:00Z", india)).toBe("night");
  });

  it("groups slots in the order of time", () => {
    const slots = [
      { id: "c", start: "2026-11-24T22:00:00Z" },
      { id: "a", start: "2026-11-24T14:00:00Z" },
      { id: "b", start: "2026-11-24T15:00:00Z" },
    ];
    expect(byPartOfDay(slots, california).map((run) => [run.part, run.slots.map((slot) => slot.id)])).toEqual([
      ["morning", ["a", "b"]],
      ["afternoon", ["c"]],
    ]);
  });
});
