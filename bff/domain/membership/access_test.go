package membership_test

import (
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/db/store"
)

// Access must end exactly at the returned time.
func TestAccessUntilForEveryStatus(t *testing.T) {
	t.Parallel()
	const day = 24 * time.Hour
	start := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
	at := func(after time.Duration) *time.Time { moment := start.Add(after); return &moment }
	month := 31 * day
	// Each row is of the month from start on and confirmed, unless it states otherwise. Until is counted from start;
	// never means no access at all.
	const never = -1
	for name, c := range map[string]struct {
		sub   store.Subscription
		until time.Duration
	}{
		"trial":                          {store.Subscription{Status: "trialing"}, month + 7*day},
		"trial without a card":           {store.Subscription{Status: "trialing"}, never},
		"trial, cancelled":               {store.Subscription{Status: "trialing", CancelAt: at(3 * day)}, 3 * day},
		"paid":                           {store.Subscription{Status: "active"}, month + 7*day},
		"paid, cancelled":                {store.Subscription{Status: "active", CancelAt: at(month)}, month},
		"paid, earlier amount due":       {store.Subscription{Status: "active", UnpaidSince: at(-20 * day)}, month + 7*day},
		"paid, pauses next month":        {store.Subscription{Status: "active", ResumesAt: at(2*month - time.Hour)}, month},
		"paid, pauses and ends before":   {store.Subscription{Status: "active", ResumesAt: at(2*month - time.Hour), CancelAt: at(month)}, month},
		"paid, pauses this month":        {store.Subscription{Status: "active", ResumesAt: at(month - time.Hour)}, 0},
		"past due":                       {store.Subscription{Status: "past_due", UnpaidSince: at(0)}, 7 * day},
		"past due for more than a month": {store.Subscription{Status: "past_due", UnpaidSince: at(-31 * day)}, -24 * day},
		"past due since an unknown time": {store.Subscription{Status: "past_due"}, 7 * day},
		"past due and cancelled, ends within the grace": {store.Subscription{Status: "past_due", UnpaidSince: at(0), CancelAt: at(2 * day)}, 2 * day},
		"past due and cancelled, ends after the grace":  {store.Subscription{Status: "past_due", UnpaidSince: at(0), CancelAt: at(month)}, 7 * day},
		"unpaid":                   {store.Subscription{Status: "unpaid", UnpaidSince: at(0)}, never},
		"ended":                    {store.Subscription{Status: "canceled", EndedAt: at(month)}, month},
		"ended at once":            {store.Subscription{Status: "canceled", EndedAt: at(5 * day)}, 5 * day},
		"ended, unpaid":            {store.Subscription{Status: "canceled", UnpaidSince: at(0), EndedAt: at(9 * day)}, 7 * day},
		"ended at an unknown time": {store.Subscription{Status: "canceled"}, never},
		"incomplete":               {store.Subscription{Status: "incomplete"}, never},
		"incomplete, expired":      {store.Subscription{Status: "incomplete_expired", EndedAt: at(day)}, never},
		"paused":                   {store.Subscription{Status: "paused"}, never},
		"unknown status":           {store.Subscription{Status: "levitating"}, never},
	} {
		sub := c.sub
		sub.PeriodStart, sub.PeriodEnd, sub.Confirmed = start, start.Add(month), name != "trial without a card"
		until, gives := membership.AccessUntil(sub)
		switch {
		case c.until == never && gives:
			t.Errorf("%s: access until %s, want none", name, until)
		case c.until != never && (!gives || !until.Equal(start.Add(c.until))):
			t.Errorf("%s: access until %s (%t), want %s", name, until, gives, start.Add(c.until))
		}
		sub.Confirmed = false
		if until, gives := membership.AccessUntil(sub); gives {
			t.Errorf("%s, unconfirmed: access until %s", name, until)
		}
	}
}
