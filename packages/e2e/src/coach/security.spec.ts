import { coachInvitationPage, coachSecondStep } from "@aangan/copy/coach-account";
import { coachSecurity as words } from "@aangan/copy/coach-security";
import { addressOf, originOf } from "../support/addresses";
import { authenticatorCode } from "../support/authenticator";
import { expectAccessible } from "../support/axe";
import { lettersWith } from "../support/mailbox";
import { administrator, newPerson, password } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";

/** The address that the newest letter to somebody leads to, of those that lead to this page. */
async function linkTo(email: string, page: "invitation" | "reset"): Promise<string> {
  const pattern = new RegExp(`${originOf("coach")}/coach/login/${page}\\?token=\\S+`);
  const found = async () =>
    (await lettersWith(email)).map(({ text }) => pattern.exec(text)?.[0]).filter((link) => link !== undefined);
  await expect.poll(async () => (await found()).length, { message: `a letter with ${page}` }).toBeGreaterThan(0);
  return (await found()).at(-1) ?? "";
}

test("an invited coach comes in, sets up two-step login, and finds back in without the phone and without the password @once", async ({
  page,
  playwright,
}) => {
  const { email, lastName } = newPerson();
  const name = `Revathi ${lastName}`;
  const desk = await playwright.request.newContext({ baseURL: originOf("coach") });
  await desk.post("/api/coach/login", { data: { email: administrator.email, password } });
  expect((await desk.post("/api/coach/admin/coaches", { data: { name, email } })).ok()).toBe(true);
  await desk.dispose();

  // The invitation.
  await page.goto(await linkTo(email, "invitation"));
  const main = page.getByRole("main");
  await expect(main).toContainText(name);
  expect(page.url()).not.toContain("token");
  await expectAccessible(page);
  const first = "Lantern-Stairs-41";
  await main.getByLabel(coachInvitationPage.password, { exact: true }).fill(first);
  await main.getByLabel("Confirm Password", { exact: true }).fill(first);
  await main.getByRole("button", { name: coachInvitationPage.accept }).click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));

  // The second factor.
  await page.goto(`${addressOf("coachDashboard")}?tab=profile&set=second-factor`);
  await main.getByRole("button", { name: words.setUp }).click();
  await main.getByLabel(words.yourPassword, { exact: true }).fill(first);
  await main.getByRole("button", { name: words.continue, exact: true }).click();
  await expect(main.getByRole("img", { name: words.pictureLabel })).toBeVisible();
  const secret = ((await main.locator("[data-secret]").textContent()) ?? "").replace(/\s/g, "");
  await expectAccessible(page);
  await main.getByLabel(words.codeLabel, { exact: true }).fill(authenticatorCode(secret));
  await main.getByRole("button", { name: words.confirmed }).click();
  const shown = main.getByRole("list", { name: words.codesTitle }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await expectAccessible(page);
  // They wait until they are kept: a look at another tab takes nothing away.
  const portal = new Portal(page);
  await portal.tab("Clients").click();
  await portal.tab("Profile").click();
  await expect(shown).toHaveText(codes);
  await main.getByRole("button", { name: words.kept }).click();
  await expect(main).toContainText("10 recovery codes left.");
  await expect(main.getByRole("heading", { name: words.factorHeading })).toBeFocused();

  // Out, and in with a code.
  const login = new CoachLoginPage(page);
  await portal.logout();
  await expect(page).toHaveURL(addressOf("coachLogin"));
  await login.enter(email, first);
  const code = main.getByLabel(coachSecondStep.code, { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(authenticatorCode(secret, 1));
  await main.getByRole("button", { name: coachSecondStep.continue }).click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));
  await expectToast(page, "Login successful", `Welcome back, ${name}!`);

  // The password is forgotten; the phone is lost too.
  await portal.logout();
  await main.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/coach\/login\/forgot$/);
  await main.getByLabel("Email", { exact: true }).fill(email);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Send the link" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Look in your mailbox");
  await page.goto(await linkTo(email, "reset"));
  const second = "Monsoon-Kettle-58";
  await main.getByLabel("New Password", { exact: true }).fill(second);
  await expectAccessible(page);
  await main.getByLabel("Confirm Password", { exact: true }).fill(second);
  await main.getByRole("button", { name: "Save new password" }).click();
  await main.getByRole("link", { name: "Back to login" }).click();
  await login.enter(email, second);
  // Somebody else, after all not: the address for afterwards and the form are there again.
  await main.getByRole("button", { name: coachSecondStep.startAgain }).click();
  await expect(main.getByLabel("Email", { exact: true })).toBeFocused();
  await login.enter(email, second);
  await main.getByRole("button", { name: coachSecondStep.useRecovery }).click();
  await main.getByLabel(coachSecondStep.recoveryCode, { exact: true }).fill(codes[0] ?? "");
  await main.getByRole("button", { name: coachSecondStep.continue }).click();
  await expect(page).toHaveURL(addressOf("coachDashboard"));
});
