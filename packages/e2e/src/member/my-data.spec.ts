import { readFile } from "node:fs/promises";
import * as left from "@aangan/copy/left";
import * as myData from "@aangan/copy/my-data";
import { addressOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import { coaches, fullName, password, register, registerWithCoach, signIn } from "../support/people";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { MyDataPage } from "./my-data-page";
import { ProfilePage } from "./profile-page";

test("devices are listed, the others are logged out, and all data is downloaded as one file @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const person = await registerWithCoach(page.context());
  const myDataPage = new MyDataPage(page);
  await test.step("devices are listed with this one marked, and the others can be logged out", async () => {
    const other = await anotherBrowser();
    await signIn(other.context(), person.username);
    await new ProfilePage(other).open();
    await myDataPage.open();
    await expect(myDataPage.devices).toHaveCount(2);
    await expect(myDataPage.devices.filter({ hasText: myData.thisDevice })).toHaveCount(1);
    await myDataPage.logOutOthers.click();
    // The other browser gets a 401 from its next request or its stream, whichever is first.
    watch.expect({ status: 401 });
    await page.getByRole("alertdialog").getByRole("button", { name: myData.endOthers }).click();
    await expectToast(page, myData.othersEnded.title);
    await expect(myDataPage.devices).toHaveCount(1);
    await expect(myDataPage.devices).toContainText(myData.thisDevice);
    await expect(other).toHaveURL(/\/auth\?/);
  });
  await test.step("all of a member's data is downloaded as one file", async () => {
    const downloadEvent = page.waitForEvent("download");
    await myDataPage.download.click();
    const file = await downloadEvent;
    expect(file.suggestedFilename()).toMatch(/^aangan-\d{4}-\d{2}-\d{2}\.json$/);
    const content = await readFile(await file.path(), "utf8");
    expect(JSON.parse(content)).toBeInstanceOf(Object);
    for (const ownText of [
      person.username,
      person.email,
      person.firstName,
      `Hi ${person.firstName}, I'm Leela Fernandes`,
    ])
      expect(content).toContain(ownText);
    expect(content).not.toMatch(/argon2|hash/i);
  });
});

test("deleting the account requires the password and removes the member @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const person = await registerWithCoach(page.context(), coaches.ananya);
  const otherPage = await anotherBrowser();
  const myDataPage = new MyDataPage(page);
  await myDataPage.open();
  await myDataPage.deleteAccount.click();
  await expect(myDataPage.dialog).toBeVisible();
  await myDataPage.keepAccount.click();
  await expect(myDataPage.dialog).toHaveCount(0);
  await myDataPage.deleteAccount.click();
  await myDataPage.confirmDeletion.click();
  await expectInvalid(myDataPage.password, "Password is required");
  watch.expect({ status: 400, path: "/api/user" });
  await myDataPage.password.fill("NotMine123");
  // The field is already marked invalid, so wait for the response to this password.
  const refused = page.waitForResponse((one) => one.request().method() === "DELETE" && one.status() === 400);
  await myDataPage.confirmDeletion.click();
  await refused;
  await expect(myDataPage.confirmDeletion).toBeEnabled();
  await expect(myDataPage.password).toHaveAttribute("aria-invalid", "true");
  // The server ends the session before its response is read: a 401 in between must not redirect.
  watch.tolerate({ status: 401 });
  await page.route("**/api/user", async (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    const sessionEnded = page.waitForResponse((one) => one.status() === 401);
    const response = await route.fetch();
    expect(response.status()).toBe(202);
    await sessionEnded;
    await route.fulfill({ response });
  });
  await myDataPage.password.fill(password);
  await myDataPage.confirmDeletion.click();
  await expect(page).toHaveURL(/\/auth/);
  await expectToast(page, left.title);
  expect(await page.evaluate(() => localStorage.getItem("authUser"))).toBeNull();
  await expect
    .poll(async () => (await emailsContaining(person.email)).map(({ subject }) => subject))
    .toContain("Your account is closed");

  watch.expect({ status: 401, path: "/api/login" });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.enter(person.username, password);
  await expect(auth.banner).toContainText("Invalid username or password. Please try again.");
  await page.goto(addressOf("dashboard"));
  await expect(page).toHaveURL(/\/auth/);

  // The username is free again, and its new owner starts with no data.
  await register(otherPage.context(), person);
  await otherPage.goto(addressOf("messages"));
  await expect(otherPage.getByRole("heading", { name: "You haven't chosen a coach yet" })).toBeVisible();
  await expect(otherPage.getByText(fullName(person)).first()).toBeAttached();
});
