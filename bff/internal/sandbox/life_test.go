package sandbox_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"

	"aangan/bff/internal/sandbox"
)

const (
	hour = time.Hour
	day  = 24 * time.Hour
)

// ledger returns a line for each charge of a customer's cards.
func (w *fixture) ledger(cus *stripe.Customer) (lines []string) {
	for _, c := range w.Charges(cus.ID) {
		paid := "paid"
		if !c.Paid {
			paid = c.Code
		}
		lines = append(lines, fmt.Sprintf("%s %d %s", c.At.Format("Jan 2 15:04"), c.Cents, paid))
	}
	return lines
}

func (w *fixture) wantLedger(cus *stripe.Customer, want ...string) {
	w.Helper()
	if got := w.ledger(cus); !slices.Equal(got, want) {
		w.Errorf("charged:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

// member returns a customer who has just subscribed with this card, after their first events.
func (w *fixture) member(number string) (*stripe.Customer, *stripe.Subscription) {
	w.Helper()
	cus := w.customer()
	sub := w.subscribe(cus, w.price(), time.Time{})
	pi := sub.LatestInvoice.PaymentIntent
	if status, answer := w.confirm("payment_intents", pi.ID, pi.ClientSecret, "4242424242424242"); status != 200 || answer["status"] != "succeeded" {
		w.Fatalf("%d, %v", status, answer)
	}
	if number != "4242424242424242" {
		if err := w.SetCard(cus.ID, number); err != nil {
			w.Fatal(err)
		}
	}
	w.events()
	return cus, sub
}

// TestSubscriptionIsActiveOnlyAfterFirstPayment: a declined card gives a reason, and another card may be tried.
func TestSubscriptionIsActiveOnlyAfterFirstPayment(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	w.events()
	sub := w.subscribe(cus, price, time.Time{})
	pi := sub.LatestInvoice.PaymentIntent
	if sub.Status != "incomplete" || sub.LatestInvoice.Status != "open" || pi.Status != "requires_payment_method" || pi.Amount != 8000 || sub.PendingSetupIntent != nil {
		t.Errorf("the initial status is %s, invoice %s, payment %s of %d", sub.Status, sub.LatestInvoice.Status, pi.Status, pi.Amount)
	}
	w.wantEvents("customer.subscription.created", "invoice.created", "payment_intent.created", "invoice.finalized")

	status, answer := w.confirm("payment_intents", pi.ID, pi.ClientSecret, "4000000000000002")
	e := answer["error"].(map[string]any)
	if status != 402 || e["type"] != "card_error" || e["code"] != "card_declined" || e["decline_code"] != "generic_decline" || e["message"] != "Your card was declined." {
		t.Errorf("a declined card: %d, %v", status, e)
	}
	if about := e["payment_intent"].(map[string]any); about["id"] != pi.ID || about["status"] != "requires_payment_method" {
		t.Errorf("the declined intent is %v", about)
	}
	w.wantEvents("charge.failed", "payment_intent.payment_failed", "invoice.payment_failed")
	if now := w.subscription(sub.ID); now.Status != "incomplete" || now.LatestInvoice.PaymentIntent.LastPaymentError.Msg != "Your card was declined." {
		t.Errorf("after a decline: %s", now.Status)
	}

	if status, answer = w.confirm("payment_intents", pi.ID, pi.ClientSecret, "4242424242424242"); status != 200 || answer["status"] != "succeeded" {
		t.Errorf("%d, %v", status, answer)
	}
	w.wantEvents("payment_method.attached", "charge.succeeded", "payment_intent.succeeded", "invoice.updated", "invoice.paid", "invoice.payment_succeeded", "customer.subscription.updated")
	now := w.subscription(sub.ID)
	if now.Status != "active" || now.DefaultPaymentMethod.Card.Last4 != "4242" || now.LatestInvoice.Status != "paid" || now.LatestInvoice.HostedInvoiceURL == "" {
		t.Errorf("paid: %s, %+v", now.Status, now.DefaultPaymentMethod)
	}
	if status, answer = w.confirm("payment_intents", pi.ID, pi.ClientSecret, "4242424242424242"); status != 400 || answer["error"].(map[string]any)["code"] != "payment_intent_unexpected_state" {
		t.Errorf("paid twice: %d, %v", status, answer)
	}
	w.wantLedger(cus, "Jan 31 09:00 8000 card_declined", "Jan 31 09:00 8000 paid")
}

// TestEachMonthIsChargedOnce: a period ends on the same day of the month, or the last. Its charge is an hour after its
// start.
func TestEachMonthIsChargedOnce(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4242424242424242")
	w.advance(28 * day)
	w.wantEvents("invoice.created", "customer.subscription.updated")
	drafted := w.subscription(sub.ID)
	if drafted.Status != "active" || drafted.LatestInvoice.Status != "draft" || drafted.LatestInvoice.Number != "" {
		t.Errorf("the renewal has the status %s, invoice %s %q", drafted.Status, drafted.LatestInvoice.Status, drafted.LatestInvoice.Number)
	}
	line, in := drafted.LatestInvoice.Lines.Data[0].Period, drafted.LatestInvoice
	if line.Start != drafted.CurrentPeriodStart || line.End != drafted.CurrentPeriodEnd || in.PeriodEnd != line.Start || in.PeriodStart != sub.CurrentPeriodStart {
		t.Errorf("the line is for %+v, the invoice's period is %d to %d", line, in.PeriodStart, in.PeriodEnd)
	}
	w.advance(hour)
	w.wantEvents("payment_intent.created", "invoice.finalized", "charge.succeeded", "payment_intent.succeeded", "invoice.updated", "invoice.paid", "invoice.payment_succeeded")
	w.advance(62 * day)
	w.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 paid", "Mar 31 10:00 8000 paid", "Apr 30 10:00 8000 paid")
}

// TestTrialIsChargedAtItsEndWithSavedCard: nothing is charged before.
func TestTrialIsChargedAtItsEndWithSavedCard(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	w.events()
	end := w.clock().Add(5 * day)
	sub := w.subscribe(cus, price, end)
	if sub.Status != "trialing" || sub.TrialEnd != end.Unix() || sub.CurrentPeriodEnd != end.Unix() || sub.PendingSetupIntent == nil || sub.LatestInvoice.Status != "paid" || sub.LatestInvoice.Total != 0 || sub.LatestInvoice.PaymentIntent != nil {
		t.Errorf("the initial status is %s until %d, invoice %s of %d", sub.Status, sub.TrialEnd, sub.LatestInvoice.Status, sub.LatestInvoice.Total)
	}
	w.wantEvents("customer.subscription.created", "invoice.created", "invoice.finalized", "invoice.paid", "invoice.payment_succeeded", "setup_intent.created")
	setup := sub.PendingSetupIntent
	if status, answer := w.confirm("setup_intents", setup.ID, setup.ClientSecret, "4000000000000002"); status != 402 || answer["error"].(map[string]any)["message"] != "Your card was declined." {
		t.Errorf("a declined card: %d, %v", status, answer)
	}
	w.wantEvents("setup_intent.setup_failed")
	if status, answer := w.confirm("setup_intents", setup.ID, setup.ClientSecret, "4242424242424242"); status != 200 || answer["status"] != "succeeded" {
		t.Errorf("%d, %v", status, answer)
	}
	w.wantEvents("payment_method.attached", "setup_intent.succeeded", "customer.subscription.updated")
	if now := w.subscription(sub.ID); now.PendingSetupIntent != nil || now.DefaultPaymentMethod.Card.Last4 != "4242" || now.Status != "trialing" {
		t.Errorf("with a card: %s, pending %+v", now.Status, now.PendingSetupIntent)
	}
	w.advance(2*day + time.Minute)
	w.wantEvents("customer.subscription.trial_will_end")
	w.wantLedger(cus)
	w.advance(3 * day)
	w.wantEvents("invoice.created", "customer.subscription.updated")
	w.advance(hour)
	w.wantLedger(cus, "Feb 5 10:00 8000 paid")
	if now := w.subscription(sub.ID); now.Status != "active" || now.CurrentPeriodStart != end.Unix() || time.Unix(now.CurrentPeriodEnd, 0).UTC().Format("Jan 2 15:04") != "Mar 5 09:00" {
		t.Errorf("after the trial: %s", now.Status)
	}
}

// TestTrialWithoutCardIsCancelled: at the trial's end the configured behaviour applies.
func TestTrialWithoutCardIsCancelled(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	sub := w.subscribe(cus, price, w.clock().Add(2*day))
	w.events()
	w.advance(3 * day)
	w.wantEvents("customer.subscription.deleted")
	now := w.subscription(sub.ID)
	if now.Status != "canceled" || now.EndedAt != sub.TrialEnd || len(w.ledger(cus)) != 0 {
		t.Errorf("%s at %d, want canceled at %d", now.Status, now.EndedAt, sub.TrialEnd)
	}
	if _, err := w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{CancelAtPeriodEnd: stripe.Bool(false)}); stripeError(t, err).HTTPStatusCode != 400 {
		t.Errorf("an ended subscription was changed: %v", err)
	}
	if _, err := w.api.Subscriptions.Cancel(sub.ID, nil); stripeError(t, err).Code != "resource_missing" {
		t.Errorf("an ended subscription was cancelled: %v", err)
	}
}

// TestFailedRenewalIsRetriedThenSettledByOption: retries are after 3, 5 and 7 days; then AfterRetries applies.
func TestFailedRenewalIsRetriedThenSettledByOption(t *testing.T) {
	for after, want := range map[string]stripe.SubscriptionStatus{"": "canceled", "unpaid": "unpaid", "past_due": "past_due"} {
		t.Run(after, func(t *testing.T) {
			w := newFixture(t, func(o *sandbox.Options) { o.AfterRetries = after })
			cus, sub := w.member("4000000000000341")
			w.advance(28*day + hour)
			w.wantEvents("invoice.created", "customer.subscription.updated", "payment_intent.created", "invoice.finalized", "charge.failed", "payment_intent.payment_failed", "invoice.payment_failed", "customer.subscription.updated")
			now := w.subscription(sub.ID)
			if now.Status != "past_due" || now.LatestInvoice.AttemptCount != 1 || now.LatestInvoice.NextPaymentAttempt != w.clock().Add(3*day).Unix() {
				t.Errorf("after the first failure: %s, attempt %d, next %d", now.Status, now.LatestInvoice.AttemptCount, now.LatestInvoice.NextPaymentAttempt)
			}
			w.advance(5 * day)
			if now := w.subscription(sub.ID); now.Status != "past_due" || now.LatestInvoice.AttemptCount != 3 {
				t.Errorf("five days later: %s, attempt %d", now.Status, now.LatestInvoice.AttemptCount)
			}
			w.advance(2 * day)
			now = w.subscription(sub.ID)
			if now.Status != want || now.LatestInvoice.Status != "open" || now.LatestInvoice.NextPaymentAttempt != 0 {
				t.Errorf("after the last: %s, invoice %s; want %s", now.Status, now.LatestInvoice.Status, want)
			}
			w.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 card_declined", "Mar 3 10:00 8000 card_declined", "Mar 5 10:00 8000 card_declined", "Mar 7 10:00 8000 card_declined")
		})
	}
}

// TestFailedRenewalCanBePaidWithAnotherCard: the subscription continues, and the invoice is not paid twice.
func TestFailedRenewalCanBePaidWithAnotherCard(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4000000000000341")
	w.advance(28*day + hour)
	owed := w.subscription(sub.ID).LatestInvoice
	_, err := w.api.Invoices.Pay(owed.ID, nil)
	if e := stripeError(t, err); e.HTTPStatusCode != 402 || e.Code != "card_declined" || e.Msg != "Your card was declined." {
		t.Errorf("the same card again: %v", err)
	}
	setup, err := w.api.SetupIntents.New(&stripe.SetupIntentParams{Customer: stripe.String(cus.ID)})
	if err != nil {
		t.Fatal(err)
	}
	if setup, err = w.api.SetupIntents.Confirm(setup.ID, &stripe.SetupIntentConfirmParams{PaymentMethod: stripe.String("pm_card_visa")}); err != nil {
		t.Fatal(err)
	}
	if _, err := w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{DefaultPaymentMethod: stripe.String(setup.PaymentMethod.ID)}); err != nil {
		t.Fatal(err)
	}
	if paid, err := w.api.Invoices.Pay(owed.ID, nil); err != nil || paid.Status != "paid" {
		t.Fatalf("%v", err)
	}
	if now := w.subscription(sub.ID); now.Status != "active" || now.Customer.Delinquent {
		t.Errorf("after the payment: %s, delinquent %t", now.Status, now.Customer.Delinquent)
	}
	if _, err := w.api.Invoices.Pay(owed.ID, nil); stripeError(t, err).Msg != "Invoice is already paid" {
		t.Errorf("paid twice: %v", err)
	}
	w.advance(10 * day)
	if lines := w.ledger(cus); lines[len(lines)-1] != "Feb 28 10:00 8000 paid" || len(lines) != 4 {
		t.Errorf("charged %v", lines)
	}
}

// TestCancelAtPeriodEndCanBeUndone: the subscription continues until its period's end, can be resumed until then, and
// is not charged afterwards.
func TestCancelAtPeriodEndCanBeUndone(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4242424242424242")
	end := &stripe.SubscriptionParams{CancelAtPeriodEnd: stripe.Bool(true)}
	now, err := w.api.Subscriptions.Update(sub.ID, end)
	if err != nil || now.Status != "active" || now.CancelAt != sub.CurrentPeriodEnd || now.CanceledAt != w.clock().Unix() {
		t.Errorf("%v, %+v", err, now)
	}
	if now, err = w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{CancelAtPeriodEnd: stripe.Bool(false)}); err != nil || now.CancelAt != 0 || now.CanceledAt != 0 {
		t.Errorf("undone: %v, %+v", err, now)
	}
	w.advance(30 * day)
	if _, err = w.api.Subscriptions.Update(sub.ID, end); err != nil {
		t.Error(err)
	}
	w.events()
	w.advance(60 * day)
	w.wantEvents("customer.subscription.deleted")
	over := w.subscription(sub.ID)
	if over.Status != "canceled" || time.Unix(over.EndedAt, 0).UTC().Format("Jan 2 15:04") != "Mar 31 09:00" || over.CancellationDetails.Reason != "cancellation_requested" {
		t.Errorf("the final status is %s, ended at %s", over.Status, time.Unix(over.EndedAt, 0).UTC())
	}
	w.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 paid")
}

