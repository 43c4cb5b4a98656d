// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CoachClientList holds the texts of the client list's filters, order and footer. */
export const coachClientList = {
  list: "Clients",
  sortLabel: "Order",
  stateLabel: "Who is shown",
  filters: "Order and filters",
  sorts: [
    {
      code: "attention",
      label: "Who needs you first",
    },
    {
      code: "waiting",
      label: "Waiting longest",
    },
    {
      code: "latest",
      label: "Latest message",
    },
    {
      code: "name",
      label: "By name",
    },
    {
      code: "joined",
      label: "Newest clients",
    },
  ],
  states: [
    {
      code: "all",
      label: "Everybody",
    },
    {
      code: "urgent",
      label: "Urgent",
    },
    {
      code: "unread",
      label: "Unread",
    },
    {
      code: "waiting",
      label: "Waiting for you",
    },
  ],
  firstShown: {
    one: "The first {count} client is shown",
    other: "The first {count} clients are shown",
  },
  noMatchText: "Try another name, or take a filter away.",
  orderChanged: "The order has changed.",
  showOrder: "Show the new order",
  more: "More clients",
  loading: "Loading",
  moreFailed: "Failed to load more clients",
  renewFailed: "Failed to load dashboard data",
} as const;

/** CoachToday holds the texts of the panel next to the client list: today's sessions, and clients who wait for a reply. */
export const coachToday = {
  title: "Today",
  yourTime: "Your time, {zone}",
  sessions: {
    one: "{count} session",
    other: "{count} sessions",
  },
  waits: {
    one: "{count} client waits",
    other: "{count} clients wait",
  },
  quiet: "No sessions today, and nobody is waiting.",
  noSessions: "No sessions today.",
  noneLeft: "No more sessions today.",
  waiting: "Waiting for an answer",
  answerBy: "Answer by {when}",
  left: "{duration} left",
  overdue: "Overdue by {duration}",
  promisedBy: "Promised by {when}",
  minutesShort: "{count} min",
  hoursShort: "{count} h",
  daysShort: "{count} days",
  allWaiting: "All who wait",
  allSessions: "All sessions",
  hours: "Weekly hours",
  hoursNone: "You have not published any hours yet.",
  hoursChange: "Change hours",
  hoursSet: "Set hours",
  hoursLine: "{days}, {range}.",
  hoursOff: "Off on {days}.",
  hoursRange: "{first} to {last}",
  hoursFailed: "Failed to load your hours.",
} as const;

/** CoachClientPage holds the texts of the page of one client. */
export const coachClientPage = {
  parts: "Parts of this page",
  since: "Your client since {date}",
  zone: "{time} there ({zone})",
  shared: "What they share",
  conversation: "Conversation",
  sessions: "Sessions",
  notes: "Private notes",
  goals: "Goals",
  sharedText: "{clientName} chose to show you this, and can change it at any time.",
  nothingShared: "{clientName} shares nothing from their profile.",
  nothingSharedText: "That is theirs to decide. What matters for your work together, they can tell you themselves.",
  region: "From",
  religion: "Religion",
  gender: "Gender",
  age: "Age",
  language: "Language",
  focus: "What brings them",
  upcoming: "To come",
  earlier: "Earlier",
  noUpcoming: "No session is booked.",
  noEarlier: "You have not met yet.",
  allSessions: "All sessions",
  held: {
    one: "{count} so far, cancelled ones aside",
    other: "{count} so far, cancelled ones aside",
  },
  loadFailed: "Failed to load client",
  safetyNotes: "Safety notes",
  safetyNotesShared: "Shared {sharedAt}. Last changed {updatedAt}. {clientName} can stop sharing anytime.",
  safetyNotesEmpty: "Nothing here yet",
  safetyNotesUnreadable: "We can't open these notes right now.",
} as const;
