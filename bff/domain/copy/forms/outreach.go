package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// BetaSignup is a visitor's request for a place in the beta. Only the first three fields stand in the page's form; the
// variants are attached by its code, and the details have defaults. A last name may be a single letter, in any script;
// a single character that is no letter is still too short.
var BetaSignup = rules.Form{Name: "betaSignup", Fields: []rules.Field{
	line("firstName",
		rules.MinLength(limits.BetaNameMin, said.BetaFirstNameTooShort),
		rules.MaxLength(limits.FirstNameMax, said.FirstNameTooLong)),
	line("lastName",
		rules.Pattern(`^(?:\p{L}|[\s\S]{2,})$`, said.BetaLastNameTooShort),
		rules.MaxLength(limits.LastNameMax, said.LastNameTooLong)),
	line("email", rules.Pattern(emailPattern, said.EmailInvalid), rules.MaxLength(limits.EmailMax, said.EmailTooLong)),
	detail("occupation", copy.BetaDefaults.Occupation),
	detail("location", copy.BetaDefaults.Location),
	detail("ageRange", copy.BetaDefaults.AgeRange),
	detail("reasonForInterest", copy.BetaDefaults.ReasonForInterest),
	headingVariant(),
	pricingVariant(),
}}

func detail(name, value string) rules.Field {
	return withDefault(sentByCode(line(name, rules.MaxLength(limits.BetaDetailMax, said.DetailTooLong))), value)
}

// Contact is what anybody may write to the team: name, email, message, and a subject if they like.
var Contact = rules.Form{Name: "contact", Missing: string(copy.Contact.Missing.Text), Fields: []rules.Field{
	line("name", rules.Required(said.NameRequired), rules.MaxLength(limits.PersonNameMax, said.NameTooLong)),
	requiredEmail(),
	optional(line("subject", rules.MaxLength(limits.SubjectMax, said.SubjectTooLong))),
	{Name: "message", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.ContactMessageRequired),
		rules.MaxLength(limits.ContactMessageMax, said.ContactMessageTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}

// Application is what somebody sends who would like to work with us. Job is a code of copy.JobChoices; the page puts it in,
// since it has an address for each.
var Application = rules.Form{Name: "application", Missing: string(copy.Application.Missing.Text), Fields: []rules.Field{
	choice("job", rules.OneOf("jobChoices", jobCodes(), said.ChooseListed)),
	line("name", rules.Required(said.NameRequired), rules.MaxLength(limits.PersonNameMax, said.NameTooLong)),
	requiredEmail(),
	optional(line("location", rules.MaxLength(limits.LocationMax, said.LocationTooLong))),
	optional(line("link", rules.MaxLength(limits.LinkMax, said.LinkTooLong), rules.Pattern(linkPattern, said.LinkInvalid))),
	{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.NoteRequired),
		rules.MaxLength(limits.ApplicationNoteMax, said.NoteTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}

// Event is one thing to count: a name of copy.EventNames and the codes of the variants on the page, which may be empty. It
// is no form of a page (the page's code sends it), so it is not in All.
var Event = rules.Form{Name: "event", Fields: []rules.Field{
	choice("name", rules.OneOf("eventNames", copy.EventNames, said.ChooseListed)),
	as("heading", headingVariant()),
	as("pricing", pricingVariant()),
}}

func requiredEmail() rules.Field {
	return line("email",
		rules.Required(said.EmailRequired),
		rules.Pattern(emailPattern, said.EmailInvalid),
		rules.MaxLength(limits.EmailMax, said.EmailTooLong))
}

func as(name string, field rules.Field) rules.Field {
	field.Name = name
	return field
}

func jobCodes() (codes []string) {
	for _, job := range copy.JobChoices {
		codes = append(codes, job.Code)
	}
	return codes
}

// linkPattern is a web address with a public-looking host, in any script, and nothing before the host that could make it
// look like another one.
const linkPattern = `^[Hh][Tt][Tt][Pp][Ss]?://(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+` +
	`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{2,59})(?::[0-9]{1,5})?(?:[/?#][^ <>"]*)?$`
