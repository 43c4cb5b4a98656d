package copy

// HelpPages are the site's pages of questions, rules and help. Their long texts stand with the site; what other apps link to,
// share cards and tests name is here.
var HelpPages = struct {
	FAQ, Privacy, Terms, Crisis struct{ Title, Description, Heading, Text string }
	Effective                   Template
	Contents, Short             string
	StillAsking, WriteToUs      string
	LeaveHint                   string
}{
	FAQ: struct{ Title, Description, Heading, Text string }{
		Title:       Layout.FAQ,
		Description: "What coaching is and is not, who the coaches are, what it costs, and who can see what you write on " + product + ".",
		Heading:     "Ask away",
		Text:        "Nobody will say “such a simple thing, beta”. If your question is not here, write to us.",
	},
	Privacy: struct{ Title, Description, Heading, Text string }{
		Title:       Layout.Privacy,
		Description: "What " + product + " stores about you, why, for how long, and who can read it. In plain words.",
		Heading:     Layout.Privacy,
		Text:        "You tell us things that you have not told your family. Here is what happens to them, in plain words.",
	},
	Terms: struct{ Title, Description, Heading, Text string }{
		Title:       Layout.Terms,
		Description: "What " + product + " is and is not, what it costs, how to cancel, and how we treat each other.",
		Heading:     Layout.Terms,
		Text:        "What you can expect from us, what we expect from you, and what coaching cannot do.",
	},
	Crisis: struct{ Title, Description, Heading, Text string }{
		Title:       Layout.CrisisHelp,
		Description: "In the U.S. call or text 988 at any hour, free. In danger now: 911. What happens when you call, what to say, how to help somebody else.",
		Heading:     Crisis.Heading,
		Text:        Crisis.Text,
	},
	Effective:   "In effect since {date}",
	Contents:    "Contents",
	Short:       "The short version",
	StillAsking: "Not answered?",
	WriteToUs:   "Write to us",
	LeaveHint:   "Puts a page about the weather here.",
}

// PoliciesDate is the day since which the privacy policy and the terms are in effect as they stand.
const PoliciesDate = "2026-11-21"

// Promises are the numbers that the policies and the answers name, and that the product keeps.
var Promises = struct {
	// A chat is gone for both sides this long after its deletion was asked for; until then it can be undone.
	ChatDeletionHours int
	// Sessions can be cancelled or moved until this long before they begin. Later, they count.
	SessionNoticeHours int
	// Whoever has no plan can book so many sessions in a calendar month.
	FreeSessions int
	// Sessions are offered from so many hours ahead to so many days ahead.
	BookingFromHours, BookingUntilDays int
	// Reminders of a session go out so many hours before it.
	FirstReminderHours, LastReminderHours int
	// A companion says again that it is a program after so many hours.
	CompanionReminderHours int
	// So many members who report a post separately hide it until somebody has looked.
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
