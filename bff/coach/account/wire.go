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
	Specializations    string       `json:"specializations" doc:"Comma-separated, as the coach wrote them."`
	Languages          []string     `json:"languages"`
	City               string       `json:"city"`
	Country            string       `json:"country"`
	TimeZone           string       `json:"timeZone" doc:"IANA name."`
	IsActive           bool         `json:"isActive" doc:"False while the account waits for activation: lists are empty then."`
	VerificationStatus string       `json:"verificationStatus" enum:"pending,verified,rejected"`
	SecondFactor       SecondFactor `json:"secondFactor"`
	Role               string       `json:"role" enum:"coach,administrator" doc:"An administrator also sees /coach/admin. One who is not active does not coach, and waits for nothing."`
}

// SecondFactor is the state of the account's second factor in this sign-in.
type SecondFactor struct {
	Enabled   bool `json:"enabled" doc:"The account has one: logging in takes a code."`
	Required  bool `json:"required" doc:"The administration opens only in a sign-in with one."`
	Satisfied bool `json:"satisfied" doc:"It was given for this sign-in."`
}

// SecondFactorAsked answers a right password that opens nothing yet.
type SecondFactorAsked struct {
	SecondFactor bool `json:"secondFactor" doc:"Always true: the code is still to come."`
}

// SecondFactorRequest is the second step.
type SecondFactorRequest struct {
	Code string `json:"code" doc:"Six digits from the app, or a recovery code."`
}
