// Generated from messages/*/coach-sessions.json by `make gen`. Change that file.

/** @file The texts of the Sessions tab of the coach portal. */

export const title = "Sessions" as string;
export const lead = (v: { zone: string | number }) => `Shown in your time (${v.zone}), with each client's time next to it.`;
export const empty = "No upcoming sessions scheduled" as string;
export const emptyText = "When a client books a time, it'll show up here." as string;
export const today = "Today" as string;
export const tomorrow = "Tomorrow" as string;
export const next = "Next" as string;
export const underWay = "In progress" as string;
export const first = "First session" as string;
export const followUp = "Follow-up" as string;
export const movedByYou = "Rescheduled by you" as string;
export const videoTrouble = "Video problem" as string;
export const cancelled = "Canceled" as string;
export const untilTime = (v: { until: string | number }) => `to ${v.until}`;
export const clientTime = (v: { time: string | number; clientName: string | number }) => `${v.time} for ${v.clientName}`;
export const clientTimeOtherDay = (v: { day: string | number; time: string | number; clientName: string | number }) => `${v.day} ${v.time} for ${v.clientName}`;
export const note = (v: { clientName: string | number }) => `Note from ${v.clientName}`;
export const urgentTitle = (v: { clientName: string | number }) => `${v.clientName} may be in crisis.`;
export const unknownClient = "Unknown Client" as string;
export const reschedule = "Reschedule" as string;
export const join = "Join Session" as string;
export const message = "Message" as string;
export const moreFor = (v: { clientName: string | number }) => `More for ${v.clientName}`;
export const forClient = (v: { clientName: string | number }) => `with ${v.clientName}`;
export const forClientShort = (v: { clientName: string | number }) => `for ${v.clientName}`;
export const joinFrom = (v: { time: string | number }) => `Opens at ${v.time}`;
export const joinFromDay = (v: { when: string | number }) => `Opens ${v.when}`;
export const cancel = "Cancel session" as string;
export const cancelling = "Canceling..." as string;
export const keepSession = "Keep session" as string;
export const cancelTitle = "Cancel this session?" as string;
export const cancelText = (v: { when: string | number; clientName: string | number }) => `${v.when}. We'll tell ${v.clientName} right away. It won't count as one of their sessions.`;
export const cancelDone = {
  title: "Session canceled" as string,
  text: (v: { clientName: string | number }) => `We told ${v.clientName}. It doesn't count as one of their sessions.`,
} as const;
export const cancelFailed = "Failed to cancel session" as string;
export const move = "Propose this time" as string;
export const moving = "Proposing..." as string;
export const moveTitle = "Reschedule" as string;
export const moveEmpty = "No open times to propose" as string;
export const moveEmptyText = "Add hours, or cancel the session and agree on a time by message." as string;
export const moveLead = (v: { clientName: string | number; when: string | number }) => `${v.clientName}, currently ${v.when}.`;
export const moveNote = (v: { clientName: string | number }) => `We'll ask ${v.clientName} right away. The current time stays until they accept, and this one is reserved until they answer.`;
export const chooseTime = "Choose a time." as string;
export const timesFailed = "Failed to load times" as string;
export const timesOn = (v: { day: string | number }) => `Times on ${v.day}`;
export const moveDone = {
  title: "Time proposed" as string,
  text: (v: { clientName: string | number }) => `We asked ${v.clientName}. The current time stays until they accept.`,
} as const;
export const moveFailed = "Failed to propose a time" as string;
export const toHours = "Go to Hours" as string;
export const yourTime = "your time" as string;
export const previousMonth = "Previous month" as string;
export const nextMonth = "Next month" as string;
export const hasTimes = "has open times" as string;
export const todayMark = "today" as string;
export const taken = "taken" as string;
export const morning = "Morning" as string;
export const afternoon = "Afternoon" as string;
export const evening = "Evening" as string;
export const night = "Night" as string;
/** Proposals of another time: the form's note, the entry in the list, and the withdrawal. */
export const proposalNote = (v: { clientName: string | number }) => `Note to ${v.clientName}`;
export const proposalNoteHint = (v: { clientName: string | number }) => `Why, or what else would work for you. ${v.clientName} sees it with the new time.`;
export const proposalNoteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const proposalNoteTooLong = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const proposed = (v: { when: string | number; clientName: string | number }) => `Proposed: ${v.when}, waiting for ${v.clientName}`;
export const proposedNote = (v: { note: string | number }) => `You wrote: ${v.note}`;
export const withdraw = "Withdraw" as string;
export const withdrawTitle = "Withdraw this proposal?" as string;
export const withdrawing = "Withdrawing..." as string;
export const withdrawBack = "Keep it" as string;
export const withdrawText = (v: { when: string | number; clientName: string | number }) => `The session stays ${v.when}. We'll tell ${v.clientName}.`;
export const withdrawDone = {
  title: "Proposal withdrawn" as string,
  text: (v: { when: string | number }) => `The session stays ${v.when}.`,
} as const;
export const withdrawFailed = "Failed to withdraw the proposal" as string;
/** The outcome of a session. */
export const mark = "How did it go?" as string;
export const markHeld = "It took place" as string;
export const markNoShow = "Client didn't show up" as string;
export const markCoachAbsent = "I couldn't make it" as string;
export const markNothing = "Clear" as string;
export const held = "Took place" as string;
export const noShow = "No-show" as string;
export const coachAbsent = "You couldn't make it" as string;
export const markDone = {
  title: "Saved" as string,
  text: (v: { clientName: string | number }) => `Your session with ${v.clientName} is marked.`,
} as const;
export const markTakenBack = {
  title: "Cleared" as string,
  text: "The session isn't marked anymore." as string,
} as const;
export const markAbsentDone = {
  title: "Saved" as string,
  text: (v: { clientName: string | number }) => `This session doesn't count for ${v.clientName}. They can see that you couldn't make it.`,
} as const;
export const markFailed = "Failed to mark the session" as string;
/** What the coach writes after a session and can share with the client. */
export const recap = {
  write: "Write summary" as string,
  finish: "Finish summary" as string,
  edit: "Edit summary" as string,
  draft: "Summary draft" as string,
  shared: "Summary shared" as string,
  answered: (v: { clientName: string | number }) => `${v.clientName} said how it went`,
  title: (v: { when: string | number }) => `Summary of ${v.when}`,
  lead: (v: { clientName: string | number }) => `${v.clientName} sees it once you share it. Until then, only you can.`,
  leadShared: (v: { clientName: string | number }) => `${v.clientName} can see this, and sees changes right away.`,
  summary: "Summary" as string,
  summaryHint: "What you talked about, in a few lines." as string,
  agreed: "What you agreed on" as string,
  agreedHint: "Steps until the next session, one per line." as string,
  count: (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`,
  sharedOn: (v: { when: string | number }) => `Shared ${v.when}.`,
  changedOn: (v: { when: string | number }) => `Changed ${v.when}.`,
  save: "Save draft" as string,
  saving: "Saving..." as string,
  share: (v: { clientName: string | number }) => `Share with ${v.clientName}`,
  sharing: "Sharing..." as string,
  update: "Save changes" as string,
  reload: "Show the saved version" as string,
  saved: "Draft saved" as string,
  savedText: "Only you can see it." as string,
  emptied: "Draft deleted" as string,
  sharedTitle: "Summary shared" as string,
  sharedText: (v: { clientName: string | number }) => `We told ${v.clientName}.`,
  updated: "Changes saved" as string,
  failed: "Failed to save the summary" as string,
  loadFailed: "Failed to load the summary" as string,
  unreadable: "The saved summary can't be opened. You can write it again." as string,
  answer: (v: { clientName: string | number }) => `How it went for ${v.clientName}`,
  answerUnreadable: "This answer can't be opened right now." as string,
} as const;
/** Private notes about one session. */
export const notes = "Notes" as string;
export const notesOf = (v: { when: string | number }) => `Notes from ${v.when}`;
export const trouble = "Video didn't work" as string;
export const troubleTitle = "Did the video fail?" as string;
export const troubleConfirm = "Mark session" as string;
export const troubleSaving = "Saving..." as string;
export const troubleBack = "Go back" as string;
export const troubleText = (v: { clientName: string | number }) => `We'll mark the session, and it won't count for ${v.clientName}.`;
export const troubleDone = {
  title: "Saved" as string,
  text: (v: { clientName: string | number }) => `This session doesn't count for ${v.clientName}.`,
} as const;
export const troubleFailed = "Failed to mark the session" as string;
export const past = "Past sessions" as string;
export const earlier = "Show earlier sessions" as string;
export const loadingEarlier = "Loading..." as string;
export const pastFailed = "Failed to load past sessions" as string;
export const cancelledBy = {
  member: "Canceled by the client" as string,
  coach: "Canceled by you" as string,
  change: "They changed coaches" as string,
  leaving: "Their account was deleted" as string,
  absence: "Your account wasn't active" as string,
} as const;
export const loadFailed = "Failed to load dashboard data" as string;
