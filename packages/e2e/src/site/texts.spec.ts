import type { RouteName } from "@aangan/copy/routes";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { visibleText } from "../support/screen";
import { expect, test } from "../support/test";
import { SiteFrame } from "./frame";
import { LandingPage } from "./landing-page";

/**
 * The texts that the product's documents prescribe word for word, as shown when a page is opened. Texts that appear
 * after an action (notices, errors, pending buttons, the variants) are in the specs of their pages.
 */
const texts: Partial<Record<RouteName, readonly string[]>> = {
  home: [
    "How It Works",
    "Join Beta for free",
    "Sign up and get matched",
    "Connect with your coach",
    "Grow and thrive",
    "1-on-1 coaching",
    "Unlimited text support",
    "24/7 AI companion",
    "Anonymous peer community",
    "30-minute video sessions",
    "typically within 24 hours",
    "Hindi and Tamil",
    "$80",
    "Free Beta",
    "Cancel anytime",
    "It is not protected by HIPAA.",
    "The community forum is anonymous.",
  ],
  betaSignup: [
    "Join Beta for free",
    "First Name",
    "Last Name",
    "Email",
    "the public launch",
    "the founding team",
    "never share it",
  ],
  contact: ["Contact", "Name", "Email", "Subject", "Message", "Send Message", "FAQ", "988"],
  aboutUs: ["Our mission", "Our story", "Our approach", "Our vision", "Join us"],
  ourCoaches: ["Our Coaches", "Five things we look for"],
  blog: [
    "All Topics",
    "Identity",
    "Family Dynamics",
    "Immigration",
    "Wellness",
    "Career",
    "Relationships",
    "Read More",
    "Previous",
    "Next",
  ],
  careers: [
    "Wellness Coach",
    "Content Writer",
    "Frontend Developer",
    "Operations Manager",
    "Remote (US-based)",
    "Apply Now",
    "Submit General Application",
  ],
  crisis: ["988", "911", "HOME to 741741", "1-800-273-8255", "also reaches 988"],
  faq: ["Is this therapy?", "Is what I say confidential?", "What if I need help urgently?"],
  privacy: ["Privacy Policy"],
  terms: ["Terms of Service"],
  safety: ["Companions are programs", "Eating disorders", "Harm to others"],
};

/** In every footer. */
const footer = [
  "Powered by Manomaya Wellness",
  "About Us",
  "Contact",
  "1-on-1 coaching",
  "Unlimited text support",
  "24/7 AI companion",
  "Anonymous peer community",
  "Call 988",
  "Call 911",
  "Text HOME to 741741",
  "1-800-273-8255",
];

/** The disclaimer. */
const disclaimer = [
  "coaching, not clinical therapy or medical advice",
  "Our coaches are certified in India and are not licensed U.S. healthcare providers.",
  "does not replace medical or mental-health treatment",
];

/** Returns the texts that are missing in a part of the page. */
async function missingTexts(part: Locator, wanted: readonly string[]): Promise<string[]> {
  await expect(part).toBeVisible();
  const shown = await visibleText(part);
  return wanted.filter((text) => !shown.includes(text));
}

async function expandDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Only one of a group can be open at a time; without the name all can.
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      fold.removeAttribute("name");
      fold.open = true;
    }
  });
}

test("every page shows its prescribed texts @once", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.storeVariants({ heading: "default", pricing: "default" });
  const absent: Record<string, string[]> = {};
  for (const [route, wanted] of Object.entries(texts)) {
    await page.goto(addressOf(route as RouteName));
    await expandDetails(page);
    absent[route] = await missingTexts(page.getByRole("main"), wanted);
    absent[`footer of ${route}`] = await missingTexts(page.locator("footer"), [...footer, ...disclaimer]);
  }
  await page.goto(addressOf("home"));
  absent["the hero"] = await missingTexts(landing.heading, ["A One-Stop Mental Wellness Hub for Desis"]);
  absent["the header"] = await missingTexts(await new SiteFrame(page, true).headerLinks(), [
    "How It Works",
    "Features",
    "Pricing",
    "FAQ",
    "Log In",
    "Sign Up for Beta",
  ]);
  // The front page has the disclaimer in three places.
  for (const part of ["#pricing", "#faq", "footer"]) absent[part] = await missingTexts(page.locator(part), disclaimer);
  expect(Object.fromEntries(Object.entries(absent).filter(([, one]) => one.length > 0))).toEqual({});
});
