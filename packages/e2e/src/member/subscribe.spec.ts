import * as disclaimers from "@aangan/copy/disclaimers";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerWithCoach } from "../support/people";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { SubscribePage } from "./subscribe-page";

test("a member starts the free trial on the second attempt and sees how long it lasts @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  const plan = new SubscribePage(page);
  await plan.open();
  await expect(plan.title).toHaveText("Join Aangan Premium");
  await expect(plan.main).toContainText("$80 a month");
  await expect(plan.main).toContainText("2 video sessions included each month");
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
  await expect(plan.main).toContainText(
    /Your trial ends on \w+day, \w+ \d+, \d{4}\. You won't be charged unless you subscribe\./,
  );
  await expect(plan.main).toContainText("1 of 7 laid.");
  await expect(plan.start).toHaveCount(0);
  await expectAccessible(page);
  await plan.home.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
});
