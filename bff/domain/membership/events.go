package membership

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Notice is a provider's notice that an object changed. The change itself is not in it and is read from the provider
// when the notice is applied, so order and number of notices do not matter.
type Notice struct {
	// EventID, ObjectID and CustomerID are the provider's ids. CustomerID is empty for a notice without a customer.
	EventID, Type, ObjectID, CustomerID string
	CreatedAt                           time.Time
}

const (
	// setupSucceeded is the type of event after which a new card may have to become the one that is charged.
	setupSucceeded = "setup_intent.succeeded"
	// customerDeleted is the type of event after which the provider no longer has a customer.
	customerDeleted = "customer.deleted"
)

// webhookEvents are the types of events after which a customer is read again. Other notices are not stored.
var webhookEvents = []string{
	customerDeleted, "customer.updated",
	"customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted", "customer.subscription.paused",
	"customer.subscription.resumed", "customer.subscription.trial_will_end",
	"invoice.finalized", "invoice.marked_uncollectible", "invoice.paid", "invoice.payment_action_required", "invoice.payment_failed",
	"invoice.updated", "invoice.voided", "invoice.deleted",
	"payment_intent.payment_failed", "payment_intent.succeeded",
	"payment_method.attached", "payment_method.automatically_updated", "payment_method.detached", "payment_method.updated",
	setupSucceeded,
}

// WebhookEvents returns the types of events that the webhook endpoint must receive.
func WebhookEvents() []string { return slices.Clone(webhookEvents) }

// States of a notice.
const (
	EventWaiting   = "waiting"
	EventApplied   = "applied"
	EventSetAside  = "set_aside"
	EventDismissed = "dismissed"
)

// syncKind is the task that reads a payer from the provider. Its id is the payer's and not an event's: one read settles
// all events of a payer.
const syncKind = "payment-sync"

// Verifier checks that the provider sent a notice.
type Verifier interface {
	// Verify reads a notice from an unchanged body and its signature. Returns ErrUnverified, with the reason, if the
	// provider did not sign it, or not recently.
	Verify(body []byte, signature string, now time.Time) (Notice, error)
}

// ErrUnverified means that the sender of a notice is unknown.
var ErrUnverified = errors.New("the notice is not from the payment provider")

// HandleWebhook handles the body of a webhook. Any caller may use it. Returns ErrUnverified if the provider did not
// sign the body.
func (s *Service) HandleWebhook(ctx context.Context, body []byte, signature string) error {
	if s.verifier == nil {
		return ErrUnverified
	}
	told, err := s.verifier.Verify(body, signature, s.now())
	if err != nil {
		s.logger.WarnContext(ctx, "a notice was rejected", "error", err)
		return err
	}
	return s.Take(ctx, told)
}

// Take stores a notice, once however often it arrives, and schedules its application. The caller has verified the
// sender. After a nil result the provider does not have to send it again.
func (s *Service) Take(ctx context.Context, told Notice) error {
	if !slices.Contains(webhookEvents, told.Type) {
		return nil
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		event := store.AddPaymentEventParams{
			EventID: told.EventID, Type: told.Type, ObjectID: told.ObjectID, CustomerID: told.CustomerID, State: EventWaiting, CreatedAt: told.CreatedAt,
		}
		payer, err := s.q.PayerByCustomer(ctx, tx, told.CustomerID)
		known := err == nil
		if errors.Is(err, pgx.ErrNoRows) {
			// The customer has left, or belongs to another product under the same account: store none of its data.
			event.State, event.ObjectID, event.CustomerID = EventApplied, "", ""
		} else if err != nil {
			return err
		}
		_, err = s.q.AddPaymentEvent(ctx, tx, event)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // A repeat.
		}
		if err != nil || !known {
			return err
		}
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: syncKind, ID: payer.ID}, time.Time{})
	})
	if err != nil {
		return fmt.Errorf("store a payment event: %w", err)
	}
	return nil
}

// Event is a notice as administrators see it. It does not identify a member.
type Event struct {
	ID                      uuid.UUID
	EventID, Type, ObjectID string
	State                   string
	Tries                   int
	Reason                  string
	CreatedAt, ReceivedAt   time.Time
	SettledAt               *time.Time
}

// EventPage is a page of notices, newest first.
type EventPage struct {
	Events []Event
	// More is true if older ones follow.
	More bool
	// SetAside is the number of events that could not be applied and wait for an administrator.
	SetAside int64
}

