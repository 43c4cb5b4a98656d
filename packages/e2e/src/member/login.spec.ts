import { addressOf, originOf } from "../support/addresses";
import { clearSession, password, registerOnboarded } from "../support/people";
import { holdResponses, mockNextResponses } from "../support/responses";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { DashboardPage } from "./dashboard-page";

test("login rejects bad credentials, limits attempts, and works by username and by email @once", async ({
  page,
  watch,
}) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  const auth = new AuthPage(page);
  await auth.open();
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
  await test.step("after too many attempts the wait is shown, and the form can be used again", async () => {
    const message = "That was a lot of tries. Please wait 2 minutes and try again.";
    await mockNextResponses(page, watch, "/api/login", [{ status: 429, message, retryAfter: 120 }, "no response"]);
    await auth.enter(person.username);
    await expect(auth.banner).toHaveText(message);
    await expectToast(page, "Login failed", message);
    await expect(auth.password).toHaveValue(password);
    await auth.logIn.click();
    await expect(auth.banner).toContainText("We could not reach the server.");
    await auth.logIn.click();
    await expect(page).toHaveURL(addressOf("dashboard"));
    await page.unroute("**/api/login");
  });
  await test.step("login works by username and by email, and greets the member", async () => {
    for (const login of [person.username, person.email]) {
      await clearSession(page);
      await auth.open();
      await page.evaluate(() => sessionStorage.removeItem("auth_success"));
      await auth.enter(login);
      await expect(page).toHaveURL(addressOf("dashboard"));
      await expectToast(page, "Login successful", `Welcome back, ${person.firstName}!`);
      await expect(new DashboardPage(page).greeting).toHaveText(`Welcome back, ${person.firstName}`);
      const sessionFlags = await page.evaluate(() => [
        sessionStorage.getItem("auth_success"),
        sessionStorage.getItem("is_new_user"),
      ]);
      expect(sessionFlags).toEqual(["true", null]);
    }
  });
  await test.step("on a shared device the session is limited to the browser session", async () => {
    await clearSession(page);
    await auth.open();
    await auth.sharedDevice.check();
    const request = page.waitForRequest("**/api/login");
    await auth.enter(person.username);
    expect((await request).postDataJSON()).toMatchObject({ sharedDevice: true });
    await expect(page).toHaveURL(addressOf("dashboard"));
    const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-aangan_member");
    // A session cookie: it has no expiry date.
    expect(cookie?.expires).toBe(-1);
  });
});

test("the login form shows missing fields, password visibility and Caps Lock @once", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await test.step("empty fields show errors, which disappear while typing", async () => {
    await auth.logIn.click();
    await expectInvalid(auth.login, "Username or email is required");
    await expectInvalid(auth.password, "Password is required");
    await auth.login.fill("k");
    await expect(auth.login).not.toHaveAttribute("aria-invalid", "true");
  });
  await test.step("Caps Lock shows a hint while a password is typed", async () => {
    const capsLockHint = page.getByText("Caps Lock is on.");
    const pressKey = (capsLock: boolean) =>
      auth.password.evaluate(
        (field, modifierCapsLock) =>
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock })),
        capsLock,
      );
    await auth.password.focus();
    await pressKey(true);
    await expect(capsLockHint).toBeVisible();
    await pressKey(false);
    await expect(capsLockHint).toHaveCount(0);
    await pressKey(true);
    await auth.login.focus();
    await expect(capsLockHint).toHaveCount(0);
  });
  await test.step("password visibility is shared by both tabs, and each tab links to the other", async () => {
    await expect(auth.password).toHaveAttribute("type", "password");
    await auth.panel.getByRole("button", { name: "Show password" }).click();
    await expect(auth.password).toHaveAttribute("type", "text");
    await auth.switchTo("register").click();
    await expect(auth.signUpTab).toHaveAttribute("aria-selected", "true");
    await expect(auth.password).toHaveAttribute("type", "text");
    await expect(auth.confirmPassword).toHaveAttribute("type", "text");
    await auth.panel.getByRole("button", { name: "Hide password" }).first().click();
    await expect(auth.confirmPassword).toHaveAttribute("type", "password");
    await auth.switchTo("login").click();
    await expect(auth.logInTab).toHaveAttribute("aria-selected", "true");
    await expect(auth.password).toHaveAttribute("type", "password");
  });
});

test("an unusable login response shows a message in the banner @once", async ({ page, watch }) => {
  const auth = new AuthPage(page);
  await auth.open();
  for (const { name, response, message } of [
    { name: "an empty body", response: { status: 200, body: "" }, message: "Empty response from server" },
    { name: "a body that is not JSON", response: { status: 200, body: "OK" }, message: "Invalid response from server" },
    {
      name: "an error with a message",
      response: {
        status: 503,
        json: { status: 503, message: "We are restarting. Please try again in a moment.", fields: [] },
      },
      message: "We are restarting. Please try again in a moment.",
    },
    {
      name: "a proxy's error page",
      response: { status: 502, contentType: "text/html", body: "<html>Bad Gateway</html>" },
      message: "Login failed with status: 502",
    },
  ])
    await test.step(name, async () => {
      await page.route("**/api/login", (route) => route.fulfill(response));
      if (response.status >= 400) watch.expect({ status: response.status, path: "/api/login" });
      await auth.enter("asha");
      await expect(auth.banner).toHaveText(message);
      await expectToast(page, "Login failed", message);
    });
});

