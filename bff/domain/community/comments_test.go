package community_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"

	"github.com/google/uuid"
)

func TestCommentNamesAuthorsAndRejectsInvalidText(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi, meera := h.member(), h.member(), h.member()
	post := h.publish(asha)
	h.pass(time.Minute)
	first := h.comment(ravi, post.ID, "  Same here\r\n")
	own := h.comment(asha, post.ID, "Thank you")
	second := h.comment(ravi, post.ID, "Any time")
	if first.Content != "Same here" || !first.Author.Yours || first.Author.Original || !first.CanEdit || first.Status != "published" || first.CreatedAt != today(h.clock()) || first.Appears != "" {
		t.Errorf("%+v", first)
	}
	if second.Author.Name != first.Author.Name || own.Author.Name != post.Author.Name || !own.Author.Original || first.Author.Name == own.Author.Name {
		t.Errorf("the names are %q, %q, %q and %q", post.Author.Name, first.Author.Name, own.Author.Name, second.Author.Name)
	}
	seen := h.thread(meera, post.ID, community.CommentPage{})
	var said []string
	for _, comment := range seen {
		said = append(said, comment.Content)
		if comment.Author.Yours || comment.CanEdit || comment.Author.Original != (comment.Content == "Thank you") {
			t.Errorf("Meera sees %+v", comment)
		}
	}
	// Comments of one second keep the order in which they were written.
	if strings.Join(said, "|") != "Same here|Thank you|Any time" {
		t.Errorf("%v", said)
	}
	if got := h.post(meera, post.ID); got.Comments != 3 {
		t.Errorf("the post has %d comments, want 3", got.Comments)
	}
	for content, message := range map[string]string{" ok ": copy.CommunityAnswers.CommentTooShort, strings.Repeat("अ", 2001): copy.CommunityAnswers.CommentTooLong} {
		_, err := h.community.Comment(h.ctx, ravi, post.ID, uuid.New(), content)
		h.wantField(err, "content")
		if err == nil || err.Error() != message {
			t.Errorf("%v", err)
		}
	}
	_, err := h.community.Comment(h.ctx, ravi, uuid.New(), uuid.New(), "Hello")
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
}

