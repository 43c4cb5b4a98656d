import { profile } from "@aangan/copy/profile";
import { answerNext } from "../support/answers";
import { breakServerUntilPressed } from "../support/broken";
import { letterWith } from "../support/mailbox";
import { newPerson, password, register, registerOnboarded, signIn } from "../support/people";
import { closeToast, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { ProfilePage } from "./profile-page";

test("the profile loads after a retry, saves changes, and keeps unsaved input over a reload @once", async ({
  page,
  watch,
}) => {
  const person = await register(page.context());
  const at = new ProfilePage(page);
  watch.expect({ status: 500, path: "/api/user/preferences" });
  await breakServerUntilPressed(page, "**/api/user/preferences");
  await at.open();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(at.firstName).toBeVisible();
  await page.unroute("**/api/user/preferences");
  await expect(page.getByRole("heading", { level: 1, name: profile.title })).toBeVisible();
  await expect(at.firstName).toHaveValue(person.firstName);
  await expect(at.email).toHaveValue(person.email);
  await expect(at.timeZone).toHaveValue("Los Angeles (America)");
  await expect(at.save).toBeDisabled();

  await at.firstName.fill("ஆஷா");
  await at.timeZone.fill("chennai");
  await page.getByRole("option", { name: "Kolkata (Asia)" }).click();
  await at.save.click();
  await expectToast(page, "Profile updated");
  await expect(at.save).toBeDisabled();
  await page.reload();
  await expect(at.firstName).toHaveValue("ஆஷா");
  await expect(at.timeZone).toHaveValue("Kolkata (Asia)");

  // Unsaved input survives a reload; after saving nothing is pending.
  await at.lastName.fill("Not saved yet");
  await page.reload();
  await expect(at.lastName).toHaveValue("Not saved yet");
  await expect(at.firstName).toHaveValue("ஆஷா");
  await at.save.click();
  await expectToast(page, "Profile updated");
  await at.lastName.fill("Again");
  await at.lastName.fill("Not saved yet");
  await page.reload();
  await expect(at.lastName).toHaveValue("Not saved yet");
  await expect(at.save).toBeDisabled();
});

test("the profile rejects invalid input, and a new address must be confirmed by email @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const person = await register(page.context());
  const at = new ProfilePage(page);
  await at.open();
  await test.step("invalid input shows errors and is not stored", async () => {
    const somebody = await register((await anotherBrowser()).context());
    await at.firstName.fill("");
    await at.lastName.fill(" ");
    await at.email.fill("asha@");
    await at.username.fill("as");
    await at.save.click();
    await expectRefused(at.firstName, "First name is required");
    await expectRefused(at.lastName, "Last name is required");
    await expectRefused(at.email, "Invalid email address");
    await expectRefused(at.username, "Username must be at least 3 characters");

    await at.firstName.fill("Usha");
    await at.lastName.fill(person.lastName);
    await at.email.fill(person.email);
    await at.username.fill(somebody.username.toUpperCase());
    watch.expect({ status: 400, path: "/api/user" });
    await at.save.click();
    await expectToast(page, "Error", "Failed to update profile");
    await expectRefused(at.username, "Somebody already has this username. Please choose another one.");
    await expect(at.firstName).toHaveValue("Usha");
    const stored = await page.context().request.get(new URL("/api/user", page.url()).href);
    expect(await stored.json()).toMatchObject({ firstName: person.firstName, username: person.username });
  });
  await at.firstName.fill(person.firstName);
  await at.username.fill(person.username);
  await test.step("a new address is pending until confirmed, and can be withdrawn", async () => {
    const other = newPerson().email;
    await expect(at.passwordForEmail).toHaveCount(0);
    await at.email.fill(other);
    watch.expect({ status: 400, path: "/api/user" });
    await at.save.click();
    await expectRefused(at.passwordForEmail, "Password is required");
    await closeToast(page);
    await at.passwordForEmail.fill(password);
    await at.save.click();
    await expectToast(page, "Profile updated", other);
    await expect(at.email).toHaveValue(person.email);
    await expect(at.takeBack).toBeVisible();
    const letter = await letterWith(other);
    expect(letter.subject).not.toMatch(/wellness|coach|therap|mental/i);

    await at.takeBack.click();
    await expectToast(page, profile.emailTakenBack);
    await expect(at.takeBack).toHaveCount(0);
  });
});

