import { breakServer, general } from "../support/broken";
import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachesPage } from "./coaches-page";
import { MessagesPage } from "./messages-page";

test("changing the coach is asked about, ends the old conversation, and leads to a new one", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.write("Before the change.");
  await expect(chat.bubble("Before the change.")).toContainText("Sent");

  const list = new CoachesPage(page);
  await list.open();
  const leela = list.card(coaches.leela.name);
  await expect(list.cards.first()).toHaveAccessibleName(coaches.leela.name);
  await expect(leela.card).toContainText("What's next?");
  await expect(leela.message).toHaveAttribute("href", `/messages?coach=${coachId}`);

  await leela.change.click();
  const question = page.getByRole("alertdialog", { name: "Change from Leela Fernandes?" });
  await expect(question).toContainText("Leela Fernandes will no longer see your conversation. You can still read it.");
  await question.getByRole("button", { name: "Keep my coach" }).click();
  await expect(question).toHaveCount(0);
  await expect(leela.change).toBeVisible();

  await leela.change.click();
  await question.getByRole("button", { name: "Change Coach" }).click();
  await expect(question).toHaveCount(0);
  await expect(list.suggestions.first()).toBeVisible();

  await list.card(coaches.ananya.name).select.click();
  await expectToast(page, "Coach Selected");
  await expect(new MessagesPage(page, coaches.ananya.name).bubbles).toHaveCount(1);

  await chat.open(`?coach=${coachId}`);
  await expect(chat.bubble("Before the change.")).toBeVisible();
  await expect(
    page.getByText("Leela Fernandes is no longer your coach and cannot see this conversation."),
  ).toBeVisible();
  await expect(chat.composer).toHaveCount(0);
});

test("choosing another one straight away says that the coach was updated", async ({ page }) => {
  await registerWithCoach(page.context(), coaches.leela);
  const list = new CoachesPage(page);
  await list.open();
  const ananya = list.card(coaches.ananya.name);
  await expect(ananya.select).toHaveText("Select as My Coach");
  await ananya.select.click();
  await expectToast(page, "Coach selected", "Your coach has been updated successfully.");
  await expect(new MessagesPage(page, coaches.ananya.name).bubbles).toHaveCount(1);
});

for (const { name, address, act, title } of [
  {
    name: "leaving the coach",
    address: "**/api/user/remove-coach",
    act: "leave",
    title: "Failed to change coach",
  },
  {
    name: "choosing a coach",
    address: "**/api/user/coach",
    act: "choose",
    title: "Failed to select coach",
  },
] as const) {
  test(`a failure while ${name} is said and changes nothing @once`, async ({ page, watch }) => {
    await registerWithCoach(page.context(), coaches.leela);
    const list = new CoachesPage(page);
    await list.open();
    await breakServer(page, address);
    watch.expect({ status: 500, path: new RegExp(`${address.slice(2)}$`) });
    if (act === "choose") {
      await list.card(coaches.ananya.name).select.click();
    } else {
      await list.card(coaches.leela.name).change.click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("button", { name: "Change Coach" }).click();
      await expect(question.getByRole("alert")).toHaveText(general);
    }
    await expectToast(page, title, general);
    await page.unrouteAll();
    await list.open();
    await expect(list.card(coaches.leela.name).change).toBeVisible();
  });
}
