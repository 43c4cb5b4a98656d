package forms

import "aangan/bff/domain/copy/rules"

// CompanionMessage is what a member writes to a companion: words, never a file, with the id that their client made for it.
var CompanionMessage = rules.Form{Name: "companionMessage", Fields: []rules.Field{
	line("id", rules.Pattern(uuidPattern, said.MessageID)),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.MessageBlank),
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}
