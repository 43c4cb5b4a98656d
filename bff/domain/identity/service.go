package identity

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/emails"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service registers members, signs members and coaches in and out, and finds the account of a token.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	hasher *Hasher
	office Options
	// now is the clock for second factors.
	now func() time.Time
}

// Options are the service's dependencies.
type Options struct {
	// Letters takes the emails about accounts. Without it registration and everything else that sends an email fails.
	Letters emails.Queue
	// Links are the origins of links in emails.
	Links emails.Links
	// Wake wakes the members' streams after a commit. Nil wakes none.
	Wake func(members ...MemberID)
	// WakeCoaches does the same for coaches.
	WakeCoaches func(coaches ...CoachID)
	// Keys seal the secrets of second factors; without them second factors cannot be set up or checked.
	Keys Keys
	// AdministratorsNeedFactor is true if the administrator's role counts only in a sign-in with the second factor.
	AdministratorsNeedFactor bool
}

// Keys seal and open data. About is the context: a seal opens only with the same one.
type Keys interface {
	Seal(words, about []byte) []byte
	Open(seal, about []byte) ([]byte, error)
	// Header returns the header of new seals.
	Header() []byte
}

// New returns the service. A nil hasher means the default parameters and bounds.
func New(pool *pgxpool.Pool, hasher *Hasher, office Options) *Service {
	if hasher == nil {
		hasher = NewHasher(DefaultParams, DefaultBounds())
	}
	return &Service{pool: pool, q: store.New(), hasher: hasher, office: office, now: time.Now}
}

// wake wakes the member's streams.
func (s *Service) wake(member MemberID) {
	if s.office.Wake != nil {
		s.office.Wake(member)
	}
}

var errNoLetters = errors.New("identity: the service has no queue for emails")

// queue enqueues an email in the caller's transaction.
func (s *Service) queue(ctx context.Context, tx pgx.Tx, kind string, id uuid.UUID) error {
	if s.office.Letters == nil {
		return errNoLetters
	}
	return s.office.Letters.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: id})
}

// wakeCoach wakes the coach's streams.
func (s *Service) wakeCoach(coach CoachID) {
	if s.office.WakeCoaches != nil {
		s.office.WakeCoaches(coach)
	}
}

// tellCoach does the same as appendUserEvent, for a coach.
func (s *Service) tellCoach(ctx context.Context, tx pgx.Tx, coach uuid.UUID) error {
	_, err := s.q.AppendEvent(ctx, tx, store.AppendEventParams{Realm: "coach", OwnerID: coach, Kind: "user"})
	if err != nil {
		return fmt.Errorf("append a coach's event: %w", err)
	}
	return nil
}

// appendUserEvent appends a "user" event to the member's own mailbox. It must be the last statement of the caller's
// transaction, because the mailbox is last in the lock order. Streams check their session before they pass it on.
func (s *Service) appendUserEvent(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	_, err := s.q.AppendEvent(ctx, tx, store.AppendEventParams{Realm: "member", OwnerID: member, Kind: "user"})
	if err != nil {
		return fmt.Errorf("append a member's event: %w", err)
	}
	return nil
}

// DeleteExpired deletes expired rows that are rejected anyway, in both realms: sign-ins (pending ones too), counted
// attempts, links, and unused browsers. It returns the number of sign-ins.
func (s *Service) DeleteExpired(ctx context.Context) (int64, error) {
	members, err := s.q.DeleteExpiredMemberSignIns(ctx, s.pool)
	if err != nil {
		return 0, fmt.Errorf("delete expired member sign-ins: %w", err)
	}
	coaches, err := s.q.DeleteExpiredCoachSignIns(ctx, s.pool)
	if err != nil {
		return members, fmt.Errorf("delete expired coach sign-ins: %w", err)
	}
	if _, err := s.q.DeleteOldTries(ctx, s.pool, tryKept.Seconds()); err != nil {
		return members + coaches, fmt.Errorf("delete old attempts: %w", err)
	}
	if _, err := s.q.DeleteOldBrowsers(ctx, s.pool, browserKept.Seconds()); err != nil {
		return members + coaches, fmt.Errorf("delete old browsers: %w", err)
	}
	if _, err := s.q.DeleteOldLinks(ctx, s.pool); err != nil {
		return members + coaches, fmt.Errorf("delete old links: %w", err)
	}
	if _, err := s.q.DeleteExpiredPendingSignIns(ctx, s.pool); err != nil {
		return members + coaches, fmt.Errorf("delete pending sign-ins: %w", err)
	}
	return members + coaches, nil
}