// Its invoices become void until the time at which it resumes, and a new period may begin at once instead.
func TestPausedSubscriptionIsNotCharged(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4242424242424242")
	pause := func(at time.Time) error {
		_, err := w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{PauseCollection: &stripe.SubscriptionPauseCollectionParams{
			Behavior: stripe.String("void"), ResumesAt: stripe.Int64(at.Unix()),
		}})
		return err
	}
	if e := stripeError(t, pause(time.Unix(sub.CurrentPeriodStart-1, 0))); e.Param != "pause_collection[resumes_at]" {
		t.Error(e)
	}
	if err := pause(time.Unix(sub.CurrentPeriodEnd, 0).AddDate(0, 0, 10)); err != nil {
		t.Fatal(err)
	}
	charged := len(w.ledger(cus))
	w.advance(time.Duration(sub.CurrentPeriodEnd-sub.CurrentPeriodStart)*time.Second + 2*hour)
	rests := w.subscription(sub.ID)
	if rests.Status != "active" || rests.PauseCollection == nil || rests.LatestInvoice.Status != "void" || len(w.ledger(cus)) != charged {
		t.Errorf("in the pause: %s, %+v, %s", rests.Status, rests.PauseCollection, rests.LatestInvoice.Status)
	}
	w.advance(10 * day)
	if resumed := w.subscription(sub.ID); resumed.PauseCollection != nil || len(w.ledger(cus)) != charged {
		t.Errorf("resumed: %+v, charges %v", resumed.PauseCollection, w.ledger(cus))
	}
	restart := &stripe.SubscriptionParams{BillingCycleAnchorNow: stripe.Bool(true)}
	if e := stripeError(t, second(w.api.Subscriptions.Update(sub.ID, restart))); e.Param != "proration_behavior" {
		t.Error(e)
	}
	restart.ProrationBehavior = stripe.String("none")
	if err := second(w.api.Subscriptions.Update(sub.ID, restart)); err != nil {
		t.Fatal(err)
	}
	if begun := w.subscription(sub.ID); begun.LatestInvoice.Status != "paid" || len(w.ledger(cus)) == charged {
		t.Errorf("begun anew: %s, charges %v", begun.LatestInvoice.Status, w.ledger(cus))
	}
}

