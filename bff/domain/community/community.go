package community

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/risk"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service implements the community. The caller of a method must be its member or administrator argument.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	waker  mailbox.Waker
	risk   *risk.Service
	clock  func() time.Time
	logger *slog.Logger
	// delay returns the time until a new text appears to others.
	delay func(soon bool) time.Duration
	// shares are the word frequencies that speed the search up.
	shares knownShares
}

// Options are the service's dependencies.
type Options struct {
	Pool *pgxpool.Pool
	// Waker wakes the streams of people with new events, and may be nil.
	Waker mailbox.Waker
	// Risk keeps the members' risk states; nil keeps none.
	Risk *risk.Service
	// Clock returns the current time; nil means time.Now.
	Clock func() time.Time
	// Logger may be nil, which logs nothing.
	Logger *slog.Logger
	// Delay returns the time until a new text appears to others; nil means RandomDelay.
	Delay func(soon bool) time.Duration
}

// New makes the service.
func New(o Options) *Service {
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Delay == nil {
		o.Delay = RandomDelay
	}
	return &Service{pool: o.Pool, q: store.New(), waker: o.Waker, risk: o.Risk, clock: o.Clock, logger: o.Logger, delay: o.Delay}
}

// Target identifies a post or one of its comments.
type Target struct {
	Post uuid.UUID
	// Comment is nil for the post itself.
	Comment *uuid.UUID
}

// The states of posts and comments, as stored.
const (
	statusPublished = "published"
	// statusScheduled is not visible to others before its random time of appearance.
	statusScheduled = "scheduled"
	// statusHeld waits for a review: a link from a new account.
	statusHeld = "held"
	// statusHidden is hidden by flags or by a decision.
	statusHidden = "hidden"
	// statusRemoved is permanently hidden by a decision.
	statusRemoved = "removed"
	// statusDeleted was deleted by its author, with its text.
	statusDeleted = "deleted"
)

// tries is the maximum number of attempts at a transaction.
const tries = 4

// write runs a transaction, and runs it again if the database aborted it because of a concurrent one. do may be called
// several times.
func (s *Service) write(ctx context.Context, do func(tx pgx.Tx) error) (err error) {
	for range tries {
		if err = pgx.BeginFunc(ctx, s.pool, do); !brokenOff(err) {
			return err
		}
	}
	return err
}

// brokenOff reports whether a transaction failed only because of a concurrent one: a deadlock or a serialization
// failure.
func brokenOff(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && (refused.Code == "40P01" || refused.Code == "40001")
}
