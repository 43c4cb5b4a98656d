package membership_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// desk is the product with a payment provider that answers as a test wants it to.
type desk struct {
	*testing.T
	pool    *pgxpool.Pool
	post    *jobstest.Post
	plans   *membership.Service
	book    *tasks.Registry
	answers *answers
}

// answers replaces the provider with one response per customer.
type answers struct {
	membership.Provider
	mu    sync.Mutex
	of    map[string]func() ([]membership.ProviderSubscription, error)
	reads map[string]int
	// invoices, setups and use respond for every customer; nil means an empty list and success.
	invoices func() []membership.ProviderInvoice
	setups   func() ([]membership.Setup, error)
	use      func(card string) error
}

func (a *answers) Subscriptions(_ context.Context, customer string) ([]membership.ProviderSubscription, error) {
	a.mu.Lock()
	a.reads[customer]++
	answer := a.of[customer]
	a.mu.Unlock()
	if answer == nil {
		return nil, nil
	}
	return answer()
}

func (a *answers) Invoices(context.Context, string) ([]membership.ProviderInvoice, error) {
	if a.invoices == nil {
		return nil, nil
	}
	return a.invoices(), nil
}

func (a *answers) Setups(context.Context, string) ([]membership.Setup, error) {
	if a.setups == nil {
		return nil, nil
	}
	return a.setups()
}

func (a *answers) UsePaymentMethod(_ context.Context, _, _, card string) error {
	if a.use == nil {
		return nil
	}
	return a.use(card)
}

// answer has the provider answer so for a customer from now on.
func (a *answers) answer(customer string, subs []membership.ProviderSubscription, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.of[customer] = func() ([]membership.ProviderSubscription, error) { return subs, err }
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{T: t, pool: dbtest.New(t), answers: &answers{of: map[string]func() ([]membership.ProviderSubscription, error){}, reads: map[string]int{}}}
	d.post = jobstest.New(t, d.pool)
	d.plans = membership.New(membership.Options{Pool: d.pool, Queue: d.post, Links: jobstest.Places, Provider: d.answers}).WithoutPause()
	d.book = tasks.NewRegistry(d.plans.Tasks()...)
	d.post.Add(d.plans.Emails()...)
	d.post.AddTasks(d.plans.Tasks()...)
	return d
}

// payer makes a member with a customer at the provider.
func (d *desk) payer(customer string) (member identity.Member, id uuid.UUID) {
	d.Helper()
	member = identitytest.NewMember(d.T, d.pool)
	if err := d.pool.QueryRow(d.Context(), "insert into payers (member_id, customer_id) values ($1, $2) returning id", member.ID.UUID(), customer).Scan(&id); err != nil {
		d.Fatal(err)
	}
	return member, id
}

var events int

// sendNotice has the provider send a notice about a customer.
func (d *desk) sendNotice(customer, kind string) (event string) {
	d.Helper()
	events++
	event = fmt.Sprintf("evt_%d", events)
	notice := membership.Notice{EventID: event, Type: kind, ObjectID: "sub_of_" + customer, CustomerID: customer, CreatedAt: time.Now()}
	for range 2 { // A repeat is not stored again.
		if err := d.plans.Take(d.Context(), notice); err != nil {
			d.Fatal(err)
		}
	}
	return event
}

// apply runs the task about a payer, and reports whether it snoozes.
func (d *desk) apply(payer uuid.UUID) (later bool) {
	d.Helper()
	err := d.book.Run(d.Context(), tasks.Ref{Kind: membership.SyncKind, ID: payer})
	_, later = tasks.SnoozedUntil(err)
	if err != nil && !later {
		d.Fatal(err)
	}
	return later
}

// state returns the state of an event.
func (d *desk) state(event string) string {
	d.Helper()
	var state, reason string
	var tries int
	if err := d.pool.QueryRow(d.Context(), "select state, tries, reason from payment_events where event_id = $1", event).Scan(&state, &tries, &reason); err != nil {
		d.Fatal(err)
	}
	return strings.TrimSpace(fmt.Sprintf("%s %d %s", state, tries, reason))
}

func (d *desk) wantState(event, want string) {
	d.Helper()
	if got := d.state(event); got != want {
		d.Errorf("%s is %s, want %s", event, got, want)
	}
}

// paying returns a running subscription.
func paying() []membership.ProviderSubscription {
	now := time.Now().UTC().Truncate(time.Second)
	return []membership.ProviderSubscription{{
		ID: "sub_1", Status: membership.StatusActive, Variant: "default", Cents: 8000, Currency: "usd", CreatedAt: now, PeriodStart: now, PeriodEnd: now.AddDate(0, 1, 0),
		PaymentMethod: "pm_1", Card: &membership.Card{Brand: "visa", Last4: "4242", ExpMonth: 12, ExpYear: 2030},
	}}
}

