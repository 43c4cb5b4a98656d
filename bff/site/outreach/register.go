// Package outreach is what a visitor of the site can send us.
package outreach

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/outreach"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// signupLimit is for one client address, behind which a whole campus may sit.
var signupLimit = ratelimit.Rule{Burst: 20, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ outreach *outreach.Service }

// Register adds the operations for visitors to the API, all open to everybody.
func Register(api *realm.API[realm.Nobody], service *outreach.Service) {
	o := operations{outreach: service}
	realm.Public(api, huma.Operation{
		OperationID: "betaSignup", Method: http.MethodPost, Path: "/api/beta-signup", Tags: []string{"Outreach"},
		Summary:       "Ask to join the beta",
		Description:   "The same address twice is one signup: the first answer stands, and the second is thanked alike.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 413, 415, 429},
	}, o.betaSignup, realm.Limit(signupLimit))
}

type betaSignupInput struct{ Body BetaSignupRequest }

type betaSignupOutput struct{ Body BetaSignupReceived }

func (o operations) betaSignup(ctx context.Context, in *betaSignupInput) (*betaSignupOutput, error) {
	err := o.outreach.BetaSignup(ctx, outreach.Signup{
		FirstName: in.Body.FirstName, LastName: in.Body.LastName, Email: in.Body.Email,
		Occupation: in.Body.Occupation, Location: in.Body.Location, AgeRange: in.Body.AgeRange,
		ReasonForInterest: in.Body.ReasonForInterest,
		HeadingVariant:    in.Body.HeadingVariant, PricingVariant: in.Body.PricingVariant,
	})
	if err != nil {
		return nil, err
	}
	return &betaSignupOutput{Body: BetaSignupReceived{Message: copy.Beta.DoneText}}, nil
}
