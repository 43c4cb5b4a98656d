package copy

// Risk holds the texts for a member in a hard moment: on the dashboard, beside a companion's direct question, and the
// server's messages. No text says which kind of risk was found, because others may see the screen.
var Risk = struct {
	Label, Text                      string
	WriteCoach                       Template
	CoachHours                       Template
	Safe, SafeText                   string
	AfterTitle, AfterText            string
	Easier, Same, Harder             string
	Thanks                           Toast
	SafeSaved                        Toast
	Failed                           string
	QuestionLabel                    string
	Yes, Sometimes, No, Declined     string
	TellCoach                        Template
	TellNote, TellDraft              string
	QuestionNote, OwnWords, TakeTime string
	NotLoaded, NotLoadedText         string
	UnknownAnswer, UnknownReport     string
}{
	Label:         "A hard moment",
	Text:          "988 answers now, by call or text, free in the US.",
	WriteCoach:    "Message {coachName}",
	CoachHours:    "{coachName} may need hours to answer. 988 doesn't.",
	Safe:          "I'm safe now",
	SafeText:      "Someone is with me, or the moment has passed.",
	AfterTitle:    "Last time was heavy. How is it now?",
	AfterText:     "Only you see this.",
	Easier:        "Easier",
	Same:          "The same",
	Harder:        "Harder",
	Thanks:        Toast{Title: "Thank you for answering", Text: "Help stays one tap away."},
	SafeSaved:     Toast{Title: "Good to know", Text: "Help stays here if you need it again."},
	Failed:        "We couldn't save your answer. Please try again.",
	QuestionLabel: "Your answer",
	Yes:           "Yes",
	Sometimes:     "Sometimes",
	No:            "No",
	Declined:      "I'd rather not say",
	QuestionNote:  "Your answer goes to no one. You can also just write.",
	TellCoach:     "Tell {coachName}",
	TellNote:      "You see the text first and can change it. Nothing is sent until you send it.",
	TellDraft:     "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?",
	OwnWords:      "Or write it in your own words",
	TakeTime:      "Take your time. Help is right below.",
	NotLoaded:     "Part of this page didn't load",
	NotLoadedText: "If this is a hard moment, 988 answers now, by call or text, free in the US.",
	UnknownAnswer: "Answer with yes, sometimes, no, or declined.",
	UnknownReport: "Answer with safe, easier, same, or harder.",
}
