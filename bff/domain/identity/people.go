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
	TimeZone       string
	PricingVariant string
	// CoachID is the coach this member talks with now; nil when none is chosen.
	CoachID            *CoachID
	SharesReadReceipts bool
	CreatedAt          time.Time
	// EmailConfirmed says whether the member has shown that they read the mail of Email.
	EmailConfirmed bool
	// NewEmail is the address that the member wants instead and has still to confirm; empty for none.
	NewEmail string
	// HasPassword is false for whoever has only ever come in through a provider.
	HasPassword bool
	// TrialEndsAt is nil for whoever never began a trial, and in a Member that another domain package read.
	TrialEndsAt *time.Time
	// AccessUntil is until when what is paid for is open to them: nil for whoever never paid, and in a Member that another domain
	// package read.
	AccessUntil *time.Time
	// Session is the sign-in through which the member came; zero in a Member that was read in any other way.
	Session Session
	// MailboxSeq is the number of the newest event in the mailbox of this account when the session was looked up, and
	// 0 while the mailbox is empty or without a session. Everything that is read later includes the change behind that event.
	MailboxSeq int64
}

// Session is the sign-in behind a request.
type Session struct {
	ID           uuid.UUID
	SharedDevice bool
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
	// Role is RoleCoach or RoleAdministrator. It says nothing of whether they coach: that is Open.
	Role      string
	CreatedAt time.Time
	// SecondFactor is how it stands with the second factor of this account in this sign-in; zero in a Coach that was read in any
	// other way, as Session is. A Coach who was read in another way is asked about and asks for nothing.
	SecondFactor SecondFactor
	Session      Session
	// MailboxSeq is the number of the newest event in the mailbox of this account when the session was looked up, and
	// 0 while the mailbox is empty or without a session. Everything that is read later includes the change behind that event.
	MailboxSeq int64
}

// SecondFactor is what a coach's sign-in can show besides the password.
type SecondFactor struct {
	// Enabled says that the account has one.
	Enabled bool
	// Required says that this coach does not count as an administrator without it.
	Required bool
	// Satisfied says that it was given for this sign-in.
	Satisfied bool
}

// The roles of the coach portal.
const (
	RoleCoach         = "coach"
	RoleAdministrator = "administrator"
)

// Open says whether this coach may be chosen and may see clients: active and verified.
func (c Coach) Open() bool { return c.IsActive && c.VerificationStatus == "verified" }
