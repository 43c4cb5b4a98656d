package administration

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	shared "aangan/bff/coach/oncall"
	"aangan/bff/domain/alerts"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

// OpenCrisis is a conversation in which something urgent waits for its coach.
type OpenCrisis struct {
	ID        string    `json:"id" format:"uuid" doc:"The conversation's id, as in the team's email."`
	CoachName string    `json:"coachName"`
	Since     time.Time `json:"since"`
	Tier      string    `json:"tier" enum:"concern,urgent"`
	Reached   bool      `json:"reached" doc:"False if the coach cannot see it: inactive, not verified, or no longer the member's coach."`
	Opened    bool      `json:"opened" doc:"True if the coach has opened the conversation since."`
	OnCall    bool      `json:"onCall" doc:"True if someone on call has opened it."`
}

// CrisisOutcomeCount is how often an outcome was recorded.
type CrisisOutcomeCount struct {
	Outcome string `json:"outcome"`
	Count   int64  `json:"count"`
}

// Crises holds the open crises, the longest wait first, and the outcomes of the last days. It names no member.
type Crises struct {
	Open     []OpenCrisis         `json:"open" nullable:"false"`
	Outcomes []CrisisOutcomeCount `json:"outcomes" nullable:"false" doc:"Each outcome with its count, also those that were never recorded."`
	Days     int                  `json:"days" doc:"The number of days in which outcomes are counted."`
	// FirstLook measures the response to urgent messages.
	FirstLook shared.FirstLook `json:"firstLook"`
}

type crisesOutput struct{ Body Crises }

func registerCrises(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "listCrises", Method: http.MethodGet, Path: base + "/crises", Tags: []string{"Administration"},
		Summary:     "List the open crises",
		Description: "Names neither members nor their words. The outcomes are those that coaches recorded.",
		Errors:      []int{401, 403},
	}, o.crises)
}

func (o operations) crises(ctx context.Context, me identity.AdministratorID, _ *struct{}) (*crisesOutput, error) {
	found, err := o.alerts.Crises(ctx, me)
	if err != nil {
		return nil, err
	}
	looks, err := o.onCall.FirstLooks(ctx)
	if err != nil {
		return nil, err
	}
	body := Crises{FirstLook: shared.FirstLookOf(looks), Open: make([]OpenCrisis, len(found.Open)), Outcomes: make([]CrisisOutcomeCount, len(copy.CrisisOutcomes)), Days: alerts.OutcomeDays}
	for i, one := range found.Open {
		body.Open[i] = OpenCrisis{
			ID: one.Conversation.String(), CoachName: one.CoachName, Since: one.Since, Tier: string(one.Tier), Reached: one.Reached, Opened: !one.Unopened, OnCall: one.OnCall,
		}
	}
	for i, outcome := range copy.CrisisOutcomes {
		body.Outcomes[i] = CrisisOutcomeCount{Outcome: outcome.Code, Count: found.Outcomes[outcome.Code]}
	}
	return &crisesOutput{Body: body}, nil
}
