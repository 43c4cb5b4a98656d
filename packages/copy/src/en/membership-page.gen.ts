// Generated from messages/*/membership-page.json by `make gen`. Change that file.

/** @file The texts about payment on the page about the plan: the card form, the current subscription, failed payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency. */

export const receiptFailedText = "Payments aren't working right now, so we couldn't get it from our payment provider. Please try again in a few minutes." as string;
/** Subscribing. */
export const freeTrial = "Free trial" as string;
export const subscribe = "Subscribe Now" as string;
export const loadingForm = "Loading Payment Form..." as string;
export const freeDaysKept = (v: { date: string | number }) => `You keep your remaining free days. First payment on ${v.date}.`;
export const chargedNow = (v: { amount: string | number }) => `You're charged the first ${v.amount} when you subscribe, then once a month.`;
export const charged = (v: { price: string | number }) => `You'll be charged ${v.price}/month until you cancel.`;
export const firstPayment = (v: { date: string | number }) => `Your first payment is on ${v.date}. You won't be charged before then.`;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`By subscribing you agree to the `, v.terms(`Terms of Service`), ` and `, v.privacy(`Privacy Policy`), `.`];
export const cancelAnytime = "Cancel anytime, right here." as string;
export const unseen = "Your card number goes straight to our payment provider. We never see it." as string;
export const cardTitle = "Your card" as string;
export const paying = "Subscribing..." as string;
export const notNow = "Not now" as string;
export const noNewPayment = "No Payment Needed" as string;
export const paymentFailed = "Payment Failed" as string;
export const formBlocked = "The payment form didn't load" as string;
export const formBlockedText = "It comes from our payment provider, and something blocked it: your connection, or a script blocker. Nothing was charged." as string;
/** "It" is the payment form, which the title above names. */
export const formMissingText = "Our payment provider didn't show it. If it's already taken care of, this page will say so in a moment. Otherwise, try again." as string;
export const formOver = "This form is out of date" as string;
export const formOverText = "Something changed while it was open. Nothing was charged. Reload it to continue." as string;
export const loadAgain = "Reload form" as string;
export const begun = {
  title: "You're a Member" as string,
  text: "Your membership has started, so you don't need the card form anymore." as string,
} as const;
export const endedPitch = (v: { date: string | number }) => `Your free trial ended on ${v.date}, and you weren't charged.`;
export const wasMember = "You were a member before. What you wrote is still here." as string;
/** The current subscription. */
export const nextPayment = "Next payment" as string;
export const firstPaymentLabel = "First payment" as string;
export const amountOn = (v: { amount: string | number; date: string | number }) => `${v.amount} on ${v.date}`;
export const amountDue = (v: { amount: string | number }) => `${v.amount}, due now`;
export const ending = "Ending" as string;
export const ends = "Ends" as string;
export const paymentDue = "Payment due" as string;
export const freeUntil = (v: { date: string | number }) => `Your free days run until ${v.date}. You won't be charged before then.`;
/** The card. */
export const card = "Card" as string;
export const noCard = "No card on file" as string;
export const changeCard = "Change card" as string;
export const addCard = "Add a card" as string;
export const cardEnding = (v: { brand: string | number; last4: string | number }) => `${v.brand} ending in ${v.last4}`;
export const cardExpires = (v: { month: string | number; year: string | number }) => `Expires ${v.month}/${v.year}`;
export const cardExpired = "Expired" as string;
export const cardExpiresSoon = "Expires soon" as string;
export const newCard = "New card" as string;
export const newCardText = "It replaces the card on file. Nothing is charged today." as string;
export const saveCard = "Save card" as string;
export const savingCard = "Saving..." as string;
export const cardSaved = {
  title: "Card Saved" as string,
  text: "Your next payment will use the new card." as string,
} as const;
export const cardUnderWay = "We're adding your new card to your plan. This note disappears when it's done." as string;
export const cardUnderWayText = "It may take a moment to show up here." as string;
export const chargeUnderWay = "We're charging your new card. This page updates when it's paid." as string;
/** "It" is the unpaid invoice, named above this line. */
export const stillOwed = "Your new card hasn't paid it yet." as string;
export const otherWays = "Try another card. If your bank wants you to confirm it, choose \"View\" next to the unpaid invoice." as string;
export const cardFailed = "Card Not Saved" as string;
export const cardRefused = "Your bank didn't confirm it. Your card hasn't changed." as string;
export const cardFormFailed = "We couldn't reach our payment provider. Your card hasn't changed. Please try again later." as string;
/** A renewal whose payment failed. */
export const pastDueTitle = "Your last payment didn't go through" as string;
export const pastDueOpen = "Pay with another card to keep your membership." as string;
export const payWithNewCard = "Pay with a new card" as string;
export const payingNow = "Paying..." as string;
export const pastDueText = (v: { date: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then to keep it.`;
export const pastDueEnding = (v: { date: string | number; end: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then to keep it until ${v.end}.`;
export const bankSaid = (v: { message: string | number }) => `Your bank said: ${v.message}`;
export const payNow = (v: { amount: string | number }) => `Save card and pay ${v.amount}`;
export const pastDueCardText = (v: { amount: string | number }) => `It replaces the card on file, and the ${v.amount} you owe is charged right away.`;
export const cardPays = {
  title: "Card Saved" as string,
  text: "We're charging what you owe to your new card. This page updates when it's paid." as string,
} as const;
/** Cancelling and resuming. */
export const cancel = "Cancel membership" as string;
export const cancelTitle = "Cancel your membership?" as string;
export const cancelKept = "Your chats and your journal stay. You can change your mind until that day." as string;
export const cancelIt = "Cancel membership" as string;
export const cancelling = "Canceling..." as string;
export const keepIt = "Keep membership" as string;
export const cancelFailed = "Not Canceled" as string;
export const cancelPaid = (v: { date: string | number }) => `It ends on ${v.date}, the end of what you've paid for. Nothing changes until then, and nothing more is charged.`;
export const cancelFree = (v: { date: string | number }) => `It ends with your free days on ${v.date}. Nothing changes until then. Nothing was charged, and nothing will be.`;
export const cancelDue = (v: { date: string | number }) => `It won't renew. You still owe your unpaid invoice. If it isn't paid, your membership ends on ${v.date}.`;
export const cancelled = {
  title: "Membership Canceled" as string,
  text: (v: { date: string | number }) => `It ends on ${v.date}. You can use it until then.`,
} as const;
export const kept = {
  title: "Membership Kept" as string,
  text: (v: { date: string | number }) => `It continues as before. Next payment on ${v.date}.`,
} as const;
export const endsTitle = (v: { date: string | number }) => `Your membership ends on ${v.date}`;
export const endsDue = (v: { date: string | number }) => `It won't renew. You still owe your unpaid invoice. Once it's paid, your membership ends on ${v.date} instead.`;
export const keptFirst = (v: { date: string | number }) => `It continues as before. First payment on ${v.date}.`;
export const endsText = "Nothing changes until then, and nothing more is charged." as string;
export const endsFree = "Nothing changes until then. Nothing was charged, and nothing will be." as string;
export const endsDueThen = "It won't renew. You owe your unpaid invoice until then." as string;
export const keep = "Keep my membership" as string;
export const keeping = "Keeping..." as string;
export const keptDue = "It will renew again. You still owe your unpaid invoice." as string;
export const keptAnyway = "It continues as before." as string;
export const keepFailed = "Not Changed" as string;
/** Pausing for a month: the button and its dialog, then what is shown before and during the pause. */
export const pause = "Pause for a month" as string;
export const pauseTitle = "Pause for a month?" as string;
export const pauseText = (v: { date: string | number }) => `You keep everything until ${v.date}. Then your membership pauses for a month: nothing is charged, and you have the free plan.`;
export const pauseKept = "After that it continues on its own. We'll email you three days before." as string;
export const pauseIt = "Pause membership" as string;
export const pausing = "Pausing..." as string;
export const pauseBack = "Not now" as string;
export const pauseFailed = "Not Paused" as string;
export const pauseSaved = {
  title: "Membership Will Pause" as string,
  text: (v: { date: string | number }) => `It continues on ${v.date}.`,
} as const;
export const pausesSoon = "Pauses soon" as string;
export const paused = "Paused" as string;
export const pausesTitle = (v: { date: string | number }) => `Your membership pauses on ${v.date}`;
export const pausesText = (v: { date: string | number; amount: string | number }) => `It continues on ${v.date}, when we charge ${v.amount}. Nothing is charged before then.`;
export const dontPause = "Don't pause" as string;
export const pausedTitle = (v: { date: string | number }) => `Your membership is paused until ${v.date}`;
export const pausedText = (v: { amount: string | number }) => `Until then you have the free plan, and nothing is charged. On that day we charge ${v.amount}.`;
export const continueNow = "Continue now" as string;
export const continueTitle = "Continue now?" as string;
export const continueText = (v: { amount: string | number }) => `Your pause ends, and a new month begins today. We charge your card ${v.amount} right away.`;
export const continueIt = (v: { amount: string | number }) => `Continue and pay ${v.amount}`;
export const continuing = "Continuing..." as string;
export const continueLater = "Stay paused" as string;
export const cancelPaused = (v: { date: string | number }) => `It ends on ${v.date} and doesn't continue after the pause. Nothing more is charged.`;
/** Invoices. */
export const invoices = "Invoices" as string;
export const invoicesLoading = "Loading your invoices" as string;
export const invoicesFailed = "We couldn't load your invoices." as string;
export const noInvoices = "No invoices." as string;
export const invoiceWithoutNumber = "Invoice" as string;
export const noInvoicesYet = (v: { date: string | number }) => `None yet. Your first invoice comes with your first payment on ${v.date}.`;
export const invoice = (v: { number: string | number }) => `Invoice ${v.number}`;
export const paidOf = (v: { paid: string | number }) => `${v.paid} of it paid`;
export const view = "View" as string;
/** The link to an invoice as a file, beside "View". */
export const pdf = "PDF" as string;
export const viewNewTab = "(opens in a new tab)" as string;
export const earlier = "Show earlier invoices" as string;
export const loadingEarlier = "Loading..." as string;
export const earlierFailed = "We couldn't load earlier invoices" as string;
export const receiptFailed = "We couldn't open the invoice" as string;
export const paid = "Paid" as string;
export const unpaid = "Not paid" as string;
const void_ = "Canceled" as string;
/** The payment provider's own page. */
export const portal = "Billing details" as string;
export const portalText = "Your name and address on invoices, on our payment provider's site." as string;
export const openPortal = "Open billing details" as string;
export const openingPortal = "Opening..." as string;
export const portalFailed = "Billing Details Not Opened" as string;
export const portalFailedText = "We couldn't reach our payment provider. Please try again later." as string;
export const initFailed = {
  title: "Subscription Error" as string,
  text: "Failed to initialize payment. Please try again later." as string,
} as const;
export { void_ as void };
