package copy

// HelpPages holds the texts of the site's help pages that other apps, share cards and tests use. The long texts are in
// the site's content.
var HelpPages = struct {
	FAQ, Privacy, Terms, Crisis, Safety struct{ Title, Description, Heading, Text string }
	Effective                           Template
	Contents, Short                     string
	StillAsking, WriteToUs              string
	LeaveHint                           string
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
	Safety: struct{ Title, Description, Heading, Text string }{
		Title:       Layout.Safety,
		Description: "What " + product + " does when you write about suicide, violence, or another danger: what companions ask, who sees what, and what it misses.",
		Heading:     "When you write about danger",
		Text:        "What our product does, who learns of it, and what it can't do. In an emergency, call 911 or 988 first.",
	},
	Effective:   "In effect since {date}",
	Contents:    "Contents",
	Short:       "The short version",
	StillAsking: "Not answered?",
	WriteToUs:   "Write to us",
	LeaveHint:   "Puts a page about the weather here.",
}

// PoliciesDate is the date since which the current privacy policy and terms are in effect.
const PoliciesDate = "2026-11-21"

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
