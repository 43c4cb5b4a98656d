import { addressOf } from "../support/addresses";
import { clearSession, password, registerOnboarded } from "../support/people";
import { holdResponses } from "../support/responses";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { DashboardPage } from "./dashboard-page";

// The form's errors, notices and unusable responses are checked by the member app's component tests.
test("login rejects bad credentials, and works by username and by email @once", async ({ page, watch }) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  const auth = new AuthPage(page);
  await auth.open();
  const expectWelcome = async () => {
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expectToast(page, "Login successful", `Welcome back, ${person.firstName}!`);
    await expect(new DashboardPage(page).greeting).toHaveText(`Welcome back, ${person.firstName}`);
    const sessionFlags = await page.evaluate(() => [
      sessionStorage.getItem("auth_success"),
      sessionStorage.getItem("is_new_user"),
    ]);
    expect(sessionFlags).toEqual(["true", null]);
  };
  await test.step("a rejection does not reveal which field was wrong, and its banner is cleared", async () => {
    watch.expect({ status: 401, path: "/api/login" });
    for (const [login, secret] of [
      [person.username, "Namaste124"],
      [`nobody_${person.username}`, password],
    ] as const) {
      await auth.enter(login, secret);
      await expect(auth.banner).toHaveText("Invalid username or password. Please try again.");
      await expectToast(page, "Login failed", "Invalid username or password. Please try again.");
      await expect(auth.login).toHaveValue(login);
      await auth.password.fill("");
      await auth.logIn.click();
      await expect(auth.banner).toHaveCount(0);
      await expectInvalid(auth.password, "Password is required");
    }
  });
  await test.step("login by username greets the member", async () => {
    await auth.enter(person.username);
    await expectWelcome();
  });
  await test.step("login by email works, and on a shared device the session ends with the browser", async () => {
    await clearSession(page);
    await auth.open();
    await page.evaluate(() => sessionStorage.removeItem("auth_success"));
    await auth.sharedDevice.check();
    const request = page.waitForRequest("**/api/login");
    await auth.enter(person.email);
    expect((await request).postDataJSON()).toMatchObject({ sharedDevice: true });
    await expectWelcome();
    const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-aangan_member");
    // A session cookie: it has no expiry date.
    expect(cookie?.expires).toBe(-1);
  });
});

test("Continue with Google goes to the provider with the registration's parameters @once", async ({ page }) => {
  const auth = new AuthPage(page);
  await page.route("**/api/auth/providers", (route) => route.fulfill({ json: { google: true } }));
  await page.route("**/api/auth/google?*", (route) => route.fulfill({ contentType: "text/html", body: "provider" }));
  await auth.open("?next=%2Fmessages&pricing=discount&heading=cultural");
  await auth.sharedDevice.check();
  await auth.google.click();
  await page.waitForURL("**/api/auth/google?*");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    next: "/messages",
    pricing: "discount",
    heading: "cultural",
    timeZone: "America/Los_Angeles",
    sharedDevice: "1",
  });
});

test("a tab pressed and a form submitted before the scripts load take effect once they have loaded @once", async ({
  page,
}) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  const scripts = "/_next/static/chunks/*.js";
  const auth = new AuthPage(page);
  await test.step("a pressed tab opens", async () => {
    const heldScripts = await holdResponses(page, scripts);
    await page.goto(addressOf("auth"), { waitUntil: "commit" });
    await auth.signUpTab.click();
    expect(heldScripts.requestCount()).toBeGreaterThan(0);
    heldScripts.release();
    await expect(auth.signUpTab).toHaveAttribute("aria-selected", "true");
    await expect(auth.firstName).toBeVisible();
    await page.unroute(`**${scripts}`);
  });
  await test.step("a submitted form is sent", async () => {
    const heldScripts = await holdResponses(page, scripts);
    await page.goto(addressOf("auth"), { waitUntil: "commit" });
    await auth.enter(person.username);
    await expect(page).toHaveURL(addressOf("auth"));
    expect(heldScripts.requestCount()).toBeGreaterThan(0);
    heldScripts.release();
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expectToast(page, "Login successful", `Welcome back, ${person.firstName}!`);
  });
});
