package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Booking is what a member writes when they book a session: if they like, a note for their coach. Day and time are chosen
// from what is open, and judged where that is known.
var Booking = rules.Form{Name: "booking", Fields: []rules.Field{
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.SessionNoteMax, copy.Scheduling.NoteTooLong),
		rules.SafeLines(copy.Scheduling.NoteControls),
	}}),
}}
