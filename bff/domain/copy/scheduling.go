package copy

// UsualTimes are the times of day offered for a coach who has not published hours, in minutes after midnight in the
// member's time zone.
var UsualTimes = []int{9 * 60, 10 * 60, 11 * 60, 13 * 60, 14 * 60, 15 * 60, 16 * 60}

// Scheduling are the server's messages about sessions and hours. Pages show them unchanged.
var Scheduling = struct {
	// Booking and moving.
	NotYourCoach                       Template
	DateMissing, DateInvalid           string
	TooSoon, TooFar, NotOffered        Template
	TimeTaken, TimeTakenForCoach       string
	MemberHasOne, ClientHasOne         string
	NoSessionsLeft                     Template
	NoteTooLong, NoteControls          string
	MoveTooLate                        Template
	CancelledAlready, HasBegun, IsOver string
	VideoTooEarly, VideoTooLate        Template
	// Proposals of another time, and outcomes.
	SameTime, TimeProposedToAnother         string
	ProposedAlready, NothingProposed        string
	ProposalNotFound, ProposalWithdrawn     string
	ProposalAnswered, ProposalTooLate       string
	OutcomeUnknown, MarkTooEarly            string
	MarkVideoFailed                         string
	MarkTooLate                             Template
	SessionNotFound, PositionUnknown        string
	SpanInvalid, SpanBackwards, SpanTooLong string
	// Hours.
	WeekdayInvalid, TimeInvalid, WindowEmpty string
	WindowsOverlap, NoWindows                string
	DayInvalid, DayOver, DayTooFar           string
	LastBeforeFirst, DaysOffOverlap          string
	DaysOffNotFound                          string
	LinkInvalid, LinkTooLong, LinkHost       string
}{
	NotYourCoach:          "You can book sessions with your own coach. To meet {coachName}, choose them as your coach first.",
	DateMissing:           "Please choose a date and a time",
	DateInvalid:           "This is not a date and a time that we can read",
	TooSoon:               "That is less than {hours} hours from now. Please choose a later time.",
	TooFar:                "Sessions can be booked up to {days} days ahead. Please choose an earlier time.",
	NotOffered:            "{coachName} does not meet people at that time. Please choose one of the times that are open.",
	TimeTaken:             "Someone has just taken that time. Here is what is still open.",
	TimeTakenForCoach:     "One of your clients has just taken that time. Here is what is still open.",
	MemberHasOne:          "You have a session at that time already. Here is what is still open.",
	ClientHasOne:          "Your client has another session at that time. Here is what is still open.",
	NoSessionsLeft:        "Your plan includes {included} sessions a month, and those of {month} are used. You can book in another month.",
	NoteTooLong:           "The note cannot exceed 500 characters",
	NoteControls:          "Your note holds characters that cannot be sent. Please type it again.",
	MoveTooLate:           "A session can be moved until {hours} hours before it begins. You can still cancel it.",
	CancelledAlready:      "This session has been cancelled already.",
	HasBegun:              "This session has begun, so it stays where it is.",
	IsOver:                "This session is over.",
	VideoTooEarly:         "The video opens {minutes} minutes before the session. You can tell us from then on.",
	VideoTooLate:          "This session ended more than {hours} hours ago. Please write to your coach instead.",
	SameTime:              "The session is at that time already. Please choose another one.",
	TimeProposedToAnother: "You have proposed that time to another client. Here is what is still open.",
	ProposedAlready:       "You have proposed a time for this session already. Withdraw it to propose another one.",
	NothingProposed:       "No proposal for this session is open any more.",
	ProposalNotFound:      "We could not find this proposal.",
	ProposalWithdrawn:     "Your coach has taken this proposal back. The session stays when it is.",
	ProposalAnswered:      "This proposal is not open any more. The session is when it says here.",
	ProposalTooLate:       "The time to answer has passed. The session stays when it is.",
	OutcomeUnknown:        "Please say whether it was held, or who could not come",
	MarkTooEarly:          "This session has not begun yet. You can say how it went from its beginning on.",
	MarkVideoFailed:       "The video did not work in this session, so nobody can say that your client missed it.",
	MarkTooLate:           "How a session went can be said until {days} days after it.",
	SessionNotFound:       "We could not find this session.",
	PositionUnknown:       "The list does not hold this place any more. Please load it again.",
	SpanInvalid:           "This has to be a date such as 2026-11-01, or a moment such as 2026-11-01T09:00:00Z",
	SpanBackwards:         "The end has to come after the beginning",
	SpanTooLong:           "At most 62 days can be looked at once",

	WeekdayInvalid:  "A weekday is a number from 1 (Monday) to 7 (Sunday)",
	TimeInvalid:     "Please choose times on the hour or the half hour",
	WindowEmpty:     "The end has to come after the beginning",
	WindowsOverlap:  "Some of these hours overlap",
	NoWindows:       "Please choose at least one time. For a whole day without any, add a day off.",
	DayInvalid:      "Please choose a day",
	DayOver:         "This day is over",
	DayTooFar:       "Please choose a day within the coming year",
	LastBeforeFirst: "The last day cannot be before the first",
	DaysOffOverlap:  "Some of these days are off already",
	DaysOffNotFound: "These days off are not there any more.",
	LinkInvalid:     "The link has to begin with https://",
	LinkHost:        "We accept links to {hosts}",
	LinkTooLong:     "The link cannot exceed 300 characters",
}
