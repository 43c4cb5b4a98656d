import { coaches } from "@aangan/copy/coaches";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { CoachCard } from "./coaches-page";

/** The member's first page. */
export class DashboardPage {
  readonly greeting: Locator;
  /** The part with the people who are suggested. */
  readonly suggested: Locator;
  readonly suggestions: Locator;
  readonly skip: Locator;
  readonly myCoach: Locator;

  constructor(readonly page: Page) {
    this.greeting = page.getByRole("heading", { level: 1 });
    this.suggested = page.getByRole("region", { name: coaches.suggestedTitle });
    this.suggestions = this.suggested.getByRole("article");
    this.skip = page.getByRole("button", { name: coaches.skipChoice });
    this.myCoach = page.getByRole("region").filter({ hasText: "My Coach" });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("dashboard"));
    await expect(this.greeting).toBeVisible();
  }

  suggestion(name: string): CoachCard {
    return new CoachCard(this.suggested, name);
  }
}
