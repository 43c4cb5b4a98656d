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
