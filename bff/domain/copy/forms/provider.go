package forms

import (
	"slices"

	"aangan/bff/domain/copy/rules"
)

// Welcome registers a person who signed in with a provider and has no account yet. The fields are those of the sign-up.
var Welcome = rules.Form{Name: "welcome", Fields: []rules.Field{
	registrationField("firstName"), registrationField("lastName"), registrationField("username"),
}}

// LinkAccount is the password of an existing account, to link it to a provider's sign-in with the same address.
var LinkAccount = rules.Form{Name: "linkAccount", Fields: []rules.Field{
	secret("password", rules.Required(said.PasswordRequired), rules.MaxLength(limits.PasswordMax, said.PasswordTooLong)),
}}

func registrationField(name string) rules.Field {
	at := slices.IndexFunc(Registration.Fields, func(field rules.Field) bool { return field.Name == name })
	return Registration.Fields[at]
}
