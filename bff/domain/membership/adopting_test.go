package membership_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/membership"
)

const cardGiven = "setup_intent.succeeded"

// newSetup returns a completed setup of a card from one of our forms.
func newSetup(id string, at time.Time) membership.Setup {
	return membership.Setup{ID: id, Status: membership.SetupSucceeded, PaymentMethod: "pm_of_" + id, Payer: "payer", CreatedAt: at, GivenAt: at}
}

// A member who has paid has access, although the provider's response about the card is unusable.
func TestUnreadableCardDoesNotBlockOtherNotices(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	d.fakeProvider.setups = func() ([]membership.Setup, error) {
		return nil, fmt.Errorf("about %s: %w", secretWord, membership.ErrUnusable)
	}
	d.fakeProvider.respond("cus_1", begun(time.Hour), nil)
	card := d.sendNotice("cus_1", cardGiven)
	d.apply(id)
	d.wantActive(member, false)
	d.fakeProvider.respond("cus_1", paying(), nil)
	paid := d.sendNotice("cus_1", "invoice.paid")
	if !d.apply(id) {
		t.Error("the card is not retried")
	}
	d.wantActive(member, true)
	d.wantState(paid, "applied 0")
	for d.apply(id) {
	}
	d.wantState(card, fmt.Sprintf("set_aside %d %s", membership.MostTries, copy.PaymentAnswers.NotUnderstood))

	// Once it is set aside, later notices do not retry it.
	d.fakeProvider.setups = func() ([]membership.Setup, error) {
		t.Error("the card that was set aside is retried")
		return nil, membership.ErrUnusable
	}
	later := d.sendNotice("cus_1", "invoice.paid")
	if d.apply(id) {
		t.Error("an applied event is to be retried")
	}
	d.wantState(later, "applied 0")
	d.wantState(card, fmt.Sprintf("set_aside %d %s", membership.MostTries, copy.PaymentAnswers.NotUnderstood))
}

// The provider will never accept it.
func TestUnusableCardIsTriedOnce(t *testing.T) {
	t.Parallel()
	for _, refusal := range []error{membership.ErrMissing, membership.ErrUnusable, &membership.Declined{Code: "card_declined"}} {
		t.Run(refusal.Error(), func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			member, id := d.payer("cus_1")
			tries := 0
			d.fakeProvider.setups = func() ([]membership.Setup, error) { return []membership.Setup{newSetup("seti_1", time.Now())}, nil }
			d.fakeProvider.use = func(string) error { tries++; return refusal }
			d.fakeProvider.respond("cus_1", paying(), nil)
			for range 2 {
				card := d.sendNotice("cus_1", cardGiven)
				if d.apply(id) {
					t.Error("it is to be retried")
				}
				d.wantState(card, "applied 0")
			}
			d.wantActive(member, true)
			if tries != 1 {
				t.Errorf("the card was tried %d times, want once", tries)
			}
		})
	}
}

// One process reads before the last card was given and writes after the other process. It must not restore the earlier
// card.
func TestConcurrentProcessesKeepNewestCard(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, id := d.payer("cus_1")
	now := time.Now()
	cards := []membership.Setup{newSetup("seti_1", now)}
	d.fakeProvider.setups = func() ([]membership.Setup, error) { return slices.Clone(cards), nil }
	var used []string
	d.fakeProvider.use = func(card string) error {
		if len(used) == 0 { // Here the other process finds the second card, uses it and stores it.
			cards = append(cards, newSetup("seti_2", now.Add(time.Second)))
			used = append(used, "pm_of_seti_2")
			execute(t, d.pool, "update payers set card_setup_id = 'seti_2'")
		}
		used = append(used, card)
		return nil
	}
	d.fakeProvider.respond("cus_1", paying(), nil)
	d.sendNotice("cus_1", cardGiven)
	d.apply(id)
	if last := used[len(used)-1]; last != "pm_of_seti_2" {
		t.Errorf("the final card is %s: %v", last, used)
	}
}

// newSubscribedProvider returns a provider whose member subscribed with a Visa within the last month.
func newSubscribedProvider(t *testing.T) *provider {
	l := newProvider(t, newYear)
	l.beginTrial(newYear)
	checkout, err := l.services[0].Subscribe(t.Context(), l.member)
	if err != nil {
		t.Fatal(err)
	}
	l.confirm(string(checkout.Secret), "pm_card_visa", http.StatusOK)
	l.takeAll()
	l.moveTo(newYear.AddDate(0, 0, trialDays).Add(2 * time.Hour))
	l.takeAll()
	l.wantCard("4242")
	return l
}

func (l *provider) takeAll() {
	l.Helper()
	for _, notice := range l.sent() {
		l.take(l.services[0], notice)
	}
}

// form opens the form for another card.
func (l *provider) form() (secret string) {
	l.Helper()
	form, err := l.services[0].ChangeCard(l.Context(), l.member.ID)
	if err != nil {
		l.Fatal(err)
	}
	return string(form.Secret)
}

func (l *provider) wantCard(last4 string) {
	l.Helper()
	status, err := l.services[1].Status(l.Context(), l.member.ID)
	if err != nil || status.Subscription == nil || status.Subscription.Card == nil || status.Subscription.Card.Last4 != last4 {
		l.Errorf("the subscription is %+v, %v; want a card that ends in %s", status.Subscription, err, last4)
	}
}

