// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Membership holds the texts of the page about the plan and the free trial. {price} is the member's own price, from
 * PricingVariants.
 */
export const membership = {
  title: "Subscription",
  description: "Your plan and your free trial.",
  loading: "Looking up your plan",
  failed: "We could not load your plan.",
  planLabel: "Aangan Monthly ({price}/month)",
  status: "Status",
  active: "Active",
  billing: "Billing",
  monthly: "Monthly",
  returnToDashboard: "Return to Dashboard",
  lessThanOne: "Less than 1 day left",
  daysLeft: {
    one: "{count} day left",
    other: "{count} days left",
  },
  tilesLaid: "Each day of your trial lays one tile. {laid} of {days} laid.",
  trialNote: "Your trial ends on {date}. You won't be charged.",
  pitchTitle: "Join Aangan Premium",
  pitchText: "One coach who stays with you, and room to write whenever it comes up.",
  perMonth: "{price} a month",
  freeFirst: "The first 7 days are free, and we ask for no card.",
  includedTitle: "What is included",
  sessionsIncluded: "{sessions} sessions included each month, {minutes} minutes each, by video",
  included: [
    "Unlimited text messaging with your coach, with replies typically within 24 hours",
    "An AI companion at any hour, an anonymous peer community and a self-care library",
  ],
  startTrial: "Start 7-Day Free Trial",
  startingTrial: "Starting trial...",
  noCommitment: "No commitment. Cancel anytime during the trial.",
  trialStarted: {
    title: "Trial Started",
    text: "Your 7-day free trial has been activated. Enjoy all premium features!",
  },
  trialFailed: "Failed to Start Trial",
  trialRuns: "Your free trial has already begun. It ends on its own, and you won't be charged.",
  trialUsed: "You have had your free trial. There is one for each person.",
  trialFirst: "Your free trial comes first. It asks for no card.",
  alreadyPays: "You are a member already, so there is nothing more to pay.",
  confirming: "Your payment is going through. This page shows it as soon as it has.",
  nothingToPay: "You have no membership that is paid for, so there is no card to change.",
  nothingToCancel: "There is no membership that goes on, so there is nothing to cancel.",
  nothingToResume: "Your membership is not about to end, so there is nothing to take back.",
  cancelFailed: "We could not cancel your membership just now. Nothing has changed. Please try again later.",
  resumeFailed: "We could not keep your membership going just now. Nothing has changed. Please try again later.",
  cardFailed: "We could not open the card form. Your card is as it was. Please try again later.",
  portalFailed: "We could not open the payment provider's page. Please try again later.",
  product: "Aangan Monthly",
} as const;
