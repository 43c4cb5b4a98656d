// Generated from messages/*/admin-payments.json by `make gen`. Change that file.

/** @file The texts of the page with the payment provider's events that could not be applied. */

export const name = "Payments" as string;
export const title = "Payments" as string;
export const lead = "Notices from the payment provider, and whether we processed them." as string;
/** Follows a number on a tab, for screen readers only: "3 failed". */
export const waiting = "failed" as string;
export const what = "What is this?" as string;
export const whatText = "The payment provider sends a notice when a payment goes through or fails, or when a plan changes. For each one, we look up the customer's current plan and payments. A notice that keeps failing is marked as failed, so it doesn't hold up the others. No cards or names are shown here." as string;
export const stateLabel = "Notices" as string;
export const setAside = "Failed" as string;
export const inLine = "Queued" as string;
export const applied = "Processed" as string;
export const dismissed = "Dismissed" as string;
export const noneSetAside = "No failed notices" as string;
export const noneSetAsideText = "If we can't process a notice from the payment provider, it shows up here with the reason." as string;
export const noneOther = "No notices" as string;
export const noneOtherText = "Notices from the payment provider show up here." as string;
export const failed = "Failed to load the notices" as string;
export const moreFailed = "Failed to load more" as string;
export const more = "Show more" as string;
export const loadingMore = "Loading" as string;
export const listLabel = "Notices" as string;
export const about = (v: { object: string | number }) => `About ${v.object}`;
export const told = (v: { ago: string | number }) => `Received ${v.ago}`;
export const tries = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const noReason = "No reason was recorded." as string;
export const eventID = (v: { id: string | number }) => `Notice ${v.id}`;
export const retry = "Try again" as string;
export const retrying = "Adding to the queue..." as string;
export const retryFailed = "The notice wasn't retried" as string;
export const retried = {
  title: "Back in the queue" as string,
  text: "We're trying it again. If it fails, it comes back here." as string,
} as const;
export const dismiss = "Dismiss" as string;
export const dismissing = "Dismissing..." as string;
export const dismissTitle = "Dismiss this notice?" as string;
export const dismissText = "We won't process it. This doesn't change what the customer pays or has. The next notice about them looks everything up again. You can still find this one under Dismissed." as string;
export const dismissBack = "Go back" as string;
export const dismissedToast = {
  title: "Dismissed" as string,
  text: "We won't try it again." as string,
} as const;
export const actRetry = (v: { name: string | number }) => `${v.name} retried a payment notice`;
export const actDismiss = (v: { name: string | number }) => `${v.name} dismissed a payment notice`;
