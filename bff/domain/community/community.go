package community

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service holds the community's rules. Its methods are for the member, or the administrator, whom they name.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	waker  mailbox.Waker
	clock  func() time.Time
	logger *slog.Logger
	// shares is what the search knows about how common words are.
	shares knownShares
}

// Options is what the service stands on.
type Options struct {
	Pool *pgxpool.Pool
	// Waker is told whose screens have something new, and may be nil.
	Waker mailbox.Waker
	// Clock says what time it is; nil is the machine's.
	Clock func() time.Time
	// Logger may be nil, which logs nothing.
	Logger *slog.Logger
}

// New makes the service.
func New(o Options) *Service {
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Service{pool: o.Pool, q: store.New(), waker: o.Waker, clock: o.Clock, logger: o.Logger}
}

// Target names something that was written: a post, or one of its comments.
type Target struct {
	Post uuid.UUID
	// Comment is nil for the post itself.
	Comment *uuid.UUID
}

// The states of what was written, as they are stored.
const (
	statusPublished = "published"
	// statusHeld waits until somebody has looked: a link from a new account.
	statusHeld = "held"
	// statusHidden is out of sight, by flags or by a decision.
	statusHidden = "hidden"
	// statusRemoved is out of sight for good, by a decision.
	statusRemoved = "removed"
	// statusDeleted was taken back by its author; the words are gone.
	statusDeleted = "deleted"
)

// tries is how often a transaction is begun at most.
const tries = 4

// write runs a transaction, and again when the database broke it off because it got in the way of another one. do may be
// called several times.
func (s *Service) write(ctx context.Context, do func(tx pgx.Tx) error) (err error) {
	for range tries {
		if err = pgx.BeginFunc(ctx, s.pool, do); !brokenOff(err) {
			return err
		}
	}
	return err
}

// brokenOff says whether a transaction failed only because of another one: a deadlock, or two that cannot be put in order.
func brokenOff(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && (refused.Code == "40P01" || refused.Code == "40001")
}
