package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

const (
	// wordAfter is the time after a period's end by which the renewal's notice should have arrived.
	wordAfter = time.Hour
	// begunAfter is the time in which an unfinished subscription is checked closely: its first payment opens access,
	// and with a lost notice a member who has paid would wait.
	begunAfter = 24 * time.Hour
	// readAfter is the minimum time between two checks of a payer, and soonAfter the one while the member may be
	// waiting.
	readAfter, soonAfter = 50 * time.Minute, 8 * time.Minute
	// askAfter is the minimum time between two checks for a member who waits for the first payment, and lookFor the
	// time for which they are made.
	askAfter, lookFor = 20 * time.Second, time.Hour
	// eventAfter is the time an event may wait before a task for it is enqueued again. It is longer than the longest
	// wait between two attempts.
	eventAfter = 3 * longestWait
	// keepEvents is the time applied events are kept. The provider repeats a notice for three days at most.
	keepEvents = 90 * 24 * time.Hour
)

// Reconcile reads those payers again whose notices should have arrived by now, so a lost notice costs neither the
// member nor us a month. Any number of processes may run it at once. A provider that does not respond is tried again
// in the next round.
func (s *Service) Reconcile(ctx context.Context) error {
	now := s.now()
	due, err := s.q.PayersToRead(ctx, s.pool, store.PayersToReadParams{
		ReadBefore: now.Add(-readAfter), ReceivedBefore: now.Add(-eventAfter), PeriodBefore: now.Add(-wordAfter), BegunBefore: now.Add(-begunAfter),
		SoonBefore: now.Add(-soonAfter), MaxRows: atOnce,
	})
	if err != nil {
		return fmt.Errorf("find payers to read again: %w", err)
	}
	return s.readAll(ctx, due)
}

// TellEnded reads those payers again whose payment is late by more than the grace and whose lost access was not
// reported yet.
func (s *Service) TellEnded(ctx context.Context) error {
	due, err := s.q.EndedUntold(ctx, s.pool, store.EndedUntoldParams{Now: s.now(), ReadBefore: s.now().Add(-soonAfter), MaxRows: atOnce})
	if err != nil {
		return fmt.Errorf("find ended memberships: %w", err)
	}
	return s.readAll(ctx, due)
}

// readAll reads each payer. A failing payer does not block the others; if the provider does not respond, the round
// ends.
func (s *Service) readAll(ctx context.Context, payers []uuid.UUID) error {
	failed := 0
	for _, payer := range payers {
		err := s.readAnew(ctx, payer)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if errors.Is(err, ErrOutage) {
			s.onFailure(ctx)
			s.logger.WarnContext(ctx, "the payment provider does not respond; payers are read again later", "payers", len(payers))
			return nil
		}
		if err != nil {
			failed++
			s.logger.WarnContext(ctx, "a payer could not be read again", "error", err)
		}
	}
	if failed > 0 && failed == len(payers) {
		return fmt.Errorf("none of %d payers could be read again", failed)
	}
	return nil
}

// readFirst schedules a read of a member who checks their plan, has started a subscription recently and has none yet:
// the notice of the payment may be lost.
func (s *Service) readFirst(ctx context.Context, member identity.MemberID) error {
	payer, err := s.q.PayerToReadSoon(ctx, s.pool, store.PayerToReadSoonParams{MemberID: member.UUID(), Seconds: askAfter.Seconds()})
	if err != nil {
		return ignoreNoRows(err)
	}
	return s.readSoon(ctx, payer)
}

// PruneEvents deletes events that were applied long ago, and settles those of customers that no longer belong to a
// payer.
func (s *Service) PruneEvents(ctx context.Context) error {
	if _, err := s.q.SettleOrphanedEvents(ctx, s.pool, time.Now().Add(-eventAfter)); err != nil {
		return fmt.Errorf("settle events without a payer: %w", err)
	}
	if _, err := s.q.DeleteOldPaymentEvents(ctx, s.pool, time.Now().Add(-keepEvents)); err != nil {
		return fmt.Errorf("delete old payment events: %w", err)
	}
	return nil
}

// paymentPeriodic returns the periodic tasks about payments.
func (s *Service) paymentPeriodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "reconcile-payments", Interval: 10 * time.Minute, Run: s.Reconcile},
		{Kind: "tell-ended-memberships", Interval: 10 * time.Minute, Run: s.TellEnded},
		{Kind: "prune-payment-events", Interval: 24 * time.Hour, Run: s.PruneEvents},
	}
}
