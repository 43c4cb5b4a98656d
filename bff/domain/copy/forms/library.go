package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// JournalEntry is a page of the member's private journal.
var JournalEntry = rules.Form{Name: "journalEntry", Fields: []rules.Field{
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(copy.Journal.TextRequired),
		rules.MaxLength(limits.JournalText, copy.Journal.TextTooLong),
		rules.SafeLines(copy.Journal.TextControls),
	}},
}}
