package mailbox_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

func TestAfterReturnsEventsFromAnyNumber(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	boxes := mailbox.New(pool)
	ctx := context.Background()
	owner := mailbox.CoachOwner(identity.CoachID(uuid.New()))
	if position, err := boxes.Position(ctx, owner); err != nil || position != (mailbox.Position{}) {
		t.Errorf("the position of an empty mailbox is %+v, %v", position, err)
	}
	for range 5 {
		if err := mailbox.Append(ctx, pool, owner, mailbox.KindClient); err != nil {
			t.Fatal(err)
		}
	}
	if err := mailbox.Append(ctx, pool, mailbox.MemberOwner(identity.MemberID(owner.ID)), mailbox.KindUser); err != nil {
		t.Fatal(err)
	}
	if position, err := boxes.Position(ctx, owner); err != nil || position != (mailbox.Position{Last: 5, Oldest: 1}) {
		t.Errorf("the position is %+v, %v", position, err)
	}
	for _, c := range []struct {
		after       int64
		limit       int
		first, last int64
	}{{0, 0, 1, 5}, {0, 2, 1, 2}, {2, 2, 3, 4}, {4, 100, 5, 5}, {-3, 0, 1, 5}} {
		events, err := boxes.After(ctx, owner, c.after, c.limit)
		if err != nil || len(events) != int(c.last-c.first)+1 {
			t.Fatalf("after %d: %+v, %v", c.after, events, err)
		}
		for i, event := range events {
			if event.Seq != c.first+int64(i) || event.Kind != mailbox.KindClient || event.Owner != owner || event.Message != nil || event.At.IsZero() {
				t.Errorf("after %d: %+v", c.after, event)
			}
		}
	}
	if events, err := boxes.After(ctx, owner, 5, 0); err != nil || events == nil || len(events) != 0 {
		t.Errorf("after the last: %v, %v", events, err)
	}
}

func TestPruneKeepsNumbering(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	boxes := mailbox.New(pool)
	ctx := context.Background()
	owner := mailbox.MemberOwner(identity.MemberID(uuid.New()))
	for range 4 {
		if err := mailbox.Append(ctx, pool, owner, mailbox.KindUser); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := pool.Exec(ctx, "update live_events set created_at = now() - interval '9 days' where seq <= 3"); err != nil {
		t.Fatal(err)
	}
	week := time.Now().AddDate(0, 0, -7)
	if n, err := boxes.Prune(ctx, week); err != nil || n != 3 {
		t.Errorf("pruned %d, %v", n, err)
	}
	if position, err := boxes.Position(ctx, owner); err != nil || position != (mailbox.Position{Last: 4, Oldest: 4}) {
		t.Errorf("the position is %+v, %v", position, err)
	}
	if n, err := boxes.Prune(ctx, time.Now().Add(time.Hour)); err != nil || n != 1 {
		t.Errorf("pruned %d, %v", n, err)
	}
	if err := mailbox.Append(ctx, pool, owner, mailbox.KindUser); err != nil {
		t.Fatal(err)
	}
	if position, err := boxes.Position(ctx, owner); err != nil || position != (mailbox.Position{Last: 5, Oldest: 5}) {
		t.Errorf("the position after the next event is %+v, %v", position, err)
	}
}

func TestEventsOfFormerClientHaveNoContent(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	boxes, choice, chat := mailbox.New(pool), coaching.New(coaching.Options{Pool: pool}), messaging.New(messaging.Options{Pool: pool})
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	if _, err := choice.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	sent, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: "only for you"})
	if err != nil {
		t.Fatal(err)
	}
	if err := chat.MarkDeliveredToMember(ctx, member.ID, coach.ID, sent.ID); err != nil {
		t.Fatal(err)
	}
	coachEvents := func() []mailbox.Event {
		t.Helper()
		events, err := boxes.After(ctx, mailbox.CoachOwner(coach.ID), 0, 0)
		if err != nil || len(events) < 4 {
			t.Fatalf("%+v, %v", events, err)
		}
		return events
	}
	if events := coachEvents(); events[2].Message == nil || events[2].Message.Text != "only for you" || events[3].Receipt == nil {
		t.Errorf("while they are the coach: %+v", events)
	}
	wantNoContent := func(when string) {
		t.Helper()
		for i, event := range coachEvents() {
			if event.Kind != mailbox.KindClient || event.Message != nil || event.Receipt != nil || event.MemberID != (identity.MemberID{}) || event.Seq != int64(i)+1 {
				t.Errorf("%s: %+v", when, event)
			}
		}
	}
	if _, err := pool.Exec(ctx, "update coaches set is_active = false"); err != nil {
		t.Fatal(err)
	}
	wantNoContent("not active")
	if _, err := pool.Exec(ctx, "update coaches set is_active = true"); err != nil {
		t.Fatal(err)
	}
	if _, err := choice.Remove(ctx, member.ID); err != nil {
		t.Fatal(err)
	}
	wantNoContent("no longer the coach")
	own, err := boxes.After(ctx, mailbox.MemberOwner(member.ID), 0, 0)
	if err != nil || len(own) != 4 || own[2].Message == nil || own[2].Message.Text != "only for you" {
		t.Errorf("the member's events are %+v, %v", own, err)
	}
}

