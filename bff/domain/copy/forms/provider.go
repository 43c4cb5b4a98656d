package forms

import (
	"slices"

	"aangan/bff/domain/copy/rules"
)

// Welcome is what is asked of somebody who came from a provider and has no account yet. The fields are those of the
// sign-up.
var Welcome = rules.Form{Name: "welcome", Fields: []rules.Field{
	registrationField("firstName"), registrationField("lastName"), registrationField("username"),
}}

// LinkAccount is the password by which somebody who came from a provider shows that the account with their address is theirs.
var LinkAccount = rules.Form{Name: "linkAccount", Fields: []rules.Field{
	secret("password", rules.Required(said.PasswordRequired), rules.MaxLength(limits.PasswordMax, said.PasswordTooLong)),
}}

func registrationField(name string) rules.Field {
	at := slices.IndexFunc(Registration.Fields, func(field rules.Field) bool { return field.Name == name })
	return Registration.Fields[at]
}
