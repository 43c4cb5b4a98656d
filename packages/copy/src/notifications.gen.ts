// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Notifications holds the texts of the bell, of the page with all notifications, and of notifications from the server. */
export const notifications = {
  title: "Notifications",
  description: "What happened while you were away.",
  markAllRead: "Mark all as read",
  viewAll: "View all notifications",
  failed: "We could not load your notifications.",
  emptyTitle: "Nothing new",
  emptyText: "When your coach writes and you are not here, you will find it in this place.",
  older: "Show older ones",
  loadingOlder: "Loading older ones",
  unreadMark: "Unread",
  markRead: "Mark as read",
  markFailed: "This could not be marked as read",
  today: "Today",
  yesterday: "Yesterday",
  bell: {
    one: "Notifications, {count} unread",
    other: "Notifications, {count} unread",
  },
  allRead: "Notifications, all read",
  newMessage: {
    title: "New Message",
    text: "You have {count} unread message(s) from your coach.",
  },
  trialEnding: {
    title: "Subscription Ending Soon",
    text: "Your trial ends in {days} day(s). Upgrade now to continue.",
  },
  paymentLate: {
    title: "Payment Not Received",
    text: "Your last payment did not go through. Change the card to keep everything open.",
  },
  notAnID: "This is not the id of a notification.",
} as const;
