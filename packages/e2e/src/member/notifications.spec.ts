import { limits } from "@aangan/copy/limits";
import * as copy from "@aangan/copy/notifications";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { CoachApi } from "../support/coach-api";
import { tabTo } from "../support/keyboard";
import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

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

/** Checks the list of faked notifications, and the pages that they link to, in another tab of the member. */
async function expectNewestListed(page: Page): Promise<void> {
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
}

// The page with all notifications, failures, polling and toasts are covered by the member app's component tests.
test("the bell lists the newest notifications, an unseen message updates it, and reading it clears the bell @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.farah);
  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  await frame.expectUnread(0);
  const coach = await CoachApi.open(await anotherBrowser(), coaches.farah, member);
  await coach.write("When you have a minute.");

  // The server waits half a minute before it notifies, in case the member sees the message first.
  await test.step("during this time the bell lists the five newest, marks followed ones as read and links to their pages", async () => {
    const otherTab = await page.context().newPage();
    await expectNewestListed(otherTab);
    await otherTab.close();
  });
  await page.bringToFront();
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

test("the bell works by keyboard alone, and a message opens the coach tab, whichever was open last @desktop", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  await fakeNotifications(page, [entry(1, 1), entry(2, 2)]);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.companionsTab.click();
  await expect(page).toHaveURL(addressOf("companions"));
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
  await expect(chat.coachTab).toHaveAttribute("aria-selected", "true");
  await expect(chat.bubbles).toHaveCount(1);
});
