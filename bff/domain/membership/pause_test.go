package membership_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"

	"github.com/google/uuid"
)

// payingMember returns a member who has just paid the first month.
func payingMember(t *testing.T, start time.Time) *provider {
	t.Helper()
	l := newProvider(t, start)
	l.beginTrial(start.AddDate(0, 0, -10))
	checkout, err := l.services[0].Subscribe(t.Context(), l.member)
	if err != nil {
		t.Fatal(err)
	}
	l.confirm(string(checkout.Secret), "pm_card_visa", 200)
	l.pass(l.now())
	l.wantSubjects("the first payment", copy.PaymentLetters.Receipt.Subject)
	return l
}

// wantPlan compares the member's plan: whether it gives access, its status, next charge, and pause.
func (l *provider) wantPlan(when string, active bool, status string, next time.Time, pause ...time.Time) {
	l.Helper()
	got, err := l.services[1].Status(l.Context(), l.member.ID)
	if err != nil {
		l.Fatal(err)
	}
	given, err := membership.Entitlements(l.Context(), l.pool, l.member.ID, l.member.PricingVariant, l.now())
	if err != nil || (given.Plan == copy.PlanPremium) != active || got.Active != active {
		l.Errorf("%s: plan %s, active %t, want %t (%v)", when, given.Plan, got.Active, active, err)
	}
	sub := got.Subscription
	if sub == nil {
		l.Fatalf("%s: no subscription", when)
	}
	var paused []time.Time
	if sub.PausedFrom != nil {
		paused = []time.Time{sub.PausedFrom.UTC(), sub.PausedUntil.UTC()}
	}
	if sub.Status != status || sub.NextChargeAt == nil || !sub.NextChargeAt.Equal(next) || !slices.Equal(paused, pause) {
		l.Errorf("%s: %+v, paused %v", when, sub, paused)
	}
}

