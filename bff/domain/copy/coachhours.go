package copy

// ClockPlace is a time zone in which the coach can view their hours, with its label.
type ClockPlace struct {
	Zone  string
	Label string
}

// CoachHours holds the texts of the Hours tab of the coach portal.
var CoachHours = struct {
	Title                                                  string
	Lead                                                   Template
	Inactive                                               string
	UnpublishedTitle                                       string
	UnpublishedText                                        Template
	Weekly, WeeklyText, NotAvailable                       string
	AddHours, To, Midnight                                 string
	OnDay, FromOn, UntilOn, RemoveOn, CopyFrom             Template
	Range                                                  Template
	CopyWeekdays, CopyEveryDay                             string
	CopyTo                                                 Template
	Total                                                  Plural
	Publish, Publishing, Discard                           string
	Unsaved, UnsavedText, Elsewhere                        string
	Published                                              Toast
	PublishFailed                                          string
	NoneTitle, NoneText, NoneConfirm, NoneBack             string
	OrderError, OverlapError, HasErrors                    string
	Preview, PreviewText, PreviewPlace                     string
	PreviewPlaces                                          []ClockPlace
	PreviewUsual, PreviewDraft, PreviewNothing             string
	PreviewUnknown                                         string
	PreviewYours                                           Template
	PreviewCount                                           Plural
	DaysOff, DaysOffText, DaysOffEmpty, AddDaysOff         string
	FirstDay, LastDay, LastDayNote, Add, Adding            string
	Days                                                   Template
	Booked, BookedHere                                     Plural
	SeeSessions                                            string
	RemoveDaysOffOn                                        Template
	DaysOffAdded, DaysOffRemoved                           string
	DayRequired, DayPast, LastBeforeFirst                  string
	DateHours, DateHoursText, DateHoursEmpty, AddDateHours string
	DateHoursDialogText, Date, SaveDate, DateTaken         string
	ChangeOn, BackToWeeklyOn, TimesOn                      Template
	DateSaved, DateRemoved, DateNeedsHours                 string
	Saving, Cancel, SaveFailed                             string
	Link, LinkText, LinkLabel, LinkPlaceholder, LinkNone   string
	LinkHosts                                              string
	LinkOwn, LinkSave, LinkSaved                           string
	Feed, FeedText, FeedNone, FeedMake, FeedMaking         string
	FeedMade, FeedRead                                     Template
	FeedNeverRead, FeedOnce, FeedAddress, FeedCopy         string
	FeedCopied, FeedCopyFailed, FeedRenew, FeedRenewTitle  string
	FeedRenewText, FeedKeep, FeedRemove, FeedRemoving      string
	FeedRemoveTitle, FeedRemoveText, FeedRemoved           string
	FeedFailed, LoadFailed                                 string
}{
	Title:    CoachDashboard.Hours,
	Lead:     "All times here are yours ({zone}). Members see each of them on their own clock.",
	Inactive: "Your account is not active yet. You can set your hours now; members see them once it is.",

	UnpublishedTitle: "You have not published any hours yet",
	UnpublishedText:  "Until you do, members are offered the usual times on every day, on their own clock: {times}. For a member in New York, {first} is {yours} for you.",

	Weekly:       "Weekly hours",
	WeeklyText:   "They repeat every week, until you change them.",
	NotAvailable: "Not available",
	AddHours:     "Add hours",
	To:           "to",
	Midnight:     "Midnight",
	OnDay:        "on {day}",
	FromOn:       "{day}, from",
	UntilOn:      "{day}, until",
	RemoveOn:     "Remove {range} on {day}",
	CopyFrom:     "Copy {day} to other days",
	Range:        "{from} to {until}",
	CopyWeekdays: "To Monday to Friday",
	CopyEveryDay: "To every day",
	CopyTo:       "To {day}",
	Total:        Plural{"Room for {count} session a week", "Room for {count} sessions a week"},

	Publish:       "Publish hours",
	Publishing:    "Publishing...",
	Discard:       "Discard",
	Unsaved:       "Not published yet",
	UnsavedText:   "Your changes are kept in this tab until you publish or discard them.",
	Elsewhere:     "Your published hours were changed somewhere else in the meantime. What you see is your own version; publishing it replaces the other.",
	Published:     Toast{"Hours published", "Members see them at once."},
	PublishFailed: "Failed to publish hours",
	NoneTitle:     "Publish without any hours?",
	NoneText:      "Then nobody can book you, except on dates that have hours of their own.",
	NoneConfirm:   "Publish without hours",
	NoneBack:      "Go back",

	OrderError:   Scheduling.WindowEmpty,
	OverlapError: Scheduling.WindowsOverlap,
	HasErrors:    "Some hours need a second look. They are marked above.",

	Preview:       "What a member sees",
	PreviewText:   "The coming week on their clock. What is booked already, and what begins too soon, is left out.",
	PreviewPlace:  "Where the member lives",
	PreviewPlaces: []ClockPlace{{"America/New_York", "New York"}, {"America/Chicago", "Chicago"}, {"America/Los_Angeles", "Los Angeles"}},

	PreviewUsual:   "These are the usual times, which stand until you publish your own.",
	PreviewDraft:   "With your changes that are not published yet.",
	PreviewNothing: "Nothing to book",
	PreviewUnknown: "What is booked could not be read, so it is not left out here.",
	PreviewYours:   "{range} for you",
	PreviewCount:   Plural{"{count} time", "{count} times"},

	DaysOff:         "Days off",
	DaysOffText:     "No times are offered on these days. What is booked already stays.",
	DaysOffEmpty:    "None planned.",
	AddDaysOff:      "Add days off",
	FirstDay:        "First day",
	LastDay:         "Last day",
	LastDayNote:     "for more than one day",
	Add:             "Add",
	Adding:          "Adding...",
	Days:            "{first} to {last}",
	Booked:          Plural{"{count} booked session on these days. It stays until you move or cancel it.", "{count} booked sessions on these days. They stay until you move or cancel them."},
	BookedHere:      Plural{"{count} session is booked on these days. It stays until you move or cancel it.", "{count} sessions are booked on these days. They stay until you move or cancel them."},
	SeeSessions:     "See sessions",
	RemoveDaysOffOn: "Remove days off: {days}",
	DaysOffAdded:    "Days off added",
	DaysOffRemoved:  "Days off removed",
	DayRequired:     Scheduling.DayInvalid,
	DayPast:         Scheduling.DayOver,
	LastBeforeFirst: Scheduling.LastBeforeFirst,

	DateHours:           "Other hours on one date",
	DateHoursText:       "For a single date, these stand instead of your weekly hours.",
	DateHoursEmpty:      "None.",
	AddDateHours:        "Add a date",
	DateHoursDialogText: "Weekly hours do not count on this date. For a whole day without times, add a day off.",
	Date:                "Date",
	SaveDate:            "Save date",
	DateTaken:           "This date has hours of its own already. Saving replaces them.",
	ChangeOn:            "Change the hours on {day}",
	BackToWeeklyOn:      "Back to weekly hours on {day}",
	TimesOn:             "Hours on {day}",
	DateSaved:           "Hours of this date saved",
	DateRemoved:         "This date follows your weekly hours again",
	DateNeedsHours:      Scheduling.NoWindows,

	Saving:     "Saving...",
	Cancel:     Common.Cancel,
	SaveFailed: "Failed to save",

	Link:            "Meeting link",
	LinkText:        "Clients get it ten minutes before a session, and only then.",
	LinkLabel:       "Your own link",
	LinkPlaceholder: "https://",
	LinkNone:        "None: we make a room for each session.",
	LinkOwn:         "Empty it and save, and we make a room for each session.",
	LinkHosts:       "We accept links to {hosts}.",
	LinkSave:        "Save link",
	LinkSaved:       "Meeting link saved",

	Feed:            "Your own calendar",
	FeedText:        "Your sessions in the calendar you use anyway. Whoever has this address can read them, so keep it to yourself.",
	FeedNone:        "There is no address yet.",
	FeedMake:        "Make an address",
	FeedMaking:      "Making...",
	FeedMade:        "Made {day}.",
	FeedRead:        "Last read {ago}.",
	FeedNeverRead:   "Not read by a calendar yet.",
	FeedOnce:        "Add this address to your calendar as a subscription. It is shown only now.",
	FeedAddress:     "Calendar address",
	FeedCopy:        "Copy address",
	FeedCopied:      "Address copied",
	FeedCopyFailed:  "The address could not be copied. Please select it and copy it by hand.",
	FeedRenew:       "Make a new one",
	FeedRenewTitle:  "Make a new address?",
	FeedRenewText:   "The old one stops working at once, in every calendar that reads it.",
	FeedKeep:        "Keep it",
	FeedRemove:      "Remove",
	FeedRemoving:    "Removing...",
	FeedRemoveTitle: "Remove the address?",
	FeedRemoveText:  "Calendars that read it get nothing any more.",
	FeedRemoved:     "Calendar address removed",
	FeedFailed:      "Failed to load the calendar address",
	LoadFailed:      CoachDashboard.ClientsFailed,
}
