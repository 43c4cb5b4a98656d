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
