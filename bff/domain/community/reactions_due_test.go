package community_test

import (
	"testing"
	"time"

	"aangan/bff/domain/community"
)

// TestReactionIsCountedAtItsTime: the member sees their reaction, and its removal, at once; others see each at its own
// random time. One that is removed before then is never seen.
func TestReactionIsCountedAtItsTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	author, reader, other := h.member(), h.member(), h.member()
	post, second := h.publish(author), h.publish(author)
	delays := []time.Duration{}
	h.delayed = func(soon bool) time.Duration {
		if soon || len(delays) == 0 {
			t.Error("no delay of a reaction was expected")
			return time.Hour
		}
		delay := delays[0]
		delays = delays[1:]
		return delay
	}
	seen := func(step string, own, others int) {
		t.Helper()
		mine, err := h.community.Reactions(h.ctx, reader.ID, post.ID)
		if err != nil || mine.Support != own || len(mine.Yours) != own {
			t.Errorf("%s: the reader sees %+v, %v; want %d", step, mine, err, own)
		}
		theirs, err := h.community.Reactions(h.ctx, other.ID, post.ID)
		if err != nil || theirs.Support != others || len(theirs.Yours) != 0 {
			t.Errorf("%s: another member sees %+v, %v; want %d", step, theirs, err, others)
		}
		for _, item := range h.list(reader, community.ListFilter{}) {
			if item.ID == post.ID && item.Reactions.Support != own {
				t.Errorf("%s: the reader's list has %+v", step, item.Reactions)
			}
		}
		if n := h.count("select support_count from community_posts where id = $1", post.ID); n != others {
			t.Errorf("%s: %d are stored", step, n)
		}
	}
	react := func(delay time.Duration) {
		t.Helper()
		if delay > 0 {
			delays = append(delays, delay)
		}
		if got, err := h.community.React(h.ctx, reader, post.ID, "Support"); err != nil || got.Support != 1 || len(got.Yours) != 1 {
			t.Errorf("%+v, %v", got, err)
		}
	}
	remove := func(delay time.Duration) {
		t.Helper()
		if delay > 0 {
			delays = append(delays, delay)
		}
		if got, err := h.community.RemoveReaction(h.ctx, reader.ID, post.ID, "Support"); err != nil || got.Support != 0 || len(got.Yours) != 0 {
			t.Errorf("%+v, %v", got, err)
		}
	}
	react(30 * time.Hour)
	seen("added", 1, 0)
	remove(0)
	seen("removed before it was counted", 0, 0)
	react(30 * time.Hour)
	h.pass(30*time.Hour - time.Second)
	h.runDue()
	seen("a second early", 1, 0)
	h.pass(time.Second)
	h.runDue()
	h.runDue()
	seen("counted", 1, 1)
	remove(10 * time.Hour)
	seen("removed", 0, 1)
	react(0)
	seen("added again", 1, 1)
	h.pass(11 * time.Hour)
	h.runDue()
	seen("the removal was taken back", 1, 1)
	remove(10 * time.Hour)
	h.pass(5 * time.Hour)
	remove(20 * time.Hour) // A repeat changes nothing.
	h.pass(5 * time.Hour)
	h.runDue()
	seen("no longer counted", 0, 0)
	// Two reactions of one visit are counted apart.
	delays = append(delays, time.Hour, 40*time.Hour)
	for _, id := range []community.Post{post, second} {
		if _, err := h.community.React(h.ctx, reader, id.ID, "SameHere"); err != nil {
			t.Fatal(err)
		}
	}
	h.pass(2 * time.Hour)
	h.runDue()
	if first, err := h.community.Reactions(h.ctx, other.ID, post.ID); err != nil || first.SameHere != 1 {
		t.Errorf("%+v, %v", first, err)
	}
	if late, err := h.community.Reactions(h.ctx, other.ID, second.ID); err != nil || late.SameHere != 0 {
		t.Errorf("%+v, %v", late, err)
	}
}
