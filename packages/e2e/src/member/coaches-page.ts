import { coaches } from "@aangan/copy/coaches";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** One coach, wherever their card stands. */
export class CoachCard {
  readonly card: Locator;
  readonly reasons: Locator;
  readonly select: Locator;
  readonly message: Locator;
  readonly change: Locator;

  constructor(within: Page | Locator, name: string) {
    this.card = within.getByRole("article", { name, exact: true });
    this.reasons = this.card.getByRole("list", { name: coaches.reasonsLabel }).getByRole("listitem");
    this.select = this.card.getByRole("button", { name: /^Select/ });
    this.message = this.card.getByRole("link", { name: "Message" });
    this.change = this.card.getByRole("button", { name: "Change Coach" });
  }
}

/** Where one looks at coaches and chooses. */
export class CoachesPage {
  readonly cards: Locator;
  /** The ones for this member, with reasons; only while there is no coach. */
  readonly suggestions: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole("main").getByRole("article");
    this.suggestions = page.getByRole("region", { name: coaches.suggestionsLabel }).getByRole("article");
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("coaches"));
    await expect(this.cards.first()).toBeVisible();
  }

  card(name: string): CoachCard {
    return new CoachCard(this.page, name);
  }
}
