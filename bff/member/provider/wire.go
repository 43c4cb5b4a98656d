package provider

// SignInProviders lists the ways of signing in other than a password.
type SignInProviders struct {
	Google bool `json:"google" doc:"True if signing in with Google is available."`
}

// PendingSignIn holds the data for the form of a new member from a provider.
type PendingSignIn struct {
	Kind              string `json:"kind" enum:"new,link" doc:"new: names for a new account are needed, sent to /api/auth/welcome. link: the password of the account with this address is needed, sent to /api/auth/link."`
	Email             string `json:"email"`
	FirstName         string `json:"firstName" doc:"From the provider; may be empty."`
	LastName          string `json:"lastName" doc:"From the provider; may be empty."`
	SuggestedUsername string `json:"suggestedUsername" doc:"A free username; empty for link."`
	HasPassword       bool   `json:"hasPassword" doc:"For link: false if the account has no password, which must then first be set by email."`
	Next              string `json:"next" doc:"Path of the app to open after signing in."`
}

// WelcomeRequest adds a new member's answers to the data of the provider.
type WelcomeRequest struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Username  string `json:"username" doc:"3 to 50 letters, digits and underscores."`
}

// LinkAccountRequest shows that the account with the address is the same person's.
type LinkAccountRequest struct {
	Password string `json:"password"`
}
