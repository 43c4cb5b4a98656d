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

func TestUnseenMessagesCauseNotificationAfterHalfAMinute(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := mailbox.MemberOwner(h.member)
	sentAt := time.Now()
	welcome := h.count("select count(*) from messages where automatic")
	h.coachWrites("one")
	last := h.coachWrites("two")
	times := h.post.Scheduled(t, h.ref())
	if len(times) != 1 || times[0].Before(sentAt.Add(notification.UnreadAfter)) {
		t.Fatalf("the check is scheduled for %v, the first message was sent at %v", times, sentAt)
	}
	h.expect("before the check ran")
	h.post.Work(t)
	h.expect("before the delay is over")
	h.ageMessages()
	_, at := h.unreadCounts(0)
	h.waker.take(own)
	h.post.WorkAll(t)
	if welcome != 1 {
		t.Fatalf("%d greetings", welcome)
	}
	h.expect("after the delay", "You have 3 unread message(s) from your coach.")
	if n := h.list().Items[0]; n.Type != notification.TypeMessage || n.Title != "New Message" || n.Read || n.Unread != 3 || n.From == "" {
		t.Errorf("the notification is %+v", n)
	}
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 1 || h.waker.take(own) != 1 {
		t.Errorf("the events have the unread counts %v", counts)
	}
	// The next message updates the notification: there is still only one.
	h.coachWrites("three")
	h.ageMessages()
	h.post.WorkAll(t)
	h.expect("after another", "You have 4 unread message(s) from your coach.")
	// Messages that the member has read are no longer counted.
	h.memberReads(h.coach, last.ID)
	h.expect("after reading all but the last", "You have 1 unread message(s) from your coach.")
	_, at = h.unreadCounts(0)
	h.waker.take(own)
	h.memberReads(h.coach, h.coachWrites("four").ID)
	h.expect("after reading all", "You have 1 unread message(s) from your coach. ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 0 {
		t.Errorf("the events have the unread counts %v", counts)
	}
	if n := h.list().Items[0]; n.Unread != 0 || n.From != "" {
		t.Errorf("the read notification is %+v", n)
	}
	// Messages read in time cause no notification.
	h.ageAndCheckUnread()
	h.expect("when all is read", "You have 1 unread message(s) from your coach. ✓")
}

func TestMessageReadInTimeCausesNoNotification(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.memberReads(h.coach, h.coachWrites("first").ID)
	h.ageMessages()
	recent := h.coachWrites("second")
	err := h.notices.NoticeUnread(context.Background(), h.member)
	at, later := tasks.SnoozedUntil(err)
	if want := recent.CreatedAt.Add(notification.UnreadAfter); !later || !at.Equal(want) {
		t.Fatalf("with a recent message: %v, want a snooze until %v", err, want)
	}
	h.expect("while the message is recent")
	h.memberReads(h.coach, recent.ID)
	h.ageAndCheckUnread()
	h.expect("read in time")
}

func TestUnreadNotificationDependsOnPreferencesAndCoach(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*harness){
		"member without message notifications gets none": func(h *harness) {
			h.execute("insert into member_preferences (member_id, message_notifications) values ($1, false)", h.member.UUID())
		},
		"member with a requested deletion gets none": func(h *harness) { h.execute("update members set deletion_requested_at = now()") },
		"member without a coach gets none": func(h *harness) {
			if _, err := h.coaching.Remove(context.Background(), h.member); err != nil {
				h.t.Fatal(err)
			}
		},
		"member with another coach gets none": func(h *harness) { h.choose(identitytest.NewCoach(h.t, h.pool).ID) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.coachWrites("hello")
			change(h)
			h.ageAndCheckUnread()
			h.expect(name)
		})
	}
	h := newHarness(t)
	h.ageAndCheckUnread()
	h.expect("after the automatic greeting only")
	h.execute("insert into member_preferences (member_id, email_notifications, session_reminders) values ($1, false, false)", h.member.UUID())
	h.coachWrites("hello")
	h.ageAndCheckUnread()
	h.expect("without emails", "You have 2 unread message(s) from your coach.")
	if err := h.notices.NoticeUnread(context.Background(), identity.MemberID(uuid.New())); err != nil {
		t.Errorf("deleted member: %v", err)
	}
}

