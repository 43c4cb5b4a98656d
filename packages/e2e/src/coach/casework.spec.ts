import * as chatWords from "@aangan/copy/chat";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { NotesPanel, Replies } from "./casework-page";
import { Portal } from "./portal";

test("on a small phone typing hides the composer's buttons, and sending shows them again @once", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await registerWithCoach((await anotherBrowser()).context(), coaches.devika);
  await openPortal(page, coaches.devika);
  const portal = new Portal(page);
  await portal.client(fullName(member)).message.click();
  const chat = portal.conversation(fullName(member));
  const { button } = new Replies(page);
  const microphone = page.getByRole("button", { name: chatWords.record });
  await expect(button).toBeVisible();
  await expect(microphone).toBeVisible();
  await chat.composer.fill("I read what you sent.");
  await expect(button).toBeHidden();
  await expect(microphone).toBeHidden();
  await expect(chat.composer).toBeFocused();
  expect((await chat.composer.boundingBox())?.width).toBeGreaterThan(220);
  await chat.send.click();
  await expect(chat.bubble("I read what you sent.")).toBeVisible();
  await expect(chat.composer).toBeFocused();
  await expect(button).toBeVisible();
  await expect(microphone).toBeVisible();
});

test("on a wide screen the client list and the notes are next to the conversation @desktop", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach((await anotherBrowser()).context(), coaches.noor);
  await openPortal(page, coaches.noor);
  const portal = new Portal(page);
  await portal.client(fullName(member)).message.click();
  const chat = portal.conversation(fullName(member));
  const list = page.getByRole("navigation", { name: "Clients", exact: true });
  await expect(list.filter({ visible: true })).toHaveCount(1);

  const notes = new NotesPanel(page, member.firstName);
  await notes.toggle.click();
  await expect(notes.panel).toContainText("No notes yet.");
  await expect(chat.composer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