// The month's last day is kept as the day of the charge.
func TestPauseRestsForOneMonthThenContinues(t *testing.T) {
	t.Parallel()
	start := time.Date(2027, 1, 31, 9, 0, 0, 0, time.UTC)
	l := payingMember(t, start)
	service := l.services[0]
	february, march, april := time.Date(2027, 2, 28, 9, 0, 0, 0, time.UTC), time.Date(2027, 3, 31, 9, 0, 0, 0, time.UTC), time.Date(2027, 4, 30, 9, 0, 0, 0, time.UTC)
	_, err := service.EndPause(t.Context(), l.member.ID)
	wantConflict(t, err, copy.Membership.NothingPaused)

	l.down.Store(true)
	_, err = service.Pause(t.Context(), l.member.ID)
	wantUpstream(t, err, copy.Membership.PauseFailed)
	l.down.Store(false)
	if _, err := service.Pause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	l.pass(l.now())
	l.wantPlan("before the pause", true, membership.StatusActive, march, february, march)
	_, err = service.Pause(t.Context(), l.member.ID)
	wantConflict(t, err, copy.Membership.NothingToPause)

	// Undone before it begins, nothing has changed.
	if _, err := service.EndPause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	l.wantPlan("undone", true, membership.StatusActive, february)
	if _, err := service.Pause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}

	l.pass(february.Add(2 * time.Hour))
	l.wantPlan("in the pause", false, membership.StatusPaused, march, february, march)
	_, err = service.Subscribe(t.Context(), l.member)
	wantConflict(t, err, copy.Membership.AlreadyPays)
	// The email comes once, three days before.
	tell := func() {
		t.Helper()
		for range 2 {
			if err := service.NotifyPauseEnds(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	l.pass(march.AddDate(0, 0, -4))
	tell()
	l.wantSubjects("four days before")
	l.pass(march.AddDate(0, 0, -3))
	tell()
	sent := l.post.Deliver(t)
	const said = "continues on March 31, 2027, and we charge your card $80.00 that day"
	if len(sent) != 1 || !strings.Contains(strings.Join(strings.Fields(sent[0].Text), " "), said) {
		t.Errorf("three days before: %d emails, %+v", len(sent), sent)
	}
	l.pass(march.Add(2 * time.Hour))
	l.wantPlan("after the pause", true, membership.StatusActive, april)
	l.wantSubjects("charged again", copy.PaymentLetters.Receipt.Subject)
	if paid, void := l.count("select count(*) from invoices where status = 'paid'"), l.count("select count(*) from invoices where status = 'void'"); paid != 2 || void != 1 {
		t.Errorf("%d invoices are paid and %d void, want 2 and 1", paid, void)
	}
}

func TestPauseEndedEarlyChargesNewMonthAtOnce(t *testing.T) {
	t.Parallel()
	start := time.Date(2027, 1, 31, 9, 0, 0, 0, time.UTC)
	l := payingMember(t, start)
	service := l.services[0]
	if _, err := service.Pause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	again := time.Date(2027, 3, 10, 15, 0, 0, 0, time.UTC)
	l.pass(again)
	if _, err := service.EndPause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	l.pass(l.now())
	l.wantPlan("ended early", true, membership.StatusActive, again.AddDate(0, 1, 0))
	l.wantSubjects("ended early", copy.PaymentLetters.Receipt.Subject)
}

func TestPauseIsRefusedWhileCancelledAndEndsWithCancellation(t *testing.T) {
	t.Parallel()
	start := time.Date(2027, 5, 4, 9, 0, 0, 0, time.UTC)
	l := payingMember(t, start)
	service := l.services[0]
	if _, err := service.Cancel(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	_, err := service.Pause(t.Context(), l.member.ID)
	wantConflict(t, err, copy.Membership.NothingToPause)
	if _, err := service.Resume(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := service.Pause(t.Context(), l.member.ID); err != nil {
		t.Fatal(err)
	}
	l.pass(start.AddDate(0, 1, 1))
	cancelled, err := service.Cancel(t.Context(), l.member.ID)
	if err != nil || cancelled.Active || cancelled.Subscription == nil || cancelled.Subscription.Status != membership.StatusPaused ||
		cancelled.Subscription.NextChargeAt != nil || cancelled.Subscription.EndsAt == nil || !cancelled.Subscription.EndsAt.Equal(start.AddDate(0, 2, 0)) {
		t.Errorf("cancelled in the pause: %+v, %v", cancelled.Subscription, err)
	}
	l.pass(start.AddDate(0, 2, 1))
	if err := service.NotifyPauseEnds(t.Context()); err != nil {
		t.Fatal(err)
	}
	ended, err := service.Status(t.Context(), l.member.ID)
	if err != nil || ended.Subscription != nil || !ended.HadSubscription {
		t.Errorf("ended: %+v, %v", ended.Subscription, err)
	}
	l.wantSubjects("ended", copy.PaymentLetters.Ended.Subject)
	if paid := l.count("select count(*) from invoices where status = 'paid'"); paid != 1 {
		t.Errorf("%d invoices are paid, want 1", paid)
	}
}

func TestStopsIsTheEndOfACancelledOrPausedPlan(t *testing.T) {
	t.Parallel()
	l := payingMember(t, time.Date(2027, 3, 10, 9, 0, 0, 0, time.UTC))
	end := time.Date(2027, 4, 10, 9, 0, 0, 0, time.UTC)
	want := func(when string, at *time.Time) {
		t.Helper()
		got, err := membership.Stops(t.Context(), l.pool, l.member.ID)
		if err != nil || (got == nil) != (at == nil) || got != nil && !got.Equal(*at) {
			t.Errorf("%s: %v, %v, want %v", when, got, err, at)
		}
	}
	want("while it continues", nil)
	for _, change := range []struct {
		when     string
		do, undo func(context.Context, identity.MemberID) (membership.Status, error)
	}{
		{"paused", l.services[0].Pause, l.services[0].EndPause},
		{"cancelled", l.services[0].Cancel, l.services[0].Resume},
	} {
		if _, err := change.do(t.Context(), l.member.ID); err != nil {
			t.Fatal(err)
		}
		l.pass(l.now())
		want(change.when, &end)
		if _, err := change.undo(t.Context(), l.member.ID); err != nil {
			t.Fatal(err)
		}
		l.pass(l.now())
		want("not "+change.when, nil)
	}
	if at, err := membership.Stops(t.Context(), l.pool, identity.MemberID(uuid.New())); at != nil || err != nil {
		t.Errorf("without a plan: %v, %v", at, err)
	}
}
