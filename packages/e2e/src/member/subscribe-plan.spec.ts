import * as membership from "@aangan/copy/membership";
import * as copy from "@aangan/copy/membership-page";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerOnboarded } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { closeToast, expectToast } from "../support/screen";
import { mockSubscriptionStatus, planWith, subscriptionStatusResponse } from "../support/subscription-status";
import { expect, test } from "../support/test";
import { SubscribePage } from "./subscribe-page";

test("a paying member sees the plan, cancels it in two clicks and resumes it in one @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const plan = new SubscribePage(page);
  const ending = { nextChargeAt: null, endsAt: planWith().paidUntil };
  await mockSubscriptionStatus(page, { subscription: planWith() });
  await plan.open();
  await expect(plan.title).toHaveText("Aangan Monthly ($80/month)");
  for (const text of [membership.status, membership.active, membership.billing, membership.monthly])
    await expect(plan.main).toContainText(text);
  await expect(plan.main).toContainText(/Next payment\s*\$80 on \w+ \d+, \d{4}(?!,)/);
  await expect(plan.main).toContainText("Visa ending in 4242");
  await expectAccessible(page);

  const cancel = plan.main.getByRole("button", { name: copy.cancel });
  const confirmation = page.getByRole("alertdialog");
  await cancel.click();
  await expect(confirmation).toContainText("the end of what you've paid for");
  await expectAccessible(page);
  await confirmation.getByRole("button", { name: copy.keepIt }).click();
  await expect(confirmation).toHaveCount(0);

  await mockNextResponses(page, watch, "/api/subscription/cancel", [
    { status: 503, message: "It could not be cancelled." },
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
  await expectToast(page, copy.cancelled.title, "You can use it until then.");
  await expect(plan.main).toContainText("Your membership ends on");
  await expect(cancel).toHaveCount(0);
  await expectAccessible(page);

  await page.route("**/api/subscription/resume", (route) =>
    route.fulfill({ json: subscriptionStatusResponse({ subscription: planWith() }) }),
  );
  await plan.main.getByRole("button", { name: copy.keep }).click();
  await expectToast(page, copy.kept.title, "It continues as before. Next payment on");
  await expect(cancel).toBeVisible();
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
});
