import * as adminCoaches from "@aangan/copy/admin-coaches";
import * as adminInbox from "@aangan/copy/admin-inbox";
import * as administration from "@aangan/copy/administration";
import { expect, type Locator, type Page } from "@playwright/test";
import { escapeRegExp } from "../support/screen";

/** The administration and its navigation. */
export class AdminPage {
  readonly main: Locator;
  /** The open coach, next to the list or in its place. */
  readonly coach: Locator;
  /** The open inbox entry. */
  readonly entry: Locator;
  readonly entries: Locator;
  /** The open dialog. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.coach = page.getByRole("region", { name: adminCoaches.coachLabel });
    this.entry = this.main.getByRole("article");
    this.entries = this.main.getByRole("list", { name: adminInbox.entriesLabel });
    this.dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  }

  /**
   * Opens an administration page through its navigation. In a small window that is a collapsible list, hidden by an
   * open item.
   */
  async go(name: string, title = name): Promise<void> {
    const back = this.main.getByRole("link", {
      name: new RegExp(`^(${administration.backToQueue}|${adminCoaches.back}|${adminInbox.back})$`),
    });
    if (await back.isVisible()) await back.click();
    const places = this.main.getByRole("navigation", { name: administration.tabsLabel });
    await expect(places).toBeVisible();
    const folded = places.locator("summary");
    if (await folded.isVisible()) await folded.click();
    await places.getByRole("link", { name: new RegExp(`^${escapeRegExp(name)}`) }).click();
    await this.ready(title);
  }

  /** Waits until a page is shown, and no request is in flight. */
  async ready(title: string): Promise<void> {
    await expect(this.main.getByRole("heading", { level: 1, name: title, exact: true })).toBeAttached();
    await expect(this.main.locator("[aria-busy=true]")).toHaveCount(0);
  }

  /** Presses a button of the open item, and confirms its dialog. */
  async confirm(within: Locator, action: string, dialogText: string | RegExp): Promise<void> {
    await within.getByRole("button", { name: action, exact: true }).click();
    await expect(this.dialog).toContainText(dialogText);
    await this.dialog.getByRole("button", { name: action, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
