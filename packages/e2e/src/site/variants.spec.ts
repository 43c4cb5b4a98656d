import { storage } from "@aangan/copy/storage";
import { AuthPage } from "../member/auth-page";
import { addressOf, originOf } from "../support/addresses";
import { newPerson } from "../support/people";
import { expect, test } from "../support/test";
import { SiteFrame } from "./frame";
import { headingCodes, LandingPage, pricingCodes } from "./landing-page";

const headings: Record<string, string> = {
  default: "A One-Stop Mental Wellness Hub for Desis",
  cultural: "Skip Insurance. Get South Asian Support.",
};
const prices: Record<string, string> = { default: "$80", discount: "$60", premium: "$100" };

test("the drawn variants are stored, and no other variant and no layout shift ever appears @once", async ({ page }) => {
  const landing = new LandingPage(page);
  const observations = await landing.watchFrames();
  await landing.open();
  const drawn = await landing.storedVariants();
  expect(headingCodes).toContain(drawn.heading);
  expect(pricingCodes).toContain(drawn.pricing);
  const all = { headings: [headings[drawn.heading ?? ""]], prices: [prices[drawn.pricing ?? ""]], shifts: [] };
  expect(await observations()).toEqual(all);

  await page.reload();
  expect(await landing.storedVariants()).toEqual(drawn);
  expect(await observations()).toEqual(all);
});

test("a stored variant is used, and an unknown or missing one is drawn again and stored @once", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.storeVariants({ heading: "cultural", pricing: "nobody knows this one" });
  const observations = await landing.watchFrames();
  await landing.open();
  const { heading, pricing } = await landing.storedVariants();
  expect(heading).toBe("cultural");
  expect(pricingCodes).toContain(pricing);
  expect(await observations()).toEqual({ headings: [headings.cultural], prices: [prices[pricing ?? ""]], shifts: [] });

  await page.evaluate((names) => localStorage.removeItem(names.headingTest), storage);
  await page.reload();
  const redrawn = await landing.storedVariants();
  expect(headingCodes).toContain(redrawn.heading);
  expect(redrawn.pricing).toBe(pricing);
  await expect(landing.heading).toHaveAccessibleName(headings[redrawn.heading ?? ""] ?? "");
});

test("every heading and price can be drawn, and only the drawn ones are visible @once", async ({ page }) => {
  const landing = new LandingPage(page);
  // The URL decides the draw, and every page is a first visit.
  await page.addInitScript(() => {
    localStorage.clear();
    Math.random = () => Number(new URLSearchParams(location.search).get("dice"));
  });
  for (const { dice, heading, pricing, sessions, badge } of [
    { dice: "0", heading: "default", pricing: "default", sessions: 2, badge: "Free Beta" },
    { dice: "0.45", heading: "default", pricing: "discount", sessions: 2, badge: "Early Adopter" },
    { dice: "0.55", heading: "cultural", pricing: "discount", sessions: 2, badge: "Early Adopter" },
    { dice: "0.999999", heading: "cultural", pricing: "premium", sessions: 3, badge: "Extra Session" },
  ] as const) {
    await page.goto(`${addressOf("home")}?dice=${dice}`);
    expect(await landing.storedVariants(), `dice at ${dice}`).toEqual({ heading, pricing });
    await expect(landing.heading).toHaveCount(1);
    await expect(landing.heading).toHaveAccessibleName(headings[heading] ?? "");
    // The shorter line belongs to the second heading only.
    const line = page.getByText("Skip Insurance. Get Support.", { exact: true }).filter({ visible: true });
    await expect(line).toHaveCount(heading === "cultural" ? 1 : 0);
    const shown = landing.pricing.getByText(/^\$\d+$/).filter({ visible: true });
    await expect(shown).toHaveText([prices[pricing] ?? ""]);
    const badges = landing.pricing.getByText(/^(Free Beta|Early Adopter|Extra Session)$/).filter({ visible: true });
    await expect(badges).toHaveText([badge]);
    const included = landing.pricing.getByText(/\d video sessions/).filter({ visible: true });
    await expect(included).toHaveText([`${sessions} video sessions a month, 30 minutes each`]);
  }
});

test("a visitor's variants become the registered member's @once", async ({ page, isMobile }) => {
  const landing = new LandingPage(page);
  await landing.storeVariants({ heading: "cultural", pricing: "premium" });
  await landing.open();
  const ways = await new SiteFrame(page, isMobile).headerLinks();
  await ways.getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(`${addressOf("auth")}?heading=cultural&pricing=premium`);
  const auth = new AuthPage(page);
  await auth.signUpTab.click();
  const person = newPerson();
  await auth.fillRegistration(person);
  const request = page.waitForRequest("**/api/register");
  await auth.signUp.click();
  expect((await request).postDataJSON()).toMatchObject({ headingVariant: "cultural", pricingVariant: "premium" });
  await expect(page).toHaveURL(addressOf("dashboard"));
  const user = await (await page.request.get(`${originOf("member")}/api/user`)).json();
  expect(user).toMatchObject({ username: person.username, pricingVariant: "premium" });
});