func TestChangeOfCoachMarksMessageNotificationRead(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.coachWrites("hello")
	h.ageAndCheckUnread()
	h.expect("from the first coach", "You have 2 unread message(s) from your coach.")
	first, second := h.coach, identitytest.NewCoach(t, h.pool).ID
	own := mailbox.MemberOwner(h.member)
	h.waker.take(own)
	_, at := h.unreadCounts(0)
	h.choose(second)
	h.expect("after the change to the second coach", "You have 2 unread message(s) from your coach. ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || h.waker.take(own) == 0 {
		t.Errorf("the events have the unread counts %v", counts)
	}
	// After the change back, the first coach's messages are unread again and counted with the next one.
	h.choose(first)
	h.coachWrites("welcome back")
	h.ageAndCheckUnread()
	h.expect("after the change back to the first coach", "You have 3 unread message(s) from your coach.", "You have 2 unread message(s) from your coach. ✓")
	if _, err := h.coaching.Remove(ctx, h.member); err != nil {
		t.Fatal(err)
	}
	h.expect("without a coach", "You have 3 unread message(s) from your coach. ✓", "You have 2 unread message(s) from your coach. ✓")
}

// The unread check runs in two processes while the member reads. In any order, a member who has read everything has no
// unread notification about messages.
func TestMessageNotificationIsReadOnceAllMessagesAreRead(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	h.storeMessagesOld()
	second := notification.New(h.pool, nil, h.post)
	added := 0
	for range 60 {
		message := h.coachWrites("hello")
		var group sync.WaitGroup
		for _, notices := range []*notification.Service{h.notices, second} {
			group.Go(func() {
				if err := notices.NoticeUnread(ctx, h.member); err != nil {
					t.Error(err)
				}
			})
		}
		group.Go(func() { h.memberReads(h.coach, message.ID) })
		group.Go(func() {
			if _, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{Text: "hello"}); err != nil {
				t.Error(err)
			}
		})
		group.Wait()
		page := h.list()
		if page.Unread != 0 {
			t.Fatalf("everything is read, and the bell has the unread notification %+v", page.Items[0])
		}
		added = len(page.Items)
	}
	if added == 0 {
		t.Error("no notification was ever added: the check never ran before a read")
	}
	if n := h.count(`select count(*) from notifications where message <> 'You have 1 unread message(s) from your coach.'
		and message <> 'You have 2 unread message(s) from your coach.'`); n != 0 {
		t.Errorf("%d notifications have an unexpected text", n)
	}
}

// The changes are selecting coaches, sending, reading, checking for unread messages and reading all notifications.
func TestConcurrentChangesLeaveBellCorrectWithoutDeadlock(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.storeMessagesOld()
	ctx := context.Background()
	coaches := []identity.CoachID{h.coach, identitytest.NewCoach(t, h.pool).ID}
	// After a change of coach a write may be rejected with these two errors; any other error is a failure.
	check := func(what string, err error) {
		if err != nil && !errors.Is(err, fault.ErrNotFound) && !errors.Is(err, fault.ErrForbidden) {
			t.Errorf("%s: %v", what, err)
		}
	}
	var group sync.WaitGroup
	for _, coach := range coaches {
		group.Go(func() {
			for range 60 {
				message, _, err := h.chat.SendAsCoach(ctx, coach, h.member, messaging.Draft{Text: "hello"})
				check("coach writes", err)
				if err == nil {
					check("member reads", h.chat.MarkReadByMember(ctx, h.member, coach, message.ID))
				}
			}
		})
		group.Go(func() {
			for range 30 {
				_, err := h.coaching.Select(ctx, h.member, coach)
				check("member selects coach", err)
			}
		})
		group.Go(func() {
			for range 60 {
				check("check unread", h.notices.NoticeUnread(ctx, h.member))
			}
		})
		group.Go(func() {
			for range 60 {
				_, err := h.notices.ReadAll(ctx, h.member)
				check("read all", err)
			}
		})
	}
	group.Wait()
	check("check unread", h.notices.NoticeUnread(ctx, h.member))
	unread, err := h.chat.Unread(ctx, h.member)
	if err != nil {
		t.Fatal(err)
	}
	page, anyUnread := h.list(), false
	for _, message := range unread {
		anyUnread = anyUnread || !message.Automatic
	}
	if anyUnread != (page.Unread == 1) {
		t.Errorf("%d messages are unread, any of them not automatic: %v, and the bell has %d unread", len(unread), anyUnread, page.Unread)
	}
}
