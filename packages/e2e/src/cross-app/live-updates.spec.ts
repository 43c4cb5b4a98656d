import * as inbox from "@aangan/copy/admin-inbox";
import * as coachChat from "@aangan/copy/coach-chat";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import { AdminPage } from "../coach/admin-page";
import { Portal } from "../coach/portal";
import { addressOf, originOf } from "../support/addresses";
import { CoachApi } from "../support/coach-api";
import {
  administrator,
  chooseCoach,
  coaches,
  fullName,
  newPerson,
  registerOnboarded,
  signInCoach,
} from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";

test("a visitor's message appears in the open inbox without a reload @once", async ({ page }) => {
  await signInCoach(page.context(), administrator);
  const admin = new AdminPage(page);
  await page.goto(addressOf("coachInbox"));
  await admin.ready(inbox.title);
  // The polling interval is longer than this test, so an update must come from an event.
  const visitor = newPerson("Revati");
  const contact = await page.request.post(`${originOf("site")}/api/contact`, {
    data: { name: fullName(visitor), email: visitor.email, message: "Do you have a coach who speaks Konkani?" },
  });
  expect(contact.ok(), await contact.text()).toBe(true);
  await expect(admin.entries).toContainText(fullName(visitor));
});

test("a coach sees that a flagged goal was deleted by the member, until they close the crisis @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerOnboarded(page.context());
  await chooseCoach(page.context(), coaches.devika);
  const coachPage = await anotherBrowser();
  const { clientId } = await CoachApi.open(coachPage, coaches.devika, member);
  await coachPage.goto(addressOf("coachDashboard"));
  const client = new Portal(coachPage).client(fullName(member));
  await expect(client.row).toBeVisible();

  const goals = `${originOf("member")}/api/goals`;
  const created = await page.request.post(goals, { data: { title: "I want to kill myself" } });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  await expect(client.strip).toContainText(coachChat.flaggedIn({ places: coachChat.inGoal }));
  const deleted = await page.request.delete(`${goals}/${id}`);
  expect(deleted.status(), await deleted.text()).toBe(204);
  const takenBack = coachChat.flaggedIn({ places: coachChat.inGoalTakenBack });
  await expect(client.strip).toContainText(takenBack);
  await expect(coachPage.getByText("I want to kill myself")).toHaveCount(0);

  await coachPage.goto(`${addressOf("coachDashboard")}?tab=clients&client=${clientId}`);
  await expect(coachPage.getByText(takenBack)).toBeVisible();
  await new Portal(coachPage).closeCrisis(client.strip, "wrote");
  await expectToast(coachPage, coachCrisis.saved.title);
  await expect(coachPage.getByText(takenBack)).toHaveCount(0);
});
