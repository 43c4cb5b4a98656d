package community_test

import (
	"math"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"

	"github.com/google/uuid"
)

func TestReactionsAreCountedOncePerMember(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post := h.publish(asha)
	for range 2 { // A repeat changes nothing.
		got, err := h.community.React(h.ctx, ravi, post.ID, "SameHere")
		if err != nil || got.SameHere != 1 || got.Total() != 1 || !slices.Equal(got.Yours, []community.ReactionKind{"SameHere"}) {
			t.Errorf("%+v, %v", got, err)
		}
	}
	got, err := h.community.React(h.ctx, ravi, post.ID, "Support")
	if err != nil || got.Support != 1 || got.Total() != 2 || !slices.Equal(got.Yours, []community.ReactionKind{"Support", "SameHere"}) {
		t.Errorf("%+v, %v", got, err)
	}
	if seen, err := h.community.Reactions(h.ctx, asha.ID, post.ID); err != nil || seen.Total() != 2 || len(seen.Yours) != 0 {
		t.Errorf("%+v, %v", seen, err)
	}
	if list := h.list(ravi, community.ListFilter{}); len(list) != 1 || list[0].Reactions.Support != 1 || len(list[0].Reactions.Yours) != 2 {
		t.Errorf("%+v", list)
	}
	for range 2 {
		got, err := h.community.RemoveReaction(h.ctx, ravi.ID, post.ID, "SameHere")
		if err != nil || got.SameHere != 0 || got.Total() != 1 || !slices.Equal(got.Yours, []community.ReactionKind{"Support"}) {
			t.Errorf("%+v, %v", got, err)
		}
	}
	_, err = h.community.React(h.ctx, ravi, post.ID, "support")
	h.wantField(err, "reactionType")
	_, err = h.community.RemoveReaction(h.ctx, ravi.ID, post.ID, "support")
	h.wantErr(err, fault.ErrNotFound, "")
	_, err = h.community.React(h.ctx, ravi, uuid.New(), "Support")
	h.wantErr(err, fault.ErrNotFound, "")
	if got, err := h.community.RemoveReaction(h.ctx, h.member().ID, post.ID, "Support"); err != nil || got.Total() != 1 || h.count("select count(*) from community_voices") != 2 {
		t.Errorf("removing a reaction that was never added: %+v, %v", got, err)
	}
	// A member who only reacted has no name until they write.
	if h.count("select count(*) from community_voices where name is null") != 1 {
		t.Error("a reaction was given a name")
	}
	if said := h.comment(ravi, post.ID, "Same here"); said.Author.Name == "" || said.Author.Name == post.Author.Name {
		t.Errorf("%+v", said)
	}
	if h.count("select count(*) from community_voices where name is null") != 0 || h.count("select count(*) from community_voices") != 2 {
		t.Error("the comment did not name the existing voice")
	}
}

// The rank orders All Posts. It is stored with the post and with its tags.
func TestRankFollowsReactionsAndComments(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post := h.publish(asha)
	rank := func() (rank float64) {
		t.Helper()
		const query = "select p.rank from community_posts p join community_post_tags t on t.post_id = p.id and t.rank = p.rank where p.id = $1"
		if err := h.pool.QueryRow(h.ctx, query, post.ID).Scan(&rank); err != nil {
			t.Fatal(err)
		}
		return rank
	}
	createdSeconds := h.clock().Sub(time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)).Seconds()
	want := func(answers float64) {
		t.Helper()
		if got := rank(); math.Abs(got-createdSeconds-43200*math.Log2(1+answers)) > 0.001 {
			t.Errorf("with %v answers the rank is %f above the time", answers, got-createdSeconds)
		}
	}
	want(0)
	if _, err := h.community.React(h.ctx, ravi, post.ID, "Support"); err != nil {
		t.Fatal(err)
	}
	want(1)
	comment := h.comment(ravi, post.ID, "Same here")
	want(3)
	if _, err := h.community.RemoveReaction(h.ctx, ravi.ID, post.ID, "Support"); err != nil {
		t.Fatal(err)
	}
	want(2)
	edited := draft()
	edited.Tags = []string{"sunday"}
	if _, err := h.community.EditPost(h.ctx, asha, post.ID, edited); err != nil {
		t.Fatal(err)
	}
	want(2)
	if err := h.community.DeleteComment(h.ctx, ravi.ID, post.ID, comment.ID); err != nil {
		t.Fatal(err)
	}
	want(0)
}
