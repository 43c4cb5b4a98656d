package community_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"

	"github.com/google/uuid"
)

func TestPublishStoresCleanedPost(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	h.now = h.now.Add(345 * time.Millisecond)
	post := h.publish(asha, func(d *community.Draft) {
		d.Title, d.Content, d.Tags = "  Calling home ", "\nI never know what to say.\r\n", []string{"#Home, phone calls ", "HOME", " ", "घर"}
	})
	if post.Title != "Calling home" || post.Content != "I never know what to say." || strings.Join(post.Tags, "|") != "home|phone calls|घर" ||
		post.Status != "published" || !post.Author.Yours || !post.CanEdit || post.CanAppeal || post.Edited || post.Deleted || post.Safety != "" {
		t.Errorf("%+v", post)
	}
	if post.CreatedAt != today(h.clock()) {
		t.Errorf("written at %s", post.CreatedAt)
	}
	seen := h.post(ravi, post.ID)
	if seen.Author.Yours || seen.CanEdit || seen.Author.Name != post.Author.Name || seen.Content != post.Content {
		t.Errorf("another member sees %+v", seen)
	}
	if h.count("select count(*) from moderation_cases") != 0 {
		t.Error("a case was opened")
	}
	_, err := h.community.Post(h.ctx, asha.ID, uuid.New())
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
}

// Covers a repeat after a lost response and another member's id.
func TestRepeatedPostIDReturnsStoredOneOrConflict(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.newAccount(), h.member()
	d := draft()
	first, err := h.community.Publish(h.ctx, asha, d)
	if err != nil {
		t.Fatal(err)
	}
	h.suspend(asha, h.clock().Add(time.Hour))
	again, err := h.community.Publish(h.ctx, asha, d)
	if err != nil || again.Title != first.Title || again.Author != first.Author || h.count("select count(*) from community_posts") != 1 {
		t.Errorf("sent again: %+v, %v", again, err)
	}
	for name, other := range map[string]func(*community.Draft){
		"title":    func(d *community.Draft) { d.Title = "Something else" },
		"content":  func(d *community.Draft) { d.Content += " And more." },
		"category": func(d *community.Draft) { d.Category = "wellness" },
		"tags":     func(d *community.Draft) { d.Tags = []string{"elsewhere"} },
	} {
		changed := d
		other(&changed)
		if _, err = h.community.Publish(h.ctx, asha, changed); !errors.Is(err, fault.ErrConflict) {
			t.Errorf("another %s under the same id: %v", name, err)
		}
	}
	if got := h.post(asha, d.ID); got.Title != first.Title || got.Content != first.Content || got.Edited {
		t.Errorf("a rejected repeat changed the stored post: %+v", got)
	}
	_, err = h.community.Publish(h.ctx, ravi, d)
	h.wantErr(err, fault.ErrConflict, copy.Errors.Conflict)
	// For a post that Ravi cannot see the error is the same.
	h.execute("update community_posts set status = 'hidden'")
	_, err = h.community.Publish(h.ctx, ravi, d)
	h.wantErr(err, fault.ErrConflict, copy.Errors.Conflict)
	// Reacting to the post does not make Ravi its author.
	h.execute("update community_posts set status = 'published'")
	if _, err = h.community.React(h.ctx, ravi, d.ID, "Support"); err != nil {
		t.Fatal(err)
	}
	_, err = h.community.Publish(h.ctx, ravi, d)
	h.wantErr(err, fault.ErrConflict, "")
	if h.count("select count(*) from community_voices where original") != 1 {
		t.Error("the rejected post left data behind")
	}
	// Without an id the server creates one.
	d.ID = uuid.Nil
	if post, err := h.community.Publish(h.ctx, ravi, d); err != nil || post.ID == uuid.Nil {
		t.Errorf("%+v, %v", post, err)
	}
}

