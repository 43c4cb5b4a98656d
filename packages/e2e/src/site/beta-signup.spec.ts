import { randomUUID } from "node:crypto";
import { addressOf } from "../support/addresses";
import { answerNext, holdBack } from "../support/answers";
import { lettersWith, letterWith } from "../support/mailbox";
import { closeToast, expectAccepted, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { BetaPage } from "./beta-page";
import { LandingPage } from "./landing-page";

const someone = () => `${randomUUID()}@example.com`;

test("a visitor joins the beta and is led home @once", async ({ page }) => {
  // The test controls the page's timers: the redirect waits for exactly three seconds.
  const now = new Date("2026-11-21T09:00:00Z");
  await page.clock.install({ time: now });
  const landing = new LandingPage(page);
  await landing.open();
  const { heading, pricing } = await landing.kept();
  await page.getByRole("link", { name: "Join Beta for free" }).first().click();
  await expect(page).toHaveURL(addressOf("betaSignup"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Beta for free");

  const form = new BetaPage(page);
  await form.fill("Asha", "Raman", someone());
  // With a stopped clock a page might never finish hydrating.
  await form.awake();
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

test("signing up twice is answered alike, and one letter goes out; to a program none @once", async ({ page }) => {
  const form = new BetaPage(page);
  const [program, twice, after] = [someone(), someone(), someone()];
  const answers: string[] = [];
  for (const email of [program, twice, twice.toUpperCase(), after]) {
    await form.open();
    await form.fill("Noor", "Ali", email);
    await expect(form.trap).not.toBeInViewport();
    // A program fills in every field.
    if (email === program)
      await form.trap.evaluate((trap: HTMLInputElement) => {
        trap.value = "https://buy.example";
      });
    const response = page.waitForResponse((one) => one.url().endsWith("/api/beta-signup"));
    await form.submit.click();
    answers.push(`${(await response).status()} ${await (await response).text()}`);
    await expect(form.thanks).toBeVisible();
  }
  expect(answers[0]).toMatch(/^201 /);
  expect(new Set(answers).size).toBe(1);

  // Emails are sent in order: after the later person's, the first gets no more.
  await letterWith(after);
  const letter = await letterWith(twice);
  expect(letter.to).toContain(twice);
  expect(letter.text).toContain("Hello Noor,");
  // It is read over shoulders.
  expect(letter.subject).not.toMatch(/wellness|coach|therapy|mental|crisis|aangan/i);
  expect(await lettersWith(program)).toEqual([]);
});

test("what is missing is said, a signup that was not taken keeps the form, and a second press sends nothing @once", async ({
  page,
  watch,
}) => {
  const form = new BetaPage(page);
  await form.open();
  await form.submit.click();
  await expectRefused(form.firstName, "First name must be at least 2 characters");
  await expectRefused(form.lastName, "Last name must be at least 2 characters");
  await expectRefused(form.email, "Please enter a valid email address");
  await expect(form.firstName).toBeFocused();

  await form.fill("A", "R", "asha@nowhere");
  await expectRefused(form.firstName, "First name must be at least 2 characters");
  // Many people's last name is one letter.
  await expectAccepted(form.lastName);
  await expectRefused(form.email, "Please enter a valid email address");
  await form.fill("Asha", "R", "asha@example.com");
  await expectAccepted(form.firstName);
  await expectAccepted(form.email);

  const email = someone();
  const problem = "There was a problem submitting your information. Please try again.";
  const later = "That was a lot of tries in a short time. Please try again in 3 minutes.";
  const refused = "Please enter a valid email address";
  await answerNext(page, watch, "/api/beta-signup", [
    { status: 500, message: "Something went wrong. Please try again." },
    "no answer",
    { status: 429, message: later, retryAfter: 180 },
    { status: 400, message: refused, fields: [{ field: "email", message: refused }] },
  ]);
  await form.fill("Asha", "Raman", email);
  for (const says of [problem, problem, later, problem]) {
    await form.send();
    await expectToast(page, "Error", says);
    await expect(form.firstName).toHaveValue("Asha");
    await expect(form.lastName).toHaveValue("Raman");
    await expect(form.email).toHaveValue(email);
    await closeToast(page);
  }
  await expectRefused(form.email, refused);

  // The button shows that it is sending.
  await page.unroute("**/api/beta-signup");
  const held = await holdBack(page, "/api/beta-signup");
  await form.submit.click();
  const sending = page.getByRole("button", { name: "Submitting..." });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  held.release();
  await expect(form.thanks).toBeVisible();
  expect(held.asked()).toBe(1);
});
