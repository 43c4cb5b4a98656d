package forms

import "aangan/bff/domain/copy/rules"

// Message is what a member or a coach writes: text of up to 4000 code points over as many lines as they like, and the id
// that their client made for it, so that sending again stores nothing twice.
var Message = rules.Form{Name: "message", Fields: []rules.Field{
	sentByCode(line("id", rules.Pattern(uuidPattern, said.MessageID))),
	messageText(rules.Required(said.MessageBlank)),
}}

// Caption is Message for what carries a file, which may go without a word.
var Caption = rules.Form{Name: "caption", Fields: []rules.Field{optional(messageText())}}

func messageText(first ...rules.Rule) rules.Field {
	return rules.Field{Name: "text", Kind: rules.Lines, Rules: append(first,
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	)}
}
