package copy

import "slices"

// CrisisOutcomes are the ways in which a coach can close a client's possible crisis.
var CrisisOutcomes = []Option{
	{"called", "I called them"},
	{"wrote", "I wrote and they answered"},
	{"reached_otherwise", "Reached another way"},
	{"handed_over", "Handed to the team"},
	{"false_alarm", "False alarm"},
}

// CrisisNoteOptional are the outcomes that say enough without a note.
var CrisisNoteOptional = []string{"called", "wrote"}

// IsCrisisNoteOptional reports whether this outcome may be stored without a note.
func IsCrisisNoteOptional(outcome string) bool { return slices.Contains(CrisisNoteOptional, outcome) }

// CrisisClosing are the messages about input that closes a possible crisis, from server and page.
var CrisisClosing = struct {
	ChooseOutcome, NoteRequired, NoteTooLong, NoteControls string
}{
	ChooseOutcome: "Choose what happened",
	NoteRequired:  "Add a short note about what happened",
	NoteTooLong:   "The note can have up to " + itoa(Limits.CrisisNoteMax) + " characters",
	NoteControls:  "The note has characters we can't save. Please type it again.",
}

// CoachCrisis holds the texts with which a coach closes a client's possible crisis, and of the history on the client's
// page.
var CoachCrisis = struct {
	Close, Title                     string
	Text                             Template
	Outcome, Note, HandedOver        string
	Save, Saving, Cancel, SaveFailed string
	Saved, SavedSome                 Toast
	CharactersLeft, CharactersOver   Plural
	// Now stands where the promised reply time stands otherwise.
	Now string
	// History is the section on the client's page.
	History, Empty, LoadFailed string
	HistoryText                Template
	// Opened and Closed are the times of an entry; ClosedBy names another coach who closed it.
	Opened, Closed, ClosedBy Template
	// TeamAlerted is the time of a call for the team while it was open; TeamAlertedBy names another coach.
	TeamAlerted, TeamAlertedBy Template
	Unreadable                 string
	Entry                      Template
}{
	Close:      "Close with an outcome",
	Title:      "What happened?",
	Text:       "A dated entry stays on {clientName}'s page. They stay at the top of your list until you save this.",
	Outcome:    "Outcome",
	Note:       "Note (only you can read it)",
	HandedOver: "Saving doesn't alert the team; “Hand to the team” does. Write who took over.",
	Save:       "Save outcome",
	Saving:     "Saving...",
	Cancel:     Common.Cancel,
	SaveFailed: "Failed to save the outcome",
	Saved:      Toast{"Outcome saved", "{clientName} is no longer marked as urgent."},
	SavedSome:  Toast{"Outcome saved", "{clientName} has written more since then. They're still marked as urgent."},

	CharactersLeft: Messages.CharactersLeft,
	CharactersOver: Messages.CharactersOver,

	Now: "Reply now",

	History:       "Crisis history",
	HistoryText:   "How each possible crisis was closed. {clientName} can't see your notes.",
	Empty:         "No entries yet.",
	LoadFailed:    "Failed to load the crisis history",
	Opened:        "Opened {when}",
	Closed:        "Closed {when}",
	ClosedBy:      "Closed {when} by {coachName}",
	TeamAlerted:   "Team alerted {when}",
	TeamAlertedBy: "Team alerted {when} by {coachName}",
	Unreadable:    "We can't open this note right now.",
	Entry:         "{outcome}, {when}",
}
