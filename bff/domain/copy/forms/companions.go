package forms

import "aangan/bff/domain/copy/rules"

// CompanionMessage is a member's message to a companion: text only, with the id that the client created.
var CompanionMessage = rules.Form{Name: "companionMessage", Fields: []rules.Field{
	line("id", rules.Pattern(uuidPattern, said.MessageID)),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.MessageBlank),
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}
