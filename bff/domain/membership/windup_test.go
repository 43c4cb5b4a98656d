package membership_test

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe/stripetest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// wantNothingOpen checks that no invoice could be paid at the provider's pages, except the first month of a new
// subscription.
func (p *payments) wantNothingOpen(what string) {
	p.Helper()
	for _, invoice := range p.customer().Invoices {
		if (invoice.Status == membership.InvoiceOpen || invoice.Status == membership.InvoiceUncollectible) && invoice.Reason != "subscription_create" {
			p.Errorf("%s may still be paid: %+v", what, invoice)
		}
	}
}

// paidMonths counts the charges that went through.
func (p *payments) paidMonths() (n int) {
	for _, charge := range p.till.Charges(p.customer().ID) {
		if charge.Paid {
			n++
		}
	}
	return n
}

// late is a member whose renewal was refused two hours ago, and when it was due.
func late(t *testing.T, changes ...func(*sandbox.Options)) (p *payments, due time.Time) {
	t.Helper()
	p = newPayments(t, changes...)
	p.endTrial()
	p.join(stripetest.CardVisa)
	if err := p.till.SetCard(p.customer().ID, "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	due = p.status().Subscription.PaidUntil
	p.till.Advance(t, due.Sub(p.till.Now())+2*time.Hour)
	p.read()
	if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusPastDue {
		t.Fatalf("the renewal was refused: %+v, %+v", s, s.Subscription)
	}
	return p, due
}

// TestNothingIsChargedAfterTheGrace, cancelled in it or not, although the card would work again and the provider was
// down at first.
func TestNothingIsChargedAfterTheGrace(t *testing.T) {
	t.Parallel()
	for name, cancels := range map[string]bool{"left alone": false, "cancelled": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, due := late(t, func(o *sandbox.Options) { o.AfterRetries = membership.StatusPastDue })
			if cancels {
				if s, err := p.plans.Cancel(t.Context(), p.me.ID); err != nil || !s.Active {
					t.Fatalf("cancelled: %+v, %v", s, err)
				}
			}
			p.till.Advance(t, due.Sub(p.till.Now())+7*day+time.Minute)
			letters := func() (n int) {
				if err := p.pool.QueryRow(t.Context(), "select count(*) from river_job where args ->> 'letter' = 'membership-ended'").Scan(&n); err != nil {
					t.Fatal(err)
				}
				return n
			}
			p.till.InjectFaults(func(_ int, call string) stripetest.Fault {
				if strings.HasPrefix(call, "DELETE ") || strings.HasSuffix(call, "/void") {
					return stripetest.Refused
				}
				return stripetest.None
			})
			_ = p.plans.TellEnded(t.Context()) // Errors for unreadable payers are tested elsewhere.
			if live := p.live(); len(live) != 1 || letters() != 0 {
				t.Errorf("while the provider is not to be had: %+v, %d letters", live, letters())
			}
			p.till.InjectFaults(nil)
			for range 2 {
				execute(t, p.pool, "update payers set asked_at = null")
				if err := p.plans.TellEnded(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			if live := p.live(); len(live) != 0 || letters() != 1 {
				t.Errorf("after the grace: %+v, %d letters", live, letters())
			}
			p.wantNothingOpen("what has ended")
			if s := p.status(); s.Active || !s.HadSubscription {
				t.Errorf("after the grace: %+v", s)
			}
			if err := p.till.SetCard(p.customer().ID, "4242424242424242"); err != nil {
				t.Fatal(err)
			}
			p.till.Advance(t, 40*day)
			if n := p.paidMonths(); n != 1 {
				t.Errorf("%d months were charged", n)
			}
		})
	}
}

// TestWhatTheProviderGaveUpIsNotOwed: it ended the subscription itself, and left its invoice open.
func TestWhatTheProviderGaveUpIsNotOwed(t *testing.T) {
	t.Parallel()
	p, _ := late(t)
	p.till.Advance(t, 8*day)
	if live := p.live(); len(live) != 0 {
		t.Fatalf("at the provider: %+v", live)
	}
	p.subscribe()
	p.wantNothingOpen("what the provider gave up")
}

// TestABreakdownIsOver with the next press, although the provider keeps what it answered for the key.
func TestABreakdownIsOver(t *testing.T) {
	t.Parallel()
	for _, call := range []string{"POST /v1/customers", "POST /v1/subscriptions"} {
		p := newPayments(t)
		p.till.Break(call)
		_, err := p.plans.Subscribe(t.Context(), p.me)
		wantUpstream(t, err, copy.MembershipPage.InitFailed.Text.Fill())
		if begun := p.subscribe(); begun.Secret == "" || len(p.live()) != 1 {
			t.Errorf("after %s broke down: %+v", call, begun)
		}
	}
	p, _ := late(t)
	invoice := p.customer().Invoices[0].ID
	if err := p.till.SetCard(p.customer().ID, "4242424242424242"); err != nil {
		t.Fatal(err)
	}
	p.till.Break("POST /v1/invoices/" + invoice + "/pay")
	for range 2 {
		if err := p.till.Provider().PayInvoice(t.Context(), invoice, "pay-1"); err != nil {
			t.Errorf("charged: %v", err)
		}
	}
	if n := p.paidMonths(); n != 2 {
		t.Errorf("%d months were charged", n)
	}
}

// TestWhoeverLeftIsNotTakenForDone: with the keys of another account the customer is missing, and the charges would
// continue.
func TestWhoeverLeftIsNotTakenForDone(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.endTrial()
	p.join(stripetest.CardVisa)
	known := p.customer().ID
	leave := func(customer string) (left int) {
		t.Helper()
		execute(t, p.pool, "update payers set customer_id = $1", customer)
		if err := pgx.BeginFunc(t.Context(), p.pool, func(tx pgx.Tx) error { return p.plans.Left(t.Context(), tx, p.me.ID.UUID()) }); err != nil {
			t.Fatal(err)
		}
		p.post.WorkAll(t)
		if err := p.pool.QueryRow(t.Context(), "select count(*) from payment_closures").Scan(&left); err != nil {
			t.Fatal(err)
		}
		return left
	}
	if left := leave("cus_of_another_account"); left != 1 {
		t.Errorf("a customer whom nobody knows is ended: %d are left to do", left)
	}
	execute(t, p.pool, "delete from payment_closures")
	if left := leave(known); left != 0 || len(p.live()) != 0 {
		t.Errorf("%d are left to do, %+v", left, p.live())
	}
	if err := p.till.Provider().DeleteCustomer(t.Context(), known); err != nil {
		t.Errorf("deleted again: %v", err)
	}
}

// TestAFormThatOutlivesItsSubscription takes no card for nothing.
func TestAFormThatOutlivesItsSubscription(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	begun := p.subscribe()
	p.till.Advance(t, 7*day+time.Hour)
	execute(t, p.pool, "update payers set asked_at = null")
	p.post.WorkAll(t)
	if live := p.live(); len(live) != 0 {
		t.Fatalf("at the provider: %+v", live)
	}
	if err := p.till.Confirm(t, begun.Secret, stripetest.CardVisa); err == nil {
		t.Error("a card was taken for nothing")
	}
}

// TestTheCardOfTheFreeDays is charged for the month after them, also if the provider leaves the two apart.
func TestTheCardOfTheFreeDays(t *testing.T) {
	t.Parallel()
	for _, presses := range []bool{false, true} {
		p := newPayments(t, func(o *sandbox.Options) { o.SetupsStayApart = true })
		begun := p.subscribe()
		if err := p.till.Confirm(t, begun.Secret, stripetest.CardVisa); err != nil {
			t.Fatal(err)
		}
		if presses {
			_, err := p.plans.Subscribe(t.Context(), p.me)
			wantConflict(t, err, copy.Membership.AlreadyPays)
		}
		execute(t, p.pool, "update payers set asked_at = null")
		p.post.WorkAll(t)
		if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusTrialing || s.Subscription.Card == nil {
			t.Errorf("pressed again %t: %+v, %+v", presses, s, s.Subscription)
		}
		p.till.Advance(t, 7*day+2*time.Hour)
		if n := p.paidMonths(); n != 1 {
			t.Errorf("pressed again %t: %d months were charged", presses, n)
		}
	}
}

// TestAnEndThatWasSetAtTheDesk, at a time and not with the period, can be taken back like any other.
func TestAnEndThatWasSetAtTheDesk(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.endTrial()
	p.join(stripetest.CardVisa)
	form := url.Values{"cancel_at": {strconv.FormatInt(p.till.Now().Add(10*day).Unix(), 10)}}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.till.URL+"/v1/subscriptions/"+p.live()[0].ID, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+stripetest.SecretKey)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := http.DefaultClient.Do(request)
	if err != nil || errors.Join(answer.Body.Close()) != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%+v, %v", answer, err)
	}
	p.read()
	if sub := p.status().Subscription; sub == nil || sub.EndsAt == nil {
		t.Fatalf("it is to end: %+v", sub)
	}
	_, err = p.plans.Cancel(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToCancel)
	s, err := p.plans.Resume(t.Context(), p.me.ID)
	if err != nil || s.Subscription.EndsAt != nil || s.Subscription.NextChargeAt == nil {
		t.Errorf("taken back: %+v, %v", s.Subscription, err)
	}
}

func TestWhoeverIsGonePaysNothing(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	if err := p.plans.EnsurePayer(t.Context(), identity.MemberID(uuid.New())); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("a payer of nobody: %v", err)
	}
}
