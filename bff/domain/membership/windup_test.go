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

// wantNothingOpen fails the test if an invoice can be paid at the provider's pages, except that of a new subscription's
// first month.
func (p *payments) wantNothingOpen(what string) {
	p.Helper()
	for _, invoice := range p.customer().Invoices {
		if (invoice.Status == membership.InvoiceOpen || invoice.Status == membership.InvoiceUncollectible) && invoice.Reason != "subscription_create" {
			p.Errorf("%s can still be paid: %+v", what, invoice)
		}
	}
}

// paidMonths returns the number of successful charges.
func (p *payments) paidMonths() (n int) {
	for _, charge := range p.server.Charges(p.customer().ID) {
		if charge.Paid {
			n++
		}
	}
	return n
}

// pastDueMember returns a member whose renewal was declined two hours ago, and the time at which it was due.
func pastDueMember(t *testing.T, changes ...func(*sandbox.Options)) (p *payments, due time.Time) {
	t.Helper()
	p = newPayments(t, changes...)
	p.endTrial()
	p.join(stripetest.CardVisa)
	if err := p.server.SetCard(p.customer().ID, "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	due = p.status().Subscription.PaidUntil
	p.server.Advance(t, due.Sub(p.server.Now())+2*time.Hour)
	p.read()
	if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusPastDue {
		t.Fatalf("after the declined renewal: %+v, %+v", s, s.Subscription)
	}
	return p, due
}

// Nothing is charged afterwards, although the card would work again. The provider is down at first.
func TestTellEndedEndsSubscriptionAfterGrace(t *testing.T) {
	t.Parallel()
	for name, cancels := range map[string]bool{"not cancelled": false, "cancelled within the grace": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, due := pastDueMember(t, func(o *sandbox.Options) { o.AfterRetries = membership.StatusPastDue })
			if cancels {
				if s, err := p.plans.Cancel(t.Context(), p.me.ID); err != nil || !s.Active {
					t.Fatalf("cancelled: %+v, %v", s, err)
				}
			}
			p.server.Advance(t, due.Sub(p.server.Now())+7*day+time.Minute)
			endEmails := func() (n int) {
				if err := p.pool.QueryRow(t.Context(), "select count(*) from river_job where args ->> 'letter' = 'membership-ended'").Scan(&n); err != nil {
					t.Fatal(err)
				}
				return n
			}
			p.server.InjectFaults(func(_ int, call string) stripetest.Fault {
				if strings.HasPrefix(call, "DELETE ") || strings.HasSuffix(call, "/void") {
					return stripetest.Refused
				}
				return stripetest.None
			})
			_ = p.plans.TellEnded(t.Context()) // Errors for unreadable payers are tested elsewhere.
			if live := p.live(); len(live) != 1 || endEmails() != 0 {
				t.Errorf("while the provider is down: %+v, %d emails", live, endEmails())
			}
			p.server.InjectFaults(nil)
			for range 2 {
				execute(t, p.pool, "update payers set asked_at = null")
				if err := p.plans.TellEnded(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			if live := p.live(); len(live) != 0 || endEmails() != 1 {
				t.Errorf("after the grace: %+v, %d emails", live, endEmails())
			}
			p.wantNothingOpen("the ended subscription")
			if s := p.status(); s.Active || !s.HadSubscription {
				t.Errorf("after the grace: %+v", s)
			}
			if err := p.server.SetCard(p.customer().ID, "4242424242424242"); err != nil {
				t.Fatal(err)
			}
			p.server.Advance(t, 40*day)
			if n := p.paidMonths(); n != 1 {
				t.Errorf("%d months were charged", n)
			}
		})
	}
}

// The provider ended the subscription and left its invoice open.
func TestInvoiceOfEndedSubscriptionIsVoided(t *testing.T) {
	t.Parallel()
	p, _ := pastDueMember(t)
	p.server.Advance(t, 8*day)
	if live := p.live(); len(live) != 0 {
		t.Fatalf("at the provider: %+v", live)
	}
	p.subscribe()
	p.wantNothingOpen("the subscription that the provider ended")
}

// The provider keeps the broken response for the same idempotency key.
func TestNextCallSucceedsAfterBrokenProviderCall(t *testing.T) {
	t.Parallel()
	for _, call := range []string{"POST /v1/customers", "POST /v1/subscriptions"} {
		p := newPayments(t)
		p.server.Break(call)
		_, err := p.plans.Subscribe(t.Context(), p.me)
		wantUpstream(t, err, copy.Membership.StartFailed)
		if begun := p.subscribe(); begun.Secret == "" || len(p.live()) != 1 {
			t.Errorf("after a broken %s: %+v", call, begun)
		}
	}
	p, _ := pastDueMember(t)
	invoice := p.customer().Invoices[0].ID
	if err := p.server.SetCard(p.customer().ID, "4242424242424242"); err != nil {
		t.Fatal(err)
	}
	p.server.Break("POST /v1/invoices/" + invoice + "/pay")
	for range 2 {
		if err := p.server.Provider().PayInvoice(t.Context(), invoice, "pay-1"); err != nil {
			t.Errorf("charged: %v", err)
		}
	}
	if n := p.paidMonths(); n != 2 {
		t.Errorf("%d months were charged", n)
	}
}

// With the keys of another account the customer is missing, and its charges would continue.
func TestLeftKeepsClosureForMissingCustomer(t *testing.T) {
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
		t.Errorf("the closure of a missing customer: %d left, want 1", left)
	}
	execute(t, p.pool, "delete from payment_closures")
	if left := leave(known); left != 0 || len(p.live()) != 0 {
		t.Errorf("%d closures are left, %+v", left, p.live())
	}
	if err := p.server.Provider().DeleteCustomer(t.Context(), known); err != nil {
		t.Errorf("deleted again: %v", err)
	}
}

