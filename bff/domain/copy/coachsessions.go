package copy

// CoachSessions holds the texts of the Sessions tab of the coach portal.
var CoachSessions = struct {
	Title                                                string
	Lead                                                 Template
	Empty, EmptyText                                     string
	Today, Tomorrow, Next, UnderWay                      string
	First, FollowUp                                      string
	MovedByYou, VideoTrouble, Cancelled                  string
	UntilTime, ClientTime, ClientTimeOtherDay            Template
	Note, UrgentTitle                                    Template
	UnknownClient                                        string
	Reschedule, Join, Message                            string
	MoreFor, ForClient, ForClientShort                   Template
	JoinFrom, JoinFromDay                                Template
	Cancel, Cancelling, KeepSession, CancelTitle         string
	CancelText                                           Template
	CancelDone                                           Toast
	CancelFailed                                         string
	Move, Moving, MoveTitle, MoveEmpty, MoveEmptyText    string
	MoveLead, MoveNote                                   Template
	ChooseTime, TimesFailed                              string
	TimesOn                                              Template
	MoveDone                                             Toast
	MoveFailed, ToHours                                  string
	YourTime                                             string
	PreviousMonth, NextMonth, HasTimes, TodayMark, Taken string
	Morning, Afternoon, Evening, Night                   string
	// Proposals of another time: the form's note, the entry in the list, and the withdrawal.
	ProposalNote, ProposalNoteHint, ProposalNoteCount  Template
	ProposalNoteTooLong                                Plural
	Proposed                                           Template
	ProposedNote                                       Template
	Withdraw, WithdrawTitle, Withdrawing, WithdrawBack string
	WithdrawText                                       Template
	WithdrawDone                                       Toast
	WithdrawFailed                                     string
	// The outcome of a session.
	Mark                                               string
	MarkHeld, MarkNoShow, MarkCoachAbsent, MarkNothing string
	Held, NoShow, CoachAbsent                          string
	MarkDone, MarkTakenBack, MarkAbsentDone            Toast
	MarkFailed                                         string
	// Private notes about one session.
	Notes                                                string
	NotesOf                                              Template
	Trouble, TroubleTitle, TroubleConfirm, TroubleSaving string
	TroubleBack                                          string
	TroubleText                                          Template
	TroubleDone                                          Toast
	TroubleFailed                                        string
	Past, Earlier, LoadingEarlier, PastFailed            string
	CancelledBy                                          struct{ Member, Coach, Change, Leaving, Absence string }
	LoadFailed                                           string
}{
	Title:     CoachDashboard.Sessions,
	Lead:      "Times are yours ({zone}), with the client's clock beside them.",
	Empty:     "No upcoming sessions scheduled",
	EmptyText: "When a client books a time, it stands here at once.",

	Today:    "Today",
	Tomorrow: "Tomorrow",
	Next:     "Next",
	UnderWay: "Under way",
	First:    "First session",
	FollowUp: "Follow-up",

	MovedByYou:   "Moved as you asked",
	VideoTrouble: "Video did not work",
	Cancelled:    "Cancelled",

	UntilTime:          "to {until}",
	ClientTime:         "{time} for {clientName}",
	ClientTimeOtherDay: "{day} {time} for {clientName}",
	Note:               "Note from {clientName}",
	UrgentTitle:        Crisis.FlaggedTitle,
	UnknownClient:      CoachDashboard.UnknownClient,

	Reschedule:     "Reschedule",
	Join:           "Join Session",
	Message:        CoachDashboard.Message,
	MoreFor:        "More for {clientName}",
	ForClient:      "with {clientName}",
	ForClientShort: "for {clientName}",
	JoinFrom:       "Opens at {time}",
	JoinFromDay:    "Opens {when}",

	Cancel:       "Cancel session",
	Cancelling:   "Cancelling...",
	KeepSession:  "Keep it",
	CancelTitle:  "Cancel this session?",
	CancelText:   "{when}. {clientName} is told at once, and it does not count as one of their sessions.",
	CancelDone:   Toast{"Session cancelled", "{clientName} has been told. It does not count for them."},
	CancelFailed: "Failed to cancel session",

	Move:          "Propose this time",
	Moving:        "Proposing...",
	MoveTitle:     "Reschedule",
	MoveLead:      "{clientName}, now {when}.",
	MoveNote:      "{clientName} is asked at once. Until they say yes the session stays when it is, and this time is kept free.",
	MoveEmpty:     "There is no free time to propose",
	MoveEmptyText: "Add hours, or cancel the session and agree on a time in a message.",
	ChooseTime:    "Choose a time.",
	TimesFailed:   "Failed to load times",
	TimesOn:       "Times on {day}",
	MoveDone:      Toast{"Time proposed", "{clientName} has been asked. The session stays when it is until they say yes."},
	MoveFailed:    "Failed to propose a time",
	ToHours:       "To your hours",
	YourTime:      Common.YourTime,
	PreviousMonth: "Previous month",
	NextMonth:     "Next month",
	HasTimes:      "has free times",
	TodayMark:     "today",
	Taken:         "taken",
	Morning:       "Morning",
	Afternoon:     "Afternoon",
	Evening:       "Evening",
	Night:         "Night",

	ProposalNote:        "A word to {clientName}",
	ProposalNoteHint:    "Why, or what would also suit you. {clientName} reads it beside the new time.",
	ProposalNoteCount:   "{count} of {max} characters",
	ProposalNoteTooLong: Plural{"It is {count} character too long.", "It is {count} characters too long."},
	Proposed:            "Proposed: {when}, waiting for {clientName}",
	ProposedNote:        "You wrote: {note}",
	Withdraw:            "Withdraw",
	WithdrawTitle:       "Withdraw the proposal?",
	Withdrawing:         "Withdrawing...",
	WithdrawBack:        "Keep it",
	WithdrawText:        "The session stays {when}. {clientName} is told.",
	WithdrawDone:        Toast{"Proposal withdrawn", "The session stays {when}."},
	WithdrawFailed:      "Failed to withdraw the proposal",

	Mark:            "How did it go?",
	MarkHeld:        "It was held",
	MarkNoShow:      "The client did not come",
	MarkCoachAbsent: "I could not come",
	MarkNothing:     "Take it back",
	Held:            "Held",
	NoShow:          "Did not come",
	CoachAbsent:     "You could not come",
	MarkDone:        Toast{"Noted", "The session with {clientName} is marked."},
	MarkTakenBack:   Toast{"Taken back", "Nothing is said about how it went."},
	MarkAbsentDone:  Toast{"Noted", "This session does not count for {clientName}, and they can read that you could not come."},
	MarkFailed:      "Failed to note how it went",

	Notes:   "Notes",
	NotesOf: "Notes of {when}",

	Trouble:        "The video did not work",
	TroubleTitle:   "The video did not work?",
	TroubleText:    "We note it, and the session does not count for {clientName}.",
	TroubleConfirm: "Note it",
	TroubleSaving:  "Noting...",
	TroubleBack:    "Go back",
	TroubleDone:    Toast{"Noted", "This session does not count for {clientName}."},
	TroubleFailed:  "Failed to note it",

	Past:           "Past sessions",
	Earlier:        "Show earlier sessions",
	LoadingEarlier: "Loading...",
	PastFailed:     "Failed to load past sessions",
	CancelledBy: struct{ Member, Coach, Change, Leaving, Absence string }{
		Member: "Cancelled by the client", Coach: "Cancelled by you", Change: "They changed coaches", Leaving: "Their account was deleted", Absence: "Your account was not active",
	},
	LoadFailed: CoachDashboard.ClientsFailed,
}
