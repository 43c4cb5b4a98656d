package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Decision is a decision about a case: about the text and its author.
var Decision = rules.Form{Name: "decision", Fields: []rules.Field{
	choice("outcome",
		rules.Required(copy.Moderation.ChooseOutcome),
		rules.OneOf("moderationOutcomes", codes(copy.ModerationOutcomes), copy.Moderation.ChooseOutcome)),
	optional(rules.Field{Name: "warn", Kind: rules.Flag}),
	optional(rules.Field{Name: "suspendDays", Kind: rules.Number, Rules: []rules.Rule{
		rules.AtLeast(0, copy.Moderation.SuspendDays),
		rules.AtMost(limits.SuspendDaysMax, copy.Moderation.SuspendDays),
		rules.Integer(copy.Moderation.SuspendDays),
	}}),
	optional(rules.Field{Name: "help", Kind: rules.Flag}),
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.ModerationNoteMax, copy.Moderation.NoteTooLong),
		rules.SafeLines(copy.Moderation.NoteControls),
	}}),
}}

// NewAdministrator creates an administrator from the command line; the password follows the members' rules. No page has
// this form, so it is not in All.
var NewAdministrator = rules.Form{Name: "newAdministrator", Fields: []rules.Field{
	line("name", rules.Required(said.NameRequired), rules.MaxLength(limits.PersonNameMax, said.NameTooLong)),
	requiredEmail(),
	registrationField("password"),
}}
