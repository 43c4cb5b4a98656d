// Generated from messages/*/companions-page.json by `make gen`. Change that file.

/** @file The texts of the tab in which members chat with a companion. {name} is the companion's name. The server sends the companion's replies and the notice that it is a program. */

export const title = "AI Companions";
export const text = "Programs, not people. Here at any hour.";
export const privacy = "What you write to a companion is yours alone: no coach reads it, and you can delete it whenever you like.";
export const listLabel = "AI Companions";
export const back = "All companions";
export const chooseTitle = "Who would you like to talk to?";
export const chooseText = "Each of the three keeps a talk of its own. They answer at once, at any hour.";
export const lastTalk = (v: { ago: string | number }) => `Last talk ${v.ago}`;
export const unlock = (v: { name: string | number }) => `${v.name} needs a trial or a plan`;
export const premium = "Premium";
export const program = "Program";
export const plainName = "Aangan";
export const plainNote = "A program, not a person";
export const listFailed = "We could not load your companions.";
export const talkFailed = "We could not load this talk.";
export const openingTitle = (v: { name: string | number }) => `${v.name} is a program, not a person`;
export const openingText = "It answers from what you write here, at any hour, and it can be wrong. For a person there is your coach. No coach reads this talk, and you can delete it whenever you like.";
export const noticeText = (v: { name: string | number }) => `${v.name} is a program, not a person. It can be wrong, and it's not a coach or a doctor.`;
export const begin = "Begin anywhere, or with one of these";
export const beginnings = {
  tara: [
    "I feel out of place here",
    "My parents want me to settle down",
    "घर की बहुत याद आती है",
  ],
  buddy: [
    "I cannot switch off at night",
    "Work is too much this week",
    "Bahut stress ho raha hai",
  ],
  arjun: [
    "I want a calmer morning",
    "I sleep badly",
    "மனசு அமைதியா இல்ல",
  ],
} as const;
export const talkLabel = (v: { name: string | number }) => `Talk with ${v.name}`;
export const composerLabel = (v: { coachName: string | number }) => `Message to ${v.coachName}`;
export const placeholder = (v: { name: string | number }) => `Write to ${v.name}`;
export const thinking = (v: { name: string | number }) => `${v.name} is thinking`;
export const answering = (v: { name: string | number }) => `${v.name} is answering`;
export const sending = "Sending";
export const notSent = "Not sent";
export const sendFailed = "Failed to send message";
export const tryAgain = "Try again";
export const start = "This is where your talk began.";
export const earlier = "Show earlier messages";
export const loadingEarlier = "Loading earlier messages";
export const jumpToNewest = "Jump to the newest message";
export const you = "You";
export const today = "Today";
export const yesterday = "Yesterday";
export const send = "Send message";
export const stopped = "The answer stopped on its way.";
export const stoppedText = (v: { name: string | number }) => `What you wrote is kept. ${v.name} can answer again.`;
export const stoppedOffline = "The connection dropped. What you wrote is kept, and the answer comes when you are back.";
export const unanswered = (v: { name: string | number }) => `${v.name} has not answered this yet.`;
export const fetch = "Get the answer";
export const options = (v: { name: string | number }) => `Options for the talk with ${v.name}`;
export const deleteTitle = (v: { name: string | number }) => `Delete your talk with ${v.name}?`;
export const deleteText = (v: { name: string | number }) => `All of it goes at once, what you wrote and what ${v.name} answered. This cannot be undone.`;
const delete_ = "Delete this talk";
export const deleteConfirm = "Delete talk";
export const deleting = "Deleting...";
export const keep = "Keep it";
export const deleteFailed = "We could not delete this talk.";
export const deleted = {
  title: "Talk Deleted",
  text: (v: { name: string | number }) => `Your talk with ${v.name} is gone.`,
} as const;
export const lockedTitle = (v: { name: string | number }) => `${v.name} is part of Aangan Premium`;
export const lockedText = (v: { name: string | number }) => `${v.name} answers while you have a free trial or a plan.`;
export const lockedRead = (v: { name: string | number }) => `What you wrote before stays here to read. ${v.name} answers again while you have a free trial or a plan.`;
export const join = "Join Aangan Premium";
export { delete_ as delete };
