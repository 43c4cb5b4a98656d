package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/tasks"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// closeKind is the task that has the provider end and forget a customer. It is about a payment closure, which names nobody here.
const closeKind = "close-payments"

// Left has whatever a member pays ended at once and their customer deleted at the provider, as soon as that answers; inside the
// transaction in which they leave, which holds their row. It asks the provider for nothing: the task does. It may be called again for the same member.
func (s *Service) Left(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	id, err := s.q.ClosePayer(ctx, tx, member)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("note whose payments end: %w", err)
	}
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: closeKind, ID: id}, time.Time{})
}

// Forget takes the traces of a member out of what the provider told, inside the transaction in which everything of theirs is
// deleted.
func (s *Service) Forget(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	if err := s.Left(ctx, tx, member); err != nil { // They may have begun to pay in the moment in which they left.
		return err
	}
	if err := s.q.ForgetPaymentEvents(ctx, tx, member); err != nil {
		return fmt.Errorf("forget what the payment provider told of somebody: %w", err)
	}
	return nil
}

// close ends and deletes one customer at the provider. It may be done again; a provider that does not answer is asked for as long
// as it takes.
func (s *Service) close(ctx context.Context, id uuid.UUID) error {
	row, err := s.q.PaymentClosure(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("find whose payments end: %w", err)
	}
	if err := s.provider.DeleteCustomer(ctx, row.CustomerID); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		s.logger.ErrorContext(ctx, "the payments of somebody who left could not be ended yet, and are tried again", "error", err, "since", row.CreatedAt)
		return tasks.Snooze(time.Now().Add(min(time.Hour, max(30*time.Second, time.Since(row.CreatedAt)/2))))
	}
	if err := s.q.DeletePaymentClosure(ctx, s.pool, id); err != nil {
		return fmt.Errorf("note that payments have ended: %w", err)
	}
	return nil
}
