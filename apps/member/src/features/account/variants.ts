import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { storage } from "@aangan/copy/storage";

/** Codes of the variants that the site showed, as registration sends them. */
export interface ShownVariants {
  headingVariant?: (typeof headingVariants)[number]["code"];
  pricingVariant?: (typeof pricingVariants)[number]["code"];
}

/** The places of a code: its name in the URL, and in this tab's session storage. */
interface Source {
  parameter: string;
  key: string;
}
const heading: Source = { parameter: "heading", key: storage.headingTest };
const pricing: Source = { parameter: "pricing", key: storage.pricingTest };

/**
 * Returns the variants passed by the site, from the URL or from an earlier page of this tab. Unknown codes are
 * dropped, so that a mistyped link never blocks the form. Browser only.
 */
export function shownVariants(search: URLSearchParams): ShownVariants {
  const known = <Code extends string>(variants: readonly { code: Code }[], from: Source): Code | undefined => {
    const find = (code: string | null) => variants.find((variant) => variant.code === code)?.code;
    return find(search.get(from.parameter)) ?? find(kept(from.key));
  };
  return { headingVariant: known(headingVariants, heading), pricingVariant: known(pricingVariants, pricing) };
}

/** Stores the variants for this tab, because links inside the app do not carry them. Browser only. */
export function keepVariants(search: URLSearchParams): void {
  const { headingVariant, pricingVariant } = shownVariants(search);
  try {
    if (headingVariant) window.sessionStorage.setItem(heading.key, headingVariant);
    if (pricingVariant) window.sessionStorage.setItem(pricing.key, pricingVariant);
  } catch (error) {
    console.warn("What the site showed could not be kept; the address still has it.", error);
  }
}

/** Deletes the variants after a registration: the next person in this tab saw none. Browser only. */
export function forgetVariants(): void {
  try {
    for (const { key } of [heading, pricing]) window.sessionStorage.removeItem(key);
  } catch {
    // Without session storage nothing was stored.
  }
}

function kept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Without session storage only the URL is used.
    return null;
  }
}
