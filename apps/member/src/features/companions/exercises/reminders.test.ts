import { expect, it } from "vitest";
import { reminderTimes } from "./reminders";

it("offers the evening only while it is more than an hour away", () => {
  const noon = reminderTimes(new Date(2026, 10, 26, 12, 10, 40));
  expect(noon.hour).toEqual(new Date(2026, 10, 26, 13, 10, 40));
  expect(noon.evening).toEqual(new Date(2026, 10, 26, 19, 30));
  expect(noon.tomorrow).toEqual(new Date(2026, 10, 27, 12, 0));
  const late = reminderTimes(new Date(2026, 11, 31, 18, 45));
  expect(late.evening).toBeNull();
  expect(late.tomorrow).toEqual(new Date(2027, 0, 1, 18, 30));
});
