package membership_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/notification"
)

// subjects returns the subjects of the emails sent since the last call.
func (l *provider) subjects() (subjects []string) {
	l.Helper()
	for _, email := range l.post.Deliver(l.T) {
		if email.To.Address != l.member.Email {
			l.Errorf("an email went to %s", email.To)
		}
		subjects = append(subjects, email.Subject)
	}
	return subjects
}

func (l *provider) wantSubjects(when string, want ...string) {
	l.Helper()
	if got := l.subjects(); !slices.Equal(got, want) {
		l.Errorf("%s: the emails are %q, want %q", when, got, want)
	}
}

// bell returns the titles of unread bell entries.
func (l *provider) bell() (titles []string) {
	l.Helper()
	page, err := notification.New(l.pool, nil, nil).List(l.Context(), l.member.ID, nil, 0)
	if err != nil {
		l.Fatal(err)
	}
	for _, n := range page.Items {
		if !n.Read {
			titles = append(titles, n.Title)
		}
	}
	return titles
}

// pass moves the time and delivers and applies all notices up to then.
func (l *provider) pass(to time.Time) {
	l.Helper()
	l.moveTo(to)
	for notices := l.sent(); len(notices) > 0; notices = l.sent() {
		for _, notice := range notices {
			l.take(l.services[0], notice)
		}
	}
}

// The subscription ends because a payment is never made.
func TestPaymentEmailsFromFirstPaymentToEnd(t *testing.T) {
	t.Parallel()
	start := time.Date(2027, 3, 1, 9, 0, 0, 0, time.UTC)
	l := newProvider(t, start.AddDate(0, 0, 10))
	l.beginTrial(start)
	checkout, err := l.services[0].Subscribe(t.Context(), l.member)
	if err != nil {
		t.Fatal(err)
	}
	l.wantSubjects("before the payment")
	l.confirm(string(checkout.Secret), "pm_card_visa", 200)
	l.pass(l.now())
	sent := l.post.Deliver(t)
	if len(sent) != 1 || sent[0].Subject != copy.PaymentLetters.Receipt.Subject {
		t.Fatalf("%d emails about the first payment, want 1", len(sent))
	}
	for _, said := range []string{"$80.00", "March 11, 2027 to April 11, 2027", "Paid on: March 11, 2027", "Number: "} {
		if !strings.Contains(sent[0].Text, said) {
			t.Errorf("the receipt lacks %q:\n%s", said, sent[0].Text)
		}
	}
	if err := l.box.SetCard(l.customer(), "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	renewal := time.Date(2027, 4, 11, 9, 0, 0, 0, time.UTC)
	l.pass(renewal.Add(2 * time.Hour))
	sent = l.post.Deliver(t)
	if len(sent) != 1 || sent[0].Subject != copy.PaymentLetters.Failed.Subject || !strings.Contains(sent[0].Text, "Nothing changes until Sunday, April 18, 2027. ") ||
		!strings.Contains(sent[0].Text, "Visa ending in 0341") {
		t.Fatalf("emails about the declined payment: %+v", sent)
	}
	if bell := l.bell(); !slices.Equal(bell, []string{"Payment Not Received"}) {
		t.Errorf("the bell entries are %q", bell)
	}
	l.pass(renewal.Add(73 * time.Hour * 1))
	l.pass(renewal.Add(5*24*time.Hour + 2*time.Hour))
	l.wantSubjects("declined again and again")
	// After the payment the bell entry is read.
	form, err := l.services[0].ChangeCard(t.Context(), l.member.ID)
	if err != nil {
		t.Fatal(err)
	}
	l.confirm(string(form.Secret), "pm_card_visa", 200)
	l.pass(l.now())
	l.wantSubjects("paid", copy.PaymentLetters.Receipt.Subject)
	if bell := l.bell(); len(bell) != 0 {
		t.Errorf("the bell entries are %q", bell)
	}
	// The next payment is declined and never made up. The end of the grace is reported once, although the provider
	// sends nothing.
	if err := l.box.SetCard(l.customer(), "4000000000000341"); err != nil {
		t.Fatal(err)
	}
	next := renewal.AddDate(0, 1, 0)
	l.pass(next.Add(2 * time.Hour))
	l.wantSubjects("declined", copy.PaymentLetters.Failed.Subject)
	l.pass(next.Add(7*24*time.Hour - time.Second))
	for range 2 {
		if err := l.services[1].TellEnded(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	l.wantSubjects("before the grace is over")
	l.pass(next.Add(7 * 24 * time.Hour))
	for range 2 {
		if err := l.services[1].TellEnded(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	l.wantSubjects("the grace is over", copy.PaymentLetters.Ended.Subject)
	l.pass(next.AddDate(0, 0, 30))
	l.wantSubjects("the provider has stopped charging")
	if bell := l.bell(); len(bell) != 0 {
		t.Errorf("the bell entries are %q", bell)
	}
}

// Only members who want emails and have not subscribed get it.
func TestTrialEndEmailIsSentOnceToWillingMembers(t *testing.T) {
	t.Parallel()
	const late = "update memberships set trial_ends_at = now() + $1::interval"
	for name, c := range map[string]struct {
		change string
		want   []string
	}{
		"default settings":    {"", []string{copy.PaymentLetters.TrialEnds.Subject}},
		"emails disabled":     {"insert into member_preferences (member_id, email_notifications) select id, false from members", nil},
		"unconfirmed address": {"update members set email_confirmed_at = null", nil},
		"subscribed":          {"insert into payers (member_id, customer_id, access_until) select id, 'cus_1', now() + interval '1 month' from members", nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newProvider(t, time.Now())
			l.beginTrial(l.now())
			execute(t, l.pool, "update members set email_confirmed_at = now()")
			if c.change != "" {
				execute(t, l.pool, c.change)
			}
			var got []string
			for _, left := range []string{"4 days", "70 hours", "40 hours", "30 hours", "3 hours", "-1 hour"} {
				execute(t, l.pool, late, left)
				for range 2 {
					if err := l.services[0].NotifyTrialEnds(t.Context()); err != nil {
						t.Fatal(err)
					}
				}
				got = append(got, l.subjects()...)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("the emails are %q, want %q", got, c.want)
			}
			if bell := len(l.bell()); (bell > 0) && name == "subscribed" {
				t.Errorf("a subscriber has %d bell entries about the end", bell)
			}
		})
	}
}
