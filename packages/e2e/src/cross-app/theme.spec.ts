import type { Page } from "@playwright/test";
import { Portal } from "../coach/portal";
import { MemberFrame } from "../member/frame";
import { type App, addressOf } from "../support/addresses";
import { coaches, registerWithCoach, signInCoach } from "../support/people";
import { expect, test } from "../support/test";

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

/**
 * Records the attributes of `<html>` when the body begins, before the first paint, in every page opened from now on.
 */
async function recordFirstPaint(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Reflect.set(window, "themeBeforePaint", document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "themeBeforePaint"));
}

async function selectDarkTheme(page: Page, app: App): Promise<void> {
  if (app === "member") {
    await new MemberFrame(page).switchTheme("dark");
    return;
  }
  const at = app === "coach" ? await new Portal(page).openAccount() : page.locator("header");
  await at.getByRole("button", { name: "Dark theme" }).click();
}

for (const { app, route } of [
  { app: "site", route: "home" },
  { app: "member", route: "dashboard" },
  { app: "coach", route: "coachDashboard" },
] as const) {
  test(`the ${app} app is light by default, and a chosen dark theme applies before the first paint @once`, async ({
    page,
  }) => {
    if (app === "member") await registerWithCoach(page.context());
    if (app === "coach") await signInCoach(page.context(), coaches.thomas);
    // The system's preference does not matter.
    await page.emulateMedia({ colorScheme: "dark" });
    const beforePaint = await recordFirstPaint(page);
    await page.goto(addressOf(route));
    expect(await beforePaint()).toBe("light");
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    await selectDarkTheme(page, app);
    await expect.poll(() => themeOf(page)).toBe("dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);

    await page.reload();
    expect(await beforePaint()).toBe("dark");
    expect(await themeOf(page)).toBe("dark");
    await page.evaluate(() => localStorage.setItem("theme", "purple"));
    await page.reload();
    expect(await beforePaint()).toBe("light");
  });
}
