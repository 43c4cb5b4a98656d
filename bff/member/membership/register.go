// Package membership is the member's plan: how they stand, and the free trial.
package membership

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/realm"
)

const tag = "Membership"

// operations answers the calls of this package.
type operations struct{ membership *membership.Service }

// Register adds the operations of the plan to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *membership.Service) {
	o := operations{membership: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSubscriptionStatus", Method: http.MethodGet, Path: "/api/subscription-status", Tags: []string{tag},
		Summary: "How the member stands: their free trial, and whether they pay",
		Errors:  []int{401},
	}, o.status)
	realm.SignedIn(api, huma.Operation{
		OperationID: "startTrial", Method: http.MethodPost, Path: "/api/start-trial", Tags: []string{tag},
		Summary:     "Begin the free trial",
		Description: "One a person, without a card. It ends by itself.",
		Errors:      []int{401, 409},
	}, o.start)
}

type statusOutput struct{ Body SubscriptionStatus }

type startOutput struct{ Body TrialStarted }

func (o operations) status(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	status, err := o.membership.Status(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(status)}, nil
}

func (o operations) start(ctx context.Context, me identity.Member, _ *struct{}) (*startOutput, error) {
	status, err := o.membership.Start(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &startOutput{Body: TrialStarted{SubscriptionStatus: statusOf(status), Message: copy.Membership.TrialStarted.Text.Fill()}}, nil
}

func statusOf(s membership.Status) SubscriptionStatus {
	status := SubscriptionStatus{HasActiveSubscription: s.Active}
	if s.TrialStartedAt != nil && s.TrialEndsAt != nil {
		started, ends := s.TrialStartedAt.UTC(), s.TrialEndsAt.UTC()
		status.TrialStartedAt, status.TrialEndsAt = &started, &ends
	}
	return status
}
