import { calendarFeed as words } from "@aangan/copy/sessions";
import { expectAccessible } from "../support/axe";
import { breakServer, breakServerUntilPressed, general } from "../support/broken";
import { coaches, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { bookAny } from "../support/sessions";
import { expect, test } from "../support/test";
import { SessionsPage } from "./sessions-page";

test("an address for one's calendar is made, read, renewed and removed @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  await bookAny(page.context(), coachId, { note: "Nobody may read this." });
  const { feed, open } = pageOf(page);
  await open();
  await expect(feed).toContainText("No names, no notes, no video link.");
  await expect(feed).toContainText("Whoever has the address can read it.");
  await feed.getByRole("button", { name: words.make }).click();
  const field = feed.getByRole("textbox", { name: words.addressLabel });
  await expect(field).toHaveValue(/^http.*\.ics$/);
  const first = await field.inputValue();
  await expectAccessible(page);

  const calendar = await page.request.get(first);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  const text = await calendar.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("SUMMARY:Aangan\\, 30 minutes");
  // Besides the address of the page, which asks for a login, nothing says what it is.
  const rest = text.replace(/\r\n /g, "").replace(/^URL.*$/gm, "");
  expect(rest).not.toMatch(/Thomas|Nobody may|coach|session|meet/i);

  // Shown once: afterwards only that there is one.
  await page.reload();
  await expect(feed).toContainText("You have an address, made on");
  await expect(field).toHaveCount(0);

  await feed.getByRole("button", { name: words.renew }).click();
  await page.getByRole("alertdialog", { name: words.renewTitle }).getByRole("button", { name: words.renew }).click();
  await expect(field).toHaveValue(/^http.*\.ics$/);
  const second = await field.inputValue();
  expect(second).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  await feed.getByRole("button", { name: words.remove }).click();
  await page.getByRole("alertdialog", { name: words.removeTitle }).getByRole("button", { name: words.remove }).click();
  await expectToast(page, words.removed.title);
  await expect(feed.getByRole("button", { name: words.make })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test("the address can be copied, and by hand where the browser will not @once", async ({ page, context }) => {
  await registerWithCoach(page.context(), coaches.thomas);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { feed, open } = pageOf(page);
  await open();
  await feed.getByRole("button", { name: words.make }).click();
  const address = await feed.getByRole("textbox").inputValue();
  await feed.getByRole("button", { name: words.copy }).click();
  await expectToast(page, words.copied.title);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await closeToast(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await feed.getByRole("button", { name: words.copy }).click();
  await expectToast(page, words.copyFailed);
  await expect(feed.getByRole("textbox")).toBeFocused();
});

test("what fails about the address is said, and can be tried again @once", async ({ page, watch }) => {
  await registerWithCoach(page.context(), coaches.thomas);
  await breakServerUntilPressed(page, "**/api/calendar-feed");
  watch.expect({ status: 500, path: "/api/calendar-feed" });
  const { feed, open } = pageOf(page);
  await open();
  await expect(feed.getByRole("alert")).toContainText(words.failed);
  await expect(feed.getByRole("alert")).toContainText(general);
  await feed.getByRole("button", { name: "Try again" }).click();
  await expect(feed.getByRole("button", { name: words.make })).toBeVisible();
  await breakServer(page, "**/api/calendar-feed");
  await feed.getByRole("button", { name: words.make }).click();
  await expectToast(page, words.makeFailed, general);
  await expect(feed.getByRole("button", { name: words.make })).toBeVisible();
});

function pageOf(page: ConstructorParameters<typeof SessionsPage>[0]) {
  const list = new SessionsPage(page);
  return { feed: list.feed, open: () => list.open() };
}
