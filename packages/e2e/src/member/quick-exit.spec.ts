import { quickExitURL } from "@aangan/copy/layout";
import { addressOf } from "../support/addresses";
import { outside } from "../support/outside";
import { register, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { MemberFrame } from "./frame";
import { OnboardingDialog } from "./onboarding-dialog";

for (const route of ["dashboard", "coaches", "messages"] as const) {
  test(`quick exit replaces the ${route} page at once, and Back does not return to it`, async ({ page, watch }) => {
    await registerWithCoach(page.context());
    await outside(page, watch);
    await page.goto(addressOf("home"));
    await page.goto(addressOf(route));
    const exit = new MemberFrame(page).quickExit;
    await expect(exit).toBeInViewport({ ratio: 1 });
    await exit.click();
    await expect(page).toHaveURL(quickExitURL);
    await page.goBack();
    await expect(page).toHaveURL(addressOf("home"));
  });

  test(`Esc pressed twice leaves the ${route} page, pressed once it does not @desktop`, async ({ page, watch }) => {
    await registerWithCoach(page.context());
    await outside(page, watch);
    // Two presses count as one wish within a second of the page's own clock.
    await page.clock.install();
    await page.goto(addressOf(route));
    await expect(new MemberFrame(page).quickExit).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(addressOf(route));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(quickExitURL);
  });
}

test("Esc twice leaves from inside a dialog that Esc does not close @desktop", async ({ page, watch }) => {
  await register(page.context());
  await outside(page, watch);
  await page.goto(addressOf("dashboard"));
  const onboarding = new OnboardingDialog(page);
  await onboarding.age.fill("3");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(quickExitURL);
});
