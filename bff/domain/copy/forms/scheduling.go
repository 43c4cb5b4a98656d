package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Booking is the optional note for the coach when a member books a session. Day and time are checked against the open
// times elsewhere.
var Booking = rules.Form{Name: "booking", Fields: []rules.Field{
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.SessionNoteMax, copy.Scheduling.NoteTooLong),
		rules.SafeLines(copy.Scheduling.NoteControls),
	}}),
}}
