import { describe, expect, it } from "vitest";
import { dayText } from "./day";

describe("dayText", () => {
  // In Los Angeles it is still November 26.
  const now = new Date("2026-11-27T07:30:00Z");
  it.each([
    ["2026-11-26", "Today"],
    ["2026-11-27", "Today"],
    ["2026-11-25", "Yesterday"],
    ["2026-11-24", "Nov 24"],
    ["2026-11", "November 2026"],
  ])("formats %s as %s", (day, text) => {
    expect(dayText(day, now)).toBe(text);
  });
});
