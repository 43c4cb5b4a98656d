import { describe, expect, it } from "vitest";
import { appearanceOf } from "./appearance";
import { brandName, expiryOf, isRefused, printedExpiry, sameCard } from "./card";
import { endOf, planState, planViewAt } from "./plan-view";
import { money, priceOf, variantOf } from "./price";
import { refusalOf } from "./refusal";
import { trialAt } from "./trial";

const now = new Date("2026-11-22T18:00:00Z");
const later = "2026-11-25T00:10:00Z";
const before = "2026-11-20T00:10:00Z";
const plan = { status: "active", endsAt: null, pausedFrom: null } as const;

describe("planViewAt and planState", () => {
  it.each([
    [
      "is newcomer without a trial or plan",
      { trialEndsAt: null, hadSubscription: false, subscription: null },
      "newcomer",
    ],
    ["is trial during the free days", { trialEndsAt: later, hadSubscription: false, subscription: null }, "trial"],
    [
      "is trial during the free days after a cancelled plan",
      { trialEndsAt: later, hadSubscription: true, subscription: null },
      "trial",
    ],
    ["is tried after the free days", { trialEndsAt: before, hadSubscription: false, subscription: null }, "tried"],
    [
      "is tried at the exact end of the free days",
      { trialEndsAt: now.toISOString(), hadSubscription: false, subscription: null },
      "tried",
    ],
    ["is former after a plan", { trialEndsAt: before, hadSubscription: true, subscription: null }, "former"],
    [
      "is former after a plan without a trial",
      { trialEndsAt: null, hadSubscription: true, subscription: null },
      "former",
    ],
    [
      "is member with a plan during the free days",
      { trialEndsAt: later, hadSubscription: true, subscription: plan },
      "member",
    ],
    ["is member with a plan", { trialEndsAt: before, hadSubscription: true, subscription: plan }, "member"],
  ])("%s", (_how, facts, kind) => {
    expect(planViewAt(facts, now).kind).toBe(kind);
  });

  it.each([
    [plan, "active"],
    [{ ...plan, status: "trialing" }, "active"],
    [{ ...plan, pausedFrom: later }, "pausing"],
    [{ ...plan, status: "paused", pausedFrom: before }, "paused"],
    [{ ...plan, endsAt: later }, "ending"],
    [{ ...plan, status: "paused", endsAt: later }, "ending"],
    [{ ...plan, status: "trialing", endsAt: later }, "ending"],
    [{ ...plan, status: "past_due" }, "past-due"],
    [{ ...plan, status: "past_due", endsAt: later }, "past-due"],
  ] as const)("planState of %j is %s", (facts, state) => {
    expect(planState(facts)).toBe(state);
  });
});

it("endOf returns the earlier of the cancellation and the unpaid invoice's deadline", () => {
  const sooner = now.toISOString();
  expect(endOf({ endsAt: null, graceEndsAt: null })).toBeNull();
  expect(endOf({ endsAt: null, graceEndsAt: later })).toBeNull();
  expect(endOf({ endsAt: later, graceEndsAt: null })).toBe(later);
  expect(endOf({ endsAt: later, graceEndsAt: sooner })).toBe(sooner);
  expect(endOf({ endsAt: sooner, graceEndsAt: later })).toBe(sooner);
});

describe("trialAt", () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
  it.each([
    [
      "counts all days when the clock is slightly before the start",
      7.0001,
      { daysLeft: 7, laid: 1, lastDay: false, over: false },
    ],
    ["rounds half days up", 3.5, { daysLeft: 4, laid: 4, lastDay: false, over: false }],
    ["reports the last day", 0.2, { daysLeft: 1, laid: 7, lastDay: true, over: false }],
    ["reports the end at the exact moment", 0, { daysLeft: 0, laid: 7, lastDay: true, over: true }],
  ])("%s", (_when, left, trial) => {
    expect(trialAt(inDays(left), now)).toEqual(trial);
  });
});

