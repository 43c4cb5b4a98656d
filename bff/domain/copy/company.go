package copy

// AboutUs holds the headings of the page about the company. Its long texts are in the site's content.
var AboutUs = struct {
	Title, Description, Label, Heading, Text                         string
	MissionTitle, StoryTitle, WhoTitle, ApproachTitle, PromisesTitle string
	LimitsTitle, VisionTitle, JoinTitle, JoinText                    string
	MeetCoaches, WorkWithUs, WriteToUs                               string
}{
	Title:         Layout.AboutUs,
	Description:   "Why " + product + " is a courtyard, why the coaches are in India, why it is coaching and not therapy, and what we promise about privacy.",
	Label:         Layout.AboutUs,
	Heading:       "The open square in the middle of the house",
	Text:          Brand.Meaning + " This one is for South Asian adults who live in the U.S., a long way from the first.",
	MissionTitle:  "Our mission",
	StoryTitle:    "Our story",
	WhoTitle:      "Who sits here",
	ApproachTitle: "Our approach",
	PromisesTitle: "What we promise",
	LimitsTitle:   "What we do not claim",
	VisionTitle:   "Our vision",
	JoinTitle:     "Join us",
	JoinText:      "Joining costs nothing and asks for no card. Come in, sit down, and tell us what helps and what does not.",
	MeetCoaches:   "Meet the coaches",
	WorkWithUs:    "Work with us",
	WriteToUs:     "Write to us",
}

// OurCoaches holds the texts of the public page about the coaches: up to four active and verified ones, and the
// criteria for being shown.
var OurCoaches = struct {
	Title, Description, Heading, Text            string
	ListLabel, Specialties                       string
	Loading, Loaded                              string
	EmptyTitle, EmptyText                        string
	FailedTitle, FailedText, Retry, Retrying     string
	NoScript                                     string
	CriteriaTitle, CriteriaText                  string
	LimitsTitle, LimitsText, JoinTitle, JoinText string
}{
	Title:         Layout.OurCoaches,
	Description:   "Some of the wellness coaches in India you could sit down with, and the five things we look at before anyone is shown here.",
	Heading:       Layout.OurCoaches,
	Text:          "They live in India and grew up with the same rules you did. Here are some of them. Members see everyone, and choose for themselves.",
	ListLabel:     "Some of our coaches",
	Specialties:   "Works with",
	Loading:       "Loading the coaches",
	Loaded:        "The coaches are shown.",
	EmptyTitle:    "Nobody is shown here right now",
	EmptyText:     "Coaches appear here once their certification has been checked. Please look again soon.",
	FailedTitle:   "The coaches could not be loaded",
	FailedText:    "The connection may have dropped, or the server is busy. Please try once more.",
	Retry:         Common.Retry,
	Retrying:      Common.Loading + "...",
	NoScript:      "The coaches are filled in by a script, and scripts are off here. What we look at in a coach stands below.",
	CriteriaTitle: "Five things we look at",
	CriteriaText:  "Before somebody is shown on this page, and for as long as they are.",
	LimitsTitle:   "What a coach is not",
	LimitsText:    "If you need a diagnosis, a prescription or a treatment, please see a therapist or a doctor near you. You can have both, and no coach here will ask you to stop the other.",
	JoinTitle:     "Sit down with one of them",
	JoinText:      "Join while it is free. We suggest up to three coaches and say why; you choose, and you can change at any time.",
}
