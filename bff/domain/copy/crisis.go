package copy

// Helpline is a crisis contact. Href opens the phone's dialer or its messages.
type Helpline struct {
	ID, Label, Detail, Href string
}

// The targets of the helplines' links.
const (
	call988  = "tel:988"
	text988  = "sms:988"
	call911  = "tel:911"
	textHome = "sms:741741?&body=HOME"
	call1800 = "tel:+18002738255"
)

// Helplines are in display order: 988 is first.
var Helplines = []Helpline{
	{"call-988", "Call 988", "Suicide & Crisis Lifeline, free, at any hour", call988},
	{"text-988", "Text 988", "Suicide & Crisis Lifeline, by message", text988},
	{"call-911", "Call 911", "Emergency Services, when someone is in danger now", call911},
	{"text-home", "Text HOME to 741741", "Crisis Text Line", textHome},
	{"call-1800", "1-800-273-8255", "National Suicide Prevention Lifeline, also reaches 988", call1800},
}

// Crisis holds the texts of the safety banner and of every other place that shows the helplines.
var Crisis = struct {
	Heading, Text, Told                            string
	FlaggedTitle                                   Template
	FlaggedDetail                                  string
	InCrisis                                       string
	CoachTold                                      Template
	Call988, Text988, Call911, InDanger, Number911 string
	TextHome, HomeNumber, OldNumber, OldNumberNote string
	Short, BannerLabel                             string
	// MoreLanguages labels the choice of the banner's language; English is its first option. ForClient is for a coach
	// whose own page has failed.
	MoreLanguages, English, ForClient string
	Links                             struct{ Call988, Text988, Call911, TextHome, OldNumber string }
	// The coach portal's texts: the notice above the client list, the badge and the mark in the list.
	Urgent, OpenChat      string
	Flagged, FlaggedSince Template
}{
	Heading:       "You don't have to hold this alone.",
	Text:          "Someone trained for this answers 988 now, free, in the US.",
	InCrisis:      "In a crisis call or text",
	Told:          "Your coach has been told.",
	CoachTold:     "{coachName} has been told.",
	Call988:       "Call 988",
	Text988:       "Text 988",
	Call911:       "Call 911",
	InDanger:      "In danger now:",
	Number911:     "911",
	TextHome:      "Text HOME to",
	HomeNumber:    "741741",
	OldNumber:     "1-800-273-8255",
	OldNumberNote: "also reaches 988",
	Short:         "In a crisis: call or text 988, call 911, or text HOME to 741741.",
	BannerLabel:   "Help is near",
	MoreLanguages: "More languages",
	English:       "English",
	ForClient:     "Is a client in danger? They can call or text 988, or call 911. Both work in the US only.",
	Links: struct{ Call988, Text988, Call911, TextHome, OldNumber string }{
		Call988:   call988,
		Text988:   text988,
		Call911:   call911,
		TextHome:  textHome,
		OldNumber: call1800,
	},

	Urgent:        "Urgent",
	OpenChat:      "Open chat",
	Flagged:       "{clientName} wrote something that needs you. They have been shown 988.",
	FlaggedSince:  "Flagged {ago}",
	FlaggedTitle:  "{clientName} wrote something that needs you.",
	FlaggedDetail: "They have been shown 988.",
}
