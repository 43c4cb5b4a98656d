// Generated from messages/*/payment-return.json by `make gen`. Change that file.

/** @file The dashboard's texts after the member returns from the payment form, until the payment provider has sent the result to the server. */

export const label = "Your payment";
export const confirming = "Confirming your payment";
export const confirmingText = "This takes a few seconds. You can go on using everything meanwhile.";
export const late = "This takes longer than usual";
export const lateText = "There is nothing you need to do, and nothing to pay again. As soon as your payment is confirmed, your badge appears by itself.";
export const unreachable = "We could not ask just now. We keep trying.";
export const confirmed = "Your plan is confirmed";
export const confirmedText = "Thank you. Everything in Premium is open to you.";
export const confirmedFree = (v: { date: string | number }) => `Thank you. Your free days stay free: the first payment is on ${v.date}.`;
export const failed = "Payment Failed";
export const failedText = "The payment did not go through, and you were not charged. You can try again, with the same card or another one.";
export const backTo = "Try again";
export const seePlan = "See your plan";
export const putAway = "Put this away";
