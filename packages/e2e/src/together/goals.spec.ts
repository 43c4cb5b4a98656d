import { coachGoals } from "@aangan/copy/coach-goals";
import { coachDashboard } from "@aangan/copy/coach-portal";
import { crisis } from "@aangan/copy/crisis";
import { fill, plural } from "@aangan/copy/format";
import { goalAnswers } from "@aangan/copy/goal-answers";
import { goalsPage, goalWords as words } from "@aangan/copy/goals";
import { profile } from "@aangan/copy/profile";
import { sharedFields, sharing } from "@aangan/copy/sharing";
import type { Page } from "@playwright/test";
import { ProfilePage } from "../member/profile-page";
import { addressOf } from "../support/addresses";
import { CoachSide } from "../support/coach-side";
import { choose, coaches, registerOnboarded } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** The row of a goal. */
const goal = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** What can be done with a goal. */
const deed = (page: Page, label: string, title: string) =>
  page.getByRole("button", { name: fill(label, { title }), exact: true });

test("two people suggest, change, agree, reach and share, and each sees the other's side by itself @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  const member = await registerOnboarded(page.context());
  await choose(page.context(), coaches.farah);

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
  await expect(goal(page, "Walk on Sundays")).toBeFocused();
  await closeToast(page);

  // The coach finds it on the client's page and puts it into other words.
  const portal = await anotherBrowser();
  const { clientId } = await CoachSide.open(portal, coaches.farah, member);
  await portal.goto(`${addressOf("coachDashboard")}?tab=clients&client=${clientId}`);
  await expect(goal(portal, "Walk on Sundays")).toContainText(words.waits);
  await deed(portal, words.changeLabel, "Walk on Sundays").click();
  await portal.getByRole("textbox", { name: words.title, exact: true }).fill("Walk twice a week");
  await portal.getByRole("button", { name: words.save, exact: true }).click();
  await expectToast(portal, words.changed.title, words.changed.text);
  await closeToast(portal);

  // The member's page updates without a reload, and both agree.
  await expect(goal(page, "Walk twice a week")).toContainText(words.waits);
  await deed(page, words.agreeLabel, "Walk twice a week").click();
  await expectToast(page, words.agreedTo.title, words.agreedTo.text);
  await closeToast(page);
  await expect(goal(portal, "Walk twice a week")).toContainText(words.agreed);
  await page.goto(addressOf("dashboard"));
  const card = page.getByRole("region", { name: goalsPage.cardTitle });
  await expect(card).toContainText("Walk twice a week");
  await deed(portal, words.reachLabel, "Walk twice a week").click();
  await expectToast(portal, words.isReached.title, words.isReached.text);
  // Its row is folded away: the line that unfolds it has the focus.
  await expect(portal.locator("summary").filter({ hasText: words.closedHeading })).toBeFocused();
  await expect(card).toContainText(plural(goalsPage.cardReached, 1));
  await card.getByRole("link", { name: goalsPage.cardAll }).click();
  await page.getByText(words.closedHeading).click();
  await expect(goal(page, "Walk twice a week")).toContainText(words.reached);

  // The coach suggests something and takes it back.
  await portal.getByRole("button", { name: coachGoals.new }).click();
  await portal.getByRole("textbox", { name: words.title, exact: true }).fill("Sleep before one");
  await portal.getByRole("button", { name: words.propose }).click();
  await expect(goal(page, "Sleep before one")).toContainText(words.waits);
  await deed(portal, words.takeLabel, "Sleep before one").click();
  await portal.getByRole("alertdialog").getByRole("button", { name: words.takeBack }).click();
  await expect(goal(page, "Sleep before one")).toHaveCount(0);

  // The member chooses what the coach sees: nothing by default.
  const [field, second] = sharedFields;
  const own = new ProfilePage(page);
  await own.open();
  await own.tab(profile.preferencesTab).click();
  for (const { label } of sharedFields) await expect(own.toggle(label)).not.toBeChecked();
  await own.toggle(field.label).click();
  await expectToast(page, sharing.saved.title, sharing.saved.text);
  await closeToast(page);
  await page.reload();
  await expect(own.toggle(field.label)).toBeChecked();
  // Two pressed one right after the other: neither undoes the other.
  await own.toggle(field.label).click();
  await own.toggle(second.label).click();
  await expect(own.toggle(second.label)).toBeChecked();
  await expect(own.toggle(field.label)).not.toBeChecked();
  await expectToast(page, sharing.saved.title, sharing.saved.text);
  await page.reload();
  await expect(own.toggle(second.label)).toBeChecked();
  await expect(own.toggle(field.label)).not.toBeChecked();
  // The former coach's page refetches once, and gets a 404.
  watch.expect({ status: 404, path: /^\/api\/coach\/clients\/[^/]+(\/goals|\/notes)?$/ });
  await choose(page.context(), coaches.ananya);
  await expect(portal.getByRole("heading", { name: coachDashboard.unknownClient })).toBeVisible();
  await page.reload();
  await expect(own.toggle(second.label)).not.toBeChecked();
  await page.goto(addressOf("goals"));
  await expect(
    page.getByRole("heading", { name: fill(goalsPage.withCoach, { coachName: coaches.farah.name }) }),
  ).toBeVisible();
  await expect(page.getByText("Walk twice a week")).toBeVisible();
});
