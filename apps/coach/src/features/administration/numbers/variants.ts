import type { components } from "@aangan/api/coach";
import { adminNumbers as words } from "@aangan/copy/administration-numbers";
import { fill } from "@aangan/copy/format";

/** What happened where one pair of variants was shown. */
export type VariantRow = components["schemas"]["VariantNumbers"];

/** Returns the name of a headline and price variant; empty codes are unknown ones. */
export function pairOf(heading: string, pricing: string): string {
  const headline = words.headings.find(({ code }) => code === heading)?.label;
  const price = words.prices.find(({ code }) => code === pricing)?.label;
  return headline && price
    ? fill(words.pair, { heading: headline, pricing: price })
    : (headline ?? price ?? words.noVariant);
}

/** Returns a share from 0 to 1; null for a total of 0, or a part that is not of that total. */
export function share(part: number, whole: number): number | null {
  return whole > 0 && part <= whole ? part / whole : null;
}

/** A share as it is read: 4.2% below ten, 42% above; null of nothing. */
export function percent(part: number, whole: number): string | null {
  const of = share(part, whole);
  if (of === null) return null;
  return new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: of < 0.1 ? 1 : 0 }).format(of);
}

/** Adds rows up. */
export function total(rows: readonly VariantRow[]): VariantRow {
  const sum = (of: (row: VariantRow) => number) => rows.reduce((all, row) => all + of(row), 0);
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

/** Whether anything at all happened. */
export function isSilent(row: VariantRow): boolean {
  return [row.pageViews, row.shown, row.pressed, row.submitted, row.signups, row.registrations].every((n) => n === 0);
}
