import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import * as crisesOverview from "@aangan/copy/crises-overview";
import { detectorResults } from "@aangan/copy/detector";
import { errorResponse, invalidateAll, renderPage } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering } from "@/lib/fixtures";
import { OverviewScreen } from "./overview-screen";
import type { Crises } from "./queries";

let broken: "" | "log" | "cases";
let crises: Crises;
const firstLook = { crises: 0, medianSeconds: 0, slowestSeconds: 0, days: 30 };
const overview = {
  ...administering,
  "GET /api/coach/admin/crises": () => crises,
  "GET /api/coach/admin/moderation": () =>
    broken === "cases" ? errorResponse(502, "Nobody answers.") : { cases: [], next: null, open: 0 },
  "GET /api/coach/admin/audit": () =>
    broken === "log" ? errorResponse(502, "Nobody answers.") : { entries: [], next: null },
};

beforeEach(() => {
  broken = "";
  crises = { open: [], outcomes: [], days: 90, firstLook };
});

it.each([
  ["log", words.nothingLogged],
  ["cases", words.nothingText],
] as const)(
  "shows an error above the %s when their refetch fails, keeps the old data, and clears it on retry",
  async (part, emptyText) => {
    renderPage(<OverviewScreen />, overview);
    await expect.element(page.getByText(emptyText)).toBeInTheDocument();
    broken = part;
    await invalidateAll();
    await expect.element(page.getByText(common.mayBeOld)).toBeInTheDocument();
    await expect.element(page.getByText(emptyText)).toBeInTheDocument();
    broken = "";
    await page.getByRole("button", { name: common.retry }).click();
    await expect.element(page.getByText(common.mayBeOld)).not.toBeInTheDocument();
  },
);

it("lists open crises by what has to happen, and the outcomes of the last days", async () => {
  renderPage(<OverviewScreen />, overview);
  const section = page.getByRole("region", { name: crisesOverview.title });
  await expect.element(section).toHaveTextContent(crisesOverview.none);
  await expect.element(section).toHaveTextContent("No crisis was closed in the last 90 days.");
  await expect.element(section).toHaveTextContent("First look: nothing to measure in the last 30 days.");
  const crisis = (id: string, reached: boolean, opened: boolean, onCall = false) => ({
    id,
    coachName: "Meera Krishnan",
    since: new Date(Date.now() - 20.5 * 60_000).toISOString(),
    tier: "urgent" as const,
    reached,
    opened,
    onCall,
  });
  crises = {
    open: [
      crisis("c1", false, false),
      crisis("c2", true, false),
      crisis("c3", true, true),
      crisis("c4", false, false, true),
    ],
    outcomes: [
      { outcome: "called", count: 2 },
      { outcome: "wrote", count: 0 },
      { outcome: "false_alarm", count: 1 },
    ],
    days: 90,
    firstLook: { crises: 3, medianSeconds: 245, slowestSeconds: 700, days: 30 },
  };
  await invalidateAll();
  await expect.poll(() => section.getByRole("listitem").elements().length).toBe(4);
  const row = (at: number) => section.getByRole("listitem").nth(at);
  await expect.element(row(0)).toHaveTextContent(crisesOverview.unseen);
  await expect.element(row(1)).toHaveTextContent(crisesOverview.unopened);
  await expect.element(row(2)).toHaveTextContent(crisesOverview.opened);
  await expect.element(row(3)).toHaveTextContent(crisesOverview.onCall);
  await expect.element(row(2)).toHaveTextContent("Meera Krishnan · open for 20 min");
  await expect.element(section).toHaveTextContent("Closed in the last 90 days: I called them: 2 · False alarm: 1");
  await expect.element(section).toHaveTextContent("First look in the last 30 days: usually 4 min, 11 min at worst.");
  // The figures of the detector are next to it.
  await expect.element(section).toHaveTextContent("Coaches marked 1 of 3 closed crises as a false alarm.");
  await expect.element(section).toHaveTextContent(`of 100 at risk, the detector noticed ${detectorResults.noticed} `);
});
