// Generated from messages/*/messages.json by `make gen`. Change that file.

/** @file The texts of a member's conversation with their coach. */

export const exportFileName = (v: { date: string | number }) => `aangan-chat-${v.date}.json`;
export const title = "Messages";
export const description = "Write to your coach.";
export const yourCoach = "Your Coach";
export const coachClock = (v: { time: string | number; city: string | number }) => `It is ${v.time} in ${v.city}`;
export const composerLabel = (v: { coachName: string | number }) => `Message to ${v.coachName}`;
export const conversationLabel = (v: { coachName: string | number }) => `Conversation with ${v.coachName}`;
export const send = "Send message";
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const unread = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
export const sending = "Sending";
export const sent = "Sent";
export const delivered = "Delivered";
export const read = "Read";
export const notSent = "Not sent";
export const tryAgain = "Try again";
export const discard = "Discard";
export const automatic = "Sent automatically";
export const you = "You";
export const team = "Aangan team";
export const today = "Today";
export const yesterday = "Yesterday";
export const newMessages = "New messages";
export const earlier = "Show earlier messages";
export const loadingEarlier = "Loading earlier messages";
export const start = "This is where your conversation began.";
export const jumpToNewest = "Jump to the newest message";
export const emptyTitle = (v: { coachName: string | number }) => `Say hello to ${v.coachName}`;
export const emptyText = "Begin anywhere. A sentence about today is enough.";
export const noCoachTitle = "You have not chosen a coach yet";
export const noCoachText = "Pick the person you would like to talk to. You can change at any time.";
export const browseCoaches = "Browse Coaches";
export const closed = (v: { coachName: string | number }) => `${v.coachName} is no longer your coach and cannot see this conversation. You can still read it.`;
export const fetchFailed = "Failed to fetch messages";
export const sendFailed = "Failed to send message";
export const thankYou = {
  title: "Thank you!",
  text: (v: { coachName: string | number }) => `Your first message is on its way to ${v.coachName}.`,
} as const;
export const companionsTab = "AI Companions";
export const unreadInTab = "unread messages";
/** The time by which a coach replies: one of the days with a time, inserted into the matching sentence. */
export const byToday = (v: { time: string | number }) => `today, ${v.time}`;
export const byTomorrow = (v: { time: string | number }) => `tomorrow, ${v.time}`;
export const byYesterday = (v: { time: string | number }) => `yesterday, ${v.time}`;
export const byDay = (v: { day: string | number; time: string | number }) => `${v.day}, ${v.time}`;
export const replyHead = (v: { by: string | number }) => `replies usually by ${v.by} your time`;
export const replyOpen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} replies, usually by ${v.by} your time.`;
export const replyUnseen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} has not seen this yet. A reply comes usually by ${v.by} your time.`;
export const replySeen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} has seen this. A reply comes usually by ${v.by} your time.`;
export const replyWaiting = (v: { by: string | number }) => `A reply comes usually by ${v.by} your time.`;
export const coachAway = (v: { coachName: string | number }) => `${v.coachName} is not here at the moment and does not see new messages. What you write is kept. If you need somebody now, you can choose another coach.`;
export const replyLateHead = (v: { by: string | number }) => `the reply is late, it was due by ${v.by} your time`;
export const replyLate = (v: { by: string | number }) => `This reply is late: it was due by ${v.by} your time. We are sorry.`;
export const replyLateUnseen = (v: { by: string | number; coachName: string | number }) => `This reply is late: it was due by ${v.by} your time, and ${v.coachName} has not seen your message yet. We are sorry.`;
export const replyLateSeen = (v: { by: string | number; coachName: string | number }) => `This reply is late: it was due by ${v.by} your time. ${v.coachName} has seen your message. We are sorry.`;
export const menu = "Conversation menu";
const export_ = "Export chat";
export const deleteChat = "Delete chat";
export const mute = "Mute notifications";
export const unmute = "Unmute notifications";
export const isMuted = "Notifications are muted";
export const earlierConversations = "Earlier conversations";
export const otherConversations = "Other conversations";
export const earlierCoach = "Earlier coach";
export const openOwn = "Go to your conversation";
export const stillReadable = "You can still read what you wrote with coaches you had before.";
export const exporting = "Exporting...";
export const exportFailed = "Failed to export chat";
export const exported = {
  title: "Chat exported",
  text: (v: { file: string | number }) => `It is in your downloads as ${v.file}.`,
} as const;
export const nothingToExport = {
  title: "No messages to export",
  text: "Your conversation is empty.",
} as const;
export const deleteTitle = "Delete this chat?";
export const deleteConfirm = "Delete chat";
export const deleteAsking = "Asking for it...";
export const deleteKeep = "Keep it";
export const deleteFailed = "Failed to delete chat";
export const deleteText = (v: { coachName: string | number }) => `Everything said so far, files included, is deleted within 24 hours, for you and for ${v.coachName}. Until then you can undo it. What either of you writes after this stays.`;
export const deleteTextEarlier = (v: { coachName: string | number }) => `Everything you and ${v.coachName} said, files included, is deleted within 24 hours. Until then you can undo it.`;
export const deletionStrip = (v: { by: string | number; coachName: string | number }) => `What was said so far is deleted by ${v.by} your time, for you and for ${v.coachName}.`;
export const deletionStripEarlier = (v: { by: string | number }) => `This chat is deleted by ${v.by} your time.`;
export const deletionRequested = {
  title: "Chat Deletion Requested",
  text: "Your chat history will be deleted within 24 hours.",
} as const;
export const deletionUndone = {
  title: "Chat Kept",
  text: "Nothing is deleted.",
} as const;
export const undoDeletion = "Undo";
export const undoingDeletion = "Undoing...";
export const undoDeletionFailed = "Failed to undo the deletion";
export const notificationsMuted = {
  title: "Notifications Muted",
  text: "No badge and no letter about this chat until you unmute. New messages still arrive here.",
} as const;
export const notificationsUnmuted = {
  title: "Notifications Unmuted",
  text: "You hear about new messages again.",
} as const;
export const muteFailed = "Failed to mute notifications";
export const unmuteFailed = "Failed to unmute notifications";
export const newMessage = {
  title: "New Message",
  text: (v: { count: number }) => `${v.count === 1 ? `You have ${v.count} unread message from your coach.` : `You have ${v.count} unread messages from your coach.`}`,
} as const;
export { export_ as export };
