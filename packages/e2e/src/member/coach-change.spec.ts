import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { CoachesPage, limitCoaches } from "./coaches-page";
import { MessagesPage } from "./messages-page";

test("changing coach shows its consequences before confirming, then applies them @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  const chat = new MessagesPage(page, coaches.leela.name);
  const text = "Before the change.";
  const sent = await page.request.post(`${originOf("member")}/api/messages`, { data: { coachId, text } });
  expect(sent.status(), await sent.text()).toBe(201);
  for (let session = 0; session < 2; session++) await bookSession(page.context(), coachId);

  await limitCoaches(page, [coaches.leela.name, coaches.meera.name]);
  const list = new CoachesPage(page);
  await list.open();
  const leela = list.card(coaches.leela.name);
  await expect(list.cards.first()).toHaveAccessibleName(coaches.leela.name);
  await expect(leela.upcoming).toContainText("2 sessions");

  await leela.change.click();
  await expect(list.changeDialog).toHaveAccessibleName("Change from Leela Fernandes?");
  await expect(list.changeDialog).toContainText("These 2 sessions will be canceled:");
  await expect(list.changeDialog.getByText(/your time · .+ in /)).toHaveCount(2);
  await expect(list.changeDialog).toContainText("They won't count, and we'll let Leela know.");
  await expect(list.changeDialog).toContainText("Leela will no longer see your chat. You can still read it.");
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
  await expect(page.getByRole("heading", { name: "Coaches you might like to talk to" })).toBeFocused();
  await expect(leela.change).toHaveCount(0);

  await list.card(coaches.meera.name).select.click();
  await expectToast(page, "Coach Selected");
  await expect(list.card(coaches.meera.name).upcoming).toContainText("None scheduled");

  // The former coach's card still links to the old conversation.
  await leela.message.click();
  await expect(chat.bubble(text)).toBeVisible();
  await expect(page.getByText("Leela Fernandes is no longer your coach and can't see this chat.")).toBeVisible();
  await expect(chat.composer).toHaveCount(0);
});
