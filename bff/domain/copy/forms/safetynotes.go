package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// phonePattern matches 7 to 15 digits, as many as a phone number can have, with the usual separators.
const phonePattern = `^[+(]?(?:[0-9][ ().-]*){6,14}[0-9]$`

// SafetySection is one title of a member's safety notes with its text.
var SafetySection = rules.Form{Name: "safetySection", Fields: []rules.Field{
	line("title",
		rules.Required(copy.SafetyNotes.TitleRequired),
		rules.MaxLength(limits.SafetyTitleMax, copy.SafetyNotes.TitleTooLong)),
	optional(rules.Field{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.SafetyTextMax, copy.SafetyNotes.TextTooLong),
		rules.SafeLines(copy.SafetyNotes.TextControls),
	}}),
}}

// SafetyContact is the trusted contact of a member's safety notes.
var SafetyContact = rules.Form{Name: "safetyContact", Fields: []rules.Field{
	line("contactName",
		rules.Required(copy.SafetyNotes.NameRequired),
		rules.MaxLength(limits.SafetyContactNameMax, copy.SafetyNotes.NameTooLong)),
	line("contactPhone",
		rules.Required(copy.SafetyNotes.PhoneRequired),
		rules.MaxLength(limits.SafetyContactPhoneMax, copy.SafetyNotes.PhoneInvalid),
		rules.Pattern(phonePattern, copy.SafetyNotes.PhoneInvalid)),
}}
