import { pricingVariants } from "@aangan/copy/plans";

/** What a member was offered and is charged. */
export type PricingVariant = (typeof pricingVariants)[number];

/** The variant of a code; the first one for a code that nobody knows. */
export function variantOf(code: string): PricingVariant {
  return pricingVariants.find((variant) => variant.code === code) ?? pricingVariants[0];
}

/** What a variant is charged in; an ISO 4217 code as the payment provider writes it. */
const currencyOfPrices = "usd";

/** The price of a month, as it is shown: "$80". */
export function priceOf(variant: PricingVariant): string {
  return money(variant.cents, currencyOfPrices);
}

/**
 * An amount as it is shown, from minor units and a currency: 8000 and "usd" is "$80", 8050 is "$80.50". Currencies without minor
 * units are taken as they are.
 */
export function money(minor: number, currency: string): string {
  const shape = { style: "currency", currency: currency.toUpperCase() } as const;
  const digits = new Intl.NumberFormat("en-US", shape).resolvedOptions().maximumFractionDigits ?? 2;
  const whole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat("en-US", { ...shape, minimumFractionDigits: whole ? 0 : digits }).format(
    minor / 10 ** digits,
  );
}
