package security

import "time"

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
	Name string `json:"name"`
}

// ResetRequest sets a new password by a link.
type ResetRequest struct {
	Token    string `json:"token" doc:"The token parameter of the link."`
	Password string `json:"password"`
}

// Invitation is whom an invitation is for.
type Invitation struct {
	Name  string `json:"name"`
	Email string `json:"email"`
}

// InvitationRequest accepts an invitation.
type InvitationRequest struct {
	Token    string `json:"token" doc:"The token parameter of the link."`
	Password string `json:"password" doc:"What the coach will sign in with."`
	TimeZone string `json:"timeZone" required:"false" doc:"IANA name, as the browser knows it."`
}

// ChangePasswordRequest sets a new password; it must include the current one.
type ChangePasswordRequest struct {
	Current  string `json:"current" doc:"The password until now."`
	Password string `json:"password" doc:"The new one."`
}

// SignIn is one of the places where the coach is signed in.
type SignIn struct {
	ID         string    `json:"id" format:"uuid"`
	Device     string    `json:"device" doc:"In words: Chrome on Android."`
	Kind       string    `json:"kind" enum:"phone,tablet,computer,unknown"`
	CreatedAt  time.Time `json:"createdAt"`
	LastUsedAt time.Time `json:"lastUsedAt" doc:"Exact to a minute."`
	Current    bool      `json:"current" doc:"The sign-in that asks."`
}

// FactorState is the state of the coach's second factor.
type FactorState struct {
	Enabled           bool       `json:"enabled"`
	Required          bool       `json:"required" doc:"It cannot be switched off."`
	Satisfied         bool       `json:"satisfied" doc:"It was given for this sign-in."`
	ConfirmedAt       *time.Time `json:"confirmedAt" doc:"When it was switched on; null while it is off."`
	RecoveryCodesLeft int        `json:"recoveryCodesLeft"`
}

// PasswordRequest shows that the coach is who asks.
type PasswordRequest struct {
	Password string `json:"password"`
}

// NewFactor is a second factor that waits for its first code. It is shown once.
type NewFactor struct {
	Secret string `json:"secret" doc:"To type into an app: Base32."`
	URI    string `json:"uri" doc:"The same for a picture: otpauth://totp/…"`
}

// FactorCodeRequest is the first code of a second factor.
type FactorCodeRequest struct {
	Code string `json:"code" doc:"Six digits."`
}

// FactorProofRequest shows that the coach is who asks, and has the second factor.
type FactorProofRequest struct {
	Password string `json:"password"`
	Code     string `json:"code" doc:"Six digits from the app, or a recovery code."`
}

// RecoveryCodes are shown once.
type RecoveryCodes struct {
	RecoveryCodes []string `json:"recoveryCodes" nullable:"false" doc:"Ten; each works once."`
}
