package forms

import (
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

var portfolio = copy.Portfolio

// Portfolio is what a coach says of themselves. Specializations are one text, with commas between them; languages and focus are
// codes of the lists. Whether the zone exists is asked of the zone database.
var Portfolio = rules.Form{Name: "portfolio", Fields: []rules.Field{
	line("name", rules.Required(portfolio.NameRequired), rules.MaxLength(limits.PersonNameMax, portfolio.NameTooLong)),
	optional(rules.Field{Name: "bio", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.CoachBioMax, portfolio.BioTooLong),
		rules.SafeLines(portfolio.BioControls),
	}}),
	optional(line("specializations",
		rules.MaxLength(limits.SpecializationsTextMax, portfolio.SpecializationsTooLong),
		rules.Pattern(fmt.Sprintf(`^[^,]{0,%[1]d}(?:,[^,]{0,%[1]d}){0,%[2]d}$`, limits.SpecializationMax+1, limits.SpecializationsMax-1),
			portfolio.SpecializationsTooMany))),
	optional(rules.Field{Name: "languages", Kind: rules.Choices, Rules: []rules.Rule{
		rules.OneOf("languages", languageCodes(), said.ChooseListed),
		rules.Distinct(said.ChooseOnce),
	}}),
	optional(rules.Field{Name: "focus", Kind: rules.Choices, Rules: []rules.Rule{
		rules.OneOf("focusTopics", focusCodes(), said.ChooseListed),
		rules.Distinct(said.ChooseOnce),
	}}),
	optional(line("city", rules.MaxLength(limits.CityMax, portfolio.CityTooLong))),
	optional(line("state", rules.MaxLength(limits.CityMax, portfolio.StateTooLong))),
	optional(line("country", rules.MaxLength(limits.CityMax, portfolio.CountryTooLong))),
	line("timeZone",
		rules.MaxLength(limits.TimeZoneMax, portfolio.TimeZoneInvalid),
		rules.Pattern(timeZonePattern, portfolio.TimeZoneInvalid)),
	{Name: "yearsOfExperience", Kind: rules.Number, Rules: []rules.Rule{
		rules.Required(portfolio.YearsRequired),
		rules.AtLeast(0, portfolio.YearsRange),
		rules.AtMost(limits.ExperienceYearsMax, portfolio.YearsRange),
		rules.Integer(portfolio.YearsRange),
	}},
	optional(line("education", rules.MaxLength(limits.EducationMax, portfolio.EducationTooLong))),
}}

// Credential is one item of the list that waits for an administrator. That its year is not to come is judged where today is known.
var Credential = rules.Form{Name: "credential", Fields: []rules.Field{
	line("title", rules.Required(portfolio.TitleRequired), rules.MaxLength(limits.CredentialTextMax, portfolio.TitleTooLong)),
	line("issuer", rules.Required(portfolio.IssuerRequired), rules.MaxLength(limits.CredentialTextMax, portfolio.IssuerTooLong)),
	optional(rules.Field{Name: "year", Kind: rules.Number, Rules: []rules.Rule{
		rules.AtLeast(limits.CredentialYearMin, portfolio.YearRange),
		rules.AtMost(credentialYearMost, portfolio.YearRange),
		rules.Integer(portfolio.YearRange),
	}}),
}}

// credentialYearMost is the last year that the database keeps.
const credentialYearMost = 2100

// CredentialDecision is what an administrator says to a change of credentials. That a refusal says why is judged where it is
// known to be one.
var CredentialDecision = rules.Form{Name: "credentialDecision", Fields: []rules.Field{
	optional(rules.Field{Name: "reason", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.DecisionReasonMax, portfolio.ReasonTooLong),
		rules.SafeLines(portfolio.ReasonControls),
	}}),
}}
