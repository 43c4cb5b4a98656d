package notification_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"

	"github.com/google/uuid"
)

func TestUnseenMessagesAreToldAfterHalfAMinute(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := mailbox.MemberOwner(h.member)
	asked := time.Now()
	welcome := h.count("select count(*) from messages where automatic")
	h.coachWrites("one")
	last := h.coachWrites("two")
	times := h.post.Scheduled(t, h.ref())
	if len(times) != 1 || times[0].Before(asked.Add(notification.UnreadAfter)) {
		t.Fatalf("waits to be looked at: %v, asked at %v", times, asked)
	}
	h.expect("before anybody looked")
	h.post.Work(t)
	h.expect("too early")
	h.age()
	_, at := h.unreadCounts(0)
	h.waker.take(own)
	h.post.WorkAll(t)
	if welcome != 1 {
		t.Fatalf("%d greetings", welcome)
	}
	h.expect("in time", "You have 3 unread message(s) from your coach.")
	if n := h.list().Items[0]; n.Type != notification.TypeMessage || n.Title != "New Message" || n.Read {
		t.Errorf("told as %+v", n)
	}
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 1 || h.waker.take(own) != 1 {
		t.Errorf("the screens heard %v", counts)
	}
	// The next message makes the notice true again, and it is still one.
	h.coachWrites("three")
	h.age()
	h.post.WorkAll(t)
	h.expect("after another", "You have 4 unread message(s) from your coach.")
	// The bell no longer reports messages that the member has read.
	h.memberReads(h.coach, last.ID)
	h.expect("after reading all but the last", "You have 1 unread message(s) from your coach.")
	_, at = h.unreadCounts(0)
	h.waker.take(own)
	h.memberReads(h.coach, h.coachWrites("four").ID)
	h.expect("after reading all", "You have 1 unread message(s) from your coach. ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 0 {
		t.Errorf("the screens heard %v", counts)
	}
	// Messages read in time are never reported.
	h.look()
	h.expect("when all is read", "You have 1 unread message(s) from your coach. ✓")
}

func TestWhoReadsAlongIsNotTold(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.memberReads(h.coach, h.coachWrites("first").ID)
	h.age()
	fresh := h.coachWrites("second")
	err := h.notices.NoticeUnread(context.Background(), h.member)
	at, later := tasks.SnoozedUntil(err)
	if want := fresh.CreatedAt.Add(notification.UnreadAfter); !later || !at.Equal(want) {
		t.Fatalf("with a message that came just now: %v, want to look again at %v", err, want)
	}
	h.expect("while it is fresh")
	h.memberReads(h.coach, fresh.ID)
	h.look()
	h.expect("read in time")
}

func TestWhoIsNotToldOfMessages(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*harness){
		"who wants no word about messages": func(h *harness) {
			h.execute("insert into member_preferences (member_id, message_notifications) values ($1, false)", h.member.UUID())
		},
		"who is leaving": func(h *harness) { h.execute("update members set deletion_requested_at = now()") },
		"who has no coach any more": func(h *harness) {
			if _, err := h.coaching.Remove(context.Background(), h.member); err != nil {
				h.t.Fatal(err)
			}
		},
		"who has another coach": func(h *harness) { h.choose(identitytest.NewCoach(h.t, h.pool).ID) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.coachWrites("hello")
			change(h)
			h.look()
			h.expect(name)
		})
	}
	h := newHarness(t)
	h.look()
	h.expect("who was only greeted")
	h.execute("insert into member_preferences (member_id, email_notifications, session_reminders) values ($1, false, false)", h.member.UUID())
	h.coachWrites("hello")
	h.look()
	h.expect("who wants no letters", "You have 2 unread message(s) from your coach.")
	if err := h.notices.NoticeUnread(context.Background(), identity.MemberID(uuid.New())); err != nil {
		t.Errorf("who is gone: %v", err)
	}
}

