import { notifications } from "@aangan/copy/notifications";
import type { Locator, Page } from "@playwright/test";

/** The page with all notifications. */
export class NotificationsPage {
  readonly entries: Locator;
  /** The date headings above the entries. */
  readonly days: Locator;
  readonly unreadMarks: Locator;
  readonly markAll: Locator;
  readonly older: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.entries = main.getByRole("listitem");
    this.days = main.getByRole("heading", { level: 2 });
    this.unreadMarks = this.entries.getByText(notifications.unreadMark, { exact: true });
    this.markAll = main.getByRole("button", { name: notifications.markAllRead });
    this.older = main.getByRole("button", { name: notifications.older });
  }

  /** The button that marks the entry with this text as read without following it. */
  markRead(message: string): Locator {
    return this.entries
      .filter({ hasText: message })
      .getByRole("button", { name: new RegExp(`^${notifications.markRead}`) });
  }
}
