import * as auth from "@aangan/copy/auth";
import { languageCookie } from "@aangan/copy/display-languages";
import * as hindiAuth from "@aangan/copy/hi/auth";
import * as hindiProfile from "@aangan/copy/hi/profile";
import * as profile from "@aangan/copy/profile";
import type { Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { completeOnboarding, newPerson, password } from "../support/people";
import { chooseOption } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";

/** Expects a page in this language, and the cookie that lets the next page be in it too. */
async function expectLanguage(page: Page, code: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  const cookies = await page.context().cookies(addressOf("auth"));
  expect(cookies.find(({ name }) => name === languageCookie)).toMatchObject({
    value: code,
    sameSite: "Lax",
    secure: true,
  });
}

test("a language chosen at sign-up follows the member to other devices, until they choose another @once", async ({
  page,
  anotherBrowser,
}) => {
  const person = newPerson();
  const profileAddress = addressOf("profile");
  await test.step("the switch loads the page in Hindi and keeps the page to return to", async () => {
    const signIn = new AuthPage(page);
    await signIn.open("?next=%2Fprofile");
    await page.getByRole("navigation", { name: auth.languages }).getByRole("button", { name: "हिन्दी" }).click();
    await expectLanguage(page, "hi");
    await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fprofile`);
    await signIn.waitUntilHydrated();
  });
  await test.step("the new account is in Hindi", async () => {
    await page.getByRole("tab", { name: hindiAuth.signUpTab }).click();
    const panel = page.getByRole("tabpanel");
    for (const [label, text] of [
      [hindiAuth.firstName, person.firstName],
      [hindiAuth.lastName, person.lastName],
      [hindiAuth.username, person.username],
      [hindiAuth.email, person.email],
      [hindiAuth.password, password],
      [hindiAuth.confirmPassword, password],
    ] as const)
      await panel.getByLabel(label, { exact: true }).fill(text);
    await panel.getByRole("button", { name: hindiAuth.signUp, exact: true }).click();
    await expect(page).toHaveURL(profileAddress);
    await completeOnboarding(page.context());
    await page.reload();
    await expectLanguage(page, "hi");
    await expect(page.getByRole("combobox", { name: hindiProfile.displayLanguage })).toHaveText("हिन्दी");
  });
  const device = await anotherBrowser();
  await test.step("logging in on another device shows it in Hindi", async () => {
    const signIn = new AuthPage(device);
    await signIn.open("?next=%2Fprofile");
    await signIn.enter(person.username);
    await expect(device).toHaveURL(profileAddress);
    await expectLanguage(device, "hi");
  });
  await test.step("English is chosen there, and the first device follows when it loads a page", async () => {
    await chooseOption(device.getByRole("combobox", { name: hindiProfile.displayLanguage }), "English");
    await device.getByRole("button", { name: hindiProfile.displayLanguageSave }).click();
    await expectLanguage(device, "en");
    await expect(device.getByRole("combobox", { name: profile.displayLanguage })).toHaveText("English");
    await page.reload();
    await expect(page.getByRole("combobox", { name: profile.displayLanguage })).toHaveText("English");
    await expectLanguage(page, "en");
  });
});
