import { addressOf, originOf } from "../support/addresses";
import { clearSession, registerOnboarded } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { ConfirmPage, emailedLink } from "./email-pages";

test("an address is confirmed by pressing the button, and the reminder disappears @once", async ({
  page,
  anotherBrowser,
}) => {
  const person = await registerOnboarded(page.context());
  const reminder = page.getByRole("region", { name: "Your email address" });
  await page.goto(addressOf("dashboard"));
  await expect(reminder).toContainText(`We sent a letter to ${person.email}.`);

  // The link may be opened in any browser; opening it does not confirm the address.
  const otherPage = await anotherBrowser();
  const confirm = new ConfirmPage(otherPage);
  await otherPage.goto(await emailedLink(person, "confirm"));
  await expect(confirm.confirmButton).toBeEnabled();
  await expect(otherPage).toHaveURL(`${originOf("member")}/auth/confirm`);
  await page.reload();
  await expect(reminder).toBeVisible();

  await otherPage.reload();
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your address is confirmed");
  await expect(confirm.main).toContainText(person.email);
  await confirm.continueLink.click();
  await expect(new AuthPage(otherPage).logInTab).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
  await expect(reminder).toHaveCount(0);
});

test("the email can be sent again from the reminder, which can be dismissed @once", async ({ page, watch }) => {
  const person = await registerOnboarded(page.context());
  const reminder = page.getByRole("region", { name: "Your email address" });
  await page.goto(addressOf("dashboard"));
  await mockNextResponses(page, watch, "/api/email/confirmation", [
    { status: 429, message: "That was a lot of letters. Please wait 5 minutes.", retryAfter: 300 },
  ]);
  await reminder.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "The letter could not be sent", "Please wait 5 minutes.");
  await reminder.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "Letter sent", person.email);
  await emailedLink(person, "confirm", 2);

  await reminder.getByRole("button", { name: "Not now" }).click();
  await expect(reminder).toHaveCount(0);
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
  await expect(confirm.heading).toHaveText("A new letter is on its way");
  const newest = await emailedLink(person, "confirm", 2);
  expect(newest).not.toBe(link);

  await clearSession(page);
  await page.goto(newest);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your address is confirmed");
});

test("confirmation failures are shown, including an address that another account has confirmed @once", async ({
  page,
  watch,
}) => {
  const confirm = new ConfirmPage(page);
  await mockNextResponses(page, watch, "/api/email/confirm", [
    "no response",
    { status: 502, page: "<html>Bad Gateway</html>" },
    { status: 409, message: "This address belongs to another account now." },
  ]);
  await page.goto(`${originOf("member")}/auth/confirm?token=anything`);
  await confirm.confirmButton.click();
  await expect(confirm.main.getByRole("alert")).toContainText("We could not reach the server.");
  await confirm.confirmButton.click();
  await expect(confirm.main.getByRole("alert")).toHaveText("Something went wrong. Please try again.");
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Somebody has confirmed this address");
  await confirm.main.getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(addressOf("auth"));

  await page.goto(`${originOf("member")}/auth/confirm`);
  await expect(confirm.heading).toHaveText("This link no longer works");
  await expect(confirm.main).toContainText("Part of the address is missing.");
});
