import { addressOf, originOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import { clearSession, newPerson, register } from "../support/people";
import { expectToast, visibleText } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { emailedLink, ForgotPage } from "./email-pages";

// Rejected addresses and failures are checked by the member app's component tests.
test("Forgot Password responds the same for every address, but only an account gets an email @once", async ({
  page,
}) => {
  const person = await register(page.context());
  await clearSession(page);
  const stranger = newPerson();
  const forgot = new ForgotPage(page);
  const main = page.getByRole("main");
  const answers: string[] = [];
  const request = async (email: string) => {
    await forgot.requestEmail(email);
    await expect(forgot.heading).toBeFocused();
    await expect(main).toContainText(email);
    answers.push((await visibleText(main)).replace(email, "…"));
  };
  await test.step("the address and the return path are carried over from Log In", async () => {
    const auth = new AuthPage(page);
    await auth.open("?next=%2Fcoaches");
    await auth.login.fill(stranger.email);
    await auth.forgot.click();
    await expect(page).toHaveURL(`${originOf("member")}/auth/forgot?next=%2Fcoaches`);
    await expect(forgot.email).toHaveValue(stranger.email);
  });
  await request(stranger.email);
  await test.step("the email can be requested again, or for another address", async () => {
    await forgot.sendAgain.click();
    await expectToast(page, "Check your inbox", "We've requested another email.");
    await forgot.otherAddress.click();
    await expect(forgot.heading).toHaveText("Forgot your password?");
    await expect(forgot.email).toBeFocused();
  });
  await request(person.email);
  expect(answers[0]).toBe(answers[1]);
  await emailedLink(person, "reset");
  expect(await emailsContaining(stranger.email)).toEqual([]);
  await forgot.back.click();
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fcoaches`);
});
