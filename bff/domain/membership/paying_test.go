package membership_test

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe/stripetest"

	"github.com/google/uuid"
)

const day = 24 * time.Hour

func TestCancelEndsRenewalAndResumeUndoesIt(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	_, err := p.plans.Cancel(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToCancel)
	p.endTrial()
	p.subscribe()
	_, err = p.plans.Cancel(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToCancel)
	p.join(stripetest.CardVisa)
	_, err = p.plans.Resume(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToResume)
	before := p.status().Subscription
	if before == nil || before.NextChargeAt == nil || before.EndsAt != nil {
		t.Fatalf("before: %+v", before)
	}

	// An outage changes nothing and has its own message.
	p.server.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	_, err = p.plans.Cancel(t.Context(), p.me.ID)
	wantUpstream(t, err, copy.Membership.CancelFailed)
	p.server.InjectFaults(nil)

	cancelled, err := p.plans.Cancel(t.Context(), p.me.ID)
	if err != nil || !cancelled.Active || cancelled.Subscription.NextChargeAt != nil || !cancelled.Subscription.EndsAt.Equal(before.PaidUntil) {
		t.Errorf("cancelled: %+v, %v", cancelled.Subscription, err)
	}
	_, err = p.plans.Cancel(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToCancel)
	resumed, err := p.plans.Resume(t.Context(), p.me.ID)
	if err != nil || resumed.Subscription.EndsAt != nil || resumed.Subscription.NextChargeAt == nil || !resumed.Subscription.NextChargeAt.Equal(*before.NextChargeAt) {
		t.Errorf("resumed: %+v, %v", resumed.Subscription, err)
	}
}

// The provider makes the change and fails before the read.
func TestCancelWithFailedReadBackIsReadLater(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.endTrial()
	p.join(stripetest.CardVisa)
	p.server.InjectFaults(func(_ int, call string) stripetest.Fault {
		if call == "GET /v1/invoices" {
			return stripetest.Refused
		}
		return stripetest.None
	})
	if _, err := p.plans.Cancel(t.Context(), p.me.ID); err != nil {
		t.Errorf("the cancellation succeeded, but Cancel returned %v", err)
	}
	p.server.InjectFaults(nil)
	execute(t, p.pool, "update payers set asked_at = null")
	p.post.WorkAll(t)
	if sub := p.status().Subscription; sub == nil || sub.EndsAt == nil {
		t.Errorf("read later: %+v", sub)
	}
}

// The unpaid month is no longer charged.
func TestSubscribeAfterGraceVoidsUnpaidMonth(t *testing.T) {
	t.Parallel()
	for _, given := range []string{membership.StatusPastDue, membership.StatusUnpaid} {
		t.Run(given, func(t *testing.T) {
			t.Parallel()
			testReturning(t, newPayments(t, func(o *sandbox.Options) { o.AfterRetries = given }), given)
		})
	}
}

