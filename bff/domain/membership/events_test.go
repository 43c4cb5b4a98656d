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

// fixture is the service with a fake payment provider.
type fixture struct {
	*testing.T
	pool         *pgxpool.Pool
	post         *jobstest.Post
	plans        *membership.Service
	registry     *tasks.Registry
	fakeProvider *fakeProvider
}

// fakeProvider replaces the provider with one response per customer.
type fakeProvider struct {
	membership.Provider
	mu    sync.Mutex
	of    map[string]func() ([]membership.ProviderSubscription, error)
	reads map[string]int
	// invoices, setups and use respond for every customer; nil means an empty list and success.
	invoices func() []membership.ProviderInvoice
	setups   func() ([]membership.Setup, error)
	use      func(card string) error
}

func (a *fakeProvider) Subscriptions(_ context.Context, customer string) ([]membership.ProviderSubscription, error) {
	a.mu.Lock()
	a.reads[customer]++
	respond := a.of[customer]
	a.mu.Unlock()
	if respond == nil {
		return nil, nil
	}
	return respond()
}

func (a *fakeProvider) Invoices(context.Context, string) ([]membership.ProviderInvoice, error) {
	if a.invoices == nil {
		return nil, nil
	}
	return a.invoices(), nil
}

func (a *fakeProvider) Setups(context.Context, string) ([]membership.Setup, error) {
	if a.setups == nil {
		return nil, nil
	}
	return a.setups()
}

func (a *fakeProvider) UsePaymentMethod(_ context.Context, _, _, card string) error {
	if a.use == nil {
		return nil
	}
	return a.use(card)
}

// respond sets the provider's response for a customer.
func (a *fakeProvider) respond(customer string, subs []membership.ProviderSubscription, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.of[customer] = func() ([]membership.ProviderSubscription, error) { return subs, err }
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	d := &fixture{T: t, pool: dbtest.New(t), fakeProvider: &fakeProvider{of: map[string]func() ([]membership.ProviderSubscription, error){}, reads: map[string]int{}}}
	d.post = jobstest.New(t, d.pool)
	d.plans = membership.New(membership.Options{Pool: d.pool, Queue: d.post, Links: jobstest.Places, Provider: d.fakeProvider}).WithoutPause()
	d.registry = tasks.NewRegistry(d.plans.Tasks()...)
	d.post.Add(d.plans.Emails()...)
	d.post.AddTasks(d.plans.Tasks()...)
	return d
}

// payer makes a member with a customer at the provider.
func (d *fixture) payer(customer string) (member identity.Member, id uuid.UUID) {
	d.Helper()
	member = identitytest.NewMember(d.T, d.pool)
	if err := d.pool.QueryRow(d.Context(), "insert into payers (member_id, customer_id) values ($1, $2) returning id", member.ID.UUID(), customer).Scan(&id); err != nil {
		d.Fatal(err)
	}
	return member, id
}

var events int

