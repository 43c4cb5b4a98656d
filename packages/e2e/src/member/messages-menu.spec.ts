import { readFile } from "node:fs/promises";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { MessagesPage } from "./messages-page";

// The member app's component tests cover failures and an empty chat.
test("a chat is exported, muted, and deleted unless the deletion is undone @once", async ({ page }) => {
  const { coachId, firstName, lastName } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.write("Amma rang twice today.");
  await expectToast(page, "Thank you!", "Your first message is on its way to Leela Fernandes.");
  await expect(chat.bubble("Amma rang twice today.")).toContainText("Sent");
  await closeToast(page);

  const downloadEvent = page.waitForEvent("download");
  await chat.choose("Export chat");
  const download = await downloadEvent;
  await expectToast(page, "Chat exported", download.suggestedFilename());
  expect(download.suggestedFilename()).toMatch(/^aangan-chat-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ coach: { name: coaches.leela.name }, user: { firstName, lastName } });
  expect(file.messages).toHaveLength(2);
  const { sender, content, timestamp } = file.messages[1];
  expect([sender, content]).toEqual(["user", "Amma rang twice today."]);
  expect(timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  expect(file.messages[0].sender).toBe("coach");

  await closeToast(page);
  await chat.choose("Mute notifications");
  await expectToast(page, "Notifications Muted", "New messages still arrive here.");
  await expect(chat.muted).toBeAttached();
  await page.reload();
  await expect(chat.muted).toBeAttached();
  await chat.menu.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Unmute notifications" }).click();
  await expectToast(page, "Notifications Unmuted");
  await expect(chat.muted).toHaveCount(0);

  // The dialog first explains the deletion, and focuses the safe choice.
  await closeToast(page);
  await chat.choose("Delete chat");
  await expect(chat.deleteDialog).toContainText("will be deleted within 24 hours, for you and for Leela Fernandes");
  await expect(chat.deleteDialog.getByRole("button", { name: "Keep chat" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(chat.deletionNotice).toHaveCount(0);
  await chat.deleteChat();
  await expectToast(page, "Chat Deletion Requested", "will be deleted within 24 hours");
  await expect(chat.deletionNotice).toContainText(
    /will be deleted by .+ (today|tomorrow) \(your time\), for you and for Leela/,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(chat.bubble("Amma rang twice today.")).toBeVisible();
  // Once deletion is requested, the menu does not offer it again.
  await chat.menu.click();
  await expect(page.getByRole("menuitem", { name: "Delete chat" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await chat.undoDeletion.click();
  await expectToast(page, "Chat Kept");
  await expect(chat.deletionNotice).toHaveCount(0);
  await expect(chat.composer).toBeFocused();
  const conversation = await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json();
  expect(conversation.deletion).toBeNull();
  expect(conversation.messages).toHaveLength(2);
});
