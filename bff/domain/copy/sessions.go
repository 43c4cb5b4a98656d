package copy

// Sessions holds the texts of the pages on which a member views, books, moves, cancels and joins sessions. The server's
// messages about a booking are in Scheduling.
var Sessions = struct {
	Title, Description, Lead string
	Schedule, Upcoming, Past string
	UpcomingLabel, PastLabel string
	Failed                   string
	EmptyTitle, EmptyText    string
	NoCoachText              string
	BrowseCoaches            string
	CoachFailed              string
	Older, LoadingOlder      string
	OlderFailed              string
	With                     Template
	YourNote                 string
	Begins                   Template
	UnderWay                 string
	OpensAt                  Template
	Join                     string
	JoinNamed                Template
	Reschedule, Cancel       string
	RescheduleNamed          Template
	CancelNamed              Template
	MovedByCoach             Template
	FreeUntil                Template
	TooLate                  string

	// A proposal by the coach of another time.
	ProposalTitle             Template
	ProposalNow, ProposalNew  string
	ProposalNote              Template
	ProposalStays             Template
	Accept, Accepting         string
	Decline, Declining        string
	AcceptNamed, DeclineNamed Template
	Accepted, Declined        Toast
	AcceptFailed              string
	DeclineFailed             string

	// The effects of cancelling, shown before the member confirms it.
	CancelTitle                string
	CancelWhen                 Template
	CancelFree, CancelCounts   Template
	CancelMoved                Template
	CancelTold                 Template
	KeepIt, CancelIt           string
	Cancelling                 string
	Cancelled                  Toast
	CancelledFree              Template
	CancelledCounts            Template
	CancelFailed, AlreadyEnded string

	// How a session ended.
	Completed, ByMember, ByChange, ByLeaving string
	ByAbsence                                string
	ByCoach                                  Template
	Counted, NotCounted, VideoFailed         string
	Missed, CoachAbsent                      string
}{
	Title:         "Sessions",
	Description:   "Your video sessions: when they are, and the way in.",
	Lead:          "Half an hour by video with your coach, with both clocks beside it.",
	Schedule:      Booking.Title,
	Upcoming:      "Upcoming",
	Past:          "Past and cancelled",
	UpcomingLabel: "Upcoming sessions",
	PastLabel:     "Past and cancelled sessions",
	Failed:        "Your sessions could not be loaded",
	EmptyTitle:    "No session ahead",
	EmptyText:     "Choose a day and a time that suit you. It then stands here, with the way in.",
	NoCoachText:   "First choose the person you would like to talk to.",
	BrowseCoaches: "Browse Coaches",
	CoachFailed:   "Failed to fetch coach data",
	Older:         "Show older ones",
	LoadingOlder:  "Loading older ones",
	OlderFailed:   "Older sessions could not be loaded",
	With:          "With {coachName}",
	YourNote:      "Your note:",
	Begins:        "Begins {countdown}",
	UnderWay:      "Under way",
	OpensAt:       "You can join from {time}.",
	Join:          "Join",
	JoinNamed:     "Join the session on {time}",

	Reschedule:      "Reschedule",
	Cancel:          "Cancel session",
	RescheduleNamed: "Reschedule the session on {time}",
	CancelNamed:     "Cancel session on {time}",
	MovedByCoach:    "{coachName} asked for this time. If it does not suit you after all, you can cancel it and it does not count.",
	FreeUntil:       "Free to move or cancel until {time}.",
	TooLate:         "It begins in less than 24 hours, so it can no longer be moved, and it counts even if you cancel.",

	ProposalTitle: "{coachName} asks for another time",
	ProposalNow:   "Now",
	ProposalNew:   "Proposed",
	ProposalNote:  "{coachName} writes:",
	ProposalStays: "Until you answer, it stays when it is. Please answer before {time}.",
	Accept:        "Take the new time",
	Accepting:     "Taking it...",
	Decline:       "Keep the time it was",
	Declining:     "Keeping it...",
	AcceptNamed:   "Take the new time, {time}",
	DeclineNamed:  "Keep the time it was, {time}",
	Accepted:      Toast{"Session rescheduled", "{time}. {coachName} has been told."},
	Declined:      Toast{"It stays when it was", "{time}. {coachName} has been told."},
	AcceptFailed:  "The new time could not be taken",
	DeclineFailed: "Your answer could not be sent",

	CancelTitle:     "Cancel this session?",
	CancelWhen:      "{time}, with {coachName}.",
	CancelFree:      "It will not count against your sessions of {month}. You can cancel freely until {until}.",
	CancelCounts:    "It begins in less than 24 hours, so it still counts as one of your sessions of {month}.",
	CancelMoved:     "{coachName} asked for this time, so it will not count against your sessions of {month}.",
	CancelTold:      "{coachName} is told at once, and somebody else can have the time.",
	KeepIt:          "Keep it",
	CancelIt:        "Cancel session",
	Cancelling:      "Cancelling...",
	Cancelled:       Toast{"Session cancelled", "{coachName} has been told."},
	CancelledFree:   "{coachName} has been told. It does not count.",
	CancelledCounts: "{coachName} has been told. It counts as one of your sessions of {month}.",
	CancelFailed:    "Failed to cancel session",
	AlreadyEnded:    "This session is not there any more.",

	Completed:   "Completed",
	ByMember:    "You cancelled",
	ByCoach:     "{coachName} cancelled",
	ByChange:    "Cancelled when you changed coach",
	ByLeaving:   "Cancelled when the account was closed",
	ByAbsence:   "Cancelled because the coach is away",
	Counted:     "Counted",
	NotCounted:  "Not counted",
	VideoFailed: "The video did not work",
	Missed:      "You missed this one",
	CoachAbsent: "Your coach could not come. It does not count.",
}

