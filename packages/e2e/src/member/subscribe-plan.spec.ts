import { fill } from "@aangan/copy/format";
import { membership } from "@aangan/copy/membership";
import { membershipPage as words } from "@aangan/copy/membership-page";
import { addressOf } from "../support/addresses";
import { answerNext } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { breakServerUntilPressed, general } from "../support/broken";
import { registerOnboarded } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { answerOf, planOf, standing, statusAddress } from "../support/standing";
import { expect, test } from "../support/test";
import { SubscribePage } from "./subscribe-page";

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const invoicesAddress = /\/api\/invoices(\?|$)/;

test("a paying member sees the plan, cancels it in two clicks and resumes it in one @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const ends = { nextChargeAt: null, endsAt: planOf().paidUntil };
  await standing(page, { subscription: planOf() });
  await plan.open();
  await expect(plan.title).toHaveText("Aangan Monthly ($80/month)");
  for (const said of [membership.status, membership.active, membership.billing, membership.monthly])
    await expect(plan.main).toContainText(said);
  await expect(plan.main).toContainText(/Next payment\s*\$80 on \w+ \d+, \d{4}, .+\sP[SD]T/);
  await expect(plan.main).toContainText("Visa ending in 4242");
  await expectAccessible(page);

  const cancel = plan.main.getByRole("button", { name: words.cancel });
  const question = page.getByRole("alertdialog");
  await cancel.click();
  await expect(question).toContainText("the end of what you have paid for");
  await expectAccessible(page);
  await question.getByRole("button", { name: words.keepIt }).click();
  await expect(question).toHaveCount(0);

  await answerNext(page, watch, "/api/subscription/cancel", [{ status: 502, message: "It could not be cancelled." }]);
  await cancel.click();
  await question.getByRole("button", { name: words.cancelIt }).click();
  await expect(question).toContainText("It could not be cancelled.");
  await closeToast(page);
  await page.unroute("**/api/subscription/cancel");
  await page.route("**/api/subscription/cancel", (route) =>
    route.fulfill({ json: answerOf({ subscription: planOf(ends) }) }),
  );
  await question.getByRole("button", { name: words.cancelIt }).click();
  await expectToast(page, words.cancelled.title, "You can keep it until then.");
  await expect(plan.main).toContainText("Your membership ends on");
  await expect(cancel).toHaveCount(0);
  await expectAccessible(page);

  await page.route("**/api/subscription/resume", (route) =>
    route.fulfill({ json: answerOf({ subscription: planOf() }) }),
  );
  await plan.main.getByRole("button", { name: words.keep }).click();
  await expectToast(page, words.kept.title, "It goes on as before. Next payment on");
  await expect(cancel).toBeVisible();
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
});

test("trial, past due, ending, cardless and former plans each show their state @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const year = new Date().getFullYear();
  for (const { name, how, says } of [
    {
      name: "a trial with a card",
      how: { subscription: planOf({ status: "trialing", nextChargeAt: inDays(3) }) },
      says: [words.firstPaymentLabel, "Nothing is charged before.", membership.active],
    },
    {
      name: "a past-due plan with an expired card",
      how: {
        subscription: planOf({
          status: "past_due",
          graceEndsAt: inDays(5),
          card: { brand: "amex", last4: "0005", expMonth: 1, expYear: year - 1 },
        }),
      },
      says: [
        words.pastDueTitle,
        words.paymentDue,
        words.payWithNewCard,
        "American Express ending in 0005",
        words.cardExpired,
      ],
    },
    {
      name: "a past-due plan that is cancelled",
      how: {
        subscription: planOf({
          status: "past_due",
          nextChargeAt: null,
          endsAt: "2031-01-30T20:00:00Z",
          graceEndsAt: "2031-01-08T20:00:00Z",
          lastRefusal: "Your card has insufficient funds.",
        }),
      },
      says: [
        "Your bank said: Your card has insufficient funds.",
        fill(words.pastDueEnding, { date: "January 8, 2031, 12:00 PM PST", end: "January 30, 2031, 12:00 PM PST" }),
        fill(words.endsTitle, { date: "January 8, 2031, 12:00 PM PST" }),
        fill(words.endsDue, { date: "January 30, 2031, 12:00 PM PST" }),
        words.keep,
      ],
    },
    {
      name: "a plan without a card",
      how: { subscription: planOf({ card: null }) },
      says: [words.noCard, words.addCard],
    },
    {
      name: "a former subscriber",
      how: { hadSubscription: true, trialEndsAt: new Date(Date.now() - 90 * day) },
      says: [membership.pitchTitle, words.wasMember, words.subscribe, words.noInvoices],
    },
  ] as const)
    await test.step(name, async () => {
      await standing(page, how);
      await plan.open();
      for (const said of says) await expect(plan.main).toContainText(said);
      await expect(plan.start).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute(statusAddress);
    });
});

test("invoices load page by page, and report failures @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  await standing(page, { subscription: planOf() });
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
  const asked: (string | null)[] = [];
  await page.route(invoicesAddress, (route) => {
    const after = new URL(route.request().url()).searchParams.get("after");
    asked.push(after);
    return route.fulfill({ json: pages[after ? 1 : 0] });
  });
  await breakServerUntilPressed(page, invoicesAddress);
  watch.expect({ status: 500, path: "/api/invoices" });
  await page.goto(`${addressOf("subscribe")}?receipt=failed`);
  await expect(plan.alert.filter({ hasText: words.receiptFailed })).toBeVisible();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await expect(plan.invoices.getByRole("alert")).toContainText(general);
  await plan.invoices.getByRole("button", { name: "Try again" }).click();
  const rows = plan.invoices.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/\$80\s*Paid/);
  await expect(rows.nth(1)).toContainText(words.unpaid);
  await expect(rows.nth(2)).toContainText(words.void);
  expect(asked).toEqual([null, pages[0].items[1].id]);
  const link = rows.nth(0).getByRole("link", { name: /View\s+Invoice A-3/ });
  await expect(link).toHaveAttribute("href", `/api/invoices/${pages[0].items[0].id}/document`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
});
