import { coachChange } from "@aangan/copy/coaches";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { coaches, registerWithCoach } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { CoachesPage } from "./coaches-page";
import { MessagesPage } from "./messages-page";

test("changing coach shows its consequences before confirming, then applies them @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.write("Before the change.");
  await expect(chat.bubble("Before the change.")).toContainText("Sent");
  for (let session = 0; session < 2; session++) await bookSession(page.context(), coachId);

  const list = new CoachesPage(page);
  await list.open();
  const leela = list.card(coaches.leela.name);
  await expect(list.cards.first()).toHaveAccessibleName(coaches.leela.name);
  await expect(leela.upcoming).toContainText("2 sessions");

  await leela.change.click();
  await expect(list.changeDialog).toHaveAccessibleName("Change from Leela Fernandes?");
  await expect(list.changeDialog).toContainText("These 2 sessions are cancelled:");
  await expect(list.changeDialog.getByText(/your time · .+ in /)).toHaveCount(2);
  await expect(list.changeDialog).toContainText("They do not count, and Leela is told.");
  await expect(list.changeDialog).toContainText("Leela will no longer see your conversation. You can still read it.");
  await expect(list.keepCoach).toBeFocused();
  await expectAccessible(page);
  await list.keepCoach.click();
  await expect(list.changeDialog).toHaveCount(0);
  await expect(leela.change).toBeFocused();
  await expect(leela.upcoming).toContainText("2 sessions");

  await leela.change.click();
  await list.confirmChange.click();
  await expect(list.changeDialog).toHaveCount(0);
  await expect(list.suggestions.first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "People you might like to talk to" })).toBeFocused();
  await expect(leela.change).toHaveCount(0);

  await list.card(coaches.meera.name).select.click();
  await expectToast(page, "Coach Selected");
  await expect(list.bookingDialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list.card(coaches.meera.name).upcoming).toContainText("None ahead");

  // The former coach's card still links to the old conversation.
  await leela.message.click();
  await expect(chat.bubble("Before the change.")).toBeVisible();
  await expect(
    page.getByText("Leela Fernandes is no longer your coach and cannot see this conversation."),
  ).toBeVisible();
  await expect(chat.composer).toHaveCount(0);
});

test("choosing another coach directly asks for confirmation and reports failures @once", async ({ page, watch }) => {
  await registerWithCoach(page.context(), coaches.leela);
  const list = new CoachesPage(page);
  await list.open();
  const meera = list.card(coaches.meera.name);
  await expect(meera.select).toHaveText("Select as My Coach");
  await meera.select.click();
  await expect(list.changeDialog).toHaveAccessibleName("Change from Leela Fernandes to Meera Krishnan?");
  await expect(list.changeDialog).toContainText(coachChange.noSessions);
  // The conversation only has the greeting, so the question does not mention it.
  await expect(list.changeDialog).not.toContainText("conversation");
  await page.keyboard.press("Escape");
  await expect(list.changeDialog).toHaveCount(0);
  await expect(list.card(coaches.leela.name).change).toBeVisible();

  await meera.select.click();
  // A rejected choice shows the server's message; a network error shows a general one.
  const notFoundMessage = "We could not find this coach.";
  await mockNextResponses(page, watch, "/api/user/coach", [{ status: 404, message: notFoundMessage }, "no response"]);
  for (const [title, text] of [
    ["Failed to select coach", notFoundMessage],
    ["Error", "There was a problem selecting this coach. Please try again."],
  ] as const) {
    await list.confirmChange.click();
    await expectToast(page, title, text);
    await expect(list.changeDialog.getByRole("alert")).toHaveText(text);
  }
  await list.confirmChange.click();
  await expectToast(page, "Coach selected", "Your coach has been updated successfully.");
  await expect(list.bookingDialog).toBeVisible();
  await expect(page).toHaveURL(/\/coaches$/);
  await page.keyboard.press("Escape");
  await expect(list.cards.first()).toHaveAccessibleName(coaches.meera.name);
});

test("failures to load the coach, check the change and apply it are reported and can be retried @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  await failRequestsUntilRetry(page, `**/api/coaches/${coachId}`);
  watch.expect({ status: 500, path: `/api/coaches/${coachId}` });
  const list = new CoachesPage(page);
  await list.open();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to fetch coach data");
  await expect(list.card(coaches.leela.name).card).toHaveCount(0);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(list.card(coaches.leela.name).change).toBeVisible();
  await page.unroute(`**/api/coaches/${coachId}`);
  await test.step("the change cannot be confirmed until its consequences are loaded", async () => {
    await mockNextResponses(page, watch, "/api/user/coach-change", [{ status: 500, message: genericError }]);
    await list.card(coaches.leela.name).change.click();
    const checkFailure = list.changeDialog.getByRole("alert").filter({ hasText: coachChange.checkFailed });
    await expect(checkFailure).toContainText(genericError);
    await expect(list.confirmChange).toBeDisabled();
    await checkFailure.getByRole("button", { name: "Try again" }).click();
    await expect(list.changeDialog).toContainText(coachChange.noSessions);
    await expect(list.confirmChange).toBeEnabled();
    await list.keepCoach.click();
    await expect(list.changeDialog).toHaveCount(0);
  });
  await test.step("the coach stays when the change fails", async () => {
    await failRequests(page, "**/api/user/remove-coach");
    watch.expect({ status: 500, path: "/api/user/remove-coach" });
    await list.card(coaches.leela.name).change.click();
    await list.confirmChange.click();
    await expectToast(page, "Failed to change coach", genericError);
    await expect(list.changeDialog.getByRole("alert")).toHaveText(genericError);
    await page.unrouteAll();
    await list.open();
    await expect(list.card(coaches.leela.name).change).toBeVisible();
  });
});
