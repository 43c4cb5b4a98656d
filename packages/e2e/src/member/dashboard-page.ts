import * as coaches from "@aangan/copy/coaches";
import * as dashboard from "@aangan/copy/dashboard";
import * as tour from "@aangan/copy/tour";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { CoachCard } from "./coaches-page";
import { MemberFrame } from "./frame";

/** The member's dashboard. */
export class DashboardPage {
  readonly greeting: Locator;
  /** The section with suggested coaches. */
  readonly suggested: Locator;
  readonly suggestions: Locator;
  readonly skip: Locator;
  readonly myCoach: Locator;
  readonly message: Locator;
  readonly schedule: Locator;
  /** The next session, or a text that no session is booked. */
  readonly nextSession: Locator;
  readonly join: Locator;
  /** Reopens the tour. */
  readonly repeatTour: Locator;

  constructor(readonly page: Page) {
    this.greeting = page.getByRole("heading", { level: 1 });
    this.suggested = page.getByRole("region", { name: coaches.suggestedTitle });
    this.suggestions = this.suggested.getByRole("article");
    this.skip = page.getByRole("button", { name: coaches.skipChoice });
    this.myCoach = page.getByRole("region").filter({ hasText: "My Coach" });
    this.message = this.myCoach.getByRole("link", { name: dashboard.message });
    this.schedule = this.myCoach.getByRole("button", { name: dashboard.schedule });
    this.nextSession = page.getByRole("region", { name: dashboard.nextSession });
    this.join = this.nextSession.getByRole("link", { name: dashboard.join });
    this.repeatTour = page.getByRole("button", { name: tour.again });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("dashboard"));
    await expect(this.greeting).toBeVisible();
    // The greeting is in the HTML before the scripts load, when a click would be lost; only scripts render the bell.
    await expect(new MemberFrame(this.page).bell).toBeVisible();
  }

  suggestion(name: string): CoachCard {
    return new CoachCard(this.suggested, name);
  }
}
