package copy

// CoachSessions is the Sessions tab of the coach portal.
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
	Trouble, TroubleTitle, TroubleConfirm, TroubleSaving string
	TroubleBack                                          string
	TroubleText                                          Template
	TroubleDone                                          Toast
	TroubleFailed                                        string
	Past, Earlier, LoadingEarlier, PastFailed            string
	CancelledBy                                          struct{ Member, Coach, Change, Leaving string }
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

	MovedByYou:   "Moved by you",
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

	Move:          "Move session",
	Moving:        "Moving...",
	MoveTitle:     "Reschedule",
	MoveLead:      "{clientName}, now {when}.",
	MoveNote:      "{clientName} is told at once. If it does not suit them they may cancel, and it does not count.",
	MoveEmpty:     "There is no free time to move it to",
	MoveEmptyText: "Add hours, or cancel the session and agree on a time in a message.",
	ChooseTime:    "Choose a time.",
	TimesFailed:   "Failed to load times",
	TimesOn:       "Times on {day}",
	MoveDone:      Toast{"Session moved", "{clientName} has been told."},
	MoveFailed:    "Failed to move session",
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
	CancelledBy: struct{ Member, Coach, Change, Leaving string }{
		Member: "Cancelled by the client", Coach: "Cancelled by you", Change: "They changed coaches", Leaving: "Their account was deleted",
	},
	LoadFailed: CoachDashboard.ClientsFailed,
}
