// Package membership holds what a member's plan is: whether they are in their free trial, had it, or pay. What a plan
// entitles to is asked here and nowhere else. Who pays what is the payment provider's to know (see Provider): this package
// asks for it, reads it again whenever the provider says that something happened, and keeps what it read last.
package membership

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
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
	// Active says that they have what is paid for: Subscription is there.
	Active bool
	// TrialStartedAt and TrialEndsAt are those of the one free trial, running or over; nil when there was none.
	TrialStartedAt, TrialEndsAt *time.Time
	// Subscription is the confirmed one that gives them access now; nil when none does.
	Subscription *Subscription
	// HadSubscription says that there is or was one that was confirmed.
	HadSubscription bool
}

// Subscription is one that gives access, as its member sees it. Times that do not apply are nil.
type Subscription struct {
	// Status is StatusTrialing, StatusActive or StatusPastDue.
	Status string
	// Variant is a code of copy.PricingVariants, Cents what is charged each month in minor units of Currency.
	Variant, Currency string
	Cents             int
	StartedAt         time.Time
	// PaidUntil is when what is paid for ends, or the free days do.
	PaidUntil time.Time
	// NextChargeAt is nil when nothing is charged any more; EndsAt is when it then ends.
	NextChargeAt, EndsAt *time.Time
	// GraceEndsAt is when access ends unless what is owed is paid; nil when nothing is.
	GraceEndsAt *time.Time
	// LastRefusal is what the bank said when the card was refused for what is owed; nil when nothing is, or nobody said why.
	LastRefusal *string
	// Card is nil when it is charged by something else.
	Card *Card
}

// Queue takes both letters and tasks.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options is what the service stands on.
type Options struct {
	Pool *pgxpool.Pool
	// Waker is told whose screens have something new, and may be nil.
	Waker mailbox.Waker
	Queue Queue
	Links emails.Links
	// Provider takes the money; nil is the same as one that does not answer.
	Provider Provider
	// Verifier says whether it is the provider who tells something; without one nobody is believed.
	Verifier Verifier
	// Prices are the ids of the provider's prices by the code of their variant. Those that are not here are found by their
	// lookup keys.
	Prices map[string]string
	// PublishableKey and ScriptURL are what a page takes cards with: the provider's key for pages, and its script.
	PublishableKey, ScriptURL string
	// Quiet is reminders.QuietUntil: until when somebody with these quiet hours is to be left alone.
	Quiet  func(from, until *int16, zone string, at time.Time) time.Time
	Logger *slog.Logger
	// Now is time.Now unless a test has its own.
	Now func() time.Time
}

// Service starts trials, begins and ends subscriptions, and says how members stand.
type Service struct {
	pool                      *pgxpool.Pool
	q                         *store.Queries
	waker                     mailbox.Waker
	queue                     Queue
	places                    emails.Links
	provider                  Provider
	verifier                  Verifier
	prices                    map[string]string
	publishableKey, scriptURL string
	quiet                     func(from, until *int16, zone string, at time.Time) time.Time
	logger                    *slog.Logger
	now                       func() time.Time
	// pause is how long a payer is left alone once they were read because of what the provider told.
	pause time.Duration
}

// New makes the service. Whoever has letters and tasks worked registers what it has of them.
func New(o Options) *Service {
	s := &Service{
		pool: o.Pool, q: store.New(), waker: o.Waker, queue: o.Queue, places: o.Links,
		provider: o.Provider, verifier: o.Verifier, prices: o.Prices, publishableKey: o.PublishableKey, scriptURL: o.ScriptURL, quiet: o.Quiet, logger: o.Logger, now: o.Now, pause: readPause,
	}
	if s.provider == nil {
		s.provider = unreachable{}
	}
	if s.logger == nil {
		s.logger = slog.New(slog.DiscardHandler)
	}
	if s.now == nil {
		s.now = time.Now
	}
	return s
}

// Status says how the member stands; the member themselves calls it.
func (s *Service) Status(ctx context.Context, member identity.MemberID) (Status, error) {
	row, err := s.q.StandingOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Status{}, nil // They have left.
	}
	if err != nil {
		return Status{}, fmt.Errorf("find membership: %w", err)
	}
	status := Status{TrialStartedAt: row.TrialStartedAt, TrialEndsAt: row.TrialEndsAt}
	if row.Pays {
		var begun bool
		if status.Subscription, status.HadSubscription, begun, err = s.paid(ctx, s.pool, member, s.now()); err != nil {
			return Status{}, err
		}
		if begun && status.Subscription == nil {
			if err := s.readFirst(ctx, member); err != nil {
				return Status{}, fmt.Errorf("ask for a first payment: %w", err)
			}
		}
	}
	status.Active = status.Subscription != nil
	return status, nil
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
	return Status{TrialStartedAt: &row.TrialStartedAt, TrialEndsAt: &row.TrialEndsAt}, nil
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

const (
	// noticeDays is how many days before the end of a trial its member hears of it first.
	noticeDays = 3
	// atOnce is how many members are told in one round.
	atOnce = 500
)

// Tell raises the notice that a trial ends soon: once for each number of days left, from noticeDays down to one, and one letter in
// all. Whoever has subscribed hears nothing of it. When the
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
		plan, err := s.q.PlanOf(ctx, tx, member.UUID())
		if err != nil {
			return err
		}
		if plan.AccessUntil != nil && s.now().Before(*plan.AccessUntil) {
			// They have subscribed. If they have cancelled since, in their free days, they know when those end.
			return nil
		}
		if err := s.writeThatTrialEnds(ctx, tx, member); err != nil {
			return err
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
func (s *Service) Periodic() []tasks.PeriodicTask {
	return append(s.paymentPeriodic(), tasks.PeriodicTask{Kind: "tell-trials", Interval: 10 * time.Minute, Run: s.Tell})
}
