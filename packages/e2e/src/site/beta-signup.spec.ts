import { randomUUID } from "node:crypto";
import { addressOf } from "../support/addresses";
import { emailsContaining, waitForEmail } from "../support/emails";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast, expectValid } from "../support/screen";
import { expect, test } from "../support/test";
import { BetaPage } from "./beta-page";
import { LandingPage } from "./landing-page";

const uniqueEmail = () => `${randomUUID()}@example.com`;

test("a visitor signs up for the beta and is redirected to the front page after three seconds @once", async ({
  page,
}) => {
  // The test controls the page's timers: the redirect waits for exactly three seconds.
  const now = new Date("2026-11-21T09:00:00Z");
  await page.clock.install({ time: now });
  const landing = new LandingPage(page);
  await landing.open();
  const { heading, pricing } = await landing.storedVariants();
  await page.getByRole("link", { name: "Join Beta for free" }).first().click();
  await expect(page).toHaveURL(addressOf("betaSignup"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Beta for free");

  const form = new BetaPage(page);
  await form.fill("Asha", "Raman", uniqueEmail());
  // With a stopped clock a page might never finish hydrating.
  await form.waitUntilHydrated();
  await page.clock.pauseAt(new Date(now.getTime() + 3_600_000));
  const sent = await form.send();
  expect(sent).toMatchObject({
    firstName: "Asha",
    lastName: "Raman",
    headingVariant: heading,
    pricingVariant: pricing,
  });

  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).toBeFocused();
  await expect(page.getByText("Your beta signup has been received", { exact: true })).toBeVisible();
  await expect(page.getByText("Redirecting you to the homepage...", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await expectToast(page, "Beta Signup Successful", "Thank you for your interest! We'll be in touch soon.");

  await page.clock.runFor(2_999);
  await expect(form.thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(addressOf("home"));
});

test("repeated and honeypot signups get the same response, but one email and none @once", async ({ page }) => {
  const form = new BetaPage(page);
  const [botEmail, repeatedEmail, lastEmail] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const responses: string[] = [];
  for (const email of [botEmail, repeatedEmail, repeatedEmail.toUpperCase(), lastEmail]) {
    await form.open();
    await form.fill("Noor", "Ali", email);
    await expect(form.honeypotField).not.toBeInViewport();
    // A bot fills in every field.
    if (email === botEmail)
      await form.honeypotField.evaluate((trap: HTMLInputElement) => {
        trap.value = "https://buy.example";
      });
    const response = page.waitForResponse((one) => one.url().endsWith("/api/beta-signup"));
    await form.submit.click();
    responses.push(`${(await response).status()} ${await (await response).text()}`);
    await expect(form.thanks).toBeVisible();
  }
  expect(responses[0]).toMatch(/^201 /);
  expect(new Set(responses).size).toBe(1);

  // Emails are sent in order: once the last one has arrived, no more follow to the earlier addresses.
  await waitForEmail(lastEmail);
  const confirmationEmail = await waitForEmail(repeatedEmail);
  expect(confirmationEmail.to).toContain(repeatedEmail);
  expect(confirmationEmail.text).toContain("Hello Noor,");
  // Others may see the subject on a lock screen.
  expect(confirmationEmail.subject).not.toMatch(/wellness|coach|therapy|mental|crisis|aangan/i);
  expect(await emailsContaining(botEmail)).toEqual([]);
});

test("invalid fields show errors, failed signups keep the input, and a second click sends nothing @once", async ({
  page,
  watch,
}) => {
  const form = new BetaPage(page);
  await form.open();
  await form.submit.click();
  await expectInvalid(form.firstName, "First name must be at least 2 characters");
  await expectInvalid(form.lastName, "Last name must be at least 2 characters");
  await expectInvalid(form.email, "Please enter a valid email address");
  await expect(form.firstName).toBeFocused();

  await form.fill("A", "R", "asha@nowhere");
  await expectInvalid(form.firstName, "First name must be at least 2 characters");
  // Many people's last name is one letter.
  await expectValid(form.lastName);
  await expectInvalid(form.email, "Please enter a valid email address");
  await form.fill("Asha", "R", "asha@example.com");
  await expectValid(form.firstName);
  await expectValid(form.email);

  const email = uniqueEmail();
  const problem = "There was a problem submitting your information. Please try again.";
  const later = "Too many tries in a short time. Please try again in 3 minutes.";
  const refused = "Please enter a valid email address";
  await mockNextResponses(page, watch, "/api/beta-signup", [
    { status: 500, message: "Something went wrong. Please try again." },
    "no response",
    { status: 429, message: later, retryAfter: 180 },
    { status: 400, message: refused, fields: [{ field: "email", message: refused }] },
  ]);
  await form.fill("Asha", "Raman", email);
  for (const message of [problem, problem, later, problem]) {
    await form.send();
    await expectToast(page, "Error", message);
    await expect(form.firstName).toHaveValue("Asha");
    await expect(form.lastName).toHaveValue("Raman");
    await expect(form.email).toHaveValue(email);
    await closeToast(page);
  }
  await expectInvalid(form.email, refused);

  // The button shows that it is sending.
  await page.unroute("**/api/beta-signup");
  const pendingSignup = await holdResponses(page, "/api/beta-signup");
  await form.submit.click();
  const sending = page.getByRole("button", { name: "Submitting..." });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  pendingSignup.release();
  await expect(form.thanks).toBeVisible();
  expect(pendingSignup.requestCount()).toBe(1);
});
