package account

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// RegisterRequest is the body of the sign-up form. The schema only documents it: the form's own rules validate it,
// with messages from the copy catalogue.
type RegisterRequest struct {
	Username        string `json:"username" doc:"3 to 50 letters, digits and underscores."`
	Email           string `json:"email"`
	FirstName       string `json:"firstName"`
	LastName        string `json:"lastName"`
	Password        string `json:"password"`
	HeadingVariant  string `json:"headingVariant" required:"false" doc:"Headline variant that the site showed: default or cultural."`
	PricingVariant  string `json:"pricingVariant" required:"false" doc:"Price variant that the site showed: default, discount or premium. The one in the visitor's beta signup, if any, takes precedence."`
	TimeZone        string `json:"timeZone" required:"false" doc:"IANA name, from the browser."`
	DisplayLanguage string `json:"displayLanguage" required:"false" doc:"Code of the language of pages, emails and notifications. The page's own if missing; English if unknown."`
}

// LoginRequest names a member by username or email.
type LoginRequest struct {
	Username     string `json:"username" doc:"Username or email address."`
	Password     string `json:"password"`
	SharedDevice bool   `json:"sharedDevice" required:"false" doc:"True on a device that others use too: the sign-in then ends after 30 minutes without use."`
}

// User is the signed-in member as their own app sees them.
type User struct {
	ID              string    `json:"id" format:"uuid"`
	Username        string    `json:"username"`
	Email           string    `json:"email"`
	FirstName       string    `json:"firstName"`
	LastName        string    `json:"lastName"`
	CreatedAt       time.Time `json:"createdAt"`
	CoachID         *string   `json:"coachId" format:"uuid" doc:"Id of the member's current coach; null for none."`
	TimeZone        string    `json:"timeZone"`
	DisplayLanguage string    `json:"displayLanguage" doc:"Code of the language that the member chose for pages, emails and notifications."`
	Language        string    `json:"language" doc:"Code of the language that the member prefers to talk in; empty if they have not said, and in the response to a sign-in."`
	PricingVariant  string    `json:"pricingVariant" enum:"default,discount,premium"`
	EmailConfirmed  bool      `json:"emailConfirmed" doc:"True if the member has confirmed the email address."`
	NewEmail        *string   `json:"newEmail" doc:"New email address that is not confirmed yet; null if no change is pending."`
	HasPassword     bool      `json:"hasPassword" doc:"False if the member signs in through a provider only."`

	HasActiveSubscription bool       `json:"hasActiveSubscription" doc:"True if the member has paid access now. A free trial does not count."`
	TrialEndsAt           *time.Time `json:"trialEndsAt" doc:"End of the free trial, past or future; null if the member never started one."`
	PremiumCompanions     bool       `json:"premiumCompanions" doc:"True if the premium companions answer: during the trial and with paid access."`
	SharedDevice          bool       `json:"sharedDevice" doc:"True if this sign-in is on a device that others use too."`
}

// ForgotRequest requests an email with a link to choose a new password.
type ForgotRequest struct {
	Email string `json:"email"`
}

// AccountNotice is a response that holds only a message for the person.
type AccountNotice struct {
	Message string `json:"message" doc:"Message to show to the user."`
}

// MailedLinkRequest holds the token of an emailed link.
type MailedLinkRequest struct {
	Token string `json:"token" doc:"Token parameter of the emailed link."`
}

// ResetAccount is the account whose password a link resets.
type ResetAccount struct {
	Username string `json:"username"`
}

// ResetRequest sets a new password by a link.
type ResetRequest struct {
	Token    string `json:"token" doc:"Token parameter of the emailed link."`
	Password string `json:"password"`
}

// ChangePasswordRequest sets a new password; it must include the current one.
type ChangePasswordRequest struct {
	Current  string `json:"current" doc:"Current password."`
	Password string `json:"password" doc:"New password."`
}

// ConfirmedAddress is an address that was confirmed.
type ConfirmedAddress struct {
	Email   string `json:"email"`
	Already bool   `json:"already" doc:"True if the link was already used to confirm the address."`
}

// SignIn is one of the places where the member is signed in.
type SignIn struct {
	ID           string    `json:"id" format:"uuid"`
	Device       string    `json:"device" doc:"Browser and system, such as Chrome on Android."`
	Kind         string    `json:"kind" enum:"phone,tablet,computer,unknown"`
	CreatedAt    time.Time `json:"createdAt"`
	LastUsedAt   time.Time `json:"lastUsedAt" doc:"Time of the last use, to the minute."`
	SharedDevice bool      `json:"sharedDevice"`
	Current      bool      `json:"current" doc:"True for the sign-in of this request."`
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

// SiteHeaderUser is the member shown in the site's header. It contains no id, because the site never acts for a member.
type SiteHeaderUser struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
}
