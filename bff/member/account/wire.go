package account

import "time"

// RegisterRequest is what the sign-up form sends. The schema is for the document alone: what is missing or wrong is
// answered by the form's own rules, in the words of the catalogue.
type RegisterRequest struct {
	Username       string `json:"username" doc:"Three to fifty letters, digits and underscores."`
	Email          string `json:"email"`
	FirstName      string `json:"firstName"`
	LastName       string `json:"lastName"`
	Password       string `json:"password"`
	PricingVariant string `json:"pricingVariant" required:"false" doc:"The price the visitor was shown on the site: default, discount or premium."`
	TimeZone       string `json:"timeZone" required:"false" doc:"IANA name, as the browser knows it."`
}

// LoginRequest names a member by username or email.
type LoginRequest struct {
	Username     string `json:"username" doc:"A username or an email address."`
	Password     string `json:"password"`
	SharedDevice bool   `json:"sharedDevice" required:"false" doc:"Others use this device: the sign-in ends after half an hour without use."`
}

// User is the signed-in member as their own app sees them.
type User struct {
	ID             string    `json:"id" format:"uuid"`
	Username       string    `json:"username"`
	Email          string    `json:"email"`
	FirstName      string    `json:"firstName"`
	LastName       string    `json:"lastName"`
	CreatedAt      time.Time `json:"createdAt"`
	CoachID        *string   `json:"coachId" format:"uuid" doc:"The coach this member talks with now, or null."`
	TimeZone       string    `json:"timeZone"`
	PricingVariant string    `json:"pricingVariant" enum:"default,discount,premium"`
}