// Booking holds the texts of the dialog that sets the day and time of a new or moved session. The product's documents
// define the titles of its toasts.
var Booking = struct {
	Title, MoveTitle                            string
	Lead, MoveLead, FirstLead                   Template
	SlotsFailed                                 string
	NoSlotsTitle, NoSlotsText                   Template
	MessageCoach                                Template
	ChooseDay                                   string
	TimesOn                                     Template
	YourZone, TheirZone, ZoneChanges            Template
	Morning, Afternoon, Evening, Night          string
	Gone, TimeGone                              string
	PreviousMonth, NextMonth, DotMeans, IsToday string
	NoteLabel, NoteHint                         Template
	NoteCount                                   Template
	NoteTooLong                                 Plural
	Confirm, Confirming, Move, Moving           string
	MissingInformation                          Toast
	Scheduled, Moved                            Toast
	ScheduleFailed, MoveFailed                  string
	// The sessions of a month. {month} is the month's name, with the year if it is not the current one.
	UsedThisMonth, UsedInMonth Template
	PastIncluded               Template
	FullTitle, FullText        Template
	AboutPremium               string
	AllowanceFailed            string
	FreeUntil                  Template
	CountsAtOnce               string
	ZoneDiffers                Template
	ChangeZone                 string
}{
	Title:     "Schedule Session",
	MoveTitle: "Reschedule session",
	Lead:      "{minutes} minutes of video with {coachName}",
	MoveLead:  "Now {time}",
	FirstLead: "Your first {minutes} minutes with {coachName}, whenever you like. You can close this and do it later.",

	SlotsFailed:  "The times could not be loaded",
	NoSlotsTitle: "{coachName} has no free time in the next {days} days",
	NoSlotsText:  "Write to {coachName}. Together you will find a time.",
	MessageCoach: "Message {coachName}",
	ChooseDay:    "Choose a day. Those with a dot have free times.",
	TimesOn:      "Times on {day}",
	YourZone:     "Your time ({zone})",
	TheirZone:    "{city} ({zone})",
	ZoneChanges:  "{before}, then {after}",
	Morning:      "Morning",
	Afternoon:    "Afternoon",
	Evening:      "Evening",
	Night:        "Night",
	Gone:         "No longer free",
	TimeGone:     "The time you chose is no longer free. Please choose another one.",

	PreviousMonth: "Previous month",
	NextMonth:     "Next month",
	DotMeans:      "times free",
	IsToday:       "today",

	NoteLabel:   "A note for {coachName}",
	NoteHint:    "If you already know what you would like to talk about. {coachName} reads it before you meet.",
	NoteCount:   "{count} of {max} characters",
	NoteTooLong: Plural{"Your note is {count} character too long.", "Your note is {count} characters too long."},

	Confirm:            "Confirm",
	Confirming:         "Scheduling...",
	Move:               "Reschedule",
	Moving:             "Rescheduling...",
	MissingInformation: Toast{"Missing information", "Please select both a date and time for your session."},
	Scheduled:          Toast{"Session Scheduled", "{mine} · {theirs}"},
	Moved:              Toast{"Session rescheduled", "{mine} · {theirs}"},
	ScheduleFailed:     "Failed to schedule session",
	MoveFailed:         "Failed to reschedule session",

	UsedThisMonth:   "{used} of {included} sessions this month used.",
	UsedInMonth:     "{used} of {included} sessions in {month} used.",
	PastIncluded:    "This goes past the {included} sessions included in {month}. You can book it all the same.",
	FullTitle:       "Your {included} sessions in {month} are used",
	FullText:        "Choose a day in another month. With Premium you can go on booking.",
	AboutPremium:    "About Premium",
	AllowanceFailed: "How many sessions you have used could not be loaded.",
	FreeUntil:       "Free to move or cancel until {time}.",
	CountsAtOnce:    "It begins in less than 24 hours, so it counts even if you cancel.",
	ZoneDiffers:     "This device is set to {device}. Your times here are those of {profile}, as your profile says.",
	ChangeZone:      "Change it in your profile",
}

