import { SessionsPage as CoachSessionsPage } from "../coach/sessions-page";
import { SessionsPage } from "../member/sessions-page";
import { coaches, fullName, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";

test("a member declines a coach's proposed time, both screens update, and accepting a withdrawn proposal shows an error @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const coach = coaches.devika;
  const member = await registerWithCoach(page.context(), coach);
  const name = fullName(member);
  const { id } = await bookSession(page.context(), member.coachId);
  const memberSessions = new SessionsPage(page);
  await memberSessions.open();
  const session = memberSessions.upcoming.first();
  const card = session.getByRole("region", { name: `${coach.name} would like to reschedule` });
  const before = await session.locator("time").first().getAttribute("datetime");
  await expect(card).toHaveCount(0);

  const coachPage = await anotherBrowser();
  await signInCoach(coachPage.context(), coach);
  const coachSessions = new CoachSessionsPage(coachPage);
  await coachSessions.open();
  const row = coachSessions.upcomingWith(name);

  // No reloads from here on.
  await coachSessions.propose(name, "My daughter's school play is that evening.");
  await expect(card).toContainText("My daughter's school play is that evening.");
  await expect(card.locator("time")).toHaveCount(2);
  await card.getByRole("button", { name: /^Keep current time/ }).click();
  await expectToast(page, "Current time kept");
  await expect(card).toHaveCount(0);
  await expect(row.row).not.toContainText("Proposed: ");
  expect(await session.locator("time").first().getAttribute("datetime")).toBe(before);

  await test.step("accepting a withdrawn proposal shows an error", async () => {
    await coachSessions.propose(name);
    await expect(card).toBeVisible();
    const withdrawn = "Your coach withdrew this proposal. The session's time stays the same.";
    watch.expect({ status: 409, path: /\/proposal\/accept$/ });
    await page.route(`**/api/sessions/${id}/proposal/accept`, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: withdrawn, fields: [] } }),
    );
    await card.getByRole("button", { name: /^Accept new time/ }).click();
    await expect(session.getByRole("alert")).toContainText(withdrawn);
    await card.getByRole("button", { name: /^Cancel session/ }).click();
    await memberSessions.cancelDialog.getByRole("button", { name: "Cancel session" }).click();
    await expectToast(page, "Session canceled");
    await expect(row.row).toHaveCount(0);
  });
});