func TestWritingRequiresGuidelinesAndNoSuspension(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, withoutGuidelines := h.member(), h.withoutGuidelines()
	post := h.publish(asha)
	mine := h.comment(asha, post.ID, "One more thing")

	actions := map[string]func() error{
		"post":    func() error { _, err := h.community.Publish(h.ctx, asha, draft()); return err },
		"edit":    func() error { _, err := h.community.EditPost(h.ctx, asha, post.ID, draft()); return err },
		"comment": func() error { _, err := h.community.Comment(h.ctx, asha, post.ID, uuid.New(), "Hello"); return err },
		"change":  func() error { _, err := h.community.EditComment(h.ctx, asha, post.ID, mine.ID, "Hello"); return err },
		"react":   func() error { _, err := h.community.React(h.ctx, asha, post.ID, "Support"); return err },
	}
	// The guidelines have changed since they accepted them.
	h.execute("update community_members set guidelines = guidelines - 1")
	for name, act := range actions {
		if err := act(); err == nil {
			t.Errorf("%s works without accepted guidelines", name)
		} else {
			h.wantErr(err, fault.ErrForbidden, "Please read and accept the community guidelines first.")
		}
	}
	if access, err := h.community.Access(h.ctx, asha); err != nil || access.Accepted || access.Version != copy.GuidelinesVersion || access.New {
		t.Errorf("%+v, %v", access, err)
	}
	if access, err := h.community.AcceptGuidelines(h.ctx, asha); err != nil || !access.Accepted || access.SuspendedUntil != nil {
		t.Errorf("%+v, %v", access, err)
	}
	// In Chicago it is the 11th: they may write again from the 12th.
	until := time.Date(2031, time.March, 12, 3, 0, 0, 0, time.UTC)
	midnight := time.Date(2031, time.March, 12, 5, 0, 0, 0, time.UTC)
	h.suspend(asha, until)
	for name, act := range actions {
		if err := act(); err == nil {
			t.Errorf("%s works during a suspension", name)
		} else {
			h.wantErr(err, fault.ErrForbidden, "You can read along. You can post again on Wednesday, March 12.")
		}
	}
	if access, err := h.community.Access(h.ctx, asha); err != nil || access.SuspendedUntil == nil || !access.SuspendedUntil.Equal(midnight) {
		t.Errorf("%+v, %v", access, err)
	}
	// They can still read, and delete their own items.
	h.post(asha, post.ID)
	if err := h.community.DeleteComment(h.ctx, asha.ID, post.ID, mine.ID); err != nil {
		t.Error(err)
	}
	if err := h.community.DeletePost(h.ctx, asha.ID, post.ID); err != nil {
		t.Error(err)
	}
	h.suspend(asha, h.clock().AddDate(0, 0, -1))
	if err := actions["post"](); err != nil {
		t.Errorf("after the suspension: %v", err)
	}
	if access, err := h.community.Access(h.ctx, asha); err != nil || access.SuspendedUntil != nil {
		t.Errorf("%+v, %v", access, err)
	}
	// A member who never visited has accepted nothing.
	if access, err := h.community.Access(h.ctx, withoutGuidelines); err != nil || access.Accepted || !access.New {
		t.Errorf("%+v, %v", access, err)
	}
	_, err := h.community.Publish(h.ctx, withoutGuidelines, draft())
	h.wantErr(err, fault.ErrForbidden, copy.CommunityAnswers.GuidelinesFirst)
}

