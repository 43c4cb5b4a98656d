// Generated from messages/*/coach-sessions.json by `make gen`. Change that file.

/** @file The texts of the Sessions tab of the coach portal. */

export const title = "Sessions";
export const lead = (v: { zone: string | number }) => `Times are yours (${v.zone}), with the client's clock beside them.`;
export const empty = "No upcoming sessions scheduled";
export const emptyText = "When a client books a time, it stands here at once.";
export const today = "Today";
export const tomorrow = "Tomorrow";
export const next = "Next";
export const underWay = "Under way";
export const first = "First session";
export const followUp = "Follow-up";
export const movedByYou = "Moved as you asked";
export const videoTrouble = "Video did not work";
export const cancelled = "Cancelled";
export const untilTime = (v: { until: string | number }) => `to ${v.until}`;
export const clientTime = (v: { time: string | number; clientName: string | number }) => `${v.time} for ${v.clientName}`;
export const clientTimeOtherDay = (v: { day: string | number; time: string | number; clientName: string | number }) => `${v.day} ${v.time} for ${v.clientName}`;
export const note = (v: { clientName: string | number }) => `Note from ${v.clientName}`;
export const urgentTitle = (v: { clientName: string | number }) => `${v.clientName} wrote something that needs you.`;
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
export const cancelling = "Cancelling...";
export const keepSession = "Keep it";
export const cancelTitle = "Cancel this session?";
export const cancelText = (v: { when: string | number; clientName: string | number }) => `${v.when}. ${v.clientName} is told at once, and it does not count as one of their sessions.`;
export const cancelDone = {
  title: "Session cancelled",
  text: (v: { clientName: string | number }) => `${v.clientName} has been told. It does not count for them.`,
} as const;
export const cancelFailed = "Failed to cancel session";
export const move = "Propose this time";
export const moving = "Proposing...";
export const moveTitle = "Reschedule";
export const moveEmpty = "There is no free time to propose";
export const moveEmptyText = "Add hours, or cancel the session and agree on a time in a message.";
export const moveLead = (v: { clientName: string | number; when: string | number }) => `${v.clientName}, now ${v.when}.`;
export const moveNote = (v: { clientName: string | number }) => `${v.clientName} is asked at once. Until they say yes the session stays when it is, and this time is kept free.`;
export const chooseTime = "Choose a time.";
export const timesFailed = "Failed to load times";
export const timesOn = (v: { day: string | number }) => `Times on ${v.day}`;
export const moveDone = {
  title: "Time proposed",
  text: (v: { clientName: string | number }) => `${v.clientName} has been asked. The session stays when it is until they say yes.`,
} as const;
export const moveFailed = "Failed to propose a time";
export const toHours = "To your hours";
export const yourTime = "your time";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const hasTimes = "has free times";
export const todayMark = "today";
export const taken = "taken";
export const morning = "Morning";
export const afternoon = "Afternoon";
export const evening = "Evening";
export const night = "Night";
/** Proposals of another time: the form's note, the entry in the list, and the withdrawal. */
export const proposalNote = (v: { clientName: string | number }) => `A word to ${v.clientName}`;
export const proposalNoteHint = (v: { clientName: string | number }) => `Why, or what would also suit you. ${v.clientName} reads it beside the new time.`;
export const proposalNoteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const proposalNoteTooLong = (v: { count: number }) => `${v.count === 1 ? `It is ${v.count} character too long.` : `It is ${v.count} characters too long.`}`;
export const proposed = (v: { when: string | number; clientName: string | number }) => `Proposed: ${v.when}, waiting for ${v.clientName}`;
export const proposedNote = (v: { note: string | number }) => `You wrote: ${v.note}`;
export const withdraw = "Withdraw";
export const withdrawTitle = "Withdraw the proposal?";
export const withdrawing = "Withdrawing...";
export const withdrawBack = "Keep it";
export const withdrawText = (v: { when: string | number; clientName: string | number }) => `The session stays ${v.when}. ${v.clientName} is told.`;
export const withdrawDone = {
  title: "Proposal withdrawn",
  text: (v: { when: string | number }) => `The session stays ${v.when}.`,
} as const;
export const withdrawFailed = "Failed to withdraw the proposal";
/** The outcome of a session. */
export const mark = "How did it go?";
export const markHeld = "It was held";
export const markNoShow = "The client did not come";
export const markCoachAbsent = "I could not come";
export const markNothing = "Take it back";
export const held = "Held";
export const noShow = "Did not come";
export const coachAbsent = "You could not come";
export const markDone = {
  title: "Noted",
  text: (v: { clientName: string | number }) => `The session with ${v.clientName} is marked.`,
} as const;
export const markTakenBack = {
  title: "Taken back",
  text: "Nothing is said about how it went.",
} as const;
export const markAbsentDone = {
  title: "Noted",
  text: (v: { clientName: string | number }) => `This session does not count for ${v.clientName}, and they can read that you could not come.`,
} as const;
export const markFailed = "Failed to note how it went";
/** Private notes about one session. */
export const notes = "Notes";
export const notesOf = (v: { when: string | number }) => `Notes of ${v.when}`;
export const trouble = "The video did not work";
export const troubleTitle = "The video did not work?";
export const troubleConfirm = "Note it";
export const troubleSaving = "Noting...";
export const troubleBack = "Go back";
export const troubleText = (v: { clientName: string | number }) => `We note it, and the session does not count for ${v.clientName}.`;
export const troubleDone = {
  title: "Noted",
  text: (v: { clientName: string | number }) => `This session does not count for ${v.clientName}.`,
} as const;
export const troubleFailed = "Failed to note it";
export const past = "Past sessions";
export const earlier = "Show earlier sessions";
export const loadingEarlier = "Loading...";
export const pastFailed = "Failed to load past sessions";
export const cancelledBy = {
  member: "Cancelled by the client",
  coach: "Cancelled by you",
  change: "They changed coaches",
  leaving: "Their account was deleted",
  absence: "Your account was not active",
} as const;
export const loadFailed = "Failed to load dashboard data";
