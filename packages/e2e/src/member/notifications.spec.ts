import { limits } from "@aangan/copy/limits";
import { notifications as copy } from "@aangan/copy/notifications";
import type { Page } from "@playwright/test";
import { Portal } from "../coach/portal";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expectToast, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";
import { NotificationsPage } from "./notifications-page";

interface Entry {
  id: string;
  type: "message" | "subscription" | "session";
  title: string;
  message: string;
  read: boolean;
  createdAt: string;
}

const minute = 60_000;

/** Notification n, where 1 is the newest, created this many minutes ago. */
function entry(n: number, minutesAgo: number, overrides: Partial<Entry> = {}): Entry {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    type: "message",
    title: "New Message",
    message: `You have ${n} unread message(s) from your coach.`,
    read: false,
    createdAt: new Date(Date.now() - minutesAgo * minute).toISOString(),
    ...overrides,
  };
}

/**
 * Fakes the notifications API with these entries, including paging, marking and counting: real ones would take a month.
 */
async function fakeNotifications(page: Page, entries: Entry[]): Promise<Entry[]> {
  await page.route("**/api/notifications?*", (route) =>
    list(new URL(route.request().url()), route.fulfill.bind(route)),
  );
  await page.route("**/api/notifications", (route) => list(new URL(route.request().url()), route.fulfill.bind(route)));
  const list = (url: URL, fulfill: (answer: { json: object }) => Promise<void>) => {
    const limit = Number(url.searchParams.get("limit") ?? 20);
    const start = entries.findIndex(({ id }) => id === url.searchParams.get("before")) + 1;
    return fulfill({
      json: {
        items: entries.slice(start, start + limit),
        unread: entries.filter(({ read }) => !read).length,
        more: entries.length > start + limit,
      },
    });
  };
  await page.route("**/api/notifications/read", async (route) => {
    const { ids }: { ids?: string[] } = route.request().postDataJSON();
    for (const one of entries) if (!ids || ids.includes(one.id)) one.read = true;
    await route.fulfill({ json: { unread: entries.filter(({ read }) => !read).length } });
  });
  return entries;
}

test("an unseen message from the coach updates the bell, and reading it clears the bell @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.farah);
  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  await frame.expectUnread(0);
  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.farah);
  const portal = new Portal(coachPage);
  await portal.client(fullName(member)).message.click();
  await portal.conversation(fullName(member)).write("When you have a minute.");

  // The server waits half a minute before it notifies, in case the member sees the message first.
  await expect(frame.bell).toHaveAccessibleName(/1 unread$/, { timeout: 75_000 });
  await expectToast(page, copy.newMessage.title, "unread message(s) from your coach.");
  await frame.openBell();
  const first = frame.bellList.getByRole("listitem").first();
  await expect(first).toContainText(copy.newMessage.title);
  await expect(first).toContainText(copy.unreadMark);
  await first.getByRole("link").click();
  await expect(page).toHaveURL(`${addressOf("messages")}?tab=coach`);
  await expect(new MessagesPage(page, coaches.farah.name).bubble("When you have a minute.")).toBeVisible();
  await frame.expectUnread(0);
  await page.reload();
  await frame.expectUnread(0);
});

