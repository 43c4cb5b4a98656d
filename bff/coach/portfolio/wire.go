package portfolio

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Portfolio is a coach's public profile, with the change that is pending.
type Portfolio struct {
	ID                 string            `json:"id" format:"uuid"`
	Name               string            `json:"name"`
	Email              string            `json:"email" doc:"Members never see it."`
	ImageURL           string            `json:"imageUrl" doc:"Path of the picture; empty for none."`
	Bio                string            `json:"bio"`
	Specializations    string            `json:"specializations" doc:"Comma-separated."`
	Languages          []string          `json:"languages" nullable:"false" doc:"Codes of the copy catalogue."`
	Focus              []string          `json:"focus" nullable:"false" doc:"Codes of the topics that the coach works with."`
	City               string            `json:"city"`
	State              string            `json:"state"`
	Country            string            `json:"country"`
	TimeZone           string            `json:"timeZone" doc:"IANA name."`
	YearsOfExperience  int               `json:"yearsOfExperience"`
	Education          string            `json:"education"`
	IsActive           bool              `json:"isActive"`
	VerificationStatus string            `json:"verificationStatus" enum:"pending,verified,rejected"`
	Credentials        []Credential      `json:"credentials" nullable:"false" doc:"Published credentials, which members see."`
	CredentialChange   *CredentialChange `json:"credentialChange" doc:"Change that waits for an administrator; null for none."`
	LastDecision       *LastDecision     `json:"lastDecision" doc:"An administrator's last decision about a change; null before the first."`
}

// TransformSchema makes the two objects nullable, which a reference alone cannot express. Huma calls it.
func (Portfolio) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	for _, name := range []string{"credentialChange", "lastDecision"} {
		plain := s.Properties[name]
		s.Properties[name] = &huma.Schema{
			Description: plain.Description, OneOf: []*huma.Schema{{Ref: plain.Ref}, {Type: "null"}},
		}
	}
	return s
}

// Credential is a qualification, with its issuer.
type Credential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	Year   *int   `json:"year"`
}

// CredentialChange is a pending change: the complete new list.
type CredentialChange struct {
	ID          string       `json:"id" format:"uuid"`
	Credentials []Credential `json:"credentials" nullable:"false"`
	CreatedAt   time.Time    `json:"createdAt"`
}

// LastDecision is an administrator's decision about a change.
type LastDecision struct {
	Decision    string       `json:"decision" enum:"approved,rejected"`
	Reason      string       `json:"reason" doc:"Never empty for a rejection."`
	Credentials []Credential `json:"credentials" nullable:"false"`
	DecidedAt   time.Time    `json:"decidedAt"`
}

// UpdatePortfolioRequest changes the profile. Missing fields stay unchanged.
type UpdatePortfolioRequest struct {
	Name              *string   `json:"name,omitempty"`
	Bio               *string   `json:"bio,omitempty" doc:"Up to 2000 characters."`
	Specializations   *string   `json:"specializations,omitempty" doc:"At most ten, comma-separated."`
	Languages         *[]string `json:"languages,omitempty" doc:"Codes of the copy catalogue."`
	Focus             *[]string `json:"focus,omitempty" doc:"Codes of the copy catalogue."`
	City              *string   `json:"city,omitempty"`
	State             *string   `json:"state,omitempty"`
	Country           *string   `json:"country,omitempty"`
	TimeZone          *string   `json:"timeZone,omitempty" doc:"IANA name. Published hours keep their clock times in the new zone; booked sessions do not move."`
	YearsOfExperience *float64  `json:"yearsOfExperience,omitempty"`
	Education         *string   `json:"education,omitempty"`
}

// AskCredentialsRequest is the complete new list. An empty list requests no credentials; a missing one is rejected.
type AskCredentialsRequest struct {
	Credentials []Credential `json:"credentials" nullable:"false" doc:"At most twelve, in the order of display."`
}
