package copy

// Provider are the server's messages about a sign-in with an identity provider ("Continue with Google").
var Provider = struct {
	// PendingOver rejects a sign-in whose provider data has expired or was used.
	PendingOver string
	// LinkFirst rejects a new account with an address that already has one; NothingToLink rejects linking to an address
	// without an account.
	LinkFirst, NothingToLink string
	// NoPassword rejects linking to an account without a password, and refers to Forgot Password.
	NoPassword string
	// WrongPassword is shown below the field.
	WrongPassword string
}{
	PendingOver:   "This took a little too long, or was finished in another window. Please continue with Google once more.",
	LinkFirst:     "There is an account with this email address already. Please enter its password to connect the two.",
	NothingToLink: "There is no account with this email address to connect. Please continue with Google once more.",
	NoPassword:    "Your account has no password yet. Ask for a letter to choose one under Forgot Password, then continue with Google again.",
	WrongPassword: "This is not the password of your account. Please try again.",
}
