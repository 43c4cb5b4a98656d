import { describe, expect, it } from "vitest";
import { dateAndTime, dateIn, shortDateAndTime } from "@/lib/dates";
import { appearanceOf } from "./appearance";
import { brandName, expiryOf, isRefused, printedExpiry, sameCard } from "./card";
import { endOf, planState, planViewAt } from "./plan-view";
import { money, priceOf, variantOf } from "./price";
import { refusalOf } from "./refusal";
import { trialAt } from "./trial";

const now = new Date("2026-11-22T18:00:00Z");
const later = "2026-11-25T00:10:00Z";
const before = "2026-11-20T00:10:00Z";
const plan = { status: "active", endsAt: null } as const;

describe("which page the plan shows", () => {
  it.each([
    ["nothing yet", { trialEndsAt: null, hadSubscription: false, subscription: null }, "newcomer"],
    ["free days run", { trialEndsAt: later, hadSubscription: false, subscription: null }, "trial"],
    [
      "free days run, a plan was cancelled in them",
      { trialEndsAt: later, hadSubscription: true, subscription: null },
      "trial",
    ],
    ["free days are over", { trialEndsAt: before, hadSubscription: false, subscription: null }, "tried"],
    [
      "they are over this very moment",
      { trialEndsAt: now.toISOString(), hadSubscription: false, subscription: null },
      "tried",
    ],
    ["a member once", { trialEndsAt: before, hadSubscription: true, subscription: null }, "former"],
    ["a member once, without free days", { trialEndsAt: null, hadSubscription: true, subscription: null }, "former"],
    ["a member in their free days", { trialEndsAt: later, hadSubscription: true, subscription: plan }, "member"],
    ["a member", { trialEndsAt: before, hadSubscription: true, subscription: plan }, "member"],
  ])("%s", (_how, facts, kind) => {
    expect(planViewAt(facts, now).kind).toBe(kind);
  });

  it("says that something is owed before it says that the plan ends", () => {
    expect(planState(plan)).toBe("active");
    expect(planState({ status: "trialing", endsAt: null })).toBe("active");
    expect(planState({ status: "active", endsAt: later })).toBe("ending");
    expect(planState({ status: "trialing", endsAt: later })).toBe("ending");
    expect(planState({ status: "past_due", endsAt: null })).toBe("past-due");
    expect(planState({ status: "past_due", endsAt: later })).toBe("past-due");
  });
});

it("a cancelled plan ends when what is owed ends it, if that is sooner", () => {
  const sooner = now.toISOString();
  expect(endOf({ endsAt: null, graceEndsAt: null })).toBeNull();
  expect(endOf({ endsAt: null, graceEndsAt: later })).toBeNull();
  expect(endOf({ endsAt: later, graceEndsAt: null })).toBe(later);
  expect(endOf({ endsAt: later, graceEndsAt: sooner })).toBe(sooner);
  expect(endOf({ endsAt: sooner, graceEndsAt: later })).toBe(sooner);
});

describe("a free trial", () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
  it.each([
    [
      "just begun, by a clock that was read a little before",
      7.0001,
      { daysLeft: 7, laid: 0, lastDay: false, over: false },
    ],
    ["three and a half days before its end", 3.5, { daysLeft: 4, laid: 3, lastDay: false, over: false }],
    ["in its last hours", 0.2, { daysLeft: 1, laid: 6, lastDay: true, over: false }],
    ["over", 0, { daysLeft: 0, laid: 7, lastDay: true, over: true }],
  ])("%s", (_when, left, trial) => {
    expect(trialAt(inDays(left), now)).toEqual(trial);
  });
});

describe("money", () => {
  it.each([
    [8000, "usd", "$80"],
    [8050, "usd", "$80.50"],
    [5, "usd", "$0.05"],
    [0, "usd", "$0"],
    [123_456_700, "usd", "$1,234,567"],
    [800, "jpy", "¥800"],
    [8000, "cad", "CA$80"],
  ])("%i of %s is %s", (minor, currency, shown) => {
    expect(money(minor, currency)).toBe(shown);
  });

  it("is the member's own price", () => {
    expect(["default", "discount", "premium", "nobody-knows"].map((code) => priceOf(variantOf(code)))).toEqual([
      "$80",
      "$60",
      "$100",
      "$80",
    ]);
  });
});

