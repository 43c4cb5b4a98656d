package membership_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/tasks"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Their notices may be lost.
func TestReconcileReadsPayersWithOverdueNotices(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	_, other := d.payer("cus_other")
	before := paying()
	before[0].PeriodStart, before[0].PeriodEnd = before[0].PeriodStart.AddDate(0, -2, 0), before[0].PeriodStart.AddDate(0, -1, 0)
	d.fakeProvider.respond("cus_1", before, nil)
	d.fakeProvider.respond("cus_other", nil, nil)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	d.sendNotice("cus_other", updated)
	d.apply(other)
	execute(t, d.pool, "update payers set asked_at = now() - interval '1 day'")
	d.fakeProvider.respond("cus_1", paying(), nil)
	for range 2 {
		if err := d.plans.Reconcile(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("the status is %+v, %v", status, err)
	}
	if mine, theirs := d.fakeProvider.reads["cus_1"], d.fakeProvider.reads["cus_other"]; mine != 2 || theirs != 1 {
		t.Errorf("the payer was read %d times, and one without an overdue notice %d times; want 2 and 1", mine, theirs)
	}
}

// With the keys of another account every customer is missing.
func TestDeletedCustomerLosesAccessMissingOneKeepsIt(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", paying(), nil)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	active := func() bool {
		t.Helper()
		status, err := d.plans.Status(t.Context(), member.ID)
		if err != nil {
			t.Fatal(err)
		}
		return status.Active
	}
	d.fakeProvider.respond("cus_1", nil, membership.ErrMissing)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if !active() {
		t.Error("a missing customer lost access")
	}
	deleted := d.sendNotice("cus_1", "customer.deleted")
	d.apply(id)
	d.wantState(deleted, "applied 0")
	if active() {
		t.Error("a deleted customer still has access")
	}
}

// begun returns a subscription that was started this long ago and whose payment is unknown.
func begun(ago time.Duration) []membership.ProviderSubscription {
	subs := paying()
	subs[0].Status, subs[0].CreatedAt = membership.StatusIncomplete, subs[0].CreatedAt.Add(-ago)
	return subs
}

func (d *fixture) reconcile() {
	d.Helper()
	if err := d.plans.Reconcile(d.Context()); err != nil {
		d.Error(err)
	}
}

// read reads a payer, and sets the time of that read to this long ago.
func (d *fixture) read(customer string, id uuid.UUID, ago string) {
	d.Helper()
	d.sendNotice(customer, updated)
	d.apply(id)
	execute(d.T, d.pool, "update payers set asked_at = now() - $2::interval where id = $1", id, ago)
}

func (d *fixture) wantActive(member identity.Member, want bool) {
	d.Helper()
	if status, err := d.plans.Status(d.Context(), member.ID); err != nil || status.Active != want {
		d.Errorf("the status is %+v, %v; want access: %t", status, err, want)
	}
}

// A member who has just paid must not wait long.
func TestReconcileFindsFirstPaymentWithLostNotice(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, id := d.payer("cus_1")
	d.fakeProvider.respond("cus_1", begun(15*time.Minute), nil)
	d.read("cus_1", id, "2 minutes")
	d.fakeProvider.respond("cus_1", paying(), nil)
	d.reconcile()
	d.wantActive(member, false) // The payer was read recently.
	execute(t, d.pool, "update payers set asked_at = now() - interval '9 minutes'")
	d.reconcile()
	d.wantActive(member, true)
}

// It does not do so for a recent read or an old subscription.
func TestStatusSchedulesReadForPendingFirstPayment(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		ago  time.Duration
		read string
		want int
	}{
		"read a while ago":  {time.Minute, "30 seconds", 1},
		"read a moment ago": {time.Minute, "1 second", 0},
		"started long ago":  {2 * time.Hour, "30 seconds", 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			member, id := d.payer("cus_1")
			d.fakeProvider.respond("cus_1", begun(c.ago), nil)
			d.read("cus_1", id, c.read)
			execute(t, d.pool, "delete from river_job")
			d.wantActive(member, false)
			if asked := d.post.Scheduled(t, tasks.Ref{Kind: membership.SyncKind, ID: id}); len(asked) != c.want {
				t.Errorf("%d reads are scheduled, want %d", len(asked), c.want)
			}
		})
	}
}

