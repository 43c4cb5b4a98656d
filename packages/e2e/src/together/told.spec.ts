import { adminInbox as inbox } from "@aangan/copy/administration-inbox";
import { coachChat } from "@aangan/copy/coach-portal";
import { crisis } from "@aangan/copy/crisis";
import { fill } from "@aangan/copy/format";
import { AdminPage } from "../coach/admin-page";
import { Portal } from "../coach/portal";
import { addressOf, originOf } from "../support/addresses";
import { CoachSide } from "../support/coach-side";
import { administrator, choose, coaches, fullName, newPerson, registerOnboarded, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";

test("what a visitor leaves stands in the inbox by itself @once", async ({ page }) => {
  await signInCoach(page.context(), administrator);
  const desk = new AdminPage(page);
  await page.goto(addressOf("coachInbox"));
  await desk.ready(inbox.title);
  // The polling interval is longer than this test, so an update must come from an event.
  const visitor = newPerson("Revati");
  const left = await page.request.post(`${originOf("site")}/api/contact`, {
    data: { name: fullName(visitor), email: visitor.email, message: "Do you have a coach who speaks Konkani?" },
  });
  expect(left.ok(), await left.text()).toBe(true);
  await expect(desk.entries).toContainText(fullName(visitor));
});

test("a coach reads that flagged words stood in a goal which was taken back, until they take note of it @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerOnboarded(page.context());
  await choose(page.context(), coaches.devika);
  const portal = await anotherBrowser();
  const { clientId } = await CoachSide.open(portal, coaches.devika, member);
  await portal.goto(addressOf("coachDashboard"));
  const client = new Portal(portal).client(fullName(member));
  await expect(client.row).toBeVisible();

  const goals = `${originOf("member")}/api/goals`;
  const made = await page.request.post(goals, { data: { title: "I want to kill myself" } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await expect(client.strip).toContainText(fill(coachChat.flaggedIn, { places: coachChat.inGoal }));
  const gone = await page.request.delete(`${goals}/${id}`);
  expect(gone.status(), await gone.text()).toBe(204);
  const takenBack = fill(coachChat.flaggedIn, { places: coachChat.inGoalTakenBack });
  await expect(client.strip).toContainText(takenBack);
  await expect(portal.getByText("I want to kill myself")).toHaveCount(0);

  await portal.goto(`${addressOf("coachDashboard")}?tab=messages&client=${clientId}`);
  await expect(portal.getByText(takenBack)).toBeVisible();
  await portal.goto(`${addressOf("coachDashboard")}?tab=clients&client=${clientId}`);
  await expect(portal.getByText(takenBack)).toBeVisible();
  await portal.getByRole("button", { name: crisis.acknowledge }).click();
  await expectToast(portal, crisis.acknowledged.title);
  await expect(portal.getByText(takenBack)).toHaveCount(0);
});
