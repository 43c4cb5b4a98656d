// Generated from messages/*/admin-payments.json by `make gen`. Change that file.

/** @file The texts of the page with the payment provider's events that could not be applied. */

export const name = "Payments";
export const title = "Payments";
export const lead = "Notices from the payment provider, and whether we processed them.";
/** Follows a number on a tab, for screen readers only: "3 failed". */
export const waiting = "failed";
export const what = "What is this?";
export const whatText = "The payment provider sends a notice when a payment goes through or fails, or when a plan changes. For each one, we look up the customer's current plan and payments. A notice that keeps failing is marked as failed, so it doesn't hold up the others. No cards or names are shown here.";
export const stateLabel = "Notices";
export const setAside = "Failed";
export const inLine = "Queued";
export const applied = "Processed";
export const dismissed = "Dismissed";
export const noneSetAside = "No failed notices";
export const noneSetAsideText = "If we can't process a notice from the payment provider, it shows up here with the reason.";
export const noneOther = "No notices";
export const noneOtherText = "Notices from the payment provider show up here.";
export const failed = "Failed to load the notices";
export const moreFailed = "Failed to load more";
export const more = "Show more";
export const loadingMore = "Loading";
export const listLabel = "Notices";
export const about = (v: { object: string | number }) => `About ${v.object}`;
export const told = (v: { ago: string | number }) => `Received ${v.ago}`;
export const tries = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const noReason = "No reason was recorded.";
export const eventID = (v: { id: string | number }) => `Notice ${v.id}`;
export const retry = "Try again";
export const retrying = "Adding to the queue...";
export const retryFailed = "The notice wasn't retried";
export const retried = {
  title: "Back in the queue",
  text: "We're trying it again. If it fails, it comes back here.",
} as const;
export const dismiss = "Dismiss";
export const dismissing = "Dismissing...";
export const dismissTitle = "Dismiss this notice?";
export const dismissText = "We won't process it. This doesn't change what the customer pays or has. The next notice about them looks everything up again. You can still find this one under Dismissed.";
export const dismissBack = "Go back";
export const dismissedToast = {
  title: "Dismissed",
  text: "We won't try it again.",
} as const;
export const actRetry = (v: { name: string | number }) => `${v.name} retried a payment notice`;
export const actDismiss = (v: { name: string | number }) => `${v.name} dismissed a payment notice`;
