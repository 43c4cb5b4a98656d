package membership_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/notification"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

func execute(t *testing.T, pool *pgxpool.Pool, statement string, args ...any) {
	t.Helper()
	if tag, err := pool.Exec(context.Background(), statement, args...); err != nil || tag.RowsAffected() == 0 {
		t.Fatalf("%s: %v, %v", statement, tag, err)
	}
}

// eventKinds returns the kinds of events in the member's mailbox after a number, and the new number.
func eventKinds(t *testing.T, pool *pgxpool.Pool, member identity.MemberID, after int64) (kinds []mailbox.Kind, last int64) {
	t.Helper()
	events, err := mailbox.New(pool).After(context.Background(), mailbox.MemberOwner(member), after, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, event := range events {
		kinds, after = append(kinds, event.Kind), event.Seq
	}
	return kinds, after
}

func TestTrialLastsSevenDays(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	plans, member := membership.New(membership.Options{Pool: pool}), identitytest.NewMember(t, pool).ID
	ctx := context.Background()
	if status, err := plans.Status(ctx, member); err != nil || status != (membership.Status{}) {
		t.Errorf("before: %+v, %v", status, err)
	}
	started, err := plans.Start(ctx, member)
	if err != nil || started.TrialStartedAt == nil || started.TrialEndsAt == nil || started.Active {
		t.Fatalf("started %+v, %v", started, err)
	}
	if length := started.TrialEndsAt.Sub(*started.TrialStartedAt); length != 7*24*time.Hour {
		t.Errorf("the trial lasts %s", length)
	}
	status, err := plans.Status(ctx, member)
	if err != nil || !status.TrialStartedAt.Equal(*started.TrialStartedAt) || !status.TrialEndsAt.Equal(*started.TrialEndsAt) || status.Active {
		t.Errorf("after: %+v, %v", status, err)
	}
	if kinds, _ := eventKinds(t, pool, member, 0); !slices.Equal(kinds, []mailbox.Kind{mailbox.KindUser}) {
		t.Errorf("the member's events are %v", kinds)
	}
}

func TestConcurrentStartsGiveOneTrialPerMember(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	// Two replicas of the service.
	replicas := []*membership.Service{membership.New(membership.Options{Pool: pool}), membership.New(membership.Options{Pool: pool})}
	member, other := identitytest.NewMember(t, pool).ID, identitytest.NewMember(t, pool).ID
	ctx := context.Background()
	var all sync.WaitGroup
	var mu sync.Mutex
	started, rejected := 0, 0
	for i := range 50 {
		all.Go(func() {
			_, err := replicas[i%2].Start(ctx, member)
			mu.Lock()
			defer mu.Unlock()
			var conflict *fault.Conflict
			switch {
			case err == nil:
				started++
			case errors.As(err, &conflict) && conflict.Message == copy.Membership.TrialRuns:
				rejected++
			default:
				t.Errorf("start: %v", err)
			}
		})
	}
	all.Wait()
	if started != 1 || rejected != 49 {
		t.Errorf("started %d times, rejected %d times; want 1 and 49", started, rejected)
	}
	if kinds, _ := eventKinds(t, pool, member, 0); len(kinds) != 1 {
		t.Errorf("the member's events are %v", kinds)
	}
	before, err := replicas[0].Status(ctx, member)
	if err != nil {
		t.Fatal(err)
	}
	execute(t, pool, "update memberships set trial_ends_at = now() - interval '1 second'")
	var conflict *fault.Conflict
	if _, err := replicas[0].Start(ctx, member); !errors.As(err, &conflict) || conflict.Message != copy.Membership.TrialUsed {
		t.Errorf("after the end: %v", err)
	}
	after, err := replicas[0].Status(ctx, member)
	if err != nil || !after.TrialStartedAt.Equal(*before.TrialStartedAt) || after.TrialEndsAt.After(time.Now()) {
		t.Errorf("after the end: %+v, %v", after, err)
	}
	if _, err := replicas[0].Start(ctx, other); err != nil {
		t.Errorf("another member: %v", err)
	}
}

// trialFixture is a member in a trial.
type trialFixture struct {
	*testing.T
	pool   *pgxpool.Pool
	plans  *membership.Service
	member identity.MemberID
}

func newTrialFixture(t *testing.T) trialFixture {
	pool := dbtest.New(t)
	h := trialFixture{t, pool, membership.New(membership.Options{Pool: pool}), identitytest.NewMember(t, pool).ID}
	if _, err := h.plans.Start(context.Background(), h.member); err != nil {
		t.Fatal(err)
	}
	return h
}

// at moves the trial's end, runs NotifyTrialEnds, and compares the bell entries; read ones end with a tick.
func (h trialFixture) at(left string, want ...string) {
	h.Helper()
	execute(h.T, h.pool, "update memberships set trial_ends_at = now() + $1::interval", left)
	for range 2 { // A repeat changes nothing.
		if err := h.plans.NotifyTrialEnds(context.Background()); err != nil {
			h.Fatal(err)
		}
	}
	page, err := notification.New(h.pool, nil, nil).List(context.Background(), h.member, nil, 0)
	if err != nil {
		h.Fatal(err)
	}
	var got []string
	for _, n := range page.Items {
		if n.Type != notification.TypeSubscription || n.Title != "Subscription Ending Soon" {
			h.Errorf("unexpected notice %+v", n)
		}
		text := n.Message
		if n.Read {
			text += " ✓"
		}
		got = append(got, text)
	}
	if !slices.Equal(got, want) {
		h.Fatalf("with %s left: %q, want %q", left, got, want)
	}
}

func (h trialFixture) read() {
	h.Helper()
	if _, err := notification.New(h.pool, nil, nil).ReadAll(context.Background(), h.member); err != nil {
		h.Fatal(err)
	}
}

const (
	three = "Your trial ends in 3 day(s). Upgrade now to continue."
	two   = "Your trial ends in 2 day(s). Upgrade now to continue."
	one   = "Your trial ends in 1 day(s). Upgrade now to continue."
)

func TestTrialEndIsNotifiedInLastThreeDays(t *testing.T) {
	t.Parallel()
	h := newTrialFixture(t)
	h.at("7 days")
	h.at("72 hours 1 minute")
	_, at := eventKinds(t, h.pool, h.member, 0)
	h.at("71 hours 59 minutes", three)
	h.at("48 hours 1 minute", three)
	h.at("48 hours", two)
	h.at("25 hours", two)
	h.at("23 hours", one)
	h.at("1 minute", one)
	kinds, at := eventKinds(t, h.pool, h.member, at)
	if want := slices.Repeat([]mailbox.Kind{mailbox.KindNotification}, 3); !slices.Equal(kinds, want) {
		t.Errorf("the member's events are %v", kinds)
	}
	h.at("-1 second", one+" ✓")
	kinds, _ = eventKinds(t, h.pool, h.member, at)
	if want := []mailbox.Kind{mailbox.KindNotification, mailbox.KindUser}; !slices.Equal(kinds, want) {
		t.Errorf("the member's events at the end are %v", kinds)
	}
	h.at("-90 days", one+" ✓")
}

func TestReadTrialNoticeIsNotRepeatedSameDay(t *testing.T) {
	t.Parallel()
	h := newTrialFixture(t)
	h.at("60 hours", three)
	h.read()
	h.at("50 hours", three+" ✓")
	h.at("40 hours", two, three+" ✓")
	h.read()
	// The day before the last was missed: its notice is not created later.
	h.at("10 minutes", one, two+" ✓", three+" ✓")
	h.read()
	h.at("-1 hour", one+" ✓", two+" ✓", three+" ✓")
}

func TestConcurrentNotifyTrialEndsNotifiesEachMemberOnce(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	ctx := context.Background()
	execute(t, pool, `insert into members (username, email, first_name, last_name, time_zone)
		select 'm' || n, 'm' || n || '@mail.example', 'Asha', 'R', 'UTC' from generate_series(1, 40) n`)
	execute(t, pool, `insert into memberships (member_id, trial_started_at, trial_ends_at)
		select id, now() - interval '6 days', now() + interval '1 day' from members`)
	var all sync.WaitGroup
	for range 6 {
		all.Go(func() {
			if err := membership.New(membership.Options{Pool: pool}).NotifyTrialEnds(ctx); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	var notices, members, events int
	err := pool.QueryRow(ctx, `select count(*), count(distinct member_id), (select count(*) from live_events where kind = 'notification') from notifications`).
		Scan(&notices, &members, &events)
	if err != nil || notices != 40 || members != 40 || events != 40 {
		t.Errorf("%d notices for %d members, %d events, %v; want 40 of each", notices, members, events, err)
	}
}

func TestDeletedMemberGetsNoTrialNotice(t *testing.T) {
	t.Parallel()
	h := newTrialFixture(t)
	execute(t, h.pool, "update memberships set trial_ends_at = now() + interval '1 day'")
	execute(t, h.pool, "delete from members where id = $1", h.member.UUID())
	if err := h.plans.NotifyTrialEnds(context.Background()); err != nil {
		t.Error(err)
	}
	if _, err := h.plans.Start(context.Background(), identity.MemberID(uuid.New())); err == nil {
		t.Error("an unknown member started a trial")
	}
}
