package outreach

// BetaSignupRequest is the body of the beta form. The form shows the first three fields; the others have defaults.
type BetaSignupRequest struct {
	FirstName         string `json:"firstName"`
	LastName          string `json:"lastName"`
	Email             string `json:"email"`
	Occupation        string `json:"occupation" required:"false"`
	Location          string `json:"location" required:"false"`
	AgeRange          string `json:"ageRange" required:"false"`
	ReasonForInterest string `json:"reasonForInterest" required:"false"`
	HeadingVariant    string `json:"headingVariant" required:"false" doc:"Headline variant that the visitor saw: default or cultural."`
	PricingVariant    string `json:"pricingVariant" required:"false" doc:"Price variant that the visitor saw: default, discount or premium."`
	Website           string `json:"website" required:"false" doc:"Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same."`
}

// ContactRequest is the body of the contact form.
type ContactRequest struct {
	Name    string `json:"name"`
	Email   string `json:"email"`
	Subject string `json:"subject" required:"false"`
	Message string `json:"message"`
	Website string `json:"website" required:"false" doc:"Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same."`
}

// ApplicationRequest is the body of the job application form.
type ApplicationRequest struct {
	Job      string `json:"job" doc:"Code of an open position, or general for no particular one."`
	Name     string `json:"name"`
	Email    string `json:"email"`
	Location string `json:"location" required:"false"`
	Link     string `json:"link" required:"false" doc:"An http or https URL."`
	Note     string `json:"note"`
	Website  string `json:"website" required:"false" doc:"Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same."`
}

// EventRequest is one event to count. It identifies no visitor.
type EventRequest struct {
	Name    string `json:"name" doc:"One of the event names in the copy catalogue."`
	Heading string `json:"heading" required:"false" doc:"Code of the headline variant on the page: default or cultural."`
	Pricing string `json:"pricing" required:"false" doc:"Code of the price variant on the page: default, discount or premium."`
}

// Received holds the message that thanks the visitor.
type Received struct {
	Message string `json:"message"`
}
