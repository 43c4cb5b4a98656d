package membership

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// mostTries is the number of attempts at an event that fails because of the provider's response. An event that
	// fails because the provider does not respond is retried for as long as that lasts.
	mostTries = 8
	// firstWait is the time between the first two attempts; each later wait is twice the previous one, up to
	// longestWait.
	firstWait, longestWait = 10 * time.Second, 10 * time.Minute
	// readPause is the minimum time between two reads of a payer.
	readPause = time.Second
)

// apply is the task that applies the provider's notices about a payer: one read covers all of them, and also runs if
// none waits, for callers that request a read. A payer is read at most once per pause; the next read covers notices
// that arrive in between.
func (s *Service) apply(ctx context.Context, id uuid.UUID) error {
	state, err := s.q.PayerWaits(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil // The member has left.
	}
	if err != nil {
		return fmt.Errorf("find unsettled events: %w", err)
	}
	if state.CustomerID == nil {
		return nil
	}
	if left := s.pause - time.Duration(state.ReadAgo*float64(time.Second)); left > 0 {
		return tasks.Snooze(time.Now().Add(left))
	}
	events, err := s.q.UnsettledEvents(ctx, s.pool, *state.CustomerID)
	if err != nil {
		return fmt.Errorf("find unsettled events: %w", err)
	}
	err = s.applyAll(ctx, id, events)
	var broken *brokeDown
	switch {
	case err == nil || (ctx.Err() != nil && errors.Is(err, ctx.Err())):
		return err
	case errors.Is(err, ErrOutage):
		// The outage is transient; the longer it lasts, the rarer the attempts.
		s.onFailure(ctx)
		s.logger.WarnContext(ctx, "the payment provider does not respond; its notices wait", "events", state.Waiting)
		return tasks.Snooze(time.Now().Add(min(longestWait, max(firstWait, time.Since(state.Since)/2))))
	case errors.As(err, &broken):
		s.logger.ErrorContext(ctx, "applying notices of the payment provider panicked", "stack", broken.stack)
		return s.fail(ctx, events, copy.PaymentAnswers.BrokeDown, true)
	case state.Waiting == 0:
		s.logger.ErrorContext(ctx, "a payer could not be read", "error", err)
		return nil
	case errors.Is(err, ErrMissing):
		err = s.fail(ctx, events, copy.PaymentAnswers.NoCustomer, false)
	case errors.Is(err, ErrUnusable), errors.Is(err, ErrKeyReused):
		err = s.fail(ctx, events, copy.PaymentAnswers.NotUnderstood, false)
	}
	if err != nil {
		return err // A database error: the queue retries the task.
	}
	// Events that the failure does not concern were applied: only waiting ones are retried.
	if state, err = s.q.PayerWaits(ctx, s.pool, id); err != nil || state.Waiting == 0 {
		return ignoreNoRows(err)
	}
	return tasks.Snooze(time.Now().Add(min(longestWait, firstWait<<max(0, state.Tries-1))))
}

// ignoreNoRows returns nil for a member who has left since.
func ignoreNoRows(err error) error {
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	return err
}

// brokeDown is the error for a panic in this program. It contains the stack and no data.
type brokeDown struct{ stack string }

func (*brokeDown) Error() string { return "applying notices of the payment provider panicked" }

func (s *Service) applyAll(ctx context.Context, payer uuid.UUID, events []store.UnsettledEventsRow) (err error) {
	defer func() {
		if recover() != nil {
			err = &brokeDown{string(debug.Stack())}
		}
	}()
	// A card that was set aside is not retried with each notice: an administrator decides.
	waits := func(e store.UnsettledEventsRow) bool { return e.State == EventWaiting }
	card := func(e store.UnsettledEventsRow) bool { return waits(e) && e.Type == setupSucceeded }
	if slices.ContainsFunc(events, card) || !slices.ContainsFunc(events, waits) {
		return s.readAnew(ctx, payer)
	}
	return s.sync(ctx, payer)
}

// fail stores that applying these events failed, and sets aside those with too many attempts or without hope.
// Administrators see the reason, so it contains no text from the provider.
func (s *Service) fail(ctx context.Context, events []store.UnsettledEventsRow, reason string, hopeless bool) error {
	ids := make([]uuid.UUID, 0, len(events))
	for _, event := range events {
		if event.State == EventWaiting {
			ids = append(ids, event.ID)
		}
	}
	aside, err := s.q.FailEvents(ctx, s.pool, store.FailEventsParams{Ids: ids, Reason: reason, Hopeless: hopeless, MaxTries: mostTries})
	if err != nil {
		return fmt.Errorf("store that events could not be applied: %w", err)
	}
	if aside > 0 {
		s.logger.ErrorContext(ctx, "notices of the payment provider were set aside for an administrator", "events", aside, "reason", reason)
	}
	return nil
}

// Tasks returns the tasks about the provider's notices and about customers who left.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: syncKind, Run: s.apply}, {Kind: closeKind, Run: s.close}}
}
