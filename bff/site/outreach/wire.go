package outreach

// BetaSignupRequest is what the beta form sends. The form shows the first three; the rest has defaults.
type BetaSignupRequest struct {
	FirstName         string `json:"firstName"`
	LastName          string `json:"lastName"`
	Email             string `json:"email"`
	Occupation        string `json:"occupation" required:"false"`
	Location          string `json:"location" required:"false"`
	AgeRange          string `json:"ageRange" required:"false"`
	ReasonForInterest string `json:"reasonForInterest" required:"false"`
	HeadingVariant    string `json:"headingVariant" required:"false" doc:"The headline the visitor saw: default or cultural."`
	PricingVariant    string `json:"pricingVariant" required:"false" doc:"The price the visitor saw: default, discount or premium."`
}

// BetaSignupReceived thanks the visitor.
type BetaSignupReceived struct {
	Message string `json:"message"`
}
