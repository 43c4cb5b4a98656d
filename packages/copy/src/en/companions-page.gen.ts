// Generated from messages/*/companions-page.json by `make gen`. Change that file.

/** @file The texts of the tab in which members chat with a companion. {name} is the companion's name. The server sends the companion's replies and the notice that it is a program. */

export const title = "AI Companions" as string;
export const text = "Programs, not people. Here anytime." as string;
export const privacy = "What you write to a companion is yours alone: no coach reads it, and you can delete it anytime." as string;
export const listLabel = "AI Companions" as string;
export const back = "All companions" as string;
export const chooseTitle = "Who would you like to talk to?" as string;
export const chooseText = "Each chat is separate. They answer right away, anytime." as string;
/** {ago} is, for example, "2 hours ago", "yesterday" or "Nov 20". */
export const lastTalk = (v: { ago: string | number }) => `Last chat ${v.ago}`;
export const unlock = (v: { name: string | number }) => `${v.name} needs a trial or a plan`;
export const premium = "Premium" as string;
export const program = "Program" as string;
export const plainName = "Aangan" as string;
export const plainNote = "A program, not a person" as string;
export const listFailed = "We couldn't load your companions." as string;
export const talkFailed = "We couldn't load this chat." as string;
export const openingTitle = (v: { name: string | number }) => `${v.name} is a program, not a person`;
export const openingText = "It answers from what you write here, anytime, and it can be wrong. If you want a person, there's your coach. No coach reads this chat, and you can delete it anytime." as string;
export const noticeText = (v: { name: string | number }) => `${v.name} is a program, not a person. It can be wrong, and it's not a coach or a doctor.`;
export const begin = "Start anywhere, or with one of these" as string;
export const beginnings = {
  tara: [
    "I feel out of place here" as string,
    "My parents want me to settle down" as string,
    "घर की बहुत याद आती है" as string,
  ],
  buddy: [
    "I cannot switch off at night" as string,
    "Work is too much this week" as string,
    "Bahut stress ho raha hai" as string,
  ],
  arjun: [
    "I want a calmer morning" as string,
    "I sleep badly" as string,
    "மனசு அமைதியா இல்ல" as string,
  ],
} as const;
export const talkLabel = (v: { name: string | number }) => `Chat with ${v.name}`;
/** {coachName} is the companion's name. */
export const composerLabel = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const placeholder = (v: { name: string | number }) => `Message ${v.name}`;
export const thinking = (v: { name: string | number }) => `${v.name} is thinking`;
export const answering = (v: { name: string | number }) => `${v.name} is answering`;
export const sending = "Sending" as string;
export const notSent = "Not sent" as string;
export const sendFailed = "Failed to send message" as string;
export const tryAgain = "Try again" as string;
export const start = "This is the start of your chat." as string;
export const earlier = "Show earlier messages" as string;
export const loadingEarlier = "Loading earlier messages" as string;
export const jumpToNewest = "Jump to the newest message" as string;
export const you = "You" as string;
export const today = "Today" as string;
export const yesterday = "Yesterday" as string;
export const send = "Send message" as string;
export const stopped = "The answer was cut off." as string;
export const stoppedText = (v: { name: string | number }) => `What you wrote is saved. ${v.name} can answer again.`;
export const stoppedOffline = "You lost your connection. What you wrote is saved, and the answer will come when you're back online." as string;
export const unanswered = (v: { name: string | number }) => `${v.name} hasn't answered this yet.`;
export const fetch = "Get answer" as string;
export const options = (v: { name: string | number }) => `Options for the chat with ${v.name}`;
export const deleteTitle = (v: { name: string | number }) => `Delete your chat with ${v.name}?`;
export const deleteText = (v: { name: string | number }) => `Everything you wrote and everything ${v.name} answered is deleted right away. This can't be undone.`;
const delete_ = "Delete this chat" as string;
export const deleteConfirm = "Delete chat" as string;
export const deleting = "Deleting..." as string;
export const keep = "Keep chat" as string;
export const deleteFailed = "We couldn't delete this chat." as string;
export const deleted = {
  title: "Chat Deleted" as string,
  text: (v: { name: string | number }) => `Your chat with ${v.name} is gone.`,
} as const;
export const lockedTitle = (v: { name: string | number }) => `${v.name} is part of Aangan Premium`;
export const lockedText = (v: { name: string | number }) => `${v.name} answers while you have a free trial or a plan.`;
export const lockedRead = (v: { name: string | number }) => `You can still read what you wrote before. ${v.name} answers again while you have a free trial or a plan.`;
export const join = "Join Aangan Premium" as string;
export { delete_ as delete };
