package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// resumeBefore is the time before the end of the paused month at which the provider charges again, so that the
	// invoice at its end is charged.
	resumeBefore = time.Hour
	// tellPauseBefore is the time before the end of a pause at which the member gets an email.
	tellPauseBefore = 3 * 24 * time.Hour
	// pauseEndsKind is the email about the end of a pause, enqueued for a subscription.
	pauseEndsKind = "pause-ends"
)

// pauseOf returns the time of a subscription's pause: the month after the paid period, or the present one. False if it
// is not paused, and for the last hour, in which the provider charges again and the next invoice is near.
func pauseOf(sub store.Subscription) (from, until time.Time, paused bool) {
	switch {
	case sub.ResumesAt == nil || sub.Status != StatusActive:
		return time.Time{}, time.Time{}, false
	case sub.ResumesAt.After(sub.PeriodEnd):
		return sub.PeriodEnd, sub.ResumesAt.Add(resumeBefore), true
	default:
		return sub.PeriodStart, sub.PeriodEnd, true
	}
}

// Pause lets the member's subscription rest for the month after the paid period: nothing is charged, and there is no
// paid access. Then it continues. The caller must be the member. Returns *fault.Conflict if there is no running
// subscription or it ends, pauses, has free days or an unpaid invoice, and *fault.Upstream as for Cancel.
func (s *Service) Pause(ctx context.Context, member identity.MemberID) (Status, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingToPause}
	return s.changePause(ctx, member, refused, copy.Membership.PauseFailed, copy.Membership.PauseUncertain,
		func(ctx context.Context, sub *ProviderSubscription) error {
			if sub.Status != StatusActive || sub.CancelAtPeriodEnd || sub.CancelAt != nil || sub.ResumesAt != nil {
				return refused
			}
			return s.provider.Pause(ctx, sub.ID, monthAfter(sub.Anchor, sub.PeriodEnd).Add(-resumeBefore))
		})
}

// EndPause undoes a pause: before it begins the subscription continues as before, and during it a new month begins and
// is charged at once. The caller must be the member. Errors as for Pause.
func (s *Service) EndPause(ctx context.Context, member identity.MemberID) (Status, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingPaused}
	return s.changePause(ctx, member, refused, copy.Membership.ResumeFailed, copy.Membership.ResumeUncertain,
		func(ctx context.Context, sub *ProviderSubscription) error {
			if sub.Status != StatusActive || sub.ResumesAt == nil {
				return refused
			}
			begun := !sub.ResumesAt.After(sub.PeriodEnd)
			return s.provider.EndPause(ctx, sub.ID, begun)
		})
}

// changePause applies a change to the member's running subscription and reads it again. Refused is the error without
// one, failed and unknown the messages for a provider that fails before the change and during it.
func (s *Service) changePause(
	ctx context.Context, member identity.MemberID, refused error, failed, unknown string, change func(context.Context, *ProviderSubscription) error,
) (Status, error) {
	err := s.withProvider(ctx, failed, func(ctx context.Context) error {
		payer, subscriptions, err := s.paying(ctx, member, refused)
		if err != nil {
			return err
		}
		sub := goesOn(subscriptions)
		if sub == nil {
			return errors.Join(refused, s.readSoon(ctx, payer))
		}
		err = change(ctx, sub)
		if errors.Is(err, ErrOutage) || ctx.Err() != nil {
			// The request's time may be over.
			return errors.Join(&uncertain{message: unknown, cause: err}, s.readSoon(context.WithoutCancel(ctx), payer))
		}
		if err != nil {
			// Another window may have made the change: this one is updated by the read.
			return errors.Join(err, s.readSoon(ctx, payer))
		}
		return s.readBack(ctx, payer)
	})
	if err != nil {
		return Status{}, err
	}
	return s.Status(ctx, member)
}

// monthAfter returns the first time after the given one that is a whole number of months after the anchor. Months
// without the anchor's day have it on their last day.
func monthAfter(anchor, after time.Time) time.Time {
	anchor = anchor.UTC()
	for n := 1; ; n++ {
		first := time.Date(anchor.Year(), anchor.Month()+time.Month(n), 1, anchor.Hour(), anchor.Minute(), anchor.Second(), 0, time.UTC)
		last := first.AddDate(0, 1, -1).Day()
		if at := first.AddDate(0, 0, min(anchor.Day(), last)-1); at.After(after) {
			return at
		}
	}
}

// NotifyPauseEnds enqueues an email to each member whose pause ends within three days, once per pause. Any number of
// processes may run it at once.
func (s *Service) NotifyPauseEnds(ctx context.Context) error {
	for {
		told := 0
		err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			now := s.now()
			letters, err := s.q.PausesToTell(ctx, tx, store.PausesToTellParams{Now: now, Before: now.Add(tellPauseBefore), MaxRows: atOnce})
			if err != nil {
				return err
			}
			told = len(letters)
			for _, letter := range letters {
				if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: pauseEndsKind, ID: letter}); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("announce the ends of pauses: %w", err)
		}
		if told < atOnce {
			return nil
		}
	}
}

// pausedSubscription returns the data of the email about the end of a pause; emails.ErrGone if it is not paused any
// more or ends instead.
func (s *Service) pausedSubscription(ctx context.Context, letter uuid.UUID) (store.LetterAboutSubscriptionRow, error) {
	row, err := s.q.LetterAboutSubscription(ctx, s.pool, letter)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read an email's data: %w", err)
	}
	if _, _, paused := pauseOf(row.Subscription); !row.There || !paused || row.Subscription.CancelAt != nil {
		return row, emails.ErrGone
	}
	return row, nil
}

func (s *Service) pauseEnds(in *copy.Catalog, row store.LetterAboutSubscriptionRow) emails.Draft {
	said := in.PaymentLetters.PauseEnds
	_, until, _ := pauseOf(row.Subscription)
	day := datetext.Date(in.Language(), until.In(zoneOf(row.TimeZone)))
	return s.withPaymentParts(in, row.Email, row.FirstName, emails.Draft{
		Subject:    said.Subject,
		Paragraphs: []string{said.Text.Fill("date", day, "amount", money(row.Subscription.Cents, row.Subscription.Currency))},
		Button:     s.plan(said.Button), Closing: []string{said.Change},
	})
}
