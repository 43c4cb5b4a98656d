// Generated from messages/*/membership-page.json by `make gen`. Change that file.

/** @file The texts about payment on the page about the plan: the card form, the current subscription, failed payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency. */

export const receiptFailedText = "Payments aren't working right now, so we couldn't get it from our payment provider. Please try again in a few minutes.";
/** Subscribing. */
export const freeTrial = "Free trial";
export const subscribe = "Subscribe Now";
export const loadingForm = "Loading Payment Form...";
export const freeDaysKept = (v: { date: string | number }) => `Your remaining free days are kept. First payment on ${v.date}.`;
export const chargedNow = (v: { amount: string | number }) => `The first ${v.amount} is charged when you subscribe, and then once a month.`;
export const charged = (v: { price: string | number }) => `You'll be charged ${v.price}/month until you cancel.`;
export const firstPayment = (v: { date: string | number }) => `The first payment is on ${v.date}. Until then nothing is charged.`;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`By subscribing you agree to the `, v.terms(`Terms of Service`), ` and `, v.privacy(`Privacy Policy`), `.`];
export const cancelAnytime = "Cancel whenever you like: two clicks, on this page.";
export const unseen = "The number of your card goes straight to our payment provider. We never see it.";
export const cardTitle = "Your card";
export const paying = "Subscribing...";
export const notNow = "Not now";
export const noNewPayment = "No New Payment";
export const paymentFailed = "Payment Failed";
export const formBlocked = "The payment form did not load";
export const formBlockedText = "It comes from our payment provider, and something kept it away: the connection, or a program that blocks scripts. Nothing was charged.";
export const formMissingText = "Our payment provider did not show it. If it is settled already, this page says so in a moment. Otherwise try again.";
export const formOver = "This form is out of date";
export const formOverText = "Something changed while it was open. Nothing was charged. Load it again to go on.";
export const loadAgain = "Load it again";
export const begun = {
  title: "You Are a Member",
  text: "Your membership has begun, so the card form is not needed any more.",
} as const;
export const endedPitch = (v: { date: string | number }) => `Your free trial ended on ${v.date}, and you were not charged.`;
export const wasMember = "You were a member before. What you wrote is still here.";
/** The current subscription. */
export const nextPayment = "Next payment";
export const firstPaymentLabel = "First payment";
export const amountOn = (v: { amount: string | number; date: string | number }) => `${v.amount} on ${v.date}`;
export const amountDue = (v: { amount: string | number }) => `${v.amount}, due now`;
export const ending = "Ending";
export const ends = "Ends";
export const paymentDue = "Payment due";
export const freeUntil = (v: { date: string | number }) => `Your free days run until ${v.date}. Nothing is charged before.`;
/** The card. */
export const card = "Card";
export const noCard = "No card on file";
export const changeCard = "Change card";
export const addCard = "Add a card";
export const cardEnding = (v: { brand: string | number; last4: string | number }) => `${v.brand} ending in ${v.last4}`;
export const cardExpires = (v: { month: string | number; year: string | number }) => `Expires ${v.month}/${v.year}`;
export const cardExpired = "Expired";
export const cardExpiresSoon = "Expires soon";
export const newCard = "A new card";
export const newCardText = "It takes the place of the one we have. Nothing is charged today.";
export const saveCard = "Save card";
export const savingCard = "Saving...";
export const cardSaved = {
  title: "Card Saved",
  text: "Your next payment goes to the new card.",
} as const;
export const cardUnderWay = "Your new card is on its way to your plan. This line goes when it is there.";
export const cardUnderWayText = "It takes a moment until it stands here.";
export const chargeUnderWay = "We are charging the new card. This page changes when it is paid.";
export const stillOwed = "The new card has not paid it yet.";
export const otherWays = "Try another card. If your bank wants you to confirm it, press \"View\" beside the invoice that is not paid.";
export const cardFailed = "Card Not Saved";
export const cardRefused = "Your bank did not confirm it. Your card is as it was.";
export const cardFormFailed = "We could not reach our payment provider. Your card is as it was. Please try again later.";
/** A renewal whose payment failed. */
export const pastDueTitle = "Your last payment did not go through";
export const pastDueOpen = "Pay with another card and it goes on.";
export const payWithNewCard = "Pay with a new card";
export const payingNow = "Paying...";
export const pastDueText = (v: { date: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then and it goes on.`;
export const pastDueEnding = (v: { date: string | number; end: string | number }) => `Your membership stays as it is until ${v.date}. Pay with another card before then and it stays until ${v.end}.`;
export const bankSaid = (v: { message: string | number }) => `Your bank said: ${v.message}`;
export const payNow = (v: { amount: string | number }) => `Save card and pay ${v.amount}`;
export const pastDueCardText = (v: { amount: string | number }) => `It takes the place of the one we have, and the ${v.amount} that is open is charged at once.`;
export const cardPays = {
  title: "Card Saved",
  text: "We are charging what is open to the new card. This page changes when it is paid.",
} as const;
/** Cancelling and resuming. */
export const cancel = "Cancel membership";
export const cancelTitle = "Cancel your membership?";
export const cancelKept = "Your conversations and your journal stay. You can change your mind until that day.";
export const cancelIt = "Cancel membership";
export const cancelling = "Cancelling...";
export const keepIt = "Keep it";
export const cancelFailed = "Not Cancelled";
export const cancelPaid = (v: { date: string | number }) => `It ends on ${v.date}, the end of what you have paid for. Until then everything stays as it is, and nothing more is charged.`;
export const cancelFree = (v: { date: string | number }) => `It ends with your free days on ${v.date}. Until then everything stays as it is. Nothing was charged, and nothing will be.`;
export const cancelDue = (v: { date: string | number }) => `It will not renew. The payment that is open stays open, and if it is not paid your membership ends on ${v.date}.`;
export const cancelled = {
  title: "Membership Cancelled",
  text: (v: { date: string | number }) => `It ends on ${v.date}. You can keep it until then.`,
} as const;
export const kept = {
  title: "Membership Kept",
  text: (v: { date: string | number }) => `It goes on as before. Next payment on ${v.date}.`,
} as const;
export const endsTitle = (v: { date: string | number }) => `Your membership ends on ${v.date}`;
export const endsDue = (v: { date: string | number }) => `It will not renew. The payment that is open stays open. Once it is paid, your membership ends on ${v.date} instead.`;
export const keptFirst = (v: { date: string | number }) => `It goes on as before. First payment on ${v.date}.`;
export const endsText = "Until then everything stays as it is, and nothing more is charged.";
export const endsFree = "Until then everything stays as it is. Nothing was charged, and nothing will be.";
export const endsDueThen = "It will not renew. The payment that is open stays open until then.";
export const keep = "Keep my membership";
export const keeping = "Keeping it...";
export const keptDue = "It renews again. The payment that is open is still to be paid.";
export const keptAnyway = "It goes on as before.";
export const keepFailed = "Not Changed";
/** Invoices. */
export const invoices = "Invoices";
export const invoicesLoading = "Loading your invoices";
export const invoicesFailed = "We could not load your invoices.";
export const noInvoices = "There are no invoices.";
export const invoiceWithoutNumber = "Invoice";
export const noInvoicesYet = (v: { date: string | number }) => `None yet. The first comes with your first payment on ${v.date}.`;
export const invoice = (v: { number: string | number }) => `Invoice ${v.number}`;
export const paidOf = (v: { paid: string | number }) => `${v.paid} of it paid`;
export const view = "View";
export const viewNewTab = "(opens in a new tab)";
export const earlier = "Show earlier invoices";
export const loadingEarlier = "Loading...";
export const earlierFailed = "The earlier invoices did not load";
export const receiptFailed = "The invoice could not be opened";
export const paid = "Paid";
export const unpaid = "Not paid";
const void_ = "Cancelled";
/** The payment provider's own page. */
export const portal = "Billing details";
export const portalText = "Your name and address on invoices, on the pages of our payment provider.";
export const openPortal = "Open billing details";
export const openingPortal = "Opening...";
export const portalFailed = "Billing Details Not Opened";
export const portalFailedText = "We could not reach our payment provider. Please try again later.";
export const initFailed = {
  title: "Subscription Error",
  text: "Failed to initialize payment. Please try again later.",
} as const;
export { void_ as void };
