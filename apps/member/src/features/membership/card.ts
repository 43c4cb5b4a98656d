/** The known facts about the plan's card. */
export interface CardFacts {
  /** The provider's code: "visa", "american_express". */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
}

/** Brands whose names are not simply their codes with a capital. */
const brands: Record<string, string> = {
  amex: "American Express",
  american_express: "American Express",
  diners: "Diners Club",
  diners_club: "Diners Club",
  eftpos_au: "Eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  unknown: "Card",
  visa: "Visa",
};

/** Returns the display name of a card brand; an unknown one is its code with a capital. */
export function brandName(code: string): string {
  const name = code.replaceAll("_", " ");
  return brands[code] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The time before a card's expiry at which it counts as expiring soon, in milliseconds: two payments. */
const soonMs = 60 * 24 * 60 * 60 * 1000;

/** Whether a card still pays: it does until the month that is printed on it is over. */
export function expiryOf({ expMonth, expYear }: CardFacts, now: Date): "good" | "soon" | "over" {
  // Months count from 0 here, so this is the first moment of the month after.
  const left = Date.UTC(expYear, expMonth) - now.getTime();
  if (left <= 0) return "over";
  return left < soonMs ? "soon" : "good";
}

/** The end of a card as it is printed on it: month and year in two digits each. */
export function printedExpiry({ expMonth, expYear }: CardFacts): { month: string; year: string } {
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return { month: two(expMonth), year: two(expYear) };
}

/** Reports whether two cards appear to be the same, from the known facts. */
export function sameCard(one: CardFacts | null, other: CardFacts | null): boolean {
  if (!one || !other) return one === other;
  return (["brand", "last4", "expMonth", "expYear"] as const).every((part) => one[part] === other[part]);
}

/** The part of a plan that shows whether a new card was declined for an unpaid invoice. */
export interface OwingFacts {
  status: string;
  /** The bank's latest reason for declining; null when nothing is unpaid, or the reason is unknown. */
  lastRefusal: string | null;
  card: CardFacts | null;
}

/**
 * Reports whether the card given since `before` failed to pay the unpaid invoice: the decline is new, or about another
 * card.
 */
export function isRefused(before: OwingFacts, plan: OwingFacts): boolean {
  if (before.status !== "past_due" || plan.status !== "past_due" || plan.lastRefusal === null) return false;
  return plan.lastRefusal !== before.lastRefusal || !sameCard(plan.card, before.card);
}
