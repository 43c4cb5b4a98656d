// Generated from messages/*/coach-sessions.json by `make gen`. Change that file.

/** @file The texts of the Sessions tab of the coach portal. */

export const title = "Sessions";
export const lead = (v: { zone: string | number }) => `Shown in your time (${v.zone}), with each client's time next to it.`;
export const empty = "No upcoming sessions scheduled";
export const emptyText = "When a client books a time, it'll show up here.";
export const today = "Today";
export const tomorrow = "Tomorrow";
export const next = "Next";
export const underWay = "In progress";
export const first = "First session";
export const followUp = "Follow-up";
export const movedByYou = "Rescheduled by you";
export const videoTrouble = "Video problem";
export const cancelled = "Canceled";
export const untilTime = (v: { until: string | number }) => `to ${v.until}`;
export const clientTime = (v: { time: string | number; clientName: string | number }) => `${v.time} for ${v.clientName}`;
export const clientTimeOtherDay = (v: { day: string | number; time: string | number; clientName: string | number }) => `${v.day} ${v.time} for ${v.clientName}`;
export const note = (v: { clientName: string | number }) => `Note from ${v.clientName}`;
export const urgentTitle = (v: { clientName: string | number }) => `${v.clientName} may be in crisis.`;
export const unknownClient = "Unknown Client";
export const reschedule = "Reschedule";
export const join = "Join Session";
export const message = "Message";
export const moreFor = (v: { clientName: string | number }) => `More for ${v.clientName}`;
export const forClient = (v: { clientName: string | number }) => `with ${v.clientName}`;
export const forClientShort = (v: { clientName: string | number }) => `for ${v.clientName}`;
export const joinFrom = (v: { time: string | number }) => `Opens at ${v.time}`;
export const joinFromDay = (v: { when: string | number }) => `Opens ${v.when}`;
export const cancel = "Cancel session";
export const cancelling = "Canceling...";
export const keepSession = "Keep session";
export const cancelTitle = "Cancel this session?";
export const cancelText = (v: { when: string | number; clientName: string | number }) => `${v.when}. We'll tell ${v.clientName} right away. It won't count as one of their sessions.`;
export const cancelDone = {
  title: "Session canceled",
  text: (v: { clientName: string | number }) => `We told ${v.clientName}. It doesn't count as one of their sessions.`,
} as const;
export const cancelFailed = "Failed to cancel session";
export const move = "Propose this time";
export const moving = "Proposing...";
export const moveTitle = "Reschedule";
export const moveEmpty = "No open times to propose";
export const moveEmptyText = "Add hours, or cancel the session and agree on a time by message.";
export const moveLead = (v: { clientName: string | number; when: string | number }) => `${v.clientName}, currently ${v.when}.`;
export const moveNote = (v: { clientName: string | number }) => `We'll ask ${v.clientName} right away. The current time stays until they accept, and this one is reserved until they answer.`;
export const chooseTime = "Choose a time.";
export const timesFailed = "Failed to load times";
export const timesOn = (v: { day: string | number }) => `Times on ${v.day}`;
export const moveDone = {
  title: "Time proposed",
  text: (v: { clientName: string | number }) => `We asked ${v.clientName}. The current time stays until they accept.`,
} as const;
export const moveFailed = "Failed to propose a time";
export const toHours = "Go to Hours";
export const yourTime = "your time";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const hasTimes = "has open times";
export const todayMark = "today";
export const taken = "taken";
export const morning = "Morning";
export const afternoon = "Afternoon";
export const evening = "Evening";
export const night = "Night";
/** Proposals of another time: the form's note, the entry in the list, and the withdrawal. */
export const proposalNote = (v: { clientName: string | number }) => `Note to ${v.clientName}`;
export const proposalNoteHint = (v: { clientName: string | number }) => `Why, or what else would work for you. ${v.clientName} sees it with the new time.`;
export const proposalNoteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const proposalNoteTooLong = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const proposed = (v: { when: string | number; clientName: string | number }) => `Proposed: ${v.when}, waiting for ${v.clientName}`;
export const proposedNote = (v: { note: string | number }) => `You wrote: ${v.note}`;
export const withdraw = "Withdraw";
export const withdrawTitle = "Withdraw this proposal?";
export const withdrawing = "Withdrawing...";
export const withdrawBack = "Keep it";
export const withdrawText = (v: { when: string | number; clientName: string | number }) => `The session stays ${v.when}. We'll tell ${v.clientName}.`;
export const withdrawDone = {
  title: "Proposal withdrawn",
  text: (v: { when: string | number }) => `The session stays ${v.when}.`,
} as const;
export const withdrawFailed = "Failed to withdraw the proposal";
/** The outcome of a session. */
export const mark = "How did it go?";
export const markHeld = "It took place";
export const markNoShow = "Client didn't show up";
export const markCoachAbsent = "I couldn't make it";
export const markNothing = "Clear";
export const held = "Took place";
export const noShow = "No-show";
export const coachAbsent = "You couldn't make it";
export const markDone = {
  title: "Saved",
  text: (v: { clientName: string | number }) => `Your session with ${v.clientName} is marked.`,
} as const;
export const markTakenBack = {
  title: "Cleared",
  text: "The session isn't marked anymore.",
} as const;
export const markAbsentDone = {
  title: "Saved",
  text: (v: { clientName: string | number }) => `This session doesn't count for ${v.clientName}. They can see that you couldn't make it.`,
} as const;
export const markFailed = "Failed to mark the session";
/** Private notes about one session. */
export const notes = "Notes";
export const notesOf = (v: { when: string | number }) => `Notes from ${v.when}`;
export const trouble = "Video didn't work";
export const troubleTitle = "Did the video fail?";
export const troubleConfirm = "Mark session";
export const troubleSaving = "Saving...";
export const troubleBack = "Go back";
export const troubleText = (v: { clientName: string | number }) => `We'll mark the session, and it won't count for ${v.clientName}.`;
export const troubleDone = {
  title: "Saved",
  text: (v: { clientName: string | number }) => `This session doesn't count for ${v.clientName}.`,
} as const;
export const troubleFailed = "Failed to mark the session";
export const past = "Past sessions";
export const earlier = "Show earlier sessions";
export const loadingEarlier = "Loading...";
export const pastFailed = "Failed to load past sessions";
export const cancelledBy = {
  member: "Canceled by the client",
  coach: "Canceled by you",
  change: "They changed coaches",
  leaving: "Their account was deleted",
  absence: "Your account wasn't active",
} as const;
export const loadFailed = "Failed to load dashboard data";
