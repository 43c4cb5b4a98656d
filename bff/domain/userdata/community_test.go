package userdata_test

import (
	"errors"
	"fmt"
	"testing"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/google/uuid"
)

// communityHarness has a member who deletes their account and one who stays, with threads of both.
type communityHarness struct {
	*harness
	leaver, stayer identity.Member
	// alone is a post of the leaver without comments by others, and answered is one with comments by others. theirs is a
	// post of the stayer that the leaver commented on, reacted to and flagged.
	alone, answered, theirs uuid.UUID
}

func newCommunityHarness(t *testing.T) *communityHarness {
	t.Helper()
	h := newHarness(t, nil)
	c := &communityHarness{harness: h, leaver: newWriter(t, h), stayer: newWriter(t, h)}
	c.alone = c.publish(t, c.leaver, "Marigold garlands alone")
	c.answered = c.publish(t, c.leaver, "Marigold garlands answered")
	c.theirs = c.publish(t, c.stayer, "Marigold garlands theirs")
	c.comment(t, c.leaver, c.alone, "My own answer to myself")
	c.comment(t, c.leaver, c.answered, "My own answer to myself")
	c.comment(t, c.stayer, c.answered, "What the stayer said")
	c.comment(t, c.leaver, c.theirs, "What the leaver said")
	for _, post := range []uuid.UUID{c.alone, c.answered} {
		c.react(t, c.stayer, post)
	}
	c.react(t, c.leaver, c.theirs)
	// The leaver has also read, followed and saved a thread in which they wrote, and one in which they did not.
	silent := c.publish(t, c.stayer, "Only read")
	for _, thread := range []uuid.UUID{c.theirs, silent} {
		for _, err := range []error{
			h.community.Follow(t.Context(), c.leaver.ID, thread, true), h.community.Save(t.Context(), c.leaver.ID, thread, true),
			h.community.SeeThread(t.Context(), c.leaver.ID, thread),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := h.pool.Exec(t.Context(), "update community_posts set status = 'removed' where id = $1", silent); err != nil {
		t.Fatal(err)
	}
	if err := h.community.Flag(t.Context(), c.leaver.ID, community.Report{PostID: c.theirs.String(), Reason: "other", Notes: "I know her from Edison"}); err != nil {
		t.Fatal(err)
	}
	_, err := h.pool.Exec(t.Context(), `insert into moderation_cases (post_id, appeal, decided_at, outcome) values ($1, 'It was me, Asha from Edison', now(), 'keep')`, c.answered)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// newWriter returns a member who may write.
func newWriter(t *testing.T, h *harness) identity.Member {
	t.Helper()
	member := identitytest.NewMember(t, h.pool)
	if _, err := h.community.AcceptGuidelines(t.Context(), member); err != nil {
		t.Fatal(err)
	}
	return member
}

func (c *communityHarness) publish(t *testing.T, by identity.Member, title string) uuid.UUID {
	t.Helper()
	post, err := c.community.Publish(t.Context(), by, community.Draft{Title: title, Content: "Words enough for a post", Category: "career", Tags: []string{"garlands"}})
	if err != nil {
		t.Fatal(err)
	}
	return post.ID
}

func (c *communityHarness) comment(t *testing.T, by identity.Member, post uuid.UUID, words string) {
	t.Helper()
	if _, err := c.community.Comment(t.Context(), by, post, uuid.Nil, words); err != nil {
		t.Fatal(err)
	}
}

func (c *communityHarness) react(t *testing.T, by identity.Member, post uuid.UUID) {
	t.Helper()
	if _, err := c.community.React(t.Context(), by, post, "Support"); err != nil {
		t.Fatal(err)
	}
}

// leave closes the leaver's account and runs all jobs that follow.
func (c *communityHarness) leave(t *testing.T, keepPosts bool) {
	t.Helper()
	if err := c.service.Leave(t.Context(), c.leaver.ID, keepPosts); err != nil {
		t.Fatal(err)
	}
	c.post.WorkAll(t)
	if c.count(t, "select count(*) from members where id = $1", c.leaver.ID.UUID()) != 0 {
		t.Fatal("the account was not deleted")
	}
	for what, query := range map[string]string{
		"the note of a flag":          "select count(*) from community_flags where notes <> ''",
		"an appeal":                   "select count(*) from moderation_cases where appeal <> ''",
		"a followed or saved thread":  "select count(*) from community_voices where member_id is null and (follows is not null or saved_at is not null or read_at is not null)",
		"a voice that says nothing":   "select count(*) from community_voices v where member_id is null and name is null and not exists (select from community_flags f where f.voice_id = v.id) and not exists (select from community_reactions r where r.voice_id = v.id)",
		"a notice to the leaver":      "select count(*) from community_notices n join community_voices v on v.id = n.voice_id where v.member_id is null",
		"more than one detached flag": "select abs(count(*) - 1) from community_flags f join community_voices v on v.id = f.voice_id where v.member_id is null",
	} {
		if c.count(t, query) != 0 {
			t.Errorf("%s was not deleted", what)
		}
	}
}

// expectRemovals checks that nothing has changed for others yet and that each text and reaction has its own time within
// a week; then it lets the time pass.
func (c *communityHarness) expectRemovals(t *testing.T) {
	t.Helper()
	const times = `select remove_at from community_posts union all select remove_at from community_comments
		union all select remove_at from community_reactions`
	if n := c.count(t, "select count(*) from ("+times+") t where remove_at between now() and now() + interval '7 days'"); n != 6 {
		t.Errorf("%d texts and reactions have a time of removal, want 6", n)
	}
	if n := c.count(t, "select count(distinct remove_at) from ("+times+") t"); n != 6 {
		t.Errorf("%d different times, want 6", n)
	}
	before := c.threadsAsStayer(t)
	for _, task := range c.community.Periodic() {
		if err := task.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if after := c.threadsAsStayer(t); after != before {
		t.Errorf("the removal began at once: before\n%s\nafter\n%s", before, after)
	}
	c.removeDepartedTexts(t)
}

// threadsAsStayer returns the three threads as the stayer sees them.
func (c *communityHarness) threadsAsStayer(t *testing.T) string {
	t.Helper()
	list, err := c.community.List(t.Context(), c.stayer.ID, community.ListFilter{})
	if err != nil || len(list) != 3 {
		t.Fatalf("%+v, %v", list, err)
	}
	all := fmt.Sprintf("%+v", list)
	for _, id := range []uuid.UUID{c.alone, c.answered, c.theirs} {
		post, err := c.community.Post(t.Context(), c.stayer.ID, id)
		if err != nil {
			t.Fatal(err)
		}
		comments, err := c.community.Comments(t.Context(), c.stayer.ID, id, community.CommentPage{})
		if err != nil {
			t.Fatal(err)
		}
		all += fmt.Sprintf("\n%+v %+v", post, comments)
	}
	return all
}

func TestLeaveKeepsPostsWithoutAuthor(t *testing.T) {
	t.Parallel()
	c := newCommunityHarness(t)
	before := c.threadsAsStayer(t)
	c.leave(t, true)
	if after := c.threadsAsStayer(t); after != before {
		t.Errorf("before the deletion, the stayer saw\n%s\nand afterwards\n%s", before, after)
	}
	for _, id := range []uuid.UUID{c.alone, c.answered} {
		post, err := c.community.Post(t.Context(), c.stayer.ID, id)
		if err != nil || post.Content == "" || post.Reactions.Support != 1 {
			t.Errorf("%+v, %v", post, err)
		}
	}
	comments, err := c.community.Comments(t.Context(), c.stayer.ID, c.theirs, community.CommentPage{})
	if err != nil || len(comments) != 1 || comments[0].Content != "What the leaver said" {
		t.Errorf("%+v, %v", comments, err)
	}
	if found, err := c.community.List(t.Context(), c.stayer.ID, community.ListFilter{Query: "marigold"}); err != nil || len(found) != 3 {
		t.Errorf("%d found, %v", len(found), err)
	}
	post, err := c.community.Post(t.Context(), c.stayer.ID, c.theirs)
	if err != nil || post.Reactions.Support != 1 || post.Comments != 1 {
		t.Errorf("%+v, %v", post, err)
	}
}

func TestLeaveDeletesPostsAndKeepsOthersComments(t *testing.T) {
	t.Parallel()
	c := newCommunityHarness(t)
	// A notice of the stayer about a deleted comment.
	_, err := c.pool.Exec(t.Context(), `insert into community_notices (voice_id, kind, comment_id)
		select v.id, 'flag-kept', m.id from community_voices v join community_comments m on m.post_id = v.post_id and m.voice_id <> v.id
		where v.post_id = $1 and v.member_id = $2`, c.theirs, c.stayer.ID.UUID())
	if err != nil {
		t.Fatal(err)
	}
	const mine = "select count(*) from community_notices n join community_voices v on v.id = n.voice_id where v.member_id = $1"
	expectUnseen := func(want int64) {
		t.Helper()
		standing, err := c.community.Access(t.Context(), c.stayer)
		if stored := int64(c.count(t, mine, c.stayer.ID.UUID())); err != nil || standing.Unseen != want || stored != want {
			t.Errorf("%d notices are stored and %d are counted, want %d, %v", stored, standing.Unseen, want, err)
		}
	}
	expectUnseen(2)
	c.leave(t, false)
	c.expectRemovals(t)
	expectUnseen(0)
	if _, err := c.community.Post(t.Context(), c.stayer.ID, c.alone); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a post without comments: %v", err)
	}
	post, err := c.community.Post(t.Context(), c.stayer.ID, c.answered)
	if err != nil || !post.Deleted || post.Title+post.Content != "" || len(post.Tags) != 0 || post.Comments != 1 || post.Reactions.Support != 1 {
		t.Errorf("%+v, %v", post, err)
	}
	comments, err := c.community.Comments(t.Context(), c.stayer.ID, c.answered, community.CommentPage{})
	if err != nil || len(comments) != 1 || comments[0].Content != "What the stayer said" {
		t.Errorf("%+v, %v", comments, err)
	}
	if post, err = c.community.Post(t.Context(), c.stayer.ID, c.theirs); err != nil || post.Comments != 0 || post.Reactions.Support != 0 {
		t.Errorf("%+v, %v", post, err)
	}
	for _, filter := range []community.ListFilter{{}, {Query: "marigold"}, {Tag: "garlands"}} {
		if list, err := c.community.List(t.Context(), c.stayer.ID, filter); err != nil || len(list) != 1 || list[0].ID != c.theirs {
			t.Errorf("%+v: %+v, %v", filter, list, err)
		}
	}
	// The leaver's name in a thread is not given to another member afterwards.
	if c.count(t, "select count(*) from community_voices where post_id = $1 and name is not null and member_id is null", c.theirs) != 1 {
		t.Error("the leaver's name in the thread can be assigned again")
	}
	// The counters equal those of a post without comments.
	if c.count(t, `select count(*) from community_posts p join community_post_tags t on t.post_id = p.id
		where p.id = $1 and p.rank = community_rank(0, p.created_at) and t.rank = p.rank`, c.theirs) != 1 {
		t.Error("the rank still counts the leaver's comment and reaction")
	}
}
