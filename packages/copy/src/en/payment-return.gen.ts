// Generated from messages/*/payment-return.json by `make gen`. Change that file.

/** @file The dashboard's texts after the member returns from the payment form, until the payment provider has sent the result to the server. */

export const label = "Your payment" as string;
export const confirming = "Confirming your payment" as string;
export const confirmingText = "This takes a few seconds. You can keep using everything in the meantime." as string;
export const late = "This is taking longer than usual" as string;
export const lateText = "You don't need to do anything, and you don't need to pay again. Your badge will appear once your payment is confirmed." as string;
export const unreachable = "We couldn't check just now. We'll keep trying." as string;
export const confirmed = "Your plan is confirmed" as string;
export const confirmedText = "Thank you. Everything in Premium is open to you." as string;
export const confirmedFree = (v: { date: string | number }) => `Thank you. You keep your free days: your first payment is on ${v.date}.`;
export const failed = "Payment Failed" as string;
export const failedText = "The payment didn't go through, and you weren't charged. You can try again with the same card or another one." as string;
export const backTo = "Try again" as string;
export const seePlan = "See your plan" as string;
export const putAway = "Dismiss" as string;
