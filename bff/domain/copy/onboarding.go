package copy

// Onboarding holds the texts of the form that a new member fills in once.
var Onboarding = struct {
	Title, Text, Region, RegionPlaceholder, Religion, Age, Gender, GenderPlaceholder string
	Language, LanguageHint, LanguagePlaceholder, Focus, FocusHint                    string
	Optional, AgeHint, Privacy                                                       string
	Elsewhere                                                                        string
	Continue, Saving                                                                 string
	Step                                                                             Template
	Steps, StepAbout, StepTalk, StepTalkText, Back, Finish                           string
	CoachGender, NoPreference                                                        string
	Outside, OutsideText, HomeCity, HomeCityHint                                     string
	Complete, Failed                                                                 Toast
}{
	Title:               "A few things before you choose a coach",
	Text:                "This helps us suggest people who will need less explaining.",
	Region:              "Region of origin",
	RegionPlaceholder:   "Select a region",
	Religion:            "Religion",
	Age:                 "Age",
	Gender:              "Gender",
	GenderPlaceholder:   "Select a gender",
	Language:            "Language you like to talk in",
	LanguageHint:        "Mixing is fine.",
	LanguagePlaceholder: "Select a language",
	Focus:               "What would you like to talk about?",
	FocusHint:           "Choose up to 5. Leave it empty if you would rather just talk.",
	Optional:            "Optional",
	Elsewhere:           "Elsewhere",
	AgeHint:             "We keep the range, not the number.",
	Privacy:             "Only you and the coach you choose can see this.",
	Continue:            "Continue",
	Saving:              "Saving...",
	Step:                "Step {step} of {total}",
	StepAbout:           "About you",
	Steps:               "Steps",
	StepTalk:            "What brings you here",
	StepTalkText:        "Answer what you like, or nothing. It only helps us suggest people.",
	Back:                "Back",
	Finish:              "Finish",
	CoachGender:         "Gender of your coach",
	NoPreference:        "No preference",
	Outside:             "Someone not from my city or community",
	OutsideText:         "We then suggest nobody from your region, faith or city.",
	HomeCity:            "Your family's city",
	HomeCityHint:        "We do not suggest coaches who live there.",

	Complete: Toast{"Onboarding Complete", "Now choose the coach you would like to talk to."},
	Failed:   Toast{Errors.SomethingWrongTitle, Template(Errors.TryAgainLater)},
}
