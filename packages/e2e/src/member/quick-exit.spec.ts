import { quickExitURL } from "@aangan/copy/links";
import { type RouteName, routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { acceptGuidelines } from "../support/community";
import { register, registerWithCoach } from "../support/people";
import { mockQuickExitTarget } from "../support/quick-exit";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { OnboardingDialog } from "./onboarding-dialog";

/** The member app's pages that require a login. */
const memberPages = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === "member");

/**
 * Records the navigations to other origins and cancels them, so that the next page needs no full page load. The
 * announcement of an exit to other tabs is left out, because the page itself would receive it too, some time later.
 */
async function recordExits(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const exits: { type: string; url: string }[] = [];
    Reflect.set(window, "exits", exits);
    const navigation: EventTarget = Reflect.get(window, "navigation");
    navigation.addEventListener("navigate", (event) => {
      const { destination, navigationType } = event as Event & { destination: { url: string }; navigationType: string };
      if (new URL(destination.url).origin === window.location.origin) return;
      exits.push({ type: navigationType, url: destination.url });
      event.preventDefault();
    });
    window.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: unknown) {
        if (this.name !== "left") super.postMessage(message);
      }
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "exits").splice(0));
}

test("quick exit replaces every page at once @once", async ({ page }) => {
  await registerWithCoach(page.context());
  // Otherwise the guidelines dialog would cover the community; a dialog has its own quick exit.
  await acceptGuidelines(page.context());
  const exits = await recordExits(page);
  const { bell, quickExit: exit } = new MemberFrame(page);
  await new DashboardPage(page).open();
  expect(memberPages.length).toBeGreaterThanOrEqual(7);
  for (const route of memberPages)
    await test.step(route, async () => {
      // The plan's page has a document of its own.
      if (route === "subscribe") await page.goto(addressOf(route));
      else await page.evaluate((path) => Reflect.get(window, "next").router.push(path), routes[route].path);
      await expect(page).toHaveURL(addressOf(route));
      await expect(page).toHaveTitle(/./);
      expect(await page.title()).not.toMatch(/wellness|therap|coaching|mental|emotion/i);
      await expect(bell).toBeInViewport({ ratio: 1 });
      await expect(exit).toBeInViewport({ ratio: 1 });
      await exit.click();
      // The page is empty at once, and the harmless one takes its place in the history.
      expect(await exits()).toEqual([{ type: "replace", url: quickExitURL }]);
      expect(await page.evaluate(() => document.documentElement.hidden && document.title === "")).toBe(true);
      await page.evaluate(() => {
        document.documentElement.hidden = false;
      });
    });
});

test("Esc pressed twice exits, once does not; a first press that closes something counts @desktop", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  await mockQuickExitTarget(page, watch);
  const frame = new MemberFrame(page);
  await test.step("the first press closes the bell's list", async () => {
    await new DashboardPage(page).open();
    await frame.openBell();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(quickExitURL);
  });
  // Two presses count if they are within a second by the page's clock.
  await page.clock.install();
  for (const route of ["messages", "profile"] as const)
    await test.step(route, async () => {
      await page.goto(addressOf(route));
      await expect(frame.quickExit).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(addressOf(route));
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(quickExitURL);
    });
});

test("before hydration, quick exit and Esc pressed twice exit all tabs as they do later @once", async ({
  page,
  context,
  watch,
}) => {
  await registerWithCoach(context);
  const other = await context.newPage();
  const frame = new MemberFrame(page);
  for (const tab of [page, other]) {
    await mockQuickExitTarget(tab, watch);
    // The scripts never load.
    await tab.route("**/_next/static/chunks/*.js", () => new Promise(() => undefined));
  }
  for (const exitApp of [
    () => frame.quickExit.click(),
    async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
  ]) {
    for (const tab of [other, page]) {
      await tab.goto("about:blank");
      await tab.goto(addressOf("dashboard"), { waitUntil: "commit" });
      await expect(new MemberFrame(tab).quickExit).toBeVisible();
    }
    await page.bringToFront();
    await exitApp();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(quickExitURL);
      await tab.goBack();
      await expect(tab).toHaveURL("about:blank");
    }
  }
});