// second returns the error of a call.
func second[Result any](_ Result, err error) error { return err }

// TestUnpaidSubscriptionExpires: after 23 hours, or when cancelled, it is expired and its invoice void.
func TestUnpaidSubscriptionExpires(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	unpaid, cancelled := w.subscribe(cus, price, time.Time{}), w.subscribe(cus, price, time.Time{})
	if _, err := w.api.Subscriptions.Cancel(cancelled.ID, nil); err != nil {
		t.Fatal(err)
	}
	w.advance(22 * hour)
	if now := w.subscription(unpaid.ID); now.Status != "incomplete" {
		t.Errorf("after 22 hours: %s", now.Status)
	}
	w.advance(hour)
	for _, id := range []string{unpaid.ID, cancelled.ID} {
		if now := w.subscription(id); now.Status != "incomplete_expired" || now.LatestInvoice.Status != "void" || now.LatestInvoice.PaymentIntent.Status != "canceled" {
			t.Errorf("%s, invoice %s, payment %s", now.Status, now.LatestInvoice.Status, now.LatestInvoice.PaymentIntent.Status)
		}
	}
	if status, answer := w.confirm("payment_intents", unpaid.LatestInvoice.PaymentIntent.ID, unpaid.LatestInvoice.PaymentIntent.ClientSecret, "4242424242424242"); status != 400 {
		t.Errorf("an expired subscription was paid: %d, %v", status, answer)
	}
}

