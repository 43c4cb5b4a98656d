import { type Trial, trialAt } from "./trial";

/** As much of how a member stands as it takes to know which page they see. */
export interface PlanViewFacts<Plan> {
  trialEndsAt: string | null;
  /** They paid once; whether they do now, `subscription` says. */
  hadSubscription: boolean;
  /** Null for who does not pay. */
  subscription: Plan | null;
}

/** Which of its pages the plan shows. */
export type PlanView<Plan> =
  | { kind: "member"; plan: Plan }
  | { kind: "trial"; endsAt: string; trial: Trial }
  /** The free days are over, and nobody ever paid. */
  | { kind: "tried"; endsAt: string }
  /** A member once, and not any more. */
  | { kind: "former" }
  | { kind: "newcomer" };

/** How a member stands at an instant. */
export function planViewAt<Plan>(facts: PlanViewFacts<Plan>, now: Date): PlanView<Plan> {
  if (facts.subscription) return { kind: "member", plan: facts.subscription };
  const endsAt = facts.trialEndsAt;
  const trial = endsAt === null ? null : trialAt(endsAt, now);
  if (endsAt !== null && trial && !trial.over) return { kind: "trial", endsAt, trial };
  if (facts.hadSubscription) return { kind: "former" };
  return endsAt === null ? { kind: "newcomer" } : { kind: "tried", endsAt };
}

/** What a plan is at the moment, for the word beside "Status". */
export type PlanState = "active" | "ending" | "past-due";

/** As much of a plan as it takes to know what it is at the moment. */
export interface PlanFacts {
  status: "trialing" | "active" | "past_due";
  endsAt: string | null;
}

/** As much of a plan as it takes to know when it ends. Both are RFC 3339. */
export interface EndFacts {
  /** When it ends because it was cancelled. */
  endsAt: string | null;
  /** When it ends because something is owed. */
  graceEndsAt: string | null;
}

/** When a cancelled plan ends unless something happens: what is owed may end it sooner. Null while it was not cancelled. */
export function endOf({ endsAt, graceEndsAt }: EndFacts): string | null {
  if (endsAt === null || graceEndsAt === null) return endsAt;
  return Date.parse(graceEndsAt) < Date.parse(endsAt) ? graceEndsAt : endsAt;
}

/** What a plan is at the moment. What is owed is said before that it ends. */
export function planState({ status, endsAt }: PlanFacts): PlanState {
  if (status === "past_due") return "past-due";
  return endsAt === null ? "active" : "ending";
}
