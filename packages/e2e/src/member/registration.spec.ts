import { addressOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import { clearSession, newPerson, password, register } from "../support/people";
import { expectInvalid, expectToast, expectValid, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { ConfirmPage, emailedLink } from "./email-pages";
import { OnboardingDialog } from "./onboarding-dialog";

test("a visitor registers, is greeted and sees the onboarding questions @once", async ({ page }) => {
  const auth = new AuthPage(page);
  const person = newPerson("Kavya");
  await auth.openSignUp();
  await auth.fillRegistration(person);
  const request = page.waitForRequest("**/api/register");
  await auth.signUp.click();
  const sent: Record<string, unknown> = (await request).postDataJSON();
  expect(sent).toMatchObject({ ...person, password });
  expect(Object.keys(sent)).not.toContain("confirmPassword");

  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectToast(page, "Registration successful", "Welcome to Aangan, Kavya!");
  await expect(new OnboardingDialog(page).dialog).toBeVisible();
  const stored = await page.evaluate(() => ({
    success: sessionStorage.getItem("auth_success"),
    isNew: sessionStorage.getItem("is_new_user"),
    user: JSON.parse(localStorage.getItem("authUser") ?? "null"),
  }));
  expect(stored).toMatchObject({ success: "true", isNew: "true" });
  expect(stored.user).toMatchObject({ firstName: "Kavya", lastName: person.lastName, email: person.email });
  expect(Object.keys(stored.user).sort()).toEqual(["email", "firstName", "id", "lastName"]);
});

test("the site's price variant is sent with the registration, and an unknown one is not @once", async ({ page }) => {
  for (const [given, sent] of [
    ["discount", "discount"],
    ["free", undefined],
  ] as const) {
    const auth = new AuthPage(page);
    await page.goto(`${addressOf("auth")}?tab=register&pricing=${given}`);
    await auth.fillRegistration(newPerson());
    const request = page.waitForRequest("**/api/register");
    await auth.signUp.click();
    expect((await request).postDataJSON().pricingVariant).toBe(sent);
    await expect(page).toHaveURL(addressOf("dashboard"));
    await clearSession(page);
  }
});

test("the form shows password rules and field errors, and rejects a common password @once", async ({ page, watch }) => {
  const auth = new AuthPage(page);
  await auth.openSignUp();
  await test.step("the password rules are checked off while typing", async () => {
    const metRules = auth.panel.locator("[data-met]");
    await expect(metRules).toHaveCount(0);
    for (const [typed, rules] of [
      ["n", ["A lowercase letter"]],
      ["nA", ["An uppercase letter", "A lowercase letter"]],
      ["nA1", ["An uppercase letter", "A lowercase letter", "A number"]],
      ["Namaste1", ["8 characters or more", "An uppercase letter", "A lowercase letter", "A number"]],
    ] as const) {
      await auth.password.fill(typed);
      await expect(metRules).toHaveText(rules.map((rule) => new RegExp(`^${rule}`)));
    }
    await expect(auth.password).toHaveAccessibleDescription(/8 characters or more \(done\)/);
    await auth.password.fill("");
  });
  await test.step("every field shows its errors", async () => {
    const long = "a".repeat(51);

    await auth.signUp.click();
    await expectInvalid(auth.firstName, "First name is required");
    await expectInvalid(auth.lastName, "Last name is required");
    await expectInvalid(auth.username, "Username must be at least 3 characters");
    await expectInvalid(auth.email, "Email is required");
    await expectInvalid(auth.password, "Password must be at least 8 characters long");
    await expectInvalid(auth.confirmPassword, "Please confirm your password");

    for (const [field, typed, message] of [
      [auth.firstName, long, "First name cannot exceed 50 characters"],
      [auth.lastName, long, "Last name cannot exceed 50 characters"],
      [auth.username, long, "Username cannot exceed 50 characters"],
      [auth.username, "kavya raman", "Username can only contain letters, numbers, and underscores"],
      [auth.email, "kavya@nowhere", "Please enter a valid email address"],
      [auth.email, `${"a".repeat(90)}@example.com`, "Email cannot exceed 100 characters"],
      [auth.password, `Aa1${"a".repeat(98)}`, "Password cannot exceed 100 characters"],
      [auth.password, "namaste123", "Password must contain at least one uppercase letter"],
      [auth.password, "NAMASTE123", "Password must contain at least one lowercase letter"],
      [auth.password, "NamasteABC", "Password must contain at least one number"],
      [auth.confirmPassword, "Namaste124", "Passwords do not match"],
    ] as const) {
      await field.fill(typed);
      await expectInvalid(field, message);
    }

    await auth.fillRegistration(newPerson());
    for (const field of [
      auth.firstName,
      auth.lastName,
      auth.username,
      auth.email,
      auth.password,
      auth.confirmPassword,
    ]) {
      await expectValid(field);
    }
  });
  await test.step("a common password shows an error under its field", async () => {
    watch.expect({ status: 400, path: "/api/register" });
    await auth.fillRegistration(newPerson(), "Password123");
    await auth.signUp.click();
    await expect(auth.password).toHaveAttribute("aria-invalid", "true");
    await expect(auth.password).toBeFocused();
    await expect(auth.banner).toBeVisible();
    await auth.password.fill(password);
    await expectValid(auth.password);
  });
});

test("an unusable registration response shows a message in the banner @once", async ({ page, watch }) => {
  const auth = new AuthPage(page);
  await auth.openSignUp();
  await auth.fillRegistration(newPerson());
  for (const { name, response, expected } of [
    { name: "an empty body", response: { status: 201, body: "" }, expected: "Empty response from server" },
    {
      name: "a body that is not JSON",
      response: { status: 201, body: "<html>" },
      expected: "Invalid response from server",
    },
    { name: "an error status", response: { status: 503, body: "" }, expected: "Registration failed with status: 503" },
  ])
    await test.step(name, async () => {
      await page.route("**/api/register", (route) => route.fulfill(response));
      if (response.status >= 400) watch.expect({ status: response.status, path: "/api/register" });
      await auth.signUp.click();
      await expect(auth.banner).toHaveText(expected);
      await expectToast(page, "Registration failed", expected);
    });
});

test("a taken username is rejected, and another one works @once", async ({ page, watch }) => {
  const taken = await register(page.context());
  await clearSession(page);
  const auth = new AuthPage(page);
  await auth.openSignUp();
  watch.expect({ status: 400, path: "/api/register" });
  const free = newPerson();
  await auth.fillRegistration({ ...free, username: taken.username.toUpperCase() });
  await auth.signUp.click();
  await expect(auth.banner).toHaveText("Username already exists or validation failed");
  await expectToast(page, "Registration failed", "Username already exists or validation failed");
  await expect(auth.email).toHaveValue(free.email);
  await auth.username.fill(free.username);
  await auth.signUp.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expect(new OnboardingDialog(page).dialog).toBeVisible();
});

test("registering with a taken address succeeds, and only its owner is notified by email @once", async ({ page }) => {
  const owner = newPerson();
  await register(page.context(), owner);
  await page.goto(await emailedLink(owner, "confirm"));
  const confirm = new ConfirmPage(page);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your address is confirmed");
  await clearSession(page);

  const auth = new AuthPage(page);
  await auth.openSignUp();
  await auth.fillRegistration({ ...newPerson(), email: owner.email });
  await auth.signUp.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectToast(page, "Registration successful");
  await expect
    .poll(async () => (await emailsContaining(owner.email)).map(({ subject }) => subject))
    .toContain("You already have an account");
});

test("the terms and the privacy policy open in a new tab, and the form is kept @once", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.openSignUp();
  await auth.password.fill(password);
  for (const [name, route] of [
    ["terms of service", "terms"],
    ["privacy policy", "privacy"],
  ] as const) {
    const opened = page.context().waitForEvent("page");
    await auth.panel.getByRole("link", { name }).click();
    const openedPage = await opened;
    await expect(openedPage).toHaveURL(addressOf(route));
    await openedPage.close();
  }
  await expect(auth.password).toHaveValue(password);
});

test("the button shows progress, and a second press creates no second account @once", async ({ page }) => {
  const auth = new AuthPage(page);
  let requestCount = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/register", async (route) => {
    requestCount += 1;
    await released;
    await route.continue();
  });
  await auth.openSignUp();
  await auth.fillRegistration(newPerson());
  await auth.signUp.click();
  await expect(auth.signUp).toHaveText("Creating account...");
  await auth.signUp.click({ force: true });
  release();
  await expect(page).toHaveURL(addressOf("dashboard"));
  expect(requestCount).toBe(1);
  await expect(toastOf(page)).toContainText("Registration successful");
});
