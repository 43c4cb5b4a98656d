import { addressOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import { clearSession, newPerson, register } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { expectInvalid, expectToast, expectValid, visibleText } from "../support/screen";
import { expect, test } from "../support/test";
import { emailedLink, ForgotPage } from "./email-pages";

test("Forgot Password responds the same for every address, but only an account gets an email @once", async ({
  page,
}) => {
  const person = await register(page.context());
  await clearSession(page);
  const stranger = newPerson();
  const answers: string[] = [];
  for (const { email } of [stranger, person]) {
    const forgot = new ForgotPage(page);
    await forgot.open();
    await forgot.requestEmail(email);
    const main = page.getByRole("main");
    await expect(main).toContainText(email);
    answers.push((await visibleText(main)).replace(email, "…"));
  }
  expect(answers[0]).toBe(answers[1]);
  await emailedLink(person, "reset");
  expect(await emailsContaining(stranger.email)).toEqual([]);
});

test("the email can be requested again, or for another address @once", async ({ page }) => {
  const forgot = new ForgotPage(page);
  await forgot.open();
  await forgot.requestEmail(newPerson().email);
  await expect(forgot.heading).toBeFocused();
  await forgot.sendAgain.click();
  await expectToast(page, "Look in your mailbox", "We asked for another letter.");
  await forgot.otherAddress.click();
  await expect(forgot.heading).toHaveText("Forgot your password?");
  await expect(forgot.email).toBeFocused();
  await forgot.back.click();
  await expect(page).toHaveURL(addressOf("auth"));
});

test("an invalid address is rejected, and failures are shown @once", async ({ page, watch }) => {
  const forgot = new ForgotPage(page);
  await forgot.open();
  await forgot.send.click();
  await expectInvalid(forgot.email, "Email is required");
  await forgot.email.fill("kavya@nowhere");
  await expectInvalid(forgot.email, "Please enter a valid email address");
  await forgot.email.fill(newPerson().email);
  await expectValid(forgot.email);

  const waitMessage = "That was a lot of tries. Please wait 2 minutes and try again.";
  await mockNextResponses(page, watch, "/api/password/forgot", [
    { status: 429, message: waitMessage, retryAfter: 120 },
    { status: 502, page: "<html>Bad Gateway</html>" },
    "no response",
  ]);
  for (const message of [waitMessage, "Something went wrong. Please try again.", "We could not reach the server."]) {
    await forgot.send.click();
    await expect(forgot.banner).toContainText(message);
  }
  await forgot.send.click();
  await expect(forgot.heading).toHaveText("Look in your mailbox");
});
