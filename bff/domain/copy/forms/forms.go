// Package forms declares every form of the product: what each field is called, what it accepts, and what it says when
// it does not. A BFF calls Clean on what was sent before the domain sees it; the pages run schemas generated from here.
package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// All lists the forms, in the order of the product's screens. The generator and the tests of both sides walk it.
var All = []rules.Form{Portfolio, Credential, CredentialDecision, Login, Registration, Welcome, LinkAccount, Forgot, Reset, ChangePassword, Onboarding, Matching, Profile, Preferences, NotificationSettings, BetaSignup, Contact, Application, CoachLogin, FactorCode, SecondFactor, FactorProof, Message, Caption, Booking, SavedReply, ClientNote, Decision, CoachInvitation, CoachRefusal, CoachDeactivation, JournalEntry, Post, Comment, Flag, Appeal, Goal, Sharing}

// emailPattern is the one pattern for addresses: characters that mail servers take before the @, labels that DNS takes
// after it, and a top-level domain of two letters or more. Server and pages both read it.
const emailPattern = "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*" +
	"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$"

// timeZonePattern is the shape of an IANA name ("Asia/Kolkata"). Whether the zone exists is asked of the zone database.
const timeZonePattern = `^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$`

// uuidPattern is the shape of an id that a client makes.
const uuidPattern = `^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$`

var (
	said   = copy.Validation
	limits = copy.Limits
)

// line, secret and lines end every text field's rules with the refusal of characters that nobody types.
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

// sentByCode marks a field that the page's code adds to the request; nobody types it.
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