// During an outage each round tries one payer, and the next round another.
func TestReconcileStopsRoundAtOutage(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	customers := []string{"cus_1", "cus_2", "cus_3"}
	for _, customer := range customers {
		_, id := d.payer(customer)
		subs := begun(15 * time.Minute)
		subs[0].ID = "sub_of_" + customer
		d.fakeProvider.respond(customer, subs, nil)
		d.read(customer, id, "1 hour")
		d.fakeProvider.respond(customer, nil, membership.ErrOutage)
	}
	for round := 1; round <= 3; round++ {
		d.reconcile()
		var reads []int
		for _, customer := range customers {
			reads = append(reads, d.fakeProvider.reads[customer]-1)
		}
		slices.Sort(reads)
		if want := [][]int{{0, 0, 1}, {0, 1, 1}, {1, 1, 1}}[round-1]; !slices.Equal(reads, want) {
			t.Errorf("after %d rounds the payers were read %v times", round, reads)
		}
	}
}

// Expired subscriptions stay unchanged, failing payers wait for their turn, and a leaving member gets no notice.
func TestPeriodicReadsSkipSettledAndFailingPayers(t *testing.T) {
	t.Parallel()
	late := paying()
	late[0].Status, late[0].PeriodStart, late[0].PeriodEnd = membership.StatusPastDue, late[0].PeriodStart.AddDate(0, 0, -8), late[0].PeriodEnd.AddDate(0, 0, -8)
	over := begun(48 * time.Hour)
	over[0].Status = membership.StatusIncompleteExpired
	tellEnded := func(d *fixture) error { return d.plans.TellEnded(d.Context()) }
	reconcile := func(d *fixture) error { return d.plans.Reconcile(d.Context()) }
	for name, c := range map[string]struct {
		subs    []membership.ProviderSubscription
		prepare string
		fails   error
		round   func(*fixture) error
		want    int
	}{
		"incomplete":                 {begun(48 * time.Hour), "", nil, reconcile, 1},
		"expired":                    {over, "", nil, reconcile, 0},
		"unreadable":                 {begun(48 * time.Hour), "", membership.ErrUnusable, reconcile, 1},
		"past due, leaving":          {late, "update members set deletion_requested_at = now()", nil, tellEnded, 0},
		"past due, unreadable":       {late, "", membership.ErrUnusable, tellEnded, 1},
		"past due, read a while ago": {late, "update payers set asked_at = access_until - interval '1 hour'", membership.ErrUnusable, tellEnded, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			_, id := d.payer("cus_1")
			// The first read happens while there is access.
			first := slices.Clone(c.subs)
			if first[0].Status == membership.StatusPastDue {
				first[0].PeriodStart = first[0].PeriodStart.AddDate(0, 0, 4)
			}
			d.fakeProvider.respond("cus_1", first, nil)
			d.read("cus_1", id, "1 day")
			if c.subs[0].Status == membership.StatusPastDue {
				execute(t, d.pool, "update payers set access_until = now() - interval '1 hour'")
			}
			if c.prepare != "" {
				execute(t, d.pool, c.prepare)
			}
			d.fakeProvider.respond("cus_1", first, c.fails)
			d.fakeProvider.reads["cus_1"] = 0
			for range 2 {
				if err := c.round(d); (err != nil) != (c.fails != nil) && d.fakeProvider.reads["cus_1"] == 0 {
					t.Errorf("%v", err)
				}
			}
			if reads := d.fakeProvider.reads["cus_1"]; reads != c.want {
				t.Errorf("the payer was read %d times, want %d", reads, c.want)
			}
		})
	}
}

// Thousands of events may be waiting.
func TestUnsettledEventsAreFoundByIndex(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	tx, err := d.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := tx.Rollback(t.Context()); err != nil {
			t.Error(err)
		}
	}()
	if _, err := tx.Exec(t.Context(), "insert into payment_events (event_id, type, customer_id, created_at) select 'evt_' || n, 'invoice.paid', 'cus_' || n, now() from generate_series(1, 5000) n"); err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(t.Context(), "analyze payment_events"); err != nil {
		t.Fatal(err)
	}
	rows, err := tx.Query(t.Context(), "explain select id, type, state from payment_events where customer_id = 'cus_7' and state in ('waiting', 'set_aside') order by id")
	if err != nil {
		t.Fatal(err)
	}
	plan, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(strings.Join(plan, "\n"), "payment_events_customer_idx") {
		t.Errorf("the plan does not use the index:\n%s", strings.Join(plan, "\n"))
	}
}
