import { expect, it } from "vitest";
import { byDay, relativeDay } from "./audit";
import type { AuditEntry } from "./queries";

const entry = (id: string, createdAt: string): AuditEntry => ({
  id,
  actor: "Leela Nair",
  action: "case.claim",
  subjectKind: "case",
  subjectId: "c",
  detail: {},
  createdAt,
});

it("byDay groups entries by day in the reader's time zone and drops duplicates", () => {
  const entries = [
    entry("3", "2026-11-21T18:30:00Z"),
    entry("2", "2026-11-21T18:29:59Z"),
    entry("2", "2026-11-21T18:29:59Z"),
    entry("1", "2026-11-19T10:00:00Z"),
  ];
  const days = byDay(entries, "Asia/Kolkata").map(({ day, entries }) => [day, entries.map(({ id }) => id).join()]);
  expect(days).toEqual([
    ["2026-11-22", "3"],
    ["2026-11-21", "2"],
    ["2026-11-19", "1"],
  ]);
});

it("relativeDay is null while today is unknown", () => {
  expect(relativeDay("2026-03-01", null)).toBeNull();
});

it.each([
  ["2026-03-01", "today"],
  ["2026-02-28", "yesterday"],
  ["2026-02-27", null],
])("relativeDay of %s on 2026-03-01 is %s", (day, near) => {
  expect(relativeDay(day, "2026-03-01")).toBe(near);
});
