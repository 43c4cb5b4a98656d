// Generated from messages/*/messages.json by `make gen`. Change that file.

/** @file The texts of a member's conversation with their coach. */

export const exportFileName = (v: { date: string | number }) => `aangan-chat-${v.date}.json`;
export const title = "Messages" as string;
export const description = "Write to your coach." as string;
export const yourCoach = "Your Coach" as string;
export const coachClock = (v: { time: string | number; city: string | number }) => `It's ${v.time} in ${v.city}`;
export const composerLabel = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const conversationLabel = (v: { coachName: string | number }) => `Chat with ${v.coachName}`;
export const send = "Send message" as string;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const unread = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
export const sending = "Sending" as string;
export const sent = "Sent" as string;
export const delivered = "Delivered" as string;
export const read = "Read" as string;
export const notSent = "Not sent" as string;
export const tryAgain = "Try again" as string;
export const discard = "Discard" as string;
export const automatic = "Sent automatically" as string;
export const you = "You" as string;
export const team = "Aangan team" as string;
export const today = "Today" as string;
export const yesterday = "Yesterday" as string;
export const newMessages = "New messages" as string;
export const earlier = "Show earlier messages" as string;
export const loadingEarlier = "Loading earlier messages" as string;
export const start = "This is the start of your chat." as string;
export const jumpToNewest = "Jump to the newest message" as string;
export const emptyTitle = (v: { coachName: string | number }) => `Say hello to ${v.coachName}`;
export const emptyText = "Start anywhere. A sentence about today is enough." as string;
export const noCoachTitle = "You haven't chosen a coach yet" as string;
export const noCoachText = "Pick a coach you'd like to talk to. You can change anytime." as string;
export const browseCoaches = "Browse Coaches" as string;
export const closed = (v: { coachName: string | number }) => `${v.coachName} is no longer your coach and can't see this chat. You can still read it.`;
export const fetchFailed = "Failed to fetch messages" as string;
export const sendFailed = "Failed to send message" as string;
export const thankYou = {
  title: "Thank you!" as string,
  text: (v: { coachName: string | number }) => `Your first message is on its way to ${v.coachName}.`,
} as const;
export const companionsTab = "AI Companions" as string;
export const unreadInTab = "unread messages" as string;
/** The time by which a coach replies or a chat is deleted: one of these is inserted as {by} into the sentences below. */
export const byToday = (v: { time: string | number }) => `${v.time} today`;
export const byTomorrow = (v: { time: string | number }) => `${v.time} tomorrow`;
export const byYesterday = (v: { time: string | number }) => `${v.time} yesterday`;
export const byDay = (v: { time: string | number; day: string | number }) => `${v.time} on ${v.day}`;
export const replyHead = (v: { by: string | number }) => `Usually replies by ${v.by} (your time)`;
export const replyOpen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} usually replies by ${v.by} (your time).`;
export const replyUnseen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} hasn't seen this yet. A reply usually comes by ${v.by} (your time).`;
export const replySeen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} has seen this. A reply usually comes by ${v.by} (your time).`;
export const replyWaiting = (v: { by: string | number }) => `A reply usually comes by ${v.by} (your time).`;
export const coachAway = (v: { coachName: string | number }) => `${v.coachName} is away right now and doesn't see new messages. What you write is saved. If you need someone now, you can choose another coach.`;
export const replyLateHead = (v: { by: string | number }) => `Reply is late, was due by ${v.by} (your time)`;
export const replyLate = (v: { by: string | number }) => `This reply is late. It was due by ${v.by} (your time). We're sorry.`;
export const replyLateUnseen = (v: { by: string | number; coachName: string | number }) => `This reply is late. It was due by ${v.by} (your time), and ${v.coachName} hasn't seen your message yet. We're sorry.`;
export const replyLateSeen = (v: { by: string | number; coachName: string | number }) => `This reply is late. It was due by ${v.by} (your time). ${v.coachName} has seen your message. We're sorry.`;
export const menu = "Chat options" as string;
const export_ = "Export chat" as string;
export const deleteChat = "Delete chat" as string;
export const mute = "Mute notifications" as string;
export const unmute = "Unmute notifications" as string;
export const isMuted = "Notifications are muted" as string;
export const earlierConversations = "Past chats" as string;
export const otherConversations = "Other chats" as string;
export const earlierCoach = "Past coach" as string;
export const openOwn = "Go to your chat" as string;
export const stillReadable = "You can still read your chats with past coaches." as string;
export const exporting = "Exporting..." as string;
export const exportFailed = "Failed to export chat" as string;
export const exported = {
  title: "Chat exported" as string,
  text: (v: { file: string | number }) => `It's in your downloads as ${v.file}.`,
} as const;
export const nothingToExport = {
  title: "No messages to export" as string,
  text: "Your conversation is empty." as string,
} as const;
export const deleteTitle = "Delete this chat?" as string;
export const deleteConfirm = "Delete chat" as string;
export const deleteAsking = "Requesting..." as string;
export const deleteKeep = "Keep chat" as string;
export const deleteFailed = "Failed to delete chat" as string;
export const deleteText = (v: { coachName: string | number }) => `Everything so far, including files, will be deleted within 24 hours, for you and for ${v.coachName}. You can undo it until then. Anything either of you writes after this stays.`;
export const deleteTextEarlier = (v: { coachName: string | number }) => `Everything you and ${v.coachName} wrote, including files, will be deleted within 24 hours. You can undo it until then.`;
/** Above the chat while its deletion can be undone. */
export const deletionStrip = (v: { by: string | number; coachName: string | number }) => `Everything so far will be deleted by ${v.by} (your time), for you and for ${v.coachName}.`;
export const deletionStripEarlier = (v: { by: string | number }) => `This chat will be deleted by ${v.by} (your time).`;
export const deletionRequested = {
  title: "Chat Deletion Requested" as string,
  text: "Your chat history will be deleted within 24 hours." as string,
} as const;
export const deletionUndone = {
  title: "Chat Kept" as string,
  text: "Nothing will be deleted." as string,
} as const;
export const undoDeletion = "Undo" as string;
export const undoingDeletion = "Undoing..." as string;
export const undoDeletionFailed = "Failed to undo the deletion" as string;
export const notificationsMuted = {
  title: "Notifications Muted" as string,
  text: "No badges or emails about this chat until you unmute. New messages still arrive here." as string,
} as const;
export const notificationsUnmuted = {
  title: "Notifications Unmuted" as string,
  text: "You'll hear about new messages again." as string,
} as const;
export const muteFailed = "Failed to mute notifications" as string;
export const unmuteFailed = "Failed to unmute notifications" as string;
export const newMessage = {
  title: "New Message" as string,
  text: (v: { count: number }) => `${v.count === 1 ? `You have ${v.count} unread message from your coach.` : `You have ${v.count} unread messages from your coach.`}`,
} as const;
export { export_ as export };
