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

// VariantNumbers is what happened where one pair of variants was shown.
type VariantNumbers struct {
	Heading       string `json:"heading" doc:"Code of the headline; empty where none was known."`
	Pricing       string `json:"pricing" doc:"Code of the price; empty where none was known."`
	PageViews     int64  `json:"pageViews" doc:"How often the page of the beta list was opened. One person may be counted many times."`
	Shown         int64  `json:"shown" doc:"How often these variants were shown."`
	Pressed       int64  `json:"pressed" doc:"How often the button to join the beta was pressed."`
	Submitted     int64  `json:"submitted" doc:"How often the form was sent."`
	Signups       int64  `json:"signups" doc:"Who joined the beta list in these days."`
	Registrations int64  `json:"registrations" doc:"Accounts made in these days that are still there."`
	Trials        int64  `json:"trials" doc:"How many of these accounts have begun a trial by now."`
	Paid          int64  `json:"paid" doc:"How many of these accounts have paid for a month by now."`
}

// Numbers holds the counts of some days by the variants that were shown. They identify no visitor.
type Numbers struct {
	From string           `json:"from" format:"date" doc:"The first day, UTC."`
	To   string           `json:"to" format:"date" doc:"The last day, UTC."`
	Rows []VariantNumbers `json:"rows" nullable:"false"`
}

type numbersInput struct {
	From string `query:"from" doc:"The first day (UTC), such as 2026-11-01. Without it, thirty days up to the last."`
	To   string `query:"to" doc:"The last day (UTC). Without it, today."`
}

type numbersOutput struct{ Body Numbers }

func registerNumbers(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "getVariantNumbers", Method: http.MethodGet, Path: base + "/variants", Tags: []string{"Numbers"},
		Summary:     "What happened in some days, by the variants that were shown",
		Description: "Counts alone. What became of accounts is counted for those that were made in these days, whenever it happened. Up to 366 days.",
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
