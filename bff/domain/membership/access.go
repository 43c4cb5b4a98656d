package membership

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// grace is the time a renewal may stay unpaid before access ends.
var grace = time.Duration(copy.Limits.PaymentGraceDays) * 24 * time.Hour

// accessUntil returns the end of the access that a subscription gives, which is the first moment without it; false if
// it gives none at all. It depends on the row alone, so it is computed once, when the row is written.
//
//   - There is no access before the first payment succeeded or a card is attached for the remaining free days.
//   - While the subscription runs, access ends with the period plus the grace: a renewal's notice may arrive late, and
//     a paying member must not wait for it. A subscription that ends as planned has no grace.
//   - While a renewal is unpaid, the grace starts at the beginning of the unpaid month, and another unpaid month does
//     not restart it.
//   - A pause ends it with the paid period, until the provider charges again.
//   - An ended subscription gives no access, nor does one that the provider has stopped charging.
func accessUntil(sub store.Subscription) (time.Time, bool) {
	if !sub.Confirmed {
		return time.Time{}, false
	}
	var until time.Time
	switch sub.Status {
	case StatusTrialing, StatusActive:
		until = sub.PeriodEnd.Add(grace)
		if sub.CancelAt != nil {
			until = *sub.CancelAt
		}
		if from, _, paused := pauseOf(sub); paused {
			until = earlier(from, until)
		}
	case StatusPastDue:
		until = unpaidFrom(sub).Add(grace)
		if sub.CancelAt != nil {
			until = earlier(until, *sub.CancelAt)
		}
	case StatusCanceled:
		if sub.EndedAt == nil {
			return time.Time{}, false
		}
		until = *sub.EndedAt
		if sub.UnpaidSince != nil {
			until = earlier(until, sub.UnpaidSince.Add(grace))
		}
	default: // Unpaid, paused, incomplete, or an unknown status.
		return time.Time{}, false
	}
	return until, true
}

// unpaidFrom returns the beginning of the unpaid time.
func unpaidFrom(sub store.Subscription) time.Time {
	if sub.UnpaidSince != nil {
		return *sub.UnpaidSince
	}
	return sub.PeriodStart
}

// hasAccess reports whether a subscription gives access at that time.
func hasAccess(sub store.Subscription, now time.Time) bool {
	until, gives := accessUntil(sub)
	return gives && now.Before(until)
}

// lastAccess returns the latest accessUntil of a member's subscriptions; nil if none gives access.
func lastAccess(subs []store.Subscription) *time.Time {
	var last *time.Time
	for _, sub := range subs {
		if until, gives := accessUntil(sub); gives && (last == nil || until.After(*last)) {
			last = &until
		}
	}
	return last
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// paid returns the subscription that gives a member access now or is paused (nil for none), whether a subscription is
// or was confirmed, and whether one was started a while ago and never confirmed.
func (s *Service) paid(ctx context.Context, db store.DBTX, member identity.MemberID, now time.Time) (current *Subscription, had, begun bool, err error) {
	rows, err := s.q.SubscriptionsOf(ctx, db, member.UUID())
	if err != nil {
		return nil, false, false, fmt.Errorf("find subscriptions: %w", err)
	}
	for _, row := range rows {
		had = had || row.Confirmed
		begun = begun || (!row.Confirmed && row.EndedAt == nil && now.Sub(row.CreatedAt) < lookFor)
		// There should be one; of several, a running one has priority over one that ends.
		if hasAccess(row, now) && (current == nil || (current.EndsAt != nil && row.CancelAt == nil && row.EndedAt == nil)) {
			current = shown(row)
		}
		if from, _, paused := pauseOf(row); paused && current == nil && !now.Before(from) {
			current = shown(row)
			current.Status = StatusPaused
		}
	}
	return current, had, begun, nil
}

// shown returns a subscription that gives access, as its member sees it.
func shown(row store.Subscription) *Subscription {
	sub := &Subscription{
		Status: row.Status, Variant: row.Variant, Currency: row.Currency, Cents: int(row.Cents), StartedAt: row.CreatedAt,
		PaidUntil: row.PeriodEnd, EndsAt: row.CancelAt,
	}
	if row.Status == StatusCanceled {
		sub.Status, sub.EndsAt = StatusActive, row.EndedAt
	}
	switch until, _ := accessUntil(row); {
	case row.Status == StatusPastDue:
		sub.PaidUntil, sub.GraceEndsAt, sub.LastRefusal = unpaidFrom(row), &until, row.LastRefusal
	case sub.EndsAt == nil:
		sub.NextChargeAt = &row.PeriodEnd
		if from, until, paused := pauseOf(row); paused {
			sub.NextChargeAt, sub.PausedFrom, sub.PausedUntil = &until, &from, &until
		}
	}
	if row.CardBrand != nil && row.CardLast4 != nil && row.CardExpMonth != nil && row.CardExpYear != nil {
		sub.Card = &Card{Brand: *row.CardBrand, Last4: *row.CardLast4, ExpMonth: int(*row.CardExpMonth), ExpYear: int(*row.CardExpYear)}
	}
	return sub
}
