import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import * as chat from "@aangan/copy/chat";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import type { Page } from "@playwright/test";
import { Portal } from "../coach/portal";
import { DashboardPage } from "../member/dashboard-page";
import { MessagesPage } from "../member/messages-page";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";

test("member and coach exchange texts and a file, with live receipts, typing and unread counts @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.meera);
  const name = fullName(member);
  const memberChat = new MessagesPage(page, coaches.meera.name);
  await memberChat.open();

  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.meera);
  const portal = new Portal(coachPage);
  const row = portal.client(name);
  await expect(row.row).toContainText("You: Hi");

  // No reloads from here on.
  await memberChat.write("I said the line we practiced.");
  await expect(row.row).toContainText("I said the line we practiced.");
  await expect(row.message).toHaveAccessibleName(new RegExp(coachDashboard.unread({ count: 1 })));
  // The message reached the coach's page, but the conversation is not open.
  await expect(memberChat.bubble("I said the line we practiced.")).toContainText("Delivered");
  await memberChat.write("Papa went quiet.");
  await expect(row.message).toHaveAccessibleName(new RegExp(coachDashboard.unread({ count: 2 })));

  await row.message.click();
  const coachChat = portal.conversation(name);
  await expect(coachChat.bubble("Papa went quiet.")).toBeVisible();
  await expect(memberChat.bubble("Papa went quiet.")).toContainText("Read");

  // Each sees the other typing, and not themselves.
  const typing = (at: Page, name: string) => at.getByText(`${name} is typing`).first();
  await coachChat.composer.pressSequentially("That quiet");
  await expect(typing(page, coaches.meera.firstName)).toBeAttached();
  await expect(typing(coachPage, member.firstName)).not.toBeAttached();
  await coachChat.write("That quiet is hard to sit in.");
  await expect(memberChat.bubble("That quiet is hard to sit in.")).toBeVisible();
  await expect(typing(page, coaches.meera.firstName)).not.toBeAttached();
  await memberChat.composer.pressSequentially("I know");
  await expect(typing(coachPage, member.firstName)).toBeAttached();
  await memberChat.composer.fill("");
  await expect(typing(coachPage, member.firstName)).not.toBeAttached();
  await expect(coachChat.bubble("That quiet is hard to sit in.")).toContainText("Read");

  // Text in several scripts and lines arrives unchanged, and is never interpreted as markup.
  const mixedText = '<b>அம்மா</b> said "बस" & hung up\nin two lines 🙏';
  await memberChat.write(mixedText);
  await expect(coachChat.bubbles.last().locator(".whitespace-pre-wrap")).toHaveText(mixedText, { useInnerText: true });
  await expect(memberChat.bubbles.last()).toContainText("Read");

  const textFile = { name: "Breathing.txt", mimeType: "text/plain", buffer: Buffer.from("In, hold, out.") };
  await coachPage.locator("input[type=file]").setInputFiles(textFile);
  await coachChat.write("Read this tonight.");
  const link = memberChat.bubble("Read this tonight.").getByRole("link", { name: /^Download Breathing\.txt/ });
  await expect(link).toBeVisible();
  const download = page.waitForEvent("download");
  await link.click();
  expect(await readFile(await (await download).path(), "utf8")).toBe("In, hold, out.");

  await coachPage.goto(coachPage.url().replace(/\?.*/, ""));
  await expect(row.row).toBeVisible();
  await expect(row.message).not.toHaveAccessibleName(/unread/);

  await test.step("a message that arrives on another page is counted until the member reads it", async () => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(page.getByText("You have no unread messages.")).toBeVisible();
    await row.message.click();
    await coachChat.write("How was the call?");
    // The member is on another page, which has received it.
    await expect(coachChat.bubble("How was the call?")).toContainText("Delivered");
    await expect(page.getByText(`You have 1 new message from ${coaches.meera.name}.`)).toBeVisible();
    await expect(dashboard.myCoach).toContainText("1 unread message");
    await expect(page.getByRole("link", { name: /^Messages 1 unread message$/ })).toBeVisible();

    await dashboard.myCoach.getByRole("link", { name: "Message" }).click();
    await expect(memberChat.bubble("How was the call?")).toBeVisible();
    await expect(memberChat.log.getByText("New messages")).toBeVisible();
    await expect(coachChat.bubble("How was the call?")).toContainText("Read");
    await dashboard.open();
    await expect(page.getByText("You have no unread messages.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Messages$/ })).toBeVisible();
  });
});

