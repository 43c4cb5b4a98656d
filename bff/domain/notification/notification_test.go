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

func TestAnIdenticalUnreadOneIsNotAddedAgain(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	_, at := h.unreadCounts(0)
	if !h.add(h.member, notification.TypeSession, "Soon", "In 2 hours") || h.add(h.member, notification.TypeSession, "Soon", "In 2 hours") {
		t.Error("adding the same again changes something, or adding does not")
	}
	first := h.list().Items[0]
	h.execute("update notifications set created_at = created_at - interval '1 hour'")
	before := h.list().Items[0].CreatedAt
	if !h.add(h.member, notification.TypeSession, "Soon", "In 1 hour") {
		t.Error("another text changes nothing")
	}
	again := h.list()
	if len(again.Items) != 1 || again.Items[0].ID != first.ID || again.Items[0].Message != "In 1 hour" || !again.Items[0].CreatedAt.After(before) || again.Unread != 1 {
		t.Errorf("raised again: %+v, was %+v", again, first)
	}
	// Another type or title is another one, and so is the same one once it was read.
	h.add(h.member, notification.TypeMessage, "Soon", "Other type")
	h.add(h.member, notification.TypeSession, "Later", "Other title")
	if _, err := h.notices.Read(context.Background(), h.member, []uuid.UUID{first.ID}); err != nil {
		t.Fatal(err)
	}
	h.add(h.member, notification.TypeSession, "Soon", "In 1 hour")
	h.expect("in the end", "In 1 hour", "Other title", "Other type", "In 1 hour ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 6 {
		t.Errorf("the screens heard %d times, want 6: each change, and only those", len(counts))
	}
}

func TestTheSameFromEverywhereAtOnceIsOne(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	_, at := h.unreadCounts(0)
	var all sync.WaitGroup
	for range 30 {
		all.Go(func() { h.add(h.member, notification.TypeMessage, "New", "Once") })
	}
	all.Wait()
	h.expect("at once", "Once")
	if counts, _ := h.unreadCounts(at); !slices.Equal(counts, []int64{1}) {
		t.Errorf("the screens heard %v, want one event", counts)
	}
}

func TestPagesFollowEachOther(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	other := identitytest.NewMember(t, h.pool).ID
	// Several have the same time, so that ids decide the order.
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
		t.Errorf("with a limit beyond reason: %d, %v", len(page.Items), err)
	}
	if page, err := h.notices.List(ctx, h.member, nil, 44); err != nil || len(page.Items) != 44 || !page.More {
		t.Errorf("all but one: %d, more %v, %v", len(page.Items), page.More, err)
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

func TestReadingIsOnlyForOnesOwn(t *testing.T) {
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
	step := func(name string, unread int64, heard int, read func() (int64, error)) {
		t.Helper()
		if got, err := read(); err != nil || got != unread {
			t.Errorf("%s: %d unread, %v; want %d", name, got, err, unread)
		}
		counts, next := h.unreadCounts(at)
		at = next
		if woken := h.waker.take(own); len(counts) != heard || woken != heard {
			t.Errorf("%s: %d events, woken %d times, want %d", name, len(counts), woken, heard)
		}
	}
	some := func(member identity.MemberID, ids ...uuid.UUID) func() (int64, error) {
		return func() (int64, error) { return h.notices.Read(ctx, member, ids) }
	}
	step("none", 3, 0, some(h.member))
	step("one, another's and an unknown one", 2, 1, some(h.member, mine[1].ID, theirs.Items[0].ID, uuid.New()))
	step("the same again", 2, 0, some(h.member, mine[1].ID))
	step("another member's try", 1, 0, some(other, mine[0].ID, mine[2].ID))
	step("all", 0, 1, func() (int64, error) { return h.notices.ReadAll(ctx, h.member) })
	step("all again", 0, 0, func() (int64, error) { return h.notices.ReadAll(ctx, h.member) })
	if unread, err := h.notices.Unread(ctx, other); err != nil || unread != 1 {
		t.Errorf("the other member has %d unread, %v", unread, err)
	}
}

// TestReadingWhileMoreComes has several screens read everything in any order while new ones are raised: there is no
// deadlock, and the unread ones in the end are those raised last.
func TestReadingWhileMoreComes(t *testing.T) {
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

func TestOldOnesThatWereReadAreTidiedAway(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	other := identitytest.NewMember(t, h.pool).ID
	fill := func(member identity.MemberID, n int) {
		// The oldest three are still unread.
		h.execute(`insert into notifications (member_id, type, title, message, created_at, read_at)
			select $1, 'message', n::text, n::text, now() - n * interval '1 minute', case when n <= $2 - 3 then now() end
			from generate_series(1, $2) n`, member.UUID(), n)
	}
	fill(h.member, notification.Kept+10)
	fill(other, notification.Kept)
	if n, err := h.notices.Prune(ctx); err != nil || n != 7 {
		t.Errorf("%d went, %v; want the seven that were read beyond the newest %d", n, err, notification.Kept)
	}
	if n := h.count("select count(*) from notifications where member_id = $1 and read_at is null", h.member.UUID()); n != 3 {
		t.Errorf("%d unread are left, want 3", n)
	}
	if n := h.count("select count(*) from notifications where member_id = $1", other.UUID()); n != notification.Kept {
		t.Errorf("the other member has %d", n)
	}
	if n, err := h.notices.Prune(ctx); err != nil || n != 0 {
		t.Errorf("again: %d, %v", n, err)
	}
}

// TestReplace takes notices back and raises one in their place, in one step: one event, one number in the mailbox.
func TestReplace(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	replace := func(over []string, title, text string) (changed bool) {
		t.Helper()
		if err := pgx.BeginFunc(ctx, h.pool, func(tx pgx.Tx) (err error) {
			changed, err = notification.Replace(ctx, tx, h.member, notification.TypeSession, over, title, text)
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
	h.expect("in place of two", "new", "of another type", "other", "older ✓", "old ✓")
	if counts, _ := h.unreadCounts(at); len(counts) != 1 || counts[0] != 3 {
		t.Errorf("the screens heard %v", counts)
	}
	if replace([]string{"old"}, "new", "new") || replace(nil, "", "") {
		t.Error("what is there already counts as a change")
	}
	if !replace([]string{"new"}, "", "") || !replace(nil, "other", "made true") {
		t.Error("taking back alone, or raising alone, is no change")
	}
	h.expect("in the end", "made true", "new ✓", "of another type", "older ✓", "old ✓")
}
