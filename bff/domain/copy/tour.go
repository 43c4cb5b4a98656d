package copy

// Tour holds the texts of the tour through the member app that is offered once after onboarding.
var Tour = struct {
	IntroTitle, IntroText, Start, SkipAll string
	Skip, Back, Next, Finish              string
	Progress                              Template
	// The four stops. A stop is left out if the page that it describes is unavailable.
	Chat, Book, Library, Community TourStop
	// YourCoach replaces the coach's name if it could not be loaded.
	YourCoach string
	// Again restarts the tour.
	Again string
	// NotKept is shown if the server could not store that the tour was seen.
	NotKept Toast
}{
	IntroTitle: "Let us show you around",
	IntroText:  "A minute to see where things are. You can leave at any time, and take it again later.",
	Start:      "Start Tour",
	SkipAll:    "Skip Tour",

	Skip:     "Skip",
	Back:     "Back",
	Next:     "Next",
	Finish:   "Finish",
	Progress: "{step} of {total}",

	Chat: TourStop{
		Title:     "Chat with your coach",
		WithCoach: "Write to {coachName} at any hour, in whichever language it comes out. Replies typically come within 24 hours.",
		Without:   "Your conversation will be here once you have chosen a coach. Write at any hour. Replies typically come within 24 hours.",
	},
	Book: TourStop{
		Title:     "Book a session",
		WithCoach: "Thirty minutes of video with {coachName}. Every time is shown on both your clocks.",
		Without:   "Choose a coach first, then a time. A session is thirty minutes of video, and every time is shown on both your clocks.",
	},
	Library: TourStop{
		Title:     "Self-care library",
		WithCoach: "Short practices and readings for the hours in between.",
		Without:   "Short practices and readings for the hours in between.",
	},
	Community: TourStop{
		Title:     "Community",
		WithCoach: "Other people from homes like yours, talking. Nobody sees your name.",
		Without:   "Other people from homes like yours, talking. Nobody sees your name.",
	},

	YourCoach: "your coach",

	Again:   "Show me around again",
	NotKept: Toast{Errors.SomethingWrongTitle, "We could not note that you have seen the tour. We will try again on your next visit."},
}

// TourStop is one stop of the tour. WithCoach is its text for a member who has a coach, Without for one without.
type TourStop struct {
	Title     string
	WithCoach Template
	Without   string
}
