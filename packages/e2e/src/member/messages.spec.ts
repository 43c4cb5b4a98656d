import * as copy from "@aangan/copy/messages";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { CoachApi } from "../support/coach-api";
import { tabTo } from "../support/keyboard";
import { chooseCoach, coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

test("the open tab is remembered, and a coach's URL opens the coach tab @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await expect(chat.coachTab).toHaveAttribute("aria-selected", "true");
  await chat.companionsTab.click();
  await expect(chat.log).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("companions"));
  await page.reload();
  await expect(chat.companionsTab).toHaveAttribute("aria-selected", "true");
  await page.goto(addressOf("messages"));
  await expect(chat.companionsTab).toHaveAttribute("aria-selected", "true");
  // A link to a coach opens the coach tab, whichever was open last.
  await new DashboardPage(page).open();
  await new DashboardPage(page).myCoach.getByRole("link", { name: "Message" }).click();
  await expect(page).toHaveURL(`${addressOf("messages")}?coach=${coachId}`);
  await expect(chat.bubbles).toHaveCount(1);
  await chat.coachTab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chat.companionsTab).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(chat.log).toBeVisible();
  await page.goto(addressOf("messages"));
  await expect(chat.log).toBeVisible();
});

test.describe("on a device in another time zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("message times and the reply time use the member's own time zone @once", async ({ page }) => {
    const { coachId } = await registerWithCoach(page.context());
    const api = `${originOf("member")}/api/messages`;
    expect((await page.request.post(api, { data: { coachId, text: "Good night" } })).status()).toBe(201);
    const conversation = await (await page.request.get(`${api}/${coachId}`)).json();
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      hour: "numeric",
      minute: "2-digit",
    });
    const chat = new MessagesPage(page, coaches.leela.name);
    await chat.open();
    await expect(chat.bubble("Good night")).toContainText(
      clock.format(new Date(conversation.messages.at(-1).createdAt)),
    );
    await expect(page.getByText(/ by .+ [AP]M P[SD]T( today| tomorrow| on \w+day)? \(your time\)\.$/)).toBeVisible();
    await chat.deleteChat();
    await expect(chat.deletionNotice).toContainText(
      /will be deleted by .+ [AP]M P[SD]T (today|tomorrow) \(your time\)/,
    );
  });
});

test("conversations with former coaches can be found and read, but not continued @once", async ({ page }) => {
  const { coachId: formerCoachId } = await registerWithCoach(page.context());
  const leela = new MessagesPage(page, coaches.leela.name);
  const data = { coachId: formerCoachId, text: "Before I left." };
  const sent = await page.request.post(`${originOf("member")}/api/messages`, { data });
  expect(sent.status(), await sent.text()).toBe(201);
  await page.request.post(`${originOf("member")}/api/user/remove-coach`, { data: {} });

  // Without a coach the page links to the coaches and to earlier conversations.
  await page.goto(addressOf("messages"));
  await expect(page.getByRole("heading", { name: copy.noCoachTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse Coaches" })).toHaveAttribute("href", "/coaches");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Browse Coaches" }).click();
  await expect(page).toHaveURL(addressOf("coaches"));
  await page.goBack();
  await page.getByRole("link", { name: coaches.leela.name }).click();
  await expect(leela.bubble("Before I left.")).toBeVisible();
  await expect(page.getByText(/Leela Fernandes is no longer your coach/)).toBeVisible();
  await expect(leela.composer).toHaveCount(0);
  await expect(leela.fileInput).toHaveCount(0);
  await expectAccessible(page);

  await chooseCoach(page.context(), coaches.thomas);
  await page.goto(`${addressOf("messages")}?coach=${formerCoachId}`);
  await leela.choose("Thomas Kurian");
  const thomas = new MessagesPage(page, coaches.thomas.name);
  await expect(thomas.composer).toBeVisible();
  await thomas.choose("Leela Fernandes");
  await expect(leela.bubble("Before I left.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your chat" }).click();
  await expect(thomas.composer).toBeVisible();
});

test("search finds an old Tamil word, highlights it and shows the messages around it @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context());
  const send = (text: string) => page.request.post(`${originOf("member")}/api/messages`, { data: { coachId, text } });
  expect((await send("நேற்று அம்மாவிடம் பேசினேன்.")).status()).toBe(201);
  for (let n = 1; n <= 60; n++) expect((await send(`Line ${n}`)).status()).toBe(201);
  expect((await send("MEERA said: மறுபடியும் அம்மாவிடம்.")).status()).toBe(201);

  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await expect(chat.bubble("Line 60")).toBeVisible();
  await expect(chat.bubble("நேற்று அம்மாவிடம் பேசினேன்.")).toHaveCount(0);
  await chat.search.click();
  await expect(chat.searchBox).toBeFocused();
  await chat.searchBox.fill("அம்மாவிடம்");
  await expect(page.getByText("2 matches")).toBeVisible();
  await expect(chat.matches.first()).toHaveText("அம்மாவிடம்");
  await expectAccessible(page);
  const older = page.getByRole("button", { name: "Older match" });
  await older.click();
  await expect(page.getByText("1 of 2 matches")).toBeVisible();
  await older.click();
  const oldMessage = chat.bubbles.filter({ hasText: "நேற்று" });
  await expect(oldMessage).toBeInViewport();
  await expect(oldMessage.locator("mark")).toHaveText("அம்மாவிடம்");
  // The match is shown in context: the message after it, but not the newest one.
  await expect(chat.bubble("Line 1")).toBeVisible();
  await expect(chat.bubble("Line 60")).toHaveCount(0);
  await page.getByRole("button", { name: "Newer match" }).click();
  await expect(chat.bubbles.last()).toContainText("மறுபடியும்");

  // Search ignores case, and reports when nothing matches.
  await chat.searchBox.fill("meera");
  await expect(chat.matches).toHaveText(["MEERA"]);
  await chat.searchBox.fill("nowhere to be found");
  await expect(page.getByText("No results for “nowhere to be found”.")).toBeVisible();
  await expect(chat.matches).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chat.searchBox).toHaveCount(0);
  await expect(chat.search).toBeFocused();
});

