import { chat as chatWords } from "@aangan/copy/chat";
import { common } from "@aangan/copy/common";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { holdResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { NotesPanel, Replies } from "./casework-page";
import { Portal } from "./portal";

test("notes about a client are added, edited and deleted, survive failures, and are hidden from the member @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const memberContext = (await anotherBrowser()).context();
  const member = await registerWithCoach(memberContext, coaches.devika);
  await openPortal(page, coaches.devika);
  const portal = new Portal(page);
  await portal.client(fullName(member)).message.click();
  const chat = portal.conversation(fullName(member));
  await expect(chat.bubbles).toHaveCount(1);

  const notes = new NotesPanel(page, member.firstName);
  // A failed fetch shows an error, and the retry loads the notes.
  const address = "**/api/coach/clients/*/notes";
  await failRequestsUntilRetry(page, address);
  watch.expect({ status: 500, path: /\/notes$/ });
  await notes.toggle.click();
  await expect(notes.panel.getByRole("heading", { name: "Private notes" })).toBeFocused();
  const loadFailure = notes.panel.getByRole("alert").filter({ hasText: "Failed to load notes" });
  await expect(loadFailure).toContainText(genericError);
  await loadFailure.getByRole("button", { name: "Try again" }).click();
  await expect(notes.panel).toContainText(`Only you can read these. ${member.firstName} never sees them.`);
  await expect(notes.panel).toContainText("No notes yet.");

  await notes.add.click();
  await expectInvalid(notes.box, "Please write something first");
  await notes.box.fill("Her brother's name is Arvind.");
  await page.reload();
  await expect(notes.box).toHaveValue("Her brother's name is Arvind.");

  // A failed save shows an error, and the text stays.
  await failRequests(page, address);
  await notes.add.click();
  await expect(notes.panel.getByRole("alert").filter({ hasText: "Failed to add note" })).toContainText(genericError);
  await expect(notes.box).toHaveValue("Her brother's name is Arvind.");
  await page.unroute(address);
  // The field is read-only while saving: text typed then would be lost.
  const pendingSave = await holdResponses(page, "/api/coach/clients/*/notes");
  await notes.add.click();
  await expect(notes.box).not.toBeEditable();
  await expect(notes.box).toHaveValue("Her brother's name is Arvind.");
  pendingSave.release();
  await expect(notes.notes).toHaveCount(1);
  await expect(notes.box).toBeEditable();
  await expect(notes.box).toHaveValue("");
  await notes.box.fill("Afraid of the visit in March.\nமார்ச்");
  await notes.add.click();
  await expect(notes.notes.first()).toContainText("மார்ச்");
  await expectAccessible(page);

  const brother = notes.note("brother");
  await brother.getByRole("button", { name: "Edit note" }).click();
  const edit = notes.panel.getByRole("textbox", { name: "Edit note" });
  await expect(edit).toBeFocused();
  await edit.fill("Her brother is called Arvind.");
  await page.reload();
  await expect(edit).toHaveValue("Her brother is called Arvind.");
  await notes.panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(brother).toContainText("Her brother is called Arvind.");
  await expect(brother).toContainText("edited");
  await expect(brother.getByRole("button", { name: "Edit note" })).toBeFocused();

  const march = notes.note("visit in March");
  await march.getByRole("button", { name: "Delete note" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(march).toHaveCount(1);
  await march.getByRole("button", { name: "Delete note" }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Note deleted");
  await expect(notes.notes).toHaveCount(1);

  await notes.panel.getByRole("button", { name: "Close notes" }).click();
  await expect(notes.panel).toHaveCount(0);
  await expect(notes.toggle).toBeFocused();
  await page.reload();
  await expect(chat.bubbles).toHaveCount(1);
  await expect(notes.panel).toHaveCount(0);
  await notes.toggle.click();
  await expect(notes.notes).toHaveCount(1);

  // The member's API contains none of them.
  const conversation = await memberContext.request.get(`${originOf("member")}/api/messages/${member.coachId}`);
  expect(await conversation.text()).not.toContain("Arvind");
  const memberNotes = await memberContext.request.get(
    `${originOf("member")}/api/coach/clients/${member.coachId}/notes`,
  );
  expect(memberNotes.ok()).toBe(false);
});

test("saved replies are added, ordered, inserted into the composer, edited and deleted @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const member = await registerWithCoach((await anotherBrowser()).context(), coaches.tenzin);
  await openPortal(page, coaches.tenzin);
  const portal = new Portal(page);
  await portal.client(fullName(member)).message.click();
  const chat = portal.conversation(fullName(member));
  const replies = new Replies(page);
  await replies.button.click();
  await expect(replies.menu).toContainText("No saved replies yet");
  // The dialog is a lazy chunk. Without a network it cannot load, which is shown.
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
  await page.context().setOffline(true);
  await replies.menu.getByRole("menuitem", { name: "Add a saved reply" }).click();
  await expect(replies.dialog.getByRole("alert")).toContainText(common.notOpened);
  await page.context().setOffline(false);
  await replies.dialog.getByRole("button", { name: common.retry }).click();

  await replies.dialog.getByRole("button", { name: "Add a saved reply" }).click();
  await replies.dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expectInvalid(replies.dialog.getByLabel("Name"), "Please give the reply a short title");
  await expectInvalid(replies.dialog.getByLabel("Words"), "Please write what the reply says");
  await replies.fill("Sleep", "How did you sleep this week?");
  await replies.dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expectToast(page, "Saved reply added");
  await replies.write("Away", "I am away until Monday.\nI read everything then.");
  await replies.write("Thanks", "Thank you for telling me.");
  await expect(replies.titles).toHaveText(["Sleep", "Away", "Thanks"]);
  await expectAccessible(page);

  let orderRequests = 0;
  page.on("response", (response) => {
    if (response.request().method() === "PUT" && response.url().endsWith("/saved-replies/order")) orderRequests += 1;
  });
  await replies.control("moveUp", "Thanks").click();
  await replies.control("moveUp", "Thanks").click();
  await expect(replies.titles).toHaveText(["Thanks", "Sleep", "Away"]);
  await expect(replies.control("moveUp", "Thanks")).toBeFocused();
  await expect(replies.dialog.getByRole("status")).toHaveText("Thanks is number 1 of 3");
  await expect.poll(() => orderRequests).toBe(2);
  // A rejected order shows an error, and the old order returns.
  const address = "**/api/coach/saved-replies/order";
  await failRequests(page, address);
  watch.expect({ status: 500, path: "/api/coach/saved-replies/order" });
  await replies.control("moveDown", "Thanks").click();
  await expect(replies.dialog.getByRole("alert")).toContainText(genericError);
  await expect(replies.titles).toHaveText(["Thanks", "Sleep", "Away"]);
  await page.unroute(address);
  await replies.dialog.getByRole("button", { name: "Done" }).click();
  await page.reload();

  await replies.button.click();
  await expect(replies.menu.getByRole("menuitem")).toContainText(["Thanks", "Sleep", "Away", "Edit saved replies"]);
  await replies.menu.getByRole("menuitem", { name: /^Away/ }).click();
  await expect(chat.composer).toHaveValue("I am away until Monday.\nI read everything then.");
  await expect(chat.composer).toBeFocused();
  // Nothing was sent.
  await expect(chat.bubbles).toHaveCount(1);
  await chat.send.click();
  await expect(chat.bubbles).toHaveCount(2);

  await replies.manage();
  await replies.control("editOne", "Sleep").click();
  await replies.fill("Sleep, weekly", "How did you sleep?");
  await replies.dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Saved reply changed");
  await closeToast(page);
  await replies.control("deleteOne", "Away").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Messages you sent with it stay as they are.");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Saved reply deleted");
  await expect(replies.titles).toHaveText(["Thanks", "Sleep, weekly"]);
});

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

test("a slash in the empty composer opens the saved replies, and notes open next to the conversation @desktop", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach((await anotherBrowser()).context(), coaches.noor);
  await openPortal(page, coaches.noor);
  for (const [title, text] of [
    ["Breathe", "Let us breathe first."],
    ["Call", "Shall we talk it through?"],
  ]) {
    const added = await page.request.post(`${originOf("coach")}/api/coach/saved-replies`, { data: { title, text } });
    expect(added.status()).toBe(201);
  }
  const portal = new Portal(page);
  await portal.client(fullName(member)).message.click();
  const chat = portal.conversation(fullName(member));
  const replies = new Replies(page);
  // On a wide screen the list stays next to the conversation.
  const list = page.getByRole("navigation", { name: "Clients", exact: true });
  await expect(list.filter({ visible: true })).toHaveCount(1);
  await chat.composer.press("/");
  await expect(replies.menu).toBeVisible();
  const call = replies.menu.getByRole("menuitem", { name: /^Call/ });
  // Typeahead finds a reply.
  await expect(call).toBeVisible();
  await page.keyboard.type("ca");
  await expect(call).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.composer).toHaveValue("Shall we talk it through?");
  await expect(chat.composer).toBeFocused();
  await page.keyboard.type(" Today");
  await expect(chat.composer).toHaveValue("Shall we talk it through? Today");
  // With other text in the composer a slash is plain text.
  await page.keyboard.type("/tomorrow?");
  await expect(chat.composer).toHaveValue("Shall we talk it through? Today/tomorrow?");
  await chat.composer.fill("");
  // Esc closes the menu and keeps the slash.
  await page.keyboard.press("/");
  await expect(replies.menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.composer).toHaveValue("/");
  await expect(chat.composer).toBeFocused();

  const notes = new NotesPanel(page, member.firstName);
  await notes.toggle.click();
  await expect(notes.panel).toContainText("No notes yet.");
  await expect(chat.composer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
