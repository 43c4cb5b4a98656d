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

// TestALostNoticeIsNoLostMonth: those of whom word should have come are read without it.
func TestALostNoticeIsNoLostMonth(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, id := d.payer("cus_1")
	_, other := d.payer("cus_other")
	before := paying()
	before[0].PeriodStart, before[0].PeriodEnd = before[0].PeriodStart.AddDate(0, -2, 0), before[0].PeriodStart.AddDate(0, -1, 0)
	d.answers.answer("cus_1", before, nil)
	d.answers.answer("cus_other", nil, nil)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	d.sendNotice("cus_other", updated)
	d.apply(other)
	execute(t, d.pool, "update payers set asked_at = now() - interval '1 day'")
	d.answers.answer("cus_1", paying(), nil)
	for range 2 {
		if err := d.plans.Reconcile(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if status, err := d.plans.Status(t.Context(), member.ID); err != nil || !status.Active {
		t.Errorf("they stand at %+v, %v", status, err)
	}
	if mine, theirs := d.answers.reads["cus_1"], d.answers.reads["cus_other"]; mine != 2 || theirs != 1 {
		t.Errorf("they were read %d times, and somebody of whom nothing is due %d times", mine, theirs)
	}
}

// TestACustomerWhoWasDeletedThere loses access; one that is merely not found keeps the last read.
func TestACustomerWhoWasDeletedThere(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, id := d.payer("cus_1")
	d.answers.answer("cus_1", paying(), nil)
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
	d.answers.answer("cus_1", nil, membership.ErrMissing)
	d.sendNotice("cus_1", updated)
	d.apply(id)
	if !active() {
		t.Error("who is not found, as with the keys of another account, has lost what they paid for")
	}
	deleted := d.sendNotice("cus_1", "customer.deleted")
	d.apply(id)
	d.wantState(deleted, "applied 0")
	if active() {
		t.Error("who was deleted there pays still")
	}
}

// begun returns a subscription that was started this long ago and whose payment is unknown.
func begun(ago time.Duration) []membership.ProviderSubscription {
	subs := paying()
	subs[0].Status, subs[0].CreatedAt = membership.StatusIncomplete, subs[0].CreatedAt.Add(-ago)
	return subs
}

func (d *desk) reconcile() {
	d.Helper()
	if err := d.plans.Reconcile(d.Context()); err != nil {
		d.Error(err)
	}
}

// read has a payer be read as they are now, and then be left alone for so long.
func (d *desk) read(customer string, id uuid.UUID, ago string) {
	d.Helper()
	d.sendNotice(customer, updated)
	d.apply(id)
	execute(d.T, d.pool, "update payers set asked_at = now() - $2::interval where id = $1", id, ago)
}

func (d *desk) wantActive(member identity.Member, want bool) {
	d.Helper()
	if status, err := d.plans.Status(d.Context(), member.ID); err != nil || status.Active != want {
		d.Errorf("they stand at %+v, %v; want access: %t", status, err, want)
	}
}

// TestALostFirstPayment: a lost notice does not keep a member who has just paid waiting for a day.
func TestALostFirstPayment(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, id := d.payer("cus_1")
	d.answers.answer("cus_1", begun(15*time.Minute), nil)
	d.read("cus_1", id, "2 minutes")
	d.answers.answer("cus_1", paying(), nil)
	d.reconcile()
	d.wantActive(member, false) // They were read a moment ago.
	execute(t, d.pool, "update payers set asked_at = now() - interval '9 minutes'")
	d.reconcile()
	d.wantActive(member, true)
}

// TestWhoLooksForTheirFirstPayment triggers a read, no more often than useful.
func TestWhoLooksForTheirFirstPayment(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		ago  time.Duration
		read string
		want int
	}{
		"read a while ago":  {time.Minute, "30 seconds", 1},
		"read a moment ago": {time.Minute, "1 second", 0},
		"given up":          {2 * time.Hour, "30 seconds", 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t)
			member, id := d.payer("cus_1")
			d.answers.answer("cus_1", begun(c.ago), nil)
			d.read("cus_1", id, c.read)
			execute(t, d.pool, "delete from river_job")
			d.wantActive(member, false)
			if asked := d.post.Scheduled(t, tasks.Ref{Kind: membership.SyncKind, ID: id}); len(asked) != c.want {
				t.Errorf("they are to be read %d times, want %d", len(asked), c.want)
			}
		})
	}
}

