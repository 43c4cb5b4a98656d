import { directory } from "@aangan/copy/helplines";
import { textSample } from "@aangan/copy/hi/landing";
import { pricingVariants } from "@aangan/copy/plans";
import { storage } from "@aangan/copy/storage";
import type { Locator } from "@playwright/test";

/** Texts that are the same in every language: names of services, plans and places, words to send, and of storage. */
const names = [
  ...directory.map(({ name }) => name),
  ...pricingVariants.flatMap((variant) => ("badge" in variant ? [variant.badge] : [])),
  ...Object.values(storage),
  // Hindi as people type it.
  ...textSample.map(({ text }) => text),
  ...["Aangan", "HIPAA", "FAQ", "Google", "Stripe", "HOME", "MAITRI", "New York City", "authUser"],
].toSorted((a, b) => b.length - a.length);

/** A text may have so many Latin letters: a unit, an abbreviation. */
const few = 3;

/**
 * Returns the texts of a part of a page that are in Latin letters alone, without names and addresses of sites. Parts
 * that declare another language than the page are left out.
 */
export function englishIn(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, { names: known, few: allowed }) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue?.trim() ?? "";
        const element = walker.currentNode.parentElement;
        if (!element || element.closest("script, style, [aria-hidden=true]")) continue;
        if (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text)) continue;
        if (element.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang) continue;
        if (/\p{Script=Devanagari}/u.test(text)) continue;
        const rest = known.reduce((left, name) => left.replaceAll(name, ""), text);
        if ((rest.match(/\p{Script=Latin}/gu)?.length ?? 0) > allowed) found.add(text);
      }
      return [...found];
    },
    { names, few },
  );
}