test("preferences require their mandatory fields; notification switches keep their state @once", async ({
  page,
  watch,
}) => {
  await register(page.context());
  const at = new ProfilePage(page);
  await at.open();
  await test.step("missing preferences show errors", async () => {
    await at.tab(profile.preferencesTab).click();
    await at.choose(at.religion, "Sikh");
    await at.save.click();
    await expectRefused(at.region, "Region is required");
    await expectRefused(at.gender, "Gender is required");
    await expectRefused(at.ageRange, "Age range is required");
  });
  await test.step("switches and quiet hours are saved, and revert when saving fails", async () => {
    await at.tab(profile.notificationsTab).click();
    const email = at.toggle(profile.emailNotifications);
    const newsletter = at.toggle(profile.newsletter);
    await expect(email).toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await email.click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);
    await at.toggle(profile.quietHours).click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);
    await at.choose(at.quietUntil, "6:30 AM");
    await at.save.click();
    await expectToast(page, "Notification settings updated");
    await closeToast(page);

    await answerNext(page, watch, "/api/user/notification-settings", [
      { status: 500, message: "Something went wrong. Please try again." },
    ]);
    await newsletter.click();
    await expectToast(page, "Error", "Failed to update notification settings");
    await expect(newsletter).not.toBeChecked();

    await page.reload();
    await expect(email).not.toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await expect(at.toggle(profile.quietHours)).toBeChecked();
    await expect(at.quietFrom).toHaveText("10:00 PM");
    await expect(at.quietUntil).toHaveText("6:30 AM");
  });
});

test("cultural preferences are saved after a failure, and the open tab is remembered @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const at = new ProfilePage(page);
  await at.open();
  await at.tab(profile.preferencesTab).click();
  await expect(page.getByRole("heading", { name: "Cultural Preferences" })).toBeVisible();
  await expect(at.region).toHaveText("South India");
  await expect(at.ageRange).toHaveText("25-34");
  await at.choose(at.religion, "Muslim");
  await at.choose(at.region, "Pakistan");
  await at.choose(at.ageRange, "65+");
  await answerNext(page, watch, "/api/user/preferences", [
    { status: 500, message: "Something went wrong. Please try again." },
  ]);
  await at.save.click();
  await expectToast(page, "Error", "Failed to update preferences");
  await closeToast(page);
  await at.save.click();
  await expectToast(page, "Preferences updated");
  await page.reload();
  await expect(at.tab(profile.preferencesTab)).toHaveAttribute("aria-selected", "true");
  await expect(at.region).toHaveText("Pakistan");
  await expect(at.religion).toHaveText("Muslim");
  await expect(at.ageRange).toHaveText("65+");
});

test("a new password logs out all other devices and is required at the next login @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const person = await register(page.context());
  const other = await anotherBrowser();
  await signIn(other.context(), person.username);
  const elsewhere = new ProfilePage(other);
  await elsewhere.open();
  await expect(elsewhere.firstName).toHaveValue(person.firstName);

  const at = new ProfilePage(page);
  await at.open();
  await at.current.fill("Wrong12345");
  await at.password.fill("Kulfi4Everyone");
  await at.repeat.fill("Kulfi4Everyone");
  watch.expect({ status: 400, path: "/api/password" });
  await at.changePassword.click();
  await expectToast(page, "Error");
  await expect(at.current).toHaveAttribute("aria-invalid", "true");
  await closeToast(page);
  await at.current.fill(password);
  // The other browser notices automatically.
  watch.expect({ status: 401 });
  await at.changePassword.click();
  await expectToast(page, profile.passwordChanged.title);
  await expect(other).toHaveURL(/\/auth\?/);
  await page.reload();
  await expect(at.firstName).toHaveValue(person.firstName);
  const answer = await page.context().request.post(new URL("/api/login", page.url()).href, {
    data: { username: person.username, password: "Kulfi4Everyone" },
  });
  expect(answer.status()).toBe(200);
});
