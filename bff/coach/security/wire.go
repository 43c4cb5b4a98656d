package security

import "time"

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
	Name string `json:"name"`
}

// ResetRequest sets a new password by a link.
type ResetRequest struct {
	Token    string `json:"token" doc:"Token parameter of the emailed link."`
	Password string `json:"password"`
}

// Invitation is the recipient of an invitation.
type Invitation struct {
	Name  string `json:"name"`
	Email string `json:"email"`
}

// InvitationRequest accepts an invitation.
type InvitationRequest struct {
	Token    string `json:"token" doc:"Token parameter of the emailed link."`
	Password string `json:"password" doc:"Password for signing in."`
	TimeZone string `json:"timeZone" required:"false" doc:"IANA name, from the browser."`
}

// ChangePasswordRequest sets a new password; it must include the current one.
type ChangePasswordRequest struct {
	Current  string `json:"current" doc:"Current password."`
	Password string `json:"password" doc:"New password."`
}

// SignIn is one of the places where the coach is signed in.
type SignIn struct {
	ID         string    `json:"id" format:"uuid"`
	Device     string    `json:"device" doc:"Browser and system, such as Chrome on Android."`
	Kind       string    `json:"kind" enum:"phone,tablet,computer,unknown"`
	CreatedAt  time.Time `json:"createdAt"`
	LastUsedAt time.Time `json:"lastUsedAt" doc:"Time of the last use, to the minute."`
	Current    bool      `json:"current" doc:"True for the sign-in of this request."`
}

// FactorState is the state of the coach's second factor.
type FactorState struct {
	Enabled           bool       `json:"enabled"`
	Required          bool       `json:"required" doc:"True if it cannot be disabled."`
	Satisfied         bool       `json:"satisfied" doc:"True if it was given in this sign-in."`
	ConfirmedAt       *time.Time `json:"confirmedAt" doc:"Time at which it was enabled; null while it is disabled."`
	RecoveryCodesLeft int        `json:"recoveryCodesLeft"`
}

// PasswordRequest holds the password that authenticates the coach again.
type PasswordRequest struct {
	Password string `json:"password"`
}

// NewFactor is an unconfirmed second factor. It is shown once.
type NewFactor struct {
	Secret string `json:"secret" doc:"Base32, to type into an authenticator app."`
	URI    string `json:"uri" doc:"The same secret as an otpauth://totp/… URI, for a QR code."`
}

// FactorCodeRequest is the first code of a second factor.
type FactorCodeRequest struct {
	Code string `json:"code" doc:"Six digits."`
}

// FactorProofRequest holds the password and a code, which authenticate the coach again.
type FactorProofRequest struct {
	Password string `json:"password"`
	Code     string `json:"code" doc:"Six digits from the authenticator app, or a recovery code."`
}

// RecoveryCodes are shown once.
type RecoveryCodes struct {
	RecoveryCodes []string `json:"recoveryCodes" nullable:"false" doc:"Ten codes; each works once."`
}