func TestPublishRejectsInvalidDrafts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.member()
	for name, c := range map[string]struct {
		field, message string
		change         func(*community.Draft)
	}{
		"title":                      {"title", "Title must be at least 3 characters", withTitle("Hi")},
		"content":                    {"content", "Content must be at least 10 characters", withContent("Too short")},
		"long content":               {"content", "Content must be less than 4000 characters", withContent(strings.Repeat("अ", 4001))},
		"category":                   {"category", "Please select a category", func(d *community.Draft) { d.Category = "" }},
		"six tags":                   {"tags", "A post can have 5 tags at most", func(d *community.Draft) { d.Tags = []string{"aa,bb,cc", "dd", "ee", "ff"} }},
		"short tag":                  {"tags", "Each tag must be 2 to 30 characters", func(d *community.Draft) { d.Tags = []string{"#a"} }},
		"long tag":                   {"tags", "Each tag must be 2 to 30 characters", func(d *community.Draft) { d.Tags = []string{strings.Repeat("अ", 31)} }},
		"control character in a tag": {"tags", copy.Validation.ControlCharacters, func(d *community.Draft) { d.Tags = []string{"a\ab"} }},
	} {
		d := draft()
		c.change(&d)
		_, err := h.community.Publish(h.ctx, asha, d)
		h.wantField(err, c.field)
		if err == nil || err.Error() != c.message {
			t.Errorf("%s: %v, want %q", name, err, c.message)
		}
	}
	// All errors are returned at once.
	d := draft()
	d.Title, d.Tags = "", []string{"x"}
	_, err := h.community.Publish(h.ctx, asha, d)
	if invalid, ok := err.(*fault.Invalid); !ok || len(invalid.Fields) != 2 || invalid.Fields[1].Field != "tags" {
		t.Errorf("%v", err)
	}
	if h.count("select count(*) from community_posts") != 0 {
		t.Error("a rejected draft was stored")
	}
}

func TestEditPostAllowsOnlyAuthorAndUpdatesLists(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post := h.publish(asha)
	d := draft()
	same, err := h.community.EditPost(h.ctx, asha, post.ID, d)
	if err != nil || same.Edited {
		t.Errorf("the same text counts as an edit: %+v, %v", same, err)
	}
	d.Title, d.Category, d.Tags = "Calling my mother", "relationships", []string{"mother"}
	changed, err := h.community.EditPost(h.ctx, asha, post.ID, d)
	if err != nil || !changed.Edited || changed.Title != d.Title || changed.Category != "relationships" || changed.ID != post.ID || changed.Author != post.Author || changed.CreatedAt != post.CreatedAt {
		t.Errorf("%+v, %v", changed, err)
	}
	for filter, want := range map[community.ListFilter]int{
		{Tag: "home"}: 0, {Tag: "#Mother"}: 1, {Tag: "mother", Category: "relationships"}: 1, {Tag: "mother", Category: "family-dynamics"}: 0,
		{Category: "family-dynamics"}: 0, {Category: "relationships"}: 1, {Query: "mother"}: 1,
	} {
		if got := len(h.list(ravi, filter)); got != want {
			t.Errorf("%+v: %d posts, want %d", filter, got, want)
		}
	}
	_, err = h.community.EditPost(h.ctx, ravi, post.ID, d)
	h.wantErr(err, fault.ErrForbidden, "")
	_, err = h.community.EditPost(h.ctx, asha, uuid.New(), d)
	h.wantErr(err, fault.ErrNotFound, "")
	h.execute("update community_posts set status = 'removed'")
	_, err = h.community.EditPost(h.ctx, asha, post.ID, draft())
	h.wantErr(err, fault.ErrConflict, copy.CommunityAnswers.RemovedStays)
	_, err = h.community.EditPost(h.ctx, ravi, post.ID, d)
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
	// A hidden post can be edited and stays hidden.
	h.execute("update community_posts set status = 'hidden'")
	if mended, err := h.community.EditPost(h.ctx, asha, post.ID, draft()); err != nil || mended.Status != "hidden" || !mended.CanEdit {
		t.Errorf("%+v, %v", mended, err)
	}
}

