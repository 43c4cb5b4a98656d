import { readFile } from "node:fs/promises";
import { administration } from "@aangan/copy/administration";
import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { adminHealth } from "@aangan/copy/administration-health";
import { adminInbox as inbox } from "@aangan/copy/administration-inbox";
import { adminNumbers as numbers } from "@aangan/copy/administration-numbers";
import { coachInvitationPage } from "@aangan/copy/coach-account";
import { coachProfilePage } from "@aangan/copy/coach-profile";
import { common } from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import type { Page } from "@playwright/test";
import { AdminPage } from "../coach/admin-page";
import { Portal } from "../coach/portal";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { letterLink } from "../support/coach-account";
import { administrator, fullName, newPerson, password, registerOnboarded, signInCoach } from "../support/people";
import { closeToast, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** A coach sends a list of credentials, with one more at its end. */
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

test("an administrator's day: a coach is invited, looked at, and let in; visitors are answered; the house is looked after; the coach goes, and the client is free", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  const visitor = newPerson("Ilina");
  const left = await page.request.post(`${originOf("site")}/api/contact`, {
    data: { name: fullName(visitor), email: visitor.email, message: "Do you have a coach who speaks Tulu?" },
  });
  expect(left.ok(), await left.text()).toBe(true);

  await signInCoach(page.context(), administrator);
  const desk = new AdminPage(page);
  const { main, coach } = desk;
  const invited = newPerson("Charu");
  const theirs = await anotherBrowser();
  const member = (await anotherBrowser()).context();
  await page.goto(addressOf("coachAdmin"));

  await test.step("somebody is invited", async () => {
    await desk.go(words.name);
    await expect(page).toHaveURL(addressOf("coachAdminCoaches"));
    await expect(main.getByRole("list", { name: words.listLabel })).toContainText("Meera Krishnan");
    await page.getByRole("button", { name: words.invite }).click();
    await desk.dialog.getByRole("button", { name: words.invite }).click();
    await expectRefused(desk.dialog.getByLabel(words.inviteName), "Name is required");
    await expectAccessible(page);
    await desk.dialog.getByLabel(words.inviteName).fill(fullName(invited));
    await desk.dialog.getByLabel(words.inviteEmail).fill(invited.email);
    await desk.dialog.getByRole("button", { name: words.invite }).click();
    await expectToast(page, words.inviteSent.title);
    await closeToast(page);
    await expect(coach.getByRole("heading", { level: 2, name: fullName(invited) })).toBeFocused();
    await expect(coach).toContainText(words.missingPassword);
  });
  const coachId = new URL(page.url()).searchParams.get("coach");

  await test.step("the letter leads in, without anybody else ever knowing the password", async () => {
    await theirs.goto(await letterLink(invited.email, "invitation"));
    await expect(theirs.getByRole("main")).toContainText(fullName(invited));
    expect(theirs.url()).not.toContain("token");
    await theirs.getByLabel(coachInvitationPage.password, { exact: true }).fill(password);
    await theirs.getByLabel("Confirm Password", { exact: true }).fill(password);
    await theirs.getByRole("button", { name: coachInvitationPage.accept }).click();
    await expect(theirs).toHaveURL(addressOf("coachDashboard"));
    await new Portal(theirs).tab("Profile").click();
    await addCredential(theirs, "Listening certificate");
  });

  await test.step("one change of credentials is approved, the next one turned down, and the coach reads both", async () => {
    // The first page shows the numbers of waiting items, with links.
    await desk.go(administration.overview, administration.title);
    await main
      .getByRole("list", { name: administration.waitsLabel })
      .getByRole("link", { name: administration.coachesText })
      .click();
    await expect(page.getByRole("radio", { name: words.waiting })).toBeChecked();
    await main.getByRole("link", { name: fullName(invited) }).click();
    await expect(coach).toContainText("Listening certificate");
    await expect(coach).not.toContainText(words.missingPassword);
    await desk.confirm(coach, words.approve, words.approved.text);
    await expectToast(page, words.approved.title);
    await closeToast(page);
    await theirs.reload();
    await expect(theirs.getByText(coachProfilePage.approved)).toBeVisible();
    await addCredential(theirs, "Doctor of everything");

    await page.reload();
    await expect(coach).toContainText("Doctor of everything");
    // The other button of this name, among the actions, turns the coach down.
    await coach
      .getByRole("region", { name: words.credentialsTitle })
      .getByRole("button", { name: words.turnDown })
      .click();
    await desk.dialog.getByRole("button", { name: words.turnDown }).click();
    await expectRefused(desk.dialog.getByLabel(words.reason), "Please say why. The coach reads it.");
    await desk.dialog.getByLabel(words.reason).fill("We could not find this school.");
    await desk.dialog.getByRole("button", { name: words.turnDown }).click();
    await expectToast(page, words.turnedDown.title);
    await closeToast(page);
    await expect(coach).toContainText("Listening certificate");
    await expect(coach).not.toContainText("Doctor of everything");
    await theirs.reload();
    await expect(theirs.getByText(coachProfilePage.rejected)).toBeVisible();
    await expect(theirs.getByRole("main")).toContainText("What was said: We could not find this school.");
  });

  await test.step("verified and activated, the coach is open to members", async () => {
    const actions = coach.getByRole("region", { name: words.actionsTitle });
    await desk.confirm(actions, words.verify, words.verifyText);
    await expectToast(page, words.verifyDone.title);
    await closeToast(page);
    await desk.confirm(actions, words.activate, words.activateOpens);
    await expectToast(page, words.activateDone.title);
    await closeToast(page);
    await expect(coach).toContainText(words.openToMembers);
    await registerOnboarded(member);
    const chosen = await member.request.post(`${originOf("member")}/api/user/coach`, { data: { coachId } });
    expect(chosen.status(), await chosen.text()).toBe(200);
  });

  await test.step("what a visitor left is found by its words, saved as a file, read and handled", async () => {
    await desk.go(inbox.name);
    await expect(desk.entries).toContainText(fullName(visitor));
    const search = main.getByRole("searchbox", { name: inbox.search });
    await search.fill(visitor.lastName);
    await expect(page).toHaveURL(`${addressOf("coachInbox")}?q=${visitor.lastName}`);
    await expect(desk.entries.getByRole("listitem")).toHaveCount(1);
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

    await desk.entries.getByRole("link", { name: fullName(visitor) }).click();
    await expect(desk.entry.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(desk.entry).toContainText("Do you have a coach who speaks Tulu?");
    await desk.entry.getByRole("button", { name: inbox.handle }).click();
    await expectToast(page, inbox.handledToast);
    await closeToast(page);
    await expect(desk.entry.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(desk.entry).toContainText(`Handled by ${administrator.name}`);
  });

  await test.step("the numbers, of days that can be counted, and the house", async () => {
    await desk.go(numbers.name);
    await expect(main).toContainText("days in UTC");
    watch.expect({ status: 400, path: "/api/coach/admin/variants" });
    await main.getByLabel(numbers.from).fill("2020-01-01");
    await main.getByRole("button", { name: numbers.show }).click();
    await expectRefused(main.getByLabel(numbers.from), `Please choose ${limits.numbersDaysMax} days at most`);
    await expect(main.getByRole("button", { name: common.retry })).toHaveCount(0);
    await desk.go(adminHealth.name);
    await expect(main).toContainText(adminHealth.databaseFine);
    await expect(main.getByRole("table", { name: adminHealth.periodicTitle })).toBeVisible();
  });

  await test.step("the coach goes, and who had them may choose another", async () => {
    await page.goto(`${addressOf("coachAdminCoaches")}?coach=${coachId}`);
    await coach.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expect(desk.dialog).toContainText("1 client has them now.");
    await desk.dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expect(desk.dialog).toContainText("Please choose what happens to their clients");
    await expectAccessible(page);
    await desk.dialog.getByRole("radio", { name: words.releaseLabel }).check();
    await desk.dialog.getByRole("button", { name: words.deactivate, exact: true }).click();
    await expectToast(page, words.deactivateDone.title);
    await closeToast(page);
    await expect(coach).toContainText(words.theyAreFree);
    const told = async () => (await member.request.get(`${originOf("member")}/api/notifications`)).text();
    await expect.poll(told).toContain(`${fullName(invited)} does not coach with us any more.`);
  });

  await test.step("the log has every step of it", async () => {
    await desk.go(administration.audit);
    const who = administrator.name;
    for (const done of [
      `${who} invited ${fullName(invited)} to coach`,
      `${who} approved new credentials of ${fullName(invited)}`,
      `${who} turned down new credentials of ${fullName(invited)}`,
      `${who} verified ${fullName(invited)}`,
      `${who} activated ${fullName(invited)}`,
      `${who} deactivated ${fullName(invited)}`,
    ])
      await expect(main.getByText(done, { exact: true })).toHaveCount(1);
    await expect(main.getByText(`${who} exported a list of the inbox`, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(`${who} handled an entry of the inbox`, { exact: true }).first()).toBeVisible();
  });
});
