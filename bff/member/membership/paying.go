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
		Summary: "Begin the subscription, or go on with the one that was begun",
		Description: "Only when the member asks for it. However often it is called there is one subscription. Free days that are left are kept. " +
			"It is not paid for until the provider says so: the status changes then, and a user event is sent.",
		Errors: []int{401, 409, 502},
	}, o.subscribe, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelSubscription", Method: http.MethodPost, Path: "/api/subscription/cancel", Tags: []string{tag},
		Summary:     "Let the subscription end with what is paid for",
		Description: "It can be taken back until then.",
		Errors:      []int{401, 409, 502},
	}, o.cancel, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "resumeSubscription", Method: http.MethodPost, Path: "/api/subscription/resume", Tags: []string{tag},
		Summary: "Take a cancellation back", Errors: []int{401, 409, 502},
	}, o.resume, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeCard", Method: http.MethodPost, Path: "/api/payment-method", Tags: []string{tag},
		Summary:     "Begin to take another card",
		Description: "Once the provider has it, it is the one that is charged, first of all for what is owed.",
		Errors:      []int{401, 409, 502},
	}, o.card, realm.Limit(paying))
	realm.SignedIn(api, huma.Operation{
		OperationID: "openBillingPortal", Method: http.MethodPost, Path: "/api/billing-portal", Tags: []string{tag},
		Summary: "Open the payment provider's pages about cards and invoices", Errors: []int{401, 409, 502},
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
