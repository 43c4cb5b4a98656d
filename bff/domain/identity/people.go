package identity

import "time"

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
	CreatedAt          time.Time
}

// Open says whether this coach may be chosen and may see clients: active and verified.
func (c Coach) Open() bool { return c.IsActive && c.VerificationStatus == "verified" }
