import * as profile from "@aangan/copy/profile";
import { waitForEmail } from "../support/emails";
import { failRequestsUntilRetry } from "../support/failing-requests";
import { completeOnboarding, newPerson, password, register, signIn } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { ProfilePage } from "./profile-page";

test("the profile loads after a retry, saves changes, keeps unsaved input, rejects invalid input, and has a new address confirmed by email @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const person = await register(page.context());
  const profilePage = new ProfilePage(page);
  watch.expect({ status: 500, path: "/api/user/preferences" });
  await failRequestsUntilRetry(page, "**/api/user/preferences");
  await profilePage.open();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(profilePage.firstName).toBeVisible();
  await page.unroute("**/api/user/preferences");
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await expect(profilePage.firstName).toHaveValue(person.firstName);
  await expect(profilePage.email).toHaveValue(person.email);
  await expect(profilePage.timeZone).toHaveValue("Los Angeles");
  await expect(profilePage.save).toBeDisabled();

  await profilePage.firstName.fill("ஆஷா");
  await profilePage.timeZone.fill("chennai");
  await page.getByRole("option", { name: "Kolkata", exact: true }).click();
  await profilePage.save.click();
  await expectToast(page, "Profile updated");
  await expect(profilePage.save).toBeDisabled();
  await page.reload();
  await expect(profilePage.firstName).toHaveValue("ஆஷா");
  await expect(profilePage.timeZone).toHaveValue("Kolkata");

  // Unsaved input survives a reload; after saving nothing is pending.
  await profilePage.lastName.fill("Not saved yet");
  await page.reload();
  await expect(profilePage.lastName).toHaveValue("Not saved yet");
  await expect(profilePage.firstName).toHaveValue("ஆஷா");
  await profilePage.save.click();
  await expectToast(page, "Profile updated");
  await profilePage.lastName.fill("Again");
  await profilePage.lastName.fill("Not saved yet");
  await page.reload();
  await expect(profilePage.lastName).toHaveValue("Not saved yet");
  await expect(profilePage.save).toBeDisabled();

  await test.step("invalid input shows errors and is not stored", async () => {
    const otherMember = await register((await anotherBrowser()).context());
    await profilePage.firstName.fill("");
    await profilePage.lastName.fill(" ");
    await profilePage.email.fill("asha@");
    await profilePage.username.fill("as");
    await profilePage.save.click();
    await expectInvalid(profilePage.firstName, "First name is required");
    await expectInvalid(profilePage.lastName, "Last name is required");
    await expectInvalid(profilePage.email, "Invalid email address");
    await expectInvalid(profilePage.username, "Username must be at least 3 characters");

    await profilePage.firstName.fill("Usha");
    await profilePage.lastName.fill("Iyer");
    await profilePage.email.fill(person.email);
    await profilePage.username.fill(otherMember.username.toUpperCase());
    watch.expect({ status: 400, path: "/api/user" });
    await profilePage.save.click();
    await expectToast(page, "Error", "Failed to update profile");
    await expectInvalid(profilePage.username, "This username is taken. Please choose another one.");
    await expect(profilePage.firstName).toHaveValue("Usha");
    const stored = await page.context().request.get(new URL("/api/user", page.url()).href);
    expect(await stored.json()).toMatchObject({ firstName: "ஆஷா", username: person.username });
  });
  await profilePage.firstName.fill("ஆஷா");
  await profilePage.lastName.fill("Not saved yet");
  await profilePage.username.fill(person.username);
  await test.step("a new address is pending until confirmed, and can be withdrawn", async () => {
    const other = newPerson().email;
    await expect(profilePage.passwordForEmail).toHaveCount(0);
    await profilePage.email.fill(other);
    watch.expect({ status: 400, path: "/api/user" });
    await profilePage.save.click();
    await expectInvalid(profilePage.passwordForEmail, "Password is required");
    await closeToast(page);
    await profilePage.passwordForEmail.fill(password);
    await profilePage.save.click();
    await expectToast(page, "Profile updated", other);
    await expect(profilePage.email).toHaveValue(person.email);
    await expect(profilePage.withdrawEmail).toBeVisible();
    const confirmation = await waitForEmail(other);
    expect(confirmation.subject).not.toMatch(/wellness|coach|therap|mental/i);

    await profilePage.withdrawEmail.click();
    await expectToast(page, profile.emailTakenBack);
    await expect(profilePage.withdrawEmail).toHaveCount(0);
  });
});

