import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { originOf, sandboxOrigin } from "./addresses";
import type { Watch } from "./watch";

/** Numbers of test cards, named after their effects. */
export const testCards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  secondStep: "4000002500003155",
  failsLater: "4000000000000341",
} as const;

/** The card form inside a page of the product, in a frame of the provider's origin. */
export class CardForm {
  readonly frame: FrameLocator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly code: Locator;
  readonly complete: Locator;
  readonly fail: Locator;

  constructor(
    readonly page: Page,
    watch: Watch,
  ) {
    watch.allowOrigin(sandboxOrigin());
    this.frame = page.frameLocator('iframe[title="Secure payment input frame"]');
    this.number = this.frame.getByLabel("Card number");
    this.expiry = this.frame.getByLabel("Expiration date");
    this.code = this.frame.getByLabel("Security code");
    const bank = page.frameLocator('iframe[title="Confirm with your bank"]');
    this.complete = bank.getByRole("button", { name: "Complete" });
    this.fail = bank.getByRole("button", { name: "Fail" });
  }

  /** Types a card. */
  async fill(number: string = testCards.good, expiry = "1234", code = "123"): Promise<void> {
    await this.number.fill(number);
    await this.expiry.fill(expiry);
    await this.code.fill(code);
  }
}

/** The sandbox's page for one customer. The provider has no names: customers are found by id. */
export class SandboxPage {
  private constructor(
    readonly page: Page,
    /** The customer's id at the provider. */
    readonly id: string,
  ) {}

  /** Finds the customer of the page's signed-in member, who has subscribed. The page does not navigate. */
  static async of(page: Page, watch: Watch): Promise<SandboxPage> {
    watch.allowOrigin(sandboxOrigin());
    const answer = await page.request.post(`${originOf("member")}/api/billing-portal`, { data: {} });
    expect(answer.status(), await answer.text()).toBe(200);
    const { url }: { url: string } = await answer.json();
    const id = /\/\?q=(cus_\w+)/.exec(await (await page.request.get(url)).text())?.[1];
    if (!id) throw new Error("the billing portal names no customer");
    return new SandboxPage(page, id);
  }

  /** The customer's data. */
  get customer(): Locator {
    return this.page.getByRole("article", { name: this.id });
  }

  async open(): Promise<void> {
    await this.page.goto(`${sandboxOrigin()}/?q=${this.id}`);
    await expect(this.customer).toBeVisible();
  }

  /** Opens the page as it is while webhooks wait, and waits until its script has replaced the list of them. */
  async openWithWaitingWebhooks(): Promise<void> {
    await this.page.route(
      `${sandboxOrigin()}/?q=${this.id}`,
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('data-live="false"', 'data-live="true" data-old');
        await route.fulfill({ response, body: html });
      },
      { times: 1 },
    );
    await this.open();
    await expect(this.page.locator("[data-old]")).toHaveCount(0);
  }

  /** Opens the page, presses one of the customer's buttons and waits until it has taken effect. */
  async press(name: string): Promise<void> {
    await this.open();
    await this.customer.getByRole("button", { name, exact: true }).click();
    await expect(this.page.getByRole("status")).toBeVisible();
  }
}
