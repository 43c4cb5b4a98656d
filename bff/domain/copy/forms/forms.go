// Package forms declares every form of the product: the names of its fields, their rules and error messages. The server
// calls Clean on the input; the pages run schemas generated from these declarations.
package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// All lists the forms, for the generator and for the tests of server and pages.
var All = []rules.Form{Portfolio, Credential, CredentialDecision, Login, Registration, Welcome, LinkAccount, Forgot, Reset, ChangePassword, Onboarding, Matching, Profile, Preferences, NotificationSettings, BetaSignup, Contact, Application, CoachLogin, FactorCode, SecondFactor, FactorProof, Message, Caption, Booking, SessionRecap, SessionFeedback, SavedReply, ClientNote, CrisisOutcome, Decision, CoachInvitation, CoachRefusal, CoachDeactivation, JournalEntry, CheckIn, Post, Comment, Flag, Appeal, Goal, Sharing, SafetySection, SafetyContact, CrisisHandover, OnCallOpening}

// emailPattern is the pattern for email addresses in server and pages: characters that mail servers accept before the
// @, labels that DNS accepts after it, and a top-level domain of two letters or more.
const emailPattern = "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*" +
	"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$"

// timeZonePattern matches an IANA name ("Asia/Kolkata"). The zone database determines whether the zone exists.
const timeZonePattern = `^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$`

// uuidPattern matches an id that a client created.
const uuidPattern = `^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$`

var (
	said   = copy.Validation
	limits = copy.Limits
)

// line, secret and lines return text fields whose last rule rejects control characters.
func line(name string, own ...rules.Rule) rules.Field {
	return rules.Field{Name: name, Kind: rules.Line, Rules: append(own, rules.SafeLine(said.ControlCharacters))}
}

func secret(name string, own ...rules.Rule) rules.Field {
	return rules.Field{Name: name, Kind: rules.Secret, Rules: append(own, rules.SafeLine(said.ControlCharacters))}
}

func choice(name string, own ...rules.Rule) rules.Field {
	return rules.Field{Name: name, Kind: rules.Choice, Rules: own}
}

func optional(field rules.Field) rules.Field {
	field.Optional = true
	return field
}

// sentByCode marks a field that the page's code adds to the request, without an input.
func sentByCode(field rules.Field) rules.Field {
	field.Optional = true
	field.ServerOnly = true
	return field
}

func withDefault(field rules.Field, value string) rules.Field {
	field.Default = value
	return field
}

func pricingVariant() rules.Field {
	codes := make([]string, len(copy.PricingVariants))
	for i, v := range copy.PricingVariants {
		codes[i] = v.Code
	}
	return sentByCode(choice("pricingVariant", rules.OneOf("pricingVariants", codes, said.ChooseListed)))
}

func headingVariant() rules.Field {
	codes := make([]string, len(copy.HeadingVariants))
	for i, v := range copy.HeadingVariants {
		codes[i] = v.Code
	}
	return sentByCode(choice("headingVariant", rules.OneOf("headingVariants", codes, said.ChooseListed)))
}
