import { describe, expect, it } from "vitest";
import type { Returned } from "@/lib/payment-return";
import { awaitedOf, isPaid, lateAfterMs, lateIn, standOf } from "./returned";

describe("what is said", () => {
  const at = 1_000_000;
  const paid: Returned = { at, outcome: "paid" };
  const refused: Returned = { at, outcome: "refused" };
  const none = { hasActiveSubscription: false, subscription: null };
  const active = { hasActiveSubscription: true, subscription: { status: "active" } };
  const trialing = { hasActiveSubscription: true, subscription: { status: "trialing" } };
  const owing = { hasActiveSubscription: true, subscription: { status: "past_due" } };
  it.each([
    ["nobody came back", null, active, 0, null],
    ["nothing is known yet", paid, undefined, 0, "confirming"],
    ["no word yet", paid, none, lateAfterMs - 1, "confirming"],
    ["no word for a minute", paid, none, lateAfterMs, "late"],
    ["the word came late", paid, active, lateAfterMs * 5, "confirmed"],
    ["the word came", paid, active, 10, "confirmed"],
    ["a card for after the free days", paid, trialing, 10, "confirmed"],
    ["what is owed is not settled yet", paid, owing, 10, "confirming"],
    ["refused", refused, none, 10, "refused"],
    ["refused, and a minute later", refused, none, lateAfterMs, "refused"],
    ["refused, and paid by other means", refused, active, 10, null],
    ["yesterday", paid, none, 24 * 60 * lateAfterMs, null],
  ] as const)("%s", (_when, returned, plan, after, stand) => {
    expect(standOf(returned, plan, at + after)).toBe(stand);
  });

  it("waits for the minute only while there is one to wait for", () => {
    expect(lateIn(paid, at + 1_000)).toBe(lateAfterMs - 1_000);
    expect([lateIn(paid, at + lateAfterMs), lateIn(refused, at), lateIn(null, at)]).toEqual([null, null, null]);
  });

  it("asks soon, then seldom, and about a refusal once", () => {
    expect([
      awaitedOf(paid, at),
      awaitedOf(paid, at + lateAfterMs),
      awaitedOf(refused, at),
      awaitedOf(null, at),
    ]).toEqual(["soon", "late", "once", null]);
  });

  it("takes a plan for paid only when nothing is owed", () => {
    expect([isPaid(active), isPaid(trialing), isPaid(owing), isPaid(none), isPaid(undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
