package copy

// CoachAuth is the sign-in page of the coach portal.
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

// CoachDashboard is the coach's one page, with its tabs.
var CoachDashboard = struct {
	Clock                                                                 Template
	Title, Description, Clients, Messages, Logout, LoggingOut, Navigation string
	StatusLabel, Active, Pending, TotalClients, UpcomingSessions          string
	Sessions, Hours                                                       string
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
