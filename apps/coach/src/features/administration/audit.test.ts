import { expect, it } from "vitest";
import { byDay, nearness } from "./audit";
import type { AuditEntry } from "./queries";

const line = (id: string, createdAt: string): AuditEntry => ({
  id,
  actor: "Leela Nair",
  action: "case.claim",
  subjectKind: "case",
  subjectId: "c",
  detail: {},
  createdAt,
});

it("stands by the day of the reader's calendar, each line once", () => {
  const lines = [
    line("3", "2026-11-21T18:30:00Z"),
    line("2", "2026-11-21T18:29:59Z"),
    line("2", "2026-11-21T18:29:59Z"),
    line("1", "2026-11-19T10:00:00Z"),
  ];
  const days = byDay(lines, "Asia/Kolkata").map(({ day, entries }) => [day, entries.map(({ id }) => id).join()]);
  expect(days).toEqual([
    ["2026-11-22", "3"],
    ["2026-11-21", "2"],
    ["2026-11-19", "1"],
  ]);
});

it("says no day is near before the page is alive", () => {
  expect(nearness("2026-03-01", null)).toBeNull();
});

it.each([
  ["2026-03-01", "today"],
  ["2026-02-28", "yesterday"],
  ["2026-02-27", null],
])("%s is %s", (day, near) => {
  expect(nearness(day, "2026-03-01")).toBe(near);
});
