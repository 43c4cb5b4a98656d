import type { Page } from "@playwright/test";

/** The URL of the member's plan. */
export const subscriptionStatusUrl = "**/api/subscription-status";

const day = 24 * 60 * 60 * 1000;

/** The plan of a subscriber, as the server sends it. */
export interface Plan {
  status: "trialing" | "active" | "past_due" | "paused";
  variant: string;
  cents: number;
  currency: string;
  startedAt: string;
  paidUntil: string;
  nextChargeAt: string | null;
  endsAt: string | null;
  pausedFrom: string | null;
  pausedUntil: string | null;
  graceEndsAt: string | null;
  lastRefusal: string | null;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
}

/** Returns a plan that was paid ten days ago, with these changes. */
export function planWith(changes: Partial<Plan> = {}): Plan {
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
    pausedFrom: null,
    pausedUntil: null,
    graceEndsAt: null,
    lastRefusal: null,
    card: { brand: "visa", last4: "4242", expMonth: 12, expYear: new Date().getFullYear() + 3 },
    ...changes,
  };
}

/** A member's trial and subscription. */
export interface SubscriptionStatus {
  trialEndsAt?: Date;
  subscription?: Plan | null;
  hadSubscription?: boolean;
}

/** Returns the server's response for a member's plan. */
export function subscriptionStatusResponse({
  trialEndsAt,
  subscription = null,
  hadSubscription = subscription !== null,
}: SubscriptionStatus) {
  return {
    hasActiveSubscription: subscription !== null,
    trialStartedAt: trialEndsAt ? new Date(trialEndsAt.getTime() - 7 * day).toISOString() : null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    hadSubscription,
    subscription,
  };
}

/** Makes the server respond with this plan. */
export async function mockSubscriptionStatus(page: Page, status: SubscriptionStatus): Promise<void> {
  await page.route(subscriptionStatusUrl, (route) => route.fulfill({ json: subscriptionStatusResponse(status) }));
}
