import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachGoals from "@aangan/copy/coach-goals";
import * as crisis from "@aangan/copy/crisis";
import * as goalAnswers from "@aangan/copy/goal-answers";
import * as words from "@aangan/copy/goal-words";
import * as goalsPage from "@aangan/copy/goals-page";
import { sharedFields } from "@aangan/copy/lists";
import * as profile from "@aangan/copy/profile";
import * as sharing from "@aangan/copy/sharing";
import type { Page } from "@playwright/test";
import { ProfilePage } from "../member/profile-page";
import { addressOf } from "../support/addresses";
import { CoachApi } from "../support/coach-api";
import { chooseCoach, coaches, registerOnboarded } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** The row of a goal. */
const goalRow = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** The button of an action on a goal. */
const actionButton = (page: Page, label: (values: { title: string }) => string, title: string) =>
  page.getByRole("button", { name: label({ title }), exact: true });

test("member and coach propose, edit, agree on and reach goals with live updates, and the member shares profile answers @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  const member = await registerOnboarded(page.context());
  await chooseCoach(page.context(), coaches.farah);

  // The member proposes a goal. Help is shown as soon as it contains words of distress, and hidden without them.
  await page.goto(addressOf("goals"));
  await expect(page.getByText(goalsPage.emptyText)).toBeVisible();
  await page.getByRole("button", { name: goalsPage.new }).click();
  const title = page.getByRole("textbox", { name: words.title, exact: true });
  await expect(title).toBeFocused();
  await title.fill("I want to kill myself");
  await expect(page.getByRole("link", { name: crisis.call988 }).last()).toBeVisible();
  await title.fill("ab");
  await page.getByRole("button", { name: words.propose }).click();
  await expect(page.getByText(goalAnswers.titleTooShort)).toBeVisible();
  await title.fill("Walk on Sundays");
  await page.getByRole("button", { name: words.propose }).click();
  await expectToast(page, words.proposed.title, words.proposed.text);
  await expect(goalRow(page, "Walk on Sundays")).toBeFocused();
  await closeToast(page);

  // The coach finds it on the client's page and rewords it.
  const coachPage = await anotherBrowser();
  const { clientId } = await CoachApi.open(coachPage, coaches.farah, member);
  await coachPage.goto(`${addressOf("coachDashboard")}?tab=clients&client=${clientId}`);
  await expect(goalRow(coachPage, "Walk on Sundays")).toContainText(words.waits);
  await actionButton(coachPage, words.changeLabel, "Walk on Sundays").click();
  await coachPage.getByRole("textbox", { name: words.title, exact: true }).fill("Walk twice a week");
  await coachPage.getByRole("button", { name: words.save, exact: true }).click();
  await expectToast(coachPage, words.changed.title, words.changed.text);
  await closeToast(coachPage);

  // The member's page updates without a reload, and both agree.
  await expect(goalRow(page, "Walk twice a week")).toContainText(words.waits);
  await actionButton(page, words.agreeLabel, "Walk twice a week").click();
  await expectToast(page, words.agreedTo.title, words.agreedTo.text);
  await closeToast(page);
  await expect(goalRow(coachPage, "Walk twice a week")).toContainText(words.agreed);
  await page.goto(addressOf("dashboard"));
  const card = page.getByRole("region", { name: goalsPage.cardTitle });
  await expect(card).toContainText("Walk twice a week");
  await actionButton(coachPage, words.reachLabel, "Walk twice a week").click();
  await expectToast(coachPage, words.isReached.title, words.isReached.text);
  // Its row is now in a collapsed list, whose summary gets focus.
  await expect(coachPage.locator("summary").filter({ hasText: words.closedHeading })).toBeFocused();
  await expect(card).toContainText(goalsPage.cardReached({ count: 1 }));
  await card.getByRole("link", { name: goalsPage.cardAll }).click();
  await page.getByText(words.closedHeading).click();
  await expect(goalRow(page, "Walk twice a week")).toContainText(words.reached);

  // The coach proposes a goal and withdraws it.
  await coachPage.getByRole("button", { name: coachGoals.new }).click();
  await coachPage.getByRole("textbox", { name: words.title, exact: true }).fill("Sleep before one");
  await coachPage.getByRole("button", { name: words.propose }).click();
  await expect(goalRow(page, "Sleep before one")).toContainText(words.waits);
  await actionButton(coachPage, words.takeLabel, "Sleep before one").click();
  await coachPage.getByRole("alertdialog").getByRole("button", { name: words.takeBack }).click();
  await expect(goalRow(page, "Sleep before one")).toHaveCount(0);

  // The member chooses what the coach sees: nothing by default.
  const [field, second] = sharedFields;
  const profilePage = new ProfilePage(page);
  await profilePage.open();
  await profilePage.tab(profile.preferencesTab).click();
  for (const { label } of sharedFields) await expect(profilePage.toggle(label)).not.toBeChecked();
  await profilePage.toggle(field.label).click();
  await expectToast(page, sharing.saved.title, sharing.saved.text);
  await closeToast(page);
  await page.reload();
  await expect(profilePage.toggle(field.label)).toBeChecked();
  // Two switches pressed in quick succession do not undo each other.
  await profilePage.toggle(field.label).click();
  await profilePage.toggle(second.label).click();
  await expect(profilePage.toggle(second.label)).toBeChecked();
  await expect(profilePage.toggle(field.label)).not.toBeChecked();
  await expectToast(page, sharing.saved.title, sharing.saved.text);
  await page.reload();
  await expect(profilePage.toggle(second.label)).toBeChecked();
  await expect(profilePage.toggle(field.label)).not.toBeChecked();
  // The former coach's page refetches once, and gets a 404.
  watch.expect({ status: 404, path: /^\/api\/coach\/clients\/[^/]+(\/goals|\/notes|\/crisis-outcomes)?$/ });
  await chooseCoach(page.context(), coaches.ananya);
  await expect(coachPage.getByRole("heading", { name: coachDashboard.unknownClient })).toBeVisible();
  await page.reload();
  await expect(profilePage.toggle(second.label)).not.toBeChecked();
  await page.goto(addressOf("goals"));
  await expect(
    page.getByRole("heading", { name: goalsPage.withCoach({ coachName: coaches.farah.name }) }),
  ).toBeVisible();
  await expect(page.getByText("Walk twice a week")).toBeVisible();
});
