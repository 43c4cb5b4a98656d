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
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe/stripetest"
	"aangan/db/dbtest"

	"github.com/jackc/pgx/v5/pgxpool"
)

// payments is a member with a trial, the service, and the provider.
type payments struct {
	*testing.T
	server *stripetest.Server
	pool   *pgxpool.Pool
	post   *jobstest.Post
	plans  *membership.Service
	me     identity.Member
}

func newPayments(t *testing.T, changes ...func(*sandbox.Options)) *payments {
	t.Helper()
	p := &payments{T: t, server: stripetest.New(t, changes...), pool: dbtest.New(t)}
	p.post = jobstest.New(t, p.pool)
	p.plans = p.service()
	p.post.Add(p.plans.Emails()...)
	p.post.AddTasks(p.plans.Tasks()...)
	p.me = identitytest.NewMember(t, p.pool)
	if _, err := p.plans.Start(t.Context(), p.me.ID); err != nil {
		t.Fatal(err)
	}
	return p
}

// service returns another replica of the service.
func (p *payments) service() *membership.Service {
	return p.serviceOf(p.server.Provider())
}

func (p *payments) serviceOf(provider membership.Provider) *membership.Service {
	return membership.New(membership.Options{
		Pool: p.pool, Queue: p.post, Links: emails.Links{Member: "https://app.example.org"}, Provider: provider, Now: p.server.Now,
		PublishableKey: "pk_test_till", ScriptURL: "https://pay.example/script.js",
	})
}

// endTrial moves the trial's end into the past.
func (p *payments) endTrial() {
	p.Helper()
	execute(p.T, p.pool, "update memberships set trial_started_at = now() - interval '8 days', trial_ends_at = now() - interval '1 day'")
}

func (p *payments) subscribe() membership.Checkout {
	p.Helper()
	begun, err := p.plans.Subscribe(p.Context(), p.me)
	if err != nil {
		p.Fatal(err)
	}
	return begun
}

// join subscribes and pays.
func (p *payments) join(card string) {
	p.Helper()
	if err := p.server.Confirm(p, p.subscribe().Secret, card); err != nil {
		p.Fatal(err)
	}
	p.read()
}

// read updates the rows to the provider's state.
func (p *payments) read() {
	p.Helper()
	// Otherwise a payer who was read recently is snoozed.
	execute(p.T, p.pool, "update payers set asked_at = null")
	var conflict *fault.Conflict
	if _, err := p.plans.Subscribe(p.Context(), p.me); err != nil && !errors.As(err, &conflict) {
		p.Fatal(err)
	}
	p.post.WorkAll(p)
}

func (p *payments) status() membership.Status {
	p.Helper()
	status, err := p.plans.Status(p.Context(), p.me.ID)
	if err != nil {
		p.Fatal(err)
	}
	return status
}

// customer returns the provider's only customer.
func (p *payments) customer() sandbox.CustomerView {
	p.Helper()
	customers := p.server.Snapshot().Customers
	if len(customers) != 1 {
		p.Fatalf("there are %d customers: %+v", len(customers), customers)
	}
	return customers[0]
}

// live returns the provider's subscriptions that have not ended.
func (p *payments) live() (live []sandbox.SubscriptionView) {
	p.Helper()
	for _, sub := range p.customer().Subscriptions {
		if sub.EndedAt.IsZero() && sub.Status != "canceled" && sub.Status != "incomplete_expired" {
			live = append(live, sub)
		}
	}
	return live
}

func wantConflict(t *testing.T, err error, message string) {
	t.Helper()
	var conflict *fault.Conflict
	if !errors.As(err, &conflict) || conflict.Message != message {
		t.Errorf("%v, want %q", err, message)
	}
}

func wantUpstream(t *testing.T, err error, message string) {
	t.Helper()
	var upstream *fault.Upstream
	if !errors.As(err, &upstream) || upstream.Message != message || upstream.Cause == nil {
		t.Errorf("%v, want %q", err, message)
	}
}

