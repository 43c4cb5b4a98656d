// Generated from messages/*/on-call.json by `make gen`. Change that file.

/** @file The texts of the on-call page. */

export const name = "On call" as string;
export const waiting = "waiting" as string;
export const waitingCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} member is waiting for a person.` : `${v.count} members are waiting for a person.`}`;
export const firstLook = (v: { days: string | number; median: string | number; slowest: string | number }) => `First look in the last ${v.days} days: usually ${v.median}, ${v.slowest} at worst.`;
export const noFirstLook = (v: { days: string | number }) => `First look: nothing to measure in the last ${v.days} days.`;
export const none = "No one is waiting." as string;
export const notNow = "You're not on call right now. Your hours are in the schedule below." as string;
export const noAccess = "You're not on the on-call schedule. An administrator can add you." as string;
export const loadFailed = "Failed to load the on-call page" as string;
export const sinceWritten = "since written" as string;
export const member = "A member" as string;
export const urgent = "Urgent" as string;
export const concern = "Concern" as string;
export const whyInactive = "The coach's account isn't active." as string;
export const whyAway = "The coach has a day off." as string;
export const whyNoCoach = "The member has no coach." as string;
export const whyUnopened = "The coach hasn't opened it." as string;
export const whyHandedOver = "The coach asked the team." as string;
export const notOpened = "No one on call has opened it." as string;
export const openedBy = (v: { name: string | number; ago: string | number }) => `${v.name} opened it ${v.ago}.`;
export const openedByYou = (v: { ago: string | number }) => `You opened it ${v.ago}.`;
export const you = "You" as string;
export const youAlerted = (v: { ago: string | number }) => `You were alerted ${v.ago}`;
export const alerted = (v: { name: string | number; ago: string | number }) => `${v.name} was alerted ${v.ago}`;
export const alsoAlerted = (v: { name: string | number; ago: string | number }) => `also ${v.name}, ${v.ago}`;
export const noOneAlerted = "No one was on call. The team was emailed." as string;
export const open = "Open with a reason" as string;
const continue_ = "Continue" as string;
/** The dialog in which a person gives the reason. */
export const openTitle = "Why are you opening it?" as string;
export const openText = "You'll see the conversation around the message. The audit log records that you opened it, and we tell the member that someone from the team did." as string;
export const reason = "Reason" as string;
export const detail = "In your own words" as string;
export const detailHint = "Needed for “Something else”. No names, please." as string;
export const openNow = "Open conversation" as string;
export const opening = "Opening..." as string;
export const openFailed = "Failed to open it" as string;
/** The open conversation. */
export const caseTitle = (v: { firstName: string | number }) => `${v.firstName} may be in crisis`;
export const writeLabel = (v: { firstName: string | number }) => `Message ${v.firstName}`;
export const back = "Back to On call" as string;
export const caseFailed = "Failed to load this conversation" as string;
export const caseClosed = "This crisis is closed" as string;
export const caseClosedText = "You no longer have access to the conversation." as string;
export const conversation = "Conversation" as string;
export const teamAuthor = "Aangan team" as string;
export const goals = "Written in a goal" as string;
export const noMessages = "The message was deleted. The member can still read what you write." as string;
export const facts = "Who they are" as string;
export const memberName = "Member" as string;
export const email = "Email" as string;
export const emailUnconfirmed = "not confirmed" as string;
export const localTime = "Their time" as string;
export const coach = "Coach" as string;
export const coachReads = "Can read and write here" as string;
export const coachCannotRead = "Can't read this conversation now" as string;
export const looks = "Who opened it" as string;
export const look = (v: { name: string | number; time: string | number; reason: string | number }) => `${v.name}, ${v.time}: ${v.reason}`;
export const lookWithDetail = (v: { name: string | number; time: string | number; reason: string | number; detail: string | number }) => `${v.name}, ${v.time}: ${v.reason}. ${v.detail}`;
export const handovers = "The coach asked the team" as string;
export const noteUnreadable = "The note can't be opened." as string;
export const handover = (v: { name: string | number; time: string | number }) => `${v.name}, ${v.time}`;
export const accessNote = "You have access until the crisis is closed. The member can see when someone from the team opened it." as string;
export const write = "Write as the Aangan team" as string;
export const send = "Send" as string;
export const sending = "Sending..." as string;
export const sendFailed = "Failed to send the message" as string;
export const close = "Close with an outcome" as string;
export const closeText = "A dated entry stays on the member's page for their coach. Your access ends with it." as string;
export const closed = {
  title: "Outcome saved" as string,
  text: "Your access to the conversation has ended." as string,
} as const;
export const file = (v: { name: string | number }) => `File: ${v.name}`;
/** The schedule. The code calls it the rota. */
export const rota = "Weekly schedule" as string;
export const rotaText = "Pacific time. The last block runs into the next morning. In an empty block, all administrators are alerted." as string;
export const rotaFailed = "Failed to load the schedule" as string;
export const blockNames = [
  {
    code: "6",
    label: "6 AM to 2 PM" as string,
  },
  {
    code: "14",
    label: "2 to 10 PM" as string,
  },
  {
    code: "22",
    label: "10 PM to 6 AM" as string,
  },
] as const;
export const empty = "Empty" as string;
export const now = "now" as string;
export const noOneNow = "No one is on the schedule right now. All administrators are alerted." as string;
export const editBlock = (v: { day: string | number; hours: string | number; people: string | number }) => `${v.day}, ${v.hours}: ${v.people}`;
export const editTitle = (v: { day: string | number; hours: string | number }) => `On call ${v.day}, ${v.hours}`;
export const people = "People" as string;
export const noPeople = "No one can be put on the schedule yet." as string;
export const save = "Save block" as string;
export const saving = "Saving..." as string;
export const saveFailed = "Failed to save the block" as string;
export const saved = {
  title: "Schedule saved" as string,
  text: "The people on it can see the on-call page now." as string,
} as const;
export const notAble = (v: { name: string | number }) => `${v.name} (not active)`;
/** The crises that were closed lately. */
export const closedTitle = (v: { days: string | number }) => `Closed in the last ${v.days} days`;
export const noneClosed = "No crises were closed." as string;
export const written = "Written" as string;
export const firstLookColumn = "First look" as string;
export const lookedBy = "Looked at by" as string;
export const outcome = "Outcome" as string;
export const byCoach = "Coach" as string;
export const byOnCall = "On call" as string;
export const unknown = "Not recorded" as string;
/** The lines of the audit log. */
export const actRota = (v: { name: string | number; block: string | number }) => `${v.name} changed the on-call schedule: ${v.block}`;
export const actOpen = (v: { name: string | number }) => `${v.name} opened a member's conversation during a crisis`;
export const actLook = (v: { name: string | number }) => `${v.name} opened a member's conversation again during a crisis`;
export const actWrite = (v: { name: string | number }) => `${v.name} wrote to a member as the team during a crisis`;
export const actClose = (v: { name: string | number }) => `${v.name} closed a crisis on call`;
/** Above the texts of a flagged message from before it was edited or unsent. */
export const textBefore = "What it said when it was flagged" as string;
export { continue_ as continue };
