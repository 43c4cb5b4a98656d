import * as auth from "@aangan/copy/auth";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { clearSession, coaches, type Person, password, registerWithCoach, signIn } from "../support/people";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

const minute = 60_000;
const draft = "Nobody but Leela is to read this.";

/** The page's local and session storage, as one text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** Signs in a new member with a coach, as on a shared device. */
async function signInOnSharedDevice(page: Page): Promise<Person> {
  const person = await registerWithCoach(page.context());
  await page.context().clearCookies();
  await logInOnSharedDevice(page, person);
  return person;
}

/** Signs a member in over the API, as on a shared device. */
async function logInOnSharedDevice(page: Page, person: Person): Promise<void> {
  const response = await page.request.post(`${originOf("member")}/api/login`, {
    data: { username: person.username, password, sharedDevice: true },
  });
  expect(response.ok()).toBe(true);
}

test("a logout in one tab ends the others: the same member gets their draft back, the next one finds and sends nothing @once", async ({
  page,
  context,
  watch,
}) => {
  const second = await registerWithCoach(context);
  await clearSession(page);
  const first = await registerWithCoach(context);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.composer.fill(draft);
  const other = await context.newPage();
  const logoutElsewhere = async () => {
    await new DashboardPage(other).open();
    await new MemberFrame(other).logout();
  };
  const login = new AuthPage(page);
  await test.step("the same member gets the draft back", async () => {
    await logoutElsewhere();
    await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fmessages`);
    await expect(login.notice).toHaveText(auth.notices.sessionEnded);
    await expect(page.getByText(draft)).toHaveCount(0);
    await login.enter(first.username);
    await expect(page).toHaveURL(addressOf("messages"));
    await expect(chat.composer).toHaveValue(draft);
    await chat.send.click();
    await expect(chat.bubble(draft)).toContainText("Sent");
  });
  await test.step("the next member finds neither draft nor unsent message, and sends nothing", async () => {
    const [unsent, later] = ["Never to be sent by another.", "Nor is this to be read."];
    await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
    watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
    // The stream may reconnect once before the page learns that the session has ended.
    watch.tolerate({ status: 401, path: "/api/live" });
    // A retry of the message may get a 401 too.
    watch.tolerate({ status: 401, path: "/api/messages" });
    await chat.write(unsent);
    await expect(chat.bubble(unsent)).toContainText("Waiting for a connection");
    await chat.composer.fill(later);
    await expect.poll(() => storedText(page)).toContain(later);
    await page.unroute("**/api/messages");
    await logoutElsewhere();
    await expect(page).toHaveURL(/\/auth/);
    await login.enter(second.username);
    await expect(page).toHaveURL(addressOf("messages"));
    await expect(chat.bubbles).toHaveCount(1);
    await expect(chat.bubble(unsent)).toHaveCount(0);
    await expect(chat.composer).toHaveValue("");
    await expect.poll(() => storedText(page)).not.toContain(later);
    expect(await storedText(page)).not.toContain(unsent);
    expect(await storedText(page)).not.toContain(first.lastName);
  });
});

test("a session ended by another device ends here without a click, and the draft is kept @once", async ({
  page,
  context,
  watch,
  anotherBrowser,
}) => {
  const person = await registerWithCoach(context);
  const chat = new MessagesPage(page, coaches.leela.name);
  const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
  await chat.open();
  await stream;
  await chat.composer.fill(draft);
  await expect.poll(() => storedText(page)).toContain(draft);
  const otherPage = await anotherBrowser();
  await signIn(otherPage.context(), person.username);
  watch.expect({ status: 401 });
  const ended = await otherPage.request.post(`${originOf("member")}/api/sign-ins/end-others`);
  expect(ended.status()).toBe(204);
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fmessages`);
  expect(await page.evaluate(() => localStorage.getItem("authUser"))).toBeNull();
  await new AuthPage(page).enter(person.username);
  await expect(chat.composer).toHaveValue(draft);
});

test("another member's login in another tab changes whose data this tab shows @once", async ({
  page,
  context,
  watch,
}) => {
  // The first tab may have requests in flight when its session is replaced. Refetched, the first member's data is not
  // there for the second.
  watch.tolerate({ status: 401 });
  watch.tolerate({ status: 404, path: /^\/api\/messages\/unread\// });
  const first = await registerWithCoach(context);
  await clearSession(page);
  const second = await registerWithCoach(context);
  await clearSession(page);
  const other = await context.newPage();
  const login = new AuthPage(other);
  await login.open();
  await signIn(context, first.username);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect.poll(() => storedText(page)).toContain(first.lastName);
  // The second tab is in front when the session is replaced.
  await other.bringToFront();
  await login.enter(second.username);
  await expect(new MemberFrame(other).accountMenu).toBeVisible();
  // The page may be reloading at that moment.
  await expect.poll(() => storedText(page).catch(() => first.lastName)).not.toContain(first.lastName);
  await new MemberFrame(page).accountMenu.click();
  await expect(page.getByRole("menu")).toContainText(second.email);
});

test.describe("a shared device", () => {
  test("warns after 28 idle minutes, and logs out after 30 or on request, unless the member confirms; nothing stays stored @once", async ({
    page,
    watch,
  }) => {
    const person = await signInOnSharedDevice(page);
    expect([limits.sharedDeviceIdleMinutes, limits.sharedDeviceWarningMinutes]).toEqual([30, 2]);
    await page.clock.install();
    const chat = new MessagesPage(page, coaches.leela.name);
    await chat.open();
    await chat.composer.fill(draft);
    await expect.poll(() => storedText(page)).toContain("last_use");

    await page.clock.fastForward(27 * minute);
    const warning = page.getByRole("alertdialog", { name: layout.stillThere.title });
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(1.5 * minute);
    await expect(warning).toBeVisible();
    await expect(warning.getByRole("timer")).toContainText(/Time left: 1:\d\d/);
    const stay = warning.getByRole("button", { name: layout.stillThere.stay });
    await expect(stay).toBeFocused();
    await expectAccessible(page);
    await test.step("the member stays logged in when they confirm", async () => {
      const heartbeat = page.waitForRequest("**/api/user");
      await stay.click();
      await heartbeat;
      await expect(warning).toHaveCount(0);
      await page.clock.fastForward(27 * minute);
      await expect(warning).toHaveCount(0);
      await expect(page).toHaveURL(addressOf("messages"));
      await page.clock.fastForward(1.5 * minute);
      await expect(warning).toBeVisible();
    });
    await page.clock.fastForward(2 * minute);
    await expect(page).toHaveURL(addressOf("auth"));
    await expect(new AuthPage(page).notice).toHaveText(auth.notices.idle);
    const remaining = await storedText(page);
    for (const trace of [draft, person.lastName, person.email, "last_use"]) expect(remaining).not.toContain(trace);
    expect((await page.request.get(`${originOf("member")}/api/user`)).status()).toBe(401);
    // A restored page may fetch the user and get a 401.
    watch.tolerate({ status: 401, path: "/api/user" });
    await page.goBack();
    await expect(page.getByText(draft)).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth|about:blank/);
    await test.step("the warning logs the member out at once on request", async () => {
      await logInOnSharedDevice(page, person);
      await page.goto(addressOf("goals"));
      await expect.poll(() => storedText(page)).toContain("last_use");
      await page.clock.fastForward(28.5 * minute);
      await warning.getByRole("button", { name: layout.stillThere.logOutNow }).click();
      await expect(page).toHaveURL(addressOf("auth"));
      expect((await page.request.get(`${originOf("member")}/api/user`)).status()).toBe(401);
    });
  });

  test("counts typing, pointer moves and scrolling as activity, and reports them to the server @desktop", async ({
    page,
  }) => {
    await signInOnSharedDevice(page);
    await page.clock.install();
    const chat = new MessagesPage(page, coaches.leela.name);
    await chat.open();
    await expect.poll(() => storedText(page)).toContain("last_use");
    for (const interact of [
      () => chat.composer.press("a"),
      () => page.mouse.move(600, 400),
      () => page.mouse.wheel(0, -50),
    ]) {
      await page.clock.fastForward(20 * minute);
      const heartbeat = page.waitForRequest("**/api/user");
      await interact();
      await heartbeat;
    }
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.clock.fastForward(28.5 * minute);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });

  test("counts activity in all its tabs @once", async ({ page, context }) => {
    await signInOnSharedDevice(page);
    for (const tab of [page, await context.newPage()]) {
      await tab.clock.install();
      await tab.goto(addressOf("goals"));
      await expect.poll(() => storedText(tab)).toContain("last_use");
    }
    const [, other] = context.pages();
    if (!other) throw new Error("there is no second tab");
    // The first tab's clock passes the warning time, but the second tab was active just before by the same clock.
    const now = await page.evaluate(() => Date.now());
    await page.clock.fastForward(27 * minute);
    await other.evaluate((at) => localStorage.setItem("last_use", String(at)), now + 27 * minute);
    await page.clock.fastForward(5 * minute);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await new MemberFrame(other).logout();
    await expect(page).toHaveURL(/\/auth$/);
    expect(await storedText(page)).not.toContain("last_use");
  });
});

test("a private device is never warned or logged out, and a page restored from bfcache checks its session again @once", async ({
  page,
  context,
  watch,
}) => {
  await registerWithCoach(context);
  await page.clock.install();
  await page.goto(addressOf("goals"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => storedText(page)).toContain("authUser");
  await page.clock.fastForward(5 * 60 * minute);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("goals"));
  // As if another tab had logged out while this page was frozen in bfcache, so that it received no event. The page may
  // still have requests in flight if its stream starts late.
  watch.tolerate({ status: 401 });
  await page.evaluate(() => localStorage.removeItem("authUser"));
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(/\/auth/);
});