// TestAnOutageEndsTheRound: during an outage one payer is tried per round, and another in the next.
func TestAnOutageEndsTheRound(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	customers := []string{"cus_1", "cus_2", "cus_3"}
	for _, customer := range customers {
		_, id := d.payer(customer)
		subs := begun(15 * time.Minute)
		subs[0].ID = "sub_of_" + customer
		d.answers.answer(customer, subs, nil)
		d.read(customer, id, "1 hour")
		d.answers.answer(customer, nil, membership.ErrOutage)
	}
	for round := 1; round <= 3; round++ {
		d.reconcile()
		var reads []int
		for _, customer := range customers {
			reads = append(reads, d.answers.reads[customer]-1)
		}
		slices.Sort(reads)
		if want := [][]int{{0, 0, 1}, {0, 1, 1}, {1, 1, 1}}[round-1]; !slices.Equal(reads, want) {
			t.Errorf("after %d rounds they were read %v times", round, reads)
		}
	}
}

// TestWhoNeedNotBeRead covers the payers that periodic tasks skip: expired subscriptions stay as they are, failing
// payers wait their turn, and a member who is leaving gets no notice.
func TestWhoNeedNotBeRead(t *testing.T) {
	t.Parallel()
	late := paying()
	late[0].Status, late[0].PeriodStart, late[0].PeriodEnd = membership.StatusPastDue, late[0].PeriodStart.AddDate(0, 0, -8), late[0].PeriodEnd.AddDate(0, 0, -8)
	over := begun(48 * time.Hour)
	over[0].Status = membership.StatusIncompleteExpired
	tellEnded := func(d *desk) error { return d.plans.TellEnded(d.Context()) }
	reconcile := func(d *desk) error { return d.plans.Reconcile(d.Context()) }
	for name, c := range map[string]struct {
		subs    []membership.ProviderSubscription
		prepare string
		fails   error
		round   func(*desk) error
		want    int
	}{
		"begun and not finished":         {begun(48 * time.Hour), "", nil, reconcile, 1},
		"expired":                        {over, "", nil, reconcile, 0},
		"cannot be read":                 {begun(48 * time.Hour), "", membership.ErrUnusable, reconcile, 1},
		"late, and leaving":              {late, "update members set deletion_requested_at = now()", nil, tellEnded, 0},
		"late, and cannot be read":       {late, "", membership.ErrUnusable, tellEnded, 1},
		"late, and was read a while ago": {late, "update payers set asked_at = access_until - interval '1 hour'", membership.ErrUnusable, tellEnded, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t)
			_, id := d.payer("cus_1")
			// As it was read during access, whatever the provider would do at its end.
			first := slices.Clone(c.subs)
			if first[0].Status == membership.StatusPastDue {
				first[0].PeriodStart = first[0].PeriodStart.AddDate(0, 0, 4)
			}
			d.answers.answer("cus_1", first, nil)
			d.read("cus_1", id, "1 day")
			if c.subs[0].Status == membership.StatusPastDue {
				execute(t, d.pool, "update payers set access_until = now() - interval '1 hour'")
			}
			if c.prepare != "" {
				execute(t, d.pool, c.prepare)
			}
			d.answers.answer("cus_1", first, c.fails)
			d.answers.reads["cus_1"] = 0
			for range 2 {
				if err := c.round(d); (err != nil) != (c.fails != nil) && d.answers.reads["cus_1"] == 0 {
					t.Errorf("%v", err)
				}
			}
			if reads := d.answers.reads["cus_1"]; reads != c.want {
				t.Errorf("they were read %d times, want %d", reads, c.want)
			}
		})
	}
}

// TestReadingsFindTheirEvents by an index, however many wait.
func TestReadingsFindTheirEvents(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
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
		t.Errorf("they are found by\n%s", strings.Join(plan, "\n"))
	}
}
