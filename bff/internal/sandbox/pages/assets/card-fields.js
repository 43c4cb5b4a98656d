// What a card's fields hold: how it is written, which brand it is, and what is wrong with it, in the provider's words.

const brands = [
  { name: "amex", label: "Amex", starts: /^3[47]/, length: 15, groups: [4, 6, 5], code: 4 },
  { name: "visa", label: "Visa", starts: /^4/, length: 16, groups: [4, 4, 4, 4], code: 3 },
  { name: "mastercard", label: "Mastercard", starts: /^(5[1-5]|2[2-7])/, length: 16, groups: [4, 4, 4, 4], code: 3 },
  { name: "discover", label: "Discover", starts: /^(6011|65|64[4-9])/, length: 16, groups: [4, 4, 4, 4], code: 3 },
];
const unknown = { name: "unknown", label: "", length: 16, groups: [4, 4, 4, 4], code: 3 };

/** The digits of a text. */
export const digitsOf = (text) => text.replace(/\D/g, "");

/** The brand that a number begins like. */
export const brandOf = (digits) => brands.find(({ starts }) => starts.test(digits)) ?? unknown;

/** A card number in its groups. */
export function writeNumber(digits) {
  const brand = brandOf(digits);
  const kept = digits.slice(0, brand.length);
  const parts = [];
  let from = 0;
  for (const size of brand.groups) {
    if (from < kept.length) parts.push(kept.slice(from, from + size));
    from += size;
  }
  return parts.join(" ");
}

/** A date as "MM / YY". A month that can only be one digit gets its zero; a stroke stands once the month is whole. */
export function writeExpiry(digits, deleting) {
  let kept = digits;
  if (/^([2-9]|1[3-9])/.test(kept)) kept = `0${kept}`;
  // Pasted or filled in by the browser with the whole year.
  if (/^\d\d20\d\d$/.test(kept)) kept = kept.slice(0, 2) + kept.slice(4);
  kept = kept.slice(0, 4);
  if (kept.length < 2 || (deleting && kept.length === 2)) return kept;
  return `${kept.slice(0, 2)} / ${kept.slice(2)}`;
}

function luhn(digits) {
  let sum = 0;
  for (const [i, digit] of [...digits].reverse().entries()) {
    const twice = Number(digit) * (i % 2 ? 2 : 1);
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

const wrong = (code, message) => ({ type: "validation_error", code, message });

/** What is wrong with a number, or null. A number that is no practice number is refused before it goes anywhere. */
export function numberProblem(digits, practice) {
  if (digits.length < brandOf(digits).length) return wrong("incomplete_number", "Your card number is incomplete.");
  if (!luhn(digits)) return wrong("invalid_number", "Your card number is invalid.");
  if (!practice.includes(digits)) {
    return wrong("invalid_number", "This is a practice form. Use one of its numbers, never a real card.");
  }
  return null;
}

/** What is wrong with a date of four digits, month first, or null. */
export function expiryProblem(digits, now = new Date()) {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4) return wrong("incomplete_expiry", "Your card's expiration date is incomplete.");
  if (month < 1 || month > 12) return wrong("invalid_expiry_month", "Your card's expiration date is invalid.");
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return wrong("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return wrong("invalid_expiry_month_past", "Your card's expiration date is in the past.");
  }
  return null;
}

/** What is wrong with a security code, or null. */
export function codeProblem(digits, number) {
  if (digits.length === brandOf(number).code) return null;
  return wrong("incomplete_cvc", "Your card's security code is incomplete.");
}
