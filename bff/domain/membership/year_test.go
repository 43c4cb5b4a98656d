package membership_test

import (
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/membership"
)

// A year of a member's life as a calendar that is independent of the program: the events, the expected access at each
// moment, and the expected charges in the end.

// trialDays and graceDays are the promised lengths of trial and grace, independent of the program's constants.
const trialDays, graceDays = 7, 7

// newYear is the start of the year: a Tuesday in January, at nine.
var newYear = time.Date(2027, 1, 5, 9, 0, 0, 0, time.UTC)

func on(month time.Month, day, hour, minute int) time.Time {
	return time.Date(2027, month, day, hour, minute, 0, 0, time.UTC)
}

// span is a time with access: from is included, until is not.
type span struct{ from, until time.Time }

func (s span) holds(at time.Time) bool { return !at.Before(s.from) && at.Before(s.until) }

var (
	converts = on(time.January, 8, 12, 0)
	returns  = on(time.July, 3, 10, 0)
	// accessSpans lists the member's access. The first subscription ends, cancelled, with the month that began on May
	// 12. The second one's renewal of September 3 is never paid, and its grace starts then.
	accessSpans = []span{
		{converts, on(time.June, 12, 9, 0)},
		{returns, on(time.September, 3, 10, 0).AddDate(0, 0, graceDays)},
	}
	trialSpan = span{newYear, newYear.AddDate(0, 0, trialDays)}
	// charged are the beginnings of all months that have to be charged, each once, at eighty dollars.
	charged = []time.Time{
		on(time.January, 12, 9, 0), on(time.February, 12, 9, 0), on(time.March, 12, 9, 0), on(time.April, 12, 9, 0), on(time.May, 12, 9, 0),
		returns, on(time.August, 3, 10, 0),
	}
)

// paysAt reports whether the calendar has access at a time.
func paysAt(at time.Time) bool {
	return slices.ContainsFunc(accessSpans, func(s span) bool { return s.holds(at) })
}

func planAt(at time.Time) (plan string, companions bool) {
	switch {
	case paysAt(at):
		return "premium", true
	case trialSpan.holds(at):
		return "trial", true
	}
	return "free", false
}

// step is a moment of the year and the member's action in it; most steps only compare.
type step struct {
	at time.Time
	do func(y *year)
}

var year2027 = []step{
	{at: newYear},
	{at: converts.Add(-time.Second)},
	{at: converts, do: func(y *year) { y.subscribe("setup") }},
	{at: on(time.January, 11, 9, 0)},
	{at: on(time.January, 12, 8, 59)},
	{at: on(time.January, 12, 9, 0)},
	{at: on(time.January, 12, 9, 30)}, // The invoice of the first month is still a draft.
	{at: on(time.January, 12, 11, 0)},
	{at: on(time.February, 12, 8, 59)},
	{at: on(time.February, 12, 9, 10)},
	{at: on(time.February, 13, 9, 0)},
	{at: on(time.March, 1, 9, 0), do: func(y *year) { y.card("4000000000000341") }}, // A card that fails from now on.
	{at: on(time.March, 12, 9, 0)},
	{at: on(time.March, 12, 12, 0)}, // The renewal was declined.
	{at: on(time.March, 14, 9, 0), do: func(y *year) { y.newCard("pm_card_chargeCustomerFail") }},
	{at: on(time.March, 16, 9, 0), do: func(y *year) { y.newCard("pm_card_visa") }}, // The amount due is paid.
	{at: on(time.March, 19, 10, 0)},
	{at: on(time.April, 1, 9, 0)},
	{at: on(time.April, 12, 10, 30)},
	{at: on(time.April, 20, 9, 0), do: func(y *year) { y.cancel() }},
	{at: on(time.April, 22, 9, 0), do: func(y *year) { y.resume() }},
	{at: on(time.May, 12, 8, 0)},
	{at: on(time.May, 12, 10, 30)},
	{at: on(time.May, 20, 9, 0), do: func(y *year) { y.cancel() }},
	{at: on(time.June, 1, 9, 0)},
	{at: on(time.June, 12, 8, 59)},
	{at: on(time.June, 12, 9, 0)},
	{at: on(time.June, 20, 9, 0)},
	{at: returns, do: func(y *year) { y.subscribe("payment") }},
	{at: on(time.July, 20, 9, 0)},
	{at: on(time.August, 3, 10, 30)},
	{at: on(time.August, 3, 12, 0)},
	{at: on(time.August, 20, 9, 0), do: func(y *year) { y.card("4000000000000341") }},
	{at: on(time.September, 3, 10, 30)},
	{at: on(time.September, 3, 12, 0)},
	{at: on(time.September, 9, 9, 0)},
	{at: on(time.September, 10, 9, 59)},
	{at: on(time.September, 10, 10, 0)},
	{at: on(time.September, 10, 10, 30), do: func(y *year) { y.card("4242424242424242") }}, // Causes no charge.
	{at: on(time.September, 10, 12, 0)},
	{at: on(time.October, 3, 12, 0)},
	{at: on(time.December, 31, 23, 0)},
}

