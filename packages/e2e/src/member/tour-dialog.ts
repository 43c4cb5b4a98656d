import * as tour from "@aangan/copy/tour";
import { expect, type Locator, type Page } from "@playwright/test";

/** The card that offers the tour to a new member with a coach. */
export function tourOffer(page: Page): Locator {
  return page.getByRole("region", { name: tour.introTitle });
}

/** The guided tour. */
export class TourDialog {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly start: Locator;
  readonly skipAll: Locator;
  readonly skip: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly finish: Locator;
  /** The ring around the highlighted element. */
  readonly spotlight: Locator;

  constructor(readonly page: Page) {
    const titles = [tour.introTitle, tour.chat.title, tour.book.title, tour.library.title, tour.community.title];
    this.dialog = page.getByRole("dialog", { name: new RegExp(`^(${titles.join("|")})$`) });
    this.heading = this.dialog.getByRole("heading");
    const button = (name: string) => this.dialog.getByRole("button", { name, exact: true });
    this.start = button(tour.start);
    this.skipAll = button(tour.skipAll);
    this.skip = button(tour.skip);
    this.back = button(tour.back);
    this.next = button(tour.next);
    this.finish = button(tour.finish);
    this.spotlight = page.locator("[data-tour-spotlight]");
  }

  /** Waits until a stop is shown with focus on its title, so that a screen reader announces it. */
  async expectStop(title: string): Promise<void> {
    await expect(this.heading).toHaveText(title);
    await expect(this.heading).toBeFocused();
  }

  /** Waits until an element is highlighted: in view, inside the ring and not covered by the card. */
  async expectHighlighted(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [ring, box, card] = [
        await this.spotlight.boundingBox(),
        await target.boundingBox(),
        await this.dialog.boundingBox(),
      ];
      if (!ring || !box || !card) throw new Error("the ring, the element or the card is not rendered");
      for (const side of ["x", "y"] as const) expect(Math.abs(box[side] - 6 - ring[side])).toBeLessThanOrEqual(1);
      for (const size of ["width", "height"] as const)
        expect(Math.abs(box[size] + 12 - ring[size])).toBeLessThanOrEqual(1);
      const apart =
        card.x >= box.x + box.width ||
        card.x + card.width <= box.x ||
        card.y >= box.y + box.height ||
        card.y + card.height <= box.y;
      expect(apart, "the card does not cover the element").toBe(true);
    }).toPass();
  }

  /** Skips the whole tour. */
  async skipTour(): Promise<void> {
    await this.skipAll.click();
    await expect(this.dialog).toHaveCount(0);
  }
}
