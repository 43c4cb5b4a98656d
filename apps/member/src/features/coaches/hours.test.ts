import { describe, expect, it } from "vitest";
import { hoursText, splitHours, wakingHours } from "./hours";

describe("splitHours", () => {
  it("joins weekdays and splits at 7 AM and 10 PM", () => {
    expect(
      splitHours([
        { from: 270, until: 570 },
        { from: 300, until: 600 },
        { from: 1290, until: 1440 },
        { from: 0, until: 60 },
      ]),
    ).toEqual({
      waking: [
        { from: 420, until: 600 },
        { from: 1290, until: 1320 },
      ],
      night: [
        { from: 0, until: 60 },
        { from: 270, until: 420 },
        { from: 1320, until: 1440 },
      ],
    });
    expect(splitHours([{ from: 30, until: 240 }]).waking).toEqual([]);
    expect(splitHours([])).toEqual({ waking: [], night: [] });
  });
});

describe("hoursText and wakingHours", () => {
  it("write times and half hours", () => {
    expect(
      hoursText([
        { from: 420, until: 570 },
        { from: 1050, until: 1440 },
      ]),
    ).toBe("7:00 AM to 9:30 AM, 5:30 PM to 12:00 AM");
    expect(wakingHours(750)).toBe(12.5);
    expect(wakingHours(29)).toBe(0);
  });
});
