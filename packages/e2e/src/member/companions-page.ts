import { companionsPage as words } from "@aangan/copy/companions-page";
import { fill } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { Chat } from "../support/chat";

/** The text of a bubble, without its sender and time. */
export const wordsOf = ".whitespace-pre-wrap";

export type Code = "tara" | "buddy" | "arjun";

/** The list of companions. */
export class CompanionsPage {
  readonly list: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole("navigation", { name: words.listLabel });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("companions"));
    await expect(this.list).toBeVisible();
  }

  row(name: string): Locator {
    return this.list.getByRole("link", { name: new RegExp(`^${name}`) });
  }
}

/** The conversation with one companion. */
export class Talk extends Chat {
  /** Crisis help, whether or not it is announced as an alert. */
  readonly lamp: Locator;
  /** The answer while it is streaming. */
  readonly coming: Locator;
  readonly thinking: Locator;
  readonly options: Locator;
  readonly fetch: Locator;

  constructor(
    page: Page,
    readonly name: string,
    readonly code: Code,
  ) {
    super(page, fill(words.talkLabel, { name }), fill(words.composerLabel, { coachName: name }));
    this.lamp = page
      .getByRole("main")
      .locator("section")
      .filter({
        has: page.getByRole("heading", { name: "You don't have to hold this alone tonight." }),
        hasNot: this.log,
      });
    this.coming = page.locator("[data-answer]");
    this.thinking = page.getByText(fill(words.thinking, { name }));
    this.options = page.getByRole("button", { name: fill(words.options, { name }) });
    this.fetch = page.getByRole("button", { name: words.fetch });
  }

  /** Opens the conversation, on another origin of the member app if one is given. */
  async open(origin = originOf("member")): Promise<void> {
    await this.page.goto(`${origin}${routes.companions.path}?companion=${this.code}`);
    await expect(this.page.getByRole("heading", { name: this.name, exact: true })).toBeVisible();
  }

  /** The companion's completed answers. */
  get answers(): Locator {
    return this.log.locator("[data-side=received]");
  }

  /** Sends a message and waits for the complete answer. Returns its text. */
  async ask(text: string): Promise<string> {
    const before = await this.answers.count();
    await this.write(text);
    await expect(this.answers).toHaveCount(before + 1);
    return (await this.answers.last().locator(wordsOf).textContent()) ?? "";
  }
}

export const tara = (page: Page) => new Talk(page, "Tara", "tara");
export const buddy = (page: Page) => new Talk(page, "Buddy", "buddy");
export const arjun = (page: Page) => new Talk(page, "Arjun", "arjun");
