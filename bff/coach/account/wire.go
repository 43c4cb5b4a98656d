package account

// CoachLoginRequest is the body of the coach portal's sign-in form.
type CoachLoginRequest struct {
	Email    string `json:"email"`
	Password string `json:"password"`
}

// CoachProfile is the signed-in coach as their own portal sees them.
type CoachProfile struct {
	ID                 string       `json:"id" format:"uuid"`
	Name               string       `json:"name"`
	Email              string       `json:"email"`
	ImageURL           string       `json:"imageUrl"`
	Bio                string       `json:"bio"`
	Specializations    string       `json:"specializations" doc:"Comma-separated, as the coach wrote it."`
	Languages          []string     `json:"languages"`
	City               string       `json:"city"`
	Country            string       `json:"country"`
	TimeZone           string       `json:"timeZone" doc:"IANA name."`
	IsActive           bool         `json:"isActive" doc:"False while the account is not active; lists are then empty."`
	VerificationStatus string       `json:"verificationStatus" enum:"pending,verified,rejected"`
	SecondFactor       SecondFactor `json:"secondFactor"`
	Role               string       `json:"role" enum:"coach,administrator" doc:"An administrator can also open /coach/admin. An administrator who is not active coaches no members and does not wait for activation."`
}

// SecondFactor is the state of the account's second factor in this sign-in.
type SecondFactor struct {
	Enabled   bool `json:"enabled" doc:"True if the account has a second factor, so that signing in requires a code."`
	Required  bool `json:"required" doc:"True if the administration requires a sign-in with a second factor."`
	Satisfied bool `json:"satisfied" doc:"True if it was given in this sign-in."`
}

// SecondFactorAsked is the response to a correct password when the second factor is still required.
type SecondFactorAsked struct {
	SecondFactor bool `json:"secondFactor" doc:"Always true: the second factor is required."`
}

// SecondFactorRequest is the second step of a sign-in.
type SecondFactorRequest struct {
	Code string `json:"code" doc:"Six digits from the authenticator app, or a recovery code."`
}
