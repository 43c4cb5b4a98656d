import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/notifications";
import { routes } from "@aangan/copy/routes";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast, dismissToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, OpenEventSource } from "@/lib/fixtures";
import { useNotificationToasts } from "./arrivals";
import { Bell } from "./bell";
import { NotificationsScreen } from "./notifications-screen";
import type { Notification } from "./queries";

const minute = 60_000;
const initialUrl = window.location.href;

/** Notification n, where 1 is the newest, created this many minutes ago. */
function entry(n: number, minutesAgo: number, changes: Partial<Notification> = {}): Notification {
  return {
    id: `n${n}`,
    type: "message",
    title: words.newMessage.title,
    message: `You have ${n} unread message(s) from your coach.`,
    read: false,
    createdAt: new Date(Date.now() - minutesAgo * minute).toISOString(),
    ...changes,
  };
}

/** As entry, of another kind than its neighbors: unread ones of one kind are one row. */
function single(n: number, minutesAgo: number): Notification {
  return entry(n, minutesAgo, { title: `Note ${n}`, message: `Text ${n}` });
}

let entries: Notification[];
/** Whether the requests fail. */
let down: { list: boolean; read: boolean };
/** The server's time minus the browser's, in minutes. */
let clockShift: number;

/** The notifications API, with paging, marking and counting. */
const server = {
  "GET /api/user": { ...asha, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  "GET /api/notifications": (_: unknown, address: URL) => {
    if (down.list) return errorResponse(500, errors.somethingWrong);
    const limit = Number(address.searchParams.get("limit") ?? 20);
    const start = entries.findIndex(({ id }) => id === address.searchParams.get("before")) + 1;
    const list = {
      items: entries.slice(start, start + limit),
      unread: entries.filter(({ read }) => !read).length,
      more: entries.length > start + limit,
    };
    const date = new Date(Date.now() + clockShift * minute).toUTCString();
    return Response.json(list, { headers: { Date: date } });
  },
  "POST /api/notifications/read": (body: unknown) => {
    if (down.read) return errorResponse(500, errors.somethingWrong);
    const { ids } = body as { ids?: string[] };
    entries = entries.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one));
    return { unread: entries.filter(({ read }) => !read).length };
  },
};

const bell = page.getByRole("button", { name: new RegExp(`^${words.title}`) });
const bellList = page.getByRole("dialog", { name: words.title });
const alert = page.getByRole("alert");
const older = page.getByRole("button", { name: words.older });
const markAll = page.getByRole("button", { name: words.markAllRead });
const unreadMarks = page.getByText(words.unreadMark, { exact: true });
const items = page.getByRole("listitem");
const days = page.getByRole("heading", { level: 2 });
const nameWith = (unread: number) => (unread === 0 ? words.allRead : words.bell({ count: unread }));
const expectCount = (parts: { elements: () => unknown[] }, count: number) =>
  expect.poll(() => parts.elements().length).toBe(count);

beforeEach(() => {
  down = { list: false, read: false };
  entries = [];
  clockShift = 0;
});
afterEach(() => {
  setServerTime(new Date());
  window.history.replaceState(null, "", initialUrl);
});

/** The bell and the page. */
function open(): void {
  // Without polling, only a press refetches.
  vi.stubGlobal("EventSource", OpenEventSource);
  renderPart(
    <>
      <Bell />
      <NotificationsScreen />
    </>,
    server,
  );
}

