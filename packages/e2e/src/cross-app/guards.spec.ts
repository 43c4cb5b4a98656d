import { routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { CoachLoginPage } from "../coach/login-page";
import { AuthPage } from "../member/auth-page";
import { DashboardPage } from "../member/dashboard-page";
import { MemberFrame } from "../member/frame";
import { addressOf, originOf } from "../support/addresses";
import { clearSession, coaches, registerOnboarded, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** Returns the server's response to a request outside of a page. */
async function responseTo(page: Page, address: string): Promise<{ status: number; location: string | undefined }> {
  const response = await page.request.get(address, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers().location };
}

test("member pages redirect to the login and back to the requested page @once", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  for (const [wanted, next] of [
    ["/dashboard", "/dashboard"],
    ["/coaches", "/coaches"],
    ["/messages?coach=1", "/messages?coach=1"],
  ] as const) {
    expect(await responseTo(page, originOf("member") + wanted)).toEqual({
      status: 303,
      location: `/auth?next=${encodeURIComponent(next)}`,
    });
  }
  await page.goto(addressOf("goals"));
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fgoals`);
  await new AuthPage(page).enter(person.username);
  await expect(page).toHaveURL(addressOf("goals"));
  await page.goto(addressOf("auth"));
  await expect(page).toHaveURL(addressOf("dashboard"));
});

test("a member's session is rejected by the portal, and a coach's by the member app @once", async ({
  page,
  anotherBrowser,
}) => {
  await registerWithCoach(page.context());
  await page.goto(addressOf("coachDashboard"));
  await expect(page).toHaveURL(/\/coach\/login\?next=/);
  for (const path of ["/api/coach/profile", "/api/coach/clients", "/api/coach/live"]) {
    expect((await page.request.get(originOf("coach") + path)).status(), path).toBe(401);
  }

  const coachPage = await anotherBrowser();
  await signInCoach(coachPage.context(), coaches.thomas);
  await coachPage.goto(addressOf("dashboard"));
  await expect(coachPage).toHaveURL(/\/auth\?next=/);
  for (const path of ["/api/user", "/api/coaches", "/api/user-preferences", "/api/live"]) {
    expect((await coachPage.request.get(originOf("member") + path)).status(), path).toBe(401);
  }

  // A member's token is invalid under the coach cookie's name too.
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "__Host-aangan_member");
  const forged = await coachPage.request.get(`${originOf("coach")}/api/coach/profile`, {
    headers: { cookie: `__Host-aangan_coach=${cookie?.value}` },
  });
  expect(forged.status()).toBe(401);
});

test("after a logout, Back and the earlier URLs show no private data @once", async ({ page, watch }) => {
  // The page may still have requests in flight when it is left.
  watch.tolerate({ status: 401 });
  const person = await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.greeting).toContainText(person.firstName);
  await new MemberFrame(page).follow("Resources");
  await expect(page).toHaveURL(addressOf("resources"));
  await new MemberFrame(page).logout();
  await expectToast(page, "Logged out", "You have been successfully logged out");
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(stored)).not.toContain(person.lastName);

  for (let step = 0; step < 2; step++) {
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText(person.lastName)).toHaveCount(0);
  }
  await page.goto(addressOf("messages"));
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fmessages`);
});

test("a session ended on another device redirects to the login on the next request, and back @once", async ({
  page,
  watch,
}) => {
  const person = await registerWithCoach(page.context());
  const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
  await page.goto(addressOf("coaches"));
  // No request is in flight when the session ends.
  await stream;
  await expect(page.getByRole("button", { name: "Change Coach" })).toBeVisible();
  // Log out outside of the browser: it keeps its cookie, which the server no longer accepts.
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "__Host-aangan_member");
  const ended = await fetch(`${originOf("member")}/api/logout`, {
    method: "POST",
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect(ended.status).toBe(204);
  watch.expect({ status: 401 });
  // The next action detects it: its mutation reaches the server, unless an automatic request was faster.
  await page
    .getByRole("button", { name: "Change Coach" })
    .click({ timeout: 5_000 })
    .catch((error: unknown) => {
      if (!page.url().startsWith(addressOf("auth"))) throw error;
    });
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fcoaches`);
  expect(await page.evaluate(() => localStorage.getItem("authUser"))).toBeNull();
  await new AuthPage(page).enter(person.username);
  await expect(page).toHaveURL(addressOf("coaches"));
});

const foreignTargets = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
] as const;

test("the login pages redirect signed-in users only to their own app @once", async ({ page }) => {
  await registerOnboarded(page.context());
  await signInCoach(page.context(), coaches.thomas);
  for (const [route, home] of [
    ["auth", "dashboard"],
    ["coachLogin", "coachDashboard"],
  ] as const) {
    // The server redirects before a page is sent; one request in the browser is enough.
    for (const next of [...foreignTargets, routes[route].path, "/api/user", ""]) {
      const answer = await page.request.get(`${addressOf(route)}?next=${encodeURIComponent(next)}`);
      expect(answer.url(), `${route} with next=${next}`).toBe(addressOf(home));
    }
    await page.goto(`${addressOf(route)}?next=${encodeURIComponent(foreignTargets[0])}`);
    await expect(page).toHaveURL(addressOf(home));
  }
});

test("logging in redirects members and coaches only to their own app @once", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  // Unit tests of both apps cover all rejected URLs.
  const next = `?next=${encodeURIComponent("/..//evil.example")}`;
  const auth = new AuthPage(page);
  await auth.open(next);
  await auth.enter(person.username);
  await expect(page).toHaveURL(addressOf("dashboard"));
  const login = new CoachLoginPage(page);
  await login.open(next);
  await login.enter(coaches.thomas.email);
  await expect(page).toHaveURL(addressOf("coachDashboard"));
});
