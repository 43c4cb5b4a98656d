import { notifications } from "@aangan/copy/notifications";
import { profile } from "@aangan/copy/profile";
import { sharedFields } from "@aangan/copy/sharing";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { choose, coaches, forget, register, signIn } from "../support/people";
import { expect, test } from "../support/test";
import { ConfirmPage, ForgotPage, mailedLink, ResetPage } from "./letter-pages";
import { MyDataPage } from "./my-data-page";
import { ProfilePage } from "./profile-page";

/** The account pages and their states, checked against WCAG 2.2 AA in both themes. */
test.describe("accessibility", () => {
  test.slow();

  test("the three profile tabs have no violations, with errors, sharing settings and quiet hours shown", async ({
    page,
  }) => {
    await register(page.context());
    await choose(page.context(), coaches.leela);
    const at = new ProfilePage(page);
    await at.open();
    await at.firstName.fill("");
    await at.email.fill("other@example.com");
    await at.save.click();
    await expect(at.firstName).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await at.tab(profile.preferencesTab).click();
    await expect(at.toggle(sharedFields[0].label)).toBeVisible();
    await at.choose(at.religion, "Sikh");
    await at.save.click();
    await expect(at.region).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await at.tab(profile.notificationsTab).click();
    await at.toggle(profile.quietHours).click();
    await expect(at.quietFrom).toBeVisible();
    await expectAccessible(page);
  });

  test("the devices, the download and the account deletion dialog have no violations", async ({ page }) => {
    await register(page.context());
    const at = new MyDataPage(page);
    await at.open();
    await expect(at.devices).toHaveCount(1);
    await expectAccessible(page);
    await at.leave.click();
    await at.confirmLeave.click();
    await expect(at.password).toHaveAttribute("aria-invalid", "true");
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
    await forget(page);
    const forgot = new ForgotPage(page);
    await forgot.open();
    await expectAccessible(page);
    await forgot.ask(person.email);
    await expectAccessible(page);
    await page.goto(await mailedLink(person, "reset"));
    const reset = new ResetPage(page);
    await reset.choose("short");
    await expect(reset.password).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.goto(await mailedLink(person, "confirm"));
    const confirm = new ConfirmPage(page);
    await expect(confirm.yes).toBeVisible();
    await expectAccessible(page);
    await confirm.yes.click();
    await expect(confirm.goOn).toBeVisible();
    await expectAccessible(page);
  });
});
