// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CoachCalendar holds the texts of the week view below the coach portal's sessions. */
export const coachCalendar = {
  lead: "Times are yours ({zone}). Working hours are light, and a dashed place is a time you proposed.",
  previous: "Previous week",
  next: "Next week",
  thisWeek: "This week",
  ways: "Weeks",
  empty: "No sessions in this week",
  dayOff: "Day off",
  noHours: "No hours",
  usual: "You have not published hours, so none are drawn. Members are offered the usual times meanwhile.",
  hours: "Open {from} to {until}",
  until: "{from} to {until}",
  session: "until {until}, {clientTime}",
  proposedFor: "Proposed to {clientName}, instead of {when}",
  proposedShort: "Proposed, {time}",
  proposedName: "until {until}, proposed, {clientTime}, waiting for an answer",
  today: "Today",
  now: "Now",
  failed: "Failed to load the week",
} as const;
