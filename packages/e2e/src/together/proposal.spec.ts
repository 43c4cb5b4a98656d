import { SessionsPage as CoachSessionsPage } from "../coach/sessions-page";
import { SessionsPage } from "../member/sessions-page";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookAny } from "../support/sessions";
import { expect, test } from "../support/test";

test("a coach asks for another time, the member keeps the old one, then takes a new one, and both see it by themselves @once", async ({
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
  const propose = async (note: string) => {
    await row.reschedule.click();
    const time = theirs.dialog.getByRole("radio").last();
    const date = await time.getAttribute("value");
    await time.locator("xpath=..").click();
    await theirs.dialog.getByRole("textbox").fill(note);
    await theirs.dialog.getByRole("button", { name: "Propose this time" }).click();
    await expectToast(coachPage, "Time proposed");
    return date;
  };

  // Nobody reloads anything from here on.
  await propose("My daughter's school play is that evening.");
  await expect(card).toContainText("My daughter's school play is that evening.");
  await expect(card.locator("time")).toHaveCount(2);
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Keep the time it was/ }).click();
  await expectToast(page, "It stays when it was");
  await expect(card).toHaveCount(0);
  await expect(row.row).not.toContainText("Proposed: ");
  expect(await session.locator("time").first().getAttribute("datetime")).toBe(before);

  const date = await propose("");
  await test.step("the member's first page asks as well", async () => {
    await page.goto(addressOf("dashboard"));
    const asked = page.getByRole("region", { name: `${coach.name} asks for another time` });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: /^Take the new time/ }).click();
    await expectToast(page, "Session rescheduled");
    await expect(asked).toHaveCount(0);
  });
  await expect(row.row).toContainText("Moved as you asked");
  await expect(row.row).not.toContainText("Proposed: ");
  await mine.open();
  await expect(
    session.locator(`time[datetime="${new Date(date ?? "").toISOString().replace(".000", "")}"]`),
  ).toHaveCount(1);
  await expect(session).toContainText("asked for this time");

  await test.step("an answer that comes too late is said", async () => {
    await propose("");
    await expect(card).toBeVisible();
    const withdrawn = "Your coach has taken this proposal back. The session stays when it is.";
    watch.expect({ status: 409, path: /\/proposal\/accept$/ });
    await page.route(`**/api/sessions/${id}/proposal/accept`, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: withdrawn, fields: [] } }),
    );
    await card.getByRole("button", { name: /^Take the new time/ }).click();
    await expect(session.getByRole("alert")).toContainText(withdrawn);
    await card.getByRole("button", { name: /^Cancel session/ }).click();
    await mine.cancelQuestion.getByRole("button", { name: "Cancel session" }).click();
    await expectToast(page, "Session cancelled");
    await expect(row.row).toHaveCount(0);
  });
});