// order is the order in which the provider's notices arrive.
type order struct {
	name string
	seed uint64
	// shuffled delivers the notices of a step in any order, twice up to three times, late up to two steps after their
	// own, and together in two processes at the same time.
	shuffled, twice, late, together bool
}

var orders = []order{
	{name: "in order"},
	{name: "shuffled", seed: 1, shuffled: true}, {name: "shuffled again", seed: 2, shuffled: true},
	{name: "twice", seed: 3, shuffled: true, twice: true},
	{name: "late", seed: 4, shuffled: true, late: true}, {name: "late again", seed: 5, shuffled: true, late: true},
	{name: "late and twice", seed: 6, shuffled: true, twice: true, late: true},
	{name: "together", seed: 7, shuffled: true, together: true},
	{name: "all of it", seed: 8, shuffled: true, twice: true, late: true, together: true},
}

func TestYearOfPaymentsInAnyNoticeOrder(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	ends := map[string]string{}
	t.Run("orders", func(t *testing.T) {
		for _, o := range orders {
			t.Run(o.name, func(t *testing.T) {
				t.Parallel()
				end := runYear(t, o)
				mu.Lock()
				defer mu.Unlock()
				ends[o.name] = end
			})
		}
	})
	for _, o := range orders[1:] {
		if ends[o.name] != ends[orders[0].name] {
			t.Errorf("with notices %s, the year ends with\n%s\nbut in order with\n%s", o.name, ends[o.name], ends[orders[0].name])
		}
	}
}

// year is one run of the year.
type year struct {
	*provider
	order  order
	random *rand.Rand
	// pending are notices by the step at which they arrive.
	pending map[int][]sentNotice
	number  int
}

func runYear(t *testing.T, o order) (end string) {
	y := &year{provider: newProvider(t, newYear), order: o, random: rand.New(rand.NewPCG(o.seed, o.seed)), pending: map[int][]sentNotice{}}
	y.beginTrial(newYear)
	for number, s := range year2027 {
		y.number = number
		y.moveTo(s.at)
		if s.do != nil {
			s.do(y)
		}
		y.deliverDue()
		y.compareAccess()
	}
	for len(y.pending) > 0 { // Late notices arrive after the year.
		y.number++
		y.deliverDue()
	}
	y.compareAccess()
	y.compareCharges()
	return y.rows()
}

// deliverDue delivers the notices of this step and those of earlier ones that are due.
func (y *year) deliverDue() {
	for _, notice := range y.sent() {
		times := 1
		if y.order.twice {
			times += y.random.IntN(3)
		}
		for range times {
			when := y.number
			if y.order.late {
				when += y.random.IntN(3)
			}
			y.pending[when] = append(y.pending[when], notice)
		}
	}
	now := y.pending[y.number]
	delete(y.pending, y.number)
	if y.order.shuffled {
		y.random.Shuffle(len(now), func(i, j int) { now[i], now[j] = now[j], now[i] })
	}
	var all sync.WaitGroup
	for i, notice := range now {
		service := y.services[i%2]
		if !y.order.together {
			y.take(service, notice)
			continue
		}
		all.Go(func() { y.take(service, notice) })
		if i%8 == 7 {
			all.Wait()
		}
	}
	all.Wait()
	// The periodic tasks of the hours in between.
	for _, do := range []func() error{
		func() error { return y.services[0].Reconcile(y.Context()) }, func() error { return y.services[1].TellEnded(y.Context()) },
	} {
		if err := do(); err != nil {
			y.Fatal(err)
		}
	}
	// Charging another card or paying the amount due makes the provider send notices in turn.
	if len(y.captured()) > 0 {
		y.deliverDue()
	}
}

// compareAccess compares the member's access with the calendar.
func (y *year) compareAccess() {
	y.Helper()
	want, now := paysAt(y.now()), y.now()
	for _, service := range y.services {
		status, err := service.Status(y.Context(), y.member.ID)
		if err != nil {
			y.Fatal(err)
		}
		given, err := membership.Entitlements(y.Context(), y.pool, y.member.ID, y.member.PricingVariant, now)
		if err != nil {
			y.Fatal(err)
		}
		if status.Active && !want {
			y.Errorf("%s: at %s the member has access without payment: %+v", y.order.name, now, status.Subscription)
		}
		// A notice that has not arrived yet cannot give access.
		if !status.Active && want && len(y.pending) == 0 {
			y.Errorf("%s: at %s a paying member has no access", y.order.name, now)
		}
		plan, companions := planAt(now)
		if status.Active == want && (given.Plan != plan || given.Companions != companions || given.Sessions != 2 || given.HardStop == want) {
			y.Errorf("%s: at %s the entitlement is %+v, want %s", y.order.name, now, given, plan)
		}
	}
}

