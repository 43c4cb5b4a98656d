package copy

// CompanionsPage holds the texts of the tab in which members chat with a companion. {name} is the companion's name. The
// server sends the companion's replies and the notice that it is a program.
var CompanionsPage = struct {
	Title, Text, Privacy                             string
	ListLabel, Back, ChooseTitle, ChooseText         string
	LastTalk, Unlock                                 Template
	Premium, Program, PlainName, PlainNote           string
	ListFailed, TalkFailed                           string
	OpeningTitle, OpeningText                        Template
	NoticeText                                       Template
	Begin                                            string
	Beginnings                                       struct{ Tara, Buddy, Arjun []string }
	TalkLabel, ComposerLabel, Placeholder            Template
	Thinking, Answering                              Template
	Sending, NotSent, SendFailed, TryAgain           string
	Start, Earlier, LoadingEarlier, JumpToNewest     string
	You, Today, Yesterday, Send                      string
	Stopped, StoppedText, StoppedOffline, Unanswered Template
	Fetch                                            string
	Options, DeleteTitle, DeleteText                 Template
	Delete, DeleteConfirm, Deleting, Keep            string
	DeleteFailed                                     string
	Deleted                                          Toast
	LockedTitle, LockedText, LockedRead              Template
	Join                                             string
}{
	Title:       Messages.CompanionsTab,
	Text:        "Programs, not people. Here at any hour.",
	Privacy:     "What you write to a companion is yours alone: no coach reads it, and you can delete it whenever you like.",
	ListLabel:   Messages.CompanionsTab,
	Back:        "All companions",
	ChooseTitle: "Who would you like to talk to?",
	ChooseText:  "Each of the three keeps a talk of its own. They answer at once, at any hour.",
	LastTalk:    "Last talk {ago}",
	Premium:     "Premium",
	Unlock:      "{name} needs a trial or a plan",
	Program:     "Program",
	PlainName:   "Aangan",
	PlainNote:   "A program, not a person",

	ListFailed: "We could not load your companions.",
	TalkFailed: "We could not load this talk.",

	OpeningTitle: "{name} is a program, not a person",
	OpeningText: "It answers from what you write here, at any hour, and it can be wrong. For a person there is your coach. " +
		"No coach reads this talk, and you can delete it whenever you like.",
	NoticeText: "{name} is a program, not a person. It can be wrong, and it's not a coach or a doctor.",
	Begin:      "Begin anywhere, or with one of these",
	Beginnings: struct{ Tara, Buddy, Arjun []string }{
		Tara:  []string{"I feel out of place here", "My parents want me to settle down", "घर की बहुत याद आती है"},
		Buddy: []string{"I cannot switch off at night", "Work is too much this week", "Bahut stress ho raha hai"},
		Arjun: []string{"I want a calmer morning", "I sleep badly", "மனசு அமைதியா இல்ல"},
	},

	TalkLabel:     "Talk with {name}",
	ComposerLabel: Messages.ComposerLabel,
	Placeholder:   "Write to {name}",
	Thinking:      "{name} is thinking",
	Answering:     "{name} is answering",
	Sending:       Messages.Sending,
	NotSent:       Messages.NotSent,
	SendFailed:    Messages.SendFailed,
	TryAgain:      Messages.TryAgain,
	Send:          Messages.Send,

	Start:          "This is where your talk began.",
	Earlier:        Messages.Earlier,
	LoadingEarlier: Messages.LoadingEarlier,
	JumpToNewest:   Messages.JumpToNewest,
	You:            Messages.You,
	Today:          Messages.Today,
	Yesterday:      Messages.Yesterday,

	Stopped:        "The answer stopped on its way.",
	StoppedText:    "What you wrote is kept. {name} can answer again.",
	StoppedOffline: "The connection dropped. What you wrote is kept, and the answer comes when you are back.",
	Unanswered:     "{name} has not answered this yet.",
	Fetch:          "Get the answer",

	Options:       "Options for the talk with {name}",
	Delete:        "Delete this talk",
	DeleteTitle:   "Delete your talk with {name}?",
	DeleteText:    "All of it goes at once, what you wrote and what {name} answered. This cannot be undone.",
	DeleteConfirm: "Delete talk",
	Deleting:      "Deleting...",
	Keep:          "Keep it",
	DeleteFailed:  "We could not delete this talk.",
	Deleted:       Toast{"Talk Deleted", "Your talk with {name} is gone."},

	LockedTitle: "{name} is part of " + product + " Premium",
	LockedText:  "{name} answers while you have a free trial or a plan.",
	LockedRead:  "What you wrote before stays here to read. {name} answers again while you have a free trial or a plan.",
	Join:        Membership.PitchTitle,
}
