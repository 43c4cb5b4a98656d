package copy

// Dashboard holds the texts of the member's dashboard.
var Dashboard = struct {
	Title, Description                                    string
	Welcome, Moment                                       Template
	Mornings, Afternoons, Evenings, Nights                string
	ChooseNext, WelcomeBack                               string
	MyCoach, BrowseCoaches, Message, Schedule             string
	NoneWaiting, NotCounted, CoachFailed                  string
	Waiting                                               Plural
	NextSession, NoSession, NoSessionText, SessionsFailed string
	Join, ChangeSession, AllSessions                      string
	Companions                                            struct{ Title, Text, Premium string }
	QuickAccess                                           string
	Resources, Community                                  struct{ Title, Text string }
	Breath                                                BreathCard
	DisclaimerTitle, HelpTitle                            string
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

	MyCoach:       "My Coach",
	BrowseCoaches: "Browse Coaches",
	Message:       "Message",
	Schedule:      "Schedule Session",
	NoneWaiting:   "Nothing is waiting for you. The rest of today is yours.",
	NotCounted:    "Whether a reply is waiting could not be read just now.",
	CoachFailed:   Coaches.FetchFailed,
	Waiting:       Plural{"One reply from {coachName} is waiting.", "{count} replies from {coachName} are waiting."},

	NextSession:    "Next session",
	NoSession:      "No session is booked",
	NoSessionText:  "Thirty minutes of video, at a time that suits you both.",
	SessionsFailed: "Failed to fetch sessions",
	Join:           "Join",
	ChangeSession:  "Reschedule or cancel",
	AllSessions:    "All sessions",

	Companions:  struct{ Title, Text, Premium string }{"AI Wellness Companions", "Programs, not people. Here at any hour.", "Premium"},
	QuickAccess: "Quick Access",
	Resources:   struct{ Title, Text string }{Layout.Resources, "Short practices and readings"},
	Community:   struct{ Title, Text string }{Layout.Community, "Talk without your name"},

	Breath: BreathCard{
		Title:   "Six breaths, one line",
		Text:    "In as the line is drawn, out as it lifts.",
		Begin:   "Begin",
		Again:   "Once more",
		Stop:    "Stop",
		In:      "In",
		Hold:    "Hold",
		Out:     "Out",
		Rest:    "Rest",
		Breath:  "Breath {count} of {total}",
		Seconds: Plural{"{count} second", "{count} seconds"},
		Done:    "That was six.",
	},

	DisclaimerTitle: "What this is, and is not",
	HelpTitle:       "In a crisis",
}

// BreathCard holds the texts of the dashboard's exercise: six slow breaths next to an animated line.
type BreathCard struct {
	Title, Text, Begin, Again, Stop string
	In, Hold, Out, Rest             string
	Breath                          Template
	Seconds                         Plural
	Done                            string
}
