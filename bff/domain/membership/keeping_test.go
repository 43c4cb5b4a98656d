package membership_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/bff/domain/tasks"
)

func TestPruneEventsDeletesOldAndSettlesOrphans(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", paying(), nil)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	execute(t, d.pool, "update payment_events set settled_at = now() - interval '91 days'")
	kept, orphan := d.sendNotice("cus_1", updated), d.sendNotice("cus_1", updated)
	execute(t, d.pool, "update payment_events set customer_id = 'cus_of_nobody', received_at = now() - interval '1 day' where event_id = $1", orphan)
	if err := d.plans.PruneEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	var left int
	if err := d.pool.QueryRow(t.Context(), "select count(*) from payment_events").Scan(&left); err != nil || left != 2 {
		t.Errorf("%d events are left, %v; want 2", left, err)
	}
	d.wantState(kept, "waiting 0")
	d.wantState(orphan, "applied 0")
}

// The provider fails with a private text.
func TestPrivateDataIsNeitherStoredNorLogged(t *testing.T) {
	t.Parallel()
	l := newProvider(t, time.Date(2027, 3, 1, 9, 0, 0, 0, time.UTC))
	l.beginTrial(l.now())
	checkout, err := l.services[0].Subscribe(t.Context(), l.member)
	if err != nil {
		t.Fatal(err)
	}
	l.confirm(string(checkout.Secret), "pm_card_visa", 200)
	notices := l.sent()
	l.down.Store(true)
	for _, notice := range notices {
		l.deliver(l.services[0], notice)
	}
	if _, later := tasks.SnoozedUntil(l.work(l.services[0])); !later {
		t.Error("the task does not snooze")
	}
	forged := []byte(strings.Replace(string(notices[0].body), "evt_", "evt_"+secretWord, 1))
	if err := l.services[0].HandleWebhook(t.Context(), forged, notices[0].signature); !errors.Is(err, membership.ErrUnverified) {
		t.Errorf("a forged notice: %v", err)
	}
	l.down.Store(false)
	if err := l.work(l.services[0]); err != nil {
		t.Error(err)
	}
	if l.count("select count(*) from payment_events where state <> 'applied'") != 0 || l.log.String() == "" {
		t.Errorf("not all events are applied, or nothing was logged: %s", l.log.String())
	}
	var rows json.RawMessage
	if err := l.pool.QueryRow(t.Context(), `select jsonb_build_array((select jsonb_agg(e) from payment_events e), (select jsonb_agg(p) from payers p),
		(select jsonb_agg(s) from subscriptions s), (select jsonb_agg(i) from invoices i), (select jsonb_agg(r) from river_job r))`).Scan(&rows); err != nil {
		t.Fatal(err)
	}
	secrets := []string{secretWord, providerSecret, webhookSecret, string(checkout.Secret), "_secret_", l.member.Email, l.member.Username}
	for _, secret := range secrets {
		if strings.Contains(l.log.String(), secret) || strings.Contains(string(rows), secret) {
			t.Errorf("%q is in the log or in a row:\n%s\n%s", secret, l.log.String(), rows)
		}
	}
}