test("a reason in the URL is shown once @once", async ({ page }) => {
  const auth = new AuthPage(page);
  for (const { query, message, remainingQuery } of [
    {
      query: "?next=%2Fmessages&notice=session-ended",
      message: "You were logged out. Log in again and you come back to where you were. What you wrote is kept.",
      remainingQuery: "?next=%2Fmessages",
    },
    {
      query: "?notice=idle",
      message: "Nobody used this device for 30 minutes, so we logged you out.",
      remainingQuery: "",
    },
    { query: "?notice=password-changed", message: "Your new password is saved. Log in with it.", remainingQuery: "" },
    {
      query: "?provider=failed",
      message: "Google could not log you in. Please try again, or use your password.",
      remainingQuery: "",
    },
    {
      query: "?provider=cancelled",
      message: "You came back without logging in with Google. Try again, or use your password.",
      remainingQuery: "",
    },
  ])
    await test.step(query, async () => {
      await auth.open(query);
      await expect(auth.notice).toHaveText(message);
      await expect(page).toHaveURL(addressOf("auth") + remainingQuery);
      await page.reload();
      await auth.waitUntilHydrated();
      await expect(page.getByText(message)).toHaveCount(0);
    });
});

test("Continue with Google handles unknown, missing and available providers @once", async ({ page, watch }) => {
  const auth = new AuthPage(page);
  await test.step("a failed provider lookup is shown on the first press, and the next press works", async () => {
    await mockNextResponses(page, watch, "/api/auth/providers", [
      "no response",
      { status: 503, message: "We are restarting. Please try again in a moment." },
    ]);
    const lookup = page.waitForRequest("**/api/auth/providers");
    await auth.open();
    await lookup;
    await auth.google.click();
    await expect(auth.banner).toHaveText("We are restarting. Please try again in a moment.");
    await page.unroute("**/api/auth/providers");
    await page.route("**/api/auth/providers", (route) => route.fulfill({ json: { google: false } }));
    await auth.google.click();
    await expect(auth.banner).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  await test.step("without a provider a dialog announces the feature for later", async () => {
    await auth.open();
    await auth.google.click();
    const dialog = page.getByRole("alertdialog", { name: "Continue with Google" });
    await expect(dialog).toContainText("This feature will be implemented in the future.");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(auth.google).toBeFocused();
  });
  await test.step("with a provider the button goes there with the registration's parameters", async () => {
    await page.unroute("**/api/auth/providers");
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
});

test("form input survives a reload and a change of tab, but passwords do not @once", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.login.fill("kavya@example.com");
  await auth.password.fill(password);
  await auth.switchTo("register").click();
  await auth.firstName.fill("Kavya");
  await auth.password.fill(password);
  await auth.switchTo("login").click();
  await expect(auth.login).toHaveValue("kavya@example.com");
  await page.reload();
  await auth.waitUntilHydrated();
  await expect(auth.login).toHaveValue("kavya@example.com");
  await expect(auth.password).toHaveValue("");
  await auth.signUpTab.click();
  await expect(auth.firstName).toHaveValue("Kavya");
  await expect(auth.password).toHaveValue("");
  const storedText = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(storedText).not.toContain(password);
});

test("a form submitted before the scripts load is sent once they have loaded @once", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  await clearSession(page);
  const heldScripts = await holdResponses(page, "/_next/static/chunks/*.js");
  const auth = new AuthPage(page);
  await page.goto(addressOf("auth"), { waitUntil: "commit" });
  await auth.enter(person.username);
  await expect(page).toHaveURL(addressOf("auth"));
  expect(heldScripts.requestCount()).toBeGreaterThan(0);
  heldScripts.release();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectToast(page, "Login successful", `Welcome back, ${person.firstName}!`);
});

test("a tab pressed before the scripts load opens once they have loaded @once", async ({ page }) => {
  const heldScripts = await holdResponses(page, "/_next/static/chunks/*.js");
  const auth = new AuthPage(page);
  await page.goto(addressOf("auth"), { waitUntil: "commit" });
  await auth.signUpTab.click();
  heldScripts.release();
  await expect(auth.signUpTab).toHaveAttribute("aria-selected", "true");
  await expect(auth.firstName).toBeVisible();
});

test("Forgot Password carries over the typed address and the return path @once", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("?next=%2Fcoaches");
  await auth.login.fill("kavya@example.com");
  await auth.forgot.click();
  await expect(page).toHaveURL(`${originOf("member")}/auth/forgot?next=%2Fcoaches`);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("kavya@example.com");
  await page.getByRole("link", { name: "Back to Log In" }).click();
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fcoaches`);
});
