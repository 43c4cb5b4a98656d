package account

// CoachLoginRequest is what the coach portal's sign-in form sends.
type CoachLoginRequest struct {
	Email    string `json:"email"`
	Password string `json:"password"`
}

// CoachProfile is the signed-in coach as their own portal sees them.
type CoachProfile struct {
	ID                 string   `json:"id" format:"uuid"`
	Name               string   `json:"name"`
	Email              string   `json:"email"`
	ImageURL           string   `json:"imageUrl"`
	Bio                string   `json:"bio"`
	Specializations    string   `json:"specializations" doc:"Comma-separated, as the coach wrote them."`
	Languages          []string `json:"languages"`
	City               string   `json:"city"`
	Country            string   `json:"country"`
	TimeZone           string   `json:"timeZone" doc:"IANA name."`
	IsActive           bool     `json:"isActive" doc:"False while the account waits for activation: lists are empty then."`
	VerificationStatus string   `json:"verificationStatus" enum:"pending,verified,rejected"`
	Role               string   `json:"role" enum:"coach,administrator" doc:"An administrator also sees /coach/admin. One who is not active does not coach, and waits for nothing."`
}
