import { fill } from "@aangan/copy/format";
import { membership } from "@aangan/copy/membership";
import { membershipPage as copy } from "@aangan/copy/membership-page";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { registerOnboarded } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { closeToast, expectToast } from "../support/screen";
import {
  mockSubscriptionStatus,
  planWith,
  subscriptionStatusResponse,
  subscriptionStatusUrl,
} from "../support/subscription-status";
import { expect, test } from "../support/test";
import { SubscribePage } from "./subscribe-page";

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const invoicesAddress = /\/api\/invoices(\?|$)/;

test("a paying member sees the plan, cancels it in two clicks and resumes it in one @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const ending = { nextChargeAt: null, endsAt: planWith().paidUntil };
  await mockSubscriptionStatus(page, { subscription: planWith() });
  await plan.open();
  await expect(plan.title).toHaveText("Aangan Monthly ($80/month)");
  for (const text of [membership.status, membership.active, membership.billing, membership.monthly])
    await expect(plan.main).toContainText(text);
  await expect(plan.main).toContainText(/Next payment\s*\$80 on \w+ \d+, \d{4}, .+\sP[SD]T/);
  await expect(plan.main).toContainText("Visa ending in 4242");
  await expectAccessible(page);

  const cancel = plan.main.getByRole("button", { name: copy.cancel });
  const confirmation = page.getByRole("alertdialog");
  await cancel.click();
  await expect(confirmation).toContainText("the end of what you have paid for");
  await expectAccessible(page);
  await confirmation.getByRole("button", { name: copy.keepIt }).click();
  await expect(confirmation).toHaveCount(0);

  await mockNextResponses(page, watch, "/api/subscription/cancel", [
    { status: 502, message: "It could not be cancelled." },
  ]);
  await cancel.click();
  await confirmation.getByRole("button", { name: copy.cancelIt }).click();
  await expect(confirmation).toContainText("It could not be cancelled.");
  await closeToast(page);
  await page.unroute("**/api/subscription/cancel");
  await page.route("**/api/subscription/cancel", (route) =>
    route.fulfill({ json: subscriptionStatusResponse({ subscription: planWith(ending) }) }),
  );
  await confirmation.getByRole("button", { name: copy.cancelIt }).click();
  await expectToast(page, copy.cancelled.title, "You can keep it until then.");
  await expect(plan.main).toContainText("Your membership ends on");
  await expect(cancel).toHaveCount(0);
  await expectAccessible(page);

  await page.route("**/api/subscription/resume", (route) =>
    route.fulfill({ json: subscriptionStatusResponse({ subscription: planWith() }) }),
  );
  await plan.main.getByRole("button", { name: copy.keep }).click();
  await expectToast(page, copy.kept.title, "It goes on as before. Next payment on");
  await expect(cancel).toBeVisible();
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
});

test("trial, past due, ending, cardless and former plans each show their state @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const year = new Date().getFullYear();
  for (const { name, state, texts } of [
    {
      name: "a trial with a card",
      state: { subscription: planWith({ status: "trialing", nextChargeAt: inDays(3) }) },
      texts: [copy.firstPaymentLabel, "Nothing is charged before.", membership.active],
    },
    {
      name: "a past-due plan with an expired card",
      state: {
        subscription: planWith({
          status: "past_due",
          graceEndsAt: inDays(5),
          card: { brand: "amex", last4: "0005", expMonth: 1, expYear: year - 1 },
        }),
      },
      texts: [
        copy.pastDueTitle,
        copy.paymentDue,
        copy.payWithNewCard,
        "American Express ending in 0005",
        copy.cardExpired,
      ],
    },
    {
      name: "a past-due plan that is cancelled",
      state: {
        subscription: planWith({
          status: "past_due",
          nextChargeAt: null,
          endsAt: "2031-01-30T20:00:00Z",
          graceEndsAt: "2031-01-08T20:00:00Z",
          lastRefusal: "Your card has insufficient funds.",
        }),
      },
      texts: [
        "Your bank said: Your card has insufficient funds.",
        fill(copy.pastDueEnding, { date: "January 8, 2031, 12:00 PM PST", end: "January 30, 2031, 12:00 PM PST" }),
        fill(copy.endsTitle, { date: "January 8, 2031, 12:00 PM PST" }),
        fill(copy.endsDue, { date: "January 30, 2031, 12:00 PM PST" }),
        copy.keep,
      ],
    },
    {
      name: "a plan without a card",
      state: { subscription: planWith({ card: null }) },
      texts: [copy.noCard, copy.addCard],
    },
    {
      name: "a former subscriber",
      state: { hadSubscription: true, trialEndsAt: new Date(Date.now() - 90 * day) },
      texts: [membership.pitchTitle, copy.wasMember, copy.subscribe, copy.noInvoices],
    },
  ] as const)
    await test.step(name, async () => {
      await mockSubscriptionStatus(page, state);
      await plan.open();
      for (const text of texts) await expect(plan.main).toContainText(text);
      await expect(plan.start).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute(subscriptionStatusUrl);
    });
});

test("invoices load page by page, and report failures @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  await mockSubscriptionStatus(page, { subscription: planWith() });
  const invoice = (number: number, status: string) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    number: `A-${number}`,
    status,
    cents: 8000,
    centsPaid: status === "paid" ? 8000 : 0,
    currency: "usd",
    createdAt: inDays(number * 30 - 120),
    paidAt: null,
    periodStart: inDays(-30),
    periodEnd: inDays(0),
  });
  const pages = [
    { items: [invoice(3, "paid"), invoice(2, "open")], more: true },
    { items: [invoice(1, "void")], more: false },
  ] as const;
  const cursors: (string | null)[] = [];
  await page.route(invoicesAddress, (route) => {
    const after = new URL(route.request().url()).searchParams.get("after");
    cursors.push(after);
    return route.fulfill({ json: pages[after ? 1 : 0] });
  });
  await failRequestsUntilRetry(page, invoicesAddress);
  watch.expect({ status: 500, path: "/api/invoices" });
  await page.goto(`${addressOf("subscribe")}?receipt=failed`);
  await expect(plan.alert.filter({ hasText: copy.receiptFailed })).toBeVisible();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await expect(plan.invoices.getByRole("alert")).toContainText(genericError);
  await plan.invoices.getByRole("button", { name: "Try again" }).click();
  const rows = plan.invoices.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/\$80\s*Paid/);
  await expect(rows.nth(1)).toContainText(copy.unpaid);
  await expect(rows.nth(2)).toContainText(copy.void);
  expect(cursors).toEqual([null, pages[0].items[1].id]);
  const link = rows.nth(0).getByRole("link", { name: /View\s+Invoice A-3/ });
  await expect(link).toHaveAttribute("href", `/api/invoices/${pages[0].items[0].id}/document`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
});
