import type { Returned } from "@/lib/payment-return";

/** After so long it is said that it takes longer than usual, in milliseconds. */
export const lateAfterMs = 60_000;

/** After so long nothing more is said of it in this tab, in milliseconds. */
const forgottenAfterMs = 24 * 60 * 60 * 1000;

/** What the dashboard says to whoever came back. */
export type Stand = "confirming" | "late" | "confirmed" | "refused";

/** As much of the member's standing as it takes to know whether the payment has arrived. */
export interface PlanFacts {
  hasActiveSubscription: boolean;
  subscription?: { status: string } | null;
}

/** Whether the server says that the plan runs and nothing is owed. */
export function isPaid(plan: PlanFacts | undefined): boolean {
  return plan?.hasActiveSubscription === true && plan.subscription?.status !== "past_due";
}

/** What is to be said; null when nobody came back, or it was refused and is paid by now, or it is long ago. */
export function standOf(returned: Returned | null, plan: PlanFacts | undefined, now: number): Stand | null {
  if (!returned || now - returned.at >= forgottenAfterMs) return null;
  if (isPaid(plan)) return returned.outcome === "paid" ? "confirmed" : null;
  if (returned.outcome === "refused") return "refused";
  return now - returned.at >= lateAfterMs ? "late" : "confirming";
}

/**
 * How a confirmation is waited for: it may come any moment, is late and only looked for now and then, or was refused and is
 * asked about once, in case it was paid by other means.
 */
export type Awaited = "soon" | "late" | "once";

/** How a confirmation is waited for; null when nobody came back. */
export function awaitedOf(returned: Returned | null, now: number): Awaited | null {
  if (!returned) return null;
  if (returned.outcome === "refused") return "once";
  return lateIn(returned, now) === null ? "late" : "soon";
}

/** In how many milliseconds it is late; null when it is, or when nothing is waited for. */
export function lateIn(returned: Returned | null, now: number): number | null {
  if (returned?.outcome !== "paid") return null;
  const left = returned.at + lateAfterMs - now;
  return left > 0 ? left : null;
}
