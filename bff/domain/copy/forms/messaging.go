package forms

import "aangan/bff/domain/copy/rules"

// Message is a message of a member or a coach: text of up to 4000 code points on any number of lines, and the id that
// the client created, so that a repeat is not stored twice.
var Message = rules.Form{Name: "message", Fields: []rules.Field{
	sentByCode(line("id", rules.Pattern(uuidPattern, said.MessageID))),
	messageText(rules.Required(said.MessageBlank)),
}}

// Caption is Message for a message with a file, whose text may be empty.
var Caption = rules.Form{Name: "caption", Fields: []rules.Field{optional(messageText())}}

func messageText(first ...rules.Rule) rules.Field {
	return rules.Field{Name: "text", Kind: rules.Lines, Rules: append(first,
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	)}
}