// The form may still be open in a browser.
func TestFormOfEndedSubscriptionTakesNoCard(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	begun := p.subscribe()
	p.server.Advance(t, 7*day+time.Hour)
	execute(t, p.pool, "update payers set asked_at = null")
	p.post.WorkAll(t)
	if live := p.live(); len(live) != 0 {
		t.Fatalf("at the provider: %+v", live)
	}
	if err := p.server.Confirm(t, begun.Secret, stripetest.CardVisa); err == nil {
		t.Error("a card was accepted for an ended subscription")
	}
}

// The provider does not attach the card to the subscription.
func TestCardOfFreeDaysIsChargedAfterThem(t *testing.T) {
	t.Parallel()
	for _, presses := range []bool{false, true} {
		p := newPayments(t, func(o *sandbox.Options) { o.SetupsStayApart = true })
		begun := p.subscribe()
		if err := p.server.Confirm(t, begun.Secret, stripetest.CardVisa); err != nil {
			t.Fatal(err)
		}
		if presses {
			_, err := p.plans.Subscribe(t.Context(), p.me)
			wantConflict(t, err, copy.Membership.AlreadyPays)
		}
		execute(t, p.pool, "update payers set asked_at = null")
		p.post.WorkAll(t)
		if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusTrialing || s.Subscription.Card == nil {
			t.Errorf("Subscribe called again %t: %+v, %+v", presses, s, s.Subscription)
		}
		p.server.Advance(t, 7*day+2*time.Hour)
		if n := p.paidMonths(); n != 1 {
			t.Errorf("Subscribe called again %t: %d months were charged, want 1", presses, n)
		}
	}
}

// Such an end is at a time, not at the period's end.
func TestResumeUndoesEndSetInProviderDashboard(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.endTrial()
	p.join(stripetest.CardVisa)
	form := url.Values{"cancel_at": {strconv.FormatInt(p.server.Now().Add(10*day).Unix(), 10)}}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.server.URL+"/v1/subscriptions/"+p.live()[0].ID, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+stripetest.SecretKey)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := http.DefaultClient.Do(request)
	if err != nil || errors.Join(response.Body.Close()) != nil || response.StatusCode != http.StatusOK {
		t.Fatalf("%+v, %v", response, err)
	}
	p.read()
	if sub := p.status().Subscription; sub == nil || sub.EndsAt == nil {
		t.Fatalf("the subscription has no end: %+v", sub)
	}
	_, err = p.plans.Cancel(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToCancel)
	s, err := p.plans.Resume(t.Context(), p.me.ID)
	if err != nil || s.Subscription.EndsAt != nil || s.Subscription.NextChargeAt == nil {
		t.Errorf("resumed: %+v, %v", s.Subscription, err)
	}
}

func TestEnsurePayerRejectsUnknownMember(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	if err := p.plans.EnsurePayer(t.Context(), identity.MemberID(uuid.New())); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("%v, want ErrUnauthenticated", err)
	}
}
