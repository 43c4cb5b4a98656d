import { companionsPage as words } from "@aangan/copy/companions-page";
import { fill } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { Chat } from "../support/chat";

/** The words in a bubble, without who says them and when. */
export const wordsOf = ".whitespace-pre-wrap";

/** The codes of the three. */
export type Code = "tara" | "buddy" | "arjun";

/** The list of the companions. */
export class CompanionsPage {
  readonly list: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole("navigation", { name: words.listLabel });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("companions"));
    await expect(this.list).toBeVisible();
  }

  /** The row of one of them. */
  row(name: string): Locator {
    return this.list.getByRole("link", { name: new RegExp(`^${name}`) });
  }
}

/** The talk with one of the companions. */
export class Talk extends Chat {
  /** Help for a person in crisis; read out or not. */
  readonly lamp: Locator;
  /** The answer while it is being written. */
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

  /** Opens it, at another address of the member app if one is given. */
  async open(origin = originOf("member")): Promise<void> {
    await this.page.goto(`${origin}${routes.companions.path}?companion=${this.code}`);
    await expect(this.page.getByRole("heading", { name: this.name, exact: true })).toBeVisible();
  }

  /** What the companion has answered, whole. */
  get answers(): Locator {
    return this.log.locator("[data-side=received]");
  }

  /** Writes, and waits until the whole answer stands in the log. */
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
