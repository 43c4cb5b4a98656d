// Generated from messages/*/on-call.json by `make gen`. Change that file.

/** @file The texts of the on-call page. */

export const name = "On call";
export const waiting = "waiting";
export const waitingCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} member is waiting for a person.` : `${v.count} members are waiting for a person.`}`;
export const firstLook = (v: { days: string | number; median: string | number; slowest: string | number }) => `First look in the last ${v.days} days: usually ${v.median}, ${v.slowest} at worst.`;
export const noFirstLook = (v: { days: string | number }) => `First look: nothing to measure in the last ${v.days} days.`;
export const none = "No one is waiting.";
export const notNow = "You're not on call right now. Your hours are in the schedule below.";
export const noAccess = "You're not on the on-call schedule. An administrator can add you.";
export const loadFailed = "Failed to load the on-call page";
export const sinceWritten = "since written";
export const member = "A member";
export const urgent = "Urgent";
export const concern = "Concern";
export const whyInactive = "The coach's account isn't active.";
export const whyAway = "The coach has a day off.";
export const whyNoCoach = "The member has no coach.";
export const whyUnopened = "The coach hasn't opened it.";
export const whyHandedOver = "The coach asked the team.";
export const notOpened = "No one on call has opened it.";
export const openedBy = (v: { name: string | number; ago: string | number }) => `${v.name} opened it ${v.ago}.`;
export const openedByYou = (v: { ago: string | number }) => `You opened it ${v.ago}.`;
export const you = "You";
export const youAlerted = (v: { ago: string | number }) => `You were alerted ${v.ago}`;
export const alerted = (v: { name: string | number; ago: string | number }) => `${v.name} was alerted ${v.ago}`;
export const alsoAlerted = (v: { name: string | number; ago: string | number }) => `also ${v.name}, ${v.ago}`;
export const noOneAlerted = "No one was on call. The team was emailed.";
export const open = "Open with a reason";
const continue_ = "Continue";
/** The dialog in which a person gives the reason. */
export const openTitle = "Why are you opening it?";
export const openText = "You'll see the conversation around the message. The audit log records that you opened it, and we tell the member that someone from the team did.";
export const reason = "Reason";
export const detail = "In your own words";
export const detailHint = "Needed for “Something else”. No names, please.";
export const openNow = "Open conversation";
export const opening = "Opening...";
export const openFailed = "Failed to open it";
/** The open conversation. */
export const caseTitle = (v: { firstName: string | number }) => `${v.firstName} may be in crisis`;
export const writeLabel = (v: { firstName: string | number }) => `Message ${v.firstName}`;
export const back = "Back to On call";
export const caseFailed = "Failed to load this conversation";
export const caseClosed = "This crisis is closed";
export const caseClosedText = "You no longer have access to the conversation.";
export const conversation = "Conversation";
export const teamAuthor = "Aangan team";
export const goals = "Written in a goal";
export const noMessages = "The message was deleted. The member can still read what you write.";
export const facts = "Who they are";
export const memberName = "Member";
export const email = "Email";
export const emailUnconfirmed = "not confirmed";
export const localTime = "Their time";
export const coach = "Coach";
export const coachReads = "Can read and write here";
export const coachCannotRead = "Can't read this conversation now";
export const looks = "Who opened it";
export const look = (v: { name: string | number; time: string | number; reason: string | number }) => `${v.name}, ${v.time}: ${v.reason}`;
export const lookWithDetail = (v: { name: string | number; time: string | number; reason: string | number; detail: string | number }) => `${v.name}, ${v.time}: ${v.reason}. ${v.detail}`;
export const handovers = "The coach asked the team";
export const noteUnreadable = "The note can't be opened.";
export const handover = (v: { name: string | number; time: string | number }) => `${v.name}, ${v.time}`;
export const accessNote = "You have access until the crisis is closed. The member can see when someone from the team opened it.";
export const write = "Write as the Aangan team";
export const send = "Send";
export const sending = "Sending...";
export const sendFailed = "Failed to send the message";
export const close = "Close with an outcome";
export const closeText = "A dated entry stays on the member's page for their coach. Your access ends with it.";
export const closed = {
  title: "Outcome saved",
  text: "Your access to the conversation has ended.",
} as const;
export const file = (v: { name: string | number }) => `File: ${v.name}`;
/** The schedule. The code calls it the rota. */
export const rota = "Weekly schedule";
export const rotaText = "Pacific time. The last block runs into the next morning. In an empty block, all administrators are alerted.";
export const rotaFailed = "Failed to load the schedule";
export const blockNames = [
  {
    code: "6",
    label: "6 AM to 2 PM",
  },
  {
    code: "14",
    label: "2 to 10 PM",
  },
  {
    code: "22",
    label: "10 PM to 6 AM",
  },
] as const;
export const empty = "Empty";
export const now = "now";
export const noOneNow = "No one is on the schedule right now. All administrators are alerted.";
export const editBlock = (v: { day: string | number; hours: string | number; people: string | number }) => `${v.day}, ${v.hours}: ${v.people}`;
export const editTitle = (v: { day: string | number; hours: string | number }) => `On call ${v.day}, ${v.hours}`;
export const people = "People";
export const noPeople = "No one can be put on the schedule yet.";
export const save = "Save block";
export const saving = "Saving...";
export const saveFailed = "Failed to save the block";
export const saved = {
  title: "Schedule saved",
  text: "The people on it can see the on-call page now.",
} as const;
export const notAble = (v: { name: string | number }) => `${v.name} (not active)`;
/** The crises that were closed lately. */
export const closedTitle = (v: { days: string | number }) => `Closed in the last ${v.days} days`;
export const noneClosed = "No crises were closed.";
export const written = "Written";
export const firstLookColumn = "First look";
export const lookedBy = "Looked at by";
export const outcome = "Outcome";
export const byCoach = "Coach";
export const byOnCall = "On call";
export const unknown = "Not recorded";
/** The lines of the audit log. */
export const actRota = (v: { name: string | number; block: string | number }) => `${v.name} changed the on-call schedule: ${v.block}`;
export const actOpen = (v: { name: string | number }) => `${v.name} opened a member's conversation during a crisis`;
export const actLook = (v: { name: string | number }) => `${v.name} opened a member's conversation again during a crisis`;
export const actWrite = (v: { name: string | number }) => `${v.name} wrote to a member as the team during a crisis`;
export const actClose = (v: { name: string | number }) => `${v.name} closed a crisis on call`;
export { continue_ as continue };
