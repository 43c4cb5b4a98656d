package notification_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

func TestIdenticalUnreadNotificationIsNotAddedTwice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	_, at := h.unreadCounts(0)
	if !h.add(h.member, notification.TypeSession, "Soon", "In 2 hours") || h.add(h.member, notification.TypeSession, "Soon", "In 2 hours") {
		t.Error("the first Add reported no change, or the identical second one did")
	}
	first := h.list().Items[0]
	h.execute("update notifications set created_at = created_at - interval '1 hour'")
	before := h.list().Items[0].CreatedAt
	if !h.add(h.member, notification.TypeSession, "Soon", "In 1 hour") {
		t.Error("Add with another text reported no change")
	}
	again := h.list()
	if len(again.Items) != 1 || again.Items[0].ID != first.ID || again.Items[0].Message != "In 1 hour" || !again.Items[0].CreatedAt.After(before) || again.Unread != 1 {
		t.Errorf("after Add with another text: %+v, before: %+v", again, first)
	}
	// Another type or title makes a new notification, and so does the same one after it was read.
	h.add(h.member, notification.TypeMessage, "Soon", "Other type")
	h.add(h.member, notification.TypeSession, "Later", "Other title")
	if _, err := h.notices.Read(context.Background(), h.member, []uuid.UUID{first.ID}); err != nil {
		t.Fatal(err)
	}
	h.add(h.member, notification.TypeSession, "Soon", "In 1 hour")
	h.expect("in the end", "In 1 hour", "Other title", "Other type", "In 1 hour ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 6 {
		t.Errorf("%d events, want 6: one for each change", len(counts))
	}
}

func TestConcurrentIdenticalNotificationsAreAddedOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	_, at := h.unreadCounts(0)
	var all sync.WaitGroup
	for range 30 {
		all.Go(func() { h.add(h.member, notification.TypeMessage, "New", "Once") })
	}
	all.Wait()
	h.expect("after concurrent calls", "Once")
	if counts, _ := h.unreadCounts(at); !slices.Equal(counts, []int64{1}) {
		t.Errorf("the events have the unread counts %v, want one event", counts)
	}
}

func TestListPagesNotificationsInOrderWithoutOverlap(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	other := identitytest.NewMember(t, h.pool).ID
	// Some have the same time, so that ids decide the order.
	h.execute(`insert into notifications (member_id, type, title, message, created_at, read_at)
		select $1, 'message', 'T', n::text, now() - (n / 4) * interval '1 minute', now() from generate_series(1, 45) n`, h.member.UUID())
	h.add(other, notification.TypeMessage, "T", "theirs")
	seen := map[uuid.UUID]bool{}
	var before *uuid.UUID
	var last notification.Notification
	for page, want := range []int{20, 20, 5} {
		got, err := h.notices.List(ctx, h.member, before, 0)
		if err != nil || len(got.Items) != want || got.More != (page < 2) || got.Unread != 0 {
			t.Fatalf("page %d: %d items, more %v, unread %d, %v", page, len(got.Items), got.More, got.Unread, err)
		}
		for _, n := range got.Items {
			if seen[n.ID] || n.Message == "theirs" || (last.ID != uuid.Nil && n.CreatedAt.After(last.CreatedAt)) {
				t.Errorf("page %d: %+v after %+v", page, n, last)
			}
			seen[n.ID], last = true, n
		}
		before = &got.Items[len(got.Items)-1].ID
	}
	if end, err := h.notices.List(ctx, h.member, before, 0); err != nil || len(end.Items) != 0 || end.More || end.Items == nil {
		t.Errorf("after the last: %+v, %v", end, err)
	}
	if page, err := h.notices.List(ctx, h.member, nil, 1000); err != nil || len(page.Items) != 45 {
		t.Errorf("with a limit above the maximum: %d, %v", len(page.Items), err)
	}
	if page, err := h.notices.List(ctx, h.member, nil, 44); err != nil || len(page.Items) != 44 || !page.More {
		t.Errorf("with a limit of all but one: %d, more %v, %v", len(page.Items), page.More, err)
	}
	theirs, err := h.notices.List(ctx, other, nil, 0)
	if err != nil || len(theirs.Items) != 1 {
		t.Fatalf("the other member's: %+v, %v", theirs, err)
	}
	for name, id := range map[string]uuid.UUID{"another member's": theirs.Items[0].ID, "an unknown one": uuid.New()} {
		if _, err := h.notices.List(ctx, h.member, &id, 0); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("before %s: %v", name, err)
		}
	}
}

func TestReadChangesOwnNotificationsOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	other := identitytest.NewMember(t, h.pool).ID
	for i := range 3 {
		h.add(h.member, notification.TypeMessage, fmt.Sprint("T", i), "mine")
	}
	h.add(other, notification.TypeMessage, "T", "theirs")
	theirs, err := h.notices.List(ctx, other, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	mine := h.list().Items
	own := mailbox.MemberOwner(h.member)
	_, at := h.unreadCounts(0)
	h.waker.take(own)
	check := func(name string, unread int64, wantEvents int, read func() (int64, error)) {
		t.Helper()
		if got, err := read(); err != nil || got != unread {
			t.Errorf("%s: %d unread, %v; want %d", name, got, err, unread)
		}
		counts, next := h.unreadCounts(at)
		at = next
		if woken := h.waker.take(own); len(counts) != wantEvents || woken != wantEvents {
			t.Errorf("%s: %d events, woken %d times, want %d", name, len(counts), woken, wantEvents)
		}
	}
	readSome := func(member identity.MemberID, ids ...uuid.UUID) func() (int64, error) {
		return func() (int64, error) { return h.notices.Read(ctx, member, ids) }
	}
	check("none", 3, 0, readSome(h.member))
	check("an own one, another member's and an unknown one", 2, 1, readSome(h.member, mine[1].ID, theirs.Items[0].ID, uuid.New()))
	check("the same again", 2, 0, readSome(h.member, mine[1].ID))
	check("another member reads them", 1, 0, readSome(other, mine[0].ID, mine[2].ID))
	check("all", 0, 1, func() (int64, error) { return h.notices.ReadAll(ctx, h.member) })
	check("all again", 0, 0, func() (int64, error) { return h.notices.ReadAll(ctx, h.member) })
	if unread, err := h.notices.Unread(ctx, other); err != nil || unread != 1 {
		t.Errorf("the other member has %d unread, %v", unread, err)
	}
}

// Notifications are read on several screens in any order while others are added.
func TestConcurrentAddAndReadDoNotDeadlock(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for round := range 40 {
				for title := range 6 {
					h.add(h.member, notification.TypeMessage, fmt.Sprint((title*(i+1)+round)%6), fmt.Sprint(round))
				}
			}
		})
		all.Go(func() {
			for range 60 {
				if _, err := h.notices.ReadAll(ctx, h.member); err != nil {
					t.Error(err)
				}
			}
		})
		all.Go(func() {
			for range 60 {
				for _, n := range h.list().Items {
					if _, err := h.notices.Read(ctx, h.member, []uuid.UUID{n.ID}); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	all.Wait()
	if unread, err := h.notices.ReadAll(ctx, h.member); err != nil || unread != 0 {
		t.Errorf("%d unread, %v", unread, err)
	}
	position, err := h.boxes.Position(ctx, mailbox.MemberOwner(h.member))
	if events := h.count("select count(*) from live_events where realm = 'member'"); err != nil || int64(events) != position.Last {
		t.Errorf("%d events up to number %d, %v", events, position.Last, err)
	}
}

func TestPruneDeletesOldestReadNotificationsOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	other := identitytest.NewMember(t, h.pool).ID
	insertNotifications := func(member identity.MemberID, n int) {
		// The oldest three are still unread.
		h.execute(`insert into notifications (member_id, type, title, message, created_at, read_at)
			select $1, 'message', n::text, n::text, now() - n * interval '1 minute', case when n <= $2 - 3 then now() end
			from generate_series(1, $2) n`, member.UUID(), n)
	}
	insertNotifications(h.member, notification.Kept+10)
	insertNotifications(other, notification.Kept)
	if n, err := h.notices.Prune(ctx); err != nil || n != 7 {
		t.Errorf("%d were deleted, %v; want the seven read ones beyond the newest %d", n, err, notification.Kept)
	}
	if n := h.count("select count(*) from notifications where member_id = $1 and read_at is null", h.member.UUID()); n != 3 {
		t.Errorf("%d unread are left, want 3", n)
	}
	if n := h.count("select count(*) from notifications where member_id = $1", other.UUID()); n != notification.Kept {
		t.Errorf("the other member has %d", n)
	}
	if n, err := h.notices.Prune(ctx); err != nil || n != 0 {
		t.Errorf("second run: %d, %v", n, err)
	}
}

func TestReplaceMarksOldNotificationsReadAndAddsNewInOneEvent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	replace := func(titles []string, title, text string) (changed bool) {
		t.Helper()
		if err := pgx.BeginFunc(ctx, h.pool, func(tx pgx.Tx) (err error) {
			changed, err = notification.Replace(ctx, tx, h.member, notification.TypeSession, titles, title, text)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		return changed
	}
	h.add(h.member, notification.TypeSession, "old", "old")
	h.add(h.member, notification.TypeSession, "older", "older")
	h.add(h.member, notification.TypeSession, "other", "other")
	h.add(h.member, notification.TypeMessage, "old", "of another type")
	_, at := h.unreadCounts(0)
	if !replace([]string{"old", "older", "none"}, "new", "new") {
		t.Error("nothing changed")
	}
	h.expect("after replacing two", "new", "of another type", "other", "older ✓", "old ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 3 {
		t.Errorf("the events have the unread counts %v", counts)
	}
	if replace([]string{"old"}, "new", "new") || replace(nil, "", "") {
		t.Error("Replace without a difference reported a change")
	}
	if !replace([]string{"new"}, "", "") || !replace(nil, "other", "made true") {
		t.Error("only marking as read, or only adding, reported no change")
	}
	h.expect("in the end", "made true", "new ✓", "of another type", "older ✓", "old ✓")
}