describe("money and priceOf", () => {
  it.each([
    [8000, "usd", "$80"],
    [8050, "usd", "$80.50"],
    [5, "usd", "$0.05"],
    [0, "usd", "$0"],
    [123_456_700, "usd", "$1,234,567"],
    [800, "jpy", "¥800"],
    [8000, "cad", "CA$80"],
  ])("money formats %i %s as %s", (minor, currency, shown) => {
    expect(money(minor, currency)).toBe(shown);
  });

  it("priceOf returns the price of the variant, and the first one for an unknown code", () => {
    expect(["default", "discount", "premium", "nobody-knows"].map((code) => priceOf(variantOf(code)))).toEqual([
      "$80",
      "$60",
      "$100",
      "$80",
    ]);
  });
});

describe("expiryOf, brandName, printedExpiry and sameCard", () => {
  const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2027 };

  it.each([
    [11, 2028, "good"],
    [2, 2027, "good"],
    [12, 2026, "soon"],
    [11, 2026, "soon"],
    [10, 2026, "over"],
    [12, 2025, "over"],
  ])("expiryOf a card valid until the end of %i/%i is %s", (expMonth, expYear, expiry) => {
    expect(expiryOf({ ...card, expMonth, expYear }, now)).toBe(expiry);
  });

  it("brandName and printedExpiry format the brand and the date", () => {
    expect(["visa", "amex", "diners_club", "cartes_bancaires", "unknown"].map(brandName)).toEqual([
      "Visa",
      "American Express",
      "Diners Club",
      "Cartes bancaires",
      "Card",
    ]);
    expect(printedExpiry({ ...card, expMonth: 3 })).toEqual({ month: "03", year: "27" });
  });

  it("sameCard compares all facts, and treats two missing cards as equal", () => {
    expect(sameCard(card, { ...card })).toBe(true);
    expect(sameCard(card, { ...card, expYear: 2031 })).toBe(false);
    expect([sameCard(card, null), sameCard(null, card), sameCard(null, null)]).toEqual([false, false, true]);
  });
});

describe("isRefused", () => {
  const old = { brand: "visa", last4: "0341", expMonth: 12, expYear: 2027 };
  const other = { ...old, last4: "9995" };
  const pastDue = { status: "past_due", lastRefusal: "Your card was declined.", card: old };
  it.each([
    ["is false while nothing has changed", pastDue, pastDue, false],
    ["is true when the bank's reason has changed", pastDue, { ...pastDue, lastRefusal: "No funds." }, true],
    ["is true when another card has the same reason", pastDue, { ...pastDue, card: other }, true],
    ["is false when the new card has no reason yet", pastDue, { ...pastDue, card: other, lastRefusal: null }, false],
    ["is false when the invoice is paid", pastDue, { status: "active", lastRefusal: null, card: other }, false],
    [
      "is false when nothing was unpaid",
      { ...pastDue, status: "active", lastRefusal: null },
      { ...pastDue, card: other },
      false,
    ],
  ])("%s", (_how, before, plan, refused) => {
    expect(isRefused(before, plan)).toBe(refused);
  });
});

describe("refusalOf", () => {
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
  ])("converts %o", (error, refusal) => {
    expect(refusalOf(error)).toEqual(refusal);
  });
});

describe("appearanceOf", () => {
  it("takes every colour from the page's tokens", () => {
    const requested: string[] = [];
    const appearance = appearanceOf("dark", (token) => {
      requested.push(token);
      return `<${token}>`;
    });
    expect(appearance.theme).toBe("night");
    expect(appearance.variables?.colorBackground).toBe("<--raised>");
    expect(appearance.rules?.[".Input--invalid"]?.border).toBe("2px solid <--danger>");
    expect(JSON.stringify(appearance)).not.toMatch(/#[0-9a-f]{3}/i);
    expect(new Set(requested).size).toBeGreaterThan(8);
    expect(appearanceOf("light", () => "").theme).toBe("stripe");
  });
});
