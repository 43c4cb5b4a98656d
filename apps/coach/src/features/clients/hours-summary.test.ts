import { expect, it } from "vitest";
import { hoursSummary } from "./hours-summary";

const on = (weekday: number, from = "18:00", until = "23:00") => ({ weekday, from, until });
const off = (firstDay: string, lastDay = firstDay) => ({ id: firstDay, firstDay, lastDay, sessions: 0 });
const today = "2026-11-21";

it.each([
  ["no hours is empty", [], [], []],
  ["one day names that day", [on(3)], [], ["Wed, 6:00 PM to 11:00 PM."]],
  ["equal days in a row is one range", [1, 2, 3, 4, 5].map((day) => on(day)), [], ["Mon to Fri, 6:00 PM to 11:00 PM."]],
  [
    "differing days has a line for each group",
    [on(1), on(2), on(3, "07:00", "09:30"), on(3), on(6, "09:00", "24:00"), on(7, "09:00", "24:00")],
    [],
    [
      "Mon to Tue, 6:00 PM to 11:00 PM.",
      "Wed, 7:00 AM to 9:30 AM, 6:00 PM to 11:00 PM.",
      "Sat to Sun, 9:00 AM to Midnight.",
    ],
  ],
  [
    "days off names the next two, without past ones",
    [on(1)],
    [off("2026-11-02"), off("2026-11-20", "2026-11-21"), off("2026-11-26"), off("2027-01-01")],
    ["Mon, 6:00 PM to 11:00 PM.", "Days off: Fri, Nov 20 to Sat, Nov 21; Thu, Nov 26."],
  ],
])("hoursSummary of %s", (_, weekly, daysOff, lines) => {
  expect(hoursSummary({ weekly, daysOff }, today)).toEqual(lines);
});
