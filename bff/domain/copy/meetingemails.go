package copy

// MeetingLetters are the texts of the emails and calendar entries about sessions. Others in a household may see those
// of a member, so they contain "30 minutes" and a time, but neither the coach's name nor the purpose.
var MeetingLetters = struct {
	// EventTitle is a session's title in a calendar; CoachFeedTitle is the title in the coach's calendar feed.
	EventTitle, CoachFeedTitle Template
	// OwnClock is a time in the recipient's zone; BothClocks adds the time in the other side's zone.
	OwnClock, BothClocks Template
	// FileName is the name of an invitation's file.
	FileName string
	// SomeClient replaces a client's name that does not look like a name, so that no email contains arbitrary text.
	SomeClient string
	// Labels of times.
	When, Before, Now string

	Booked, Moved, Cancelled, DayReminder, HourReminder MeetingLetter
	// Further texts of emails to members.
	InCalendar, OutOfCalendar              string
	OpensBefore                            Template
	FreeUntil                              Template
	TooLateToMove                          string
	MovedForThem                           string
	CancelledByThem, CancelledByThemCounts string
	CancelledForThem, CancelledByChange    string
	CancelledByAbsence                     string
	GoIn, WayIn, LookAtTimes               string
	Why                                    string

	// Proposals of another time.
	Proposed, Stays     MeetingLetter
	ProposedTime        string
	Answer, HowToAnswer string
	AnswerBefore        Template
	CoachDeclined       MeetingLetter
	CoachAccepted       Template

	// Emails to coaches.
	CoachBooked, CoachMoved, CoachCancelled, CoachDayReminder, CoachHourReminder MeetingLetter
	CoachCancelledByThem, CoachCancelledByMember                                 Template
	CoachCancelledByChange, CoachCancelledByAbsence                              Template
	CoachCancelledByLeaving, CoachPortal, CoachWhy                               string
}{
	EventTitle:     product + ", {minutes} minutes",
	CoachFeedTitle: "{client}, {minutes} minutes",
	OwnClock:       "{time} ({place})",
	BothClocks:     "{own} · {time} in {place}",
	FileName:       "invite.ics",
	SomeClient:     "A client",
	When:           "When",
	Before:         "Before",
	Now:            "Now",

	Booked:       MeetingLetter{"Your time is booked", "Your {minutes} minutes are booked."},
	Moved:        MeetingLetter{"Your time has changed", "Your {minutes} minutes have a new time."},
	Cancelled:    MeetingLetter{"Your time is cancelled", "Your {minutes} minutes are cancelled."},
	DayReminder:  MeetingLetter{"Coming up: " + itoa(Limits.SessionMinutes) + " minutes", "A word ahead of time: your {minutes} minutes are coming up."},
	HourReminder: MeetingLetter{"Soon: " + itoa(Limits.SessionMinutes) + " minutes", "Your {minutes} minutes begin soon."},

	InCalendar:            "The file with this letter puts the time into your calendar.",
	OutOfCalendar:         "The file with this letter takes it out of your calendar again.",
	OpensBefore:           "It opens {minutes} minutes before. A browser is all you need.",
	FreeUntil:             "Until {time} you can choose another time or cancel, and it does not count.",
	TooLateToMove:         "It is less than a day away, so it can no longer be moved, and it counts even if you cancel.",
	MovedForThem:          "The other side asked for this, and you said yes. If it does not suit you after all, cancel any time before it begins: it does not count then.",
	CancelledByThem:       "You cancelled, and it does not count.",
	CancelledByThemCounts: "You cancelled less than a day before, so it counts as one of that month's.",
	CancelledForThem:      "The other side cannot come, and it does not count. We are sorry. You can choose another time whenever you like.",
	CancelledByChange:     "This came with the change that you made, and it does not count.",
	CancelledByAbsence:    "The other side is not here for now, and it does not count. We are sorry. Another letter says how it goes on.",
	GoIn:                  WaitingLetter.Open,
	WayIn:                 "The way in",
	LookAtTimes:           "Look at your times",
	Why:                   "You get this because you booked a time with us. In your profile you choose whether such letters come, and at which hours they never do.",

	Proposed:      MeetingLetter{"Another time is proposed", "The other side asks for another time for your {minutes} minutes."},
	Stays:         MeetingLetter{"Your time stays as it was", "The other side no longer asks for another time. Your {minutes} minutes stay when they were."},
	ProposedTime:  "Proposed",
	Answer:        "Answer",
	HowToAnswer:   "Nothing changes until you answer. You can take the new time, keep the one it was, or cancel.",
	AnswerBefore:  "Please answer before {time}. After that it stays when it was.",
	CoachDeclined: MeetingLetter{"A booking stays when it was", "{client} would rather keep the time it was. Your {minutes} minutes stay there."},
	CoachAccepted: "{client} took the time that you proposed: your {minutes} minutes are there now.",

	CoachBooked:       MeetingLetter{"A new booking", "{client} booked {minutes} minutes with you."},
	CoachMoved:        MeetingLetter{"A booking has a new time", "{client} moved the {minutes} minutes with you."},
	CoachCancelled:    MeetingLetter{"A booking was cancelled", "{minutes} minutes in your calendar are free again."},
	CoachDayReminder:  MeetingLetter{"Coming up: " + itoa(Limits.SessionMinutes) + " minutes", "A word ahead of time: your {minutes} minutes with {client} are coming up."},
	CoachHourReminder: MeetingLetter{"Soon: " + itoa(Limits.SessionMinutes) + " minutes", "Your {minutes} minutes with {client} begin soon."},

	CoachCancelledByThem:    "You cancelled your time with {client}. They have been told, and it does not count for them.",
	CoachCancelledByMember:  "{client} cancelled.",
	CoachCancelledByChange:  "{client} is no longer your client, so this time is cancelled.",
	CoachCancelledByAbsence: "Your account was deactivated, so your time with {client} is cancelled. They have been told, and it does not count for them.",
	CoachCancelledByLeaving: "The account that booked it was closed, so this time is cancelled.",
	CoachPortal:             "Open the portal",
	CoachWhy:                "You get this because people book times with you.",
}

// MeetingLetter is the subject and the first sentence of one kind of email about a session.
type MeetingLetter struct {
	Subject string
	Says    Template
}

// SessionNotices are a member's notifications about their sessions. They are shown only after sign-in, so they may name
// the coach.
var SessionNotices = struct {
	ProposedTitle, ProposedText   Template
	StaysTitle, StaysText         Template
	CancelledTitle, CancelledText Template
	UpcomingTitle                 Template
	DayText, HourText             Template
}{
	ProposedTitle:  "Another time for your session on {day}?",
	ProposedText:   "{coachName} asks to meet at {proposed} instead of {now}. Until you answer it stays when it is. Please answer before {until}.",
	StaysTitle:     "Your session on {day} stays",
	StaysText:      "{coachName} no longer asks for another time.",
	CancelledTitle: "Your session on {day} is cancelled",
	CancelledText:  "{coachName} had to cancel the session of {when}. It does not count.",
	UpcomingTitle:  "Your session on {day}",
	DayText:        "With {coachName}, {when}.",
	HourText:       "With {coachName}, soon: {when}. You can join from {minutes} minutes before.",
}
