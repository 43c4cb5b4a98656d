package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// CheckIn is what a member says about a day.
var CheckIn = rules.Form{Name: "checkIn", Fields: []rules.Field{
	choice("mood", rules.Required(copy.CheckIns.MoodRequired), rules.OneOf("moods", codes(copy.Moods), copy.CheckIns.MoodRequired)),
	optional(line("word", rules.MaxLength(limits.CheckInWord, copy.CheckIns.WordTooLong))),
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.CheckInNote, copy.CheckIns.NoteTooLong),
		rules.SafeLines(copy.CheckIns.NoteControls),
	}}),
}}
