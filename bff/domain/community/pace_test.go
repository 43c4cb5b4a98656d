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

func TestHowOftenPostsAreWritten(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for name, c := range map[string]struct {
		who  identity.Member
		most int
	}{"new": {h.fresh(), 3}, "settled": {h.member(), 10}} {
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
			t.Errorf("%s: one too many is answered with %v, want %s", name, err, wait)
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

func TestHowOftenCommentsAreWritten(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	post := h.publish(h.member())
	for name, c := range map[string]struct {
		who  identity.Member
		most int
	}{"new": {h.fresh(), 10}, "settled": {h.member(), 60}} {
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
	// A week later the account is a new one no more.
	fresh := h.fresh()
	h.pass(7 * 24 * time.Hour)
	for range 11 {
		h.comment(fresh, post.ID, "Same here")
	}
}

// TestAtOnce is many people, and one person with many tabs, doing things at the same moment.
func TestAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.member()
	var people []identity.Member
	for range 8 {
		people = append(people, h.member())
	}
	post := h.publish(asha)
	together := func(n int, do func(i int) error) (refused []error) {
		t.Helper()
		var group sync.WaitGroup
		var mu sync.Mutex
		for i := range n {
			group.Go(func() {
				if err := do(i); err != nil {
					mu.Lock()
					defer mu.Unlock()
					refused = append(refused, err)
				}
			})
		}
		group.Wait()
		return refused
	}

	t.Run("the same post", func(t *testing.T) {
		d := draft()
		if refused := together(6, func(int) error { _, err := h.community.Publish(h.ctx, asha, d); return err }); len(refused) != 0 {
			t.Errorf("%v", refused)
		}
		if h.count("select count(*) from community_voices where post_id = $1", d.ID) != 1 {
			t.Error("there are two voices")
		}
	})
	t.Run("one id, many authors", func(t *testing.T) {
		d := draft()
		refused := together(len(people), func(i int) error { _, err := h.community.Publish(h.ctx, people[i], d); return err })
		if len(refused) != len(people)-1 {
			t.Errorf("%d were refused", len(refused))
		}
		for _, err := range refused {
			h.wantErr(err, fault.ErrConflict, "")
		}
	})
	t.Run("new accounts keep their pace", func(t *testing.T) {
		fresh := h.fresh()
		refused := together(8, func(int) error { _, err := h.community.Publish(h.ctx, fresh, draft()); return err })
		for _, err := range refused {
			h.wantErr(err, fault.ErrThrottled, "")
		}
		if len(refused) != 5 {
			t.Errorf("%d of 8 posts were refused", len(refused))
		}
	})
	t.Run("everything in one thread", func(t *testing.T) {
		same := uuid.New()
		refused := together(5*len(people), func(i int) error {
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
		if len(refused) != 0 {
			t.Fatalf("%v", refused)
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
			t.Error("what is counted is not what is there")
		}
	})
	t.Run("on and off", func(t *testing.T) {
		other := h.publish(people[1])
		refused := together(24, func(i int) (err error) {
			if i%2 == 0 {
				_, err = h.community.React(h.ctx, people[i%4], other.ID, "SameHere")
			} else {
				_, err = h.community.RemoveReaction(h.ctx, people[i%4].ID, other.ID, "SameHere")
			}
			return err
		})
		if len(refused) != 0 {
			t.Fatalf("%v", refused)
		}
		given := h.count("select count(*) from community_reactions r join community_voices v on v.id = r.voice_id where v.post_id = $1", other.ID)
		if got := h.post(asha, other.ID).Reactions.SameHere; got != given {
			t.Errorf("%d are counted, %d were given", got, given)
		}
	})
}