func TestRepeatedCommentIDReturnsStoredOneOrConflict(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post, other, id := h.publish(asha), h.publish(asha), uuid.New()
	first, err := h.community.Comment(h.ctx, ravi, post.ID, id, "Same here")
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.community.Comment(h.ctx, ravi, post.ID, id, "Something else")
	h.wantErr(err, fault.ErrConflict, copy.Errors.Conflict)
	again, err := h.community.Comment(h.ctx, ravi, post.ID, id, "Same here")
	if err != nil || again != first || h.post(asha, post.ID).Comments != 1 {
		t.Errorf("sent again: %+v, %v", again, err)
	}
	// The post was deleted between the two requests.
	h.execute("update community_posts set status = 'deleted' where id = $1", post.ID)
	if again, err = h.community.Comment(h.ctx, ravi, post.ID, id, "Same here"); err != nil || again != first {
		t.Errorf("sent again: %+v, %v", again, err)
	}
	h.execute("update community_posts set status = 'published'")
	_, err = h.community.Comment(h.ctx, asha, post.ID, id, "Same here")
	h.wantErr(err, fault.ErrConflict, copy.Errors.Conflict)
	_, err = h.community.Comment(h.ctx, ravi, other.ID, id, "Same here")
	h.wantErr(err, fault.ErrConflict, copy.Errors.Conflict)
	if got := h.post(ravi, other.ID); got.Comments != 0 || h.count("select count(*) from community_voices where post_id = $1", other.ID) != 1 {
		t.Error("the rejected comment left data behind")
	}
	if c, err := h.community.Comment(h.ctx, ravi, post.ID, uuid.Nil, "Without an id"); err != nil || c.ID == uuid.Nil {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestEditAndDeleteCommentAllowOnlyAuthor(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post := h.publish(asha)
	comment := h.comment(ravi, post.ID, "Same here")
	if same, err := h.community.EditComment(h.ctx, ravi, post.ID, comment.ID, " Same here "); err != nil || same.Edited {
		t.Errorf("%+v, %v", same, err)
	}
	if changed, err := h.community.EditComment(h.ctx, ravi, post.ID, comment.ID, "Same here, always"); err != nil || !changed.Edited || changed.Content != "Same here, always" || changed.Author != comment.Author {
		t.Errorf("%+v, %v", changed, err)
	}
	_, err := h.community.EditComment(h.ctx, asha, post.ID, comment.ID, "Not mine")
	h.wantErr(err, fault.ErrForbidden, "")
	h.wantErr(h.community.DeleteComment(h.ctx, asha.ID, post.ID, comment.ID), fault.ErrForbidden, "")
	for _, target := range [][2]uuid.UUID{{post.ID, uuid.New()}, {h.publish(asha).ID, comment.ID}, {uuid.New(), comment.ID}} {
		_, err = h.community.EditComment(h.ctx, ravi, target[0], target[1], "Hello")
		h.wantErr(err, fault.ErrNotFound, "")
		h.wantErr(h.community.DeleteComment(h.ctx, ravi.ID, target[0], target[1]), fault.ErrNotFound, "")
	}
	for _, status := range []string{"held", "hidden", "removed"} {
		h.execute("update community_comments set status = $1", status)
		_, err = h.community.EditComment(h.ctx, asha, post.ID, comment.ID, "Hello")
		h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.CommentNotFound)
		own := h.thread(ravi, post.ID, community.CommentPage{})
		if len(own) != 1 || own[0].Status != status || own[0].CanEdit != (status != "removed") || len(h.thread(asha, post.ID, community.CommentPage{})) != 0 {
			t.Errorf("%s: the comment's author sees %+v", status, own)
		}
	}
	_, err = h.community.EditComment(h.ctx, ravi, post.ID, comment.ID, "Hello")
	h.wantErr(err, fault.ErrConflict, copy.CommunityAnswers.RemovedStays)
	h.execute("update community_comments set status = 'published'")
	for range 2 {
		if err := h.community.DeleteComment(h.ctx, ravi.ID, post.ID, comment.ID); err != nil {
			t.Fatal(err)
		}
	}
	if got := h.post(asha, post.ID); got.Comments != 0 || len(h.thread(ravi, post.ID, community.CommentPage{})) != 0 || h.count("select count(*) from community_comments where content <> ''") != 0 {
		t.Errorf("%+v", got)
	}
	_, err = h.community.EditComment(h.ctx, ravi, post.ID, comment.ID, "Hello again")
	h.wantErr(err, fault.ErrNotFound, "")
	_, err = h.community.Comment(h.ctx, ravi, post.ID, comment.ID, "Hello again")
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.CommentNotFound)
}

// Covers every way to request a part of a thread.
func TestCommentsReturnPagesAroundAnyPlace(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post, other := h.publish(asha), h.publish(asha)
	elsewhere := h.comment(ravi, other.ID, "Elsewhere")
	var ids []uuid.UUID
	for i := range 10 {
		ids = append(ids, h.comment(ravi, post.ID, fmt.Sprintf("Number %d", i)).ID)
	}
	at := func(i int) *uuid.UUID { return &ids[i] }
	for name, c := range map[string]struct {
		page       community.CommentPage
		from, upTo int
	}{
		"all":                    {community.CommentPage{}, 0, 10},
		"the first":              {community.CommentPage{Limit: 3}, 0, 3},
		"after":                  {community.CommentPage{After: at(2), Limit: 3}, 3, 6},
		"after the last":         {community.CommentPage{After: at(9)}, 10, 10},
		"before":                 {community.CommentPage{Before: at(5), Limit: 3}, 2, 5},
		"before the first":       {community.CommentPage{Before: at(0)}, 0, 0},
		"the newest":             {community.CommentPage{Newest: true, Limit: 4}, 6, 10},
		"around":                 {community.CommentPage{Around: at(5), Limit: 5}, 3, 8},
		"around, an even number": {community.CommentPage{Around: at(5), Limit: 4}, 3, 7},
		"around the first":       {community.CommentPage{Around: at(0), Limit: 4}, 0, 4},
		"around the last":        {community.CommentPage{Around: at(9), Limit: 4}, 7, 10},
		"around, one":            {community.CommentPage{Around: at(4), Limit: 1}, 4, 5},
	} {
		var got []uuid.UUID
		for _, comment := range h.thread(asha, post.ID, c.page) {
			got = append(got, comment.ID)
		}
		if !slices.Equal(got, ids[c.from:c.upTo]) {
			t.Errorf("%s: %v", name, got)
		}
	}
	_, err := h.community.Comments(h.ctx, asha.ID, post.ID, community.CommentPage{After: at(1), Newest: true})
	h.wantField(err, "around")
	h.execute("update community_comments set status = 'hidden' where id = $1", ids[3])
	for _, place := range []*uuid.UUID{&elsewhere.ID, at(3), {}} {
		for _, page := range []community.CommentPage{{After: place}, {Before: place}, {Around: place}} {
			_, err := h.community.Comments(h.ctx, asha.ID, post.ID, page)
			h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.CommentNotFound)
		}
	}
	if got := h.thread(ravi, post.ID, community.CommentPage{Around: at(3), Limit: 1}); len(got) != 1 || got[0].Status != "hidden" {
		t.Errorf("the author does not find their hidden comment: %+v", got)
	}
}

