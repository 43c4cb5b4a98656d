package copy

// Coaches holds the texts of the cards on which members view coaches and choose one.
var Coaches = struct {
	Title, Description, Intro, Certified                                    string
	Select, SelectThis, Selecting, Change, Changing, Message, YourCoach     string
	SpecializationsLabel, LanguagesLabel, AvailabilityLabel, EducationLabel string
	Experience, Reviews                                                     Plural
	Rating, Place, LocalTime                                                Template
	SelectNamed                                                             Template
	WhatsNext                                                               string
	WhatsNextSteps                                                          []string
	SuggestedTitle, SuggestedText, BrowseAll, ReasonsLabel                  string
	ReasonLanguage, ReasonExperience                                        Template
	ReasonRoom, ReasonRated                                                 string
	SkipChoice, SkipChoiceHint                                              string
	EmptyTitle, EmptyText                                                   string
	Selected, Updated                                                       Toast
	SelectProblem                                                           Toast
	FetchFailed, SelectFailed, ChangeFailed                                 string
	WelcomeMessage                                                          Template
	// Away marks the member's own coach while the coach is absent.
	Away     string
	AwayText Template
}{
	Away:        "Away for now",
	AwayText:    "{coachName} is away for now. You can wait, or choose another coach whenever you like. What you wrote stays.",
	Title:       "Coaches",
	Description: "Choose the coach you would like to talk to.",
	Intro:       "Everyone here is certified in India and has sat with people like you before. Take your time. You can change at any time.",
	Certified:   "Certified Wellness Coach",

	Select:      "Select as My Coach",
	SelectThis:  "Select This Coach",
	Selecting:   "Selecting...",
	Change:      "Change Coach",
	SelectNamed: "{action}: {coachName}",
	Changing:    "Changing...",
	Message:     "Message",
	YourCoach:   "Your coach",

	SpecializationsLabel: "Works with",
	LanguagesLabel:       "Speaks",
	AvailabilityLabel:    "Availability",
	EducationLabel:       "Education",
	Experience:           Plural{"{count} year of coaching", "{count} years of coaching"},
	Reviews:              Plural{"{count} review", "{count} reviews"},
	Rating:               "Rated {rating} of 5",
	Place:                "{city}, {country}",
	LocalTime:            "It is {time} in {city}",

	WhatsNext: "What's next?",
	WhatsNextSteps: []string{
		"Send a message",
		"Schedule your first session",
		"Share your goals",
	},

	SuggestedTitle:   "People you might like to talk to",
	SuggestedText:    "Chosen from what you told us. The reason stands on each card.",
	BrowseAll:        "Browse all coaches",
	ReasonsLabel:     "Why this coach",
	ReasonLanguage:   "Speaks {language}",
	ReasonExperience: "{years} years of coaching",
	ReasonRoom:       "Has time for new people now",
	ReasonRated:      "Rated highly by the people they coach",
	SkipChoice:       "Skip for now",
	SkipChoiceHint:   "If you skip, we give you the first coach on the list. You can change at any time.",

	EmptyTitle: "No coach has room right now",
	EmptyText:  "Please look again tomorrow.",

	Selected:      Toast{"Coach Selected", "{coachName} is your coach now. You can change at any time."},
	Updated:       Toast{"Coach selected", "Your coach has been updated successfully."},
	SelectProblem: Toast{Errors.ErrorTitle, "There was a problem selecting this coach. Please try again."},
	FetchFailed:   "Failed to fetch coach data",
	SelectFailed:  "Failed to select coach",
	ChangeFailed:  "Failed to change coach",

	WelcomeMessage: "Hello {firstName}, I am {coachName}, your coach on " + product + ". Write whenever you like, in whichever language it comes out. I usually answer within 24 hours. What has been on your mind lately?",
}
