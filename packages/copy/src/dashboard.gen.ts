// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Dashboard is the member's first page. */
export const dashboard = {
  title: "Dashboard",
  description: "Your coach, your messages and where to go next.",
  welcome: "Welcome back, {firstName}",
  moment: "{weekday} {partOfDay}",
  mornings: "morning",
  afternoons: "afternoon",
  evenings: "evening",
  nights: "night",
  chooseNext: "Next, choose the person you would like to talk to.",
  welcomeBack: "Welcome back",
  myCoach: "My Coach",
  noCoachTitle: "You have not chosen a coach yet",
  noCoachText: "Pick the person you would like to talk to. You can change at any time.",
  browseCoaches: "Browse Coaches",
  openMessages: "Open messages",
  message: "Message",
  lastMessage: "Last message",
  noMessages: "No messages yet",
  noneWaiting: "Nothing is waiting for you. The rest of today is yours.",
  coachFailed: "Failed to fetch coach data",
  waiting: {
    one: "One reply from {coachName} is waiting.",
    other: "{count} replies from {coachName} are waiting.",
  },
  disclaimerTitle: "What this is, and is not",
  helpTitle: "In a crisis",
} as const;
