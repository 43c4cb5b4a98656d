import { quickExitURL } from "@aangan/copy/layout";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { register, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import type { Watch } from "../support/watch";
import { MemberFrame } from "./frame";
import { OnboardingDialog } from "./onboarding-dialog";

/** Puts a page of our own where the harmless one stands: a test reaches nobody outside. */
async function outside(page: Page, watch: Watch): Promise<void> {
  const { origin } = new URL(quickExitURL);
  watch.allowOrigin(origin);
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
}

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
