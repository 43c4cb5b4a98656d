// Generated from messages/*/notifications.json by `make gen`. Change that file.

/** @file The texts of the bell, of the page with all notifications, and of notifications from the server. */

export const title = "Notifications" as string;
export const description = "What happened while you were away." as string;
export const failed = "We couldn't load your notifications." as string;
/** Notifications from the server. The product's documents define the titles and texts, including "(s)". */
export const newMessage = {
  title: "New Message" as string,
  text: (v: { count: string | number }) => `You have ${v.count} unread message(s) from your coach.`,
} as const;
export const markAllRead = "Mark all as read" as string;
export const viewAll = "View all notifications" as string;
export const emptyTitle = "Nothing new" as string;
export const emptyText = "New messages from your coach will show up here." as string;
export const older = "Show older notifications" as string;
export const loadingOlder = "Loading older notifications" as string;
export const unreadMark = "Unread" as string;
export const markRead = "Mark as read" as string;
export const markFailed = "We couldn't mark this as read" as string;
/** Below "New Message", while it is unread. */
export const from = (v: { count: number; coachName: string | number }) => `${v.count === 1 ? `${v.count} new message from ${v.coachName}` : `${v.count} new messages from ${v.coachName}`}`;
/** The heading of several unread notifications of one kind. Their own headings are listed below it. */
export const joined = {
  message: (v: { count: number }) => `${v.count === 1 ? `${v.count} update in your chat` : `${v.count} updates in your chat`}`,
  session: (v: { count: number }) => `${v.count === 1 ? `${v.count} session update` : `${v.count} session updates`}`,
  subscription: (v: { count: number }) => `${v.count === 1 ? `${v.count} update on your plan` : `${v.count} updates on your plan`}`,
  community: (v: { count: number }) => `${v.count === 1 ? `${v.count} community update` : `${v.count} community updates`}`,
  goal: (v: { count: number }) => `${v.count === 1 ? `${v.count} update on your goals` : `${v.count} updates on your goals`}`,
  exercise: (v: { count: number }) => `${v.count === 1 ? `${v.count} reminder` : `${v.count} reminders`}`,
} as const;
/** The last line of a list of headings that is cut. */
export const andMore = (v: { count: string | number }) => `and ${v.count} more`;
/** Below "New Message", after it was read. */
export const messagesBefore = "Messages from your coach." as string;
/** Beside the time of a notification that came several times in a day. */
export const times = (v: { count: number }) => `${v.count === 1 ? `${v.count} time` : `${v.count} times`}`;
export const today = "Today" as string;
export const yesterday = "Yesterday" as string;
export const bell = (v: { count: number }) => `${v.count === 1 ? `Notifications, ${v.count} unread` : `Notifications, ${v.count} unread`}`;
export const allRead = "Notifications, all read" as string;
