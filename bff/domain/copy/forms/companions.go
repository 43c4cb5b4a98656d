package forms

import "aangan/bff/domain/copy/rules"

// CompanionMessage is a member's message to a companion: text only, with the id that the client created.
var CompanionMessage = rules.Form{Name: "companionMessage", Fields: []rules.Field{
	line("id", rules.Pattern(uuidPattern, said.MessageID)),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.Required(said.MessageBlank),
		rules.MaxLength(limits.MessageText, said.MessageTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}

// ExerciseAnswer is a member's answer to a step of a guided exercise. The id is that of the message which the text
// becomes if it needs help instead.
var ExerciseAnswer = rules.Form{Name: "exerciseAnswer", Fields: []rules.Field{
	line("id", rules.Pattern(uuidPattern, said.MessageID)),
	{Name: "text", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.ExerciseAnswer, said.ExerciseAnswerTooLong),
		rules.SafeLines(said.MessageControls),
	}},
}}

// CompanionMemory is what companions remember because the member said so.
var CompanionMemory = rules.Form{Name: "companionMemory", Fields: []rules.Field{
	line("called",
		rules.MaxLength(limits.CompanionCalled, said.CompanionCalledTooLong),
		rules.SafeLine(said.CompanionCalledControls),
	),
}}
