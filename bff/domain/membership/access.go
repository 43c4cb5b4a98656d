package membership

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"
)

// grace is how long a renewal may stay unpaid before what it is for is no longer open.
var grace = time.Duration(copy.Limits.PaymentGraceDays) * 24 * time.Hour

// accessUntil says until when a subscription gives access to what is paid for; false when it gives none at all. The moment it
// returns is the first one without access. It depends on the row alone, so that it can be worked out once, as the row is
// written: what passes is only the time.
//
//   - Nothing is given before the first payment went through, or a card stands behind the free days that are left.
//   - While it goes on, access ends with the period and the grace after it: word of a renewal may come late, and nobody who
//     paid waits for it. One that ends by itself ends at that moment, and has no grace.
//   - While a renewal is not paid, the grace runs from the beginning of the month that is not paid for, and a month more that
//     is owed does not begin it anew.
//   - One that has ended gives nothing from then on, and neither does one that the provider has given up charging.
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
	default: // Given up, paused, never begun, or a word that came to be later.
		return time.Time{}, false
	}
	return until, true
}

// unpaidFrom is the beginning of what is not paid for.
func unpaidFrom(sub store.Subscription) time.Time {
	if sub.UnpaidSince != nil {
		return *sub.UnpaidSince
	}
	return sub.PeriodStart
}

// hasAccess says whether a subscription gives access at that time.
func hasAccess(sub store.Subscription, now time.Time) bool {
	until, gives := accessUntil(sub)
	return gives && now.Before(until)
}

// lastAccess is the latest accessUntil of all subscriptions of one member; nil when none gives any.
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

// paid reads which subscription gives a member access now, nil for none, whether there is or was one that was confirmed, and whether
// one was begun a while ago that is not.
func (s *Service) paid(ctx context.Context, db store.DBTX, member identity.MemberID, now time.Time) (current *Subscription, had, begun bool, err error) {
	rows, err := s.q.SubscriptionsOf(ctx, db, member.UUID())
	if err != nil {
		return nil, false, false, fmt.Errorf("find subscriptions: %w", err)
	}
	for _, row := range rows {
		had = had || row.Confirmed
		begun = begun || (!row.Confirmed && row.EndedAt == nil && now.Sub(row.CreatedAt) < lookFor)
		// Of several, which should not be, one that goes on counts before one that has ended.
		if hasAccess(row, now) && (current == nil || (current.EndsAt != nil && row.CancelAt == nil && row.EndedAt == nil)) {
			current = shown(row)
		}
	}
	return current, had, begun, nil
}

// shown is a subscription that gives access, as its member sees it.
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
	}
	if row.CardBrand != nil && row.CardLast4 != nil && row.CardExpMonth != nil && row.CardExpYear != nil {
		sub.Card = &Card{Brand: *row.CardBrand, Last4: *row.CardLast4, ExpMonth: int(*row.CardExpMonth), ExpYear: int(*row.CardExpYear)}
	}
	return sub
}
