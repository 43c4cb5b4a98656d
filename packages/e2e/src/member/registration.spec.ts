import { addressOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import { clearSession, newPerson, password, register } from "../support/people";
import { expectToast, expectValid } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { ConfirmPage, emailedLink } from "./email-pages";
import { OnboardingDialog } from "./onboarding-dialog";

// The form's errors, progress and unusable responses are checked by the member app's component tests.
test("a visitor reads the terms, corrects what the server rejects, registers and is greeted @once", async ({
  page,
  watch,
}) => {
  const taken = await register(page.context());
  await clearSession(page);
  const auth = new AuthPage(page);
  const person = newPerson("Kavya");
  await auth.openSignUp();
  await test.step("the terms and the privacy policy open in a new tab, and the form is kept", async () => {
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
  await test.step("a common password and a taken username are rejected", async () => {
    watch.expect({ status: 400, path: "/api/register" });
    await auth.fillRegistration(person, "Password123");
    await auth.signUp.click();
    await expect(auth.password).toHaveAttribute("aria-invalid", "true");
    await expect(auth.password).toBeFocused();
    await expect(auth.banner).toBeVisible();
    await auth.fillRegistration({ ...person, username: taken.username.toUpperCase() });
    await expectValid(auth.password);
    await auth.signUp.click();
    await expect(auth.banner).toHaveText("Username already exists or validation failed");
    await expectToast(page, "Registration failed", "Username already exists or validation failed");
    await expect(auth.email).toHaveValue(person.email);
  });
  await auth.username.fill(person.username);
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
  expect(Object.keys(stored.user).sort()).toEqual(["email", "firstName", "id", "language", "lastName"]);
});

test("registering with a taken address succeeds, and only its owner is notified by email @once", async ({ page }) => {
  const owner = newPerson();
  await register(page.context(), owner);
  await page.goto(await emailedLink(owner, "confirm"));
  const confirm = new ConfirmPage(page);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your email is confirmed");
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
