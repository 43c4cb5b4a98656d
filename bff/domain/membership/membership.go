// Package membership holds what a member's plan is: whether they are in their free trial, had it, or pay. What a plan
// entitles to is asked here and nowhere else.
package membership

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Status is how a member stands.
type Status struct {
	// Active says that they pay. Nothing can be paid for yet, so nobody does.
	Active bool
	// TrialStartedAt and TrialEndsAt are those of the one free trial, running or over; nil when there was none.
	TrialStartedAt, TrialEndsAt *time.Time
}

// Service starts trials and says how members stand.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
}

// New makes the service. Waker is told whose screens have something new, and may be nil.
func New(pool *pgxpool.Pool, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), waker: waker}
}

// Status says how the member stands; the member themselves calls it.
func (s *Service) Status(ctx context.Context, member identity.MemberID) (Status, error) {
	row, err := s.q.MembershipOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Status{}, nil
	}
	if err != nil {
		return Status{}, fmt.Errorf("find membership: %w", err)
	}
	return statusFrom(row), nil
}

// Start begins the member's free trial, which asks for no card and ends by itself after copy.Limits.TrialDays days of 24
// hours; the member themselves calls it. It returns *fault.Conflict when they had one before: there is one a person.
func (s *Service) Start(ctx context.Context, member identity.MemberID) (Status, error) {
	var row store.Membership
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		row, err = s.q.StartTrial(ctx, tx, store.StartTrialParams{MemberID: member.UUID(), Days: int32(copy.Limits.TrialDays)})
		if err != nil {
			return err
		}
		return mailbox.Append(ctx, tx, mailbox.MemberOwner(member), mailbox.KindUser)
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Status{}, s.refuseSecond(ctx, member)
	}
	if err != nil {
		return Status{}, fmt.Errorf("start trial: %w", err)
	}
	mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	return statusFrom(row), nil
}

// refuseSecond says why there is no second trial.
func (s *Service) refuseSecond(ctx context.Context, member identity.MemberID) error {
	running, err := s.q.TrialRuns(ctx, s.pool, member.UUID())
	if err != nil {
		return fmt.Errorf("look at trial: %w", err)
	}
	if running {
		return &fault.Conflict{Message: copy.Membership.TrialRuns}
	}
	return &fault.Conflict{Message: copy.Membership.TrialUsed}
}

func statusFrom(row store.Membership) Status {
	return Status{TrialStartedAt: &row.TrialStartedAt, TrialEndsAt: &row.TrialEndsAt}
}

const (
	// noticeDays is how many days before the end of a trial its member hears of it first.
	noticeDays = 3
	// atOnce is how many members are told in one round.
	atOnce = 500
)

// Tell raises the notice that a trial ends soon: once for each number of days left, from noticeDays down to one. When the
// trial is over, a notice that is still unread becomes read, and the member's screens hear that they changed. Any number of processes may do it at once.
func (s *Service) Tell(ctx context.Context) error {
	for {
		due, err := s.q.TrialsToTell(ctx, s.pool, store.TrialsToTellParams{WithinDays: noticeDays, MaxRows: atOnce})
		if err != nil {
			return fmt.Errorf("find trials that end: %w", err)
		}
		for _, id := range due {
			if err := s.tell(ctx, identity.MemberID(id)); err != nil {
				return err
			}
		}
		if len(due) < atOnce {
			return nil
		}
	}
}

func (s *Service) tell(ctx context.Context, member identity.MemberID) error {
	var changed bool
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.q.LockMember(ctx, tx, member.UUID()); errors.Is(err, pgx.ErrNoRows) {
			return nil // They have gone, and their trial with them.
		} else if err != nil {
			return err
		}
		days, err := s.q.TellTrial(ctx, tx, store.TellTrialParams{MemberID: member.UUID(), WithinDays: noticeDays})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil
		}
		if err != nil {
			return err
		}
		ending := copy.Notifications.TrialEnding
		if days == 0 {
			if _, err := notification.Withdraw(ctx, tx, member, notification.TypeSubscription, ending.Title); err != nil {
				return err
			}
			changed = true
			return mailbox.Append(ctx, tx, mailbox.MemberOwner(member), mailbox.KindUser)
		}
		text := ending.Text.Fill("days", strconv.Itoa(int(days)))
		changed, err = notification.Add(ctx, tx, member, notification.TypeSubscription, ending.Title, text)
		return err
	})
	if err != nil {
		return fmt.Errorf("tell that a trial ends: %w", err)
	}
	if changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
	return nil
}

// Periodic is what is done about memberships again and again.
func (s *Service) Periodic() []tasks.Every {
	return []tasks.Every{{Kind: "tell-trials", Interval: 10 * time.Minute, Do: s.Tell}}
}
