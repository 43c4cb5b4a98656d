import { readFile } from "node:fs/promises";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { coaches, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { MessagesPage } from "./messages-page";

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
  await expect(chat.deleteDialog).toContainText("is deleted within 24 hours, for you and for Leela Fernandes");
  await expect(chat.deleteDialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(chat.deletionNotice).toHaveCount(0);
  await chat.deleteChat();
  await expectToast(page, "Chat Deletion Requested", "will be deleted within 24 hours");
  await expect(chat.deletionNotice).toContainText(
    /is deleted by (today|tomorrow), .+ your time, for you and for Leela/,
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

test("an unknown coach, failed menu actions and a failed search show errors and change nothing @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await test.step("the URL of an unknown coach links back to the conversation", async () => {
    const unknownId = "00000000-0000-4000-8000-000000000000";
    watch.expect({ status: 404, path: `/api/messages/${unknownId}` });
    await page.goto(`${addressOf("messages")}?coach=${unknownId}`);
    const failure = page.getByRole("main").getByRole("alert");
    await expect(failure).toContainText("Failed to fetch messages");
    await failure.getByRole("link", { name: "Go to your conversation" }).click();
    await expect(chat.bubbles).toHaveCount(1);
  });
  await test.step("failed menu actions", async () => {
    const basePath = `/api/messages/${coachId}`;
    for (const [path, choice, title] of [
      ["export", "Export chat", "Failed to export chat"],
      ["mute", "Mute notifications", "Failed to mute notifications"],
    ] as const) {
      await failRequests(page, `**${basePath}/${path}`);
      watch.expect({ status: 500, path: `${basePath}/${path}` });
      await chat.choose(choice);
      await expectToast(page, title, genericError);
      await closeToast(page);
    }
    await expect(chat.muted).toHaveCount(0);

    await failRequests(page, `**${basePath}/deletion`);
    watch.expect({ status: 500, path: `${basePath}/deletion` });
    await chat.deleteChat();
    await expect(chat.deleteDialog.getByRole("alert")).toContainText(`Failed to delete chat. ${genericError}`);
    await page.unroute(`**${basePath}/deletion`);
    await chat.deleteDialog.getByRole("button", { name: "Delete chat" }).click();
    await expect(chat.deletionNotice).toBeVisible();
    await failRequests(page, `**${basePath}/deletion`);
    await chat.undoDeletion.click();
    await expectToast(page, "Failed to undo the deletion", genericError);
    await expect(chat.deletionNotice).toBeVisible();
  });
  await test.step("a failed search can be retried", async () => {
    const searchURL = `**/api/messages/${coachId}/search*`;
    await failRequestsUntilRetry(page, searchURL);
    watch.expect({ status: 500, path: `/api/messages/${coachId}/search` });
    await chat.search.focus();
    await page.keyboard.press("Enter");
    await chat.searchBox.fill("hello");
    await expect(page.getByText(`Failed to search. ${genericError}`)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(chat.matches.first()).toBeVisible();
  });
});

test("an empty chat cannot be exported or deleted @once", async ({ page }) => {
  await registerWithCoach(page.context());
  await page.route(/\/api\/messages\/[0-9a-f-]{36}(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), messages: [], earlier: null, later: null } });
  });
  const chat = new MessagesPage(page, coaches.leela.name);
  await page.goto(addressOf("messages"));
  await expect(page.getByText("Say hello to Leela")).toBeVisible();
  await expectAccessible(page);
  await chat.choose("Export chat");
  await expectToast(page, "No messages to export", "Your conversation is empty.");
  await chat.menu.click();
  await expect(page.getByRole("menuitem", { name: "Delete chat" })).toHaveCount(0);
});
