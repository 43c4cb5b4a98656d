import { SessionsPage as CoachSessionsPage } from "../coach/sessions-page";
import { SessionsPage } from "../member/sessions-page";
import { coaches, fullName, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookAny } from "../support/sessions";
import { expect, test } from "../support/test";

test("a coach asks for another time, the member keeps the old one, and both see it by themselves; an answer that comes too late is said @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const coach = coaches.devika;
  const member = await registerWithCoach(page.context(), coach);
  const name = fullName(member);
  const { id } = await bookAny(page.context(), member.coachId);
  const mine = new SessionsPage(page);
  await mine.open();
  const session = mine.upcoming.first();
  const card = session.getByRole("region", { name: `${coach.name} asks for another time` });
  const before = await session.locator("time").first().getAttribute("datetime");
  await expect(card).toHaveCount(0);

  const coachPage = await anotherBrowser();
  await signInCoach(coachPage.context(), coach);
  const theirs = new CoachSessionsPage(coachPage);
  await theirs.open();
  const row = theirs.with(name);

  // No reloads from here on.
  await theirs.propose(name, "My daughter's school play is that evening.");
  await expect(card).toContainText("My daughter's school play is that evening.");
  await expect(card.locator("time")).toHaveCount(2);
  await card.getByRole("button", { name: /^Keep the time it was/ }).click();
  await expectToast(page, "It stays when it was");
  await expect(card).toHaveCount(0);
  await expect(row.row).not.toContainText("Proposed: ");
  expect(await session.locator("time").first().getAttribute("datetime")).toBe(before);

  await test.step("an answer that comes too late is said", async () => {
    await theirs.propose(name);
    await expect(card).toBeVisible();
    const withdrawn = "Your coach has taken this proposal back. The session stays when it is.";
    watch.expect({ status: 409, path: /\/proposal\/accept$/ });
    await page.route(`**/api/sessions/${id}/proposal/accept`, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: withdrawn, fields: [] } }),
    );
    await card.getByRole("button", { name: /^Take the new time/ }).click();
    await expect(session.getByRole("alert")).toContainText(withdrawn);
    await card.getByRole("button", { name: /^Cancel session/ }).click();
    await mine.cancelDialog.getByRole("button", { name: "Cancel session" }).click();
    await expectToast(page, "Session cancelled");
    await expect(row.row).toHaveCount(0);
  });
});