// TestSecondStepApprovesOrDeclinesPayment: a renewal that needs a second step waits for it as past due.
func TestSecondStepApprovesOrDeclinesPayment(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	sub := w.subscribe(cus, price, time.Time{})
	pi := sub.LatestInvoice.PaymentIntent
	w.events()
	confirmWithStep := func() {
		t.Helper()
		status, answer := w.confirm("payment_intents", pi.ID, pi.ClientSecret, "4000002760003184")
		if next, _ := answer["next_action"].(map[string]any); status != 200 || answer["status"] != "requires_action" || next["type"] != "use_stripe_sdk" {
			t.Fatalf("%d, %v", status, answer)
		}
	}
	confirmWithStep()
	w.wantEvents("payment_intent.requires_action", "invoice.payment_action_required")
	if err := w.FinishSecondStep(pi.ClientSecret, false); err != nil {
		t.Error(err)
	}
	if view, _ := w.Intent(pi.ClientSecret); view.Status != "requires_payment_method" {
		t.Errorf("after a rejection: %+v", view)
	}
	w.wantEvents("payment_intent.payment_failed", "invoice.payment_failed")
	confirmWithStep()
	if err := w.FinishSecondStep(pi.ClientSecret, true); err != nil {
		t.Error(err)
	}
	if err := w.FinishSecondStep(pi.ClientSecret, true); err == nil {
		t.Error("the second step was accepted twice")
	}
	if now := w.subscription(sub.ID); now.Status != "active" {
		t.Errorf("after an approval: %s", now.Status)
	}
	w.events()
	w.advance(28*day + hour)
	w.wantEvents("invoice.created", "customer.subscription.updated", "payment_intent.created", "invoice.finalized", "payment_intent.requires_action", "invoice.payment_action_required", "invoice.payment_failed", "customer.subscription.updated")
	owed := w.subscription(sub.ID)
	if owed.Status != "past_due" || owed.LatestInvoice.PaymentIntent.Status != "requires_action" {
		t.Errorf("a renewal that needs a second step: %s, %s", owed.Status, owed.LatestInvoice.PaymentIntent.Status)
	}
	if err := w.FinishSecondStep(owed.LatestInvoice.PaymentIntent.ClientSecret, true); err != nil {
		t.Error(err)
	}
	w.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 paid")
}

