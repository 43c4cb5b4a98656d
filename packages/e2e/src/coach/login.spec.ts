import { addressOf } from "../support/addresses";
import { coaches, password } from "../support/people";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";

test("wrong credentials show an alert, which the next submit removes @once", async ({ page, watch }) => {
  watch.expect({ status: 401, path: "/api/coach/login" });
  const login = new CoachLoginPage(page);
  await login.open();
  for (const [email, secret] of [
    [coaches.meera.email, "Namaste124"],
    ["nobody@aangan.example", password],
  ] as const) {
    await login.enter(email, secret);
    await expect(login.alert).toHaveText("Login failed. Please check your credentials.");
    await expectToast(page, "Login failed", "Login failed. Please check your credentials.");
    await login.password.fill("short");
    await login.submit.click();
    await expect(login.alert).toHaveCount(0);
    await expectInvalid(login.password, "Password must be at least 6 characters");
  }
});

test("an empty login form shows an error at each field @once", async ({ page }) => {
  const login = new CoachLoginPage(page);
  await login.open();
  await login.submit.click();
  await expectInvalid(login.email, "Please enter a valid email address");
  await expectInvalid(login.password, "Password must be at least 6 characters");
  await expect(page.getByText("If you cannot get in, please contact the administrator.")).toBeVisible();
});

test("an unusable or missing login response shows its own message @once", async ({ page, watch }) => {
  const login = new CoachLoginPage(page);
  await login.open();
  await page.route("**/api/coach/login", (route) => route.fulfill({ status: 200, body: "<html>" }), { times: 1 });
  await login.enter(coaches.meera.email);
  await expect(login.alert).toHaveText("Invalid response from server");

  await page.route("**/api/coach/login", (route) => route.abort(), { times: 1 });
  watch.expect({ failure: "net::ERR_FAILED", path: "/api/coach/login" });
  await login.submit.click();
  await expect(login.alert).toHaveText("We could not reach the server. Please check your connection and try again.");

  await login.submit.click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));
});