// Covers held, hidden and removed posts.
func TestInvisiblePostIsReadableByAuthorOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	post := h.publish(asha)
	h.comment(ravi, post.ID, "Same here")
	for status, c := range map[string]struct {
		others, editable bool
		closed           string
	}{
		"held":    {false, true, copy.CommunityAnswers.ThreadWaits},
		"hidden":  {false, true, copy.CommunityAnswers.ThreadHidden},
		"removed": {false, false, copy.CommunityAnswers.ThreadHidden},
	} {
		h.execute("update community_posts set status = $1", status)
		if own := h.post(asha, post.ID); own.Status != status || own.CanEdit != c.editable || own.Content == "" {
			t.Errorf("%s: the author sees %+v", status, own)
		}
		if got := h.thread(asha, post.ID, community.CommentPage{}); len(got) != 1 {
			t.Errorf("%s: the author sees %d comments", status, len(got))
		}
		_, err := h.community.Post(h.ctx, ravi.ID, post.ID)
		h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
		_, err = h.community.Comments(h.ctx, ravi.ID, post.ID, community.CommentPage{})
		h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
		_, err = h.community.Reactions(h.ctx, ravi.ID, post.ID)
		h.wantErr(err, fault.ErrNotFound, "")
		_, err = h.community.Comment(h.ctx, ravi, post.ID, uuid.New(), "Hello")
		h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
		_, err = h.community.React(h.ctx, ravi, post.ID, "Support")
		h.wantErr(err, fault.ErrNotFound, "")
		_, err = h.community.RemoveReaction(h.ctx, ravi.ID, post.ID, "Support")
		h.wantErr(err, fault.ErrNotFound, "")
		h.wantErr(h.community.DeletePost(h.ctx, ravi.ID, post.ID), fault.ErrNotFound, "")
		_, err = h.community.Comment(h.ctx, asha, post.ID, uuid.New(), "Hello")
		h.wantErr(err, fault.ErrConflict, c.closed)
		_, err = h.community.React(h.ctx, asha, post.ID, "Support")
		h.wantErr(err, fault.ErrConflict, c.closed)
		for _, reader := range []struct{ list []community.Summary }{{h.list(asha, community.ListFilter{})}, {h.list(ravi, community.ListFilter{Tag: "home"})}} {
			if len(reader.list) != 0 {
				t.Errorf("%s: the post is in a list", status)
			}
		}
	}
}

