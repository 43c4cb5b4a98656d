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
	GoIn, WayIn, LookAtTimes               string
	Why                                    string

	// And in one to a coach.
	CoachBooked, CoachMoved, CoachCancelled, CoachDayReminder, CoachHourReminder MeetingLetter
	CoachMovedByThem, CoachCancelledByThem, CoachCancelledByMember               Template
	CoachCancelledByChange                                                       Template
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
	MovedForThem:          "The other side asked for this. If the new time does not suit you, cancel any time before it begins: it does not count then.",
	CancelledByThem:       "You cancelled, and it does not count.",
	CancelledByThemCounts: "You cancelled less than a day before, so it counts as one of that month's.",
	CancelledForThem:      "The other side cannot come, and it does not count. We are sorry. You can choose another time whenever you like.",
	CancelledByChange:     "This came with the change that you made, and it does not count.",
	GoIn:                  WaitingLetter.Open,
	WayIn:                 "The way in",
	LookAtTimes:           "Look at your times",
	Why:                   "You get this because you booked a time with us. In your profile you choose whether such letters come, and at which hours they never do.",

	CoachBooked:       MeetingLetter{"A new booking", "{client} booked {minutes} minutes with you."},
	CoachMoved:        MeetingLetter{"A booking has a new time", "{client} moved the {minutes} minutes with you."},
	CoachCancelled:    MeetingLetter{"A booking was cancelled", "{minutes} minutes in your calendar are free again."},
	CoachDayReminder:  MeetingLetter{"Coming up: " + itoa(Limits.SessionMinutes) + " minutes", "A word ahead of time: your {minutes} minutes with {client} are coming up."},
	CoachHourReminder: MeetingLetter{"Soon: " + itoa(Limits.SessionMinutes) + " minutes", "Your {minutes} minutes with {client} begin soon."},

	CoachMovedByThem:        "You moved your {minutes} minutes with {client}. They have been told.",
	CoachCancelledByThem:    "You cancelled your time with {client}. They have been told, and it does not count for them.",
	CoachCancelledByMember:  "{client} cancelled.",
	CoachCancelledByChange:  "{client} is no longer your client, so this time is cancelled.",
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
	MovedTitle, MovedText         Template
	CancelledTitle, CancelledText Template
	UpcomingTitle                 Template
	DayText, HourText             Template
}{
	MovedTitle:     "Your session moved to {day}",
	MovedText:      "{coachName} moved it from {before} to {now}. If that does not suit you, you can cancel it without its counting.",
	CancelledTitle: "Your session on {day} is cancelled",
	CancelledText:  "{coachName} had to cancel the session of {when}. It does not count.",
	UpcomingTitle:  "Your session on {day}",
	DayText:        "With {coachName}, {when}.",
	HourText:       "With {coachName}, soon: {when}. You can join from {minutes} minutes before.",
}
