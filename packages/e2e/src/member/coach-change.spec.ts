import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachesPage } from "./coaches-page";
import { MessagesPage } from "./messages-page";

test("changing the coach is asked about, ends the old conversation, and leads to a new one", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.farah);
  const chat = new MessagesPage(page, coaches.farah.name);
  await chat.open();
  await chat.write("Before the change.");
  await expect(chat.bubble("Before the change.")).toContainText("Sent");

  const list = new CoachesPage(page);
  await list.open();
  const farah = list.card(coaches.farah.name);
  await expect(list.cards.first()).toHaveAccessibleName(coaches.farah.name);
  await expect(farah.card).toContainText("What's next?");
  await expect(farah.message).toHaveAttribute("href", `/messages?coach=${coachId}`);

  await farah.change.click();
  const question = page.getByRole("alertdialog", { name: "Change from Farah Siddiqui?" });
  await expect(question).toContainText("Farah Siddiqui will no longer see your conversation. You can still read it.");
  await question.getByRole("button", { name: "Keep my coach" }).click();
  await expect(question).toHaveCount(0);
  await expect(farah.change).toBeVisible();

  await farah.change.click();
  await question.getByRole("button", { name: "Change Coach" }).click();
  await expect(question).toHaveCount(0);
  await expect(list.suggestions.first()).toBeVisible();

  await list.card(coaches.thomas.name).select.click();
  await expectToast(page, "Coach Selected");
  await expect(new MessagesPage(page, coaches.thomas.name).bubbles).toHaveCount(1);

  await chat.open(`?coach=${coachId}`);
  await expect(chat.bubble("Before the change.")).toBeVisible();
  await expect(page.getByText("Farah Siddiqui is no longer your coach and cannot see this conversation.")).toBeVisible();
  await expect(chat.composer).toHaveCount(0);
});

test("choosing another one straight away says that the coach was updated", async ({ page }) => {
  await registerWithCoach(page.context(), coaches.farah);
  const list = new CoachesPage(page);
  await list.open();
  const thomas = list.card(coaches.thomas.name);
  await expect(thomas.select).toHaveText("Select as My Coach");
  await thomas.select.click();
  await expectToast(page, "Coach selected", "Your coach has been updated successfully.");
  await expect(new MessagesPage(page, coaches.thomas.name).bubbles).toHaveCount(1);
});

for (const { name, address, act, title, text } of [
  {
    name: "leaving the coach",
    address: "**/api/user/remove-coach",
    act: "leave",
    title: "Failed to change coach",
    text: "Something went wrong. Please try again.",
  },
  {
    name: "choosing a coach",
    address: "**/api/user/coach",
    act: "choose",
    title: "Failed to select coach",
    text: "Something went wrong. Please try again.",
  },
] as const) {
  test(`a failure while ${name} is said and changes nothing`, async ({ page, watch }) => {
    await registerWithCoach(page.context(), coaches.farah);
    const list = new CoachesPage(page);
    await list.open();
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: text, fields: [] } }),
    );
    watch.expect({ status: 500, path: new RegExp(`${address.slice(2)}$`) });
    if (act === "choose") {
      await list.card(coaches.thomas.name).select.click();
    } else {
      await list.card(coaches.farah.name).change.click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("button", { name: "Change Coach" }).click();
      await expect(question.getByRole("alert")).toHaveText(text);
    }
    await expectToast(page, title, text);
    await page.unrouteAll();
    await list.open();
    await expect(list.card(coaches.farah.name).change).toBeVisible();
  });
}
