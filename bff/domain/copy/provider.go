package copy

// Provider holds what the server answers to somebody who came from a provider of sign-ins ("Continue with Google").
var Provider = struct {
	// PendingOver answers whoever comes back after what they brought from the provider has run out or been used.
	PendingOver string
	// LinkFirst answers whoever wants a new account under an address that has one; NothingToLink the opposite.
	LinkFirst, NothingToLink string
	// NoPassword says the way to whoever has an account here without a password, and came as somebody else before.
	NoPassword string
	// WrongPassword is said under the field.
	WrongPassword string
}{
	PendingOver:   "This took a little too long, or was finished in another window. Please continue with Google once more.",
	LinkFirst:     "There is an account with this email address already. Please enter its password to connect the two.",
	NothingToLink: "There is no account with this email address to connect. Please continue with Google once more.",
	NoPassword:    "Your account has no password yet. Ask for a letter to choose one under Forgot Password, then continue with Google again.",
	WrongPassword: "This is not the password of your account. Please try again.",
}
