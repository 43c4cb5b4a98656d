// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CrisesOverview holds the texts of the open crises on the administrators' overview. They name no member. */
export const crisesOverview = {
  title: "Open crises",
  none: "No crisis is open.",
  loadFailed: "Failed to load the open crises",
  goToOnCall: "On-call page",
  waits: "{coachName} · open for {duration}",
  opened: "The coach has opened the chat.",
  unopened: "The coach hasn't opened the chat yet. Please reach them.",
  unseen: "No coach can see it. Someone on the team has to act now.",
  onCall: "Someone on call has opened it.",
  outcomesTitle: "Closed in the last {days} days",
  noOutcomes: "None was closed in the last {days} days.",
  outcome: "{label}: {count}",
  detector: "The detector on {lines} sentences it hadn't seen: it noticed {noticed} of 100 at risk and raised an alarm for {alarm}. Of 1,000 ordinary ones, {wrong} raised an alarm.",
  falseAlarms: "Coaches marked {count} of {closed} closed crises as a false alarm.",
} as const;
