import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { coachDashboard } from "@aangan/copy/coach-portal";
import { plural } from "@aangan/copy/format";
import type { Page } from "@playwright/test";
import { Portal } from "../coach/portal";
import { DashboardPage } from "../member/dashboard-page";
import { MessagesPage } from "../member/messages-page";
import { originOf } from "../support/addresses";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";

test("a member and a coach talk, and each sees the other's side change by itself @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.meera);
  const name = fullName(member);
  const mine = new MessagesPage(page, coaches.meera.name);
  await mine.open();

  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.meera);
  const portal = new Portal(coachPage);
  const row = portal.client(name);
  await expect(row.row).toContainText("You: Hello");

  // No reloads from here on.
  await mine.write("I said the line we practised.");
  await expect(row.row).toContainText("I said the line we practised.");
  await expect(row.message).toHaveAccessibleName(new RegExp(plural(coachDashboard.unread, 1)));
  // It reached the coach's screen, and the coach has not opened it.
  await expect(mine.bubble("I said the line we practised.")).toContainText("Delivered");
  await mine.write("Papa went quiet.");
  await expect(row.message).toHaveAccessibleName(new RegExp(plural(coachDashboard.unread, 2)));

  await row.message.click();
  const theirs = portal.conversation(name);
  await expect(theirs.bubble("Papa went quiet.")).toBeVisible();
  await expect(mine.bubble("Papa went quiet.")).toContainText("Read");

  // Each sees the other typing, and not themselves.
  const typing = (at: Page, name: string) => at.getByText(`${name} is typing`).first();
  await theirs.composer.pressSequentially("That quiet");
  await expect(typing(page, coaches.meera.firstName)).toBeAttached();
  await expect(typing(coachPage, member.firstName)).not.toBeAttached();
  await theirs.write("That quiet is hard to sit in.");
  await expect(mine.bubble("That quiet is hard to sit in.")).toBeVisible();
  await expect(typing(page, coaches.meera.firstName)).not.toBeAttached();
  await mine.composer.pressSequentially("I know");
  await expect(typing(coachPage, member.firstName)).toBeAttached();
  await mine.composer.fill("");
  await expect(typing(coachPage, member.firstName)).not.toBeAttached();
  await expect(theirs.bubble("That quiet is hard to sit in.")).toContainText("Read");

  // Words of several scripts and lines arrive as they were written, and are never taken for markup.
  const odd = '<b>அம்மா</b> said "बस" & hung up\nin two lines 🙏';
  await mine.write(odd);
  await expect(theirs.bubbles.last().locator(".whitespace-pre-wrap")).toHaveText(odd, { useInnerText: true });
  await expect(mine.bubbles.last()).toContainText("Read");

  const notes = { name: "Breathing.txt", mimeType: "text/plain", buffer: Buffer.from("In, hold, out.") };
  await coachPage.locator("input[type=file]").setInputFiles(notes);
  await theirs.write("Read this tonight.");
  const link = mine.bubble("Read this tonight.").getByRole("link", { name: /^Download Breathing\.txt/ });
  await expect(link).toBeVisible();
  const coming = page.waitForEvent("download");
  await link.click();
  expect(await readFile(await (await coming).path(), "utf8")).toBe("In, hold, out.");

  await coachPage.goto(coachPage.url().replace(/\?.*/, ""));
  await expect(row.row).toBeVisible();
  await expect(row.message).not.toHaveAccessibleName(/unread/);
});

test("an answer that comes while the member is elsewhere waits for them, counted @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.farah);
  const dashboard = new DashboardPage(page);
  const mine = new MessagesPage(page, coaches.farah.name);
  await mine.open();
  await expect(mine.bubbles).toHaveCount(1);
  await dashboard.open();
  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();

  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.farah);
  const portal = new Portal(coachPage);
  await portal.client(fullName(member)).message.click();
  const theirs = portal.conversation(fullName(member));
  await theirs.write("How was the call?");
  // The member's screen has it, on another page.
  await expect(theirs.bubble("How was the call?")).toContainText("Delivered");
  await expect(page.getByText("One reply from Farah Siddiqui is waiting.")).toBeVisible();
  await expect(dashboard.myCoach).toContainText("1 unread message");
  await expect(page.getByRole("link", { name: /^Messages 1 unread message$/ })).toBeVisible();

  await dashboard.myCoach.getByRole("link", { name: "Message" }).click();
  await expect(mine.bubble("How was the call?")).toBeVisible();
  await expect(mine.log.getByText("New messages")).toBeVisible();
  await expect(theirs.bubble("How was the call?")).toContainText("Read");
  await dashboard.open();
  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Messages$/ })).toBeVisible();
});

test("two windows show the same conversation, and when its time has come what was said leaves by itself @once", async ({
  page,
  context,
}) => {
  const { coachId } = await registerWithCoach(context);
  const one = new MessagesPage(page, coaches.leela.name);
  await one.open();
  const two = new MessagesPage(await context.newPage(), coaches.leela.name);
  await two.open();
  await one.write("From the first window.");
  await expect(two.bubble("From the first window.")).toHaveCount(1);
  await two.write("From the second window.");
  await expect(one.bubble("From the second window.")).toHaveCount(1);
  await expect(two.bubbles).toHaveCount(3);

  await one.write("Please forget this.");
  await expect(one.bubble("Please forget this.")).toContainText("Sent");
  await one.deleteChat();
  await expect(one.deletionNotice).toBeVisible();

  // As the server responds once the job has run, a day later.
  const conversation = `${originOf("member")}/api/messages/${coachId}`;
  await page.route(new RegExp(`/api/messages/${coachId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    await route.fulfill({ json: { ...told, messages: [], earlier: null, later: null, deletion: null } });
  });
  // Any change of the conversation sends an event; this is the simplest.
  const muted = await page.request.put(`${conversation}/mute`, { data: { muted: true } });
  expect(muted.ok()).toBe(true);
  await expect(one.deletionNotice).toHaveCount(0);
  await expect(one.bubbles).toHaveCount(0);
  await expect(page.getByText("Say hello to Leela")).toBeVisible();
});

test("a new client appears in the coach's list by themself, and is gone from the screen when they leave @once", async ({
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
  const theirs = portal.conversation(fullName(member));
  await expect(theirs.bubbles).toHaveCount(1);

  const left = await page.request.post(`${originOf("member")}/api/user/remove-coach`, { data: {} });
  expect(left.ok()).toBe(true);
  // The coach has lost access: the shown messages disappear too.
  watch.expect({ status: 404, path: /^\/api\/coach\/clients\// });
  await expect(theirs.log).toHaveCount(0);
  await expect(theirs.composer).toHaveCount(0);
  await expect(coachPage.getByRole("heading", { name: "Unknown Client" })).toBeVisible();
  await portal.open();
  await expect(row.row).toHaveCount(0);
});

test("old messages are read in pages, and the view stays where it was @once", async ({ page }) => {
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
  await expect(page.getByText("This is where your conversation began.")).toBeVisible();
  await expect(chat.bubble("Line 6")).toBeInViewport();
});
