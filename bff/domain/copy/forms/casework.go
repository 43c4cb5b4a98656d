package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// SavedReply is a coach's saved text for messages, with a title.
var SavedReply = rules.Form{Name: "savedReply", Fields: []rules.Field{
	line("title",
		rules.Required(copy.Casework.ReplyTitleRequired),
		rules.MaxLength(limits.SavedReplyTitleMax, copy.Casework.ReplyTitleTooLong)),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(copy.Casework.ReplyTextRequired),
		rules.MaxLength(limits.MessageText, copy.Casework.ReplyTextTooLong),
		rules.SafeLines(copy.Casework.ReplyTextControls),
	}},
}}

// ClientNote is a coach's private note about a client.
var ClientNote = rules.Form{Name: "clientNote", Fields: []rules.Field{
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(copy.Casework.NoteRequired),
		rules.MaxLength(limits.ClientNoteMax, copy.Casework.NoteTooLong),
		rules.SafeLines(copy.Casework.NoteControls),
	}},
}}

// CrisisOutcome says how a possible crisis ended. The note may be empty for the outcomes in copy.CrisisNoteOptional
// only, which is checked elsewhere.
var CrisisOutcome = rules.Form{Name: "crisisOutcome", Fields: []rules.Field{
	choice("outcome",
		rules.Required(copy.CrisisClosing.ChooseOutcome),
		rules.OneOf("crisisOutcomes", codes(copy.CrisisOutcomes), copy.CrisisClosing.ChooseOutcome)),
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.CrisisNoteMax, copy.CrisisClosing.NoteTooLong),
		rules.SafeLines(copy.CrisisClosing.NoteControls),
	}}),
}}

// CrisisHandover is a coach's call for the team during a possible crisis. The note is optional: nothing may hold up the
// alert.
var CrisisHandover = rules.Form{Name: "crisisHandover", Fields: []rules.Field{
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.HandoverNoteMax, copy.CrisisHandover.NoteTooLong),
		rules.SafeLines(copy.CrisisHandover.NoteControls),
	}}),
}}

// OnCallOpening is the reason for which a person on call opens a conversation. Whether the detail is needed and long
// enough is checked elsewhere.
var OnCallOpening = rules.Form{Name: "onCallOpening", Fields: []rules.Field{
	choice("reason",
		rules.Required(copy.OnCallAnswers.ChooseReason),
		rules.OneOf("onCallReasons", codes(copy.OnCallReasons), copy.OnCallAnswers.ChooseReason)),
	optional(rules.Field{Name: "detail", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MinLength(limits.OnCallDetailMin, copy.OnCallAnswers.DetailTooShort),
		rules.MaxLength(limits.OnCallDetailMax, copy.OnCallAnswers.DetailTooLong),
		rules.SafeLines(copy.OnCallAnswers.DetailControls),
	}}),
}}
