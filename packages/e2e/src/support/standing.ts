import type { Page } from "@playwright/test";

/** The URL of the member's plan. */
export const statusAddress = "**/api/subscription-status";

const day = 24 * 60 * 60 * 1000;

/** The plan of a subscriber, as the server sends it. */
export interface Plan {
  status: "trialing" | "active" | "past_due";
  variant: string;
  cents: number;
  currency: string;
  startedAt: string;
  paidUntil: string;
  nextChargeAt: string | null;
  endsAt: string | null;
  graceEndsAt: string | null;
  lastRefusal: string | null;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
}

/** Returns a plan that was paid ten days ago, with the given changes. */
export function planOf(otherwise: Partial<Plan> = {}): Plan {
  const paidUntil = new Date(Date.now() + 20 * day).toISOString();
  return {
    status: "active",
    variant: "default",
    cents: 8000,
    currency: "usd",
    startedAt: new Date(Date.now() - 10 * day).toISOString(),
    paidUntil,
    nextChargeAt: paidUntil,
    endsAt: null,
    graceEndsAt: null,
    lastRefusal: null,
    card: { brand: "visa", last4: "4242", expMonth: 12, expYear: new Date().getFullYear() + 3 },
    ...otherwise,
  };
}

/** The facts of a member's plan: the end of a trial, and the subscription. */
export interface Standing {
  trialEndsAt?: Date;
  subscription?: Plan | null;
  hadSubscription?: boolean;
}

/** Returns the server's response for a member's plan. */
export function answerOf({ trialEndsAt, subscription = null, hadSubscription = subscription !== null }: Standing) {
  return {
    hasActiveSubscription: subscription !== null,
    trialStartedAt: trialEndsAt ? new Date(trialEndsAt.getTime() - 7 * day).toISOString() : null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    hadSubscription,
    subscription,
  };
}

/** Makes the server respond with this plan. */
export async function standing(page: Page, how: Standing): Promise<void> {
  await page.route(statusAddress, (route) => route.fulfill({ json: answerOf(how) }));
}
