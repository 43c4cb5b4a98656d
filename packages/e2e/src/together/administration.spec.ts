import { readFile } from "node:fs/promises";
import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { adminHealth } from "@aangan/copy/administration-health";
import { adminInbox as inbox } from "@aangan/copy/administration-inbox";
import { adminNumbers as numbers } from "@aangan/copy/administration-numbers";
import { coachInvitationPage } from "@aangan/copy/coach-account";
import { common } from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { letterWith } from "../support/mailbox";
import { administrator, fullName, newPerson, password, registerOnboarded, signInCoach } from "../support/people";
import { closeToast, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** Presses a button of the coach who is open, and says yes to what its dialog asks. */
async function confirm(page: Page, action: string, says: string | RegExp): Promise<void> {
  await page
    .getByRole("region", { name: words.actionsTitle })
    .getByRole("button", { name: action, exact: true })
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(says);
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("an administrator's day: a coach is invited, verified, activated and later deactivated, and a client is free to choose @desktop", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const invited = newPerson("Charu");
  await signInCoach(page.context(), administrator);
  await page.goto(addressOf("coachAdmin"));
  await page.getByRole("main").getByRole("link", { name: words.name }).first().click();
  await expect(page).toHaveURL(addressOf("coachAdminCoaches"));
  await expect(page.getByRole("list", { name: words.listLabel })).toContainText("Meera Krishnan");
  await expectAccessible(page);

  await page.getByRole("button", { name: words.invite }).click();
  const invitation = page.getByRole("dialog");
  await invitation.getByRole("button", { name: words.invite }).click();
  await expectRefused(invitation.getByLabel(words.inviteName), "Name is required");
  await invitation.getByLabel(words.inviteName).fill(fullName(invited));
  await invitation.getByLabel(words.inviteEmail).fill(invited.email);
  await invitation.getByRole("button", { name: words.invite }).click();
  await expectToast(page, words.inviteSent.title);
  await closeToast(page);
  const coach = page.getByRole("region", { name: words.coachLabel });
  await expect(coach.getByRole("heading", { level: 2, name: fullName(invited) })).toBeFocused();
  await expect(coach).toContainText(words.missingPassword);
  const id = new URL(page.url()).searchParams.get("coach");
  expect(id).not.toBeNull();

  // The letter leads in, without anybody else ever knowing the password.
  const { text } = await letterWith(invited.email);
  const link = /https?:\/\/\S+\/coach\/login\/invitation\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in ${text}`);
  const theirs = await anotherBrowser();
  await theirs.goto(link);
  await theirs.getByLabel(coachInvitationPage.password, { exact: true }).fill(password);
  await theirs.getByLabel("Confirm Password", { exact: true }).fill(password);
  await theirs.getByRole("button", { name: coachInvitationPage.accept }).click();
  await expect(theirs).toHaveURL(addressOf("coachDashboard"));

  await page.reload();
  await expect(coach).toContainText(words.missingVerification);
  await expect(coach).not.toContainText(words.missingPassword);
  await confirm(page, words.verify, words.verifyText);
  await expectToast(page, words.verifyDone.title);
  await closeToast(page);
  await confirm(page, words.activate, words.activateOpens);
  await expectToast(page, words.activateDone.title);
  await closeToast(page);
  await expect(coach).toContainText(words.openToMembers);

  const member = await anotherBrowser();
  await registerOnboarded(member.context());
  const chosen = await member.request.post(`${originOf("member")}/api/user/coach`, { data: { coachId: id } });
  expect(chosen.status(), await chosen.text()).toBe(200);

  await page.reload();
  await coach.getByRole("button", { name: words.deactivate, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 client has them now.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
  await expect(dialog).toContainText("Please choose what happens to their clients");
  await dialog.getByRole("radio", { name: words.releaseLabel }).check();
  await dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
  await expectToast(page, words.deactivateDone.title);
  await expect(coach).toContainText(words.theyAreFree);

  await expect(async () => {
    await member.goto(addressOf("notifications"));
    await expect(member.getByRole("main")).toContainText("Your coach has stopped", { timeout: 2_000 });
  }).toPass();
  await expect(member.getByRole("main")).toContainText(`${fullName(invited)} does not coach with us any more.`);

  await page.goto(addressOf("coachAudit"));
  for (const done of ["invited", "verified", "activated", "deactivated"]) {
    await expect(page.getByRole("main")).toContainText(`${administrator.name} ${done} ${fullName(invited)}`);
  }
});

test("an administrator answers what visitors left, compares the numbers, and sees that the house is well", async ({
  page,
  context,
  watch,
}) => {
  const visitor = newPerson("Ilina");
  const left = await page.request.post(`${originOf("site")}/api/contact`, {
    data: { name: fullName(visitor), email: visitor.email, message: "Do you have a coach who speaks Tulu?" },
  });
  expect(left.ok(), await left.text()).toBe(true);
  await signInCoach(context, administrator);

  // The inbox: found by its words, read, handled.
  await page.goto(addressOf("coachInbox"));
  const main = page.getByRole("main");
  const entries = main.getByRole("list", { name: inbox.entriesLabel });
  await expect(entries).toContainText(fullName(visitor));
  await expectAccessible(page);
  await main.getByRole("searchbox", { name: inbox.search }).fill(visitor.lastName);
  await expect(page).toHaveURL(`${addressOf("coachInbox")}?q=${visitor.lastName}`);
  await expect(entries.getByRole("listitem")).toHaveCount(1);
  // The search is no step of its own: a choice made while the typing rests stays.
  await main.getByRole("searchbox", { name: inbox.search }).fill(visitor.email);
  await main.getByRole("radio", { name: inbox.stateAll }).click();
  await expect(page).toHaveURL(new RegExp(`state=all&q=${encodeURIComponent(visitor.email)}$`));

  const saved = page.waitForEvent("download");
  await main.getByRole("button", { name: inbox.export }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(visitor.email);
  await expectToast(page, inbox.exported);
  await closeToast(page);

  await entries.getByRole("link", { name: fullName(visitor) }).click();
  const entry = main.getByRole("article");
  await expect(entry.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(entry).toContainText("Do you have a coach who speaks Tulu?");
  await expectAccessible(page);
  await entry.getByRole("button", { name: inbox.handle }).click();
  await expectToast(page, inbox.handledToast);
  await closeToast(page);
  await expect(entry.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(entry).toContainText(`Handled by ${administrator.name}`);
  await page.goto(`${addressOf("coachInbox")}?q=${encodeURIComponent(visitor.email)}`);
  await expect(main).toContainText(inbox.nothingFound);

  // The numbers: what cannot be counted is said beside its field.
  await page.goto(addressOf("coachNumbers"));
  await expect(main).toContainText("days in UTC");
  await expectAccessible(page);
  watch.expect({ status: 400, path: "/api/coach/admin/variants" });
  await main.getByLabel(numbers.from).fill("2020-01-01");
  await main.getByRole("button", { name: numbers.show }).click();
  await expectRefused(main.getByLabel(numbers.from), `Please choose ${limits.numbersDaysMax} days at most`);
  await expect(main.getByRole("button", { name: common.retry })).toHaveCount(0);

  // The house.
  await page.goto(addressOf("coachHealth"));
  await expect(main).toContainText(adminHealth.databaseFine);
  await expect(main.getByRole("table", { name: adminHealth.periodicTitle })).toBeVisible();
  await expectAccessible(page);
});
