package casework

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/keyrotation"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Options are the service's dependencies.
type Options struct {
	Pool *pgxpool.Pool
	// Keys seal the notes. The database does not have them.
	Keys keyrotation.Keys
	// Logger logs notes that do not open; nil logs nothing.
	Logger *slog.Logger
}

// Service stores and reads coaches' saved replies and notes.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	keys   keyrotation.Keys
	logger *slog.Logger
	// closed holds the reasons already logged for notes that do not open.
	closed sync.Map
}

// New makes the service.
func New(o Options) *Service {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Service{pool: o.Pool, q: store.New(), keys: o.Keys, logger: o.Logger}
}

// lockCoach locks the row of an open coach until the transaction ends. Returns fault.ErrNotFound for any other coach.
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
