package copy

// MeetingLetters are the letters and the entries in calendars about sessions. What goes to a member outside the app may be read
// by a whole household: it says "30 minutes" and a time, and neither with whom nor what for.
var MeetingLetters = struct {
	// EventTitle is the title in a calendar; CoachFeedTitle that in the calendar which a coach's own programs read.
	EventTitle, CoachFeedTitle Template
	// OwnClock is a time on the reader's clock, and OtherClock what the other side's shows then.
	OwnClock, BothClocks Template
	// FileName is that of an invitation.
	FileName string
	// SomeClient stands in for a name that does not look like one.
	SomeClient string
	// Labels of the times.
	When, Before, Now string

	Booked, Moved, Cancelled, DayReminder, HourReminder MeetingLetter
	// What follows in a letter to a member.
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

	// A proposal of another time.
	Proposed, Stays     MeetingLetter
	ProposedTime        string
	Answer, HowToAnswer string
	AnswerBefore        Template
	CoachDeclined       MeetingLetter
	CoachAccepted       Template

	// And in one to a coach.
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

// MeetingLetter is how one kind of letter about a session begins.
type MeetingLetter struct {
	Subject string
	Says    Template
}

// SessionNotices are what the bell tells a member of their sessions. It is behind their sign-in, and may name things.
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
