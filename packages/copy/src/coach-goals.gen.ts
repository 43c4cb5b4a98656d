// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CoachGoals holds the coach's texts about the goals with a client. */
export const coachGoals = {
  title: "Goals",
  new: "Suggest a goal",
  newText: "Something small that both of you would notice.",
  emptyTitle: "Nothing agreed yet",
  emptyText: "When you or {clientName} suggest something, it stands here for both of you.",
  text: "{clientName} reads these too. A goal counts once both of you have said yes to its words.",
  markedUrgent: "These words sound like a crisis",
  markedConcern: "These words may need a closer look",
} as const;
