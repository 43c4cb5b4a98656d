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
