package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// BetaSignup is a visitor's signup for the beta. The page's form has only the first three fields; its code adds the
// variants, and the details have defaults. A last name may be a single letter in any script; another single character
// is too short.
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

// Contact is a visitor's message to the team: name, email, message, and an optional subject.
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

// Application is a job application. Job is a code of copy.JobChoices; the page's code adds it, because each job has its
// own URL.
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

// Event is an event to count: a name of copy.EventNames and the codes of the variants on the page, which may be empty.
// No page has this form (the page's code sends the event), so it is not in All.
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

// linkPattern matches an HTTP URL with a public host name in any script. User information before the host is not
// allowed, because it could make the URL look like another host's.
const linkPattern = `^[Hh][Tt][Tt][Pp][Ss]?://(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+` +
	`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{2,59})(?::[0-9]{1,5})?(?:[/?#][^ <>"]*)?$`
