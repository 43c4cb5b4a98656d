/** The card behind a plan, as far as anybody may know it. */
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

/** The name of a brand of cards; one that nobody knows is its code with a capital. */
export function brandName(code: string): string {
  const name = code.replaceAll("_", " ");
  return brands[code] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** How long before its end a card is said to end soon, in milliseconds: the next payment but one. */
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

/** Whether two cards are one and the same, as far as anybody may know. */
export function sameCard(one: CardFacts | null, other: CardFacts | null): boolean {
  if (!one || !other) return one === other;
  return (["brand", "last4", "expMonth", "expYear"] as const).every((part) => one[part] === other[part]);
}

/** As much of a plan as it takes to know whether a new card was refused for what is owed. */
export interface OwingFacts {
  status: string;
  /** What the bank said last; null when nothing is owed, or nobody said why. */
  lastRefusal: string | null;
  card: CardFacts | null;
}

/** Whether the card that was given since `before` did not pay what was owed then: the bank's word is new, or about another card. */
export function isRefused(before: OwingFacts, plan: OwingFacts): boolean {
  if (before.status !== "past_due" || plan.status !== "past_due" || plan.lastRefusal === null) return false;
  return plan.lastRefusal !== before.lastRefusal || !sameCard(plan.card, before.card);
}
