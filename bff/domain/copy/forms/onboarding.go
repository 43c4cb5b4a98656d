package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Onboarding is a new member's answers: region, religion, age (a number, of which only the range is stored), gender
// and, optionally, the fields of Matching. Choices are codes of the lists in package copy.
var Onboarding = rules.Form{Name: "onboarding", Fields: append([]rules.Field{
	choice("region", rules.Required(said.RegionRequired), rules.OneOf("regions", regionCodes(), said.RegionRequired)),
	withDefault(optional(choice("religion", rules.OneOf("religions", religionCodes(), said.ChooseListed))), copy.NotSpecified),
	{Name: "age", Kind: rules.Number, Rules: []rules.Rule{
		rules.Required(said.AgeRequired),
		rules.AtLeast(limits.AgeMin, said.AgeTooLow),
		rules.AtMost(limits.AgeMax, said.AgeTooHigh),
		rules.Integer(said.AgeWhole),
	}},
	choice("gender", rules.Required(said.GenderRequired), rules.OneOf("genders", genderCodes(), said.GenderRequired)),
}, matching()...)}

// Matching is a member's wishes for a coach, all optional: the language, the topics, the coach's gender, and a coach
// from outside their own community and away from their home city.
var Matching = rules.Form{Name: "matching", Fields: matching()}

func matching() []rules.Field {
	return []rules.Field{
		optional(choice("language", rules.OneOf("languages", languageCodes(), said.ChooseListed))),
		optional(rules.Field{Name: "focus", Kind: rules.Choices, Rules: []rules.Rule{
			rules.OneOf("focusTopics", focusCodes(), said.ChooseListed),
			rules.Distinct(said.ChooseOnce),
			rules.MaxItems(limits.FocusTopicsMax, said.TooManyFocus),
		}}),
		optional(choice("coachGender", rules.OneOf("coachGenders", coachGenderCodes(), said.ChooseListed))),
		optional(rules.Field{Name: "outsideCommunity", Kind: rules.Flag}),
		optional(line("homeCity", rules.MaxLength(limits.CityMax, said.CityTooLong))),
	}
}

func regionCodes() (codes []string) {
	for _, o := range copy.Regions {
		codes = append(codes, o.Code)
	}
	return codes
}

func religionCodes() (codes []string) {
	for _, o := range copy.Religions {
		codes = append(codes, o.Code)
	}
	return codes
}

func genderCodes() (codes []string) {
	for _, o := range copy.Genders {
		codes = append(codes, o.Code)
	}
	return codes
}

func coachGenderCodes() (codes []string) {
	for _, o := range copy.CoachGenders {
		codes = append(codes, o.Code)
	}
	return codes
}

func languageCodes() (codes []string) {
	for _, o := range copy.Languages {
		codes = append(codes, o.Code)
	}
	return codes
}

func focusCodes() (codes []string) {
	for _, o := range copy.FocusTopics {
		codes = append(codes, o.Code)
	}
	return codes
}