// TestAdvanceMovesTimeOfOneCustomer: all objects of the customer, and of no other one, move into the past by the same
// amount. A month keeps its length.
func TestAdvanceMovesTimeOfOneCustomer(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4242424242424242")
	other := w.customer()
	others := w.subscribe(other, &stripe.Price{ID: sub.Items.Data[0].Price.ID}, w.clock().Add(40*day))
	w.events()
	if err := w.Advance(cus.ID, 29*day); err != nil {
		t.Fatal(err)
	}
	now := w.subscription(sub.ID)
	if shift := int64(29 * day / time.Second); now.Created != sub.Created-shift || now.CurrentPeriodStart != sub.CurrentPeriodEnd-shift || now.CurrentPeriodEnd-now.CurrentPeriodStart != int64(31*day/time.Second) || now.LatestInvoice.Created != now.CurrentPeriodStart {
		t.Errorf("it moved from %+v to %+v", sub, now)
	}
	if now.LatestInvoice.Status != "paid" || len(w.ledger(cus)) != 2 {
		t.Errorf("the renewal: %s, %v", now.LatestInvoice.Status, w.ledger(cus))
	}
	if unmoved := w.subscription(others.ID); unmoved.Created != others.Created || unmoved.TrialEnd != others.TrialEnd || unmoved.Status != "trialing" {
		t.Errorf("another customer's subscription moved: %+v", unmoved)
	}
	if err := w.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	last := int64(0)
	for _, event := range w.received {
		if event.Created < last || event.Created > w.clock().Unix() {
			t.Errorf("%s was created at %d, after %d", event.Type, event.Created, last)
		}
		last = event.Created
	}
	view, _ := w.Customer(cus.ID)
	if view.NextWhat != "renewal" || view.NextDue.Unix() != now.CurrentPeriodEnd {
		t.Errorf("next: %s at %s", view.NextWhat, view.NextDue)
	}
	for _, want := range []string{"charge", "renewal"} {
		if err := w.AdvanceToNext(cus.ID); err != nil {
			t.Fatal(err)
		}
		if view, _ = w.Customer(cus.ID); view.NextWhat != want {
			t.Errorf("the next step is %s, want %s", view.NextWhat, want)
		}
	}
	// A trial that the product requests is on the product's clock, whatever the customer's offset.
	end := w.clock().Add(3 * day)
	if err := w.SetCancel(sub.ID, true); err != nil {
		t.Error(err)
	}
	if again := w.subscribe(cus, &stripe.Price{ID: sub.Items.Data[0].Price.ID}, end); again.TrialEnd != end.Unix() || again.Created != w.clock().Unix() {
		t.Errorf("a trial until %d ends at %d", end.Unix(), again.TrialEnd)
	}
	if err := w.Advance("cus_nobody", day); err == nil {
		t.Error("the time of an unknown customer moved")
	}
	if err := w.Advance(cus.ID, -day); err == nil {
		t.Error("the time moved backwards")
	}
}