// sendNotice has the provider send a notice about a customer.
func (d *fixture) sendNotice(customer, kind string) (event string) {
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
func (d *fixture) apply(payer uuid.UUID) (later bool) {
	d.Helper()
	err := d.registry.Run(d.Context(), tasks.Ref{Kind: membership.SyncKind, ID: payer})
	_, later = tasks.SnoozedUntil(err)
	if err != nil && !later {
		d.Fatal(err)
	}
	return later
}

// state returns the state of an event.
func (d *fixture) state(event string) string {
	d.Helper()
	var state, reason string
	var tries int
	if err := d.pool.QueryRow(d.Context(), "select state, tries, reason from payment_events where event_id = $1", event).Scan(&state, &tries, &reason); err != nil {
		d.Fatal(err)
	}
	return strings.TrimSpace(fmt.Sprintf("%s %d %s", state, tries, reason))
}

func (d *fixture) wantState(event, want string) {
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

func TestUnusedNoticesAreNotStored(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.payer("cus_1")
	d.sendNotice("cus_1", "charge.succeeded")
	d.sendNotice("cus_1", "product.created")
	var stored, waiting int
	if err := d.pool.QueryRow(t.Context(), "select (select count(*) from payment_events), (select count(*) from river_job)").Scan(&stored, &waiting); err != nil || stored != 0 || waiting != 0 {
		t.Errorf("%d events stored and %d jobs waiting, %v; want none", stored, waiting, err)
	}
	// For an unknown customer only the arrival of the notice is stored.
	event := d.sendNotice("cus_elsewhere", updated)
	d.wantState(event, "applied 0")
	if err := d.pool.QueryRow(t.Context(), "select count(*) from payment_events where customer_id || object_id <> ''").Scan(&stored); err != nil || stored != 0 {
		t.Errorf("%d events identify a customer or an object, %v", stored, err)
	}
}

// It is retried for a while before that.
func TestFailingEventIsSetAsideAndBlocksNoOther(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		err    error
		reason string
	}{
		"missing customer":  {membership.ErrMissing, copy.PaymentAnswers.NoCustomer},
		"unusable response": {fmt.Errorf("about %s: %w", secretWord, membership.ErrUnusable), copy.PaymentAnswers.NotUnderstood},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			_, failing := d.payer("cus_poisoned")
			member, healthy := d.payer("cus_well")
			d.fakeProvider.respond("cus_poisoned", nil, c.err)
			d.fakeProvider.respond("cus_well", paying(), nil)
			bad, good := d.sendNotice("cus_poisoned", updated), d.sendNotice("cus_well", updated)
			for try := 1; try <= membership.MostTries; try++ {
				if later := d.apply(failing); later != (try < membership.MostTries) {
					t.Fatalf("after attempt %d it is to be retried: %t", try, later)
				}
				if try == 1 {
					d.wantState(bad, "waiting 1 "+c.reason)
					d.apply(healthy)
					d.wantState(good, "applied 0")
				}
			}
			d.wantState(bad, fmt.Sprintf("set_aside %d %s", membership.MostTries, c.reason))
			if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
				t.Errorf("the other payer's status is %+v, %v", status, err)
			}

			// Administrators see the event without private data, and can retry it.
			admin := administrator(t, d.pool)
			page, err := d.plans.Events(t.Context(), admin, membership.EventSetAside, nil)
			if err != nil || len(page.Events) != 1 || page.SetAside != 1 || page.Events[0].EventID != bad || strings.Contains(page.Events[0].Reason, secretWord) {
				t.Fatalf("administrators see %+v, %v", page, err)
			}
			d.fakeProvider.respond("cus_poisoned", paying(), nil)
			retried, err := d.plans.RetryEvent(t.Context(), admin, page.Events[0].ID)
			if err != nil || retried.State != membership.EventWaiting || retried.Tries != 0 {
				t.Errorf("retried: %+v, %v", retried, err)
			}
			d.post.Work(t)
			d.wantState(bad, "applied 0")
			var conflict *fault.Conflict
			if _, err := d.plans.DismissEvent(t.Context(), admin, page.Events[0].ID); !errors.As(err, &conflict) {
				t.Errorf("dismissing an applied event: %v", err)
			}
		})
	}
}

func administrator(t *testing.T, pool *pgxpool.Pool) identity.AdministratorID {
	t.Helper()
	admin, holds := identitytest.NewCoach(t, pool, identitytest.Administrator).Administrator()
	if !holds {
		t.Fatal("the fixture's administrator is none")
	}
	return admin
}

// A retry would panic again.
func TestPanickingEventIsSetAsideAtOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, id := d.payer("cus_1")
	d.fakeProvider.of["cus_1"] = func() ([]membership.ProviderSubscription, error) { panic(secretWord) }
	event := d.sendNotice("cus_1", updated)
	if d.apply(id) {
		t.Error("it is to be retried")
	}
	d.wantState(event, "set_aside 1 "+copy.PaymentAnswers.BrokeDown)
	// A later successful read settles it too, because it reads the customer's whole state.
	d.fakeProvider.respond("cus_1", paying(), nil)
	next := d.sendNotice("cus_1", updated)
	d.apply(id)
	d.wantState(next, "applied 0")
	d.wantState(event, "applied 1")
}