const updated = "customer.subscription.updated"

func TestWhatNobodyNeedsIsNotKept(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	d.payer("cus_1")
	d.sendNotice("cus_1", "charge.succeeded")
	d.sendNotice("cus_1", "product.created")
	var kept, waiting int
	if err := d.pool.QueryRow(t.Context(), "select (select count(*) from payment_events), (select count(*) from river_job)").Scan(&kept, &waiting); err != nil || kept != 0 || waiting != 0 {
		t.Errorf("%d events are kept and %d jobs wait, %v", kept, waiting, err)
	}
	// For an unknown customer only the arrival of the notice is stored.
	event := d.sendNotice("cus_elsewhere", updated)
	d.wantState(event, "applied 0")
	if err := d.pool.QueryRow(t.Context(), "select count(*) from payment_events where customer_id || object_id <> ''").Scan(&kept); err != nil || kept != 0 {
		t.Errorf("%d say about whom, %v", kept, err)
	}
}

// TestAPoisonedEvent is retried for a while, then set aside, and blocks no other.
func TestAPoisonedEvent(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		err    error
		reason string
	}{
		"a customer that there is not": {membership.ErrMissing, copy.PaymentAnswers.NoCustomer},
		"an answer that is refused":    {fmt.Errorf("about %s: %w", private, membership.ErrUnusable), copy.PaymentAnswers.NotUnderstood},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t)
			_, poisoned := d.payer("cus_poisoned")
			member, well := d.payer("cus_well")
			d.answers.answer("cus_poisoned", nil, c.err)
			d.answers.answer("cus_well", paying(), nil)
			bad, good := d.sendNotice("cus_poisoned", updated), d.sendNotice("cus_well", updated)
			for try := 1; try <= membership.MostTries; try++ {
				if later := d.apply(poisoned); later != (try < membership.MostTries) {
					t.Fatalf("after try %d it is to be tried again: %t", try, later)
				}
				if try == 1 {
					d.wantState(bad, "waiting 1 "+c.reason)
					d.apply(well)
					d.wantState(good, "applied 0")
				}
			}
			d.wantState(bad, fmt.Sprintf("set_aside %d %s", membership.MostTries, c.reason))
			if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
				t.Errorf("who is well stands at %+v, %v", status, err)
			}

			// Administrators see it, and nothing private of it; they have it tried again once it is mended.
			admin := administrator(t, d.pool)
			page, err := d.plans.Events(t.Context(), admin, membership.EventSetAside, nil)
			if err != nil || len(page.Events) != 1 || page.SetAside != 1 || page.Events[0].EventID != bad || strings.Contains(page.Events[0].Reason, private) {
				t.Fatalf("they see %+v, %v", page, err)
			}
			d.answers.answer("cus_poisoned", paying(), nil)
			retried, err := d.plans.RetryEvent(t.Context(), admin, page.Events[0].ID)
			if err != nil || retried.State != membership.EventWaiting || retried.Tries != 0 {
				t.Errorf("tried again: %+v, %v", retried, err)
			}
			d.post.Work(t)
			d.wantState(bad, "applied 0")
			var conflict *fault.Conflict
			if _, err := d.plans.DismissEvent(t.Context(), admin, page.Events[0].ID); !errors.As(err, &conflict) {
				t.Errorf("what is applied is dismissed: %v", err)
			}
		})
	}
}

func administrator(t *testing.T, pool *pgxpool.Pool) identity.AdministratorID {
	t.Helper()
	admin, holds := identitytest.NewCoach(t, pool, identitytest.Administrator).Administrator()
	if !holds {
		t.Fatal("there is no administrator")
	}
	return admin
}

// TestWhatBreaksDownIsSetAsideAtOnce: trying again would break down again.
func TestWhatBreaksDownIsSetAsideAtOnce(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	_, id := d.payer("cus_1")
	d.answers.of["cus_1"] = func() ([]membership.ProviderSubscription, error) { panic(private) }
	event := d.sendNotice("cus_1", updated)
	if d.apply(id) {
		t.Error("it is to be tried again")
	}
	d.wantState(event, "set_aside 1 "+copy.PaymentAnswers.BrokeDown)
	// What comes afterwards and can be read settles it too: there is one state of a customer.
	d.answers.answer("cus_1", paying(), nil)
	next := d.sendNotice("cus_1", updated)
	d.apply(id)
	d.wantState(next, "applied 0")
	d.wantState(event, "applied 1")
}