describe("dates", () => {
  it("are those of the member's zone, and name it", () => {
    expect(dateAndTime(later, "America/Los_Angeles")).toBe("November 24, 2026, 4:10\u00a0PM\u00a0PST");
    expect(shortDateAndTime(later, "Asia/Kolkata")).toBe("Nov 25, 2026, 5:40\u00a0AM\u00a0GMT+5:30");
    expect(dateIn(later, "America/New_York")).toBe("Tuesday, November 24, 2026, 7:10\u00a0PM\u00a0EST");
  });
});

describe("a card", () => {
  const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2027 };

  it.each([
    [11, 2028, "good"],
    [2, 2027, "good"],
    [12, 2026, "soon"],
    [11, 2026, "soon"],
    [10, 2026, "over"],
    [12, 2025, "over"],
  ])("that is good until the end of %i/%i", (expMonth, expYear, expiry) => {
    expect(expiryOf({ ...card, expMonth, expYear }, now)).toBe(expiry);
  });

  it("is named as people name it", () => {
    expect(["visa", "amex", "diners_club", "cartes_bancaires", "unknown"].map(brandName)).toEqual([
      "Visa",
      "American Express",
      "Diners Club",
      "Cartes bancaires",
      "Card",
    ]);
    expect(printedExpiry({ ...card, expMonth: 3 })).toEqual({ month: "03", year: "27" });
  });

  it("is told from another", () => {
    expect(sameCard(card, { ...card })).toBe(true);
    expect(sameCard(card, { ...card, expYear: 2031 })).toBe(false);
    expect([sameCard(card, null), sameCard(null, card), sameCard(null, null)]).toEqual([false, false, true]);
  });
});

describe("a new card for what is owed", () => {
  const old = { brand: "visa", last4: "0341", expMonth: 12, expYear: 2027 };
  const other = { ...old, last4: "9995" };
  const owing = { status: "past_due", lastRefusal: "Your card was declined.", card: old };
  it.each([
    ["nothing has changed yet", owing, owing, false],
    ["the bank says something else", owing, { ...owing, lastRefusal: "No funds." }, true],
    ["it says the same of another card", owing, { ...owing, card: other }, true],
    [
      "the card is there, and nobody says why it does not pay",
      owing,
      { ...owing, card: other, lastRefusal: null },
      false,
    ],
    ["it is paid", owing, { status: "active", lastRefusal: null, card: other }, false],
    ["nothing was owed", { ...owing, status: "active", lastRefusal: null }, { ...owing, card: other }, false],
  ])("%s", (_how, before, plan, refused) => {
    expect(isRefused(before, plan)).toBe(refused);
  });
});

describe("what the provider refuses", () => {
  it.each([
    [
      { type: "card_error", message: "Your card was declined." },
      { kind: "refused", message: "Your card was declined.", lost: false },
    ],
    [{ type: "api_error" }, { kind: "refused", message: "Something went wrong. Please try again.", lost: true }],
    [{ type: "validation_error", message: "Your card number is incomplete." }, { kind: "unfinished" }],
    [{ type: "invalid_request_error", message: "x", setup_intent: { status: "canceled" } }, { kind: "over" }],
    [{ type: "invalid_request_error", message: "x", payment_intent: { status: "succeeded" } }, { kind: "settled" }],
    [
      { type: "card_error", message: "No funds.", payment_intent: { status: "requires_payment_method" } },
      { kind: "refused", message: "No funds.", lost: false },
    ],
  ])("%o", (error, refusal) => {
    expect(refusalOf(error)).toEqual(refusal);
  });
});

describe("the provider's fields", () => {
  it("take every colour from the page's tokens", () => {
    const asked: string[] = [];
    const look = appearanceOf("dark", (token) => {
      asked.push(token);
      return `<${token}>`;
    });
    expect(look.theme).toBe("night");
    expect(look.variables?.colorBackground).toBe("<--raised>");
    expect(look.rules?.[".Input--invalid"]?.border).toBe("2px solid <--danger>");
    expect(JSON.stringify(look)).not.toMatch(/#[0-9a-f]{3}/i);
    expect(new Set(asked).size).toBeGreaterThan(8);
    expect(appearanceOf("light", () => "").theme).toBe("stripe");
  });
});
