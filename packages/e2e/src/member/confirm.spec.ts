import { addressOf, originOf } from "../support/addresses";
import { clearSession, registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { ConfirmPage, emailedLink } from "./email-pages";

// Failures, and dismissing the reminder, are covered by the member app's component tests.
test("the email is sent again, its address is confirmed with a button, and the reminder disappears @once", async ({
  page,
  anotherBrowser,
}) => {
  const person = await registerOnboarded(page.context());
  const reminder = page.getByRole("region", { name: "Your email" });
  await page.goto(addressOf("dashboard"));
  await expect(reminder).toContainText(`We emailed ${person.email}.`);
  await reminder.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "Email sent", person.email);

  // The link may be opened in any browser; opening it does not confirm the address.
  const otherPage = await anotherBrowser();
  const confirm = new ConfirmPage(otherPage);
  await otherPage.goto(await emailedLink(person, "confirm", 2));
  await expect(confirm.confirmButton).toBeEnabled();
  await expect(otherPage).toHaveURL(`${originOf("member")}/auth/confirm`);
  await page.reload();
  await expect(reminder).toBeVisible();

  await otherPage.reload();
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your email is confirmed");
  await expect(confirm.main).toContainText(person.email);
  await confirm.continueLink.click();
  await expect(new AuthPage(otherPage).logInTab).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
  await expect(reminder).toHaveCount(0);
});

test("an invalid link offers a new email to signed-in members only @once", async ({ page, watch }) => {
  const person = await registerOnboarded(page.context());
  const link = await emailedLink(person, "confirm");
  const confirm = new ConfirmPage(page);
  watch.expect({ status: 410, path: "/api/email/confirm" });
  await page.goto(`${originOf("member")}/auth/confirm?token=invented`);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("This link no longer works");
  await expect(confirm.sendNewEmail).toHaveCount(0);

  // The browser knows who is signed in after the app was opened once.
  await page.goto(addressOf("dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
  await page.goto(`${originOf("member")}/auth/confirm?token=invented`);
  await confirm.confirmButton.click();
  await confirm.sendNewEmail.click();
  await expect(confirm.heading).toHaveText("A new email is on its way");
  const newest = await emailedLink(person, "confirm", 2);
  expect(newest).not.toBe(link);

  await clearSession(page);
  await page.goto(newest);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your email is confirmed");
});
