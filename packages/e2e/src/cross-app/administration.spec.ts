import { readFile } from "node:fs/promises";
import * as words from "@aangan/copy/admin-coaches";
import * as adminHealth from "@aangan/copy/admin-health";
import * as inbox from "@aangan/copy/admin-inbox";
import * as numbers from "@aangan/copy/admin-numbers";
import * as administration from "@aangan/copy/administration";
import * as coachInvitationPage from "@aangan/copy/coach-invitation-page";
import * as coachProfilePage from "@aangan/copy/coach-profile-page";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import type { Page } from "@playwright/test";
import { AdminPage } from "../coach/admin-page";
import { Portal } from "../coach/portal";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { emailLink } from "../support/coach-account";
import { administrator, fullName, newPerson, password, registerOnboarded, signInCoach } from "../support/people";
import { closeToast, expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** As the coach, sends the list of credentials with one more at its end. */
async function addCredential(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: coachProfilePage.editCredentials }).click();
  const titles = page.getByLabel(coachProfilePage.credentialTitle);
  if ((await titles.first().inputValue()) !== "")
    await page.getByRole("button", { name: coachProfilePage.addCredential }).click();
  await titles.last().fill(title);
  await page.getByLabel(coachProfilePage.credentialIssuer).last().fill("Banyan Institute");
  await page.getByRole("button", { name: coachProfilePage.sendCredentials }).click();
  await expectToast(page, coachProfilePage.sentForReview);
  await closeToast(page);
}

