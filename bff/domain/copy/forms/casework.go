package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// SavedReply is what a coach keeps ready to be put into the message box: a title to find it by and the words.
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

// ClientNote is what a coach notes about a client for themselves.
var ClientNote = rules.Form{Name: "clientNote", Fields: []rules.Field{
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(copy.Casework.NoteRequired),
		rules.MaxLength(limits.ClientNoteMax, copy.Casework.NoteTooLong),
		rules.SafeLines(copy.Casework.NoteControls),
	}},
}}
