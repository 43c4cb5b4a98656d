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

// closeKind is the task that ends and deletes a customer at the provider. Its id is a payment closure, which contains
// no member.
const closeKind = "close-payments"

// Left schedules the end of the member's payments and the deletion of their customer at the provider, in the
// transaction in which they leave. The caller holds the member's row lock. It sends the provider no request; the task
// does. Repeated calls are safe.
func (s *Service) Left(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	id, err := s.q.ClosePayer(ctx, tx, member)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("store a payment closure: %w", err)
	}
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: closeKind, ID: id}, time.Time{})
}

// Forget removes a member's traces from the provider's notices, in the transaction that deletes their data.
func (s *Service) Forget(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	if err := s.Left(ctx, tx, member); err != nil { // The member may have started to pay while leaving.
		return err
	}
	if err := s.q.ForgetPaymentEvents(ctx, tx, member); err != nil {
		return fmt.Errorf("delete a member's traces from payment events: %w", err)
	}
	return nil
}

// close ends and deletes one customer at the provider. It can be repeated, and is retried until the provider responds.
func (s *Service) close(ctx context.Context, id uuid.UUID) error {
	row, err := s.q.PaymentClosure(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("find a payment closure: %w", err)
	}
	if err := s.provider.DeleteCustomer(ctx, row.CustomerID); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		s.onFailure(ctx)
		s.logger.ErrorContext(ctx, "payments of a deleted member could not be ended yet; retrying", "error", err, "since", row.CreatedAt)
		return tasks.Snooze(time.Now().Add(min(time.Hour, max(30*time.Second, time.Since(row.CreatedAt)/2))))
	}
	if err := s.q.DeletePaymentClosure(ctx, s.pool, id); err != nil {
		return fmt.Errorf("delete a payment closure: %w", err)
	}
	return nil
}
