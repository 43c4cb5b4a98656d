package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Goal is a goal of a member and their coach: a title, and details of how to reach it.
var Goal = rules.Form{Name: "goal", Fields: []rules.Field{
	line("title",
		rules.MinLength(limits.GoalTitleMin, copy.GoalAnswers.TitleTooShort),
		rules.MaxLength(limits.GoalTitleMax, copy.GoalAnswers.TitleTooLong)),
	optional(rules.Field{Name: "detail", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.GoalDetailMax, copy.GoalAnswers.DetailTooLong),
		rules.SafeLines(copy.GoalAnswers.DetailControls),
	}}),
}}

// Sharing selects the answers that a member shares with their coach; no fields means none.
var Sharing = rules.Form{Name: "sharing", Fields: []rules.Field{
	optional(rules.Field{Name: "fields", Kind: rules.Choices, Rules: []rules.Rule{
		rules.OneOf("sharedFields", codes(copy.SharedFields), copy.Sharing.FieldUnknown),
		rules.Distinct(copy.Sharing.FieldUnknown),
	}}),
}}
