package copy

// CoachClientList holds the texts of the client list's filters, order and footer.
var CoachClientList = struct {
	List, SortLabel, StateLabel, Filters   string
	Sorts, States                          []Option
	FirstShown                             Plural
	NoMatchText                            string
	OrderChanged, ShowOrder                string
	More, Loading, MoreFailed, RenewFailed string
}{
	List:       "Clients",
	SortLabel:  "Order",
	StateLabel: "Who is shown",
	Sorts: []Option{
		{"attention", "Who needs you first"},
		{"waiting", "Waiting longest"},
		{"latest", "Latest message"},
		{"name", "By name"},
		{"joined", "Newest clients"},
	},
	States: []Option{
		{"all", "Everybody"},
		{"urgent", Crisis.Urgent},
		{"unread", "Unread"},
		{"waiting", "Waiting for you"},
	},
	Filters:      "Order and filters",
	FirstShown:   Plural{"The first {count} client is shown", "The first {count} clients are shown"},
	NoMatchText:  "Try another name, or take a filter away.",
	OrderChanged: "The order has changed.",
	ShowOrder:    "Show the new order",
	More:         "More clients",
	Loading:      Common.Loading,
	MoreFailed:   "Failed to load more clients",
	RenewFailed:  "Failed to load dashboard data",
}

// CoachToday holds the texts of the panel next to the client list: today's sessions, and clients who wait for a reply.
var CoachToday = struct {
	Title                                   string
	YourTime                                Template
	Sessions, Waits                         Plural
	Quiet, NoSessions, NoneLeft             string
	Waiting                                 string
	AnswerBy, Left, Overdue, PromisedBy     Template
	MinutesShort, HoursShort, DaysShort     Template
	AllWaiting, AllSessions                 string
	Hours, HoursNone, HoursChange, HoursSet string
	HoursLine, HoursOff                     Template
	HoursRange                              Template
	HoursFailed                             string
}{
	Title:        "Today",
	YourTime:     "Your time, {zone}",
	Sessions:     Plural{"{count} session", "{count} sessions"},
	Waits:        Plural{"{count} client waits", "{count} clients wait"},
	Quiet:        "No sessions today, and nobody is waiting.",
	NoSessions:   "No sessions today.",
	NoneLeft:     "No more sessions today.",
	Waiting:      "Waiting for an answer",
	AnswerBy:     "Answer by {when}",
	Left:         "{duration} left",
	Overdue:      "Overdue by {duration}",
	PromisedBy:   "Promised by {when}",
	MinutesShort: "{count} min",
	HoursShort:   "{count} h",
	DaysShort:    "{count} days",
	AllWaiting:   "All who wait",
	AllSessions:  "All sessions",
	Hours:        "Weekly hours",
	HoursNone:    "You have not published any hours yet.",
	HoursChange:  "Change hours",
	HoursSet:     "Set hours",
	HoursLine:    "{days}, {range}.",
	HoursRange:   "{first} to {last}",
	HoursOff:     "Off on {days}.",
	HoursFailed:  "Failed to load your hours.",
}

// CoachClientPage holds the texts of the page of one client.
var CoachClientPage = struct {
	Parts                                                 string
	Since                                                 Template
	Zone                                                  Template
	Shared, Conversation, Sessions, Notes, Goals          string
	SharedText, NothingShared                             Template
	NothingSharedText                                     string
	Region, Religion, Gender, Age, Language, Focus        string
	Upcoming, Earlier, NoUpcoming, NoEarlier, AllSessions string
	Held                                                  Plural
	LoadFailed                                            string
	SafetyNotes                                           string
	SafetyNotesShared                                     Template
	SafetyNotesEmpty, SafetyNotesUnreadable               string
}{
	Parts:             "Parts of this page",
	Since:             "Your client since {date}",
	Zone:              "{time} there ({zone})",
	Shared:            "What they share",
	Conversation:      "Conversation",
	Sessions:          CoachDashboard.Sessions,
	Notes:             CoachNotes.Title,
	Goals:             "Goals",
	SharedText:        "{clientName} chose to show you this, and can change it at any time.",
	NothingShared:     "{clientName} shares nothing from their profile.",
	NothingSharedText: "That is theirs to decide. What matters for your work together, they can tell you themselves.",
	Region:            "From",
	Religion:          "Religion",
	Gender:            "Gender",
	Age:               "Age",
	Language:          "Language",
	Focus:             "What brings them",
	Upcoming:          "To come",
	Earlier:           "Earlier",
	NoUpcoming:        "No session is booked.",
	NoEarlier:         "You have not met yet.",
	AllSessions:       "All sessions",
	Held:              Plural{"{count} so far, cancelled ones aside", "{count} so far, cancelled ones aside"},
	LoadFailed:        "Failed to load client",

	SafetyNotes:           "Safety notes",
	SafetyNotesShared:     "Shared {sharedAt}. Last changed {updatedAt}. {clientName} can stop sharing anytime.",
	SafetyNotesEmpty:      "Nothing here yet",
	SafetyNotesUnreadable: "We can't open these notes right now.",
}
