import { describe, expect, it } from "vitest";
import type { Returned } from "@/lib/payment-return";
import { awaitedOf, isPaid, lateAfterMs, lateIn, noticeOf } from "./returned";

describe("noticeOf, lateIn, awaitedOf and isPaid", () => {
  const at = 1_000_000;
  const paid: Returned = { at, outcome: "paid" };
  const refused: Returned = { at, outcome: "refused" };
  const none = { hasActiveSubscription: false, subscription: null };
  const active = { hasActiveSubscription: true, subscription: { status: "active" } };
  const trialing = { hasActiveSubscription: true, subscription: { status: "trialing" } };
  const pastDue = { hasActiveSubscription: true, subscription: { status: "past_due" } };
  it.each([
    ["null without a return", null, active, 0, null],
    ["confirming before the plan has loaded", paid, undefined, 0, "confirming"],
    ["confirming while the payment is awaited", paid, none, lateAfterMs - 1, "confirming"],
    ["late after a minute", paid, none, lateAfterMs, "late"],
    ["confirmed when the payment arrives late", paid, active, lateAfterMs * 5, "confirmed"],
    ["confirmed when the payment arrives", paid, active, 10, "confirmed"],
    ["confirmed for a card during the trial", paid, trialing, 10, "confirmed"],
    ["confirming while an invoice is unpaid", paid, pastDue, 10, "confirming"],
    ["refused after a decline", refused, none, 10, "refused"],
    ["refused a minute after a decline", refused, none, lateAfterMs, "refused"],
    ["null when a declined payment was paid otherwise", refused, active, 10, null],
    ["null a day after the return", paid, none, 24 * 60 * lateAfterMs, null],
  ] as const)("noticeOf returns %s", (_when, returned, plan, after, notice) => {
    expect(noticeOf(returned, plan, at + after)).toBe(notice);
  });

  it("lateIn returns the remaining time only while a confirmation is awaited", () => {
    expect(lateIn(paid, at + 1_000)).toBe(lateAfterMs - 1_000);
    expect([lateIn(paid, at + lateAfterMs), lateIn(refused, at), lateIn(null, at)]).toEqual([null, null, null]);
  });

  it("awaitedOf returns soon, then late, and once after a decline", () => {
    expect([
      awaitedOf(paid, at),
      awaitedOf(paid, at + lateAfterMs),
      awaitedOf(refused, at),
      awaitedOf(null, at),
    ]).toEqual(["soon", "late", "once", null]);
  });

  it("isPaid is true only when nothing is unpaid", () => {
    expect([isPaid(active), isPaid(trialing), isPaid(pastDue), isPaid(none), isPaid(undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
