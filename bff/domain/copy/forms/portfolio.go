package forms

import (
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

var portfolio = copy.Portfolio

// Portfolio is a coach's profile. Specializations is a comma-separated text; languages and focus are codes of the
// lists. The zone database determines whether the time zone exists.
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

// Credential is one item of a coach's list of credentials. Its year must not be in the future, which is checked where
// the current date is known.
var Credential = rules.Form{Name: "credential", Fields: []rules.Field{
	line("title", rules.Required(portfolio.TitleRequired), rules.MaxLength(limits.CredentialTextMax, portfolio.TitleTooLong)),
	line("issuer", rules.Required(portfolio.IssuerRequired), rules.MaxLength(limits.CredentialTextMax, portfolio.IssuerTooLong)),
	optional(rules.Field{Name: "year", Kind: rules.Number, Rules: []rules.Rule{
		rules.AtLeast(limits.CredentialYearMin, portfolio.YearRange),
		rules.AtMost(credentialYearMost, portfolio.YearRange),
		rules.Integer(portfolio.YearRange),
	}}),
}}

// credentialYearMost is the latest year that the database accepts.
const credentialYearMost = 2100

// CredentialDecision is an administrator's decision about a change of credentials. The caller checks that a rejection
// has a reason.
var CredentialDecision = rules.Form{Name: "credentialDecision", Fields: []rules.Field{
	optional(rules.Field{Name: "reason", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.DecisionReasonMax, portfolio.ReasonTooLong),
		rules.SafeLines(portfolio.ReasonControls),
	}}),
}}
