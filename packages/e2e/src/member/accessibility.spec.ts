import { notifications } from "@aangan/copy/notifications";
import { profile } from "@aangan/copy/profile";
import { sharedFields } from "@aangan/copy/sharing";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { chooseCoach, clearSession, coaches, register, signIn } from "../support/people";
import { expect, test } from "../support/test";
import { ConfirmPage, emailedLink, ForgotPage, ResetPage } from "./email-pages";
import { MyDataPage } from "./my-data-page";
import { ProfilePage } from "./profile-page";

/** The account pages and their states, checked against WCAG 2.2 AA in both themes. */
test.describe("accessibility", () => {
  test.slow();

  test("the three profile tabs have no violations, with errors, sharing settings and quiet hours shown", async ({
    page,
  }) => {
    await register(page.context());
    await chooseCoach(page.context(), coaches.leela);
    const profilePage = new ProfilePage(page);
    await profilePage.open();
    await profilePage.firstName.fill("");
    await profilePage.email.fill("other@example.com");
    await profilePage.save.click();
    await expect(profilePage.firstName).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await profilePage.tab(profile.preferencesTab).click();
    await expect(profilePage.toggle(sharedFields[0].label)).toBeVisible();
    await profilePage.choose(profilePage.religion, "Sikh");
    await profilePage.save.click();
    await expect(profilePage.region).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await profilePage.tab(profile.notificationsTab).click();
    await profilePage.toggle(profile.quietHours).click();
    await expect(profilePage.quietFrom).toBeVisible();
    await expectAccessible(page);
  });

  test("the devices, the download and the account deletion dialog have no violations", async ({ page }) => {
    await register(page.context());
    const myDataPage = new MyDataPage(page);
    await myDataPage.open();
    await expect(myDataPage.devices).toHaveCount(1);
    await expectAccessible(page);
    await myDataPage.deleteAccount.click();
    await myDataPage.confirmDeletion.click();
    await expect(myDataPage.password).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test("the bell, the notifications page and the plan page have no violations", async ({ page }) => {
    await signIn(page.context(), "asha");
    await page.goto(addressOf("notifications"));
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: new RegExp(`^${notifications.title}`) })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.goto(addressOf("subscribe"));
    await expect(page.getByRole("link", { name: "Return to Dashboard" })).toBeVisible();
    await expectAccessible(page);
  });

  test("the pages that emails link to have no violations @once", async ({ page }) => {
    const person = await register(page.context());
    await clearSession(page);
    const forgot = new ForgotPage(page);
    await forgot.open();
    await expectAccessible(page);
    await forgot.requestEmail(person.email);
    await expectAccessible(page);
    await page.goto(await emailedLink(person, "reset"));
    const reset = new ResetPage(page);
    await reset.choose("short");
    await expect(reset.password).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.goto(await emailedLink(person, "confirm"));
    const confirm = new ConfirmPage(page);
    await expect(confirm.confirmButton).toBeVisible();
    await expectAccessible(page);
    await confirm.confirmButton.click();
    await expect(confirm.continueLink).toBeVisible();
    await expectAccessible(page);
  });
});
