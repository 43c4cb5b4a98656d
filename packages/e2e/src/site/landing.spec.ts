import { addressOf } from "../support/addresses";
import { tabTo } from "../support/keyboard";
import { expect, test } from "../support/test";
import { LandingPage } from "./landing-page";

test("the front page has its sections in order, opens one question at a time, and links the beta signup @once", async ({
  page,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  const order = await page.evaluate(() =>
    ["h1", "#approach", "#how-it-works", "#features", "#pricing", "#faq", "#closing", "footer"].map((part) =>
      [...document.querySelectorAll("*")].indexOf(document.querySelector(part) as Element),
    ),
  );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(page.locator("#how-it-works").getByRole("listitem")).toHaveCount(3);
  await test.step("opening a question closes the other, and an open one can be closed, also by keyboard", async () => {
    const { questions } = landing;
    await expect(questions).toHaveCount(4);
    await questions.nth(0).locator("summary").click();
    await expect(questions.nth(0)).toHaveAttribute("open");
    await questions.nth(3).locator("summary").click();
    await expect(questions.nth(3)).toHaveAttribute("open");
    await expect(questions.nth(0)).not.toHaveAttribute("open");
    await expect(questions.nth(3).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    await questions.nth(3).locator("summary").click();
    await expect(questions.nth(3)).not.toHaveAttribute("open");
    // By keyboard the same.
    await page.keyboard.press("Shift+Tab");
    await tabTo(page, questions.nth(3).locator("summary"));
    await page.keyboard.press("Enter");
    await expect(questions.nth(3)).toHaveAttribute("open");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(questions.nth(2)).toHaveAttribute("open");
    await expect(questions.nth(3)).not.toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(questions.nth(2)).not.toHaveAttribute("open");
  });
  const betaLinks = page.getByRole("link", { name: "Join Beta for free" });
  expect(await betaLinks.count()).toBeGreaterThanOrEqual(3);
  for (const link of await betaLinks.all()) await expect(link).toHaveAttribute("href", "/beta-signup");
  await betaLinks.last().click();
  await expect(page).toHaveURL(addressOf("betaSignup"));
});

test("each of the four offerings links to its details @once", async ({ page }) => {
  await new LandingPage(page).open();
  const features = page.locator("#features");
  for (const anchor of ["coaching", "text-support", "ai-companion", "peer-community"]) {
    await page.getByRole("main").locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`${addressOf("home")}#${anchor}`);
    await expect(features.locator(`#${anchor}`)).toBeInViewport();
  }
});