test("the composer stays in view above a phone's keyboard, and the reply time is shown before writing, while waiting, once seen and when late @once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A keyboard that covers the page, as on phones that do not resize the layout viewport.
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("this browser has no visual viewport");
    Object.defineProperty(viewport, "height", {
      configurable: true,
      get: () => Reflect.get(window, "left") ?? window.innerHeight,
    });
    Reflect.set(window, "cover", (visibleHeight: number) => {
      Reflect.set(window, "left", visibleHeight);
      viewport.dispatchEvent(new Event("resize"));
    });
  });
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await test.step("the composer stays in view", async () => {
    await chat.composer.focus();
    const resizeViewport = (visibleHeight: number) =>
      page.evaluate((height) => Reflect.get(window, "cover")(height), visibleHeight);
    await resizeViewport(460);
    const composerTop = async () => (await chat.composer.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(composerTop).toBeLessThan(460 - 40);
    await expect(chat.bubbles.last()).toBeInViewport();
    expect((await chat.bubbles.last().boundingBox())?.y).toBeLessThan(400);
    await resizeViewport(844);
    await expect.poll(composerTop).toBeGreaterThan(700);
  });
  const replyNote = page.getByText(/your time\.?/).last();
  await expect(replyNote).toContainText(/^Leela usually replies by .+ \(your time\)\.$/);
  await chat.write("Are you there?");
  await expect(chat.bubble("Are you there?")).toContainText("Sent");
  await expect(replyNote).toContainText(/^Leela hasn't seen this yet\. A reply usually comes by .+ \(your time\)\.$/);

  let reply: object = {};
  await page.route(new RegExp(`/api/messages/${coachId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, reply: { ...body.reply, ...reply } } });
  });
  reply = { seen: null };
  await page.reload();
  await expect(replyNote).toContainText(/^A reply usually comes by .+ \(your time\)\.$/);
  const day = 24 * 60 * 60 * 1000;
  reply = { late: true, by: new Date(Date.now() - day).toISOString() };
  await page.reload();
  await expect(
    page.getByText(/^This reply is late\. It was due by .+ yesterday \(your time\), and Leela hasn't/),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a conversation is used by keyboard alone, and the navigation link reopens the last tab @desktop", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await tabTo(page, chat.search);
  await page.keyboard.press("Enter");
  await expect(chat.searchBox).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.search).toBeFocused();
  await tabTo(page, chat.menu);
  await page.keyboard.press("Enter");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await expect(item("Export chat")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Mute notifications")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "Notifications Muted");
  await expect(chat.menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(item("Export chat")).toBeFocused();
  await page.keyboard.press("End");
  await expect(item("Delete chat")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.deleteDialog.getByRole("button", { name: "Keep chat" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToast(page, "Chat Deletion Requested");
  await tabTo(page, chat.undoDeletion);
  await page.keyboard.press("Enter");
  await expectToast(page, "Chat Kept");
  // The undo button is gone, so focus moves to the composer.
  await expect(chat.composer).toBeFocused();
  await page.keyboard.type("By hand.");
  await page.keyboard.press("Enter");
  await expect(chat.bubble("By hand.")).toContainText("Sent");
  await expect(chat.composer).toBeFocused();

  // Each tab has its own URL.
  await chat.companionsTab.click();
  await expect(page).toHaveURL(addressOf("companions"));
  await new MemberFrame(page).follow("Messages");
  await expect(page).toHaveURL(addressOf("companions"));
  await expect(chat.companionsTab).toHaveAttribute("aria-selected", "true");
  await chat.coachTab.click();
  await expect(page).toHaveURL(addressOf("messages"));
  await new MemberFrame(page).follow("Messages");
  await expect(chat.log).toBeVisible();
  await expect(page).toHaveURL(addressOf("messages"));
});

test("incoming messages are announced and marked as new, and a muted chat has no badge @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.devika);
  const coach = await CoachApi.open(await anotherBrowser(), coaches.devika, member);
  const chat = new MessagesPage(page, coaches.devika.name);
  await chat.open();
  await expect(chat.bubbles).toHaveCount(1);
  await coach.write("First.");
  await expect(chat.bubble("First.")).toBeVisible();
  // The new message is announced, and none of the older ones.
  await expect(
    page
      .getByRole("main")
      .locator("[aria-live=polite]")
      .getByText(/Devika Rao: /),
  ).toHaveText("Devika Rao: First.");
  await chat.choose("Mute notifications");
  await expectToast(page, "Notifications Muted");

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByText("You have no unread messages.")).toBeVisible();
  await coach.write("Second.");
  await coach.write("Third.");
  await page.reload();
  await expect(page.getByText("You have no unread messages.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await new MemberFrame(page).follow("Messages");
  await expect(chat.log.getByText("New messages")).toBeVisible();
  await expect(chat.bubble("Third.")).toBeVisible();
  await chat.choose("Unmute notifications");
  await expectToast(page, "Notifications Unmuted");
  await page.goBack();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await coach.write("Fourth.");
  await expect(page.getByRole("link", { name: /^Messages 1 unread message$/ })).toBeVisible();
});
