import type { components } from "@aangan/api/coach";
import * as words from "@aangan/copy/admin-numbers";
import { dollars } from "@aangan/copy/format";
import { locale } from "@aangan/copy/locale";
import { pricingVariants } from "@aangan/copy/plans";

/** The numbers of one pair of variants. */
export type VariantRow = components["schemas"]["VariantNumbers"];

/** Returns the name of a headline and price variant; empty codes are unknown ones. */
export function variantPairName(heading: string, pricing: string): string {
  const headline = words.headings.find(({ code }) => code === heading)?.label;
  const variant = pricingVariants.find(({ code }) => code === pricing);
  const price = variant && dollars(variant.cents, locale);
  return headline && price ? words.pair({ heading: headline, pricing: price }) : (headline ?? price ?? words.noVariant);
}

/** Returns a share from 0 to 1; null for a total of 0, or for a part above the total. */
export function share(part: number, whole: number): number | null {
  return whole > 0 && part <= whole ? part / whole : null;
}

/** Formats a share: one decimal below ten percent ("4.2%"), else none ("42%"); null if there is no share. */
export function percent(part: number, whole: number): string | null {
  const ratio = share(part, whole);
  if (ratio === null) return null;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: ratio < 0.1 ? 1 : 0 }).format(ratio);
}

/** Returns the sum of rows. */
export function total(rows: readonly VariantRow[]): VariantRow {
  const sum = (ratio: (row: VariantRow) => number) => rows.reduce((all, row) => all + ratio(row), 0);
  return {
    heading: "",
    pricing: "",
    pageViews: sum((row) => row.pageViews),
    shown: sum((row) => row.shown),
    pressed: sum((row) => row.pressed),
    submitted: sum((row) => row.submitted),
    signups: sum((row) => row.signups),
    registrations: sum((row) => row.registrations),
    trials: sum((row) => row.trials),
    paid: sum((row) => row.paid),
  };
}

/** Reports whether all numbers of a row are zero. */
export function isAllZero(row: VariantRow): boolean {
  return [row.pageViews, row.shown, row.pressed, row.submitted, row.signups, row.registrations].every((n) => n === 0);
}