// All writers of mailboxes run concurrently with streams: there is no deadlock, and each stream receives every number
// once, in order, without a gap, however transactions overlap.
func TestConcurrentWritersLeaveNoGapsForStreams(t *testing.T) {
	t.Parallel()
	pool := largePool(t)
	boxes, choice, chat := mailbox.New(pool), coaching.New(coaching.Options{Pool: pool}), messaging.New(messaging.Options{Pool: pool})
	ctx := context.Background()
	const people, rounds = 6, 15
	var members []identity.Member
	var coaches []identity.Coach
	for range people {
		members = append(members, identitytest.NewMember(t, pool))
	}
	for range 3 {
		coaches = append(coaches, identitytest.NewCoach(t, pool))
	}
	for i, member := range members {
		if _, err := choice.Select(ctx, member.ID, coaches[i%3].ID); err != nil {
			t.Fatal(err)
		}
	}
	// While members change coaches, a write may come too late. Any other error is a failure.
	check := func(what string, err error) {
		if err != nil && !errors.Is(err, fault.ErrNotFound) && !errors.Is(err, fault.ErrForbidden) {
			t.Errorf("%s: %v", what, err)
		}
	}
	var writers sync.WaitGroup
	for i, member := range members {
		for c, coach := range coaches {
			writers.Go(func() {
				for round := range rounds {
					text := fmt.Sprint("hello ", round)
					if round%5 == 4 {
						text = "suicide"
					}
					sent, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: text})
					check("member writes", err)
					if err == nil {
						check("coach receives", chat.MarkDeliveredToCoach(ctx, coach.ID, member.ID, sent.ID))
					}
					check("coach acknowledges", chat.CloseCrisis(ctx, coach.ID, member.ID, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}))
				}
			})
			writers.Go(func() {
				for range rounds {
					sent, _, err := chat.SendAsCoach(ctx, coach.ID, member.ID, messaging.Draft{Text: "good morning"})
					check("coach writes", err)
					if err == nil {
						check("member reads", chat.MarkReadByMember(ctx, member.ID, coach.ID, sent.ID))
						check("coach reads", chat.MarkReadByCoach(ctx, coach.ID, member.ID, sent.ID))
					}
				}
			})
			if c == 0 {
				writers.Go(func() {
					for round := range rounds {
						_, err := choice.Select(ctx, member.ID, coaches[(i+round)%3].ID)
						check("member chooses", err)
						if round%7 == 6 {
							_, err := choice.Remove(ctx, member.ID)
							check("member leaves", err)
						}
					}
				})
			}
		}
	}
	done := make(chan struct{})
	var streams sync.WaitGroup
	var owners []mailbox.Owner
	for _, member := range members {
		owners = append(owners, mailbox.MemberOwner(member.ID))
	}
	for _, coach := range coaches {
		owners = append(owners, mailbox.CoachOwner(coach.ID))
	}
	for _, owner := range owners {
		streams.Go(func() { follow(t, boxes, owner, done) })
	}
	writers.Wait()
	close(done)
	streams.Wait()

	var broken int
	err := pool.QueryRow(ctx, `select count(*) from conversations c where last_seq <> (select count(*) from messages m where m.conversation_id = c.id)
		or last_seq <> (select coalesce(max(m.seq), 0) from messages m where m.conversation_id = c.id)`).Scan(&broken)
	if err != nil || broken != 0 {
		t.Errorf("%d conversations have gaps in their numbers, %v", broken, err)
	}
	err = pool.QueryRow(ctx, `select count(*) from messages m where 2 <> (select count(*) from live_events e
		where e.conversation_id = m.conversation_id and e.message_id = m.id)`).Scan(&broken)
	if err != nil || broken != 0 {
		t.Errorf("%d messages do not have one event per side, %v", broken, err)
	}
	err = pool.QueryRow(ctx, `select count(*) from (select created_at < lag(created_at) over (partition by realm, owner_id order by seq) as back from live_events) e where back`).Scan(&broken)
	if err != nil || broken != 0 {
		t.Errorf("%d events have an earlier time than the previous one, %v", broken, err)
	}
}

// follow reads a mailbox as a stream does, until the writers are done and no event is left.
func follow(t *testing.T, boxes *mailbox.Service, owner mailbox.Owner, done <-chan struct{}) {
	var at int64
	messages := map[string]int64{}
	for {
		finished := false
		select {
		case <-done:
			finished = true
		default:
		}
		events, err := boxes.After(context.Background(), owner, at, 50)
		if err != nil {
			t.Errorf("stream: %v", err)
			return
		}
		for _, event := range events {
			if event.Seq != at+1 {
				t.Errorf("%s received event %d after %d", owner.Realm, event.Seq, at)
				return
			}
			at = event.Seq
			if event.Message != nil {
				pair := event.MemberID.String() + event.CoachID.String()
				if event.Message.Seq <= messages[pair] {
					t.Errorf("%s received message %d after %d", owner.Realm, event.Message.Seq, messages[pair])
				}
				messages[pair] = event.Message.Seq
			}
		}
		if finished && len(events) == 0 {
			break
		}
		if len(events) == 0 {
			time.Sleep(time.Millisecond)
		}
	}
	if position, err := boxes.Position(context.Background(), owner); err != nil || position.Last != at || at == 0 {
		t.Errorf("%s received events up to %d of %+v, %v", owner.Realm, at, position, err)
	}
}

// largePool returns a pool with enough connections that writers wait in the database and not for a connection.
func largePool(t *testing.T) *pgxpool.Pool {
	config := dbtest.New(t).Config()
	config.MaxConns = 24
	pool, err := pgxpool.NewWithConfig(context.Background(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}