test("the bell lists the five newest, marks followed ones as read and links to their pages @once", async ({ page }) => {
  await registerWithCoach(page.context());
  await fakeNotifications(page, [
    entry(1, 0),
    entry(2, 90, {
      type: "subscription",
      title: "Subscription Ending Soon",
      message: "Your trial ends in 2 day(s). Upgrade now to continue.",
    }),
    entry(3, 26 * 60, { type: "session", title: "Session", message: "On Tuesday", read: true }),
    ...[4, 5, 6].map((n) => entry(n, n * 24 * 60, { read: true })),
  ]);
  await page.goto(addressOf("coaches"));
  const frame = new MemberFrame(page);
  await frame.expectUnread(2);
  await frame.openBell();
  const items = frame.bellList.getByRole("listitem");
  await expect(items).toHaveCount(limits.bellItems);
  await expect(items.nth(0)).toContainText("this minute");
  await expect(items.nth(1)).toContainText("1 hour ago");
  const unreadMark = (n: number) => items.nth(n).getByText(copy.unreadMark, { exact: true });
  await expect(unreadMark(1)).toHaveCount(1);
  await expect(unreadMark(2)).toHaveCount(0);
  await expectAccessible(page);

  await items.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await expect(frame.bellList).toHaveCount(0);
  await frame.expectUnread(1);
  await frame.openBell();
  await items.nth(2).getByRole("link").click();
  await expect(page).toHaveURL(addressOf("sessions"));
  await frame.openBell();
  await frame.bellList.getByRole("button", { name: copy.markAllRead }).click();
  await expect(frame.bellList.getByText(copy.unreadMark, { exact: true })).toHaveCount(0);
  await expect(frame.bellList.getByRole("button", { name: copy.markAllRead })).toHaveCount(0);
  await frame.bellList.getByRole("link", { name: copy.viewAll }).click();
  await expect(page).toHaveURL(addressOf("notifications"));
  await frame.expectUnread(0);
});

test("a message notification opens the coach tab, whichever tab was open last @once", async ({ page }) => {
  await registerWithCoach(page.context());
  await fakeNotifications(page, [entry(1, 0)]);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.companionsTab.click();
  await expect(page).toHaveURL(addressOf("companions"));
  const frame = new MemberFrame(page);
  await frame.openBell();
  await frame.bellList.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(`${addressOf("messages")}?tab=coach`);
  await expect(chat.coachTab).toHaveAttribute("aria-selected", "true");
  await expect(chat.bubbles).toHaveCount(1);
});

test("the bell shows no link to all notifications for five or fewer, and an empty state for none @once", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  const entries = await fakeNotifications(page, [entry(1, 1)]);
  const frame = new MemberFrame(page);
  await page.goto(addressOf("coaches"));
  await frame.openBell();
  await expect(frame.bellList.getByRole("listitem")).toHaveCount(1);
  await expect(frame.bellList.getByRole("link", { name: copy.viewAll })).toHaveCount(0);
  entries.length = 0;
  await page.reload();
  await frame.openBell();
  await expect(frame.bellList.getByText(copy.emptyTitle)).toBeVisible();
  await page.goto(addressOf("notifications"));
  await frame.expectUnread(0);
  await expect(page.getByRole("main").getByText(copy.emptyTitle)).toBeVisible();
  await expectAccessible(page);
});

