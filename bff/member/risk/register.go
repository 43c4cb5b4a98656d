// Package risk has the operations with which a member's screens read and answer their own risk state. No other app
// has an operation that shows it.
package risk

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/risk"
	"aangan/bff/internal/realm"
)

const tag = "Risk"

// operations answers the calls of this package.
type operations struct{ risk *risk.Service }

// Register adds the operations about the risk state to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *risk.Service) {
	o := operations{risk: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getRiskState", Method: http.MethodGet, Path: "/api/risk", Tags: []string{tag},
		Summary:     "Get the member's risk state",
		Description: "It rises when something that the member wrote has a sign of a risk, and falls with their answers, with quiet messages and with time. Only the member can read it. The event `risk` reports a change.",
		Errors:      []int{401},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "answerRiskQuestion", Method: http.MethodPost, Path: "/api/risk/answer", Tags: []string{tag},
		Summary:     "Answer the direct question",
		Description: "Without an open question it changes nothing. The response is the state after it.",
		Errors:      []int{400, 401, 413, 415},
	}, o.answer)
	realm.SignedIn(api, huma.Operation{
		OperationID: "reportRisk", Method: http.MethodPost, Path: "/api/risk/report", Tags: []string{tag},
		Summary:     "Say how it is now",
		Description: "`safe` says in the states urgent and acute that a person or help is there; the others answer in the state after how it is now. A report that does not fit the state changes nothing. The response is the state after it.",
		Errors:      []int{400, 401, 413, 415},
	}, o.report)
}

// RiskState is the member's risk state. It does not name the kind of risk, because others may see the screen.
type RiskState struct {
	State    string     `json:"state" enum:"none,ask,urgent,acute,after"`
	Since    *time.Time `json:"since" doc:"When the state began; null in the state none."`
	Question bool       `json:"question" doc:"True while a companion's direct question waits for an answer."`
}

// AnswerRiskRequest is the answer to the direct question.
type AnswerRiskRequest struct {
	Answer string `json:"answer" enum:"yes,sometimes,no,declined"`
}

// ReportRiskRequest says how it is now.
type ReportRiskRequest struct {
	Report string `json:"report" enum:"safe,easier,same,harder"`
}

type output struct{ Body RiskState }

type answerInput struct{ Body AnswerRiskRequest }

type reportInput struct{ Body ReportRiskRequest }

func (o operations) get(ctx context.Context, me identity.Member, _ *struct{}) (*output, error) {
	return shown(o.risk.Of(ctx, me.ID))
}

func (o operations) answer(ctx context.Context, me identity.Member, in *answerInput) (*output, error) {
	return shown(o.risk.Answer(ctx, me.ID, risk.Answer(in.Body.Answer)))
}

func (o operations) report(ctx context.Context, me identity.Member, in *reportInput) (*output, error) {
	return shown(o.risk.Report(ctx, me.ID, risk.Report(in.Body.Report)))
}

func shown(status risk.Status, err error) (*output, error) {
	if err != nil {
		return nil, err
	}
	body := RiskState{State: string(status.State), Question: status.AwaitsAnswer()}
	if status.State != risk.None {
		since := status.Since.UTC()
		body.Since = &since
	}
	return &output{Body: body}, nil
}