describe("NotificationsScreen and Bell", () => {
  it("show an error in place of the list, and the notifications on retry", async () => {
    entries = [entry(1, 1)];
    down.list = true;
    open();
    await expect.element(alert).toHaveTextContent(words.failed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    await bell.click();
    await expect.element(bellList.getByRole("alert")).toHaveTextContent(words.failed);
    down.list = false;
    await bellList.getByRole("button", { name: common.retry }).click();
    await expectCount(bellList.getByRole("listitem"), 1);
  });

  it("mark notifications as unread again when the request fails, and show why", async () => {
    entries = [single(1, 1), single(2, 2)];
    down.read = true;
    open();
    await expectCount(items, 2);
    await markAll.click();
    await expect
      .poll(currentToast)
      .toMatchObject({ title: words.markFailed, description: errors.somethingWrong, variant: "destructive" });
    await expectCount(unreadMarks, 2);
    await expect.element(bell).toHaveAccessibleName(nameWith(2));
  });

  it("show an empty state, and no link to all notifications for five or fewer", async () => {
    entries = [entry(1, 1)];
    open();
    await bell.click();
    await expectCount(bellList.getByRole("listitem"), 1);
    await expect.element(bellList.getByRole("link", { name: words.viewAll })).not.toBeInTheDocument();
    entries = [];
    open();
    await expect.element(bell).toHaveAccessibleName(nameWith(0));
    await expect.element(page.getByRole("main").getByText(words.emptyTitle)).toBeInTheDocument();
    await bell.click();
    await expect.element(bellList.getByText(words.emptyTitle)).toBeInTheDocument();
  });

  it("group all by day, load older ones, and mark one or all as read", async () => {
    entries = Array.from({ length: 45 }, (_, index) => single(index + 1, index === 0 ? 0 : (index + 1) * 12 * 60));
    open();
    await expectCount(items, 20);
    await expect.element(days.first()).toHaveTextContent(words.today);
    const titles = days.elements().map((one) => one.textContent);
    expect(new Set(titles).size).toBe(titles.length);
    await older.click();
    await expectCount(items, 40);
    await older.click();
    await expectCount(items, 45);
    await expect.element(older).not.toBeInTheDocument();

    await expect.element(bell).toHaveAccessibleName(nameWith(45));
    const second = items.filter({ hasText: "Text 2" }).first();
    await second.getByRole("button", { name: new RegExp(`^${words.markRead}`) }).click();
    await expect.element(bell).toHaveAccessibleName(nameWith(44));
    await expectCount(unreadMarks, 44);
    expect(window.location.href).toBe(initialUrl);
    await markAll.click();
    await expect.element(bell).toHaveAccessibleName(nameWith(0));
    await expectCount(unreadMarks, 0);
    await expect.element(markAll).not.toBeInTheDocument();
  });

  it("show read messages of one day as one row, and name the sender of unread ones", async () => {
    entries = [
      entry(1, 0, { count: 3, from: "Meera" }),
      ...[2, 3, 4].map((n) => entry(n, 2 * 24 * 60 + n / 60, { read: true })),
    ];
    open();
    await expectCount(items, 2);
    await expect.element(items.nth(0)).toHaveTextContent("3 new messages from Meera");
    await expect.element(items.nth(1)).toHaveTextContent(words.messagesBefore);
    await expect.element(items.nth(1)).toHaveTextContent(words.times({ count: 3 }));
  });

  it("show unread ones of one kind as one row, and mark all of them as read when it is followed", async () => {
    const session = (n: number) => entry(n, n * 24 * 60, { type: "session", title: `Your session ${n} is canceled` });
    entries = [session(1), single(2, 24 * 60 + 1), session(3)];
    open();
    await expectCount(items, 2);
    const row = page.getByRole("main").getByRole("link", { name: words.joined.session({ count: 2 }) });
    await expect.element(row).toHaveTextContent("Your session 1 is canceled");
    await expect.element(row).toHaveTextContent("Your session 3 is canceled");
    // The test's page stays.
    document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    await row.click();
    await expect.element(bell).toHaveAccessibleName(nameWith(1));
    expect(entries.map(({ read }) => read)).toEqual([true, false, true]);
  });

  it.each([
    { clock: "behind", hours: 1 },
    { clock: "ahead", hours: -1 },
  ])("show ages by the server's time when the local clock is an hour $clock", async ({ hours }) => {
    clockShift = hours * 60;
    entries = [single(1, -clockShift), single(2, 150 - clockShift)];
    open();
    await expect.element(items.nth(0)).toHaveTextContent("this minute");
    await expect.element(items.nth(1)).toHaveTextContent("2 hours ago");
    await expect.element(page.getByText(/\bin (1|an|2) hours?\b/)).not.toBeInTheDocument();
  });
});

describe("Bell, without an event stream", () => {
  function BellWithToasts() {
    useNotificationToasts();
    return <Bell />;
  }
  const openPolling = (path: string) => {
    window.history.replaceState(null, "", path);
    renderPart(<BellWithToasts />, server);
  };

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("polls every half minute, and shows one toast per notification", async () => {
    entries = [entry(2, 5)];
    openPolling(routes.coaches.path);
    await expect.element(bell).toHaveAccessibleName(nameWith(1));
    expect(currentToast()).toBeNull();
    entries = [entry(1, -5), ...entries];
    expect(limits.unreadPollMs).toBe(30_000);
    await vi.advanceTimersByTimeAsync(limits.unreadPollMs - 10_000);
    await expect.element(bell).toHaveAccessibleName(nameWith(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(bell).toHaveAccessibleName(nameWith(2));
    await expect
      .poll(currentToast)
      .toMatchObject({ title: words.newMessage.title, description: "You have 1 unread message(s) from your coach." });
    dismissToast();
    await vi.advanceTimersByTimeAsync(limits.unreadPollMs);
    await expect.element(bell).toHaveAccessibleName(nameWith(2));
    expect(currentToast()).toBeNull();
  });

  it("shows no toast for a message while its conversation is open", async () => {
    openPolling(routes.messages.path);
    await expect.element(bell).toHaveAccessibleName(nameWith(0));
    entries = [entry(1, 0)];
    await vi.advanceTimersByTimeAsync(limits.unreadPollMs);
    await expect.element(bell).toHaveAccessibleName(nameWith(1));
    expect(currentToast()).toBeNull();
  });
});
