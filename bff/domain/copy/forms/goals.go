package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Goal is something that a member and their coach may agree on, in the words of either: one line, and how it could go.
var Goal = rules.Form{Name: "goal", Fields: []rules.Field{
	line("title",
		rules.MinLength(limits.GoalTitleMin, copy.GoalAnswers.TitleTooShort),
		rules.MaxLength(limits.GoalTitleMax, copy.GoalAnswers.TitleTooLong)),
	optional(rules.Field{Name: "detail", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.GoalDetailMax, copy.GoalAnswers.DetailTooLong),
		rules.SafeLines(copy.GoalAnswers.DetailControls),
	}}),
}}

// Sharing is what a member lets their coach see. No fields is nothing.
var Sharing = rules.Form{Name: "sharing", Fields: []rules.Field{
	optional(rules.Field{Name: "fields", Kind: rules.Choices, Rules: []rules.Rule{
		rules.OneOf("sharedFields", codes(copy.SharedFields), copy.Sharing.FieldUnknown),
		rules.Distinct(copy.Sharing.FieldUnknown),
	}}),
}}
