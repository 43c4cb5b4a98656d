// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Scheduling is what the server answers about sessions and hours. Pages show these sentences as they come. */
export const scheduling = {
  notYourCoach: "You can book sessions with your own coach. To meet {coachName}, choose them as your coach first.",
  dateMissing: "Please choose a date and a time",
  dateInvalid: "This is not a date and a time that we can read",
  tooSoon: "That is less than {hours} hours from now. Please choose a later time.",
  tooFar: "Sessions can be booked up to {days} days ahead. Please choose an earlier time.",
  notOffered: "{coachName} does not meet people at that time. Please choose one of the times that are open.",
  timeTaken: "Someone has just taken that time. Here is what is still open.",
  timeTakenForCoach: "One of your clients has just taken that time. Here is what is still open.",
  memberHasOne: "You have a session at that time already. Here is what is still open.",
  clientHasOne: "Your client has another session at that time. Here is what is still open.",
  noSessionsLeft: "Your plan includes {included} sessions a month, and those of {month} are used. You can book in another month.",
  noteTooLong: "The note cannot exceed 500 characters",
  noteControls: "Your note holds characters that cannot be sent. Please type it again.",
  moveTooLate: "A session can be moved until {hours} hours before it begins. You can still cancel it.",
  cancelledAlready: "This session has been cancelled already.",
  hasBegun: "This session has begun, so it stays where it is.",
  isOver: "This session is over.",
  videoTooEarly: "The video opens {minutes} minutes before the session. You can tell us from then on.",
  videoTooLate: "This session ended more than {hours} hours ago. Please write to your coach instead.",
  sessionNotFound: "We could not find this session.",
  positionUnknown: "The list does not hold this place any more. Please load it again.",
  spanInvalid: "This has to be a date such as 2026-11-01, or a moment such as 2026-11-01T09:00:00Z",
  spanBackwards: "The end has to come after the beginning",
  spanTooLong: "At most 62 days can be looked at once",
  weekdayInvalid: "A weekday is a number from 1 (Monday) to 7 (Sunday)",
  timeInvalid: "Please choose times on the hour or the half hour",
  windowEmpty: "The end has to come after the beginning",
  windowsOverlap: "Some of these hours overlap",
  noWindows: "Please choose at least one time. For a whole day without any, add a day off.",
  dayInvalid: "Please choose a day",
  dayOver: "This day is over",
  dayTooFar: "Please choose a day within the coming year",
  lastBeforeFirst: "The last day cannot be before the first",
  daysOffOverlap: "Some of these days are off already",
  daysOffNotFound: "These days off are not there any more.",
  linkInvalid: "The link has to begin with https://",
  linkTooLong: "The link cannot exceed 300 characters",
} as const;

/**
 * UsualTimes are the times of day, in minutes after midnight in the member's own zone, that a coach is offered at until they
 * publish hours.
 */
export const usualTimes = [
  540,
  600,
  660,
  780,
  840,
  900,
  960,
] as const;
