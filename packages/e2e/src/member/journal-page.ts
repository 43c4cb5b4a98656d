import { journalPage as words } from "@aangan/copy/journal-page";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

export class JournalPage {
  readonly box: Locator;
  readonly saved: Locator;
  readonly done: Locator;
  readonly pages: Locator;
  /** Crisis help. */
  readonly lamp: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.box = main.getByRole("textbox");
    this.saved = main.getByText(words.saved, { exact: true });
    this.done = page.getByRole("button", { name: words.done });
    this.pages = main.getByRole("article");
    this.lamp = main.locator("section").filter({
      has: page.getByRole("heading", { name: "You don't have to hold this alone tonight." }),
      hasNot: page.getByRole("textbox"),
    });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("journal") + query);
    await expect(this.box).toBeVisible();
  }

  /** The entry with this text. */
  entry(text: string): Locator {
    return this.pages.filter({ hasText: text });
  }

  /** The entries on the server, newest first. */
  async stored(): Promise<string[]> {
    const answer = await this.page.request.get(`${originOf("member")}/api/journal`);
    const { entries }: { entries: { text: string }[] } = await answer.json();
    return entries.map(({ text }) => text);
  }
}
