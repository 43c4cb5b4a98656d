import * as copy from "@aangan/copy/journal-page";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

export class JournalPage {
  readonly textbox: Locator;
  readonly savedNotice: Locator;
  readonly done: Locator;
  readonly entries: Locator;
  /** Crisis help. */
  readonly crisisBanner: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.textbox = main.getByRole("textbox");
    this.savedNotice = main.getByText(copy.saved, { exact: true });
    this.done = page.getByRole("button", { name: copy.done });
    this.entries = main.getByRole("article");
    this.crisisBanner = main.locator("section").filter({
      has: page.getByRole("heading", { name: "You don't have to hold this alone." }),
      hasNot: page.getByRole("textbox"),
    });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("journal") + query);
    await expect(this.textbox).toBeVisible();
  }

  /** The entry with this text. */
  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  /** The entries on the server, newest first. */
  async stored(): Promise<string[]> {
    const response = await this.page.request.get(`${originOf("member")}/api/journal`);
    const { entries }: { entries: { text: string }[] } = await response.json();
    return entries.map(({ text }) => text);
  }
}