test("an administrator invites, reviews, activates and deactivates a coach, handles the inbox, and finds all of it in the audit log @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  const visitor = newPerson("Ilina");
  const contact = await page.request.post(`${originOf("site")}/api/contact`, {
    data: { name: fullName(visitor), email: visitor.email, message: "Do you have a coach who speaks Tulu?" },
  });
  expect(contact.ok(), await contact.text()).toBe(true);

  await signInCoach(page.context(), administrator);
  const admin = new AdminPage(page);
  const { main, coach } = admin;
  const invited = newPerson("Charu");
  const coachPage = await anotherBrowser();
  const memberContext = (await anotherBrowser()).context();
  await page.goto(addressOf("coachAdmin"));

  await test.step("a coach is invited", async () => {
    await admin.go(words.name);
    await expect(page).toHaveURL(addressOf("coachAdminCoaches"));
    await expect(main.getByRole("list", { name: words.listLabel })).toContainText("Meera Krishnan");
    await page.getByRole("button", { name: words.invite }).click();
    await admin.dialog.getByRole("button", { name: words.invite }).click();
    await expectInvalid(admin.dialog.getByLabel(words.inviteName), "Name is required");
    await expectAccessible(page);
    await admin.dialog.getByLabel(words.inviteName).fill(fullName(invited));
    await admin.dialog.getByLabel(words.inviteEmail).fill(invited.email);
    await admin.dialog.getByRole("button", { name: words.invite }).click();
    await expectToast(page, words.inviteSent.title);
    await closeToast(page);
    await expect(coach.getByRole("heading", { level: 2, name: fullName(invited) })).toBeFocused();
    await expect(coach).toContainText(words.missingPassword);
  });
  const coachId = new URL(page.url()).searchParams.get("coach");

  await test.step("the coach accepts the emailed invitation with a password of their own", async () => {
    await coachPage.goto(await emailLink(invited.email, "invitation"));
    await expect(coachPage.getByRole("main")).toContainText(fullName(invited));
    expect(coachPage.url()).not.toContain("token");
    await coachPage.getByLabel(coachInvitationPage.password, { exact: true }).fill(password);
    await coachPage.getByLabel("Confirm Password", { exact: true }).fill(password);
    await coachPage.getByRole("button", { name: coachInvitationPage.accept }).click();
    await expect(coachPage).toHaveURL(addressOf("coachDashboard"));
    await new Portal(coachPage).tab("Profile").click();
    await addCredential(coachPage, "Listening certificate");
  });

  await test.step("a credential change is approved, the next one rejected, and the coach sees both decisions", async () => {
    // The first page shows the numbers of waiting items, with links.
    await admin.go(administration.overview, administration.title);
    await main
      .getByRole("list", { name: administration.waitsLabel })
      .getByRole("link", { name: administration.coachesText })
      .click();
    await expect(page.getByRole("radio", { name: words.waiting })).toBeChecked();
    await main.getByRole("link", { name: fullName(invited) }).click();
    await expect(coach).toContainText("Listening certificate");
    await expect(coach).not.toContainText(words.missingPassword);
    await admin.confirm(coach, words.approve, words.approved.text);
    await expectToast(page, words.approved.title);
    await closeToast(page);
    await coachPage.reload();
    await expect(coachPage.getByText(coachProfilePage.approved)).toBeVisible();
    await addCredential(coachPage, "Doctor of everything");

    await page.reload();
    await expect(coach).toContainText("Doctor of everything");
    // Another button of this name, among the actions, rejects the coach.
    await coach
      .getByRole("region", { name: words.credentialsTitle })
      .getByRole("button", { name: words.turnDown })
      .click();
    await admin.dialog.getByRole("button", { name: words.turnDown }).click();
    await expectInvalid(admin.dialog.getByLabel(words.reason), "Please give a reason. The coach will read it.");
    await admin.dialog.getByLabel(words.reason).fill("We could not find this school.");
    await admin.dialog.getByRole("button", { name: words.turnDown }).click();
    await expectToast(page, words.turnedDown.title);
    await closeToast(page);
    await expect(coach).toContainText("Listening certificate");
    await expect(coach).not.toContainText("Doctor of everything");
    await coachPage.reload();
    await expect(coachPage.getByText(coachProfilePage.rejected)).toBeVisible();
    await expect(coachPage.getByRole("main")).toContainText("Reason: We could not find this school.");
  });

  await test.step("a verified and activated coach can be chosen by members", async () => {
    const actions = coach.getByRole("region", { name: words.actionsTitle });
    await admin.confirm(actions, words.verify, words.verifyText);
    await expectToast(page, words.verifyDone.title);
    await closeToast(page);
    await admin.confirm(actions, words.activate, words.activateOpens);
    await expectToast(page, words.activateDone.title);
    await closeToast(page);
    await expect(coach).toContainText(words.openToMembers);
    await registerOnboarded(memberContext);
    const chosen = await memberContext.request.post(`${originOf("member")}/api/user/coach`, { data: { coachId } });
    expect(chosen.status(), await chosen.text()).toBe(200);
  });

  await test.step("an inbox entry is searched, exported as CSV, opened and handled", async () => {
    await admin.go(inbox.name);
    await expect(admin.entries).toContainText(fullName(visitor));
    const search = main.getByRole("searchbox", { name: inbox.search });
    await search.fill(visitor.lastName);
    await expect(page).toHaveURL(`${addressOf("coachInbox")}?q=${visitor.lastName}`);
    await expect(admin.entries.getByRole("listitem")).toHaveCount(1);
    // The search adds no history entry: a choice made during the pause in typing stays.
    await search.fill(visitor.email);
    await main.getByRole("radio", { name: inbox.stateAll }).click();
    await expect(page).toHaveURL(new RegExp(`state=all&q=${encodeURIComponent(visitor.email)}$`));
    const saved = page.waitForEvent("download");
    await main.getByRole("button", { name: inbox.export }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain(visitor.email);
    await expectToast(page, inbox.exported);
    await closeToast(page);

    await admin.entries.getByRole("link", { name: fullName(visitor) }).click();
    await expect(admin.entry.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(admin.entry).toContainText("Do you have a coach who speaks Tulu?");
    await admin.entry.getByRole("button", { name: inbox.handle }).click();
    await expectToast(page, inbox.handledToast);
    await closeToast(page);
    await expect(admin.entry.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(admin.entry).toContainText(`Handled by ${administrator.name}`);
  });

  await test.step("the numbers reject too long a range, and the health page shows the database and periodic jobs", async () => {
    await admin.go(numbers.name);
    await expect(main).toContainText("days in UTC");
    watch.expect({ status: 400, path: "/api/coach/admin/variants" });
    await main.getByLabel(numbers.from).fill("2020-01-01");
    await main.getByRole("button", { name: numbers.show }).click();
    await expectInvalid(main.getByLabel(numbers.from), `Choose up to ${limits.numbersDaysMax} days`);
    await expect(main.getByRole("button", { name: common.retry })).toHaveCount(0);
    await admin.go(adminHealth.name);
    await expect(main).toContainText(adminHealth.databaseFine);
    await expect(main.getByRole("table", { name: adminHealth.periodicTitle })).toBeVisible();
  });

  await test.step("a deactivated coach's client is released and notified", async () => {
    await page.goto(`${addressOf("coachAdminCoaches")}?coach=${coachId}`);
    await coach.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expect(admin.dialog).toContainText("1 client has this coach now.");
    await admin.dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expect(admin.dialog).toContainText("Choose what happens to their clients");
    await expectAccessible(page);
    await admin.dialog.getByRole("radio", { name: words.releaseLabel }).check();
    // The coach's open pages are logged out.
    watch.tolerate({ status: 401, path: "/api/coach/live" });
    await admin.dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expectToast(page, words.deactivateDone.title);
    await closeToast(page);
    await expect(coach).toContainText(words.theyAreFree);
    const notifications = async () =>
      (await memberContext.request.get(`${originOf("member")}/api/notifications`)).text();
    await expect.poll(notifications).toContain(`${fullName(invited)} no longer coaches with us.`);
  });

  await test.step("the audit log contains every action", async () => {
    await admin.go(administration.audit);
    const who = administrator.name;
    for (const line of [
      `${who} invited ${fullName(invited)} to coach`,
      `${who} approved new credentials of ${fullName(invited)}`,
      `${who} rejected new credentials of ${fullName(invited)}`,
      `${who} verified ${fullName(invited)}`,
      `${who} activated ${fullName(invited)}`,
      `${who} deactivated ${fullName(invited)}`,
    ])
      await expect(main.getByText(line, { exact: true })).toHaveCount(1);
    await expect(main.getByText(`${who} exported an inbox list`, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(`${who} marked an inbox entry as handled`, { exact: true }).first()).toBeVisible();
  });
});
