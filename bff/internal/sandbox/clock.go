package sandbox

import (
	"slices"
	"time"
)

// unpaidLasts is the time that a subscription waits for its first payment.
const unpaidLasts = 23 * hour

// toldBefore is the time before a trial's end of its trial_will_end event.
const toldBefore = 3 * day

// due is a scheduled step.
type due struct {
	at   int64
	what string
	seq  int64
	do   func()
}

// nextDue returns the next scheduled step of a customer, in their time.
func (s *Sandbox) nextDue(cus *customer) (next due, some bool) {
	soonest := func(d due) {
		if !some || d.at < next.at || (d.at == next.at && d.seq < next.seq) {
			next, some = d, true
		}
	}
	for _, sub := range s.subscriptionsOf(cus.ID) {
		if sub.ResumesAt != 0 && live(sub.Status) {
			soonest(due{sub.ResumesAt, "resume", 0, func() {
				s.replaceSubscription(sub, func(into *subscription) { into.ResumesAt = 0 })
			}})
		}
		if sub.CancelAt != 0 && live(sub.Status) {
			soonest(due{sub.CancelAt, "cancel", 0, func() { s.endSubscription(sub, sub.CancelAt, "cancellation_requested") }})
		}
		switch sub.Status {
		case incomplete:
			soonest(due{sub.Created + unpaidLasts, "expiry", sub.Seq, func() { s.expire(sub) }})
		case trialing:
			if !sub.WillEndTold {
				soonest(due{max(sub.Created, sub.TrialEnd-toldBefore), "trial_will_end", sub.Seq, func() {
					sub.WillEndTold = true
					s.emit("customer.subscription.trial_will_end", cus.ID, s.subscriptionWire(sub), nil)
				}})
			}
			if sub.CancelAtPeriodEnd {
				soonest(due{sub.TrialEnd, "cancel", sub.Seq, func() { s.endSubscription(sub, sub.TrialEnd, "cancellation_requested") }})
			} else {
				soonest(due{sub.TrialEnd, "trial_end", sub.Seq, func() { s.endTrial(sub) }})
			}
		case active, pastDue, unpaid:
			if sub.CancelAtPeriodEnd {
				soonest(due{sub.PeriodEnd, "cancel", sub.Seq, func() { s.endSubscription(sub, sub.PeriodEnd, "cancellation_requested") }})
			} else {
				soonest(due{sub.PeriodEnd, "renewal", sub.Seq, func() { s.renew(sub) }})
			}
		}
	}
	for _, in := range s.invoicesOf(cus.ID) {
		if in.NextAttempt != 0 && (in.Status == "draft" || in.Status == "open") {
			what := map[string]string{"draft": "charge", "open": "retry"}[in.Status]
			soonest(due{in.NextAttempt, what, in.Seq, func() { s.charge(in) }})
		}
	}
	return next, some
}

// expire ends a subscription whose first payment is missing.
func (s *Sandbox) expire(sub *subscription) {
	for _, in := range s.invoicesOf(sub.Customer) {
		if in.Subscription == sub.ID && in.Status == "open" {
			s.void(in)
		}
	}
	s.replaceSubscription(sub, func(into *subscription) {
		into.Status, into.EndedAt = incompleteExpired, s.nowOf(sub.Customer)
	})
}

// endTrial starts the first paid period, or cancels the subscription if it has no card and is set to do so.
func (s *Sandbox) endTrial(sub *subscription) {
	if s.chargeable(sub) == nil {
		switch sub.MissingMethod {
		case "cancel":
			s.endSubscription(sub, sub.TrialEnd, "payment_failed")
			return
		case "pause":
			before := s.subscriptionWire(sub)
			sub.Status = paused
			s.updated("customer.subscription.updated", sub.Customer, before, s.subscriptionWire(sub))
			s.emit("customer.subscription.paused", sub.Customer, s.subscriptionWire(sub), nil)
			return
		}
	}
	s.renew(sub)
}

