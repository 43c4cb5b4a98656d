package membership

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/realm"
)

// WebhookPath is the path of the payment provider's webhook.
const WebhookPath = "/api/stripe/webhook"

// maxNotice is the maximum size of a webhook body, in bytes. The largest contain an invoice, of a few thousand bytes.
const maxNotice = 512 << 10

// registerWebhook adds the operation that the payment provider calls. It has no session, and reads the raw body: the
// signature over it authenticates the sender.
func (o operations) registerWebhook(api *realm.API[identity.Member]) {
	realm.Public(api, huma.Operation{
		OperationID: "paymentWebhook", Method: http.MethodPost, Path: WebhookPath, Tags: []string{tag},
		Summary: "Receive the payment provider's webhook",
		Description: "The signature in the header Stripe-Signature, over the unchanged body and at most 300 seconds old, authenticates the provider. " +
			"The event is stored, and applied later. 400 if the signature is not valid.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 413},
	}, o.webhook)
}

type webhookInput struct {
	Signature string `header:"Stripe-Signature"`
	RawBody   []byte `contentType:"application/json"`
}

// WebhookReceived is the response to the payment provider, which reads only the status.
type WebhookReceived struct {
	Received bool `json:"received"`
}

type webhookOutput struct{ Body WebhookReceived }

func (o operations) webhook(ctx context.Context, in *webhookInput) (*webhookOutput, error) {
	if len(in.RawBody) > maxNotice {
		return nil, &fault.TooLarge{Message: copy.Errors.TooLarge}
	}
	err := o.membership.HandleWebhook(ctx, in.RawBody, in.Signature)
	if errors.Is(err, membership.ErrUnverified) {
		return nil, &fault.Invalid{Message: copy.PaymentAnswers.Unverified}
	}
	if err != nil {
		return nil, err
	}
	return &webhookOutput{Body: WebhookReceived{Received: true}}, nil
}