// JoinSession holds the texts of the page that emails about a session link to: the link to the video room, and help if
// the video fails. Others may see the screen.
var JoinSession = struct {
	Title                             string
	Failed, UnknownTitle, UnknownText string
	AllSessions                       string
	CancelledTitle                    string
	EarlyTitle                        Template
	EarlyText                         Template
	EarlyStay                         string
	OpenTitle, RunningTitle           string
	OpenText, Join, JoinNewTab        string
	FetchingText                      string
	OverTitle                         string
	OverCounted, OverNotCounted       string
	TroubleTitle                      string
	TroubleText                       Template
	Message                           Template
	ReportText, Report, Reporting     string
	ReportFailed                      string
	Reported                          Toast
	DoesNotCount                      string
}{
	Title:          "Your session",
	Failed:         "Your session could not be loaded",
	UnknownTitle:   "We could not find this session",
	UnknownText:    "The address may not be whole, or it belongs to another account.",
	AllSessions:    "All sessions",
	CancelledTitle: "This session was cancelled",
	EarlyTitle:     "It begins {countdown}",
	EarlyText:      "You can go in from {time}, ten minutes before.",
	EarlyStay:      "You can leave this page open. The button comes by itself.",
	OpenTitle:      "You can go in",
	RunningTitle:   "Your session has begun",
	OpenText:       "The video opens in a new tab. When the browser asks, let it use camera and microphone.",
	Join:           "Join the video",
	JoinNewTab:     "(opens in a new tab)",
	FetchingText:   "The way in is being opened.",
	OverTitle:      "This session is over",
	OverCounted:    "It counted as one of your sessions.",
	OverNotCounted: "It did not count.",
	TroubleTitle:   "If the video does not work",
	TroubleText:    "Load the video's tab again first. If that does not help, write to {coachName}: you can talk in messages, or find another time.",
	Message:        "Message {coachName}",
	ReportText:     "Tell us, and this session does not count.",
	Report:         "The video did not work",
	Reporting:      "One moment...",
	ReportFailed:   "That could not be noted",
	Reported:       Toast{"Noted", "This session does not count."},
	DoesNotCount:   "This session does not count.",
}

// CalendarFeed holds the texts of the card with the secret URL through which a calendar program reads a member's
// sessions.
var CalendarFeed = struct {
	Title, Text, Contains, Warning string
	Failed                         string
	Make, Making                   string
	MakeFailed                     string
	ShownOnce, AddressLabel        string
	Copy, CopyFailed               string
	Copied                         Toast
	HowTo                          string
	Exists                         Template
	NeverRead                      string
	LastRead                       Template
	Renew, Renewing                string
	RenewTitle, RenewText          string
	RenewFailed                    string
	Remove, Removing               string
	RemoveTitle, RemoveText        string
	RemoveFailed                   string
	Removed                        Toast
}{
	Title:        "In your own calendar",
	Text:         "With an address of its own, your calendar program shows your sessions and keeps up when one moves.",
	Contains:     "It holds the times of your sessions, the ones ahead and those of the last 90 days, each called “Aangan, 30 minutes”, with the address of its page here, which opens only for you. No names, no notes, no video link.",
	Warning:      "Whoever has the address can read it. Do not give it to a calendar that others see, unless you want them to.",
	Failed:       "Your calendar's address could not be looked up",
	Make:         "Make an address",
	Making:       "Making...",
	MakeFailed:   "The address could not be made",
	ShownOnce:    "We show it this once. If you lose it, make a new one.",
	AddressLabel: "Your calendar's address",
	Copy:         "Copy",
	Copied:       Toast{"Copied", "Now paste it into your calendar program."},
	CopyFailed:   "It could not be copied. It is marked now: copy it by hand.",
	HowTo:        "In Google Calendar it goes under Other calendars, From URL; in Apple Calendar under File, New Calendar Subscription.",
	Exists:       "You have an address, made on {date}.",
	NeverRead:    "No calendar has read it so far.",
	LastRead:     "A calendar read it last {ago}.",
	Renew:        "Make a new one",
	Renewing:     "Making...",
	RenewTitle:   "Make a new address?",
	RenewText:    "The address you have stops working at once, in every calendar that reads it.",
	RenewFailed:  "The address could not be made anew",
	Remove:       "Remove it",
	Removing:     "Removing...",
	RemoveTitle:  "Remove the address?",
	RemoveText:   "It stops working at once. Calendars that read it show your sessions no longer, sooner or later.",
	RemoveFailed: "The address could not be removed",
	Removed:      Toast{"Removed", "The address works no longer."},
}
