import { calendarFeed as words } from "@aangan/copy/sessions";
import { expectAccessible } from "../support/axe";
import { breakServer, breakServerUntilPressed, general } from "../support/broken";
import { coaches, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { bookAny } from "../support/sessions";
import { expect, test } from "../support/test";
import { SessionsPage } from "./sessions-page";

test("a calendar feed address is created, read, renewed and removed @once", async ({ page }) => {
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
  // Except for the page's address, which requires a login, the feed does not reveal what the event is.
  const rest = text.replace(/\r\n /g, "").replace(/^URL.*$/gm, "");
  expect(rest).not.toMatch(/Thomas|Nobody may|coach|session|meet/i);

  // The address is shown once; later only that one exists.
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

test("the feed address can be copied, and is selected for copying by hand if the clipboard fails @once", async ({
  page,
  context,
}) => {
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

test("loading and creating the feed address report failures and can be retried @once", async ({ page, watch }) => {
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
