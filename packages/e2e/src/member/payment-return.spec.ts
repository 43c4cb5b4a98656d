import * as layout from "@aangan/copy/layout";
import * as pastDue from "@aangan/copy/past-due";
import * as copy from "@aangan/copy/payment-return";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { MemberFrame } from "./frame";

/** Marks this tab, in which a page of the app is open, as one in which the member began a payment. */
async function beginPayment(page: Page): Promise<void> {
  const { id }: { id: string } = await (await page.request.get(`${originOf("member")}/api/user`)).json();
  await page.evaluate((key) => sessionStorage.setItem(key, "true"), `aangan_own_${id}_payment_begun`);
}

/** The URL that the payment provider returns to; its parameters are private. */
const returnURL = (outcome: string) =>
  `${addressOf("dashboard")}?payment_intent=pi_private&payment_intent_client_secret=pi_private_secret` +
  `&redirect_status=${outcome}`;

const plan = {
  status: "active",
  variant: "default",
  cents: 8000,
  currency: "usd",
  startedAt: "2026-11-01T12:00:00Z",
  paidUntil: "2026-12-01T12:00:00Z",
  nextChargeAt: "2026-12-01T12:00:00Z",
  endsAt: null,
  pausedFrom: null,
  pausedUntil: null,
  graceEndsAt: null as string | null,
  lastRefusal: null as string | null,
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 },
};

/** Fakes the subscription responses, at first with none. Returns a function that sets the subscription. */
async function fakeSubscription(page: Page): Promise<(subscription: typeof plan | null) => void> {
  let subscription: typeof plan | null = null;
  await page.route("**/api/subscription-status", (route) =>
    route.fulfill({
      json: {
        hasActiveSubscription: subscription !== null,
        trialStartedAt: null,
        trialEndsAt: null,
        hadSubscription: subscription !== null,
        subscription,
      },
    }),
  );
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), hasActiveSubscription: subscription !== null } });
  });
  return (now) => {
    subscription = now;
  };
}

test("returning from payment shows the confirmation and the badge without a reload, a slow confirmation, or a failed payment @once", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  const setSubscription = await fakeSubscription(page);
  await page.clock.install();
  const card = page.getByRole("region", { name: copy.label });
  // The URL alone, without a payment begun in this tab, shows nothing.
  await page.goto(returnURL("succeeded"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back,");
  await expect(card).toHaveCount(0);

  await beginPayment(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(returnURL("succeeded"));
  await expect(card).toContainText("Confirming your payment");
  // The private parameters were only in the first URL, and are stored nowhere.
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectAccessible(page);
  await page.reload();
  await expect(card).toContainText("Confirming your payment");
  await expect(page).toHaveURL(addressOf("dashboard"));
  expect(requests.filter((address) => address.includes("pi_private"))).toEqual([`${returnURL("succeeded")} `]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])),
  ).not.toContain("pi_private");
  const frame = new MemberFrame(page);
  await frame.openDrawer();
  await expect(frame.drawer.getByRole("link", { name: layout.upgrade })).toBeVisible();

  setSubscription(plan);
  await page.clock.fastForward(10_000);
  await expect(frame.drawer.getByRole("button", { name: layout.premium })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toContainText(copy.confirmed);
  await expectAccessible(page);
  // The confirmation is shown once.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back,");
  await expect(card).toHaveCount(0);

  await test.step("a slow confirmation needs no action, and a failed payment links back to the plan", async () => {
    setSubscription(null);
    await beginPayment(page);
    await page.goto(returnURL("succeeded"));
    await expect(card).toContainText("Confirming your payment");
    await page.clock.fastForward(61_000);
    await expect(card).toContainText(copy.late);
    await expect(card).toContainText(copy.lateText);
    await expectAccessible(page);
    await card.getByRole("button", { name: copy.putAway }).click();
    await expect(card).toHaveCount(0);

    await beginPayment(page);
    await page.goto(returnURL("failed"));
    await expect(card).toContainText("Payment Failed");
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expectAccessible(page);
    await card.getByRole("link", { name: copy.backTo }).click();
    await expect(page).toHaveURL(addressOf("subscribe"));
  });
});

test("an unpaid renewal shows its deadline on every page until dismissed @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const setSubscription = await fakeSubscription(page);
  setSubscription({ ...plan, status: "past_due", graceEndsAt: "2026-12-08T20:00:00Z" });
  await page.goto(addressOf("goals"));
  const notice = page.getByRole("region", { name: pastDue.label });
  await expect(notice).toContainText(pastDue.until({ date: "Tuesday, December 8, 2026" }));
  // A bystander must not learn the product or its price.
  await expect(notice).not.toContainText(/premium|coach|wellness|\$/i);
  await expect(notice.getByRole("link", { name: pastDue.action })).toHaveAttribute("href", "/subscribe");
  await expectAccessible(page);
  await notice.getByRole("button", { name: pastDue.notNow }).click();
  await expect(notice).toHaveCount(0);
  const statusResponse = page.waitForResponse((response) => response.url().endsWith("/api/subscription-status"));
  await page.goto(addressOf("profile"));
  await (await statusResponse).finished();
  const frame = new MemberFrame(page);
  await frame.openDrawer();
  // The subscription has loaded now, so the absence of the notice is meaningful.
  await expect(frame.drawer.getByRole("button", { name: layout.premium })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
