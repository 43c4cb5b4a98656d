// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CrisisHandover are the messages about a coach's call for the team, from server and page. */
export const crisisHandover = {
  notOpen: "This was closed already, so the team wasn't alerted.",
  noteTooLong: "The note can have up to 500 characters",
  noteControls: "The note has characters we can't save. Please type it again.",
} as const;

/**
 * CrisisView holds the texts of a conversation whose client may be in crisis: the bar, what the client was shown, the
 * steps and the other help next to it, and the dialog that hands it to the team. Nothing here names a trusted contact.
 */
export const crisisView = {
  title: "{clientName} may be in crisis",
  titleConcern: "{clientName} wrote something worth a closer look",
  written: "Written {duration} ago",
  writtenAt: "Written {duration} ago, {time} for them",
  opened: "you opened it {duration} ago",
  shown: "they've been shown 988",
  handedByYou: "you alerted the team {duration} ago",
  handedBy: "{coachName} alerted the team {duration} ago",
  stateFailed: "we couldn't check whether the team was alerted",
  others: {
    one: "{count} other client may be in crisis too",
    other: "{count} other clients may be in crisis too",
  },
  handOver: "Hand to the team",
  handOverAgain: "Alert the team again",
  steps: "Three steps",
  stepTexts: [
    {
      title: "Acknowledge, and stay",
      text: "Name what {clientName} wrote. Don't wait for the right words.",
    },
    {
      title: "Ask directly",
      text: "“Are you thinking of ending your life?” Asking doesn't raise the risk.",
    },
    {
      title: "Get a person near",
      text: "Someone who can be with them, 988, or 911 if they have a plan and the means.",
    },
  ],
  coaching: "You're a coach, not a therapist. You don't have to fix it: stay with {clientName} until someone is there.",
  reach: "Who else can be reached",
  team: {
    title: "Our team",
    text: "“Hand to the team” alerts them, at any hour.",
  },
  lifeline: {
    title: "988",
    text: "{clientName} can call or text, free, at any hour. It's reached from the US only.",
  },
  emergency: {
    title: "911",
    text: "In danger right now. {clientName}, or someone with them, has to call.",
  },
  directory: "More help",
  directoryText: "By kind, place, and language. Opens our crisis page.",
  history: "Crisis history",
  earlier: {
    one: "{count} earlier entry",
    other: "{count} earlier entries",
  },
  earlierLast: "Last: {outcome}, {when}",
  earlierNone: "No earlier entries.",
  shownTitle: "What they were shown:",
  shownHelp: "{call}, {text}, {emergency}, and {home}, in their chat for a day from {time} their time. We don't track what they tap, so ask what they've tried.",
  openers: [
    "I'm here. I read what you wrote.",
    "Are you thinking of ending your life?",
    "Is someone with you right now?",
  ],
  openersLabel: "Sentences to start with. They go into the box; nothing is sent.",
  send: "Send",
  dialogTitle: "Hand to the team?",
  dialogText: "We alert the team at once, without {clientName}'s name or words. Keep writing until someone takes over: {clientName} stays at the top of your list until you close this with an outcome.",
  note: "Note for the team",
  noteHint: "What should they know first? It isn't in the email.",
  alert: "Alert the team",
  alerting: "Alerting...",
  cancel: "Cancel",
  alertFailed: "The team wasn't alerted",
  alerted: {
    title: "The team has been alerted",
    text: "Stay with {clientName} until someone takes over.",
  },
  yourNote: "Your note for the team",
  charactersLeft: {
    one: "{count} character left",
    other: "{count} characters left",
  },
  charactersOver: {
    one: "{count} character too many",
    other: "{count} characters too many",
  },
} as const;
