// Generated from messages/*/notifications.json by `make gen`. Change that file.

/** @file The texts of the bell, of the page with all notifications, and of notifications from the server. */

export const title = "Notifications";
export const description = "What happened while you were away.";
export const failed = "We couldn't load your notifications.";
/** Notifications from the server. The product's documents define the titles and texts, including "(s)". */
export const newMessage = {
  title: "New Message",
  text: (v: { count: string | number }) => `You have ${v.count} unread message(s) from your coach.`,
} as const;
export const markAllRead = "Mark all as read";
export const viewAll = "View all notifications";
export const emptyTitle = "Nothing new";
export const emptyText = "New messages from your coach will show up here.";
export const older = "Show older notifications";
export const loadingOlder = "Loading older notifications";
export const unreadMark = "Unread";
export const markRead = "Mark as read";
export const markFailed = "We couldn't mark this as read";
export const today = "Today";
export const yesterday = "Yesterday";
export const bell = (v: { count: number }) => `${v.count === 1 ? `Notifications, ${v.count} unread` : `Notifications, ${v.count} unread`}`;
export const allRead = "Notifications, all read";
