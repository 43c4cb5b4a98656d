package copy

// CoachAuth holds the texts of the coach portal's sign-in page.
var CoachAuth = struct {
	Title, Heading, Description, Text          string
	Features                                   []TitledText
	Email, Password, Login, LoggingIn, Trouble string
	LoginSuccess                               Toast
	LoginFailed, LoginFailedText, Unexpected   string
}{
	Title:       "Coach login",
	Heading:     "Good to have you here",
	Description: "The portal for coaches.",
	Text:        "The people you coach are a few hours behind you. Here is what they wrote while you slept.",
	Features: []TitledText{
		{"Client management", "Who is yours, who wrote, and who has gone quiet."},
		{"Messaging system", "One conversation with each client, with what has been read on both sides."},
		{"Session scheduling", "Your hours in your zone, shown to each client in theirs."},
	},
	Email:           "Email",
	Password:        "Password",
	Login:           "Login",
	LoggingIn:       "Logging in...",
	Trouble:         "If you cannot get in, please contact the administrator.",
	LoginSuccess:    Toast{"Login successful", "Welcome back, {name}!"},
	LoginFailed:     "Login failed",
	LoginFailedText: Errors.CoachBadCredentials,
	Unexpected:      Errors.Unexpected,
}

// CoachDashboard holds the texts of the coach's dashboard and the names of its tabs.
var CoachDashboard = struct {
	Clock                                                                 Template
	Title, Description, Clients, Messages, Logout, LoggingOut, Navigation string
	StatusLabel, Active, Pending, TotalClients, UpcomingSessions          string
	Sessions, Hours, Profile                                              string
	SessionViews, SessionList, SessionWeek                                string
	Message, OpenConversation                                             string
	NoMessagesYet, NoClients, NoClientsText, SelectClient, UnknownClient  string
	EngagementLabel, ClientLabel, YouWrote                                string
	EngagementName                                                        Template
	Unread                                                                Plural
	ClientClock, ComposerLabel, ConversationLabel                         Template
	ComposerPlaceholder, BackToClients                                    string
	EmptyTitle, EmptyText                                                 Template
	MarkedConcern, MarkedUrgent                                           string
	NotActive, LoadFailed, LogoutFailed                                   Toast
	ProfileFailed, ClientsFailed, FetchFailed, SendFailed                 string
}{
	Title:        "Dashboard",
	Description:  "Your clients and what they wrote.",
	Clients:      "Clients",
	Messages:     "Messages",
	Logout:       "Logout",
	LoggingOut:   "Logging out...",
	Navigation:   "Coach portal",
	StatusLabel:  "Account status",
	Active:       "Active",
	Pending:      "Pending",
	TotalClients: "Total clients",
	Sessions:     "Sessions",
	Hours:        "Hours",
	Profile:      "Profile",
	SessionViews: "Ways to see your sessions",
	SessionList:  "List",
	SessionWeek:  "Week",

	UpcomingSessions: "Upcoming sessions",
	Message:          "Message",
	OpenConversation: "Open conversation",
	Clock:            "{time} · {city}",
	NoMessagesYet:    "No messages yet",
	NoClients:        "No clients assigned yet",
	NoClientsText:    "When someone chooses you, they appear here at once.",
	SelectClient:     "Select a client from the client list to view messages",
	UnknownClient:    "Unknown Client",
	EngagementLabel:  "Engagement",
	ClientLabel:      "Client",
	YouWrote:         "You:",
	EngagementName:   "{level} engagement",
	Unread:           Messages.Unread,

	ClientClock:         "It is {time} for {clientName}",
	ComposerLabel:       "Message to {clientName}",
	ConversationLabel:   "Conversation with {clientName}",
	ComposerPlaceholder: "Write a message",
	BackToClients:       "Back to clients",
	EmptyTitle:          "{clientName} has not written yet",
	EmptyText:           "Your welcome message has been sent. A second line from you can make the first one easier.",
	MarkedConcern:       "Worth a closer look",
	MarkedUrgent:        "Urgent",

	NotActive:     Toast{"Account Not Active", "Your account is pending activation. Please check back later or contact admin."},
	LoadFailed:    Toast{"Error", "Failed to load dashboard data"},
	LogoutFailed:  Toast{"Error", "Failed to log out"},
	ProfileFailed: "Failed to fetch coach profile",
	ClientsFailed: "Failed to load dashboard data",
	FetchFailed:   Messages.FetchFailed,
	SendFailed:    Messages.SendFailed,
}

// CoachClients holds the texts of the Clients tab: the list, the waiting clients and the urgent ones.
var CoachClients = struct {
	Search, Filter, AllEngagement string
	Shown, Waiting                Plural
	NobodyWaits                   string
	Longest, Only                 Template
	Waits, WaitsLate              Template
	AnswerBy, WasDue              Template
	Typing                        Template
	Goes                          Template
	NoMatch, ShowAll              string
	Today, Tomorrow, Yesterday    Template
	DayAndTime                    Template
	MomentsAgo                    string
}{
	Search:        "Search clients",
	Filter:        "Engagement",
	AllEngagement: "All engagement",
	Shown:         Plural{"{count} client shown", "{count} clients shown"},
	Waiting:       Plural{"{count} client waits for an answer.", "{count} clients wait for an answer."},
	NobodyWaits:   "Nobody is waiting for an answer.",
	Longest:       "{clientName} has waited longest, {duration}.",
	Only:          "{clientName} has waited {duration}.",
	Waits:         "Waiting {duration}",
	WaitsLate:     "Late, waiting {duration}",
	AnswerBy:      "answer by {when}",
	WasDue:        "answer was due {when}",
	Typing:        "{clientName} is typing",
	Goes:          "Chat goes by {when}",
	NoMatch:       "No client matches",
	ShowAll:       "Show all clients",
	Today:         Messages.ByToday,
	Tomorrow:      Messages.ByTomorrow,
	Yesterday:     Messages.ByYesterday,
	DayAndTime:    Messages.ByDay,
	MomentsAgo:    "a moment",
}

