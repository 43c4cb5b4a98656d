package identity

import (
	"time"

	"github.com/google/uuid"
)

// Member is a member's own account, without anything secret.
type Member struct {
	ID        MemberID
	Username  string
	Email     string
	FirstName string
	LastName  string
	// TimeZone is an IANA name.
	TimeZone string
	// DisplayLanguage is the language of pages, emails and notifications, a code of copy.DisplayLanguages.
	DisplayLanguage string
	// Language is the code of the language that the member prefers to talk in; empty if they have not said, and in a
	// Member that another domain package read.
	Language       string
	PricingVariant string
	// CoachID is the member's current coach; nil for none.
	CoachID            *CoachID
	SharesReadReceipts bool
	CreatedAt          time.Time
	// EmailConfirmed is true if the member has confirmed Email.
	EmailConfirmed bool
	// NewEmail is the requested address that is not confirmed yet; empty for none.
	NewEmail string
	// HasPassword is false for a member who signs in through a provider only.
	HasPassword bool
	// TrialEndsAt is nil if the trial never began, and in a Member that another domain package read.
	TrialEndsAt *time.Time
	// AccessUntil is the end of the paid access: nil if the member never paid, and in a Member that another domain
	// package read.
	AccessUntil *time.Time
	// Session is the current sign-in; zero in a Member that was not read by its token.
	Session Session
	// MailboxSeq is the number of the newest event in this account's mailbox when the session was looked up, and 0 for
	// an empty mailbox or without a session. Every later read includes the change of that event.
	MailboxSeq int64
}

// Session is the sign-in behind a request.
type Session struct {
	ID           uuid.UUID
	SharedDevice bool
	// ExpiresAt is the time at which the session ends unless it is used before.
	ExpiresAt time.Time
}

// Coach is a coach's own account as their portal shows it, without anything secret. Members never see this shape:
// theirs is coaching.Coach, which has no address.
type Coach struct {
	ID              CoachID
	Name            string
	Email           string
	ImageURL        string
	Bio             string
	Specializations string
	Languages       []string
	City            string
	State           string
	Country         string
	// TimeZone is an IANA name.
	TimeZone           string
	IsActive           bool
	VerificationStatus string
	// Role is RoleCoach or RoleAdministrator. Whether they coach is reported by Open.
	Role      string
	CreatedAt time.Time
	// SecondFactor is the state of the second factor in this sign-in. It is zero, as Session is, in a Coach that was
	// read in any other way; such a Coach is not an actor.
	SecondFactor SecondFactor
	Session      Session
	// MailboxSeq is the number of the newest event in this account's mailbox when the session was looked up, and 0 for
	// an empty mailbox or without a session. Every later read includes the change of that event.
	MailboxSeq int64
}

// SecondFactor is the state of a coach's second factor in a sign-in.
type SecondFactor struct {
	// Enabled is true if the account has one.
	Enabled bool
	// Required is true if this coach is an administrator only with it.
	Required bool
	// Satisfied is true if it was given in this sign-in.
	Satisfied bool
}

// The roles of the coach portal.
const (
	RoleCoach         = "coach"
	RoleAdministrator = "administrator"
)

// Open reports whether this coach may be chosen and may see clients: active and verified.
func (c Coach) Open() bool { return c.IsActive && c.VerificationStatus == "verified" }
