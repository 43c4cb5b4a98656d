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
	// wordAfter is how long after a period's end its renewal should have been told.
	wordAfter = time.Hour
	// begunAfter is how long a subscription that was begun and not finished is looked after closely: its first payment opens
	// everything, and a lost word of it would have somebody wait who has paid.
	begunAfter = 24 * time.Hour
	// readAfter is how long somebody is left alone once they were read, and soonAfter how long while they may wait.
	readAfter, soonAfter = 50 * time.Minute, 8 * time.Minute
	// askAfter is how long somebody is left alone who looks whether their first payment came, and lookFor for how long that is asked.
	askAfter, lookFor = 20 * time.Second, time.Hour
	// eventAfter is how long an event may wait before it is looked after that somebody is about to apply it. It is longer than
	// the longest wait between two tries.
	eventAfter = 3 * longestWait
	// keepEvents is how long a line stays of what was applied. The provider tells nothing again after three days.
	keepEvents = 90 * 24 * time.Hour
)

// Reconcile reads those payers again of whom something should have been told by now: a lost notice is no lost month, and no month
// for nothing. Any number of processes may do it at once. A provider that does not answer is asked again the next time.
func (s *Service) Reconcile(ctx context.Context) error {
	now := s.now()
	due, err := s.q.PayersToRead(ctx, s.pool, store.PayersToReadParams{
		ReadBefore: now.Add(-readAfter), ToldBefore: now.Add(-eventAfter), PeriodBefore: now.Add(-wordAfter), BegunBefore: now.Add(-begunAfter),
		SoonBefore: now.Add(-soonAfter), MaxRows: atOnce,
	})
	if err != nil {
		return fmt.Errorf("find who is to be read again: %w", err)
	}
	return s.readAll(ctx, due)
}

// TellEnded reads those again whose payment is late by more than the grace, and whom nobody has told that nothing is open to them
// any more.
func (s *Service) TellEnded(ctx context.Context) error {
	due, err := s.q.EndedUntold(ctx, s.pool, store.EndedUntoldParams{Now: s.now(), ReadBefore: s.now().Add(-soonAfter), MaxRows: atOnce})
	if err != nil {
		return fmt.Errorf("find whose membership has ended: %w", err)
	}
	return s.readAll(ctx, due)
}

// readAll reads each of the payers. One who cannot be read keeps nobody else waiting; a provider that does not answer is asked for
// nobody else now.
func (s *Service) readAll(ctx context.Context, payers []uuid.UUID) error {
	failed := 0
	for _, payer := range payers {
		err := s.readAnew(ctx, payer)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if errors.Is(err, ErrOutage) {
			s.logger.WarnContext(ctx, "the payment provider does not answer; payers are read again later", "payers", len(payers))
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

// readFirst asks for somebody to be read soon who looks how they stand, has begun a subscription lately and has none yet: the word
// that it was paid may be lost.
func (s *Service) readFirst(ctx context.Context, member identity.MemberID) error {
	payer, err := s.q.PayerToReadSoon(ctx, s.pool, store.PayerToReadSoonParams{MemberID: member.UUID(), Seconds: askAfter.Seconds()})
	if err != nil {
		return ignoreNoRows(err)
	}
	return s.readSoon(ctx, payer)
}

// PruneEvents deletes the lines of what was applied long ago, and settles what is about a customer whom nobody has any more.
func (s *Service) PruneEvents(ctx context.Context) error {
	if _, err := s.q.SettleOrphanedEvents(ctx, s.pool, time.Now().Add(-eventAfter)); err != nil {
		return fmt.Errorf("settle notices about nobody: %w", err)
	}
	if _, err := s.q.DeleteOldPaymentEvents(ctx, s.pool, time.Now().Add(-keepEvents)); err != nil {
		return fmt.Errorf("delete old notices of the payment provider: %w", err)
	}
	return nil
}

// paymentPeriodic is what is done about payments again and again.
func (s *Service) paymentPeriodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "reconcile-payments", Interval: 10 * time.Minute, Run: s.Reconcile},
		{Kind: "tell-ended-memberships", Interval: 10 * time.Minute, Run: s.TellEnded},
		{Kind: "prune-payment-events", Interval: 24 * time.Hour, Run: s.PruneEvents},
	}
}
