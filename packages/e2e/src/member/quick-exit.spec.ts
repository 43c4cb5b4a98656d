import { quickExitURL } from "@aangan/copy/layout";
import { type RouteName, routes } from "@aangan/copy/routes";
import { addressOf } from "../support/addresses";
import { acceptGuidelines } from "../support/community";
import { outside } from "../support/outside";
import { register, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { OnboardingDialog } from "./onboarding-dialog";

/** Every page of the member app for which one signs in. */
const guarded = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === "member");

test("quick exit replaces every page of the app at once, and Back does not return to it @once", async ({
  page,
  watch,
}) => {
  test.slow();
  await registerWithCoach(page.context());
  // Else they would lie over the community; what stands over a page has an exit of its own.
  await acceptGuidelines(page.context());
  await outside(page, watch);
  const { bell, quickExit: exit } = new MemberFrame(page);
  expect(guarded.length).toBeGreaterThanOrEqual(7);
  for (const route of guarded)
    await test.step(route, async () => {
      await page.goto("about:blank");
      await page.goto(addressOf(route));
      await expect(bell).toBeInViewport({ ratio: 1 });
      await expect(exit).toBeInViewport({ ratio: 1 });
      expect(await page.title()).not.toMatch(/wellness|therap|coaching|mental|emotion/i);
      await exit.click();
      await expect(page).toHaveURL(quickExitURL);
      await page.goBack();
      await expect(page).toHaveURL("about:blank");
    });
});

test("Esc pressed twice leaves the page, pressed once it does not; a first press that closes something counts @desktop", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  await outside(page, watch);
  const frame = new MemberFrame(page);
  await test.step("even when the first press closes something", async () => {
    await new DashboardPage(page).open();
    await frame.openBell();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(quickExitURL);
  });
  // Two presses count as one wish within a second of the page's own clock.
  await page.clock.install();
  for (const route of ["dashboard", "messages", "profile"] as const)
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

test("before a page is awake its exit, and Esc twice, leave it as they do later, in other tabs too @once", async ({
  page,
  context,
  watch,
}) => {
  await registerWithCoach(context);
  const other = await context.newPage();
  const frame = new MemberFrame(page);
  for (const one of [page, other]) {
    await outside(one, watch);
    // Its scripts never come.
    await one.route("**/_next/static/chunks/*.js", () => new Promise(() => undefined));
  }
  for (const leave of [
    () => frame.quickExit.click(),
    async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
  ]) {
    for (const one of [other, page]) {
      await one.goto("about:blank");
      await one.goto(addressOf("dashboard"), { waitUntil: "commit" });
      await expect(new MemberFrame(one).quickExit).toBeVisible();
    }
    await page.bringToFront();
    await leave();
    for (const one of [page, other]) {
      await expect(one).toHaveURL(quickExitURL);
      await one.goBack();
      await expect(one).toHaveURL("about:blank");
    }
  }
});

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

test("over a dialog the way out can be pressed, where there is no Esc", async ({ page, watch }) => {
  await register(page.context());
  await outside(page, watch);
  await page.goto(addressOf("dashboard"));
  await expect(new OnboardingDialog(page).dialog).toBeVisible();
  const exit = new MemberFrame(page).quickExit;
  await expect(exit).toHaveCount(1);
  await expect(exit).toBeInViewport({ ratio: 1 });
  await exit.click();
  await expect(page).toHaveURL(quickExitURL);
});

test("in the phone's drawer and over the bell's sheet it stands as well, and what was typed waits for who comes back @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  await outside(page, watch);
  const frame = new MemberFrame(page);
  for (const open of [() => frame.openDrawer(), () => frame.openBell()]) {
    await new DashboardPage(page).open();
    await open();
    await expect(frame.quickExit).toBeInViewport({ ratio: 1 });
    await frame.quickExit.click();
    await expect(page).toHaveURL(quickExitURL);
  }
  await page.goto(addressOf("messages"));
  const box = page.getByRole("main").getByRole("textbox");
  await box.fill("Half a sentence");
  await frame.quickExit.click();
  await expect(page).toHaveURL(quickExitURL);
  await page.goto(addressOf("messages"));
  await expect(box).toHaveValue("Half a sentence");
});

test("nobody has to be signed in for it @once", async ({ page, watch }) => {
  await outside(page, watch);
  for (const route of ["/auth", "/auth/forgot"]) {
    await page.goto(addressOf("auth").replace("/auth", route));
    await new MemberFrame(page).quickExit.click();
    await expect(page).toHaveURL(quickExitURL);
  }
});

test("Back and Forward lead to none of the pages that were open before, until somebody means to come in @once", async ({
  page,
  watch,
}) => {
  const person = await registerWithCoach(page.context());
  await outside(page, watch);
  await page.goto("about:blank");
  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  // Entries of one document, made by links, and entries of documents of their own.
  await frame.follow("Resources");
  await expect(page).toHaveURL(addressOf("resources"));
  await page.goto(addressOf("profile"));
  await frame.follow("Messages");
  await expect(page).toHaveURL(addressOf("messages"));
  await frame.quickExit.click();
  await expect(page).toHaveURL(quickExitURL);

  // Whatever is drawn of our pages on the way would hold the person's name.
  const seen: string[] = [];
  await page.exposeFunction("saw", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not seen.
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
  expect(seen.join()).not.toMatch(/Aangan|Resources|Messages/);
  await page.reload();
  await expect(page).toHaveURL(quickExitURL);

  await page.goto(addressOf("dashboard"));
  await expect(new DashboardPage(page).greeting).toContainText(person.firstName);
  await page.reload();
  await expect(new DashboardPage(page).greeting).toContainText(person.firstName);
});

test("the other tabs of the app leave too @once", async ({ page, context, watch }) => {
  await registerWithCoach(context);
  const other = await context.newPage();
  for (const one of [page, other]) await outside(one, watch);
  await new DashboardPage(page).open();
  await new DashboardPage(other).open();
  await new MemberFrame(other).quickExit.click();
  await expect(other).toHaveURL(quickExitURL);
  await expect(page).toHaveURL(quickExitURL);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
