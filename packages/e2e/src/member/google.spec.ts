import { storage } from "@aangan/copy/storage";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { GooglePage } from "../support/google";
import { clearSession, newPerson, password, register } from "../support/people";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { ConfirmPage, emailedLink } from "./email-pages";
import { OnboardingDialog } from "./onboarding-dialog";
import { LinkPage, WelcomePage } from "./provider-pages";

const authURL = (page: string) => `${addressOf("auth")}/${page}`;

test("a new user signs up with Google, chooses a name, and is recognized next time @once", async ({ page, watch }) => {
  const taken = await register(page.context());
  await clearSession(page);
  const [auth, google, welcome] = [new AuthPage(page), new GooglePage(page, watch), new WelcomePage(page)];
  const person = newPerson("Kavya");
  await auth.open();
  await auth.google.click();
  await google.signIn(person);

  await expect(page).toHaveURL(authURL("welcome"));
  await expect(welcome.heading).toHaveText("What should we call you?");
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(welcome.firstName).toHaveValue("Kavya");
  await expect(welcome.lastName).toHaveValue(person.lastName);
  await expect(welcome.username).toHaveValue(person.username);
  await expectAccessible(page);
  await test.step("a taken username shows an error under its field, and another one works", async () => {
    watch.expect({ status: 400, path: "/api/auth/welcome" });
    await welcome.username.fill(taken.username);
    await welcome.signUp.click();
    await expectInvalid(welcome.username, "This username is taken. Please choose another one.");
    await welcome.username.fill(person.username);
  });
  await welcome.firstName.fill("Kavi");
  await welcome.signUp.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expectToast(page, "Registration successful", "Welcome to Aangan, Kavi!");
  await expect(new OnboardingDialog(page).dialog).toBeVisible();
  const user = await page.request.get(`${originOf("member")}/api/user`);
  expect(await user.json()).toMatchObject({ email: person.email, emailConfirmed: true, hasPassword: false });

  await clearSession(page);
  await auth.open("?next=%2Fcoaches");
  await auth.google.click();
  await google.signIn(person);
  await expect(page).toHaveURL(addressOf("coaches"));
  await expectToast(page, "Login successful", "Welcome back, Kavi!");
  expect(await page.evaluate((name) => sessionStorage.getItem(name), storage.authSuccess)).toBe("true");

  await test.step("another Google account with the same address does not open the account", async () => {
    await clearSession(page);
    const link = new LinkPage(page);
    await auth.open();
    await auth.google.click();
    await google.signIn({ ...newPerson(), email: person.email });
    await expect(page).toHaveURL(authURL("link"));
    await expect(link.main).toContainText("Your account has no password yet.");
    await expect(link.password).toHaveCount(0);
    await link.forgot.click();
    await expect(page).toHaveURL(authURL("forgot"));
  });
});

test("an account with the same address is linked after its password is entered @once", async ({ page, watch }) => {
  const person = newPerson();
  await register(page.context(), person);
  await page.goto(await emailedLink(person, "confirm"));
  const confirm = new ConfirmPage(page);
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your email is confirmed");
  await clearSession(page);

  const [auth, google, link] = [new AuthPage(page), new GooglePage(page, watch), new LinkPage(page)];
  await auth.open("?next=%2Fcoaches");
  await auth.google.click();
  await google.signIn(person);
  await expect(page).toHaveURL(authURL("link"));
  await expect(link.heading).toHaveText("You already have an account with this email");
  await expect(link.main).toContainText(person.email);

  await link.connect.click();
  await expectInvalid(link.password, "Password is required");
  watch.expect({ status: 401, path: "/api/auth/link" });
  await link.password.fill("Namaste124");
  await link.connect.click();
  await expect(link.banner).toHaveText("That's not your account's password. Please try again.");
  await expect(page).toHaveURL(authURL("link"));
  await link.password.fill(password);
  await link.connect.click();
  await expect(page).toHaveURL(addressOf("coaches"));

  await clearSession(page);
  await auth.open();
  await auth.google.click();
  await google.signIn(person);
  await expect(page).toHaveURL(addressOf("dashboard"));
  const user = await page.request.get(`${originOf("member")}/api/user`);
  expect(await user.json()).toMatchObject({ username: person.username, hasPassword: true });
});

test("an address not verified by Google must be confirmed; on a shared device the session ends with the browser @once", async ({
  page,
  watch,
}) => {
  const person = newPerson();
  const [auth, google] = [new AuthPage(page), new GooglePage(page, watch)];
  await auth.open();
  await auth.sharedDevice.check();
  await auth.google.click();
  await google.signIn(person, { verified: false });
  await expect(page).toHaveURL(authURL("welcome"));
  await new WelcomePage(page).signUp.click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  const cookies = await page.context().cookies(originOf("member"));
  expect(cookies.find(({ name }) => name === "__Host-aangan_member")?.expires).toBe(-1);
  const leftoverCookies = cookies.map(({ name }) => name).filter((name) => /flow|pending/.test(name));
  expect(leftoverCookies, "no sign-in cookies are left").toEqual([]);

  const confirm = new ConfirmPage(page);
  await page.goto(await emailedLink(person, "confirm"));
  await confirm.confirmButton.click();
  await expect(confirm.heading).toHaveText("Your email is confirmed");
});

test("an expired, a cancelled and a forged sign-in each show a message @once", async ({ page, watch }) => {
  watch.expect({ status: 404, path: "/api/auth/pending" });
  const [auth, google, welcome] = [new AuthPage(page), new GooglePage(page, watch), new WelcomePage(page)];
  await test.step("the pages after Google report that the sign-in has expired", async () => {
    for (const name of ["welcome", "link"]) {
      await page.goto(authURL(name));
      await expect(welcome.heading).toHaveText("This page timed out");
    }
    await page.getByRole("link", { name: "Back to Log In" }).click();
    await expect(page).toHaveURL(addressOf("auth"));
  });
  await test.step("a cancelled sign-in and a forged callback show a message on Log In", async () => {
    await auth.open("?next=%2Fcoaches");
    await auth.google.click();
    await google.cancel.click();
    await expect(auth.notice).toHaveText("You weren't logged in with Google. Try again, or use your password.");
    await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fcoaches`);
    await page.goto(`${originOf("member")}/api/auth/google/callback?state=invented&code=invented`);
    await expect(auth.notice).toHaveText("We couldn't log you in with Google. Please try again, or use your password.");
  });
});
