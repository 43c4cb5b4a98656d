package administration

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/realm"
)

const (
	paymentsTag    = "Payments"
	paymentEvents  = base + "/payment-events"
	aPaymentEvent  = paymentEvents + "/{id}"
	eventsAreAbout = "An event contains no card, no amount and no name."
)

// PaymentEvent is an event from the payment provider.
type PaymentEvent struct {
	ID         string     `json:"id" format:"uuid"`
	EventID    string     `json:"eventId" doc:"The provider's id of the event."`
	Type       string     `json:"type" doc:"The provider's name of the event type."`
	ObjectID   string     `json:"objectId" doc:"The provider's id of the changed object; empty if its customer no longer belongs to a member."`
	State      string     `json:"state" enum:"waiting,applied,set_aside,dismissed"`
	Tries      int        `json:"tries" doc:"Number of failed attempts."`
	Reason     string     `json:"reason" doc:"Reason why it could not be applied; empty if it was."`
	CreatedAt  time.Time  `json:"createdAt" doc:"Time of the event at the provider."`
	ReceivedAt time.Time  `json:"receivedAt"`
	SettledAt  *time.Time `json:"settledAt" doc:"Time at which it was applied or dismissed; null before."`
}

// PaymentEventList is one page of the payment provider's events, newest first.
type PaymentEventList struct {
	Items    []PaymentEvent `json:"items" nullable:"false"`
	More     bool           `json:"more" doc:"True if older ones follow."`
	SetAside int64          `json:"setAside" doc:"Number of all events that are set aside."`
}

func registerPayments(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "listPaymentEvents", Method: http.MethodGet, Path: paymentEvents, Tags: []string{paymentsTag},
		Summary:     "List the payment provider's events",
		Description: eventsAreAbout + " Newest first, 50 per page.",
		Errors:      []int{400, 401, 403, 404},
	}, o.paymentEvents)
	administer(api, huma.Operation{
		OperationID: "retryPaymentEvent", Method: http.MethodPost, Path: aPaymentEvent + "/retry", Tags: []string{paymentsTag},
		Summary:       "Retry a payment event",
		Description:   "The audit log records it. 409 if the event is not set aside.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.retryPaymentEvent, realm.Limit(writeLimit))
	administer(api, huma.Operation{
		OperationID: "dismissPaymentEvent", Method: http.MethodPost, Path: aPaymentEvent + "/dismiss", Tags: []string{paymentsTag},
		Summary:       "Dismiss a payment event",
		Description:   "The audit log records it. 409 if the event is not set aside.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.dismissPaymentEvent, realm.Limit(writeLimit))
}

type paymentEventsInput struct {
	State string `query:"state" enum:"set_aside,waiting,applied,dismissed" doc:"The default is set_aside."`
	After string `query:"after" doc:"Cursor: id of the last event of the previous page."`
}

type paymentEventInput struct {
	ID string `path:"id" format:"uuid"`
}

type paymentEventsOutput struct{ Body PaymentEventList }

type paymentEventOutput struct{ Body PaymentEvent }

func (o operations) paymentEvents(ctx context.Context, me identity.AdministratorID, in *paymentEventsInput) (*paymentEventsOutput, error) {
	state := in.State
	if state == "" {
		state = membership.EventSetAside
	}
	var after *uuid.UUID
	if in.After != "" {
		id, err := uuid.Parse(in.After)
		if err != nil {
			return nil, fault.Field("after", copy.PaymentAnswers.NotAnEvent)
		}
		after = &id
	}
	page, err := o.payments.Events(ctx, me, state, after)
	if err != nil {
		return nil, err
	}
	body := PaymentEventList{Items: make([]PaymentEvent, len(page.Events)), More: page.More, SetAside: page.SetAside}
	for i, event := range page.Events {
		body.Items[i] = paymentEventOf(event)
	}
	return &paymentEventsOutput{Body: body}, nil
}

func (o operations) retryPaymentEvent(ctx context.Context, me identity.AdministratorID, in *paymentEventInput) (*paymentEventOutput, error) {
	return settled(ctx, me, in, o.payments.RetryEvent)
}

func (o operations) dismissPaymentEvent(ctx context.Context, me identity.AdministratorID, in *paymentEventInput) (*paymentEventOutput, error) {
	return settled(ctx, me, in, o.payments.DismissEvent)
}

func settled(
	ctx context.Context, me identity.AdministratorID, in *paymentEventInput,
	settle func(context.Context, identity.AdministratorID, uuid.UUID) (membership.Event, error),
) (*paymentEventOutput, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, &fault.NotFound{Message: copy.PaymentAnswers.NotFound}
	}
	event, err := settle(ctx, me, id)
	if err != nil {
		return nil, err
	}
	return &paymentEventOutput{Body: paymentEventOf(event)}, nil
}

func paymentEventOf(event membership.Event) PaymentEvent {
	shown := PaymentEvent{
		ID: event.ID.String(), EventID: event.EventID, Type: event.Type, ObjectID: event.ObjectID, State: event.State, Tries: event.Tries,
		Reason: event.Reason, CreatedAt: event.CreatedAt.UTC(), ReceivedAt: event.ReceivedAt.UTC(),
	}
	if event.SettledAt != nil {
		at := event.SettledAt.UTC()
		shown.SettledAt = &at
	}
	return shown
}
