package sandbox_test

import (
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"
)

// TestSubscriptionEndsAtScheduledTime: the scheduled end can be removed and set again.
func TestSubscriptionEndsAtScheduledTime(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4242424242424242")
	end := w.clock().Add(40 * day)
	at := &stripe.SubscriptionParams{CancelAt: stripe.Int64(end.Unix())}
	now, err := w.api.Subscriptions.Update(sub.ID, at)
	if err != nil || now.CancelAt != end.Unix() || now.CancelAtPeriodEnd {
		t.Errorf("%v, %+v", err, now)
	}
	removal := &stripe.SubscriptionParams{}
	removal.AddExtra("cancel_at", "")
	if now, err = w.api.Subscriptions.Update(sub.ID, removal); err != nil || now.CancelAt != 0 || now.CanceledAt != 0 {
		t.Errorf("removed: %v, %+v", err, now)
	}
	if _, err = w.api.Subscriptions.Update(sub.ID, at); err != nil {
		t.Error(err)
	}
	w.advance(90 * day)
	if over := w.subscription(sub.ID); over.Status != "canceled" || over.EndedAt != end.Unix() {
		t.Errorf("the status is %s, ended at %s", over.Status, time.Unix(over.EndedAt, 0).UTC())
	}
	w.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 paid")
}

// TestVoidInvoiceIsNotCharged: a void invoice is not charged, and its subscription is no longer past due.
func TestVoidInvoiceIsNotCharged(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4000000000000341")
	w.advance(28*day + 2*hour)
	owed := w.subscription(sub.ID).LatestInvoice
	before := w.ledger(cus)
	voided, err := w.api.Invoices.VoidInvoice(owed.ID, nil)
	if err != nil || voided.Status != "void" {
		t.Errorf("%v, %+v", err, voided)
	}
	if now := w.subscription(sub.ID); now.Status != "active" {
		t.Errorf("the status is %s", now.Status)
	}
	if _, err = w.api.Invoices.VoidInvoice(owed.ID, nil); stripeError(t, err).Code != "invoice_not_editable" {
		t.Errorf("voided again: %v", err)
	}
	w.advance(20 * day)
	w.wantLedger(cus, before...)
}
