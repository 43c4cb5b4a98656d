import * as auth from "@aangan/copy/auth";
import * as hindi from "@aangan/copy/hi/auth";
import * as onboarding from "@aangan/copy/hi/onboarding";
import { expect, type Page } from "@playwright/test";
import { addressOf } from "./addresses";
import { expectAccessible } from "./axe";
import { coaches, completeOnboarding, newPerson, type Person, password } from "./people";

/** Two or more English words in a row. */
const sentence = /[A-Za-z][A-Za-z'’.-]*(?:[\s,;:]+[A-Za-z][A-Za-z'’.-]*)+/;

/** What is no English sentence: addresses, names of files, and the end of a time ("4:30 am PST"). */
const noWords = /https?:\/\/\S+|\S+@\S+|\S+\.(?:json|png|txt)\b|\b[ap]m\b(?: [A-Z]{2,4}\b)?/g;

/** Names of two or more words that stay in Latin letters on a page in Hindi. */
const names = [
  "Aangan Monthly",
  "Caps Lock",
  "Google Calendar",
  "Apple Calendar",
  "Los Angeles",
  "National Domestic Violence Hotline",
  ...Object.values(coaches).map(({ name }) => name),
];

/** Returns the texts with English in them, besides names: those above, and those of the test. */
export function englishTexts(texts: readonly string[], ...known: readonly string[]): string[] {
  const allowed = [...known, ...names].toSorted((one, other) => other.length - one.length);
  return texts.filter((text) =>
    sentence.test(allowed.reduce((rest, name) => rest.replaceAll(name, "·"), text.replace(noWords, "·"))),
  );
}

/** What a look at a screen finds. */
interface Screen {
  /** Visible texts, and texts of screen readers, outside of elements that are marked as another language. */
  texts: string[];
  /** Buttons, links, tabs and headings that are wider inside than outside. */
  clipped: string[];
}

function look(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inHindi = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === "hi";
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!parent || !text || parent.closest("script, style, noscript, template")) continue;
      if (visible(parent) && inHindi(parent)) texts.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      if (visible(element) && inHindi(element) && element.tagName !== "IFRAME")
        for (const name of ["aria-label", "placeholder", "title", "alt"]) {
          const text = element.getAttribute(name)?.trim();
          if (text) texts.push(`[${name}] ${text}`);
        }
    texts.push(document.title);
    const clipped: string[] = [];
    for (const element of document.querySelectorAll("button, a, [role=tab], [role=menuitem], h1, h2, h3, h4"))
      if (visible(element) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        if (element.textContent)
          clipped.push(`${element.scrollWidth} > ${element.clientWidth}: ${element.textContent}`);
    return { texts, clipped };
  });
}

/**
 * Expects a screen or dialog in Hindi, whose texts all fit, and without violations of accessibility. With the variable
 * SCREENSHOTS its picture is written into that folder, to be looked at.
 */
export async function expectHindi(page: Page, screen: string, ...known: readonly string[]): Promise<void> {
  await expectHindiTexts(page, screen, ...known);
  await expectAccessible(page);
}

/** Does the same without the accessibility, which is not checked on pages with frames. */
export async function expectHindiTexts(page: Page, screen: string, ...known: readonly string[]): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/${screen}.png`, animations: "disabled" });
  const { texts, clipped } = await look(page);
  expect.soft(englishTexts(texts, ...known), `English on ${screen}`).toEqual([]);
  expect.soft(clipped, `texts without room on ${screen}`).toEqual([]);
}

/** Opens the sign-up form and chooses Hindi, as a visitor does. */
export async function openHindiSignUp(page: Page): Promise<void> {
  await page.goto(addressOf("auth"));
  await page.getByRole("navigation", { name: auth.languages }).getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("form")).not.toHaveAttribute("data-waits");
  await page.getByRole("tab", { name: hindi.signUpTab }).click();
  await expect(page.getByRole("tabpanel").getByLabel(hindi.firstName, { exact: true })).toBeVisible();
}

/** Fills in the sign-up form and submits it. */
export async function signUpInHindi(page: Page, person: Person): Promise<void> {
  const panel = page.getByRole("tabpanel");
  for (const [label, text] of [
    [hindi.firstName, person.firstName],
    [hindi.lastName, person.lastName],
    [hindi.username, person.username],
    [hindi.email, person.email],
    [hindi.password, password],
    [hindi.confirmPassword, password],
  ] as const)
    await panel.getByLabel(label, { exact: true }).fill(text);
  await panel.getByRole("button", { name: hindi.signUp, exact: true }).click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expect(page.getByRole("dialog", { name: onboarding.title })).toBeVisible();
}

/** Signs a new member up in Hindi, as a visitor does, and answers the first questions over the API. */
export async function joinInHindi(page: Page): Promise<Person> {
  const person = newPerson("Asha");
  await openHindiSignUp(page);
  await signUpInHindi(page, person);
  await completeOnboarding(page.context());
  return person;
}