// renew starts the next period. Its invoice is a draft at first and charged later; in a pause it becomes void.
func (s *Sandbox) renew(sub *subscription) {
	before := s.subscriptionWire(sub)
	last, start := sub.PeriodStart, sub.PeriodEnd
	if sub.Status == trialing {
		sub.Status = active
	}
	sub.PeriodStart, sub.PeriodEnd = start, s.periodAfter(sub, start)
	in := s.newInvoice(sub, "subscription_cycle", s.state.Prices[sub.Price].Cents, last, start, start, sub.PeriodEnd)
	if in.AutoAdvance {
		in.NextAttempt = start + draftFor
	}
	s.emit("invoice.created", sub.Customer, s.invoiceWire(in), nil)
	s.updated("customer.subscription.updated", sub.Customer, before, s.subscriptionWire(sub))
	if sub.ResumesAt != 0 {
		s.finalize(in)
		s.void(in)
	}
}

// restart begins a new period now and charges it at once.
func (s *Sandbox) restart(sub *subscription) {
	before := s.subscriptionWire(sub)
	last, now := sub.PeriodStart, s.nowOf(sub.Customer)
	sub.Anchor, sub.PeriodStart, sub.PeriodEnd = now, now, now
	sub.PeriodEnd = s.periodAfter(sub, now)
	in := s.newInvoice(sub, "subscription_update", s.state.Prices[sub.Price].Cents, last, now, now, sub.PeriodEnd)
	s.emit("invoice.created", sub.Customer, s.invoiceWire(in), nil)
	s.updated("customer.subscription.updated", sub.Customer, before, s.subscriptionWire(sub))
	s.charge(in)
}

// periodAfter returns the end of the period that begins at start: the anchor's day, or the month's last day if it has
// no such day.
func (s *Sandbox) periodAfter(sub *subscription, start int64) int64 {
	p, anchor := s.state.Prices[sub.Price], unix(sub.Anchor)
	for n := 1; ; n++ {
		var end time.Time
		switch p.Interval {
		case "day":
			end = anchor.AddDate(0, 0, n*p.Count)
		case "week":
			end = anchor.AddDate(0, 0, 7*n*p.Count)
		case "month":
			end = addMonths(anchor, n*p.Count)
		default:
			end = addMonths(anchor, 12*n*p.Count)
		}
		if end.Unix() > start {
			return end.Unix()
		}
	}
}

// addMonths keeps the day of the month, or uses the month's last day if it is shorter.
func addMonths(from time.Time, months int) time.Time {
	first := time.Date(from.Year(), from.Month()+time.Month(months), 1, from.Hour(), from.Minute(), from.Second(), 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(from.Day(), last)-1)
}

// settleCustomer runs the due steps of a customer, in order, each at its own time.
func (s *Sandbox) settleCustomer(cus *customer) {
	if s.step != 0 {
		return // Already in progress.
	}
	defer func() { s.step = 0 }()
	for {
		next, some := s.nextDue(cus)
		if !some || next.at > s.now()+cus.Skipped {
			return
		}
		s.step = next.at
		next.do()
		s.step = 0
	}
}

func (s *Sandbox) settle() {
	customers := make([]*customer, 0, len(s.state.Customers))
	for _, cus := range s.state.Customers {
		customers = append(customers, cus)
	}
	slices.SortFunc(customers, func(a, b *customer) int { return int(a.Seq - b.Seq) })
	for _, cus := range customers {
		s.settleCustomer(cus)
	}
}

// Settle runs everything that is due, in order. Run does so automatically; tests that move Now call it.
func (s *Sandbox) Settle() error {
	return s.hold(func() error { s.settle(); return nil })
}

// Advance moves the time of one customer: all their objects move into the past by d, and each step that becomes due
// runs in order, with its webhooks. Other customers' time does not move.
func (s *Sandbox) Advance(customerID string, d time.Duration) error {
	return s.change(func() error {
		cus, e := s.customer("id", customerID)
		if e != nil {
			return e
		}
		if d < 0 || d > 5*365*24*time.Hour {
			return invalid("", "", "Time moves forward only, and by five years at most.")
		}
		cus.Skipped += int64(d / time.Second)
		s.settleCustomer(cus)
		return nil
	})
}

// AdvanceToNext advances one customer's time to their next step and runs it.
func (s *Sandbox) AdvanceToNext(customerID string) error {
	return s.change(func() error {
		cus, e := s.customer("id", customerID)
		if e != nil {
			return e
		}
		s.settleCustomer(cus)
		next, some := s.nextDue(cus)
		if !some {
			return invalid("", "", "Nothing is going to happen by itself for this customer.")
		}
		cus.Skipped = next.at - s.now()
		s.settleCustomer(cus)
		return nil
	})
}
