import { dollars } from "@aangan/copy/format";
import { pricingVariants } from "@aangan/copy/plans";

/** What a member was offered and is charged. */
export type PricingVariant = (typeof pricingVariants)[number];

/** The variant of a code; the first one for a code that nobody knows. */
export function variantOf(code: string): PricingVariant {
  return pricingVariants.find((variant) => variant.code === code) ?? pricingVariants[0];
}

/** The price of a month, as it is shown: "$80". */
export function priceOf(variant: PricingVariant): string {
  return dollars(variant.cents);
}
