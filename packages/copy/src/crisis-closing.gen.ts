// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CrisisOutcomes are the ways in which a coach can close a client's possible crisis. */
export const crisisOutcomes = [
  {
    code: "called",
    label: "I called them",
  },
  {
    code: "wrote",
    label: "I wrote and they answered",
  },
  {
    code: "reached_otherwise",
    label: "Reached another way",
  },
  {
    code: "handed_over",
    label: "Handed to the team",
  },
  {
    code: "false_alarm",
    label: "False alarm",
  },
] as const;

/** CrisisNoteOptional are the outcomes that say enough without a note. */
export const crisisNoteOptional = [
  "called",
  "wrote",
] as const;

/** CrisisClosing are the messages about input that closes a possible crisis, from server and page. */
export const crisisClosing = {
  chooseOutcome: "Choose what happened",
  noteRequired: "Add a short note about what happened",
  noteTooLong: "The note can have up to 2000 characters",
  noteControls: "The note has characters we can't save. Please type it again.",
} as const;

/**
 * CoachCrisis holds the texts with which a coach closes a client's possible crisis, and of the history on the client's
 * page.
 */
export const coachCrisis = {
  close: "Close with an outcome",
  title: "What happened?",
  text: "A dated entry stays on {clientName}'s page. They stay at the top of your list until you save this.",
  outcome: "Outcome",
  note: "Note (only you can read it)",
  handedOver: "Saving doesn't alert the team; “Hand to the team” does. Write who took over.",
  save: "Save outcome",
  saving: "Saving...",
  cancel: "Cancel",
  saveFailed: "Failed to save the outcome",
  saved: {
    title: "Outcome saved",
    text: "{clientName} is no longer marked as urgent.",
  },
  savedSome: {
    title: "Outcome saved",
    text: "{clientName} has written more since then. They're still marked as urgent.",
  },
  charactersLeft: {
    one: "{count} character left",
    other: "{count} characters left",
  },
  charactersOver: {
    one: "{count} character too many",
    other: "{count} characters too many",
  },
  now: "Reply now",
  history: "Crisis history",
  empty: "No entries yet.",
  loadFailed: "Failed to load the crisis history",
  historyText: "How each possible crisis was closed. {clientName} can't see your notes.",
  opened: "Opened {when}",
  closed: "Closed {when}",
  closedBy: "Closed {when} by {coachName}",
  teamAlerted: "Team alerted {when}",
  teamAlertedBy: "Team alerted {when} by {coachName}",
  unreadable: "We can't open this note right now.",
  entry: "{outcome}, {when}",
} as const;
