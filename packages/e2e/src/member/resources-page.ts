import * as copy from "@aangan/copy/resources-page";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** Library pieces that tests look for, one of each kind. */
export const pieces = {
  chai: { slug: "a-cup-of-chai", title: "A cup of chai, and nothing else" },
  courtyard: { slug: "four-sides-of-a-courtyard", title: "Four sides of a courtyard" },
  soles: { slug: "from-the-soles-up", title: "From the soles up" },
  wish: { slug: "their-wish-my-wish", title: "Their wish, my wish" },
} as const;

/** A library piece, identified by its title. */
export interface Piece {
  title: string;
}

/** The self-care library, with its reader. */
export class ResourcesPage {
  readonly cards: Locator;
  readonly search: Locator;
  readonly saved: Locator;
  readonly reader: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole("main").getByRole("article");
    this.search = page.getByRole("searchbox", { name: copy.search });
    this.saved = page.getByRole("group", { name: copy.saved }).getByRole("button", { name: copy.saved });
    this.reader = page.getByRole("dialog");
    this.close = this.reader.getByRole("button", { name: "Close" });
  }

  /** Opens the list with this query string. */
  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("resources") + query);
    await expect(this.cards.first()).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name, exact: true });
  }

  card({ title }: Piece): Locator {
    return this.cards.filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  readMore(piece: Piece): Locator {
    return this.card(piece).getByRole("link", { name: "Read More" });
  }

  bookmark(piece: Piece): Locator {
    return this.card(piece).getByRole("button", { name: new RegExp(`^${copy.save}`) });
  }

  /** The title in the reader. */
  title({ title }: Piece): Locator {
    return this.reader.getByRole("heading", { level: 2, name: title, exact: true });
  }
}
