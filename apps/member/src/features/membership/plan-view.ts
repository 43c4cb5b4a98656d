import { type Trial, trialAt } from "./trial";

/** The facts that decide which plan page a member sees. */
export interface PlanViewFacts<Plan> {
  trialEndsAt: string | null;
  /** True after the first payment; `subscription` holds the current one. */
  hadSubscription: boolean;
  /** Null without a plan. */
  subscription: Plan | null;
}

/** The page of the plan to show. */
export type PlanView<Plan> =
  | { kind: "member"; plan: Plan }
  | { kind: "trial"; endsAt: string; trial: Trial }
  /** The trial is over, and the member never paid. */
  | { kind: "tried"; endsAt: string }
  /** The member had a plan before. */
  | { kind: "former" }
  | { kind: "newcomer" };

/** Returns the view of the member's plan at an instant. */
export function planViewAt<Plan>(facts: PlanViewFacts<Plan>, now: Date): PlanView<Plan> {
  if (facts.subscription) return { kind: "member", plan: facts.subscription };
  const endsAt = facts.trialEndsAt;
  const trial = endsAt === null ? null : trialAt(endsAt, now);
  if (endsAt !== null && trial && !trial.over) return { kind: "trial", endsAt, trial };
  if (facts.hadSubscription) return { kind: "former" };
  return endsAt === null ? { kind: "newcomer" } : { kind: "tried", endsAt };
}

/** The state of a plan, shown next to "Status". */
export type PlanState = "active" | "pausing" | "paused" | "ending" | "past-due";

/** The fields of a plan that decide its state. */
export interface PlanFacts {
  status: "trialing" | "active" | "past_due" | "paused";
  endsAt: string | null;
  /** The start of a pause, coming or present. */
  pausedFrom: string | null;
}

/** The fields of a plan that decide when it ends. Both are RFC 3339. */
export interface EndFacts {
  /** When it ends because it was cancelled. */
  endsAt: string | null;
  /** When it ends because of an unpaid invoice. */
  graceEndsAt: string | null;
}

/** Returns when a cancelled plan ends, earlier because of an unpaid invoice; null if it is not cancelled. */
export function endOf({ endsAt, graceEndsAt }: EndFacts): string | null {
  if (endsAt === null || graceEndsAt === null) return endsAt;
  return Date.parse(graceEndsAt) < Date.parse(endsAt) ? graceEndsAt : endsAt;
}

/** Returns the state of a plan. Past due takes precedence over ending, and ending over a pause. */
export function planState({ status, endsAt, pausedFrom }: PlanFacts): PlanState {
  if (status === "past_due") return "past-due";
  if (endsAt !== null) return "ending";
  if (status === "paused") return "paused";
  return pausedFrom === null ? "active" : "pausing";
}
