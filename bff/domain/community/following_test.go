package community_test

import (
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"

	"github.com/google/uuid"
)

// followingHarness has a thread of asha in which ravi has written. Meera only reads.
type followingHarness struct {
	*moderationHarness
	asha, ravi, meera identity.Member
	post              uuid.UUID
}

func newFollowingHarness(t *testing.T) *followingHarness {
	c := newModerationHarness(t)
	h := &followingHarness{moderationHarness: c, asha: c.member(), ravi: c.member(), meera: c.member()}
	h.post = c.publish(h.asha).ID
	c.comment(h.ravi, h.post, "Same here")
	c.runDue()
	c.waker.take()
	return h
}

// followed returns the numbers of comments in the member's notices of followed threads, newest first, and whether all
// were seen.
func (h *followingHarness) followed(of identity.Member) (counts []int, seen bool) {
	h.Helper()
	page, err := h.Notices(h.Context(), of.ID, "")
	if err != nil {
		h.Fatal(err)
	}
	seen = true
	for _, notice := range page.Items {
		if notice.Kind == "followed" {
			counts, seen = append(counts, notice.Count), seen && notice.Seen
		}
	}
	return counts, seen
}

func (h *followingHarness) wantFollowed(when string, of identity.Member, want ...int) {
	h.Helper()
	if got, _ := h.followed(of); !slices.Equal(got, want) {
		h.Errorf("%s the notices count %v comments, want %v", when, got, want)
	}
}

// add writes a comment a moment later and lets the task run.
func (h *followingHarness) add(by identity.Member, text string) uuid.UUID {
	h.Helper()
	h.pass(time.Minute)
	id := h.comment(by, h.post, text).ID
	h.runDue()
	return id
}

func (h *followingHarness) follow(member identity.Member, follows bool) {
	h.Helper()
	if err := h.Follow(h.Context(), member.ID, h.post, follows); err != nil {
		h.Fatal(err)
	}
}

func TestFollowersHaveOneNoticePerThread(t *testing.T) {
	t.Parallel()
	h := newFollowingHarness(t)
	if !h.thread(h.ravi).Following || h.thread(h.meera).Following || !h.thread(h.asha).Following {
		t.Error("members follow what they wrote in, and nothing else")
	}
	h.add(h.asha, "Thank you")
	h.wantFollowed("after a comment by the thread's author", h.ravi, 1)
	h.wantFollowed("without following", h.meera)
	h.wantNotices(h.asha, "answer")
	if woken := h.waker.take(); !slices.Contains(woken, mailbox.MemberOwner(h.ravi.ID)) || h.bell(h.ravi) != 1 || h.bell(h.meera) != 0 {
		t.Errorf("woken %v", woken)
	}
	h.follow(h.meera, true)
	last := h.add(h.asha, "And you?")
	h.wantFollowed("after another", h.ravi, 2)
	h.wantFollowed("after following", h.meera, 1)
	page, err := h.Notices(t.Context(), h.ravi.ID, "")
	if err != nil || page.Items[0].Comment == nil || *page.Items[0].Comment != last || page.Items[0].Post != h.post {
		t.Errorf("the notice leads to %+v, %v", page.Items, err)
	}
	h.add(h.ravi, "I am well")
	h.wantFollowed("after their own comment", h.ravi, 2)
	h.wantFollowed("after a comment by another follower", h.meera, 2)
	h.runDue()
	h.wantFollowed("when the task runs again", h.meera, 2)

	h.follow(h.ravi, false)
	h.add(h.ravi, "Still here")
	h.add(h.asha, "Good")
	h.wantFollowed("after switching it off, also when they write again", h.ravi, 2)
	h.follow(h.asha, false)
	before := h.unseenAnswers(h.asha)
	h.add(h.ravi, "Bye")
	if after := h.unseenAnswers(h.asha); after != before {
		t.Errorf("the thread's author has notices of %d comments after switching it off, %d before", after, before)
	}
}

func TestHiddenCommentLeavesNoticesOfFollowers(t *testing.T) {
	t.Parallel()
	h := newFollowingHarness(t)
	h.follow(h.meera, true)
	first := h.add(h.asha, "First")
	second := h.add(h.asha, "Second")
	h.wantFollowed("at first", h.meera, 2)
	if err := h.DeleteComment(t.Context(), h.asha.ID, h.post, second); err != nil {
		t.Fatal(err)
	}
	h.wantFollowed("after one was deleted", h.meera, 1)
	h.flagAs(h.post, first.String(), h.member(), h.member(), h.member())
	h.wantFollowed("after the other was hidden", h.meera)
	h.claimAndDecide(h.administrator("Leela"), community.Decision{Outcome: "keep"})
	h.runDue()
	h.wantFollowed("after it was shown again", h.meera, 1)

	// Followers of a thread that they can no longer open are not notified.
	h.add(h.ravi, "Third")
	h.wantFollowed("before the post is hidden", h.meera, 2)
	h.pass(time.Minute)
	h.comment(h.ravi, h.post, "Fourth")
	h.execute("update community_posts set status = 'hidden' where id = $1", h.post)
	h.runDue()
	h.execute("update community_posts set status = 'published' where id = $1", h.post)
	h.runDue()
	h.wantFollowed("after the post was hidden", h.meera, 2)
}

