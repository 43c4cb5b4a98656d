package forms

import "aangan/bff/domain/copy/rules"

// Login is the member's sign-in: username (or email), password, sharedDevice. Its upper bounds avoid hashing passwords
// that are too long to have been registered.
var Login = rules.Form{Name: "login", Fields: []rules.Field{
	line("username", rules.Required(said.LoginRequired), rules.MaxLength(limits.EmailMax, said.LoginTooLong)),
	secret("password", rules.Required(said.PasswordRequired), rules.MaxLength(limits.PasswordMax, said.PasswordTooLong)),
	optional(rules.Field{Name: "sharedDevice", Kind: rules.Flag}),
}}

// Registration is the member's sign-up. The page does not send confirmPassword; its code adds variants and timeZone.
var Registration = rules.Form{Name: "registration", Fields: []rules.Field{
	line("firstName", rules.Required(said.FirstNameRequired), rules.MaxLength(limits.FirstNameMax, said.FirstNameTooLong)),
	line("lastName", rules.Required(said.LastNameRequired), rules.MaxLength(limits.LastNameMax, said.LastNameTooLong)),
	line("username",
		rules.MinLength(limits.UsernameMin, said.UsernameTooShort),
		rules.MaxLength(limits.UsernameMax, said.UsernameTooLong),
		rules.Pattern(`^[A-Za-z0-9_]+$`, said.UsernameCharacters)),
	line("email",
		rules.Required(said.EmailRequired),
		rules.Pattern(emailPattern, said.EmailInvalid),
		rules.MinLength(limits.EmailMin, said.EmailInvalid),
		rules.MaxLength(limits.EmailMax, said.EmailTooLong)),
	secret("password",
		rules.MinLength(limits.PasswordMin, said.PasswordTooShort),
		rules.MaxLength(limits.PasswordMax, said.PasswordTooLong),
		rules.Pattern(`\p{Lu}`, said.PasswordUppercase),
		rules.Pattern(`\p{Ll}`, said.PasswordLowercase),
		rules.Pattern(`\p{Nd}`, said.PasswordDigit)),
	pageOnly(secret("confirmPassword", rules.Required(said.ConfirmRequired), rules.Equals("password", said.ConfirmDiffers))),
	headingVariant(),
	pricingVariant(),
	sentByCode(line("timeZone",
		rules.MaxLength(limits.TimeZoneMax, said.TimeZoneInvalid),
		rules.Pattern(timeZonePattern, said.TimeZoneInvalid))),
}}

// Forgot requests a link to choose a new password.
var Forgot = rules.Form{Name: "forgot", Fields: []rules.Field{registrationField("email")}}

// Reset sets a new password by a link. The link's token is not a field: an invalid one gets the same error as an
// expired one.
var Reset = rules.Form{Name: "reset", Fields: []rules.Field{
	registrationField("password"), registrationField("confirmPassword"),
}}

// ChangePassword changes the password of a signed-in member.
var ChangePassword = rules.Form{Name: "changePassword", Fields: []rules.Field{
	secret("current", rules.Required(said.CurrentPasswordRequired), rules.MaxLength(limits.PasswordMax, said.PasswordTooLong)),
	registrationField("password"), registrationField("confirmPassword"),
}}

// CoachLogin is the coach's sign-in: email and password.
var CoachLogin = rules.Form{Name: "coachLogin", Fields: []rules.Field{
	line("email", rules.Pattern(emailPattern, said.EmailInvalid), rules.MaxLength(limits.EmailMax, said.EmailTooLong)),
	secret("password",
		rules.MinLength(limits.CoachPasswordMin, said.CoachPasswordTooShort),
		rules.MaxLength(limits.PasswordMax, said.PasswordTooLong)),
}}

func pageOnly(field rules.Field) rules.Field {
	field.PageOnly = true
	return field
}
