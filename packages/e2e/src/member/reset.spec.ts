import { addressOf, originOf } from "../support/addresses";
import { clearSession, register, registerOnboarded } from "../support/people";
import { expectInvalid } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { emailedLink, ForgotPage, ResetPage } from "./email-pages";

const newPassword = "Monsoon4Mango";

test("the link in the email replaces a forgotten password and ends every session @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const person = await registerOnboarded(page.context());
  await page.goto(addressOf("dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
  // What belongs to the account is fetched again, and the first rejected request leads to the log-in page.
  watch.expect({ status: 401, path: /^\/api\/(user|safety-notes)$/ });
  const otherPage = await anotherBrowser();
  const forgot = new ForgotPage(otherPage);
  await forgot.open();
  await forgot.requestEmail(person.email);

  const reset = new ResetPage(otherPage);
  await otherPage.goto(await emailedLink(person, "reset"));
  await expect(otherPage.getByRole("main")).toContainText(`For ${person.username}.`);
  // The token is removed from the URL, but a reload still works.
  await expect(otherPage).toHaveURL(`${originOf("member")}/auth/reset`);
  await otherPage.reload();
  await reset.choose("monsoon4mango", "x");
  await expectInvalid(reset.password, "Password must contain at least one uppercase letter");
  await expectInvalid(reset.confirmPassword, "Passwords do not match");
  await reset.choose(newPassword);

  const auth = new AuthPage(otherPage);
  await expect(auth.notice).toHaveText("Your new password is saved. Log in with it.");
  await expect(otherPage).toHaveURL(addressOf("auth"));
  await expect(auth.login).toHaveValue(person.username);
  watch.expect({ status: 401, path: "/api/login" });
  await auth.enter(person.username);
  await expect(auth.banner).toHaveText("Invalid username or password. Please try again.");
  await auth.enter(person.username, newPassword);
  await expect(otherPage).toHaveURL(addressOf("dashboard"));

  // The first browser's session has ended, and its open page has noticed.
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fdashboard`);
  await expect(new AuthPage(page).notice).toContainText("You've been logged out.");
});

// An incomplete link and a failed check are covered by the member app's component tests.
test("only the newest reset link works, once, and an expired one offers another @once", async ({ page, watch }) => {
  const person = await register(page.context());
  await clearSession(page);
  const forgot = new ForgotPage(page);
  await forgot.open();
  await forgot.requestEmail(person.email);
  const first = await emailedLink(person, "reset");
  await forgot.sendAgain.click();
  const second = await emailedLink(person, "reset", 2);
  const reset = new ResetPage(page);

  watch.expect({ status: 410, path: "/api/password/check" });
  await page.goto(first);
  await expect(reset.heading).toHaveText("This link no longer works");
  await page.goto(second);
  await test.step("a password that only the server rejects does not use up the link", async () => {
    watch.expect({ status: 400, path: "/api/password/reset" });
    await reset.choose("Password123");
    await expect(reset.password).toHaveAttribute("aria-invalid", "true");
    await expect(reset.password).toBeFocused();
  });
  await reset.choose(newPassword);
  await expect(page).toHaveURL(addressOf("auth"));
  await page.goto(second);
  await expect(reset.heading).toHaveText("This link no longer works");
  await reset.sendNewLink.click();
  await expect(page).toHaveURL(`${originOf("member")}/auth/forgot`);
});