// CoachChat holds the texts that only the coach's side of a conversation shows.
var CoachChat = struct {
	Waits, Late             Template
	Deletion                Template
	Flagged, FlaggedConcern Template
	FlaggedIn, FlaggedAt    Template
	// The place of flagged text, for FlaggedIn.
	InMessage, InGoal, InGoalTakenBack, InNothing string
	MarkedConcern, MarkedHelp                     string
	Notes                                         Template
	Stale                                         string
}{
	Waits:          "{clientName} has waited {duration}. Answer by {when}.",
	Late:           "{clientName} has waited {duration}. The answer was due {when}.",
	Deletion:       "{clientName} asked for this chat to be deleted. What was said until then goes by {when}, for both of you, unless they change their mind.",
	Flagged:        Crisis.FlaggedTitle,
	FlaggedConcern: "{clientName} wrote something worth a closer look.",
	FlaggedIn:      "Written in {places}.",
	FlaggedAt:      "Flagged {ago}.",

	InMessage:       "a message",
	InGoal:          "a goal",
	InGoalTakenBack: "a goal they have since taken back",
	InNothing:       "something that is no longer here",

	MarkedConcern: CoachDashboard.MarkedConcern,
	MarkedHelp:    CoachDashboard.MarkedUrgent,
	Notes:         "Private notes about {clientName}",
	Stale:         "Failed to fetch new messages.",
}

// CoachNotes holds the texts of the panel with a coach's private notes about a client.
var CoachNotes = struct {
	Title                                    string
	Private                                  Template
	New, Placeholder, Add, Adding            string
	Save, Saving, Delete, Deleting, Cancel   string
	Empty                                    string
	Edited                                   Template
	NoteOf                                   Template
	DeleteTitle, DeleteText, Keep, Deleted   string
	LoadFailed, SaveFailed, AddFailed, Close string
	CharactersLeft, CharactersOver           Plural
	EditLabel, DeleteLabel                   string
}{
	Title:       "Private notes",
	Private:     "Only you can read these. {clientName} never sees them.",
	New:         "New note",
	Placeholder: "What you want to remember before you next talk",
	Add:         "Add note",
	Adding:      "Adding...",
	EditLabel:   "Edit note",
	DeleteLabel: "Delete note",
	Save:        "Save",
	Saving:      "Saving...",
	Delete:      "Delete",
	Deleting:    "Deleting...",
	Cancel:      Common.Cancel,
	Empty:       "No notes yet.",
	Edited:      "{when}, edited",
	NoteOf:      "Note of {when}",
	DeleteTitle: "Delete this note?",
	DeleteText:  "It cannot be brought back.",
	Keep:        "Keep it",
	Deleted:     "Note deleted",
	LoadFailed:  "Failed to load notes",
	SaveFailed:  "Failed to save note",
	AddFailed:   "Failed to add note",
	Close:       "Close notes",

	CharactersLeft: Messages.CharactersLeft,
	CharactersOver: Messages.CharactersOver,
}

// CoachReplies holds the texts of a coach's saved replies: the menu next to the message box, and the dialog that edits
// them.
var CoachReplies = struct {
	Title, Text, Open, Hint, Manage             string
	Empty, EmptyText                            string
	New, Edit, Name, Words, NameHint, WordsHint string
	Add, Save, Saving, Cancel, Done             string
	EditOne, DeleteOne, MoveUp, MoveDown        Template
	Moved                                       Template
	DeleteTitle                                 Template
	DeleteText, Delete, Deleting, Keep          string
	LoadFailed, SaveFailed, OrderFailed, Full   string
	Added, Changed, Deleted                     string
}{
	Title:       "Saved replies",
	Text:        "Words you use often. Put one into the box, change what needs changing, then send.",
	Open:        "Saved replies",
	Hint:        "In an empty box, / opens them too.",
	Manage:      "Edit saved replies",
	Empty:       "No saved replies yet",
	EmptyText:   "Write one for what you say every week.",
	New:         "Add a saved reply",
	Edit:        "Edit saved reply",
	Name:        "Name",
	NameHint:    "How you find it in the menu. Clients never see it.",
	Words:       "Words",
	WordsHint:   "They go into the box, and nothing is sent until you send it.",
	Add:         "Add",
	Save:        "Save",
	Saving:      "Saving...",
	Cancel:      Common.Cancel,
	Done:        Common.Done,
	EditOne:     "Edit {title}",
	DeleteOne:   "Delete {title}",
	MoveUp:      "Move {title} up",
	MoveDown:    "Move {title} down",
	Moved:       "{title} is number {place} of {count}",
	DeleteTitle: "Delete “{title}”?",
	DeleteText:  "Messages you sent with it stay as they are.",
	Delete:      "Delete",
	Deleting:    "Deleting...",
	Keep:        "Keep it",
	LoadFailed:  "Failed to load saved replies",
	SaveFailed:  "Failed to save reply",
	OrderFailed: "Failed to change the order",
	Added:       "Saved reply added",
	Changed:     "Saved reply changed",
	Deleted:     "Saved reply deleted",
	Full:        Casework.TooManyReplies,
}
