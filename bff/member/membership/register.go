// Package membership has the operations of the member's plan: its status, the free trial, and payments.
package membership

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const tag = "Membership"

// paying is far above a person's use; each of these calls sends a request to the payment provider.
var paying = ratelimit.Rule{Burst: 30, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ membership *membership.Service }

// Register adds the operations of the plan to the API. All are for the signed-in member, except the webhook of the
// payment provider.
func Register(api *realm.API[identity.Member], service *membership.Service) {
	o := operations{membership: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSubscriptionStatus", Method: http.MethodGet, Path: "/api/subscription-status", Tags: []string{tag},
		Summary: "Get the trial and subscription status",
		Errors:  []int{401},
	}, o.status)
	realm.SignedIn(api, huma.Operation{
		OperationID: "startTrial", Method: http.MethodPost, Path: "/api/start-trial", Tags: []string{tag},
		Summary:     "Start the free trial",
		Description: "Once per person, without a card; it ends automatically. 409 after an earlier trial.",
		Errors:      []int{401, 409},
	}, o.start)
	o.registerPaying(api)
	o.registerInvoices(api)
	o.registerWebhook(api)
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
	return &startOutput{Body: TrialStarted{SubscriptionStatus: statusOf(status), Message: copy.For(ctx).Membership.TrialStarted.Text.Fill()}}, nil
}

func statusOf(s membership.Status) SubscriptionStatus {
	status := SubscriptionStatus{
		HasActiveSubscription: s.Active, HadSubscription: s.HadSubscription, TrialStartedAt: utc(s.TrialStartedAt), TrialEndsAt: utc(s.TrialEndsAt),
	}
	if sub := s.Subscription; sub != nil {
		status.Subscription = &Subscription{
			Status: sub.Status, Variant: sub.Variant, Cents: sub.Cents, Currency: sub.Currency, StartedAt: sub.StartedAt.UTC(),
			PaidUntil: sub.PaidUntil.UTC(), NextChargeAt: utc(sub.NextChargeAt), EndsAt: utc(sub.EndsAt), PausedFrom: utc(sub.PausedFrom), PausedUntil: utc(sub.PausedUntil), GraceEndsAt: utc(sub.GraceEndsAt),
			LastRefusal: sub.LastRefusal,
		}
		if sub.Card != nil {
			card := Card(*sub.Card)
			status.Subscription.Card = &card
		}
	}
	return status
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	t := at.UTC()
	return &t
}
