import * as copy from "@aangan/copy/companions-page";
import { routes } from "@aangan/copy/routes";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { Chat } from "../support/chat";

/** The text of a bubble, without its sender and time. */
export const messageText = ".whitespace-pre-wrap";

type CompanionCode = "tara" | "buddy" | "arjun";

/** The list of companions. */
export class CompanionsPage {
  readonly list: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole("navigation", { name: copy.listLabel });
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
class CompanionChat extends Chat {
  /** Crisis help, whether or not it is announced as an alert. */
  readonly crisisBanner: Locator;
  /** The answer while it is streaming. */
  readonly streamingAnswer: Locator;
  readonly thinking: Locator;
  readonly options: Locator;
  readonly fetchAnswer: Locator;

  constructor(
    page: Page,
    readonly name: string,
    readonly code: CompanionCode,
  ) {
    super(page, copy.talkLabel({ name }), copy.composerLabel({ coachName: name }));
    this.crisisBanner = page
      .getByRole("main")
      .locator("section")
      .filter({
        has: page.getByRole("heading", { name: "You don't have to hold this alone." }),
        hasNot: this.log,
      });
    this.streamingAnswer = page.locator("[data-answer]");
    this.thinking = page.getByText(copy.thinking({ name }));
    this.options = page.getByRole("button", { name: copy.options({ name }) });
    this.fetchAnswer = page.getByRole("button", { name: copy.fetch });
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
    return (await this.answers.last().locator(messageText).textContent()) ?? "";
  }
}

export const tara = (page: Page) => new CompanionChat(page, "Tara", "tara");
export const buddy = (page: Page) => new CompanionChat(page, "Buddy", "buddy");
export const arjun = (page: Page) => new CompanionChat(page, "Arjun", "arjun");
