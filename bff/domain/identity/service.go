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

// Service registers people, signs them in and out, and says who is behind a token.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	hasher *Hasher
	office Options
	// now is the clock that second factors are compared with.
	now func() time.Time
}

// Options is what the service needs to reach people with.
type Options struct {
	// Letters takes the letters about accounts; without it nobody can register or ask for one.
	Letters emails.Queue
	// Links are what the links in letters begin with.
	Links emails.Links
	// Wake has the open screens of these members look again, after a commit. Nil tells nobody.
	Wake func(members ...MemberID)
	// WakeCoaches is the same for coaches.
	WakeCoaches func(coaches ...CoachID)
	// Keys seal the secrets of second factors; without them nobody can set one up or give one.
	Keys Keys
	// AdministratorsNeedFactor says that the role of administrator counts only in a sign-in with its second factor.
	AdministratorsNeedFactor bool
}

// Keys seal and open words. About says what they belong to: a seal opens for nothing else.
type Keys interface {
	Seal(words, about []byte) []byte
	Open(seal, about []byte) ([]byte, error)
	// Header is what seals begin with that are made now.
	Header() []byte
}

// New makes the service. A nil hasher means the product's own parameters and bounds.
func New(pool *pgxpool.Pool, hasher *Hasher, office Options) *Service {
	if hasher == nil {
		hasher = NewHasher(DefaultParams, DefaultBounds())
	}
	return &Service{pool: pool, q: store.New(), hasher: hasher, office: office, now: time.Now}
}

// wake has the member's open screens look again.
func (s *Service) wake(member MemberID) {
	if s.office.Wake != nil {
		s.office.Wake(member)
	}
}

var errNoLetters = errors.New("identity: the service was made without letters")

// queue asks for a letter in the caller's transaction.
func (s *Service) queue(ctx context.Context, tx pgx.Tx, kind string, id uuid.UUID) error {
	if s.office.Letters == nil {
		return errNoLetters
	}
	return s.office.Letters.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: id})
}

// wakeCoach has the coach's open screens look again.
func (s *Service) wakeCoach(coach CoachID) {
	if s.office.WakeCoaches != nil {
		s.office.WakeCoaches(coach)
	}
}

// tellCoach is tell, for a coach.
func (s *Service) tellCoach(ctx context.Context, tx pgx.Tx, coach uuid.UUID) error {
	_, err := s.q.AppendEvent(ctx, tx, store.AppendEventParams{Realm: "coach", OwnerID: coach, Kind: "user"})
	if err != nil {
		return fmt.Errorf("tell the coach's screens: %w", err)
	}
	return nil
}

// tell puts "ask for yourself again" into the member's own mailbox, in the caller's transaction, as its last statement: it
// is the last in the house's order of locks. Streams look whether their session stands before they pass it on.
func (s *Service) tell(ctx context.Context, tx pgx.Tx, member uuid.UUID) error {
	_, err := s.q.AppendEvent(ctx, tx, store.AppendEventParams{Realm: "member", OwnerID: member, Kind: "user"})
	if err != nil {
		return fmt.Errorf("tell the member's screens: %w", err)
	}
	return nil
}

// DeleteExpired removes what has run out and would be refused anyway, in both realms: sign-ins (begun ones
// too), counted tries, links of letters, browsers that nobody came back to. It says how many sign-ins there were.
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
		return members + coaches, fmt.Errorf("delete old tries: %w", err)
	}
	if _, err := s.q.DeleteOldBrowsers(ctx, s.pool, browserKept.Seconds()); err != nil {
		return members + coaches, fmt.Errorf("delete old browsers: %w", err)
	}
	if _, err := s.q.DeleteOldLinks(ctx, s.pool); err != nil {
		return members + coaches, fmt.Errorf("delete old links: %w", err)
	}
	if _, err := s.q.DeleteExpiredPendingSignIns(ctx, s.pool); err != nil {
		return members + coaches, fmt.Errorf("delete sign-ins that were not finished: %w", err)
	}
	return members + coaches, nil
}
