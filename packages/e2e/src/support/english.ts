import type { Locator } from "@playwright/test";

/** Texts that are the same in every language: names, and abbreviations of laws and offices. */
const names = ["Aangan", "SoulSync", "Trevor", "HIPAA", "FAQ", "Premium", "Google", "Stripe", "HOME", "TALK"];

/** A text may have so many Latin letters: a unit, an abbreviation. */
const few = 3;

/**
 * Returns the texts of a part of a page that are in Latin letters alone, without names. Parts that declare another
 * language than the page are left out.
 */
export function englishIn(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, { names: known, few: allowed }) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue?.trim() ?? "";
        const element = walker.currentNode.parentElement;
        if (!element || element.closest("script, style")) continue;
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
