import { addressOf } from "../support/addresses";
import { forget, newPerson, password, register } from "../support/people";
import { expectAccepted, expectRefused, expectToast, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { OnboardingDialog } from "./onboarding-dialog";

test("a person registers, is greeted, and asked a few things first", async ({ page }) => {
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
  const kept = await page.evaluate(() => ({
    success: sessionStorage.getItem("auth_success"),
    isNew: sessionStorage.getItem("is_new_user"),
    user: JSON.parse(localStorage.getItem("authUser") ?? "null"),
  }));
  expect(kept).toMatchObject({ success: "true", isNew: "true" });
  expect(kept.user).toMatchObject({ firstName: "Kavya", lastName: person.lastName, email: person.email });
  expect(Object.keys(kept.user).sort()).toEqual(["email", "firstName", "id", "lastName"]);
});

test("the price variant that came from the site goes along, and one that nobody knows does not @once", async ({
  page,
}) => {
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
    await forget(page);
  }
});

test("every field says what is wrong with it", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.openSignUp();
  const long = "a".repeat(51);

  await auth.signUp.click();
  await expectRefused(auth.firstName, "First name is required");
  await expectRefused(auth.lastName, "Last name is required");
  await expectRefused(auth.username, "Username must be at least 3 characters");
  await expectRefused(auth.email, "Email is required");
  await expectRefused(auth.password, "Password must be at least 8 characters long");
  await expectRefused(auth.confirmPassword, "Please confirm your password");

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
    await expectRefused(field, message);
  }

  await auth.fillRegistration(newPerson());
  for (const field of [auth.firstName, auth.lastName, auth.username, auth.email, auth.password, auth.confirmPassword]) {
    await expectAccepted(field);
  }
});

test("a taken username or email is refused in the same words, and the next try works", async ({ page, watch }) => {
  const taken = await register(page.context());
  await forget(page);
  const auth = new AuthPage(page);
  await auth.openSignUp();
  watch.expect({ status: 400, path: "/api/register" });
  const free = newPerson();
  for (const clash of [
    { ...free, username: taken.username },
    { ...free, email: taken.email.toUpperCase() },
  ]) {
    await auth.fillRegistration(clash);
    await auth.signUp.click();
    await expect(auth.banner).toHaveText("Username already exists or validation failed");
    await expectToast(page, "Registration failed", "Username already exists or validation failed");
  }
  await auth.fillRegistration(free);
  await auth.signUp.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expect(new OnboardingDialog(page).dialog).toBeVisible();
});

for (const { name, answer, says } of [
  { name: "empty", answer: { status: 201, body: "" }, says: "Empty response from server" },
  { name: "not readable", answer: { status: 201, body: "<html>" }, says: "Invalid response from server" },
  { name: "a failure", answer: { status: 503, body: "" }, says: "Registration failed with status: 503" },
]) {
  test(`an answer that is ${name} is said in the banner @once`, async ({ page, watch }) => {
    const auth = new AuthPage(page);
    await auth.openSignUp();
    await page.route("**/api/register", (route) => route.fulfill(answer));
    if (answer.status >= 400) watch.expect({ status: answer.status, path: "/api/register" });
    await auth.fillRegistration(newPerson());
    await auth.signUp.click();
    await expect(auth.banner).toHaveText(says);
    await expectToast(page, "Registration failed", says);
  });
}

test("the button says that the account is being made, and a second press makes no second one", async ({ page }) => {
  const auth = new AuthPage(page);
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/register", async (route) => {
    asked += 1;
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
  expect(asked).toBe(1);
  await expect(toastOf(page)).toContainText("Registration successful");
});
