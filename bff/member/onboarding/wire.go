package onboarding

// OnboardingRequest is the body of the onboarding form; the codes of the lists are those of the copy catalogue.
type OnboardingRequest struct {
	Region   string   `json:"region"`
	Religion string   `json:"religion" required:"false"`
	Age      *float64 `json:"age" nullable:"false" doc:"Whole years. Only the range is kept."`
	Gender   string   `json:"gender"`
	Language string   `json:"language" required:"false" doc:"The language the member would rather talk in."`
	Focus    []string `json:"focus" required:"false" doc:"What the member would like to talk about."`

	CoachGender      string `json:"coachGender" required:"false" doc:"Of the coach they would like; empty when it does not matter."`
	OutsideCommunity bool   `json:"outsideCommunity" required:"false" doc:"They would like a coach who shares neither their region, nor their faith, nor homeCity."`
	HomeCity         string `json:"homeCity" required:"false" doc:"The city to keep away from. Kept only while outsideCommunity is true."`
}

// OnboardingStatus reports which of the first-visit dialogs the member has completed.
type OnboardingStatus struct {
	HasCompletedOnboarding bool `json:"hasCompletedOnboarding"`
	HasSeenTour            bool `json:"hasSeenTour"`
}
