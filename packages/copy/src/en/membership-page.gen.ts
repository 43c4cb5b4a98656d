// Generated from messages/*/membership-page.json by `make gen`. Change that file.

/** @file The texts about payment on the page about the plan: the card form, the current subscription, failed payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency. */

export const receiptFailedText = "Payments aren't working right now, so we couldn't get it from our payment provider. Please try again in a few minutes.";
/** Subscribing. */
export const freeTrial = "Free trial";
export const subscribe = "Subscribe Now";
export const loadingForm = "Loading Payment Form...";
export const freeDaysKept = (v: { date: string | number }) => `You keep your remaining free days. First payment on ${v.date}.`;
export const chargedNow = (v: { amount: string | number }) => `You're charged the first ${v.amount} when you subscribe, then once a month.`;
export const charged = (v: { price: string | number }) => `You'll be charged ${v.price}/month until you cancel.`;
export const firstPayment = (v: { date: string | number }) => `Your first payment is on ${v.date}. You won't be charged before then.`;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`By subscribing you agree to the `, v.terms(`Terms of Service`), ` and `, v.privacy(`Privacy Policy`), `.`];
export const cancelAnytime = "Cancel anytime, right here.";
export const unseen = "Your card number goes straight to our payment provider. We never see it.";
export const cardTitle = "Your card";
export const paying = "Subscribing...";
export const notNow = "Not now";
export const noNewPayment = "No Payment Needed";
export const paymentFailed = "Payment Failed";
export const formBlocked = "The payment form didn't load";
export const formBlockedText = "It comes from our payment provider, and something blocked it: your connection, or a script blocker. Nothing was charged.";
/** "It" is the payment form, which the title above names. */
export const formMissingText = "Our payment provider didn't show it. If it's already taken care of, this page will say so in a moment. Otherwise, try again.";
export const formOver = "This form is out of date";
export const formOverText = "Something changed while it was open. Nothing was charged. Reload it to continue.";
export const loadAgain = "Reload form";
export const begun = {
  title: "You're a Member",
  text: "Your membership has started, so you don't need the card form anymore.",
} as const;
export const endedPitch = (v: { date: string | number }) => `Your free trial ended on ${v.date}, and you weren't charged.`;
export const wasMember = "You were a member before. What you wrote is still here.";
/** The current subscription. */
export const nextPayment = "Next payment";
export const firstPaymentLabel = "First payment";
export const amountOn = (v: { amount: string | number; date: string | number }) => `${v.amount} on ${v.date}`;
export const amountDue = (v: { amount: string | number }) => `${v.amount}, due now`;
export const ending = "Ending";
export const ends = "Ends";
export const paymentDue = "Payment due";
export const freeUntil = (v: { date: string | number }) => `Your free days run until ${v.date}. You won't be charged before then.`;
/** The card. */
export const card = "Card";
export const noCard = "No card on file";
export const changeCard = "Change card";
export const addCard = "Add a card";
export const cardEnding = (v: { brand: string | number; last4: string | number }) => `${v.brand} ending in ${v.last4}`;
export const cardExpires = (v: { month: string | number; year: string | number }) => `Expires ${v.month}/${v.year}`;
export const cardExpired = "Expired";
export const cardExpiresSoon = "Expires soon";
export const newCard = "New card";
export const newCardText = "It replaces the card on file. Nothing is charged today.";
export const saveCard = "Save card";
export const savingCard = "Saving...";
export const cardSaved = {
  title: "Card Saved",
  text: "Your next payment will use the new card.",
} as const;
export const cardUnderWay = "We're adding your new card to your plan. This note disappears when it's done.";
export const cardUnderWayText = "It may take a moment to show up here.";
export const chargeUnderWay = "We're charging your new card. This page updates when it's paid.";
/** "It" is the unpaid invoice, named above this line. */
export const stillOwed = "Your new card hasn't paid it yet.";
export const otherWays = "Try another card. If your bank wants you to confirm it, choose \"View\" next to the unpaid invoice.";
export const cardFailed = "Card Not Saved";
export const cardRefused = "Your bank didn't confirm it. Your card hasn't changed.";
export const cardFormFailed = "We couldn't reach our payment provider. Your card hasn't changed. Please try again later.";
/** A renewal whose payment failed. */
export const pastDueTitle = "Your last payment didn't go through";
export const pastDueOpen = "Pay with another card to keep your membership.";
export const payWithNewCard = "Pay with a new card";
export const payingNow = "Paying...";
export const pastDueText = (v: { date: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then to keep it.`;
export const pastDueEnding = (v: { date: string | number; end: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then to keep it until ${v.end}.`;
export const bankSaid = (v: { message: string | number }) => `Your bank said: ${v.message}`;
export const payNow = (v: { amount: string | number }) => `Save card and pay ${v.amount}`;
export const pastDueCardText = (v: { amount: string | number }) => `It replaces the card on file, and the ${v.amount} you owe is charged right away.`;
export const cardPays = {
  title: "Card Saved",
  text: "We're charging what you owe to your new card. This page updates when it's paid.",
} as const;
/** Cancelling and resuming. */
export const cancel = "Cancel membership";
export const cancelTitle = "Cancel your membership?";
export const cancelKept = "Your chats and your journal stay. You can change your mind until that day.";
export const cancelIt = "Cancel membership";
export const cancelling = "Canceling...";
export const keepIt = "Keep membership";
export const cancelFailed = "Not Canceled";
export const cancelPaid = (v: { date: string | number }) => `It ends on ${v.date}, the end of what you've paid for. Nothing changes until then, and nothing more is charged.`;
export const cancelFree = (v: { date: string | number }) => `It ends with your free days on ${v.date}. Nothing changes until then. Nothing was charged, and nothing will be.`;
export const cancelDue = (v: { date: string | number }) => `It won't renew. You still owe your unpaid invoice. If it isn't paid, your membership ends on ${v.date}.`;
export const cancelled = {
  title: "Membership Canceled",
  text: (v: { date: string | number }) => `It ends on ${v.date}. You can use it until then.`,
} as const;
export const kept = {
  title: "Membership Kept",
  text: (v: { date: string | number }) => `It continues as before. Next payment on ${v.date}.`,
} as const;
export const endsTitle = (v: { date: string | number }) => `Your membership ends on ${v.date}`;
export const endsDue = (v: { date: string | number }) => `It won't renew. You still owe your unpaid invoice. Once it's paid, your membership ends on ${v.date} instead.`;
export const keptFirst = (v: { date: string | number }) => `It continues as before. First payment on ${v.date}.`;
export const endsText = "Nothing changes until then, and nothing more is charged.";
export const endsFree = "Nothing changes until then. Nothing was charged, and nothing will be.";
export const endsDueThen = "It won't renew. You owe your unpaid invoice until then.";
export const keep = "Keep my membership";
export const keeping = "Keeping...";
export const keptDue = "It will renew again. You still owe your unpaid invoice.";
export const keptAnyway = "It continues as before.";
export const keepFailed = "Not Changed";
/** Invoices. */
export const invoices = "Invoices";
export const invoicesLoading = "Loading your invoices";
export const invoicesFailed = "We couldn't load your invoices.";
export const noInvoices = "No invoices.";
export const invoiceWithoutNumber = "Invoice";
export const noInvoicesYet = (v: { date: string | number }) => `None yet. Your first invoice comes with your first payment on ${v.date}.`;
export const invoice = (v: { number: string | number }) => `Invoice ${v.number}`;
export const paidOf = (v: { paid: string | number }) => `${v.paid} of it paid`;
export const view = "View";
export const viewNewTab = "(opens in a new tab)";
export const earlier = "Show earlier invoices";
export const loadingEarlier = "Loading...";
export const earlierFailed = "We couldn't load earlier invoices";
export const receiptFailed = "We couldn't open the invoice";
export const paid = "Paid";
export const unpaid = "Not paid";
const void_ = "Canceled";
/** The payment provider's own page. */
export const portal = "Billing details";
export const portalText = "Your name and address on invoices, on our payment provider's site.";
export const openPortal = "Open billing details";
export const openingPortal = "Opening...";
export const portalFailed = "Billing Details Not Opened";
export const portalFailedText = "We couldn't reach our payment provider. Please try again later.";
export const initFailed = {
  title: "Subscription Error",
  text: "Failed to initialize payment. Please try again later.",
} as const;
export { void_ as void };
