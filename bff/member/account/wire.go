package account

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// RegisterRequest is the body of the sign-up form. The schema only documents it: the form's own rules validate it,
// with messages from the copy catalogue.
type RegisterRequest struct {
	Username       string `json:"username" doc:"Three to fifty letters, digits and underscores."`
	Email          string `json:"email"`
	FirstName      string `json:"firstName"`
	LastName       string `json:"lastName"`
	Password       string `json:"password"`
	HeadingVariant string `json:"headingVariant" required:"false" doc:"The heading the visitor was shown on the site: default or cultural."`
	PricingVariant string `json:"pricingVariant" required:"false" doc:"The price the visitor was shown on the site: default, discount or premium. What stands in their beta signup, if there is one, wins."`
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
	EmailConfirmed bool      `json:"emailConfirmed" doc:"Whether the link in the letter to the address was followed."`
	NewEmail       *string   `json:"newEmail" doc:"The address that the member wants instead and has still to confirm, or null."`
	HasPassword    bool      `json:"hasPassword" doc:"False for whoever has only ever come in through a provider."`

	HasActiveSubscription bool       `json:"hasActiveSubscription" doc:"Whether this member pays. A free trial is no subscription."`
	TrialEndsAt           *time.Time `json:"trialEndsAt" doc:"When the trial ends, or ended; null for whoever never began one."`
	SharedDevice          bool       `json:"sharedDevice" doc:"Whether this sign-in is on a device that others use too."`
}

// ForgotRequest requests an email with a link to choose a new password.
type ForgotRequest struct {
	Email string `json:"email"`
}

// AccountNotice is a response that holds only a message for the person.
type AccountNotice struct {
	Message string `json:"message" doc:"Fit to show."`
}

// MailedLinkRequest holds the token of an emailed link.
type MailedLinkRequest struct {
	Token string `json:"token" doc:"The token parameter of the link."`
}

// ResetAccount is whose password a link is for.
type ResetAccount struct {
	Username string `json:"username"`
}

// ResetRequest sets a new password by a link.
type ResetRequest struct {
	Token    string `json:"token" doc:"The token parameter of the link."`
	Password string `json:"password"`
}

// ChangePasswordRequest sets a new password; it must include the current one.
type ChangePasswordRequest struct {
	Current  string `json:"current" doc:"The password until now."`
	Password string `json:"password" doc:"The new one."`
}

// ConfirmedAddress is an address that was confirmed.
type ConfirmedAddress struct {
	Email   string `json:"email"`
	Already bool   `json:"already" doc:"It had been confirmed before."`
}

// SignIn is one of the places where the member is signed in.
type SignIn struct {
	ID           string    `json:"id" format:"uuid"`
	Device       string    `json:"device" doc:"In words: Chrome on Android."`
	Kind         string    `json:"kind" enum:"phone,tablet,computer,unknown"`
	CreatedAt    time.Time `json:"createdAt"`
	LastUsedAt   time.Time `json:"lastUsedAt" doc:"Exact to a minute."`
	SharedDevice bool      `json:"sharedDevice"`
	Current      bool      `json:"current" doc:"The sign-in that asks."`
}

// SiteHeader is the data of the site's header for a signed-in member; user is null for other visitors.
type SiteHeader struct {
	User *SiteHeaderUser `json:"user"`
}

// TransformSchema marks the user as nullable: Huma has no tag for that on an object.
func (SiteHeader) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["user"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["user"], {Type: "null"}}}
	return schema
}

// SiteHeaderUser is whom the site's header greets. It holds no id: nothing on the site is done in a member's name.
type SiteHeaderUser struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
}