func testReturning(t *testing.T, p *payments, given string) {
	p.endTrial()
	p.join(stripetest.CardVisa)
	customer := p.customer()
	if err := p.server.SetCard(customer.ID, "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	until := p.status().Subscription.PaidUntil
	p.server.Advance(t, until.Sub(p.server.Now())+3*day)
	_, err := p.plans.Subscribe(t.Context(), p.me)
	wantConflict(t, err, copy.Membership.AlreadyPays)
	if s := p.status(); !s.Active || s.Subscription.Status != membership.StatusPastDue {
		t.Errorf("within the grace: %+v, %+v", s, s.Subscription)
	}
	p.server.Advance(t, 4*day+time.Hour)
	if live := p.live(); len(live) != 1 || live[0].Status != given {
		t.Fatalf("at the provider: %+v", live)
	}
	if s := p.status(); s.Active {
		t.Errorf("after the grace: %+v", s.Subscription)
	}
	again := p.subscribe()
	if again.Intent != membership.IntentPayment {
		t.Errorf("Subscribe returned %+v", again)
	}
	if live := p.live(); len(live) != 1 || live[0].Status != membership.StatusIncomplete {
		t.Errorf("at the provider: %+v", live)
	}
	p.wantNothingOpen("the old subscription's last month")
	p.join(stripetest.CardVisa)
	paid := 0
	for _, charge := range p.server.Charges(customer.ID) {
		if charge.Paid {
			paid++
		}
	}
	if s := p.status(); !s.Active || paid != 2 {
		t.Errorf("after returning: %+v, %d charges", s, paid)
	}
}

func TestChangeCardAndPortalRequireSubscription(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	_, err := p.plans.ChangeCard(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToPay)
	_, err = p.plans.Portal(t.Context(), p.me.ID)
	wantConflict(t, err, copy.Membership.NothingToPay)
	p.endTrial()
	p.join(stripetest.CardVisa)
	form, err := p.plans.ChangeCard(t.Context(), p.me.ID)
	if err != nil || !strings.HasPrefix(string(form.Secret), "seti_") || form.PublishableKey != "pk_test_till" || form.ScriptURL == "" {
		t.Errorf("the form: %+v, %v", form, err)
	}
	if other, err := p.plans.ChangeCard(t.Context(), p.me.ID); err != nil || other.Secret == form.Secret {
		t.Errorf("a second form has the same secret: %v", err)
	}
	address, err := p.plans.Portal(t.Context(), p.me.ID)
	if err != nil || !strings.HasPrefix(address, p.server.URL+"/portal/") {
		t.Errorf("the portal: %q, %v", address, err)
	}
	p.server.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	_, err = p.plans.ChangeCard(t.Context(), p.me.ID)
	wantUpstream(t, err, copy.Membership.CardFailed)
	_, err = p.plans.Portal(t.Context(), p.me.ID)
	wantUpstream(t, err, copy.Membership.PortalFailed)
}

func TestInvoicesArePagedAndPrivate(t *testing.T) {
	t.Parallel()
	p := newPayments(t)
	p.join(stripetest.CardVisa) // The trial has an invoice of zero, which is not shown.
	if page, err := p.plans.Invoices(t.Context(), p.me.ID, nil, 0); err != nil || len(page.Invoices) != 0 || page.More {
		t.Errorf("in the trial: %+v, %v", page, err)
	}
	p.server.Advance(t, 7*day+2*time.Hour)
	for range 2 {
		p.server.Advance(t, 32*day)
	}
	p.read()
	page, err := p.plans.Invoices(t.Context(), p.me.ID, nil, 2)
	if err != nil || len(page.Invoices) != 2 || !page.More {
		t.Fatalf("the first page: %+v, %v", page, err)
	}
	newest := page.Invoices[0]
	if newest.Status != membership.InvoicePaid || newest.Cents != 8000 || newest.CentsPaid != 8000 || newest.Currency != "usd" || newest.Number == "" ||
		newest.PaidAt == nil || !newest.PeriodEnd.After(newest.PeriodStart) || !newest.CreatedAt.After(page.Invoices[1].CreatedAt) {
		t.Errorf("the newest: %+v", newest)
	}
	rest, err := p.plans.Invoices(t.Context(), p.me.ID, &page.Invoices[1].ID, 2)
	if err != nil || len(rest.Invoices) != 1 || rest.More || !rest.Invoices[0].CreatedAt.Before(page.Invoices[1].CreatedAt) {
		t.Errorf("the second page: %+v, %v", rest, err)
	}
	address, err := p.plans.InvoiceAddress(t.Context(), p.me.ID, newest.ID)
	if err != nil || !strings.HasPrefix(address, p.server.URL+"/invoice/") {
		t.Errorf("the invoice's page: %q, %v", address, err)
	}

	other := identitytest.NewMember(t, p.pool).ID
	if page, err := p.plans.Invoices(t.Context(), other, &newest.ID, 0); err != nil || len(page.Invoices) != 0 {
		t.Errorf("another member's invoices: %+v, %v", page, err)
	}
	for name, err := range map[string]error{
		"another member's invoice": func() error { _, err := p.plans.InvoiceAddress(t.Context(), other, newest.ID); return err }(),
		"an unknown invoice":       func() error { _, err := p.plans.InvoiceAddress(t.Context(), p.me.ID, uuid.New()); return err }(),
	} {
		if err != fault.ErrNotFound {
			t.Errorf("the page of %s: %v", name, err)
		}
	}
	p.server.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	_, err = p.plans.InvoiceAddress(t.Context(), p.me.ID, newest.ID)
	wantUpstream(t, err, copy.MembershipPage.ReceiptFailedText)
}
