package coaching_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/scheduling"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// plan stores a session of the two, the given number of hours from now.
func plan(t *testing.T, pool *pgxpool.Pool, member identity.MemberID, coach identity.CoachID, hours int, status string) uuid.UUID {
	t.Helper()
	var id uuid.UUID
	cancelled := status == "cancelled"
	err := pool.QueryRow(context.Background(), `insert into sessions (member_id, coach_id, starts_at, ends_at, status, room, cancelled_at, cancelled_by)
		values ($1, $2, date_trunc('hour', now()) + make_interval(hours => $3), date_trunc('hour', now()) + make_interval(hours => $3, mins => 30), $4,
			gen_random_uuid()::text, case when $5 then now() end, case when $5 then 'member' end) returning id`,
		member.UUID(), coach.UUID(), hours, status, cancelled).Scan(&id)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestChangeListsSessionsAndConversationWithCurrentCoach(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, other := identitytest.NewMember(t, pool), identitytest.NewMember(t, pool)
	coach, former := identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	if change, err := service.Change(ctx, member); err != nil || len(change.Sessions) != 0 || change.Talked {
		t.Errorf("without a coach: %+v, %v", change, err)
	}
	chosen, err := service.Select(ctx, member.ID, coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	if change, err := service.Change(ctx, chosen); err != nil || len(change.Sessions) != 0 || change.Talked {
		t.Errorf("with only the welcome message: %+v, %v", change, err)
	}
	late, soon := plan(t, pool, member.ID, coach.ID, 80, "scheduled"), plan(t, pool, member.ID, coach.ID, 30, "scheduled")
	plan(t, pool, member.ID, coach.ID, 50, "cancelled")
	plan(t, pool, member.ID, coach.ID, -50, "scheduled")
	plan(t, pool, member.ID, former.ID, 60, "scheduled")
	plan(t, pool, other.ID, coach.ID, 40, "scheduled")
	_, _, err = messaging.New(messaging.Options{Pool: pool}).SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{ID: uuid.New(), Text: "Hello"})
	if err != nil {
		t.Fatal(err)
	}
	change, err := service.Change(ctx, chosen)
	if err != nil || !change.Talked || len(change.Sessions) != 2 || change.Sessions[0].ID != soon || change.Sessions[1].ID != late {
		t.Errorf("the change: %+v, %v; want %v and %v", change, err, soon, late)
	}
}

// leaveHook records its calls as an OnCoachLeft hook.
type leaveHook struct {
	pairs   [][2]uuid.UUID
	changed bool
	err     error
}

func (l *leaveHook) left(ctx context.Context, tx pgx.Tx, member identity.MemberID, old identity.CoachID) (bool, error) {
	l.pairs = append(l.pairs, [2]uuid.UUID{member.UUID(), old.UUID()})
	if _, err := tx.Exec(ctx, "update members set last_name = 'left' where id = $1", member.UUID()); err != nil {
		return false, err
	}
	return l.changed, l.err
}

func TestLeavingCoachRunsHooksInSameTransaction(t *testing.T) {
	t.Parallel()
	_, pool, waker := newService(t)
	ctx := context.Background()
	first, second := &leaveHook{}, &leaveHook{changed: true}
	service := coaching.New(coaching.Options{Pool: pool, Waker: waker, OnCoachLeft: []coaching.OnCoachLeft{first.left, second.left}})
	member, old, next := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	own, theirs, others := mailbox.MemberOwner(member.ID), mailbox.CoachOwner(old.ID), mailbox.CoachOwner(next.ID)
	if _, err := service.Select(ctx, member.ID, old.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := service.Select(ctx, member.ID, old.ID); err != nil || len(first.pairs) != 0 {
		t.Fatalf("hooks ran although no coach was left: %v, %v", first.pairs, err)
	}
	before := len(kinds(t, pool, own))
	if _, err := service.Select(ctx, member.ID, next.ID); err != nil {
		t.Fatal(err)
	}
	want := [][2]uuid.UUID{{member.ID.UUID(), old.ID.UUID()}}
	if !slices.Equal(first.pairs, want) || !slices.Equal(second.pairs, want) {
		t.Errorf("hooks ran for %v and %v", first.pairs, second.pairs)
	}
	if got := kinds(t, pool, theirs); !slices.Equal(got[len(got)-2:], []mailbox.Kind{"client", "session"}) {
		t.Errorf("the old coach got events %v", got)
	}
	if got := kinds(t, pool, own)[before:]; !slices.Equal(got, []mailbox.Kind{"message", "session", "user"}) {
		t.Errorf("the member got events %v", got)
	}
	if got := kinds(t, pool, others); slices.Contains(got, "session") {
		t.Errorf("the new coach got events %v", got)
	}
	// A hook that changes nothing causes no event; a failing hook rolls everything back.
	second.changed = false
	waker.take()
	second.err = errors.New("no calendar")
	execute(t, pool, "update members set last_name = 'stays' where id = $1", member.ID.UUID())
	if _, err := service.Remove(ctx, member.ID); !errors.Is(err, second.err) {
		t.Errorf("the removal: %v", err)
	}
	var name string
	var coach uuid.UUID
	if err := pool.QueryRow(ctx, "select last_name, coach_id from members where id = $1", member.ID.UUID()).Scan(&name, &coach); err != nil {
		t.Fatal(err)
	}
	if name != "stays" || coach != next.ID.UUID() || len(waker.take()) != 0 {
		t.Errorf("not rolled back: %s, %v", name, coach)
	}
	second.err = nil
	if _, err := service.Remove(ctx, member.ID); err != nil {
		t.Fatal(err)
	}
	if got := kinds(t, pool, others); slices.Contains(got, "session") {
		t.Errorf("with nothing changed the coach got events %v", got)
	}
}

// Members change coaches and book concurrently. There is no deadlock either.
func TestChangingCoachWhileBookingLeavesNoSessionWithFormerCoach(t *testing.T) {
	t.Parallel()
	_, pool, _ := newService(t)
	ctx := context.Background()
	calendar := scheduling.New(pool, nil, "https://video.example/{room}")
	service := coaching.New(coaching.Options{Pool: pool, OnCoachLeft: []coaching.OnCoachLeft{calendar.CoachLeft}})
	var members []identity.Member
	var coaches []identity.Coach
	for range 4 {
		members = append(members, identitytest.NewMember(t, pool))
	}
	for range 3 {
		coaches = append(coaches, identitytest.NewCoach(t, pool))
	}
	slots, err := calendar.Slots(ctx, members[0], coaches[0].ID, time.Now(), time.Now().Add(40*24*time.Hour))
	if err != nil || len(slots.Starts) < 40 {
		t.Fatalf("%d slots, %v", len(slots.Starts), err)
	}
	var all sync.WaitGroup
	for i := range 60 {
		all.Go(func() {
			member, coach := members[i%4], coaches[i%3]
			if i%5 == 0 {
				if _, err := service.Remove(ctx, member.ID); err != nil {
					t.Errorf("remove: %v", err)
				}
				return
			}
			if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
				t.Errorf("select: %v", err)
			}
			_, err := calendar.Book(ctx, member.ID, scheduling.Draft{Coach: coach.ID, StartsAt: slots.Starts[i%40]})
			var conflict *fault.Conflict
			if err != nil && !errors.As(err, &conflict) {
				t.Errorf("book: %v", err)
			}
		})
	}
	all.Wait()
	var stray, booked int
	if err := pool.QueryRow(ctx, `select count(*) filter (where s.status = 'scheduled' and m.coach_id is distinct from s.coach_id), count(*)
		from sessions s join members m on m.id = s.member_id`).Scan(&stray, &booked); err != nil {
		t.Fatal(err)
	}
	if stray != 0 || booked == 0 {
		t.Errorf("%d of %d sessions are with a coach whom the member left", stray, booked)
	}
}