test("preferences require their mandatory fields and are saved after a failure, notification switches keep their state, and the open tab is remembered @once", async ({
  page,
  watch,
}) => {
  await register(page.context());
  const profilePage = new ProfilePage(page);
  await profilePage.open();
  await test.step("missing preferences show errors", async () => {
    await profilePage.tab(profile.preferencesTab).click();
    await profilePage.choose(profilePage.religion, "Sikh");
    await profilePage.save.click();
    await expectInvalid(profilePage.region, "Region is required");
    await expectInvalid(profilePage.gender, "Gender is required");
    await expectInvalid(profilePage.ageRange, "Age range is required");
  });
  await test.step("answered preferences are saved after a failure, and their tab is remembered", async () => {
    await completeOnboarding(page.context());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Cultural Preferences" })).toBeVisible();
    await expect(profilePage.region).toHaveText("South India");
    await expect(profilePage.ageRange).toHaveText("25-34");
    await profilePage.choose(profilePage.religion, "Muslim");
    await profilePage.choose(profilePage.region, "Pakistan");
    await profilePage.choose(profilePage.ageRange, "65+");
    await mockNextResponses(page, watch, "/api/user/preferences", [
      { status: 500, message: "Something went wrong. Please try again." },
    ]);
    await profilePage.save.click();
    await expectToast(page, "Error", "Failed to update preferences");
    await closeToast(page);
    await profilePage.save.click();
    await expectToast(page, "Preferences updated");
    await page.reload();
    await expect(profilePage.tab(profile.preferencesTab)).toHaveAttribute("aria-selected", "true");
    await expect(profilePage.region).toHaveText("Pakistan");
    await expect(profilePage.religion).toHaveText("Muslim");
    await expect(profilePage.ageRange).toHaveText("65+");
  });
  await test.step("switches and quiet hours are saved, and revert when saving fails", async () => {
    await profilePage.tab(profile.notificationsTab).click();
    const email = profilePage.toggle(profile.emailNotifications);
    const newsletter = profilePage.toggle(profile.newsletter);
    await expect(email).toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await email.click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);
    await profilePage.toggle(profile.quietHours).click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);
    await profilePage.choose(profilePage.quietUntil, "6:30 AM");
    await profilePage.save.click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);

    await mockNextResponses(page, watch, "/api/user/notification-settings", [
      { status: 500, message: "Something went wrong. Please try again." },
    ]);
    await newsletter.click();
    await expectToast(page, "Error", "Failed to update notification settings");
    await expect(newsletter).not.toBeChecked();

    await page.reload();
    await expect(email).not.toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await expect(profilePage.toggle(profile.quietHours)).toBeChecked();
    await expect(profilePage.quietFrom).toHaveText("10:00 PM");
    await expect(profilePage.quietUntil).toHaveText("6:30 AM");
  });
});

test("a new password logs out all other devices and is required at the next login @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const person = await register(page.context());
  const other = await anotherBrowser();
  await signIn(other.context(), person.username);
  const otherProfile = new ProfilePage(other);
  await otherProfile.open();
  await expect(otherProfile.firstName).toHaveValue(person.firstName);

  const profilePage = new ProfilePage(page);
  await profilePage.open();
  await profilePage.currentPassword.fill("Wrong12345");
  await profilePage.newPassword.fill("Kulfi4Everyone");
  await profilePage.repeatPassword.fill("Kulfi4Everyone");
  watch.expect({ status: 400, path: "/api/password" });
  await profilePage.changePassword.click();
  await expectToast(page, "Error");
  await expect(profilePage.currentPassword).toHaveAttribute("aria-invalid", "true");
  await closeToast(page);
  await profilePage.currentPassword.fill(password);
  // The other browser notices automatically.
  watch.expect({ status: 401 });
  await profilePage.changePassword.click();
  await expectToast(page, profile.passwordChanged.title);
  await expect(other).toHaveURL(/\/auth\?/);
  await page.reload();
  await expect(profilePage.firstName).toHaveValue(person.firstName);
  const response = await page.context().request.post(new URL("/api/login", page.url()).href, {
    data: { username: person.username, password: "Kulfi4Everyone" },
  });
  expect(response.status()).toBe(200);
});
