import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { storage } from "@aangan/copy/storage";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The codes of a visitor's two variants. */
export interface Variants {
  heading: string;
  pricing: string;
}

/** Every possible heading code. */
export const headingCodes: string[] = headingVariants.map(({ code }) => code);
/** Every possible pricing code. */
export const pricingCodes: string[] = pricingVariants.map(({ code }) => code);

/** The elements that were visible while the page loaded, each once. */
export interface FrameObservations {
  headings: string[];
  prices: string[];
  /** Chromium's layout shifts. */
  shifts: { value: number; what: string[] }[];
}

/** The public front page. */
export class LandingPage {
  readonly heading: Locator;
  readonly pricing: Locator;
  readonly questions: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.pricing = page.locator("#pricing");
    this.questions = page.locator("#faq details");
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("home"));
  }

  /** Stores variants before the first page is opened, as an earlier visit would have. */
  async storeVariants(variants: Partial<Variants>): Promise<void> {
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

  /** Returns the variants in local storage. */
  async storedVariants(): Promise<{ heading: string | null; pricing: string | null }> {
    return this.page.evaluate(() => ({
      heading: localStorage.getItem("ab_test_heading"),
      pricing: localStorage.getItem("ab_test_pricing"),
    }));
  }

  /**
   * Observes every page opened from now on in each frame. The returned function waits until the page is stable and
   * returns the observations. Fonts are blocked, because a late font changes the width of text, and thus the layout,
   * at a random time. Any remaining movement is the page's own.
   */
  async watchFrames(): Promise<() => Promise<FrameObservations>> {
    await this.page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/@font-face\s*\{[^}]*\}/g, "") });
    });
    await this.page.addInitScript(() => {
      const headings = new Set<string>();
      const prices = new Set<string>();
      const shifts: { value: number; what: string[] }[] = [];
      Reflect.set(window, "glimpses", () => ({ headings: [...headings], prices: [...prices], shifts }));
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden variants.
        const read = (part: HTMLElement) => (part.getClientRects().length > 0 ? part.innerText.trim() : "");
        for (const heading of document.querySelectorAll("h1")) if (read(heading)) headings.add(read(heading));
        const pricing = document.querySelector<HTMLElement>("#pricing");
        const shown = pricing ? read(pricing) : "";
        for (const [price] of shown.matchAll(/\$\d+/g)) prices.add(price);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "?") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    return async () => {
      await this.page.waitForLoadState("load");
      return this.page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
        return Reflect.get(window, "glimpses")();
      });
    };
  }
}
