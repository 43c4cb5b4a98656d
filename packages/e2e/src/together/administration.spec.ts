import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { coachInvitationPage } from "@aangan/copy/coach-account";
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