// Covers the notice about answers and the bell, which does not count them.
func TestCommentNotifiesThreadAuthor(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi, newAccount := h.member(), h.member(), h.newAccount()
	post := h.publish(asha)
	unseen := func(of identity.Member) int64 {
		access, err := h.community.Access(h.ctx, of)
		if err != nil {
			t.Fatal(err)
		}
		return access.Unseen
	}
	h.comment(asha, post.ID, "Something I forgot")
	h.comment(newAccount, post.ID, "See example.com")
	if unseen(asha) != 0 || len(h.waker.take()) != 0 || h.count("select count(*) from notifications") != 0 {
		t.Error("the author's own comment or a held one caused a notice")
	}
	first := h.comment(ravi, post.ID, "Same here")
	if woken := h.waker.take(); unseen(asha) != 1 || !slices.Equal(woken, []mailbox.Owner{mailbox.MemberOwner(asha.ID)}) {
		t.Errorf("%d unseen, woken %v", unseen(asha), woken)
	}
	h.comment(ravi, post.ID, "And again")
	page, err := h.community.Notices(h.ctx, asha.ID, "")
	if err != nil || len(page.Items) != 1 || page.Items[0].Kind != "answer" || page.Items[0].Count != 2 || page.Items[0].Post != post.ID || page.Items[0].Title != post.Title {
		t.Errorf("%+v, %v", page, err)
	}
	const bell = "select count(*) from notifications where type = 'community' and title = 'Community' and message = 'There are new comments in threads you follow.' and member_id = $1 and read_at is null"
	if h.count(bell, asha.ID.UUID()) != 1 || h.count("select count(*) from notifications") != 1 || unseen(ravi) != 0 {
		t.Error("the bell has no neutral entry, or others")
	}
	// The comment that the notice links to may be deleted.
	if err := h.community.DeleteComment(h.ctx, ravi.ID, post.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	if page, err = h.community.Notices(h.ctx, asha.ID, ""); err != nil || len(page.Items) != 1 || (page.Items[0].Comment != nil && *page.Items[0].Comment == first.ID) {
		t.Errorf("%+v, %v", page, err)
	}
	if err := h.community.SeeNotices(h.ctx, asha.ID); err != nil {
		t.Fatal(err)
	}
	if unseen(asha) != 0 || h.count(bell, asha.ID.UUID()) != 0 {
		t.Error("notices are still unseen after SeeNotices")
	}
	h.comment(ravi, post.ID, "Are you there?")
	if page, err = h.community.Notices(h.ctx, asha.ID, ""); err != nil || len(page.Items) != 2 || unseen(asha) != 1 {
		t.Errorf("%+v, %v", page, err)
	}
}

// Nothing reveals that a member has left.
func TestLeavingMemberLeavesNoTraceInThreads(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi, meera := h.member(), h.member(), h.member()
	post := h.publish(asha)
	h.comment(ravi, post.ID, "Same here")
	seen := func() string {
		return fmt.Sprintf("%+v %+v %+v", h.post(meera, post.ID), h.list(meera, community.ListFilter{}), h.thread(meera, post.ID, community.CommentPage{}))
	}
	before := seen()
	for _, who := range []identity.Member{asha, ravi} {
		h.execute("delete from members where id = $1", who.ID.UUID())
	}
	if after := seen(); after != before {
		t.Errorf("before they left:\n%s\nafter:\n%s", before, after)
	}
	h.comment(meera, post.ID, "I hope that you are well") // No member is left to notify.
}
