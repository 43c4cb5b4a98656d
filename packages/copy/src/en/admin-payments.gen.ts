// Generated from messages/*/admin-payments.json by `make gen`. Change that file.

/** @file The texts of the page with the payment provider's events that could not be applied. */

export const name = "Payments";
export const title = "Payments";
export const lead = "What the payment provider told us, and whether it could be taken in.";
export const waiting = "set aside";
export const what = "What stands here";
export const whatText = "The payment provider sends a notice when a payment goes through, fails, or a plan changes. Each is taken in by reading anew how that customer stands. One that fails again and again is set aside, so that it holds up nobody else’s. No card and no name stands here.";
export const stateLabel = "Which notices";
export const setAside = "Set aside";
export const inLine = "In line";
export const applied = "Taken in";
export const dismissed = "Dismissed";
export const noneSetAside = "Nothing is set aside";
export const noneSetAsideText = "Every notice of the payment provider could be taken in. One that cannot stands here, with the reason.";
export const noneOther = "There are none";
export const noneOtherText = "Notices of the payment provider stand here as soon as there are any.";
export const failed = "The notices could not be loaded";
export const moreFailed = "More could not be loaded";
export const more = "Show more";
export const loadingMore = "Loading";
export const listLabel = "Notices";
export const about = (v: { object: string | number }) => `About ${v.object}`;
export const told = (v: { ago: string | number }) => `Came ${v.ago}`;
export const tries = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const noReason = "No reason was written down.";
export const eventID = (v: { id: string | number }) => `Notice ${v.id}`;
export const retry = "Try again";
export const retrying = "Putting it in line";
export const retryFailed = "It could not be tried again";
export const retried = {
  title: "Back in line",
  text: "It is being tried again. If it fails, it comes back here.",
} as const;
export const dismiss = "Dismiss";
export const dismissing = "Dismissing";
export const dismissTitle = "Dismiss this notice?";
export const dismissText = "Nothing of it is taken in. What the customer pays and has does not change by this; the next notice about them reads everything anew all the same. It stays in the list of those dismissed.";
export const dismissBack = "Go back";
export const dismissedToast = {
  title: "Dismissed",
  text: "It is not tried any more.",
} as const;
export const actRetry = (v: { name: string | number }) => `${v.name} had a payment notice tried again`;
export const actDismiss = (v: { name: string | number }) => `${v.name} dismissed a payment notice`;
