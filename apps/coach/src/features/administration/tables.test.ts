import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { KindsTable, PeriodicTable } from "./health/job-tables";
import { AccountsTable, SiteTable } from "./numbers/numbers-tables";

const now = new Date("2026-11-24T12:00:00Z");
const row = {
  heading: "default",
  pricing: "default",
  shown: 9,
  pageViews: 8,
  pressed: 4,
  submitted: 3,
  signups: 2,
  registrations: 2,
  trials: 1,
  paid: 1,
} as const;
const kind = {
  sort: "letter",
  name: "weekly_letter",
  waiting: 1,
  later: 0,
  running: 0,
  retrying: 0,
  givenUp: 0,
  waitingSince: null,
  lastDoneAt: null,
  failedAt: null,
  failedOn: "",
} as const;
const job = { name: "sweep", everySeconds: 3600, lastDoneAt: null, failing: false, overdue: false };

// On a phone rows are rendered as cards, which needs explicit table roles.
it.each([
  ["site numbers", createElement(SiteTable, { rows: [row] })],
  ["account numbers", createElement(AccountsTable, { rows: [row] })],
  ["periodic jobs", createElement(PeriodicTable, { periodic: [job], now })],
  ["job kinds", createElement(KindsTable, { kinds: [kind], now })],
])("the table of %s has an explicit role on every element", (_, table) => {
  const parts = renderToStaticMarkup(table).match(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g) ?? [];
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !part.includes(" role="))).toEqual([]);
});
