import type { Page } from "@playwright/test";

/** Where a page asks how the member stands. */
export const statusAddress = "**/api/subscription-status";

const day = 24 * 60 * 60 * 1000;

/** The plan of somebody who pays, as the server tells it. */
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

/** A plan that was paid ten days ago, but for what is said otherwise. */
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

/** How a member stands: when a free trial ends, or ended, and what they pay. */
export interface Standing {
  trialEndsAt?: Date;
  subscription?: Plan | null;
  hadSubscription?: boolean;
}

/** The server's answer about how a member stands. */
export function answerOf({ trialEndsAt, subscription = null, hadSubscription = subscription !== null }: Standing) {
  return {
    hasActiveSubscription: subscription !== null,
    trialStartedAt: trialEndsAt ? new Date(trialEndsAt.getTime() - 7 * day).toISOString() : null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    hadSubscription,
    subscription,
  };
}

/** Has the server say how the member stands. */
export async function standing(page: Page, how: Standing): Promise<void> {
  await page.route(statusAddress, (route) => route.fulfill({ json: answerOf(how) }));
}
