import { coachList } from "@aangan/copy/coaches";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { failRequestsUntilRetry } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { coaches, registerWithCoach } from "../support/people";
import { holdResponses } from "../support/responses";
import { expect, test } from "../support/test";
import { CoachesPage, fetchCoaches } from "./coaches-page";

/** Fakes a list of this length by repeating the real coaches under new ids and names. */
async function lengthenList(page: Page, length: number): Promise<void> {
  const realCoaches = await fetchCoaches(page);
  const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
  const fakeCoaches = Array.from({ length }, (_, index) => ({
    ...realCoaches[index % realCoaches.length],
    id: id(index),
    name: `Coach Number ${index + 1}`,
    conversation: false,
  }));
  await page.route(/\/api\/coaches(\?.*)?$/, async (route) => {
    const after = new URL(route.request().url()).searchParams.get("after");
    const start = after ? fakeCoaches.findIndex((coach) => coach.id === after) + 1 : 0;
    await route.fulfill({ json: fakeCoaches.slice(start, start + 24) });
  });
}

test("a long coach list loads more on scrolling, without duplicates, also after a failed page @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context(), coaches.leela);
  await lengthenList(page, 60);
  await failRequestsUntilRetry(page, /\/api\/coaches\?after=/);
  watch.expect({ status: 500, path: "/api/coaches" });
  const list = new CoachesPage(page);
  await list.open();
  await expect(list.count("24 coaches so far")).toBeVisible();
  await expect(list.others).toHaveCount(24);
  await list.loadMore.scrollIntoViewIfNeeded();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText(coachList.moreFailed);
  await expect(list.others).toHaveCount(24);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(list.others).toHaveCount(48);
  await expect(failure).toHaveCount(0);
  await list.others.last().scrollIntoViewIfNeeded();
  await expect(list.others).toHaveCount(60);
  await expect(list.loadMore).toHaveCount(0);
  await expect(list.count("60 coaches")).toBeVisible();
  const names = await list.names();
  expect(new Set(names).size).toBe(60);
  expect(names.at(-1)).toBe("Coach Number 60");
});

test("by keyboard the button loads more coaches and focuses the first new one @desktop", async ({ page }) => {
  await registerWithCoach(page.context(), coaches.leela);
  // An observer that never fires, so that scrolling loads nothing.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
      unobserve() {}
      takeRecords() {
        return [];
      }
    } as unknown as typeof IntersectionObserver;
  });
  await lengthenList(page, 30);
  const list = new CoachesPage(page);
  await list.open();
  await expect(list.others).toHaveCount(24);
  await list.others
    .last()
    .getByRole("button", { name: /^Select/ })
    .focus();
  await tabTo(page, list.loadMore);
  await page.keyboard.press("Enter");
  await expect(list.others).toHaveCount(30);
  await expect(list.card("Coach Number 25").name).toBeFocused();
});

test("slow or failed parts of the page keep their place, can be retried and do not affect the rest @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context(), coaches.leela);
  await failRequestsUntilRetry(page, "**/api/sessions");
  watch.expect({ status: 500, path: "/api/sessions" });
  const list = new CoachesPage(page);
  await list.open();
  const leela = list.card(coaches.leela.name);
  await expect(leela.upcoming).toContainText("Failed to fetch sessions");
  await expect(leela.card).not.toContainText("What's next?");
  await expect(list.others.first()).toBeVisible();
  await leela.upcoming.getByRole("button", { name: "Try again" }).click();
  await expect(leela.upcoming).toContainText("None ahead");
  // With new filters, the old results stay until the new ones load.
  const before = await list.others.count();
  const held = await holdResponses(page, "/api/coaches?language=ta");
  await list.choose(list.language, "Tamil");
  await expect(list.others).toHaveCount(before);
  await expect(page.getByRole("region", { name: coachList.othersTitle })).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(page.getByRole("region", { name: coachList.othersTitle })).toHaveAttribute("aria-busy", "false");
  expect(await list.others.count()).toBeLessThan(before);

  await list.clear.click();
  await expect(page).toHaveURL(addressOf("coaches"));
  await failRequestsUntilRetry(page, "**/api/coaches?week=1");
  watch.expect({ status: 500, path: "/api/coaches" });
  await list.thisWeek.click();
  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("Failed to fetch coach data");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(list.others.first()).toBeVisible();
});
