import { randomUUID } from "node:crypto";
import { beta } from "@aangan/copy/beta";
import { addressOf } from "../support/addresses";
import { expectAccepted, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { BetaPage } from "./beta-page";
import { LandingPage } from "./landing-page";

const someone = () => `${randomUUID()}@example.com`;

test("a visitor joins the beta and is led home", async ({ page }) => {
  // The page's timers run when the test says so: the way home waits for three seconds and not for one moment less.
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

test("signing up twice is answered alike, so nobody learns who signed up @once", async ({ page }) => {
  const form = new BetaPage(page);
  const email = someone();
  const answers: string[] = [];
  for (const _ of ["first", "second"]) {
    await form.open();
    await form.fill("Noor", "Ali", email);
    const response = page.waitForResponse((one) => one.url().endsWith("/api/beta-signup"));
    await form.submit.click();
    answers.push(`${(await response).status()} ${await (await response).text()}`);
    await expect(form.thanks).toBeVisible();
  }
  expect(answers[0]).toMatch(/^201 /);
  expect(answers[1]).toBe(answers[0]);
});

test("what is missing is said at each field, and is taken back when it is mended", async ({ page }) => {
  const form = new BetaPage(page);
  await form.open();
  await form.submit.click();
  await expectRefused(form.firstName, "First name must be at least 2 characters");
  await expectRefused(form.lastName, "Last name must be at least 2 characters");
  await expectRefused(form.email, "Please enter a valid email address");
  await expect(form.firstName).toBeFocused();

  await form.fill("A", "R", "asha@nowhere");
  await expectRefused(form.firstName, "First name must be at least 2 characters");
  // One letter is a whole last name for many.
  await expectAccepted(form.lastName);
  await expectRefused(form.email, "Please enter a valid email address");
  await form.fill("Asha", "R", "asha@example.com");
  await expectAccepted(form.firstName);
  await expectAccepted(form.email);
});

test("the button says that it is sending, and a second press sends nothing", async ({ page }) => {
  const form = new BetaPage(page);
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/beta-signup", async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await form.open();
  await form.fill("Asha", "Raman", someone());
  await form.submit.click();
  const sending = page.getByRole("button", { name: "Submitting..." });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  release();
  await expect(form.thanks).toBeVisible();
  expect(asked).toBe(1);
});

for (const { name, fail } of [
  { name: "fails", fail: { status: 500 } },
  { name: "cannot be reached", fail: { failure: "net::ERR_FAILED" } },
]) {
  test(`a server that ${name} is said, and the form is kept`, async ({ page, watch }) => {
    const form = new BetaPage(page);
    const email = someone();
    await form.open();
    await page.route(
      "**/api/beta-signup",
      (route) =>
        fail.status
          ? route.fulfill({ status: 500, json: { status: 500, message: "Something went wrong.", fields: [] } })
          : route.abort(),
      { times: 1 },
    );
    watch.expect({ ...fail, path: "/api/beta-signup" });
    await form.fill("Asha", "Raman", email);
    await form.submit.click();
    await expectToast(page, "Error", "There was a problem submitting your information. Please try again.");
    await expect(form.firstName).toHaveValue("Asha");
    await expect(form.lastName).toHaveValue("Raman");
    await expect(form.email).toHaveValue(email);

    await form.submit.click();
    await expect(form.thanks).toBeVisible();
  });
}

test("the page view is reported, to the console only @once", async ({ page }) => {
  const said = page.waitForEvent("console", (message) => message.text().includes("beta_signup_page_view"));
  await new BetaPage(page).open();
  await said;
  await expect(page.getByText(beta.privacy)).toBeVisible();
});