// The length of the outage does not matter.
func TestOutageLosesNoEvents(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", nil, membership.ErrOutage)
	event := d.sendNotice("cus_1", updated)
	for range 3 * membership.MostTries {
		if !d.apply(id) {
			t.Fatal("the event is not retried")
		}
	}
	d.wantState(event, "waiting 0")
	d.fakeProvider.respond("cus_1", paying(), nil)
	if d.apply(id) {
		t.Error("it is to be retried")
	}
	d.wantState(event, "applied 0")
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("the status is %+v, %v", status, err)
	}
	if kinds, _ := eventKinds(t, d.pool, member.ID, 0); !slices.Equal(kinds, []mailbox.Kind{mailbox.KindUser}) {
		t.Errorf("the member's events are %v", kinds)
	}
	// Without a change there is nothing to report.
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if kinds, _ := eventKinds(t, d.pool, member.ID, 0); len(kinds) != 1 {
		t.Errorf("the member's events are %v", kinds)
	}
}

// A thousand notices arrive concurrently.
func TestManyNoticesOfOnePayerCauseOneRead(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", paying(), nil)
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
		t.Errorf("%d tasks wait for one customer, want 1", len(waits))
	}
	d.post.Work(t)
	var applied int
	if err := d.pool.QueryRow(t.Context(), "select count(*) from payment_events where state = 'applied'").Scan(&applied); err != nil || applied != 1000 {
		t.Errorf("%d of 1000 events are applied, %v", applied, err)
	}
	if reads := d.fakeProvider.reads["cus_1"]; reads != 1 {
		t.Errorf("the provider was read %d times, want once", reads)
	}
}

// Notices that arrive during a read are applied together by the next one.
func TestPayerReadRecentlyIsSnoozed(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.plans = membership.New(membership.Options{Pool: d.pool, Queue: d.post, Provider: d.fakeProvider})
	d.registry = tasks.NewRegistry(d.plans.Tasks()...)
	_, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", paying(), nil)
	d.sendNotice("cus_1", updated)
	if d.apply(id) {
		t.Fatal("the first notice is snoozed")
	}
	execute(t, d.pool, "update payers set asked_at = now() + interval '1 hour'") // Independent of the speed of the test.
	second := d.sendNotice("cus_1", updated)
	if !d.apply(id) || d.fakeProvider.reads["cus_1"] != 1 {
		t.Errorf("the payer was read again at once, %d times in all", d.fakeProvider.reads["cus_1"])
	}
	execute(t, d.pool, "update payers set asked_at = now() - interval '1 hour'")
	if d.apply(id) {
		t.Error("the payer is still snoozed after the pause")
	}
	d.wantState(second, "applied 0")
}

// The provider may respond slowly.
func TestProviderReadHoldsNoDatabaseConnection(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, id := d.payer("cus_1")
	held := int32(-1)
	d.fakeProvider.of["cus_1"] = func() ([]membership.ProviderSubscription, error) {
		held = d.pool.Stat().AcquiredConns()
		return paying(), nil
	}
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if held != 0 {
		t.Errorf("%d connections are held during the provider's read", held)
	}
}

// The earlier read returns after the later one.
func TestEarlierReadNeverOverwritesLaterOne(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	begun, resume := make(chan struct{}), make(chan struct{})
	stale := paying()
	stale[0].Status = membership.StatusIncomplete
	d.fakeProvider.of["cus_1"] = func() ([]membership.ProviderSubscription, error) {
		close(begun)
		<-resume
		return stale, nil
	}
	first := d.sendNotice("cus_1", updated)
	done := make(chan error)
	go func() { done <- d.registry.Run(t.Context(), tasks.Ref{Kind: membership.SyncKind, ID: id}) }()
	<-begun
	d.fakeProvider.respond("cus_1", paying(), nil)
	second := d.sendNotice("cus_1", updated)
	d.apply(id)
	close(resume)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("the status is %+v, %v", status, err)
	}
	d.wantState(first, "applied 0")
	d.wantState(second, "applied 0")
}
