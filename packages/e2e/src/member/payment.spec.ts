import * as layout from "@aangan/copy/layout";
import * as membership from "@aangan/copy/membership";
import * as copy from "@aangan/copy/membership-page";
import * as pastDue from "@aangan/copy/past-due";
import * as paymentReturn from "@aangan/copy/payment-return";
import type { Locator, Page } from "@playwright/test";
import { addressOf, sandboxOrigin } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerWithCoach } from "../support/people";
import { CardForm, SandboxPage, testCards } from "../support/sandbox-page";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import type { Watch } from "../support/watch";
import { MemberFrame } from "./frame";
import { SubscribePage } from "./subscribe-page";

/** The card form's submit button. The button that opens the form has the same name, but is gone once the form shows. */
const subscribeButton = (plan: SubscribePage): Locator => plan.main.getByRole("button", { name: copy.subscribe });

/** The dashboard's message after a return from payment. */
const returnMessage = (page: Page): Locator => page.getByRole("region", { name: paymentReturn.label });

/** Opens the card form for a new subscription. */
async function openCardForm(page: Page, watch: Watch): Promise<{ plan: SubscribePage; card: CardForm }> {
  const plan = new SubscribePage(page);
  const card = new CardForm(page, watch);
  await plan.open();
  await subscribeButton(plan).click();
  await expect(card.number).toBeVisible();
  return { plan, card };
}

test("a member goes from trial through payment, past due and cancellation to the end @once", async ({
  page,
  watch,
}) => {
  test.slow();
  await registerWithCoach(page.context());
  const plan = new SubscribePage(page);
  const frame = new MemberFrame(page);
  const confirmPath = /^\/v1\/(setup|payment)_intents\/\w+\/confirm$/;

  await test.step("the trial starts, then the card form opens", async () => {
    await plan.open();
    await plan.start.click();
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expectToast(page, "Trial Started", membership.trialStarted.text);
  });
  const { card } = await openCardForm(page, watch);

  await test.step("missing card details show errors in the form", async () => {
    await card.number.fill("42424");
    await subscribeButton(plan).click();
    await expect(card.frame.getByText("Your card number is incomplete.")).toBeVisible();
    await expect(card.frame.getByText("Your card's expiration date is incomplete.")).toBeVisible();
    await expect(card.frame.getByText("Your card's security code is incomplete.")).toBeVisible();
  });

  await test.step("a declined card shows the bank's message", async () => {
    watch.expect({ status: 402, path: confirmPath });
    await card.fill(testCards.declined);
    await subscribeButton(plan).click();
    await expectToast(page, "Payment Failed", "Your card was declined.");
    await expect(plan.main.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
    await closeToast(page);
  });

  await test.step("a failed authentication shows an error, and a completed one pays", async () => {
    await card.fill(testCards.secondStep);
    await subscribeButton(plan).click();
    await card.fail.click();
    await expectToast(page, "Payment Failed", "authenticat");
    await closeToast(page);
    await subscribeButton(plan).click();
    await card.complete.click();
  });

  await test.step("the dashboard shows the badge without a reload", async () => {
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expect(returnMessage(page)).toContainText(paymentReturn.confirmed);
    await frame.openDrawer();
    await expect(frame.drawer.getByRole("button", { name: layout.premium })).toBeVisible();
  });

  const sandbox = await SandboxPage.of(page, watch);

  await test.step("the trial ends, and the first month is paid", async () => {
    await sandbox.open();
    await expect(sandbox.customer).toContainText("Free trial");
    await expectAccessible(page);
    await sandbox.press("To the trial's end");
    await plan.open();
    await expect(plan.main).toContainText(copy.nextPayment);
    await expect(plan.main).toContainText(copy.paid);
  });

  await test.step("a failed renewal shows a notice on every page, and a new card pays it", async () => {
    await sandbox.press("Fail");
    await sandbox.press("To the next renewal");
    await page.goto(addressOf("dashboard"));
    await expect(page.getByRole("region", { name: pastDue.label })).toContainText("didn't go through");
    await plan.open();
    await expect(plan.main).toContainText(copy.pastDueTitle);
    await plan.main.getByRole("button", { name: copy.payWithNewCard }).click();
    const payButton = plan.main.getByRole("button", { name: /^Save card and pay/ });
    await card.fill(testCards.failsLater);
    await payButton.click();
    await expectToast(page, "Payment Failed", "Your card was declined.");
    await expect(plan.main).toContainText(`Your card was declined.${copy.otherWays}`);
    await closeToast(page);
    await plan.main.getByRole("button", { name: copy.payWithNewCard }).click();
    await card.fill(testCards.good);
    await payButton.click();
    await expectToast(page, copy.cardPays.title, copy.cardPays.text);
    await expect(plan.main).not.toContainText(copy.pastDueTitle);
    await expect(plan.main).toContainText("ending in 4242");
    await closeToast(page);
  });

  await test.step("the plan is cancelled, resumed, cancelled again and ended", async () => {
    const cancel = async () => {
      await plan.main.getByRole("button", { name: copy.cancel }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: copy.cancelIt }).click();
      await expectToast(page, copy.cancelled.title, "You can use it until then.");
      await closeToast(page);
    };
    await cancel();
    await plan.main.getByRole("button", { name: copy.keep }).click();
    await expectToast(page, copy.kept.title, "It continues as before.");
    await closeToast(page);
    await cancel();
    await sandbox.press("To its end");
    await expect(sandbox.customer).toContainText("Ended");
    await page.goto(addressOf("dashboard"));
    await frame.openDrawer();
    await expect(frame.drawer.getByRole("link", { name: layout.upgrade })).toBeVisible();
  });
});

test("the provider's billing page cancels, its receipt opens, and forged requests are rejected @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  const plan = new SubscribePage(page);
  await plan.open();
  await plan.start.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  const { card } = await openCardForm(page, watch);
  await card.fill();
  await subscribeButton(plan).click();
  await expect(returnMessage(page)).toContainText(paymentReturn.confirmed);
  const sandbox = await SandboxPage.of(page, watch);
  await sandbox.press("To the trial's end");
  await sandbox.openWithWaitingWebhooks();

  await plan.open();
  await plan.main.getByRole("button", { name: copy.openPortal }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Cancel plan", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, cancel my plan" }).click();
  await expect(page.getByRole("status")).toHaveText("Your plan is canceled.");
  await page.getByRole("link", { name: /^Return to/ }).click();
  await expect(plan.main).toContainText(copy.ending);

  const opened = page.waitForEvent("popup");
  await plan.main
    .getByRole("link", { name: new RegExp(copy.view) })
    .first()
    .click();
  const receipt = await opened;
  await expect(receipt.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
  await expect(receipt.getByRole("main")).toContainText("$80.00");

  // The sandbox rejects requests from another origin.
  const forged = await page.request.post(`${sandboxOrigin()}/customers/${sandbox.id}/clock`, {
    headers: { origin: "https://elsewhere.example" },
    form: { pass: "week" },
  });
  expect(forged.status()).toBe(403);
});