test("two windows show the same conversation, and a completed deletion removes its messages without a reload @once", async ({
  page,
  context,
}) => {
  const { coachId } = await registerWithCoach(context);
  const firstWindow = new MessagesPage(page, coaches.leela.name);
  await firstWindow.open();
  const secondWindow = new MessagesPage(await context.newPage(), coaches.leela.name);
  await secondWindow.open();
  await firstWindow.write("From the first window.");
  await expect(secondWindow.bubble("From the first window.")).toHaveCount(1);
  await secondWindow.write("From the second window.");
  await expect(firstWindow.bubble("From the second window.")).toHaveCount(1);
  await expect(secondWindow.bubbles).toHaveCount(3);

  await firstWindow.write("Please forget this.");
  await expect(firstWindow.bubble("Please forget this.")).toContainText("Sent");
  await firstWindow.deleteChat();
  await expect(firstWindow.deletionNotice).toBeVisible();

  // As the server responds once the job has run, a day later.
  const conversation = `${originOf("member")}/api/messages/${coachId}`;
  await page.route(new RegExp(`/api/messages/${coachId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const stored = await response.json();
    await route.fulfill({ json: { ...stored, messages: [], earlier: null, later: null, deletion: null } });
  });
  // Any change of the conversation sends an event; this is the simplest.
  const muted = await page.request.put(`${conversation}/mute`, { data: { muted: true } });
  expect(muted.ok()).toBe(true);
  await expect(firstWindow.deletionNotice).toHaveCount(0);
  await expect(firstWindow.bubbles).toHaveCount(0);
  await expect(page.getByText("Say hello to Leela")).toBeVisible();
  await expectAccessible(page);
});

test("a new client appears in the coach's list without a reload, and their open conversation closes when they leave @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.thomas);
  const portal = new Portal(coachPage);
  await expect(coachPage.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();

  const member = await registerWithCoach(page.context(), coaches.thomas);
  const row = portal.client(fullName(member));
  await expect(row.row).toContainText(member.email);
  await row.message.click();
  const coachChat = portal.conversation(fullName(member));
  await expect(coachChat.bubbles).toHaveCount(1);

  const removed = await page.request.post(`${originOf("member")}/api/user/remove-coach`, { data: {} });
  expect(removed.ok()).toBe(true);
  // The coach has lost access: the shown messages disappear too.
  watch.expect({ status: 404, path: /^\/api\/coach\/clients\// });
  await expect(coachChat.log).toHaveCount(0);
  await expect(coachChat.composer).toHaveCount(0);
  await expect(coachPage.getByRole("heading", { name: "Unknown Client" })).toBeVisible();
  await portal.open();
  await expect(row.row).toHaveCount(0);
});

test("earlier messages load page by page, and the scroll position stays @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context());
  for (let n = 1; n <= 55; n++) {
    const answer = await page.request.post(`${originOf("member")}/api/messages`, {
      data: { coachId, text: `Line ${n}` },
    });
    expect(answer.status()).toBe(201);
  }
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await expect(chat.bubbles).toHaveCount(50);
  await expect(chat.bubble("Line 55")).toBeInViewport();
  await page.getByRole("button", { name: "Show earlier messages" }).click();
  await expect(chat.bubbles).toHaveCount(56);
  await expect(page.getByText("This is the start of your chat.")).toBeVisible();
  await expect(chat.bubble("Line 6")).toBeInViewport();
});

test("the coach sees live how the member edits, unsends, answers and reacts, and the member what the coach does @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.meera);
  const memberChat = new MessagesPage(page, coaches.meera.name);
  await memberChat.open();
  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.meera);
  const portal = new Portal(coachPage);
  const row = portal.client(fullName(member));
  await row.message.click();
  const coachChat = portal.conversation(fullName(member));

  // The menu of a message, by keyboard.
  const choose = async (at: Page, text: string, item: string, role: "menuitem" | "menuitemcheckbox" = "menuitem") => {
    await at
      .locator("[data-side]")
      .filter({ hasText: text })
      .first()
      .getByRole("button", { name: chat.messageOptions })
      .focus();
    await at.keyboard.press("Enter");
    await at.getByRole(role, { name: item, exact: true }).click();
  };

  await coachChat.write("How was Sunday?");
  await expect(memberChat.bubble("How was Sunday?")).toBeVisible();
  await memberChat.write("It was clam.");
  await choose(page, "It was clam.", chat.edit);
  await page.getByRole("textbox", { name: chat.editing }).fill("It was calm.");
  await page.getByRole("button", { name: chat.saveEdit }).click();
  await expect(coachChat.bubble("It was calm.")).toContainText(chat.edited);
  await expect(coachChat.bubble("It was clam.")).toHaveCount(0);

  await choose(page, "How was Sunday?", chat.reply);
  await memberChat.write("Better than the one before.");
  const answer = coachChat.bubble("Better than the one before.");
  await expect(answer.getByRole("button", { name: /How was Sunday\?/ })).toBeVisible();
  await choose(page, "How was Sunday?", chat.reactions.thanks, "menuitemcheckbox");
  await expect(coachChat.bubble("How was Sunday?").first()).toContainText(
    chat.reactedOther({ author: member.firstName, reaction: chat.reactions.thanks }),
  );

  await choose(page, "It was calm.", chat.unsend);
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: chat.unsendConfirm }).click();
  await expect(coachChat.bubble(chat.unsentLine)).toBeVisible();
  await expect(coachChat.bubble("It was calm.")).toHaveCount(0);

  // The other way round; the quote follows its message.
  await choose(coachPage, "How was Sunday?", chat.unsend);
  await coachPage.getByRole("alertdialog").getByRole("button", { name: chat.unsendConfirm }).click();
  await expect(memberChat.bubble("Better than the one before.")).toContainText(chat.unsentLine);
  await expect(memberChat.bubble(chat.unsentLine).first()).toBeVisible();
  await expectAccessible(coachPage);
});