func TestSubscribeDuringTrialKeepsFreeDays(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	ends := *p.status().TrialEndsAt
	begun := p.subscribe()
	if begun.Intent != membership.IntentSetup || begun.FirstChargeAt == nil || begun.FirstChargeAt.Before(ends) || begun.FirstChargeAt.Sub(ends) >= time.Second ||
		begun.Cents != 8000 || begun.Currency != "usd" || begun.PublishableKey != "pk_test_till" || begun.ScriptURL != "https://pay.example/script.js" {
		t.Errorf("Subscribe returned %+v for a trial until %s", begun, ends)
	}
	if again := p.subscribe(); again.Secret != begun.Secret || again.Intent != begun.Intent {
		t.Errorf("repeated: %+v, first %+v", again, begun)
	}
	p.post.WorkAll(t)
	if s := p.status(); s.Active || s.Subscription != nil || s.HadSubscription {
		t.Errorf("before the card: %+v", s)
	}
	if err := p.server.Confirm(t, begun.Secret, stripetest.CardVisa); err != nil {
		t.Fatal(err)
	}
	_, err := p.plans.Subscribe(t.Context(), p.me)
	wantConflict(t, err, copy.Membership.AlreadyPays)
	// No webhook was received.
	p.read()
	s := p.status()
	if !s.Active || s.Subscription == nil || s.Subscription.Status != membership.StatusTrialing || !s.Subscription.NextChargeAt.Equal(*begun.FirstChargeAt) ||
		s.Subscription.Card == nil || s.Subscription.Card.Last4 != "4242" {
		t.Errorf("after the card: %+v, %+v", s, s.Subscription)
	}
	customer := p.customer()
	if customer.Email != "" || customer.Name != "" {
		t.Errorf("the provider's customer identifies the member: %+v", customer)
	}
	if charges := p.server.Charges(customer.ID); len(charges) != 0 {
		t.Errorf("charged %+v", charges)
	}
}

func TestSubscribeAfterTrialChargesAtOnce(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.endTrial()
	p.me.PricingVariant = "premium"
	begun := p.subscribe()
	if begun.Intent != membership.IntentPayment || begun.FirstChargeAt != nil || begun.Cents != 10000 {
		t.Errorf("begun %+v", begun)
	}
	if err := p.server.Confirm(t, begun.Secret, stripetest.CardDeclined); err == nil || !strings.Contains(err.Error(), "declined") {
		t.Errorf("a card that is declined: %v", err)
	}
	if again := p.subscribe(); again.Secret != begun.Secret || again.Intent != begun.Intent {
		t.Errorf("after the declined card: %+v, first %+v", again, begun)
	}
	p.join(stripetest.CardVisa)
	if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusActive || s.Subscription.Variant != "premium" || s.Subscription.Cents != 10000 {
		t.Errorf("after: %+v, %+v", s, s.Subscription)
	}
	paid := 0
	for _, charge := range p.server.Charges(p.customer().ID) {
		if charge.Paid {
			paid += int(charge.Cents)
		}
	}
	if paid != 10000 {
		t.Errorf("%d cents were charged, want 10000", paid)
	}
}

func TestSubscribeWithoutTrialConflicts(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	other := identitytest.NewMember(t, p.pool)
	_, err := p.plans.Subscribe(t.Context(), other)
	wantConflict(t, err, copy.Membership.TrialFirst)
	if n := len(p.server.Snapshot().Customers); n != 0 {
		t.Errorf("%d customers", n)
	}
}

func TestConcurrentSubscribesCreateOneSubscription(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	replicas := []*membership.Service{p.serviceOf(p.server.RetryingProvider()), p.serviceOf(p.server.RetryingProvider())}
	var all sync.WaitGroup
	secrets := make([]membership.Secret, 20)
	for i := range secrets {
		all.Go(func() {
			begun, err := replicas[i%2].Subscribe(context.Background(), p.me)
			if err != nil {
				t.Errorf("call %d: %v", i, err)
			}
			secrets[i] = begun.Secret
		})
	}
	all.Wait()
	if slices.Sort(secrets); secrets[0] == "" || secrets[0] != secrets[19] {
		t.Error("the calls returned different secrets")
	}
	if subs := p.customer().Subscriptions; len(subs) != 1 {
		t.Errorf("subscriptions %+v", subs)
	}
}

