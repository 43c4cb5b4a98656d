package administration

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

// ReferralCount is how often companions named a crisis line in one month, in replies about one kind of risk.
type ReferralCount struct {
	Month string `json:"month" doc:"Month in UTC, such as 2026-11."`
	Kind  string `json:"kind" enum:",self,self_now,attack,medical,violence,child,eating,harm,other" doc:"Kind of risk; empty for no particular one."`
	Line  string `json:"line" enum:"any,988,911,crisis_text,violence,poison,childhelp" doc:"The line; any counts each reply once, whatever it names."`
	Shown int64  `json:"shown"`
}

// Referrals holds the counts, newest month first. There is no text and no member behind them.
type Referrals struct {
	Months int             `json:"months" doc:"The number of months that are listed at most."`
	Counts []ReferralCount `json:"counts" nullable:"false" doc:"Only what happened: a line that was not named has no entry."`
}

type referralsOutput struct{ Body Referrals }

func registerReferrals(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "listReferrals", Method: http.MethodGet, Path: base + "/referrals", Tags: []string{"Administration"},
		Summary:     "Count the crisis referrals of companions",
		Description: "For the yearly reports that states ask for. Counts per month and kind, without texts and members.",
		Errors:      []int{401, 403},
	}, o.referrals)
}

func (o operations) referrals(ctx context.Context, me identity.AdministratorID, _ *struct{}) (*referralsOutput, error) {
	found, err := o.companions.Referrals(ctx, me, time.Now())
	if err != nil {
		return nil, err
	}
	body := Referrals{Months: companion.ReferralMonths, Counts: make([]ReferralCount, len(found))}
	for i, one := range found {
		body.Counts[i] = ReferralCount{Month: one.Month.Format("2006-01"), Kind: string(one.Kind), Line: string(one.Line), Shown: one.Shown}
	}
	return &referralsOutput{Body: body}, nil
}
