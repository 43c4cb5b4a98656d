package copy

// Dashboard is the member's first page.
var Dashboard = struct {
	Title, Description                                              string
	Welcome, Moment                                                 Template
	Mornings, Afternoons, Evenings, Nights                          string
	ChooseNext                                                      string
	WelcomeBack                                                     string
	MyCoach, NoCoachTitle, NoCoachText, BrowseCoaches, OpenMessages string
	Message, LastMessage, NoMessages, NoneWaiting, CoachFailed      string
	Waiting                                                         Plural
	DisclaimerTitle, HelpTitle                                      string
}{
	Title:       "Dashboard",
	Description: "Your coach, your messages and where to go next.",
	Welcome:     "Welcome back, {firstName}",
	ChooseNext:  "Next, choose the person you would like to talk to.",
	WelcomeBack: "Welcome back",
	Moment:      "{weekday} {partOfDay}",
	Mornings:    "morning",
	Afternoons:  "afternoon",
	Evenings:    "evening",
	Nights:      "night",

	MyCoach:         "My Coach",
	NoCoachTitle:    Messages.NoCoachTitle,
	NoCoachText:     Messages.NoCoachText,
	BrowseCoaches:   "Browse Coaches",
	OpenMessages:    "Open messages",
	Message:         "Message",
	LastMessage:     "Last message",
	NoMessages:      "No messages yet",
	NoneWaiting:     "Nothing is waiting for you. The rest of today is yours.",
	CoachFailed:     Coaches.FetchFailed,
	Waiting:         Plural{"One reply from {coachName} is waiting.", "{count} replies from {coachName} are waiting."},
	DisclaimerTitle: "What this is, and is not",
	HelpTitle:       "In a crisis",
}
