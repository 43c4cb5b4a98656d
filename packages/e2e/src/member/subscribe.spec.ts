import { disclaimers } from "@aangan/copy/brand";
import { dollars } from "@aangan/copy/format";
import { membership as copy } from "@aangan/copy/membership";
import { pricingVariants } from "@aangan/copy/plans";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { clearSession, newPerson, password, registerOnboarded, registerWithCoach } from "../support/people";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectToast } from "../support/screen";
import { mockSubscriptionStatus, planWith, subscriptionStatusUrl } from "../support/subscription-status";
import { expect, test } from "../support/test";
import { SubscribePage } from "./subscribe-page";

const day = 24 * 60 * 60 * 1000;

test("a member starts the free trial on the second attempt and sees how long it lasts @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  const plan = new SubscribePage(page);
  await plan.open();
  await expect(plan.title).toHaveText("Join Aangan Premium");
  await expect(plan.main).toContainText("$80 a month");
  await expect(plan.main).toContainText("2 sessions included");
  await expect(plan.main).toContainText("No commitment. Cancel anytime during the trial.");
  await expect(plan.main).toContainText(disclaimers.full);
  await expectAccessible(page);

  // The trial cannot start: the reason is shown, and the button can be pressed again.
  await mockNextResponses(page, watch, "/api/start-trial", [
    { status: 503, message: "We are restarting. Please try again in a moment." },
  ]);
  await plan.start.click();
  await expectToast(page, "Failed to Start Trial", "We are restarting. Please try again in a moment.");
  await expect(page).toHaveURL(addressOf("subscribe"));
  await closeToast(page);
  await page.unroute("**/api/start-trial");

  const held = await holdResponses(page, "/api/start-trial");
  await plan.start.click();
  await expect(plan.main.getByRole("button", { name: "Starting trial..." })).toHaveAttribute("aria-disabled", "true");
  await plan.main.getByRole("button", { name: "Starting trial..." }).click({ force: true });
  held.release();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectToast(page, "Trial Started", "Your 7-day free trial has been activated. Enjoy all premium features!");
  expect(held.requestCount()).toBe(1);

  await plan.open();
  await expect(plan.title).toHaveText("7 days left");
  await expect(plan.main).toContainText(/Your trial ends on \w+day, .+\sP[SD]T\. You won't be charged\./);
  await expect(plan.main).toContainText("0 of 7 laid.");
  await expect(plan.start).toHaveCount(0);
  await expectAccessible(page);
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
});

test("the price shown is the member's own variant @once", async ({ page }) => {
  const plan = new SubscribePage(page);
  for (const { code, cents, sessions } of pricingVariants)
    await test.step(code, async () => {
      await clearSession(page);
      const person = newPerson();
      const registered = await page.request.post(`${originOf("member")}/api/register`, {
        data: { ...person, password, timeZone: "America/Los_Angeles", pricingVariant: code },
      });
      expect(registered.status()).toBe(201);
      await plan.open();
      await expect(plan.main).toContainText(`${dollars(cents)} a month`);
      await expect(plan.main).toContainText(`${sessions} sessions included`);
      await mockSubscriptionStatus(page, { subscription: planWith({ cents, variant: code }) });
      await plan.open();
      await expect(plan.title).toHaveText(`Aangan Monthly (${dollars(cents)}/month)`);
      await page.unroute(subscriptionStatusUrl);
    });
});

test("the plan shows a spinner, a failure that can be retried, and rejects a second trial @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const held = await holdResponses(page, "/api/subscription-status");
  await page.goto(addressOf("subscribe"));
  await expect(plan.spinner).toBeVisible();
  held.release();
  await expect(plan.title).toHaveText(copy.pitchTitle);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  watch.expect({ status: 500, path: "/api/subscription-status" });
  await failRequestsUntilRetry(page, subscriptionStatusUrl);
  // Without a stream, which would show the trial automatically.
  await page.route("**/api/live*", (route) => route.fulfill({ status: 204, body: "" }));
  await page.goto(addressOf("subscribe"));
  await expect(plan.alert).toContainText(copy.failed);
  await expect(plan.alert).toContainText(genericError);
  await plan.alert.getByRole("button", { name: "Try again" }).click();
  await expect(plan.title).toHaveText(copy.pitchTitle);

  await expect(plan.start).toBeVisible();
  // Start the trial in another window.
  expect((await page.request.post(`${originOf("member")}/api/start-trial`)).status()).toBe(200);
  watch.expect({ status: 409, path: "/api/start-trial" });
  await plan.start.click();
  await expectToast(page, "Failed to Start Trial", copy.trialRuns);
  await expect(plan.title).toHaveText("7 days left");
});

test("the remaining trial time is shown, and after its end that nothing was charged @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  for (const { name, remaining, text, laid } of [
    { name: "three and a half days", remaining: 3.5 * day, text: "4 days left", laid: 3 },
    { name: "exactly two days", remaining: 2 * day + 60_000, text: "3 days left", laid: 4 },
    { name: "a few hours", remaining: 5 * 3_600_000, text: "Less than 1", laid: 6 },
  ])
    await test.step(name, async () => {
      await mockSubscriptionStatus(page, { trialEndsAt: new Date(Date.now() + remaining) });
      await plan.open();
      await expect(plan.main).toContainText(text);
      await expect(plan.main).toContainText(`${laid} of 7 laid.`);
    });
  await test.step("an ended trial offers the plan, but no second trial", async () => {
    await mockSubscriptionStatus(page, { trialEndsAt: new Date(Date.now() - 2 * day) });
    await plan.open();
    await expect(plan.title).toHaveText(copy.pitchTitle);
    await expect(plan.main).toContainText(/Your free trial ended on \w+day, .+\sP[SD]T, and you were not charged\./);
    await expect(plan.start).toHaveCount(0);
    await expect(plan.subscribe).toBeEnabled();
    await expectAccessible(page);
    await plan.home.click();
    await expect(page).toHaveURL(addressOf("dashboard"));
  });
});

test("a clock an hour off does not change the remaining trial time @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  for (const hours of [-1, 1]) {
    await mockSubscriptionStatus(page, { trialEndsAt: new Date(Date.now() + 2 * day + hours * 1_800_000) });
    await page.clock.setSystemTime(new Date(Date.now() + hours * 3_600_000));
    await plan.open();
    await expect(plan.main).toContainText(hours < 0 ? "2 days left" : "3 days left");
  }
});
