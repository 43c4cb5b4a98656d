import { locale } from "@aangan/copy/locale";
import { pricingVariants } from "@aangan/copy/plans";

/** The price variant of a member. */
export type PricingVariant = (typeof pricingVariants)[number];

/** Returns the variant of a code; the first one for an unknown code. */
export function variantOf(code: string): PricingVariant {
  return pricingVariants.find((variant) => variant.code === code) ?? pricingVariants[0];
}

/** The currency of the variants, as an ISO 4217 code in the provider's spelling. */
const currencyOfPrices = "usd";

/** The price of a month, as it is shown: "$80". */
export function priceOf(variant: PricingVariant): string {
  return money(variant.cents, currencyOfPrices);
}

/**
 * Formats an amount in minor units: 8000 and "usd" is "$80", 8050 is "$80.50". Amounts in currencies without minor
 * units are used unchanged.
 */
export function money(minor: number, currency: string): string {
  const shape = { style: "currency", currency: currency.toUpperCase() } as const;
  const digits = new Intl.NumberFormat(locale, shape).resolvedOptions().maximumFractionDigits ?? 2;
  const whole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, { ...shape, minimumFractionDigits: whole ? 0 : digits }).format(
    minor / 10 ** digits,
  );
}