test("the bell works by keyboard alone @desktop", async ({ page }) => {
  await registerWithCoach(page.context());
  await fakeNotifications(page, [entry(1, 1), entry(2, 2)]);
  await page.goto(addressOf("coaches"));
  const frame = new MemberFrame(page);
  await frame.expectUnread(2);
  await tabTo(page, frame.bell);
  await page.keyboard.press("Enter");
  await expect(frame.bellList).toBeVisible();
  await tabTo(page, frame.bellList.getByRole("button", { name: copy.markAllRead }));
  await page.keyboard.press("Space");
  await frame.expectUnread(0);
  await page.keyboard.press("Escape");
  await expect(frame.bellList).toHaveCount(0);
  await expect(frame.bell).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, frame.bellList.getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${addressOf("messages")}?tab=coach`);
});

test("a failed request shows an error in place of the list, and can be retried @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  watch.expect({ status: 500, path: "/api/notifications" });
  await fakeNotifications(page, [entry(1, 1)]);
  await failRequestsUntilRetry(page, "**/api/notifications*");
  await page.goto(addressOf("notifications"));
  const frame = new MemberFrame(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText(copy.failed);
  await expect(main.getByRole("alert")).toContainText(genericError);
  await frame.openBell();
  await expect(frame.bellList.getByRole("alert")).toContainText(copy.failed);
  await frame.bellList.getByRole("button", { name: "Try again" }).click();
  await expect(frame.bellList.getByRole("listitem")).toHaveCount(1);
});

test("a failed mark-as-read reverts to unread and shows why @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  await fakeNotifications(page, [entry(1, 1), entry(2, 2)]);
  await page.goto(addressOf("notifications"));
  const list = new NotificationsPage(page);
  await expect(list.entries).toHaveCount(2);
  watch.expect({ status: 500, path: "/api/notifications/read" });
  await failRequests(page, "**/api/notifications/read");
  await list.markAll.click();
  await expectToast(page, copy.markFailed, genericError);
  await expect(list.unreadMarks).toHaveCount(2);
  await new MemberFrame(page).expectUnread(2);
});

test("the notifications page groups all by day, loads older ones, and marks one or all", async ({ page }) => {
  await registerWithCoach(page.context());
  const entries = Array.from({ length: 45 }, (_, index) => entry(index + 1, index === 0 ? 0 : (index + 1) * 12 * 60));
  await fakeNotifications(page, entries);
  await page.goto(addressOf("notifications"));
  const list = new NotificationsPage(page);
  await expect(list.entries).toHaveCount(20);
  await expect(list.days.first()).toHaveText(copy.today);
  const days = await list.days.allTextContents();
  expect(new Set(days).size).toBe(days.length);
  await list.older.click();
  await expect(list.entries).toHaveCount(40);
  await list.older.click();
  await expect(list.entries).toHaveCount(45);
  await expect(list.older).toHaveCount(0);

  const frame = new MemberFrame(page);
  await frame.expectUnread(45);
  await list.markRead(entries[1]?.message ?? "").click();
  await frame.expectUnread(44);
  await expect(list.unreadMarks).toHaveCount(44);
  await expect(page).toHaveURL(addressOf("notifications"));
  await list.markAll.click();
  await frame.expectUnread(0);
  await expect(list.unreadMarks).toHaveCount(0);
  await expect(list.markAll).toHaveCount(0);
  await expect(list.entries).toHaveCount(45);
});

test("without a stream the bell polls every half minute, and shows one toast per notification @once", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  const entries = await fakeNotifications(page, [entry(2, 5)]);
  await page.route("**/api/live*", (route) => route.fulfill({ status: 204, body: "" }));
  await page.clock.install();
  await page.goto(addressOf("coaches"));
  const frame = new MemberFrame(page);
  await frame.expectUnread(1);
  await expect(toastOf(page)).toHaveCount(0);
  entries.unshift(entry(1, 0, { createdAt: new Date(Date.now() + 5 * minute).toISOString() }));
  expect(limits.unreadPollMs).toBe(30_000);
  await page.clock.runFor(limits.unreadPollMs);
  await frame.expectUnread(2);
  await expect(toastOf(page)).toHaveCount(1);
  await expectToast(page, "New Message", "You have 1 unread message(s) from your coach.");
  await page.clock.runFor(limits.toastMs);
  await expect(toastOf(page)).toHaveCount(0);
  await page.clock.runFor(limits.unreadPollMs);
  await expect(toastOf(page)).toHaveCount(0);
});

test("a message shows no toast while its conversation is open @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const entries = await fakeNotifications(page, []);
  await page.route("**/api/live*", (route) => route.fulfill({ status: 204, body: "" }));
  await page.clock.install();
  await new MessagesPage(page, coaches.leela.name).open();
  const frame = new MemberFrame(page);
  await frame.expectUnread(0);
  entries.unshift(entry(1, 0));
  await page.clock.runFor(limits.unreadPollMs);
  await frame.expectUnread(1);
  await expect(toastOf(page)).toHaveCount(0);
});

for (const { name, hours } of [
  { name: "behind", hours: -1 },
  { name: "ahead", hours: 1 },
]) {
  test(`with a clock an hour ${name}, a new notification is from this minute @once`, async ({ page }) => {
    await registerWithCoach(page.context());
    await fakeNotifications(page, [entry(1, 0), entry(2, 150)]);
    await page.clock.install({ time: new Date(Date.now() + hours * 60 * minute) });
    await page.goto(addressOf("notifications"));
    const list = new NotificationsPage(page);
    await expect(list.entries.first()).toContainText("this minute");
    await expect(list.entries.nth(1)).toContainText("2 hours ago");
    await expect(page.getByText(/\bin (1|an|2) hours?\b/)).toHaveCount(0);
  });
}
