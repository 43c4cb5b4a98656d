import * as coachSecondStep from "@aangan/copy/coach-second-step";
import * as words from "@aangan/copy/coach-security";
import { addressOf } from "../support/addresses";
import { authenticatorCode } from "../support/authenticator";
import { expectAccessible } from "../support/axe";
import { acceptInvitation, emailLink, inviteCoach } from "../support/coach-account";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";

test("two-step login is set up, used with a code and with a recovery code after a password reset, and turned off @once", async ({
  page,
  request,
  watch,
}) => {
  const invited = await inviteCoach(request);
  const { email, name } = invited;
  const main = page.getByRole("main");
  const firstPassword = "Lantern-Stairs-41";
  await acceptInvitation(page.context(), invited, firstPassword);

  // Setting up the second factor.
  await page.goto(`${addressOf("coachDashboard")}?tab=profile&set=second-factor`);
  await main.getByRole("button", { name: words.setUp }).click();
  await main.getByLabel(words.yourPassword, { exact: true }).fill(firstPassword);
  await main.getByRole("button", { name: words.continue, exact: true }).click();
  await expect(main.getByRole("img", { name: words.pictureLabel })).toBeVisible();
  const secret = ((await main.locator("[data-secret]").textContent()) ?? "").replace(/\s/g, "");
  await expectAccessible(page);
  await main.getByLabel(words.codeLabel, { exact: true }).fill(authenticatorCode(secret));
  await main.getByRole("button", { name: words.confirmed }).click();
  const codeItems = main.getByRole("list", { name: words.codesTitle }).getByRole("listitem");
  await expect(codeItems).toHaveCount(10);
  const codes = await codeItems.allInnerTexts();
  await expectAccessible(page);
  // The codes stay until the coach confirms saving them, also after another tab was opened.
  const portal = new Portal(page);
  await portal.tab("Clients").click();
  await portal.tab("Profile").click();
  await expect(codeItems).toHaveText(codes);
  await main.getByRole("button", { name: words.kept }).click();
  await expect(main).toContainText("10 recovery codes left.");
  await expect(main.getByRole("heading", { name: words.factorHeading })).toBeFocused();

  // Logging in with a code.
  const login = new CoachLoginPage(page);
  await portal.logout();
  await expect(page).toHaveURL(addressOf("coachLogin"));
  await login.enter(email, firstPassword);
  const code = main.getByLabel(coachSecondStep.code, { exact: true });
  await expect(code).toBeFocused();
  await code.fill(authenticatorCode(secret, 1));
  await main.getByRole("button", { name: coachSecondStep.continue }).click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));
  await expectToast(page, "Login successful", `Welcome back, ${name}!`);

  // Logging in after a password reset, with a recovery code.
  await portal.logout();
  await main.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/coach\/login\/forgot$/);
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByRole("button", { name: "Send link" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
  await page.goto(await emailLink(email, "reset"));
  const secondPassword = "Monsoon-Kettle-58";
  await main.getByLabel("New Password", { exact: true }).fill(secondPassword);
  await main.getByLabel("Confirm Password", { exact: true }).fill(secondPassword);
  await main.getByRole("button", { name: "Save new password" }).click();
  await main.getByRole("link", { name: "Back to login" }).click();
  await login.enter(email, secondPassword);
  // Starting again returns to the form, and keeps the requested page.
  await main.getByRole("button", { name: coachSecondStep.startAgain }).click();
  await expect(main.getByLabel("Email", { exact: true })).toBeFocused();
  await login.enter(email, secondPassword);
  await main.getByRole("button", { name: coachSecondStep.useRecovery }).click();
  await main.getByLabel(coachSecondStep.recoveryCode, { exact: true }).fill(codes[0] ?? "");
  await main.getByRole("button", { name: coachSecondStep.continue }).click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));

  // Turning it off needs the password and an unused code.
  await portal.tab("Profile").click();
  await main.getByRole("button", { name: words.turnOff }).click();
  const secretBox = main.getByLabel(words.yourPassword, { exact: true });
  const proof = main.getByLabel(words.proofCode, { exact: true });
  await expect(secretBox).toBeFocused();
  watch.expect({ status: 400, path: "/api/coach/second-factor/end" });
  await secretBox.fill(secondPassword);
  await proof.fill(codes[0] ?? "");
  await main.getByRole("button", { name: words.offConfirm }).click();
  await expectInvalid(proof, "This code is wrong or was already used. Wait for the next one and try again.");
  await expectAccessible(page);
  await proof.fill(codes[1] ?? "");
  await main.getByRole("button", { name: words.offConfirm }).click();
  await expectToast(page, words.turnedOff.title, words.turnedOff.text);
  await expect(main.getByRole("heading", { name: words.factorHeading })).toBeFocused();
  await expect(main.getByRole("button", { name: words.setUp })).toBeVisible();
  await portal.logout();
  await login.enter(email, secondPassword);
  await expect(page).toHaveURL(addressOf("coachDashboard"));
});