func TestAnotherCoachSettlesTheNotice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.coachWrites("hello")
	h.look()
	h.expect("from the first coach", "You have 2 unread message(s) from your coach.")
	first, second := h.coach, identitytest.NewCoach(t, h.pool).ID
	own := mailbox.MemberOwner(h.member)
	h.waker.take(own)
	_, at := h.unreadCounts(0)
	h.choose(second)
	h.expect("with another coach", "You have 2 unread message(s) from your coach. ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || h.waker.take(own) == 0 {
		t.Errorf("the screens heard %v", counts)
	}
	// Back with the first coach, that coach's messages wait again and are reported with the next one.
	h.choose(first)
	h.coachWrites("welcome back")
	h.look()
	h.expect("back again", "You have 3 unread message(s) from your coach.", "You have 2 unread message(s) from your coach. ✓")
	if _, err := h.coaching.Remove(ctx, h.member); err != nil {
		t.Fatal(err)
	}
	h.expect("without a coach", "You have 3 unread message(s) from your coach. ✓", "You have 2 unread message(s) from your coach. ✓")
}

// TestANoticeNeverOutlivesItsMessages looks and reads at the same moments, from two processes. Whatever comes first, a
// member who has read everything has no unread notice of messages.
func TestANoticeNeverOutlivesItsMessages(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.bornOld()
	second := notification.New(h.pool, nil, h.post)
	raised := 0
	for range 60 {
		message := h.coachWrites("hello")
		var all sync.WaitGroup
		for _, notices := range []*notification.Service{h.notices, second} {
			all.Go(func() {
				if err := notices.NoticeUnread(ctx, h.member); err != nil {
					t.Error(err)
				}
			})
		}
		all.Go(func() { h.memberReads(h.coach, message.ID) })
		all.Go(func() {
			if _, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{Text: "hello"}); err != nil {
				t.Error(err)
			}
		})
		all.Wait()
		page := h.list()
		if page.Unread != 0 {
			t.Fatalf("everything is read, and the bell says %+v", page.Items[0])
		}
		raised = len(page.Items)
	}
	if raised == 0 {
		t.Error("no notice was ever raised: the two never met")
	}
	if n := h.count(`select count(*) from notifications where message <> 'You have 1 unread message(s) from your coach.'
		and message <> 'You have 2 unread message(s) from your coach.'`); n != 0 {
		t.Errorf("%d notices tell another number", n)
	}
}

// TestEverythingAtOnce changes coaches, writes, reads, checks and clears the bell concurrently: there is no deadlock,
// and in the end the bell is correct.
func TestEverythingAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.bornOld()
	ctx := context.Background()
	coaches := []identity.CoachID{h.coach, identitytest.NewCoach(t, h.pool).ID}
	// While they change coaches, a write may truthfully come too late; anything else is a failure.
	check := func(what string, err error) {
		if err != nil && !errors.Is(err, fault.ErrNotFound) && !errors.Is(err, fault.ErrForbidden) {
			t.Errorf("%s: %v", what, err)
		}
	}
	var all sync.WaitGroup
	for _, coach := range coaches {
		all.Go(func() {
			for range 60 {
				message, _, err := h.chat.SendAsCoach(ctx, coach, h.member, messaging.Draft{Text: "hello"})
				check("coach writes", err)
				if err == nil {
					check("member reads", h.chat.MarkReadByMember(ctx, h.member, coach, message.ID))
				}
			}
		})
		all.Go(func() {
			for range 30 {
				_, err := h.coaching.Select(ctx, h.member, coach)
				check("member chooses", err)
			}
		})
		all.Go(func() {
			for range 60 {
				check("look", h.notices.NoticeUnread(ctx, h.member))
			}
		})
		all.Go(func() {
			for range 60 {
				_, err := h.notices.ReadAll(ctx, h.member)
				check("clear", err)
			}
		})
	}
	all.Wait()
	check("look", h.notices.NoticeUnread(ctx, h.member))
	unread, err := h.chat.Unread(ctx, h.member)
	if err != nil {
		t.Fatal(err)
	}
	page, waits := h.list(), false
	for _, message := range unread {
		waits = waits || !message.Automatic
	}
	if waits != (page.Unread == 1) {
		t.Errorf("%d messages wait, %v of them the coach's own, and the bell has %d unread", len(unread), waits, page.Unread)
	}
}