// TestAnOutageLosesNothing, however long it lasts.
func TestAnOutageLosesNothing(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, id := d.payer("cus_1")
	d.answers.answer("cus_1", nil, membership.ErrOutage)
	event := d.sendNotice("cus_1", updated)
	for range 3 * membership.MostTries {
		if !d.apply(id) {
			t.Fatal("it is not tried again")
		}
	}
	d.wantState(event, "waiting 0")
	d.answers.answer("cus_1", paying(), nil)
	if d.apply(id) {
		t.Error("it is to be tried again")
	}
	d.wantState(event, "applied 0")
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("they stand at %+v, %v", status, err)
	}
	if kinds, _ := heard(t, d.pool, member.ID, 0); !slices.Equal(kinds, []mailbox.Kind{mailbox.KindUser}) {
		t.Errorf("the screens heard %v", kinds)
	}
	// Without a change there is nothing to report.
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if kinds, _ := heard(t, d.pool, member.ID, 0); len(kinds) != 1 {
		t.Errorf("the screens heard %v", kinds)
	}
}

// TestAStormIsAFewReadings: a thousand notices about one customer at once ask the provider a few times.
func TestAStormIsAFewReadings(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	_, id := d.payer("cus_1")
	d.answers.answer("cus_1", paying(), nil)
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for n := range 125 {
				notice := membership.Notice{EventID: fmt.Sprintf("evt_storm_%d_%d", i, n), Type: updated, CustomerID: "cus_1", CreatedAt: time.Now()}
				if err := d.plans.Take(t.Context(), notice); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if waits := d.post.Scheduled(t, tasks.Ref{Kind: membership.SyncKind, ID: id}); len(waits) != 1 {
		t.Errorf("%d tasks wait for one customer", len(waits))
	}
	d.post.Work(t)
	var applied int
	if err := d.pool.QueryRow(t.Context(), "select count(*) from payment_events where state = 'applied'").Scan(&applied); err != nil || applied != 1000 {
		t.Errorf("%d of 1000 are applied, %v", applied, err)
	}
	if reads := d.answers.reads["cus_1"]; reads != 1 {
		t.Errorf("the provider was asked %d times", reads)
	}
}

// TestWhoWasReadAMomentAgoIsLeftAlone: notices that arrive while others are applied are settled together a moment
// later.
func TestWhoWasReadAMomentAgoIsLeftAlone(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	d.plans = membership.New(membership.Options{Pool: d.pool, Queue: d.post, Provider: d.answers})
	d.book = tasks.NewRegistry(d.plans.Tasks()...)
	_, id := d.payer("cus_1")
	d.answers.answer("cus_1", paying(), nil)
	d.sendNotice("cus_1", updated)
	if d.apply(id) {
		t.Fatal("the first one waits")
	}
	execute(t, d.pool, "update payers set asked_at = now() + interval '1 hour'") // However slow the test is.
	second := d.sendNotice("cus_1", updated)
	if !d.apply(id) || d.answers.reads["cus_1"] != 1 {
		t.Errorf("they were read again at once, %d times in all", d.answers.reads["cus_1"])
	}
	execute(t, d.pool, "update payers set asked_at = now() - interval '1 hour'")
	if d.apply(id) {
		t.Error("they are still left alone")
	}
	d.wantState(second, "applied 0")
}

// TestNobodyHoldsAConnectionMeanwhile: while the provider is asked, the database is free for others.
func TestNobodyHoldsAConnectionMeanwhile(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	_, id := d.payer("cus_1")
	held := int32(-1)
	d.answers.of["cus_1"] = func() ([]membership.ProviderSubscription, error) {
		held = d.pool.Stat().AcquiredConns()
		return paying(), nil
	}
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if held != 0 {
		t.Errorf("%d connections are held while the provider is asked", held)
	}
}

// TestALaterReadingStays: one that began earlier and comes back later does not overwrite it.
func TestALaterReadingStays(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, id := d.payer("cus_1")
	begun, goOn := make(chan struct{}), make(chan struct{})
	stale := paying()
	stale[0].Status = membership.StatusIncomplete
	d.answers.of["cus_1"] = func() ([]membership.ProviderSubscription, error) {
		close(begun)
		<-goOn
		return stale, nil
	}
	first := d.sendNotice("cus_1", updated)
	done := make(chan error)
	go func() { done <- d.book.Run(t.Context(), tasks.Ref{Kind: membership.SyncKind, ID: id}) }()
	<-begun
	d.answers.answer("cus_1", paying(), nil)
	second := d.sendNotice("cus_1", updated)
	d.apply(id)
	close(goOn)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("they stand at %+v, %v", status, err)
	}
	d.wantState(first, "applied 0")
	d.wantState(second, "applied 0")
}