// compareCharges compares every charge with the calendar.
func (y *year) compareCharges() {
	y.Helper()
	var months []time.Time
	sum := int64(0)
	for _, charge := range y.box.Charges(y.customer()) {
		if !charge.Paid {
			continue
		}
		months, sum = append(months, charge.PeriodStart.UTC()), sum+charge.Cents
		if charge.Cents != 8000 || charge.Currency != "usd" {
			y.Errorf("%s: charged %d %s", y.order.name, charge.Cents, charge.Currency)
		}
	}
	if !slices.EqualFunc(months, charged, time.Time.Equal) || sum != int64(len(charged))*8000 {
		y.Errorf("%s: charged for %v, %d cents in all; want %v", y.order.name, months, sum, charged)
	}
	if receipts, paid := y.count("select count(*) from river_job where args ->> 'letter' = 'payment-receipt'"), len(charged); receipts != paid {
		y.Errorf("%s: %d receipts for %d payments", y.order.name, receipts, paid)
	}
	failures := "select count(*) from river_job where args ->> 'letter' = 'payment-failed'"
	if late := y.count(failures); late > 2 || (late != 2 && !y.order.late) {
		y.Errorf("%s: %d emails about two failed payments", y.order.name, late)
	}
	if ended := y.count("select count(*) from river_job where args ->> 'letter' = 'membership-ended'"); ended != 2 && !(ended < 2 && y.order.late) {
		y.Errorf("%s: %d emails about two ends", y.order.name, ended)
	}
	if waiting := y.count("select count(*) from payment_events where state <> 'applied'"); waiting != 0 {
		y.Errorf("%s: %d notices were not applied", y.order.name, waiting)
	}
}

// rows returns all rows at the end of the year, except the provider's ids, the times of reads, and the times of
// enqueued emails.
func (y *year) rows() string {
	y.Helper()
	var all []string
	for _, query := range []string{
		`select format('payer: access until %s, card %s', to_char(access_until, 'YYYY-MM-DD HH24:MI:SS'), card_setup_id <> '') from payers`,
		`select format('subscription: %s', (to_jsonb(s) - '{id,member_id,ended_emailed_at,letter_id}'::text[])::text) from subscriptions s order by created_at`,
		`select format('invoice of %s: %s', (select count(*) from subscriptions s where s.created_at <= i.created_at),
			(to_jsonb(i) - '{id,member_id,subscription_id,number,paid_emailed_at,failed_emailed_at,letter_id}'::text[])::text)
			from invoices i order by created_at, period_start, status`,
		`select format('%s notices of %s', count(*), type) from payment_events group by type order by type`,
	} {
		rows, err := y.pool.Query(y.Context(), query)
		if err != nil {
			y.Fatal(err)
		}
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				y.Fatal(err)
			}
			all = append(all, line)
		}
		if rows.Err() != nil {
			y.Fatal(rows.Err())
		}
	}
	return strings.Join(all, "\n")
}

// subscribe does the page's steps: it requests a subscription and gives a card to the provider.
func (y *year) subscribe(intent string) {
	y.Helper()
	checkout, err := y.services[0].Subscribe(y.Context(), y.member)
	if err != nil {
		y.Fatal(err)
	}
	if checkout.Intent != intent || checkout.Cents != 8000 || checkout.Currency != "usd" {
		y.Fatalf("the checkout is %+v", checkout)
	}
	if again, err := y.services[1].Subscribe(y.Context(), y.member); err != nil || again.Secret != checkout.Secret {
		y.Fatalf("a repeat returns another checkout: %v", err)
	}
	y.confirm(string(checkout.Secret), "pm_card_visa", http.StatusOK)
}

// newCard gives another card, as the page does.
func (y *year) newCard(card string) {
	y.Helper()
	form, err := y.services[0].ChangeCard(y.Context(), y.member.ID)
	if err != nil {
		y.Fatal(err)
	}
	y.confirm(string(form.Secret), card, http.StatusOK)
}

// card changes the card at the provider's own pages.
func (y *year) card(number string) {
	y.Helper()
	if err := y.box.SetCard(y.customer(), number); err != nil {
		y.Fatal(err)
	}
}

func (y *year) cancel() {
	y.Helper()
	status, err := y.services[0].Cancel(y.Context(), y.member.ID)
	if err != nil || !status.Active || status.Subscription.EndsAt == nil || status.Subscription.NextChargeAt != nil {
		y.Fatalf("cancelled: %+v, %v", status, err)
	}
}

func (y *year) resume() {
	y.Helper()
	status, err := y.services[1].Resume(y.Context(), y.member.ID)
	if err != nil || !status.Active || status.Subscription.EndsAt != nil || status.Subscription.NextChargeAt == nil {
		y.Fatalf("resumed: %+v, %v", status, err)
	}
}