func TestConcurrentReadKeepsNewCard(t *testing.T) {
	t.Parallel()
	l := newSubscribedProvider(t)
	l.confirm(l.form(), "pm_card_mastercard", http.StatusOK)
	for _, notice := range l.sent() {
		l.deliver(l.services[0], notice)
	}
	if _, err := l.services[0].Cancel(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	l.takeAll() // The notices of the cancellation. A task without events would look for cards anyway.
	l.wantCard("4444")
	if left := l.count("select count(*) from payment_events where state <> 'applied'"); left != 0 {
		t.Errorf("%d notices were not applied", left)
	}
}

// The order in which the forms were opened does not matter.
func TestCardGivenLastIsCharged(t *testing.T) {
	t.Parallel()
	l := newSubscribedProvider(t)
	first := l.form()
	l.moveTo(l.now().Add(time.Minute))
	second := l.form()
	l.confirm(second, "pm_card_mastercard", http.StatusOK)
	l.takeAll()
	l.wantCard("4444")
	l.moveTo(l.now().Add(time.Minute))
	l.confirm(first, "pm_card_visa", http.StatusOK)
	l.takeAll()
	l.wantCard("4242")
	if err := l.work(l.services[1]); err != nil { // A read without a notice.
		t.Fatal(err)
	}
	l.wantCard("4242")
}

// It is the message with which the bank declined the payment.
func TestLastRefusalIsShownWhileAmountIsDue(t *testing.T) {
	t.Parallel()
	l := newSubscribedProvider(t)
	said := func() string {
		t.Helper()
		status, err := l.services[1].Status(t.Context(), l.member.ID)
		if err != nil || status.Subscription == nil {
			t.Fatalf("the status is %+v, %v", status, err)
		}
		if status.Subscription.LastRefusal == nil {
			return ""
		}
		return *status.Subscription.LastRefusal
	}
	if words := said(); words != "" {
		t.Errorf("nothing is due, but LastRefusal is %q", words)
	}
	if err := l.box.SetCard(l.customer(), "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	l.moveTo(newYear.AddDate(0, 1, trialDays).Add(2 * time.Hour))
	l.takeAll()
	if words := said(); words != "Your card was declined." {
		t.Errorf("the payment was declined, but LastRefusal is %q", words)
	}
	l.moveTo(l.now().Add(time.Hour))
	l.confirm(l.form(), "pm_card_visa", http.StatusOK)
	l.takeAll()
	if words := said(); words != "" {
		t.Errorf("the amount is paid, but LastRefusal is %q", words)
	}
}

func TestHadSubscriptionDependsOnPaymentNotOnLaterCards(t *testing.T) {
	t.Parallel()
	ended := func(change func(*membership.ProviderSubscription)) []membership.ProviderSubscription {
		subs := paying()
		end := subs[0].PeriodStart
		subs[0].Status, subs[0].TrialEnd, subs[0].CanceledAt, subs[0].EndedAt = membership.StatusCanceled, &end, &end, &end
		subs[0].PaymentMethod, subs[0].Card = "", nil
		if change != nil {
			change(&subs[0])
		}
		return subs
	}
	free := ended(func(s *membership.ProviderSubscription) {
		s.Status, s.EndedAt, s.CanceledAt, s.Setup = membership.StatusTrialing, nil, nil, &membership.Setup{ID: "seti_1"}
	})
	theirs := func(s *membership.ProviderSubscription) { s.PaymentMethod = "pm_of_the_customer" }
	own := func(s *membership.ProviderSubscription) { s.PaymentMethod, s.OwnMethod = "pm_1", true }
	begunOnly := func(s *membership.ProviderSubscription) { s.TrialEnd = nil }
	month := []membership.ProviderInvoice{{ID: "in_1", Subscription: "sub_1", Status: membership.InvoicePaid, Cents: 8000, CentsPaid: 8000, Currency: "usd"}}
	for name, c := range map[string]struct {
		before, after []membership.ProviderSubscription
		invoices      []membership.ProviderInvoice
		want          bool
	}{
		"paid, card removed later":                  {paying(), ended(nil), nil, true},
		"paid, first read after the end":            {nil, ended(nil), month, true},
		"cancelled during the trial":                {nil, ended(own), nil, true},
		"never confirmed":                           {free, ended(nil), nil, false},
		"never confirmed, another card added later": {free, ended(theirs), nil, false},
		"started without a trial, never paid":       {begun(time.Hour), ended(begunOnly), nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			member, id := d.payer("cus_1")
			d.fakeProvider.invoices = func() []membership.ProviderInvoice { return c.invoices }
			for _, subs := range [][]membership.ProviderSubscription{c.before, c.after} {
				d.fakeProvider.respond("cus_1", subs, nil)
				d.sendNotice("cus_1", updated)
				d.apply(id)
			}
			if status, err := d.plans.Status(t.Context(), member.ID); err != nil || status.HadSubscription != c.want {
				t.Errorf("the status is %+v, %v; want HadSubscription %t", status, err, c.want)
			}
		})
	}
}
