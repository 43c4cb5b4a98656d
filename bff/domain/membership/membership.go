// Package membership holds a member's plan: free trial, subscription, and the rights that follow, which are decided
// here only. The payment provider is the source of truth (see Provider): this package sends it requests, reads it
// again after each notice, and stores the last read.
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

// Status is the state of a member's plan.
type Status struct {
	// Active is true if the member has paid access: Subscription is set.
	Active bool
	// TrialStartedAt and TrialEndsAt are those of the one free trial, running or over; nil when there was none.
	TrialStartedAt, TrialEndsAt *time.Time
	// Subscription is the confirmed subscription that gives access now or is paused; nil for none.
	Subscription *Subscription
	// HadSubscription is true if a subscription is or was confirmed.
	HadSubscription bool
}

// Subscription is a subscription that gives access, as its member sees it. Times that do not apply are nil.
type Subscription struct {
	// Status is StatusTrialing, StatusActive, StatusPastDue or, while it is paused and gives no access, StatusPaused.
	Status string
	// Variant is a code of copy.PricingVariants, and Cents the monthly charge in minor units of Currency.
	Variant, Currency string
	Cents             int
	StartedAt         time.Time
	// PaidUntil is the end of the paid period or of the free days.
	PaidUntil time.Time
	// NextChargeAt is nil if nothing more is charged; EndsAt is then the time of the end.
	NextChargeAt, EndsAt *time.Time
	// PausedFrom and PausedUntil are those of a pause, coming or present.
	PausedFrom, PausedUntil *time.Time
	// GraceEndsAt is the end of access unless the amount due is paid; nil if nothing is due.
	GraceEndsAt *time.Time
	// LastRefusal is the bank's message when it declined the amount due; nil if nothing is due or there was no
	// message.
	LastRefusal *string
	// Card is nil if the payment method is not a card.
	Card *Card
}

// Queue takes emails and tasks.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options are the service's dependencies.
type Options struct {
	Pool *pgxpool.Pool
	// Waker wakes the streams of people with new events, and may be nil.
	Waker mailbox.Waker
	Queue Queue
	Links emails.Links
	// Provider is the payment provider; nil behaves like one that does not respond.
	Provider Provider
	// Verifier checks that a notice is from the provider; without one every notice is rejected.
	Verifier Verifier
	// Prices are the ids of the provider's prices by the code of their variant. Missing ones are found by their lookup
	// keys.
	Prices map[string]string
	// PublishableKey and ScriptURL are the provider's key and script for pages that take cards.
	PublishableKey, ScriptURL string
	// Quiet is reminders.QuietUntil: the end of the quiet hours that contain the time.
	Quiet  func(from, until *int16, zone string, at time.Time) time.Time
	Logger *slog.Logger
	// OnFailure is called when the provider does not respond or its response cannot be used. It may be nil.
	OnFailure func(ctx context.Context)
	// Now is time.Now unless a test has its own.
	Now func() time.Time
}

// Service starts trials, starts and ends subscriptions, and reports the state of plans.
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
	// pause is the minimum time between two reads of a payer caused by notices.
	pause time.Duration
	// requestLimit is the constant, unless a test has its own.
	requestLimit time.Duration
	onFailure    func(ctx context.Context)
}

// New returns the service.
func New(o Options) *Service {
	s := &Service{
		pool: o.Pool, q: store.New(), waker: o.Waker, queue: o.Queue, places: o.Links,
		provider: o.Provider, verifier: o.Verifier, prices: o.Prices, publishableKey: o.PublishableKey, scriptURL: o.ScriptURL, quiet: o.Quiet, logger: o.Logger, now: o.Now, pause: readPause,
		requestLimit: requestLimit, onFailure: o.OnFailure,
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
	if s.onFailure == nil {
		s.onFailure = func(context.Context) {}
	}
	return s
}

// Status returns the state of the member's plan. The caller must be the member.
func (s *Service) Status(ctx context.Context, member identity.MemberID) (Status, error) {
	row, err := s.q.StandingOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Status{}, nil // The member has left.
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
				return Status{}, fmt.Errorf("schedule a read for a first payment: %w", err)
			}
		}
	}
	status.Active = status.Subscription != nil && status.Subscription.Status != StatusPaused
	return status, nil
}

// Start starts the member's free trial, which needs no card and ends after copy.Limits.TrialDays days of 24 hours. The
// caller must be the member. Returns *fault.Conflict after an earlier trial: there is one per person.
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

// refuseSecond returns the reason against a second trial.
func (s *Service) refuseSecond(ctx context.Context, member identity.MemberID) error {
	running, err := s.q.TrialRuns(ctx, s.pool, member.UUID())
	if err != nil {
		return fmt.Errorf("find trial: %w", err)
	}
	if running {
		return &fault.Conflict{Message: copy.Membership.TrialRuns}
	}
	return &fault.Conflict{Message: copy.Membership.TrialUsed}
}

const (
	// noticeDays is the number of days before the end of a trial at which its member gets the first notice.
	noticeDays = 3
	// atOnce is the number of members per round.
	atOnce = 500
)

// NotifyTrialEnds creates the notices that trials end soon: one for each number of days left from noticeDays down to
// one, and one email in total. Subscribers get none. When a trial is over, unread notices become read and the member's
// streams are woken. Any number of processes may run it at once.
func (s *Service) NotifyTrialEnds(ctx context.Context) error {
	for {
		due, err := s.q.TrialsToTell(ctx, s.pool, store.TrialsToTellParams{WithinDays: noticeDays, MaxRows: atOnce})
		if err != nil {
			return fmt.Errorf("find trials that end: %w", err)
		}
		for _, id := range due {
			if err := s.notifyTrialEnd(ctx, identity.MemberID(id)); err != nil {
				return err
			}
		}
		if len(due) < atOnce {
			return nil
		}
	}
}

func (s *Service) notifyTrialEnd(ctx context.Context, member identity.MemberID) error {
	var changed bool
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		locked, err := s.q.LockMember(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // The member was deleted with the trial.
		}
		if err != nil {
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
			// The member has subscribed. A member who cancelled during the trial knows its end.
			return nil
		}
		if err := s.writeThatTrialEnds(ctx, tx, member); err != nil {
			return err
		}
		text := copy.In(locked.DisplayLanguage).Notifications.TrialEnding.Text.Fill("days", strconv.Itoa(int(days)))
		changed, err = notification.Add(ctx, tx, member, notification.TypeSubscription, ending.Title, text)
		return err
	})
	if err != nil {
		return fmt.Errorf("notify that a trial ends: %w", err)
	}
	if changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
	return nil
}

// Periodic returns the periodic tasks about memberships.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return append(s.paymentPeriodic(), tasks.PeriodicTask{Kind: "tell-pause-ends", Interval: time.Hour, Run: s.NotifyPauseEnds}, tasks.PeriodicTask{Kind: "tell-trials", Interval: 10 * time.Minute, Run: s.NotifyTrialEnds})
}