// eventsPerPage is the number of events per page.
const eventsPerPage = 50

// Events returns a page of the notices in a state, newest first: the first page, or the one after an event. The caller
// must be an administrator. Returns fault.ErrNotFound for an unknown event.
func (s *Service) Events(ctx context.Context, _ identity.AdministratorID, state string, after *uuid.UUID) (EventPage, error) {
	params := store.ListPaymentEventsParams{State: state, MaxRows: eventsPerPage + 1}
	if after != nil {
		row, err := s.q.PaymentEvent(ctx, s.pool, *after)
		if errors.Is(err, pgx.ErrNoRows) {
			return EventPage{}, noSuchEvent()
		}
		if err != nil {
			return EventPage{}, fmt.Errorf("find a payment event: %w", err)
		}
		params.AfterID, params.AfterTime = after, &row.ReceivedAt
	}
	rows, err := s.q.ListPaymentEvents(ctx, s.pool, params)
	if err != nil {
		return EventPage{}, fmt.Errorf("list payment events: %w", err)
	}
	page := EventPage{Events: make([]Event, 0, len(rows))}
	if len(rows) > eventsPerPage {
		rows, page.More = rows[:eventsPerPage], true
	}
	for _, row := range rows {
		page.Events = append(page.Events, eventFrom(row))
	}
	if page.SetAside, err = s.q.CountSetAside(ctx, s.pool); err != nil {
		return EventPage{}, fmt.Errorf("count payment events that were set aside: %w", err)
	}
	return page, nil
}

// RetryEvent schedules an event that was set aside again, with an audit record. The caller must be an administrator.
// Returns fault.ErrNotFound for an unknown event, and *fault.Conflict if it is not set aside.
func (s *Service) RetryEvent(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Event, error) {
	return s.settle(ctx, by, id, audit.RetriedPayment, s.q.RetryPaymentEvent, func(tx pgx.Tx, row store.PaymentEvent) error {
		payer, err := s.q.PayerByCustomer(ctx, tx, row.CustomerID)
		if errors.Is(err, pgx.ErrNoRows) {
			return s.q.SettleEvents(ctx, tx, []uuid.UUID{id}) // The customer has left since.
		}
		if err != nil {
			return err
		}
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: syncKind, ID: payer.ID}, time.Time{})
	})
}

// DismissEvent drops an event that was set aside, with an audit record. The caller must be an administrator. Errors as
// for RetryEvent.
func (s *Service) DismissEvent(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Event, error) {
	return s.settle(ctx, by, id, audit.DismissedPayment, s.q.DismissPaymentEvent, nil)
}

func (s *Service) settle(
	ctx context.Context, by identity.AdministratorID, id uuid.UUID, action string,
	change func(context.Context, store.DBTX, uuid.UUID) (store.PaymentEvent, error), then func(pgx.Tx, store.PaymentEvent) error,
) (Event, error) {
	var row store.PaymentEvent
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		row, err = change(ctx, tx, id)
		if errors.Is(err, pgx.ErrNoRows) {
			if _, err := s.q.PaymentEvent(ctx, tx, id); errors.Is(err, pgx.ErrNoRows) {
				return noSuchEvent()
			} else if err != nil {
				return err
			}
			return &fault.Conflict{Message: copy.PaymentAnswers.NotSetAside}
		}
		if err != nil {
			return err
		}
		if then != nil {
			if err := then(tx, row); err != nil {
				return err
			}
			if row, err = s.q.PaymentEvent(ctx, tx, id); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, &by, audit.Act{
			Action: action, SubjectKind: audit.SubjectPayment, SubjectID: id.String(),
			Detail: map[string]string{"type": row.Type, "eventId": row.EventID},
		})
	})
	var conflict *fault.Conflict
	if errors.Is(err, fault.ErrNotFound) || errors.As(err, &conflict) {
		return Event{}, err
	}
	if err != nil {
		return Event{}, fmt.Errorf("settle a payment event: %w", err)
	}
	return eventFrom(row), nil
}

func noSuchEvent() error { return &fault.NotFound{Message: copy.PaymentAnswers.NotFound} }

func eventFrom(row store.PaymentEvent) Event {
	return Event{
		ID: row.ID, EventID: row.EventID, Type: row.Type, ObjectID: row.ObjectID, State: row.State, Tries: int(row.Tries), Reason: row.Reason,
		CreatedAt: row.CreatedAt, ReceivedAt: row.ReceivedAt, SettledAt: row.SettledAt,
	}
}
