package identity

import (
	"context"
	"fmt"

	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Service registers people, signs them in and out, and says who is behind a token.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	hasher *Hasher
}

// New makes the service. A nil hasher means the product's own parameters and bounds.
func New(pool *pgxpool.Pool, hasher *Hasher) *Service {
	if hasher == nil {
		hasher = NewHasher(DefaultParams, DefaultBounds())
	}
	return &Service{pool: pool, q: store.New(), hasher: hasher}
}

// DeleteExpired removes the sign-ins of both realms that have run out, and says how many. They are refused anyway; this
// only keeps the tables small.
func (s *Service) DeleteExpired(ctx context.Context) (int64, error) {
	members, err := s.q.DeleteExpiredMemberSignIns(ctx, s.pool)
	if err != nil {
		return 0, fmt.Errorf("delete expired member sign-ins: %w", err)
	}
	coaches, err := s.q.DeleteExpiredCoachSignIns(ctx, s.pool)
	if err != nil {
		return members, fmt.Errorf("delete expired coach sign-ins: %w", err)
	}
	return members + coaches, nil
}
