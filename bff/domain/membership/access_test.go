package membership_test

import (
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/db/store"
)

// TestAccessOfEveryStatus asks at the last moment with access and at the first without, in every status.
func TestAccessOfEveryStatus(t *testing.T) {
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
		"free days":                       {store.Subscription{Status: "trialing"}, month + 7*day},
		"free days, no card":              {store.Subscription{Status: "trialing"}, never},
		"free days, cancelled":            {store.Subscription{Status: "trialing", CancelAt: at(3 * day)}, 3 * day},
		"paid":                            {store.Subscription{Status: "active"}, month + 7*day},
		"paid, cancelled":                 {store.Subscription{Status: "active", CancelAt: at(month)}, month},
		"paid, and something owed before": {store.Subscription{Status: "active", UnpaidSince: at(-20 * day)}, month + 7*day},
		"late":                            {store.Subscription{Status: "past_due", UnpaidSince: at(0)}, 7 * day},
		"late for more than a month":      {store.Subscription{Status: "past_due", UnpaidSince: at(-31 * day)}, -24 * day},
		"late, nobody knows since when":   {store.Subscription{Status: "past_due"}, 7 * day},
		"late and cancelled, before the grace is over": {store.Subscription{Status: "past_due", UnpaidSince: at(0), CancelAt: at(2 * day)}, 2 * day},
		"late and cancelled, after it":                 {store.Subscription{Status: "past_due", UnpaidSince: at(0), CancelAt: at(month)}, 7 * day},
		"given up":                                     {store.Subscription{Status: "unpaid", UnpaidSince: at(0)}, never},
		"ended":                                        {store.Subscription{Status: "canceled", EndedAt: at(month)}, month},
		"ended at once":                                {store.Subscription{Status: "canceled", EndedAt: at(5 * day)}, 5 * day},
		"ended, unpaid":                                {store.Subscription{Status: "canceled", UnpaidSince: at(0), EndedAt: at(9 * day)}, 7 * day},
		"ended, nobody knows when":                     {store.Subscription{Status: "canceled"}, never},
		"begun":                                        {store.Subscription{Status: "incomplete"}, never},
		"begun too long ago":                           {store.Subscription{Status: "incomplete_expired", EndedAt: at(day)}, never},
		"paused":                                       {store.Subscription{Status: "paused"}, never},
		"a status of another time":                     {store.Subscription{Status: "levitating"}, never},
	} {
		sub := c.sub
		sub.PeriodStart, sub.PeriodEnd, sub.Confirmed = start, start.Add(month), name != "free days, no card"
		until, gives := membership.AccessUntil(sub)
		switch {
		case c.until == never && gives:
			t.Errorf("%s: access until %s, want none", name, until)
		case c.until != never && (!gives || !until.Equal(start.Add(c.until))):
			t.Errorf("%s: access until %s (%t), want %s", name, until, gives, start.Add(c.until))
		}
		sub.Confirmed = false
		if until, gives := membership.AccessUntil(sub); gives {
			t.Errorf("%s, and not confirmed: access until %s", name, until)
		}
	}
}
