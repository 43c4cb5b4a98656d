import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { storage } from "@aangan/copy/storage";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** Codes of the two variants that a visitor was given. */
export interface Variants {
  heading: string;
  pricing: string;
}

/** Every code that may be drawn. */
export const headingCodes: string[] = headingVariants.map(({ code }) => code);
/** Every code that may be drawn. */
export const pricingCodes: string[] = pricingVariants.map(({ code }) => code);

/** The public front page. */
export class LandingPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(addressOf("home"));
  }

  /** Puts variants into storage before the first page is opened, as an earlier visit would have. */
  async rememberVariants(variants: Partial<Variants>): Promise<void> {
    await this.page.addInitScript(
      ([names, values]) => {
        if (sessionStorage.getItem("seeded")) return;
        sessionStorage.setItem("seeded", "yes");
        if (values.heading) localStorage.setItem(names.headingTest, values.heading);
        if (values.pricing) localStorage.setItem(names.pricingTest, values.pricing);
      },
      [storage, variants] as const,
    );
  }

  /** The variants in storage. */
  async kept(): Promise<{ heading: string | null; pricing: string | null }> {
    return this.page.evaluate(() => ({
      heading: localStorage.getItem("ab_test_heading"),
      pricing: localStorage.getItem("ab_test_pricing"),
    }));
  }

  /**
   * Notes, from now on and in every page opened, what `<html>` says at the moment in which the body begins: before anything
   * can have been painted.
   */
  async noteFirstPaint(): Promise<() => Promise<Record<string, string | undefined>>> {
    await this.page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Reflect.set(window, "beforePaint", { ...document.documentElement.dataset });
      }).observe(document, { childList: true, subtree: true });
    });
    return () => this.page.evaluate(() => Reflect.get(window, "beforePaint"));
  }
}
