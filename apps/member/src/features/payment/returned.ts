import type { Returned } from "@/lib/payment-return";

/** The time after which a confirmation is called late, in milliseconds. */
export const lateAfterMs = 60_000;

/** The time after which this tab ignores the return, in milliseconds. */
const forgottenAfterMs = 24 * 60 * 60 * 1000;

/** The notice on the dashboard after a payment. */
export type ReturnNotice = "confirming" | "late" | "confirmed" | "refused";

/** The fields of the plan that show whether the payment has arrived. */
export interface PlanFacts {
  hasActiveSubscription: boolean;
  subscription?: { status: string } | null;
}

/** Reports whether the plan is active and nothing is unpaid. */
export function isPaid(plan: PlanFacts | undefined): boolean {
  return plan?.hasActiveSubscription === true && plan.subscription?.status !== "past_due";
}

/** Returns the notice; null without a recent return, or if a declined payment has been paid since. */
export function noticeOf(returned: Returned | null, plan: PlanFacts | undefined, now: number): ReturnNotice | null {
  if (!returned || now - returned.at >= forgottenAfterMs) return null;
  if (isPaid(plan)) return returned.outcome === "paid" ? "confirmed" : null;
  if (returned.outcome === "refused") return "refused";
  return now - returned.at >= lateAfterMs ? "late" : "confirming";
}

/**
 * How a confirmation is awaited: soon, late (checked rarely), or checked once after a decline, in case it was paid by
 * other means.
 */
export type Awaited = "soon" | "late" | "once";

/** Returns how a confirmation is awaited; null without a return. */
export function awaitedOf(returned: Returned | null, now: number): Awaited | null {
  if (!returned) return null;
  if (returned.outcome === "refused") return "once";
  return lateIn(returned, now) === null ? "late" : "soon";
}

/** Returns the milliseconds until the confirmation counts as late; null if it does already, or none is awaited. */
export function lateIn(returned: Returned | null, now: number): number | null {
  if (returned?.outcome !== "paid") return null;
  const left = returned.at + lateAfterMs - now;
  return left > 0 ? left : null;
}