func TestDeletePostRemovesTextAndKeepsComments(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	alone, answered := h.publish(asha, withTitle("Alone")), h.publish(asha, withTitle("Answered"), withContent("I want to end my life"))
	h.comment(asha, alone.ID, "Only the author says something here")
	comment := h.comment(ravi, answered.ID, "I am here")
	h.wantErr(h.community.DeletePost(h.ctx, ravi.ID, alone.ID), fault.ErrForbidden, "")
	for range 2 { // A repeat changes nothing.
		for _, post := range []community.Post{alone, answered} {
			if err := h.community.DeletePost(h.ctx, asha.ID, post.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	_, err := h.community.Post(h.ctx, ravi.ID, alone.ID)
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
	left := h.post(ravi, answered.ID)
	if !left.Deleted || left.Title != "" || left.Content != "" || len(left.Tags) != 0 || left.Comments != 1 || left.Author.Name != answered.Author.Name {
		t.Errorf("%+v", left)
	}
	if own := h.post(asha, answered.ID); own.CanEdit || own.Safety != "" {
		t.Errorf("the author: %+v", own)
	}
	if got := h.thread(ravi, answered.ID, community.CommentPage{}); len(got) != 1 || got[0].ID != comment.ID {
		t.Errorf("%+v", got)
	}
	_, err = h.community.Comment(h.ctx, ravi, answered.ID, uuid.New(), "Are you there?")
	h.wantErr(err, fault.ErrConflict, copy.CommunityAnswers.ThreadTakenBack)
	_, err = h.community.EditPost(h.ctx, asha, answered.ID, draft())
	h.wantErr(err, fault.ErrNotFound, copy.CommunityAnswers.PostNotFound)
	const words = "select count(*) from community_posts where title <> '' or content <> '' or tags <> '{}' or safety is not null"
	if h.count(words) != 0 || h.count("select count(*) from community_post_tags") != 0 || h.count("select count(*) from community_post_words") != 0 {
		t.Error("text or index entries of the post are left")
	}
	if h.count("select count(*) from moderation_cases where outcome = 'gone'") != 1 || h.count("select count(*) from moderation_cases where decided_at is null") != 0 {
		t.Error("the case is open, or its outcome is not gone")
	}
	if got := len(h.list(ravi, community.ListFilter{})); got != 0 {
		t.Errorf("%d posts in the list", got)
	}
	// Without comments the thread is gone too.
	if err := h.community.DeleteComment(h.ctx, ravi.ID, answered.ID, comment.ID); err != nil {
		t.Fatal(err)
	}
	_, err = h.community.Post(h.ctx, asha.ID, answered.ID)
	h.wantErr(err, fault.ErrNotFound, "")
}

// A crisis text stays visible; a new account's link is held until the review.
func TestCrisisAndLinksOfNewAccountsOpenCases(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, newAccount := h.member(), h.newAccount()
	const open = "select count(*) from moderation_cases where decided_at is null and "

	post := h.publish(asha, withTitle("I want to end my life"))
	if post.Status != "published" || post.Safety != "urgent" || h.post(newAccount, post.ID).Safety != "" {
		t.Errorf("%+v", post)
	}
	if h.count(open+"crisis = 'urgent' and not links and not flagged and comment_id is null and post_id = $1", post.ID) != 1 {
		t.Error("no case was opened for the post")
	}
	comment := h.comment(newAccount, post.ID, "marna chahti hun")
	if comment.Status != "published" || comment.Safety != "urgent" || h.count(open+"crisis = 'urgent' and comment_id = $1", comment.ID) != 1 {
		t.Errorf("%+v", comment)
	}
	if seen := h.thread(asha, post.ID, community.CommentPage{}); seen[0].Safety != "" {
		t.Error("other members see the detector's result")
	}
	// An edit is checked again.
	calm := h.publish(asha)
	edited := draft()
	edited.Content = "I do not want to live any more, I want to kill myself"
	if changed, err := h.community.EditPost(h.ctx, asha, calm.ID, edited); err != nil || changed.Safety != "urgent" || h.count(open+"post_id = $1", calm.ID) != 1 {
		t.Errorf("%+v, %v", changed, err)
	}
	if changed, err := h.community.EditPost(h.ctx, asha, calm.ID, draft()); err != nil || changed.Safety != "" {
		t.Errorf("%+v, %v", changed, err)
	}

	if linked := h.publish(asha, withContent("Read https://example.com/a on this")); linked.Status != "published" || h.count(open+"links") != 0 {
		t.Errorf("an old account's link: %+v", linked)
	}
	held := h.publish(newAccount, withContent("Read https://example.com/a on this"))
	if held.Status != "held" || !held.CanEdit || h.count(open+"links and crisis is null and post_id = $1", held.ID) != 1 {
		t.Errorf("%+v", held)
	}
	_, err := h.community.Post(h.ctx, asha.ID, held.ID)
	h.wantErr(err, fault.ErrNotFound, "")
	tagged := h.publish(newAccount, func(d *community.Draft) { d.Tags = []string{"example.com"} })
	later := h.publish(newAccount)
	edited.Content = "Read www.example.com on this"
	if changed, err := h.community.EditPost(h.ctx, newAccount, later.ID, edited); err != nil || changed.Status != "held" || tagged.Status != "held" {
		t.Errorf("%+v, %v", changed, err)
	}
	// The post stays held until the review, whatever its text now.
	if changed, err := h.community.EditPost(h.ctx, newAccount, later.ID, draft()); err != nil || changed.Status != "held" {
		t.Errorf("%+v, %v", changed, err)
	}

	before := h.post(asha, post.ID)
	waiting := h.comment(newAccount, post.ID, "Look at example.com")
	if waiting.Status != "held" || h.count(open+"links and comment_id = $1", waiting.ID) != 1 {
		t.Errorf("%+v", waiting)
	}
	if after := h.post(asha, post.ID); after.Comments != before.Comments || len(h.thread(asha, post.ID, community.CommentPage{})) != 1 || len(h.thread(newAccount, post.ID, community.CommentPage{})) != 2 {
		t.Errorf("a held comment is shown: %+v", after)
	}
	if changed, err := h.community.EditComment(h.ctx, newAccount, post.ID, comment.ID, "Look at example.com"); err != nil || changed.Status != "held" || h.post(asha, post.ID).Comments != 0 {
		t.Errorf("%+v, %v", changed, err)
	}
}
