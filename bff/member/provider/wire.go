package provider

// SignInProviders lists the ways of signing in other than a password.
type SignInProviders struct {
	Google bool `json:"google" doc:"Whether Continue with Google leads anywhere."`
}

// PendingSignIn holds what a new member from a provider still has to answer.
type PendingSignIn struct {
	Kind              string `json:"kind" enum:"new,link" doc:"new: names for an account, sent to /api/auth/welcome. link: the password of the account with this address, sent to /api/auth/link."`
	Email             string `json:"email"`
	FirstName         string `json:"firstName" doc:"As the provider has it; may be empty."`
	LastName          string `json:"lastName" doc:"As the provider has it; may be empty."`
	SuggestedUsername string `json:"suggestedUsername" doc:"A username that is free at this moment; empty for link."`
	HasPassword       bool   `json:"hasPassword" doc:"For link: false when the account has no password yet, so that a letter to choose one comes first."`
	Next              string `json:"next" doc:"A path of ours: where to go on to afterwards."`
}

// WelcomeRequest adds a new member's answers to the data of the provider.
type WelcomeRequest struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Username  string `json:"username" doc:"Three to fifty letters, digits and underscores."`
}

// LinkAccountRequest shows that the account with the address is the same person's.
type LinkAccountRequest struct {
	Password string `json:"password"`
}
