import { addressOf } from "../support/addresses";
import { forget, password, register, registerOnboarded } from "../support/people";
import { expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { DashboardPage } from "./dashboard-page";

test("a member logs in by username and by email, and is greeted", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  for (const login of [person.username, person.email]) {
    await forget(page);
    const auth = new AuthPage(page);
    await auth.open();
    await auth.enter(login);
    await expect(page).toHaveURL(addressOf("dashboard"));
    await expectToast(page, "Login successful", `Welcome back, ${person.firstName}!`);
    await expect(new DashboardPage(page).greeting).toHaveText(`Welcome back, ${person.firstName}`);
  }
  const kept = await page.evaluate(() => [
    sessionStorage.getItem("auth_success"),
    sessionStorage.getItem("is_new_user"),
  ]);
  expect(kept).toEqual(["true", null]);
});

test("wrong credentials are refused without saying which, and the banner goes at the next try", async ({
  page,
  watch,
}) => {
  const person = await register(page.context());
  await forget(page);
  watch.expect({ status: 401, path: "/api/login" });
  const auth = new AuthPage(page);
  await auth.open();
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
    await expectRefused(auth.password, "Password is required");
  }
});

test("empty fields are named, and mended ones are accepted while typing", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.logIn.click();
  await expectRefused(auth.login, "Username or email is required");
  await expectRefused(auth.password, "Password is required");
  await auth.login.fill("k");
  await expect(auth.login).not.toHaveAttribute("aria-invalid", "true");
});

for (const { name, answer, says } of [
  { name: "empty", answer: { status: 200, body: "" }, says: "Empty response from server" },
  { name: "not readable", answer: { status: 200, body: "OK" }, says: "Invalid response from server" },
  {
    name: "a failure with words",
    answer: {
      status: 503,
      json: { status: 503, message: "We are restarting. Please try again in a moment.", fields: [] },
    },
    says: "We are restarting. Please try again in a moment.",
  },
]) {
  test(`an answer that is ${name} is said in the banner @once`, async ({ page, watch }) => {
    const auth = new AuthPage(page);
    await auth.open();
    await page.route("**/api/login", (route) => route.fulfill(answer));
    if (answer.status >= 400) watch.expect({ status: answer.status, path: "/api/login" });
    await auth.enter("asha");
    await expect(auth.banner).toHaveText(says);
    await expectToast(page, "Login failed", says);
  });
}

test("passwords are shown and hidden, with one choice for both tabs, and each tab leads to the other", async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
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

test("on a device of others the session is told so @once", async ({ page }) => {
  const person = await register(page.context());
  await forget(page);
  const auth = new AuthPage(page);
  await auth.open();
  await page.getByRole("checkbox", { name: "Other people use this device" }).check();
  const request = page.waitForRequest("**/api/login");
  await auth.enter(person.username);
  expect((await request).postDataJSON()).toMatchObject({ sharedDevice: true });
  await expect(page).toHaveURL(addressOf("dashboard"));
  const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-aangan_member");
  // Gone with the browser: it has no date of its own.
  expect(cookie?.expires).toBe(-1);
});
