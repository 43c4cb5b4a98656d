import { addressOf, originOf } from "../support/addresses";
import { expect, test } from "../support/test";
import { SiteFrame } from "./frame";
import { LandingPage } from "./landing-page";

test.use({ javaScriptEnabled: false });

test("without scripts the front page shows its default variants, and questions and menu work @once", async ({
  page,
}) => {
  const landing = new LandingPage(page);
  await landing.open();
  await expect(landing.heading).toHaveAccessibleName("A One-Stop Mental Wellness Hub for Desis");
  await expect(landing.pricing.getByText(/^\$\d+$/).filter({ visible: true })).toHaveText(["$80"]);

  const { questions } = landing;
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(1)).not.toHaveAttribute("open");
  await expect(questions.nth(2).getByText("It is not protected by HIPAA.")).toBeVisible();

  const frame = new SiteFrame(page, true);
  await (await frame.headerLinks()).getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(`${addressOf("home")}#pricing`);
  await frame.footer.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(addressOf("aboutUs"));
  await expect((await frame.headerLinks()).getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/auth");
});

test("without scripts the other pages show their content and helplines, and forms explain why they cannot be sent @once", async ({
  page,
}) => {
  const noScript = page.locator("main noscript p");
  for (const route of [
    "aboutUs",
    "ourCoaches",
    "careers",
    "blog",
    "faq",
    "privacy",
    "terms",
    "crisis",
    "safety",
  ] as const) {
    await page.goto(addressOf(route));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("footer").getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  }
  await page.goto(addressOf("ourCoaches"));
  await expect(noScript).toBeVisible();
  await expect(noScript).toContainText("The list of coaches needs JavaScript, which is off in your browser.");
  await page.goto(addressOf("blog"));
  await page
    .getByRole("link", { name: /^Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${originOf("site")}/blog/[a-z0-9-]+$`));
  await page.goto(addressOf("crisis"));
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Call 988" }).first()).toHaveAttribute("href", "tel:988");
  await expect(main.getByRole("link", { name: "Text 988" }).first()).toHaveAttribute("href", "sms:988");
  // The directory's groups open without a script.
  await main.locator("summary").filter({ hasText: "New Jersey" }).click();
  await expect(main.getByRole("link", { name: "Call 732-435-1414" })).toHaveAttribute("href", "tel:+17324351414");
  // The forms explain why they cannot be sent, instead of losing the input.
  for (const address of [addressOf("betaSignup"), addressOf("contact"), `${addressOf("careers")}/apply/general`]) {
    await page.goto(address);
    await expect(noScript, address).toBeVisible();
    await expect(noScript).toContainText("Aangan needs JavaScript to work.");
  }
});
