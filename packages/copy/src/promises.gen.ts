// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** PoliciesDate is the date since which the current privacy policy and terms are in effect. */
export const policiesDate = "2026-11-27" as const;

/** SafetyDate is the date since which the product works as the safety protocol says. */
export const safetyDate = "2026-11-26" as const;

/** Promises are the numbers that the policies and help pages state and that the product must keep. */
export const promises = {
  chatDeletionHours: 24,
  sessionNoticeHours: 24,
  freeSessions: 2,
  bookingFromHours: 12,
  bookingUntilDays: 60,
  firstReminderHours: 24,
  lastReminderHours: 1,
  companionReminderHours: 3,
  reportsThatHide: 3,
} as const;