func TestScheduledCommentNotifiesFollowersWhenItAppears(t *testing.T) {
	t.Parallel()
	h := newFollowingHarness(t)
	h.delayed = func(bool) time.Duration { return time.Hour }
	h.add(h.asha, "Later")
	h.wantFollowed("before it appears", h.ravi)
	h.pass(2 * time.Hour)
	h.runDue()
	h.wantFollowed("once it appears", h.ravi, 1)
}

func TestSeeThreadClearsItsNoticesAndNewComments(t *testing.T) {
	t.Parallel()
	h := newFollowingHarness(t)
	fresh := func(want int, since bool) {
		t.Helper()
		page, err := h.OwnItems(t.Context(), h.asha.ID, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		own := page.Items[len(page.Items)-1] // The post is their oldest item.
		if own.Comment != nil || own.Fresh != want || (own.Since != "") != since {
			t.Errorf("new comments of %+v, want %d", own, want)
		}
	}
	see := func(member identity.Member) {
		t.Helper()
		if err := h.SeeThread(t.Context(), member.ID, h.post); err != nil {
			t.Fatal(err)
		}
	}
	fresh(0, false) // Ravi's comment is of the same second as the post.
	h.add(h.ravi, "One")
	h.add(h.asha, "My own")
	fresh(1, true)
	see(h.ravi)
	if counts, seen := h.followed(h.ravi); len(counts) != 1 || !seen || h.bell(h.ravi) != 0 {
		t.Errorf("after reading: notices of %v comments, all seen: %v, %d on the bell", counts, seen, h.bell(h.ravi))
	}
	fresh(1, true)
	see(h.asha)
	fresh(0, false)
	if h.bell(h.asha) != 0 {
		t.Error("the bell still has an entry")
	}
	h.add(h.asha, "Are you there?")
	h.wantFollowed("a seen notice is not counted on", h.ravi, 1, 1)

	// Another notice stays, and the bell with it.
	mine := h.publish(h.ravi).ID
	h.comment(h.meera, mine, "Hello")
	see(h.ravi)
	if h.bell(h.ravi) != 1 {
		t.Error("the bell has no entry for the other notice")
	}
	// Reading leaves no trace of a member who has nothing in the thread.
	voices := h.count("select count(*) from community_voices")
	see(h.member())
	if now := h.count("select count(*) from community_voices"); now != voices {
		t.Errorf("%d voices, %d before", now, voices)
	}
}

func TestSavedPostsAreListedLastSavedFirst(t *testing.T) {
	t.Parallel()
	h := newFollowingHarness(t)
	posts := []uuid.UUID{h.post, h.publish(h.ravi).ID, h.publish(h.asha).ID}
	save := func(post uuid.UUID, saved bool) {
		t.Helper()
		h.pass(time.Minute)
		if err := h.Save(t.Context(), h.meera.ID, post, saved); err != nil {
			t.Fatal(err)
		}
	}
	want := func(before *uuid.UUID, limit int, earlier bool, want ...uuid.UUID) {
		t.Helper()
		page, err := h.Saved(t.Context(), h.meera.ID, before, limit)
		if err != nil {
			t.Fatal(err)
		}
		got := []uuid.UUID{}
		for _, post := range page.Items {
			got = append(got, post.ID)
		}
		if !slices.Equal(got, want) || (page.Earlier != nil) != earlier {
			t.Errorf("saved posts %v, want %v", got, want)
		}
	}
	for _, post := range posts {
		save(post, true)
	}
	save(posts[0], true) // A repeat changes nothing.
	want(nil, 2, true, posts[2], posts[1])
	want(&posts[1], 2, false, posts[0])
	if !h.thread(h.meera).Saved || h.thread(h.meera).Following || h.thread(h.asha).Saved {
		t.Error("a saved post is saved for its reader only, and is not followed")
	}
	h.execute("update community_posts set status = 'hidden' where id = $1", posts[2])
	want(nil, 0, false, posts[1], posts[0])
	save(posts[1], false)
	want(nil, 0, false, posts[0])
	_, err := h.Saved(t.Context(), h.meera.ID, &posts[1], 0)
	h.wantField(err, "before")
	// A hidden post cannot be marked by others.
	h.wantErr(h.Save(t.Context(), h.ravi.ID, posts[2], true), fault.ErrNotFound, "")
	h.wantErr(h.Follow(t.Context(), h.ravi.ID, posts[2], true), fault.ErrNotFound, "")
	h.wantErr(h.SeeThread(t.Context(), h.ravi.ID, uuid.New()), fault.ErrNotFound, "")
}

// thread returns the thread's post for a reader.
func (h *followingHarness) thread(reader identity.Member) community.Post {
	h.Helper()
	return h.harness.post(reader, h.post)
}
