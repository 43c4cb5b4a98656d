import * as copy from "@aangan/copy/calendar-feed";
import { expectAccessible } from "../support/axe";
import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { SessionsPage } from "./sessions-page";

// Failures, also of the clipboard, are covered by the member app's component tests.
test("a calendar feed address is created, copied, read, renewed and removed @once", async ({ page, context }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  await bookSession(page.context(), coachId, { note: "Nobody may read this." });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sessions = new SessionsPage(page);
  const { feed } = sessions;
  await sessions.open();
  await expect(feed).toContainText("No names, no notes, no video link.");
  await expect(feed).toContainText("Anyone who has the link can see these times.");
  await feed.getByRole("button", { name: copy.make }).click();
  const field = feed.getByRole("textbox", { name: copy.addressLabel });
  await expect(field).toHaveValue(/^http.*\.ics$/);
  const first = await field.inputValue();
  await expectAccessible(page);
  await feed.getByRole("button", { name: copy.copy }).click();
  await expectToast(page, copy.copied.title);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  const calendar = await page.request.get(first);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  const text = await calendar.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("SUMMARY:Aangan\\, 30 minutes");
  // Except for the page's URL, which requires a login, the feed does not reveal its subject.
  const withoutURL = text.replace(/\r\n /g, "").replace(/^URL.*$/gm, "");
  expect(withoutURL).not.toMatch(/Thomas|Nobody may|coach|session|meet/i);

  // The address is shown once; later only that one exists.
  await page.reload();
  await expect(feed).toContainText("You created a calendar link on");
  await expect(field).toHaveCount(0);

  await feed.getByRole("button", { name: copy.renew }).click();
  await page.getByRole("alertdialog", { name: copy.renewTitle }).getByRole("button", { name: copy.renew }).click();
  await expect(field).toHaveValue(/^http.*\.ics$/);
  const second = await field.inputValue();
  expect(second).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  await feed.getByRole("button", { name: copy.remove }).click();
  await page.getByRole("alertdialog", { name: copy.removeTitle }).getByRole("button", { name: copy.remove }).click();
  await expectToast(page, copy.removed.title);
  await expect(feed.getByRole("button", { name: copy.make })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});
