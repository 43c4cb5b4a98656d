import { storage } from "@aangan/copy/storage";
import { addressOf } from "../support/addresses";
import { expect, test } from "../support/test";
import { headingCodes, LandingPage, pricingCodes } from "./landing-page";

test("variants are drawn before the first paint, kept, and drawn anew when they are not known", async ({ page }) => {
  const landing = new LandingPage(page);
  const beforePaint = await landing.noteFirstPaint();
  await landing.open();

  const drawn = await landing.kept();
  expect(headingCodes).toContain(drawn.heading);
  expect(pricingCodes).toContain(drawn.pricing);
  expect(await beforePaint()).toMatchObject(drawn);

  await page.reload();
  expect(await landing.kept()).toEqual(drawn);
  expect(await beforePaint()).toMatchObject(drawn);

  await page.evaluate((names) => {
    localStorage.setItem(names.headingTest, "nobody knows this one");
    localStorage.removeItem(names.pricingTest);
  }, storage);
  await page.reload();
  const anew = await landing.kept();
  expect(headingCodes).toContain(anew.heading);
  expect(pricingCodes).toContain(anew.pricing);
  expect(await beforePaint()).toMatchObject(anew);
});

for (const { heading, title, more } of [
  { heading: "default", title: "A One-Stop Mental Wellness Hub for Desis", more: "" },
  { heading: "cultural", title: "Skip Insurance. Get South Asian Support.", more: "Skip Insurance. Get Support." },
]) {
  test(`the ${heading} headline stands alone on the page @once`, async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.rememberVariants({ heading });
    await landing.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    if (more) await expect(page.getByText(more, { exact: true })).toBeVisible();
  });
}

for (const { pricing, price, sessions, badge } of [
  { pricing: "default", price: "$80", sessions: 2, badge: "Free Beta" },
  { pricing: "discount", price: "$60", sessions: 2, badge: "Early Adopter" },
  { pricing: "premium", price: "$100", sessions: 3, badge: "Extra Session" },
]) {
  test(`the ${pricing} price is ${price} with ${sessions} sessions, "${badge}" @once`, async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.rememberVariants({ pricing });
    await landing.open();
    const box = page.locator("#pricing");
    await expect(box.getByRole("heading", { level: 3 })).toContainText(price);
    await expect(box.getByText(badge, { exact: true })).toBeVisible();
    await expect(box.getByRole("listitem").filter({ visible: true }).first()).toContainText(String(sessions));
  });
}

test("the four offerings lead to their features, and every section has its anchor", async ({ page }) => {
  await new LandingPage(page).open();
  for (const anchor of ["how-it-works", "features", "pricing", "faq"]) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }
  for (const anchor of ["coaching", "text-support", "ai-companion", "peer-community"]) {
    await page.getByRole("main").locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`${addressOf("home")}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test("one question is open at a time, and the open one can be closed", async ({ page }) => {
  await new LandingPage(page).open();
  const questions = page.locator("#faq details");
  await expect(questions).toHaveCount(4);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open");
  await questions.nth(3).locator("summary").click();
  await expect(questions.nth(3)).toHaveAttribute("open");
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await expect(questions.nth(3).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await questions.nth(3).locator("summary").click();
  await expect(questions.nth(3)).not.toHaveAttribute("open");
});

test("every way into the beta is named and leads to the form @once", async ({ page }) => {
  await new LandingPage(page).open();
  const ways = page.getByRole("link", { name: "Join Beta for free" });
  expect(await ways.count()).toBeGreaterThanOrEqual(3);
  for (const way of await ways.all()) await expect(way).toHaveAttribute("href", "/beta-signup");
});

test("the header's ways are there at every size", async ({ page, isMobile }) => {
  await new LandingPage(page).open();
  const header = page.getByRole("banner").or(page.locator("header")).first();
  if (isMobile) await header.locator("summary").click();
  for (const [name, href] of [
    ["How It Works", "/#how-it-works"],
    ["Features", "/#features"],
    ["Pricing", "/#pricing"],
    ["FAQ", "/#faq"],
    ["Sign Up for Beta", "/beta-signup"],
  ] as const) {
    await expect(header.getByRole("link", { name, exact: true }).filter({ visible: true })).toHaveAttribute(
      "href",
      href,
    );
  }
});
