package administration

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/realm"
)

// VariantNumbers holds the counts for one pair of variants.
type VariantNumbers struct {
	Heading       string `json:"heading" doc:"Code of the headline variant; empty if unknown."`
	Pricing       string `json:"pricing" doc:"Code of the price variant; empty if unknown."`
	PageViews     int64  `json:"pageViews" doc:"Views of the beta page. One person may be counted many times."`
	Shown         int64  `json:"shown" doc:"Number of times these variants were shown."`
	Pressed       int64  `json:"pressed" doc:"Clicks on the button to join the beta."`
	Submitted     int64  `json:"submitted" doc:"Number of times the form was submitted."`
	Signups       int64  `json:"signups" doc:"Beta signups in these days."`
	Registrations int64  `json:"registrations" doc:"Accounts that were created in these days and still exist."`
	Trials        int64  `json:"trials" doc:"Number of these accounts that have started a trial by now."`
	Paid          int64  `json:"paid" doc:"Number of these accounts that have paid for a month by now."`
}

// Numbers holds the counts of some days by the variants that were shown. They identify no visitor.
type Numbers struct {
	From string           `json:"from" format:"date" doc:"First day, in UTC."`
	To   string           `json:"to" format:"date" doc:"Last day, in UTC."`
	Rows []VariantNumbers `json:"rows" nullable:"false"`
}

type numbersInput struct {
	From string `query:"from" doc:"First day in UTC, such as 2026-11-01. If missing, the range has 30 days."`
	To   string `query:"to" doc:"Last day in UTC; today if missing."`
}

type numbersOutput struct{ Body Numbers }

func registerNumbers(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "getVariantNumbers", Method: http.MethodGet, Path: base + "/variants", Tags: []string{"Numbers"},
		Summary:     "Get counts by page variants",
		Description: "Counts only. Trials and payments are counted for accounts created in these days, whenever they happened. At most 366 days.",
		Errors:      []int{400, 401, 403},
	}, o.numbers)
}

func (o operations) numbers(ctx context.Context, me identity.AdministratorID, in *numbersInput) (*numbersOutput, error) {
	found, err := o.outreach.Numbers(ctx, me, in.From, in.To, time.Now())
	if err != nil {
		return nil, err
	}
	body := Numbers{From: found.From.Format(time.DateOnly), To: found.To.Format(time.DateOnly), Rows: make([]VariantNumbers, len(found.Rows))}
	for i, row := range found.Rows {
		body.Rows[i] = variantNumbersOf(row)
	}
	return &numbersOutput{Body: body}, nil
}

func variantNumbersOf(row visitors.VariantNumbers) VariantNumbers {
	events := copy.Events
	return VariantNumbers{
		Heading: row.Heading, Pricing: row.Pricing, PageViews: row.Events[events.BetaPageView], Shown: row.Events[events.VariantShown],
		Pressed: row.Events[events.BetaPressed], Submitted: row.Events[events.BetaSubmitted], Signups: row.Signups,
		Registrations: row.Registrations, Trials: row.Trials, Paid: row.Paid,
	}
}
