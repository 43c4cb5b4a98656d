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

// Notice is what the provider told us: that something happened, and to what. What happened is not in it; that is read from the
// provider when it is applied, so that it does not matter in which order notices come, or how often.
type Notice struct {
	// EventID, ObjectID and CustomerID are the provider's. An empty CustomerID is about nobody.
	EventID, Type, ObjectID, CustomerID string
	CreatedAt                           time.Time
}

const (
	// setupSucceeded is the type of event after which a new card may have to become the one that is charged.
	setupSucceeded = "setup_intent.succeeded"
	// customerDeleted says that the provider knows a customer no more.
	customerDeleted = "customer.deleted"
)

// heeded are the types of events after which a customer is read again. Whatever else is told is not kept.
var heeded = []string{
	customerDeleted, "customer.updated",
	"customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted", "customer.subscription.paused",
	"customer.subscription.resumed", "customer.subscription.trial_will_end",
	"invoice.finalized", "invoice.marked_uncollectible", "invoice.paid", "invoice.payment_action_required", "invoice.payment_failed",
	"invoice.updated", "invoice.voided", "invoice.deleted",
	"payment_intent.payment_failed", "payment_intent.succeeded",
	"payment_method.attached", "payment_method.automatically_updated", "payment_method.detached", "payment_method.updated",
	setupSucceeded,
}

// HeededEvents lists the types of events that the product wants to hear of, for whoever sets the provider up.
func HeededEvents() []string { return slices.Clone(heeded) }

// States of what the provider told.
const (
	EventWaiting   = "waiting"
	EventApplied   = "applied"
	EventSetAside  = "set_aside"
	EventDismissed = "dismissed"
)

// syncKind is the task that reads a payer from the provider. It is about the payer and not about an event: however many
// events of one payer come at once, one reading settles them all.
const syncKind = "payment-sync"

// Verifier says whether it was the provider who told something.
type Verifier interface {
	// Verify reads a notice from a body as it came and the signature that came with it. It returns ErrUnverified, with the reason,
	// when it was not the provider who signed it, or not now.
	Verify(body []byte, signature string, now time.Time) (Notice, error)
}

// ErrUnverified means that nobody knows who told it.
var ErrUnverified = errors.New("it was not the payment provider who told this")

// Heard takes what somebody told who says to be the provider. Anybody may call it: it returns ErrUnverified for whoever is not.
func (s *Service) Heard(ctx context.Context, body []byte, signature string) error {
	if s.verifier == nil {
		return ErrUnverified
	}
	told, err := s.verifier.Verify(body, signature, s.now())
	if err != nil {
		s.logger.WarnContext(ctx, "a notice was refused", "error", err)
		return err
	}
	return s.Take(ctx, told)
}

// Take stores what the provider told, once however often it is told, and asks for it to be applied. Whoever calls it has made
// sure that it was the provider who told it. When it returns nil the provider need not tell it again.
func (s *Service) Take(ctx context.Context, told Notice) error {
	if !slices.Contains(heeded, told.Type) {
		return nil
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		event := store.AddPaymentEventParams{
			EventID: told.EventID, Type: told.Type, ObjectID: told.ObjectID, CustomerID: told.CustomerID, State: EventWaiting, CreatedAt: told.CreatedAt,
		}
		payer, err := s.q.PayerByCustomer(ctx, tx, told.CustomerID)
		known := err == nil
		if errors.Is(err, pgx.ErrNoRows) {
			// Of somebody who has left, or of another product under the same account: nothing of it is kept.
			event.State, event.ObjectID, event.CustomerID = EventApplied, "", ""
		} else if err != nil {
			return err
		}
		_, err = s.q.AddPaymentEvent(ctx, tx, event)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // It was told before.
		}
		if err != nil || !known {
			return err
		}
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: syncKind, ID: payer.ID}, time.Time{})
	})
	if err != nil {
		return fmt.Errorf("keep what the payment provider told: %w", err)
	}
	return nil
}

// Event is something that the provider told, as administrators see it. Nothing in it names a member.
type Event struct {
	ID                      uuid.UUID
	EventID, Type, ObjectID string
	State                   string
	Tries                   int
	Reason                  string
	CreatedAt, ReceivedAt   time.Time
	SettledAt               *time.Time
}

// EventPage is a part of what the provider told, the newest first.
type EventPage struct {
	Events []Event
	// More says that older ones follow.
	More bool
	// SetAside counts all that could not be applied and wait for an administrator.
	SetAside int64
}

// eventsPerPage is how many lines a page holds.
const eventsPerPage = 50

// Events reads a page of what the provider told that is in a state, the newest first: the first one, or what comes after an
// event. An administrator calls it. It returns fault.ErrNotFound when there is no such event.
func (s *Service) Events(ctx context.Context, _ identity.AdministratorID, state string, after *uuid.UUID) (EventPage, error) {
	params := store.ListPaymentEventsParams{State: state, MaxRows: eventsPerPage + 1}
	if after != nil {
		row, err := s.q.PaymentEvent(ctx, s.pool, *after)
		if errors.Is(err, pgx.ErrNoRows) {
			return EventPage{}, noSuchEvent()
		}
		if err != nil {
			return EventPage{}, fmt.Errorf("find what the payment provider told: %w", err)
		}
		params.AfterID, params.AfterTime = after, &row.ReceivedAt
	}
	rows, err := s.q.ListPaymentEvents(ctx, s.pool, params)
	if err != nil {
		return EventPage{}, fmt.Errorf("list what the payment provider told: %w", err)
	}
	page := EventPage{Events: make([]Event, 0, len(rows))}
	if len(rows) > eventsPerPage {
		rows, page.More = rows[:eventsPerPage], true
	}
	for _, row := range rows {
		page.Events = append(page.Events, eventFrom(row))
	}
	if page.SetAside, err = s.q.CountSetAside(ctx, s.pool); err != nil {
		return EventPage{}, fmt.Errorf("count what was set aside: %w", err)
	}
	return page, nil
}

// RetryEvent has an event applied again that was set aside. An administrator calls it, and it is recorded. It returns
// fault.ErrNotFound when there is no such event, *fault.Conflict when it is not set aside.
func (s *Service) RetryEvent(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Event, error) {
	return s.settle(ctx, by, id, audit.RetriedPayment, s.q.RetryPaymentEvent, func(tx pgx.Tx, row store.PaymentEvent) error {
		payer, err := s.q.PayerByCustomer(ctx, tx, row.CustomerID)
		if errors.Is(err, pgx.ErrNoRows) {
			return s.q.SettleEvents(ctx, tx, []uuid.UUID{id}) // They have left meanwhile.
		}
		if err != nil {
			return err
		}
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: syncKind, ID: payer.ID}, time.Time{})
	})
}

// DismissEvent drops an event that was set aside. An administrator calls it, and it is recorded. Errors are those of
// RetryEvent.
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
		return Event{}, fmt.Errorf("settle what the payment provider told: %w", err)
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
