package community_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

func TestPublishIsThrottledPerHour(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for name, c := range map[string]struct {
		who  identity.Member
		most int
	}{"new": {h.newAccount(), 3}, "settled": {h.member(), 10}} {
		d := draft()
		for i := range c.most {
			d.ID = uuid.New()
			if _, err := h.community.Publish(h.ctx, c.who, d); err != nil {
				t.Fatalf("%s: post %d: %v", name, i, err)
			}
			h.pass(time.Minute)
		}
		// A deleted item still counts, and a repeated one does not.
		if err := h.community.DeletePost(h.ctx, c.who.ID, d.ID); err != nil {
			t.Fatal(err)
		}
		_, err := h.community.Publish(h.ctx, c.who, draft())
		var throttled *fault.Throttled
		if wait := time.Hour - time.Duration(c.most)*time.Minute; !errors.As(err, &throttled) || throttled.Wait != wait {
			t.Errorf("%s: one post too many: %v, want a wait of %s", name, err, wait)
		}
		if throttled != nil {
			h.pass(throttled.Wait)
		}
		if _, err := h.community.Publish(h.ctx, c.who, draft()); err != nil {
			t.Errorf("%s: after the wait: %v", name, err)
		}
		_, err = h.community.Publish(h.ctx, c.who, draft())
		h.wantErr(err, fault.ErrThrottled, "")
		h.pass(2 * time.Hour)
	}
}

func TestCommentIsThrottledPerHour(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	post := h.publish(h.member())
	for name, c := range map[string]struct {
		who  identity.Member
		most int
	}{"new": {h.newAccount(), 10}, "settled": {h.member(), 60}} {
		var last uuid.UUID
		for range c.most {
			last = h.comment(c.who, post.ID, "Same here").ID
		}
		if _, err := h.community.Comment(h.ctx, c.who, post.ID, last, "Same here"); err != nil {
			t.Errorf("%s: sent again: %v", name, err)
		}
		_, err := h.community.Comment(h.ctx, c.who, post.ID, uuid.New(), "Same here")
		h.wantErr(err, fault.ErrThrottled, "")
		h.pass(time.Hour + time.Second)
		h.comment(c.who, post.ID, "Same here")
	}
	// After a week the account no longer counts as new.
	newAccount := h.newAccount()
	h.pass(7 * 24 * time.Hour)
	for range 11 {
		h.comment(newAccount, post.ID, "Same here")
	}
}

// Many members, and one member with many tabs, act at the same time.
func TestConcurrentWritesKeepLimitsAndCounts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.member()
	var people []identity.Member
	for range 8 {
		people = append(people, h.member())
	}
	post := h.publish(asha)
	concurrently := func(n int, do func(i int) error) (rejected []error) {
		t.Helper()
		var group sync.WaitGroup
		var mu sync.Mutex
		for i := range n {
			group.Go(func() {
				if err := do(i); err != nil {
					mu.Lock()
					defer mu.Unlock()
					rejected = append(rejected, err)
				}
			})
		}
		group.Wait()
		return rejected
	}

	t.Run("one post sent several times is stored once", func(t *testing.T) {
		d := draft()
		if rejected := concurrently(6, func(int) error { _, err := h.community.Publish(h.ctx, asha, d); return err }); len(rejected) != 0 {
			t.Errorf("%v", rejected)
		}
		if h.count("select count(*) from community_voices where post_id = $1", d.ID) != 1 {
			t.Error("the thread does not have exactly one voice")
		}
	})
	t.Run("one id from many authors is accepted once", func(t *testing.T) {
		d := draft()
		rejected := concurrently(len(people), func(i int) error { _, err := h.community.Publish(h.ctx, people[i], d); return err })
		if len(rejected) != len(people)-1 {
			t.Errorf("%d were rejected", len(rejected))
		}
		for _, err := range rejected {
			h.wantErr(err, fault.ErrConflict, "")
		}
	})
	t.Run("new account's posts are throttled", func(t *testing.T) {
		newAccount := h.newAccount()
		rejected := concurrently(8, func(int) error { _, err := h.community.Publish(h.ctx, newAccount, draft()); return err })
		for _, err := range rejected {
			h.wantErr(err, fault.ErrThrottled, "")
		}
		if len(rejected) != 5 {
			t.Errorf("%d of 8 posts were rejected, want 5", len(rejected))
		}
	})
	t.Run("comments and reactions in one thread are all counted", func(t *testing.T) {
		same := uuid.New()
		rejected := concurrently(5*len(people), func(i int) error {
			who := people[i%len(people)]
			var err error
			switch i / len(people) {
			case 0, 1:
				_, err = h.community.Comment(h.ctx, who, post.ID, uuid.New(), "Same here")
			case 2:
				_, err = h.community.Comment(h.ctx, people[0], post.ID, same, "Sent many times")
			case 3:
				_, err = h.community.React(h.ctx, who, post.ID, "Support")
			default:
				_, err = h.community.React(h.ctx, people[0], post.ID, "ThankYou")
			}
			return err
		})
		if len(rejected) != 0 {
			t.Fatalf("%v", rejected)
		}
		got := h.post(asha, post.ID)
		if want := 2*len(people) + 1; got.Comments != want || got.Reactions.Support != len(people) || got.Reactions.ThankYou != 1 {
			t.Errorf("%d comments, %+v", got.Comments, got.Reactions)
		}
		names := map[string]bool{}
		for _, comment := range h.thread(asha, post.ID, community.CommentPage{Limit: 100}) {
			names[comment.Author.Name] = true
		}
		if len(names) != len(people) || names[got.Author.Name] {
			t.Errorf("the names are %v and %s", names, got.Author.Name)
		}
		const untrue = `select count(*) from community_posts p where p.id = $1 and (p.comment_count <> (select count(*) from community_comments c where c.post_id = p.id)
			or abs(p.rank - community_rank(p.support_count + p.same_here_count + p.thank_you_count + 2 * p.comment_count, p.created_at)) > 0.001)`
		if h.count(untrue, post.ID) != 0 {
			t.Error("the stored counts or the rank are wrong")
		}
	})
	t.Run("adding and removing reactions keeps the count", func(t *testing.T) {
		other := h.publish(people[1])
		rejected := concurrently(24, func(i int) (err error) {
			if i%2 == 0 {
				_, err = h.community.React(h.ctx, people[i%4], other.ID, "SameHere")
			} else {
				_, err = h.community.RemoveReaction(h.ctx, people[i%4].ID, other.ID, "SameHere")
			}
			return err
		})
		if len(rejected) != 0 {
			t.Fatalf("%v", rejected)
		}
		given := h.count("select count(*) from community_reactions r join community_voices v on v.id = r.voice_id where v.post_id = $1", other.ID)
		if got := h.post(asha, other.ID).Reactions.SameHere; got != given {
			t.Errorf("%d reactions are counted, %d are stored", got, given)
		}
	})
}
