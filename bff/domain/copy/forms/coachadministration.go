package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// toldWhy is the reason of a decision that an administrator gives to a coach.
func toldWhy(own ...rules.Rule) rules.Field {
	return rules.Field{Name: "reason", Kind: rules.Lines, Rules: append(own,
		rules.MaxLength(limits.DecisionReasonMax, copy.CoachAdministration.ReasonTooLong), rules.SafeLines(copy.CoachAdministration.ReasonControls))}
}

// CoachInvitation invites a new coach.
var CoachInvitation = rules.Form{Name: "coachInvitation", Fields: []rules.Field{
	line("name", rules.Required(said.NameRequired), rules.MaxLength(limits.PersonNameMax, said.NameTooLong)),
	requiredEmail(),
}}

// CoachRefusal rejects a verification.
var CoachRefusal = rules.Form{Name: "coachRefusal", Fields: []rules.Field{toldWhy(rules.Required(copy.CoachAdministration.ReasonRequired))}}

// CoachDeactivation deactivates a coach.
var CoachDeactivation = rules.Form{Name: "coachDeactivation", Fields: []rules.Field{
	choice("clients",
		rules.Required(copy.CoachAdministration.ChooseClients),
		rules.OneOf("clientsOnLeaving", codes(copy.ClientsOnLeaving), copy.CoachAdministration.ChooseClients)),
	optional(toldWhy()),
}}
