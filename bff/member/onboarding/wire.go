package onboarding

// OnboardingRequest is the body of the onboarding form; the codes of the lists are those of the copy catalogue.
type OnboardingRequest struct {
	Region   string   `json:"region"`
	Religion string   `json:"religion" required:"false"`
	Age      *float64 `json:"age" nullable:"false" doc:"In whole years. Only the age range is stored."`
	Gender   string   `json:"gender"`
	Language string   `json:"language" required:"false" doc:"Code of the language that the member prefers to talk in."`
	Focus    []string `json:"focus" required:"false" doc:"Codes of the topics that the member wants to talk about."`

	CoachGender      string `json:"coachGender" required:"false" doc:"Preferred gender of the coach; empty for no preference."`
	OutsideCommunity bool   `json:"outsideCommunity" required:"false" doc:"True to request coaches who share neither the member's region nor faith nor homeCity."`
	HomeCity         string `json:"homeCity" required:"false" doc:"City whose coaches are left out. Stored only while outsideCommunity is true."`
}

// OnboardingStatus reports which of the first-visit dialogs the member has completed.
type OnboardingStatus struct {
	HasCompletedOnboarding bool `json:"hasCompletedOnboarding"`
	HasSeenTour            bool `json:"hasSeenTour"`
}
