import { administration as words } from "@aangan/copy/administration";
import { common } from "@aangan/copy/common";
import { errorResponse, invalidateAll, renderPage } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering } from "@/lib/fixtures";
import { OverviewScreen } from "./overview-screen";

let broken: "" | "log" | "cases";
const overview = {
  ...administering,
  "GET /api/coach/admin/moderation": () =>
    broken === "cases" ? errorResponse(502, "Nobody answers.") : { cases: [], next: null, open: 0 },
  "GET /api/coach/admin/audit": () =>
    broken === "log" ? errorResponse(502, "Nobody answers.") : { entries: [], next: null },
};

beforeEach(() => {
  broken = "";
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
