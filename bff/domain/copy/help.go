package copy

// PoliciesDate is the date since which the current privacy policy and terms are in effect.
const PoliciesDate = "2026-11-27"

// SafetyDate is the date since which the product works as the safety protocol says.
const SafetyDate = "2026-11-26"

// Promises are the numbers that the policies and help pages state and that the product must keep.
var Promises = struct {
	// Time from the request to delete a chat to its deletion for both sides, in hours. It can be undone until then.
	ChatDeletionHours int
	// Time before a session until which it can be cancelled or moved without counting, in hours.
	SessionNoticeHours int
	// Number of sessions in a calendar month for a member without a plan.
	FreeSessions int
	// Time from now to the first and to the last session offered, in hours and in days.
	BookingFromHours, BookingUntilDays int
	// Times of the two reminders before a session, in hours.
	FirstReminderHours, LastReminderHours int
	// Interval at which a companion repeats that it is a program, in hours.
	CompanionReminderHours int
	// Number of members who must report a post before it is hidden until reviewed.
	ReportsThatHide int
}{
	ChatDeletionHours:      24,
	SessionNoticeHours:     24,
	FreeSessions:           2,
	BookingFromHours:       12,
	BookingUntilDays:       60,
	FirstReminderHours:     24,
	LastReminderHours:      1,
	CompanionReminderHours: 3,
	ReportsThatHide:        Limits.FlagsToHide,
}
