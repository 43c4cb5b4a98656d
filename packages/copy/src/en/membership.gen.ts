// Generated from messages/*/membership.json by `make gen`. Change that file.

/** @file The texts of the page about the plan and the free trial. {price} is the member's own price, from PricingVariants. */

export const trialStarted = {
  title: "Trial Started" as string,
  text: "Your 7-day free trial has been activated. Enjoy all premium features!" as string,
} as const;
export const confirming = "Your payment is going through. This page will show when it's done." as string;
export const cancelFailed = "Payments aren't working right now, so we couldn't cancel your membership. Nothing has changed. Please try again in a few minutes." as string;
export const cardFailed = "Payments aren't working right now, so we couldn't open the card form. Your card hasn't changed. Please try again in a few minutes." as string;
export const portalFailed = "Payments aren't working right now, so we couldn't open your billing details. Please try again in a few minutes." as string;
/** Product is the plan's name at the payment provider, which receipts show. */
export const product = "Aangan Monthly" as string;
/** The server's messages about a trial that has already started or ended. */
export const trialRuns = "Your free trial has already started. It ends on its own, and you won't be charged." as string;
/** The start of a subscription, which charges nothing before the card form is sent. */
export const startFailed = "Payments aren't working right now, so we couldn't open the card form. Nothing was charged just now, and everything else still works. Please try again in a few minutes." as string;
export const title = "Plan & billing" as string;
export const description = "Your plan and your free trial." as string;
export const loading = "Loading your plan" as string;
export const failed = "We couldn't load your plan." as string;
export const planLabel = (v: { price: string | number }) => `Aangan Monthly (${v.price}/month)`;
export const status = "Status" as string;
export const active = "Active" as string;
export const billing = "Billing" as string;
export const monthly = "Monthly" as string;
export const returnToDashboard = "Return to Dashboard" as string;
export const lessThanOne = "Less than 1 day left" as string;
export const daysLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} day left` : `${v.count} days left`}`;
export const tilesLaid = (v: { laid: string | number; days: string | number }) => `One tile for each day of your trial: ${v.laid} of ${v.days} laid.`;
export const trialNote = (v: { date: string | number }) => `Your trial ends on ${v.date}. You won't be charged unless you subscribe.`;
export const pitchTitle = "Join Aangan Premium" as string;
export const pitchText = "One coach who stays with you, and room to write whenever something comes up." as string;
export const perMonth = (v: { price: string | number }) => `${v.price} a month`;
export const freeFirst = "Your first 7 days are free, and we don't ask for a card." as string;
export const includedTitle = "What's included" as string;
export const sessionsIncluded = (v: { sessions: string | number; minutes: string | number }) => `${v.sessions} video sessions included each month, ${v.minutes} minutes each`;
/** Below the number of sessions. The badge of Premium promises unlimited sessions: these are what it means. */
export const moreSessions = "Premium members can book more in any month, at no extra charge, when their coach has open times." as string;
export const included = [
  "Unlimited text messaging with your coach, with replies typically within 24 hours" as string,
  "A 24/7 AI companion, an anonymous peer community, and a self-care library" as string,
] as const;
export const startTrial = "Start 7-Day Free Trial" as string;
export const startingTrial = "Starting trial..." as string;
export const noCommitment = "No commitment. Cancel anytime during the trial." as string;
export const trialFailed = "Failed to Start Trial" as string;