test("quick exit can be pressed above a dialog; on a desktop so can Esc, where it does not close the dialog", async ({
  page,
  isMobile,
  watch,
}) => {
  await register(page.context());
  await mockQuickExitTarget(page, watch);
  const onboarding = new OnboardingDialog(page);
  await page.goto(addressOf("dashboard"));
  await expect(onboarding.dialog).toBeVisible();
  const exit = new MemberFrame(page).quickExit;
  await expect(exit).toHaveCount(1);
  await expect(exit).toBeInViewport({ ratio: 1 });
  await exit.click();
  await expect(page).toHaveURL(quickExitURL);
  if (isMobile) return;
  await page.goto(addressOf("dashboard"));
  await onboarding.age.fill("3");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(quickExitURL);
});

test("quick exit works without a login, in the drawer and above the bell's sheet, and drafts are kept @once", async ({
  page,
  watch,
}) => {
  await mockQuickExitTarget(page, watch);
  const frame = new MemberFrame(page);
  await test.step("without a login", async () => {
    for (const path of ["/auth", "/auth/forgot"]) {
      await page.goto(addressOf("auth").replace("/auth", path));
      await frame.quickExit.click();
      await expect(page).toHaveURL(quickExitURL);
    }
  });
  await registerWithCoach(page.context());
  await test.step("in the drawer", async () => {
    await new DashboardPage(page).open();
    await frame.openDrawer();
    await expect(frame.quickExit).toBeInViewport({ ratio: 1 });
    await frame.quickExit.click();
    await expect(page).toHaveURL(quickExitURL);
  });
  await test.step("above the bell's sheet, with a draft", async () => {
    await page.goto(addressOf("messages"));
    const box = page.getByRole("main").getByRole("textbox");
    await box.fill("Half a sentence");
    await frame.openBell();
    await expect(frame.quickExit).toBeInViewport({ ratio: 1 });
    await frame.quickExit.click();
    await expect(page).toHaveURL(quickExitURL);
    await page.goto(addressOf("messages"));
    await expect(box).toHaveValue("Half a sentence");
  });
});

test("Back and Forward do not show pages from before the exit, until the app is opened again @once", async ({
  page,
  watch,
}) => {
  const person = await registerWithCoach(page.context());
  await mockQuickExitTarget(page, watch);
  await page.goto("about:blank");
  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  // History entries of both kinds: client-side navigations and full page loads.
  await frame.follow("Resources");
  await expect(page).toHaveURL(addressOf("resources"));
  await page.goto(addressOf("profile"));
  await frame.follow("Messages");
  await expect(page).toHaveURL(addressOf("messages"));
  await frame.quickExit.click();
  await expect(page).toHaveURL(quickExitURL);

  // Any page of the app rendered during these navigations would show the member's data, so record visible text.
  const visibleTexts: string[] = [];
  await page.exposeFunction("saw", (text: string) => visibleTexts.push(text));
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text.
      if (!document.documentElement.hidden) Reflect.get(window, "saw")(document.body.innerText);
    });
  });
  for (let step = 0; step < 3; step++) {
    await page.goBack();
    await expect(page).toHaveURL(quickExitURL);
  }
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
  for (let step = 0; step < 4; step++) {
    await page.goForward();
    await expect(page).toHaveURL(quickExitURL);
  }
  expect(visibleTexts.join()).not.toMatch(/Aangan|Resources|Messages/);
  await page.reload();
  await expect(page).toHaveURL(quickExitURL);

  await page.goto(addressOf("dashboard"));
  await expect(new DashboardPage(page).greeting).toContainText(person.firstName);
  await page.reload();
  await expect(new DashboardPage(page).greeting).toContainText(person.firstName);
});

test("quick exit also exits the other tabs of the app @once", async ({ page, context, watch }) => {
  await registerWithCoach(context);
  const other = await context.newPage();
  for (const tab of [page, other]) await mockQuickExitTarget(tab, watch);
  await new DashboardPage(page).open();
  await new DashboardPage(other).open();
  await new MemberFrame(other).quickExit.click();
  await expect(other).toHaveURL(quickExitURL);
  await expect(page).toHaveURL(quickExitURL);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
