import { quickExitURL } from "@aangan/copy/links";
import * as membership from "@aangan/copy/membership";
import * as copy from "@aangan/copy/membership-page";
import type { Page } from "@playwright/test";
import { addressOf, originOf, sandboxOrigin } from "../support/addresses";
import { registerOnboarded } from "../support/people";
import { mockQuickExitTarget } from "../support/quick-exit";
import { mockNextResponses } from "../support/responses";
import { CardForm, testCards } from "../support/sandbox-page";
import { closeToast, expectToast } from "../support/screen";
import { subscriptionStatusResponse, subscriptionStatusUrl } from "../support/subscription-status";
import { expect, test } from "../support/test";
import { MemberFrame } from "./frame";
import { SubscribePage } from "./subscribe-page";

/** Registers a member and starts their trial. */
async function registerInTrial(page: Page): Promise<SubscribePage> {
  await registerOnboarded(page.context());
  expect((await page.request.post(`${originOf("member")}/api/start-trial`)).status()).toBe(200);
  return new SubscribePage(page);
}

/** The URL pattern of the payment provider's script. */
const scriptURL = () => `${sandboxOrigin()}/v3/**`;

test("the card form loads on request, reports what blocks it, and is shared by all tabs @once", async ({
  page,
  watch,
}) => {
  const plan = await registerInTrial(page);
  const card = new CardForm(page, watch);
  const requestedURLs: string[] = [];
  page.on("request", (request) => requestedURLs.push(request.url()));
  const otherOrigins = () =>
    requestedURLs.filter((url) => url.startsWith("http") && new URL(url).origin !== originOf("member"));
  const secrets: unknown[] = [];
  page.context().on("response", async (response) => {
    if (!response.url().endsWith("/api/get-or-create-subscription") || !response.ok()) return;
    secrets.push((await response.json()).clientSecret);
  });
  await plan.open();
  await expect(plan.main).toContainText("You keep your remaining free days. First payment on");
  expect(otherOrigins(), "no request to another origin before the first click").toEqual([]);
  expect(requestedURLs.filter((url) => url.includes("get-or-create"))).toEqual([]);

  await test.step("the provider is unavailable", async () => {
    await mockNextResponses(page, watch, "/api/get-or-create-subscription", [
      { status: 503, message: membership.startFailed },
    ]);
    await plan.subscribe.click();
    await expectToast(page, "Subscription Error", "Nothing was charged just now");
    await closeToast(page);
  });

  await test.step("the provider's script is blocked", async () => {
    await page.route(scriptURL(), (route) => route.abort());
    watch.expect({ failure: "net::ERR_FAILED", path: /^\/v3\// });
    await plan.subscribe.click();
    await expect(plan.alert).toContainText(copy.formBlocked);
    await expect(plan.alert.getByRole("button", { name: "Try again" })).toBeFocused();
    await page.unroute(scriptURL());
  });

  await test.step("a slow script shows a loading state", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scriptURL(), async (route) => {
      await released;
      await route.continue();
    });
    await plan.alert.getByRole("button", { name: "Try again" }).click();
    await expect(plan.main).toContainText("Loading Payment Form...");
    release();
    await expect(card.number).toBeVisible();
    await expect(plan.main).toContainText("You'll be charged $80/month until you cancel.");
    await expect(plan.main).toContainText("By subscribing you agree to the Terms of Service and Privacy Policy.");
    await page.unroute(scriptURL());
  });

  await test.step("a declined card stays in its fields", async () => {
    watch.expect({ status: 402, path: /\/confirm$/ });
    await card.fill(testCards.declined);
    await plan.subscribe.click();
    await expectToast(page, "Payment Failed", "Your card was declined.");
    await expect(plan.alert).toContainText("Your card was declined.");
    await expect(card.number).toHaveValue("4000 0000 0000 0002");
    await closeToast(page);
  });

  await test.step("the trial ends, and the typed card stays", async () => {
    await page.route(subscriptionStatusUrl, (route) =>
      route.fulfill({ json: subscriptionStatusResponse({ trialEndsAt: new Date(Date.now() - 60_000) }) }),
    );
    const statusResponse = page.waitForResponse(subscriptionStatusUrl);
    // Any change to the member makes the page refetch its plan.
    const settings = { emailNotifications: true, sessionReminders: true, messageNotifications: true };
    const saved = await page.request.post(`${originOf("member")}/api/user/notification-settings`, {
      data: { ...settings, newsletterSubscription: false },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await (await statusResponse).finished();
    await expect(card.number).toHaveValue("4000 0000 0000 0002");
    await plan.main.getByRole("button", { name: copy.notNow }).click();
    await expect(plan.main).toContainText("Your free trial ended on");
    await page.unroute(subscriptionStatusUrl);
    await page.reload();
    await plan.subscribe.click();
    await expect(card.number).toBeVisible();
  });

  await test.step("the form is closed, reopened, and completed in another tab", async () => {
    await plan.main.getByRole("button", { name: copy.notNow }).click();
    await expect(card.number).toHaveCount(0);
    await plan.subscribe.click();
    await expect(card.number).toBeVisible();
    const otherTab = await page.context().newPage();
    const otherPlan = new SubscribePage(otherTab);
    await otherPlan.open();
    await otherPlan.subscribe.click();
    const otherCard = new CardForm(otherTab, watch);
    await expect(otherCard.number).toBeVisible();
    await otherTab.bringToFront();
    await otherCard.fill();
    // The first tab learns of it from its stream. Its toast disappears after a while, so wait for it from now on.
    const toast = expectToast(page, copy.begun.title, copy.begun.text);
    await otherPlan.subscribe.click();
    await expect(otherTab).toHaveURL(addressOf("dashboard"));
    expect(secrets.length).toBeGreaterThan(2);
    expect(new Set(secrets).size).toBe(1);
    await page.bringToFront();
    await toast;
    await expect(plan.title).toHaveText("Aangan Monthly ($80/month)");
    await expect(plan.title).toBeFocused();
    await expect(card.number).toHaveCount(0);
  });
});

test("the provider's script is only loaded in a separate document @once", async ({ page, watch }) => {
  const plan = await registerInTrial(page);
  const card = new CardForm(page, watch);
  const waitUntilUnloaded = () => page.waitForFunction(() => !("Stripe" in window));
  // The bell is rendered by scripts, so they have loaded once it shows.
  const { bell } = new MemberFrame(page);
  await page.goto(addressOf("profile"));
  await expect(bell).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "before", true));
  // A client-side navigation, as from within the app.
  await page.evaluate(() => Reflect.get(Reflect.get(window, "next"), "router").push("/subscribe"));
  await plan.subscribe.click();
  await expect(card.number).toBeVisible();
  expect(await page.evaluate(() => "before" in window)).toBe(false);
  expect(await page.evaluate(() => "Stripe" in window)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(addressOf("profile"));
  await waitUntilUnloaded();
  await expect(bell).toBeVisible();
  await page.goForward();
  await plan.subscribe.click();
  await expect(card.number).toBeVisible();
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await waitUntilUnloaded();

  // Esc pressed twice also exits from the provider's iframe, which does not pass on its key events.
  await plan.open();
  await plan.subscribe.click();
  await card.number.focus();
  await mockQuickExitTarget(page, watch);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(quickExitURL);
});
