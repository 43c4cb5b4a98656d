package forms

import "aangan/bff/domain/copy/rules"

// Message is what a member or a coach writes: text of up to 4000 code points over as many lines as they like, and the id
// that their client made for it, so that sending again stores nothing twice.
var Message = rules.Form{Name: "message", Fields: []rules.Field{
	sentByCode(line("id", rules.Pattern(uuidPattern, said.MessageID))),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.MessageBlank),
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}
