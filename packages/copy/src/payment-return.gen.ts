// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * PaymentReturn holds the dashboard's texts after the member returns from the payment form, until the payment provider
 * has sent the result to the server.
 */
export const paymentReturn = {
  label: "Your payment",
  confirming: "Confirming your payment",
  confirmingText: "This takes a few seconds. You can go on using everything meanwhile.",
  late: "This takes longer than usual",
  lateText: "There is nothing you need to do, and nothing to pay again. As soon as your payment is confirmed, your badge appears by itself.",
  unreachable: "We could not ask just now. We keep trying.",
  confirmed: "Your plan is confirmed",
  confirmedText: "Thank you. Everything in Premium is open to you.",
  confirmedFree: "Thank you. Your free days stay free: the first payment is on {date}.",
  failed: "Payment Failed",
  failedText: "The payment did not go through, and you were not charged. You can try again, with the same card or another one.",
  backTo: "Try again",
  seePlan: "See your plan",
  putAway: "Put this away",
} as const;

/**
 * PastDue is the banner on a member's pages while a renewal is unpaid. Others may see the screen, so it mentions
 * neither the service nor the amount.
 */
export const pastDue = {
  label: "Payment",
  until: "Your last payment did not go through. Nothing changes until {date}.",
  text: "Your last payment did not go through.",
  action: "Check your card",
  notNow: "Not now",
} as const;

/**
 * ReturnParameters are the query parameters that the payment provider adds to the return URL. All are private; no page
 * needs any except ReturnStatus.
 */
export const returnParameters = [
  "payment_intent",
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "redirect_status",
  "redirect_pm_type",
  "source_redirect_slug",
  "source_type",
] as const;