// Each call to the provider fails in turn, before or after it took effect. The next Subscribe continues from there.
func TestSubscribeContinuesAfterFailedCall(t *testing.T) {
	t.Parallel()
	for _, happens := range []stripetest.Fault{stripetest.Refused, stripetest.Lost, stripetest.Empty} {
		for step := 1; ; step++ {
			p := newPayments(t)
			p.server.InjectFaults(func(n int, _ string) stripetest.Fault {
				if n == step {
					return happens
				}
				return stripetest.None
			})
			_, err := p.plans.Subscribe(t.Context(), p.me)
			if err == nil {
				if step < 5 {
					t.Errorf("only %d calls to the provider: %v", step, p.server.Calls())
				}
				break
			}
			wantUpstream(t, err, copy.Membership.StartFailed)
			if strings.Contains(err.Error(), stripetest.SecretKey) || strings.Contains(err.Error(), "back soon") {
				t.Errorf("the error contains private text: %v", err)
			}
			p.server.InjectFaults(nil)
			if begun := p.subscribe(); begun.Secret == "" || len(p.customer().Subscriptions) != 1 {
				t.Errorf("after call %d failed: %+v, %+v", step, begun, p.customer())
			}
		}
	}
}

func TestSubscribeAgainAfterTrialEndedReplacesSetup(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	first := p.subscribe()
	p.endTrial()
	second := p.subscribe()
	if second.Intent != membership.IntentPayment || second.Secret == first.Secret {
		t.Errorf("Subscribe returned %+v after %+v", second, first)
	}
	if live := p.live(); len(live) != 1 || live[0].Status != "incomplete" {
		t.Errorf("at the provider: %+v", live)
	}
	// The first form may still be open in another window.
	if err := p.server.Confirm(t, first.Secret, stripetest.CardVisa); err == nil {
		t.Error("a card was accepted for an ended subscription")
	}
}

func TestSubscribeRejectsWrongPrice(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	provider := p.server.Provider()
	other, err := provider.CreatePrice(t.Context(), "aangan_monthly", membership.Price{LookupKey: "other", Cents: 9000, Currency: "usd"})
	if err != nil {
		t.Fatal(err)
	}
	for name, price := range map[string]string{"another amount": other.ID, "unknown price": "price_none"} {
		plans := membership.New(membership.Options{Pool: p.pool, Provider: provider, Prices: map[string]string{"default": price}})
		_, err := plans.Subscribe(t.Context(), p.me)
		wantUpstream(t, err, copy.Membership.StartFailed)
		if n := len(p.server.Snapshot().Customers); n != 0 {
			t.Errorf("%s: %d customers", name, n)
		}
	}
}

func TestSubscribeReplacesDeletedButNotMissingCustomer(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.subscribe()
	known := p.customer().ID
	// With the keys of another account every customer is missing: stored customers must be kept.
	execute(t, p.pool, "update payers set customer_id = 'cus_of_another_account'")
	_, err := p.plans.Subscribe(t.Context(), p.me)
	wantUpstream(t, err, copy.Membership.StartFailed)
	var kept string
	if err := p.pool.QueryRow(t.Context(), "select customer_id from payers").Scan(&kept); err != nil || kept != "cus_of_another_account" {
		t.Errorf("the customer is %q, %v", kept, err)
	}
	execute(t, p.pool, "update payers set customer_id = $1", known)
	if err := p.server.Provider().DeleteCustomer(t.Context(), known); err != nil {
		t.Fatal(err)
	}
	if begun := p.subscribe(); begun.Secret == "" {
		t.Errorf("begun %+v", begun)
	}
	// The idempotency key of the first customer is not reused.
	if n := len(p.server.Snapshot().Customers); n != 2 {
		t.Errorf("%d customers", n)
	}
}

func TestConcurrentSetUpsCreateSamePrices(t *testing.T) {
	t.Parallel()
	server := stripetest.New(t)
	var all sync.WaitGroup
	ids := make([]string, 4)
	for i := range ids {
		all.Go(func() {
			made, err := membership.SetUp(context.Background(), server.Provider())
			if err != nil || len(made) != len(copy.PricingVariants) {
				t.Errorf("%v, %v", made, err)
			}
			ids[i] = fmt.Sprint(made)
		})
	}
	all.Wait()
	if len(slices.Compact(ids)) != 1 {
		t.Errorf("prices %v", ids)
	}
}
