package membership

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

func (o operations) registerPaying(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "getOrCreateSubscription", Method: http.MethodPost, Path: "/api/get-or-create-subscription", Tags: []string{tag},
		Summary: "Start or continue the subscription",
		Description: "Call it only on the member's explicit request. Repeated calls never create a second subscription. Remaining free days are kept. " +
			"The status changes, and a user event is sent, once the provider confirms the payment. 409 if the member already pays or has not had the free trial; 503 if the provider fails.",
		Errors: []int{401, 409, 503},
	}, o.subscribe, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelSubscription", Method: http.MethodPost, Path: "/api/subscription/cancel", Tags: []string{tag},
		Summary:     "Cancel the subscription",
		Description: "It ends with the paid period or the free days, and can be resumed until then. 409 without a running subscription; 503 if the provider fails.",
		Errors:      []int{401, 409, 503},
	}, o.cancel, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "resumeSubscription", Method: http.MethodPost, Path: "/api/subscription/resume", Tags: []string{tag},
		Summary: "Resume a cancelled subscription", Errors: []int{401, 409, 503},
	}, o.resume, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "pauseSubscription", Method: http.MethodPost, Path: "/api/subscription/pause", Tags: []string{tag},
		Summary:     "Pause the subscription for a month",
		Description: "Begins with the end of the paid period. Nothing is charged until it ends, and there is no paid access. 409 unless a paid subscription runs that neither ends nor pauses; 503 if the provider fails.",
		Errors:      []int{401, 409, 503},
	}, o.pause, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "endPause", Method: http.MethodPost, Path: "/api/subscription/end-pause", Tags: []string{tag},
		Summary:     "End the pause of the subscription",
		Description: "Before the pause nothing is charged; during it a new month begins and is charged at once. 409 without a pause; 503 if the provider fails.",
		Errors:      []int{401, 409, 503},
	}, o.endPause, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeCard", Method: http.MethodPost, Path: "/api/payment-method", Tags: []string{tag},
		Summary:     "Start changing the card",
		Description: "Returns the data for the provider's card form. Once the provider has the new card, it charges that one, first for any amount due. 409 without a subscription; 503 if the provider fails.",
		Errors:      []int{401, 409, 503},
	}, o.card, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "openBillingPortal", Method: http.MethodPost, Path: "/api/billing-portal", Tags: []string{tag},
		Summary:     "Open the provider's billing pages",
		Description: "Returns a URL that is valid for a few minutes. 409 if the member never paid; 503 if the provider fails.", Errors: []int{401, 409, 503},
	}, o.portal, realm.Limit(paying))
}

type checkoutOutput struct{ Body Checkout }

type cardOutput struct{ Body CardForm }

type portalOutput struct{ Body BillingPortal }

func (o operations) subscribe(ctx context.Context, me identity.Member, _ *struct{}) (*checkoutOutput, error) {
	begun, err := o.membership.Subscribe(ctx, me)
	if err != nil {
		return nil, err
	}
	return &checkoutOutput{Body: Checkout{
		ClientSecret: string(begun.Secret), Intent: begun.Intent, PublishableKey: begun.PublishableKey, ScriptURL: begun.ScriptURL,
		Cents: begun.Cents, Currency: begun.Currency, FirstChargeAt: utc(begun.FirstChargeAt),
	}}, nil
}

func (o operations) cancel(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	status, err := o.membership.Cancel(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(status)}, nil
}

func (o operations) resume(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	status, err := o.membership.Resume(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(status)}, nil
}

func (o operations) pause(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	status, err := o.membership.Pause(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(status)}, nil
}

func (o operations) endPause(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	status, err := o.membership.EndPause(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: statusOf(status)}, nil
}

func (o operations) card(ctx context.Context, me identity.Member, _ *struct{}) (*cardOutput, error) {
	form, err := o.membership.ChangeCard(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &cardOutput{Body: CardForm{ClientSecret: string(form.Secret), PublishableKey: form.PublishableKey, ScriptURL: form.ScriptURL}}, nil
}

func (o operations) portal(ctx context.Context, me identity.Member, _ *struct{}) (*portalOutput, error) {
	address, err := o.membership.Portal(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &portalOutput{Body: BillingPortal{URL: address}}, nil
}
