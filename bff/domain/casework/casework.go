package casework

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service keeps what coaches keep.
type Service struct {
	pool *pgxpool.Pool
	q    *store.Queries
}

// New makes the service.
func New(pool *pgxpool.Pool) *Service { return &Service{pool: pool, q: store.New()} }

// lockCoach holds an open coach's row until the transaction ends. It returns fault.ErrNotFound for one who is not open.
func (s *Service) lockCoach(ctx context.Context, tx pgx.Tx, coach identity.CoachID) error {
	_, err := s.q.LockOpenCoach(ctx, tx, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	return wrap("lock coach", err)
}

func wrap(what string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}
