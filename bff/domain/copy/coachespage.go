package copy

// CoachList holds the texts of the page with all coaches: the member's own, the suggestions and all others, with
// filters.
var CoachList = struct {
	OthersTitle                              string
	Filters, Language, AnyLanguage           string
	Specialization, AnySpecialization        string
	ThisWeek, ClearFilters                   string
	Found, FoundOthers, FoundSoFar           Plural
	NoneTitle, NoneOthersTitle, NoneText     string
	More, LoadingMore, MoreFailed            string
	NextOpening                              string
	NoOpening                                Template
	NextLabel, PlaceLabel                    string
	Mine, Theirs                             Template
	UpcomingTitle, NextSession, AllSessions  string
	NoSession, NoSessionText, SessionsFailed string
	Schedule                                 string
}{
	OthersTitle: "Other coaches",

	Filters:           "Filter coaches",
	Language:          "Language",
	AnyLanguage:       "Any language",
	Specialization:    "Specialization",
	AnySpecialization: "Any specialization",
	ThisWeek:          "Available this week",
	ClearFilters:      "Clear filters",

	Found:           Plural{"{count} coach", "{count} coaches"},
	FoundOthers:     Plural{"{count} other coach", "{count} other coaches"},
	FoundSoFar:      Plural{"{count} coach so far", "{count} coaches so far"},
	NoneTitle:       "Nobody fits all of this",
	NoneOthersTitle: "Nobody else fits all of this",
	NoneText:        "Take one of the filters away, or look at everyone.",

	More:        "Show more coaches",
	LoadingMore: "Loading more coaches",
	MoreFailed:  "More coaches could not be loaded",

	NextOpening: "Next open time:",
	NoOpening:   "No open time in the next {days} days",
	NextLabel:   "Next open time",
	PlaceLabel:  "Place",
	Mine:        "{time} your time",
	Theirs:      "{time} in {city}",

	UpcomingTitle:  "Upcoming Sessions",
	NextSession:    "Next",
	AllSessions:    "All sessions",
	NoSession:      "None ahead",
	NoSessionText:  "Thirty minutes of video, at a time that suits you both.",
	SessionsFailed: "Failed to fetch sessions",
	Schedule:       "Schedule Session",
}

// CoachProfile holds the texts of the dialog with one coach's profile.
var CoachProfile = struct {
	Credentials                       string
	IssuedBy, IssuedByIn              Template
	ExperienceLabel, RatingLabel      string
	Times, TimesFailed                string
	Window                            Template
	UsualTimes                        Template
	GoneTitle, GoneText, SeeEverybody string
}{
	Credentials:     "Credentials",
	IssuedBy:        "Issued by {issuer}",
	IssuedByIn:      "Issued by {issuer}, {year}",
	ExperienceLabel: "Experience",
	RatingLabel:     "Ratings",
	Times:           "Next open times",
	TimesFailed:     "The times could not be loaded",
	Window:          "{from} to {until}",
	UsualTimes:      "{firstName} has not published hours yet. These are the usual times.",
	GoneTitle:       "We could not find this coach",
	GoneText:        "The address may not be whole, or this coach takes nobody new at the moment.",
	SeeEverybody:    "See all coaches",
}

// CoachChange holds the texts of the dialog that lists the effects of changing the coach before the member confirms it.
var CoachChange = struct {
	Title, SwitchTitle    Template
	Checking, CheckFailed string
	Cancelled             Plural
	NotCounted            Plural
	NoSessions            string
	Conversation          Template
	NextSuggestions       string
	NextCoach             Template
	Confirm, KeepCoach    string
}{
	Title:           "Change from {coachName}?",
	SwitchTitle:     "Change from {coachName} to {newName}?",
	Checking:        "Looking up what would change",
	CheckFailed:     "What would change could not be loaded",
	Cancelled:       Plural{"This session is cancelled:", "These {count} sessions are cancelled:"},
	NotCounted:      Plural{"It does not count, and {firstName} is told.", "They do not count, and {firstName} is told."},
	NoSessions:      "You have no session ahead, so nothing is cancelled.",
	Conversation:    "{firstName} will no longer see your conversation. You can still read it.",
	NextSuggestions: "Next you choose someone else. We suggest a few people.",
	NextCoach:       "{newName} is your coach from then on, and says hello in a first message.",
	Confirm:         Coaches.Change,
	KeepCoach:       "Keep my coach",
}

// MatchingAnswers holds the texts of the dialog in which a member changes the answers that suggestions are based on.
// The questions are in Onboarding.
var MatchingAnswers = struct {
	Open, Title, Text, Failed string
	Save, Saving              string
	Saved                     Toast
	SaveFailed                string
	NoLanguage                string
	NobodyTitle, NobodyText   string
	SkipHint                  string
}{
	Open:       "Change my answers",
	Title:      "Who would you like to talk to?",
	Text:       "The suggestions follow from these answers. Leave out what does not matter.",
	Failed:     "Your answers could not be loaded",
	Save:       "Save answers",
	Saving:     Onboarding.Saving,
	Saved:      Toast{"Answers saved", "The suggestions follow from them now."},
	SaveFailed: "Your answers could not be saved",
	NoLanguage: "Any language",

	NobodyTitle: "Nobody outside your community is open right now",
	NobodyText:  "We left out everyone who shares your region, your faith or your family's city. You can look at all coaches, or change your answers.",
	SkipHint:    "If you skip, we give you the first of these. You can change at any time.",
}
