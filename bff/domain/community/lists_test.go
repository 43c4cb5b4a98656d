package community_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

// allTitles reads all pages of a list and returns the titles.
func (h *harness) allTitles(reader identity.Member, filter community.ListFilter) (titles []string) {
	h.t.Helper()
	for {
		page := h.list(reader, filter)
		for _, summary := range page {
			titles = append(titles, summary.Title)
		}
		if len(page) < filter.Limit {
			return titles
		}
		filter.After = &page[len(page)-1].ID
	}
}

func TestListFiltersAndOrdersPosts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	var posts []community.Post
	for i := range 8 {
		category, tags := "career", []string{"even"}
		if i%2 == 1 {
			category, tags = "identity", []string{"odd"}
		}
		posts = append(posts, h.publish(h.member(), withTitle(fmt.Sprintf("Post %d", i)), func(d *community.Draft) { d.Category, d.Tags = category, append(tags, "all") }))
		h.pass(time.Minute)
	}
	// An answered post ranks before a slightly newer one.
	h.comment(reader, posts[1].ID, "Same here")
	h.comment(reader, posts[1].ID, "Really")
	if _, err := h.community.React(h.ctx, reader, posts[2].ID, "Support"); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		filter community.ListFilter
		want   []int
	}{
		"trending":                   {community.ListFilter{}, []int{1, 2, 7, 6, 5, 4, 3, 0}},
		"recent":                     {community.ListFilter{Sort: "recent"}, []int{7, 6, 5, 4, 3, 2, 1, 0}},
		"trending, a category":       {community.ListFilter{Sort: "trending", Category: "career"}, []int{2, 6, 4, 0}},
		"recent, a category":         {community.ListFilter{Sort: "recent", Category: "career"}, []int{6, 4, 2, 0}},
		"trending, a tag":            {community.ListFilter{Tag: "#ODD "}, []int{1, 7, 5, 3}},
		"recent, a tag":              {community.ListFilter{Sort: "recent", Tag: "odd"}, []int{7, 5, 3, 1}},
		"tag and category":           {community.ListFilter{Sort: "recent", Tag: "all", Category: "identity"}, []int{7, 5, 3, 1}},
		"tag and category, trending": {community.ListFilter{Tag: "all", Category: "career"}, []int{2, 6, 4, 0}},
		"no match":                   {community.ListFilter{Tag: "odd", Category: "career"}, nil},
		"no such tag":                {community.ListFilter{Tag: "nobody"}, nil},
	} {
		var want []string
		for _, i := range c.want {
			want = append(want, fmt.Sprintf("Post %d", i))
		}
		for _, size := range []int{1, 3, 20} {
			c.filter.Limit = size
			if got := h.allTitles(reader, c.filter); !slices.Equal(got, want) {
				t.Errorf("%s, %d a page: %v, want %v", name, size, got, want)
			}
		}
	}
	// The post where the page starts may have been deleted since.
	author := h.authorOf(posts[5].ID)
	if err := h.community.DeletePost(h.ctx, author, posts[5].ID); err != nil {
		t.Fatal(err)
	}
	h.execute("update community_posts set status = 'hidden' where id = $1", posts[6].ID)
	place := community.ListFilter{Sort: "recent", After: &posts[5].ID, Limit: 1}
	if got, err := h.community.List(h.ctx, author, place); err != nil || len(got) != 1 || got[0].ID != posts[4].ID {
		t.Errorf("%+v, %v", got, err)
	}
	// Other members cannot find out that the post exists: the response is that of an unknown id.
	nowhere := uuid.New()
	for _, after := range []uuid.UUID{posts[5].ID, posts[6].ID, nowhere} {
		for _, query := range []string{"", "calling"} {
			_, err := h.community.List(h.ctx, reader.ID, community.ListFilter{After: &after, Query: query})
			h.wantField(err, "after")
		}
	}
	for field, filter := range map[string]community.ListFilter{
		"after": {After: &nowhere}, "category": {Category: "Identity"}, "sort": {Sort: "best"}, "tag": {Tag: "a"},
	} {
		_, err := h.community.List(h.ctx, reader.ID, filter)
		h.wantField(err, field)
	}
	_, err := h.community.List(h.ctx, reader.ID, community.ListFilter{Tag: "two,tags"})
	h.wantField(err, "tag")
}

// authorOf returns the author of a post.
func (h *harness) authorOf(post uuid.UUID) (id identity.MemberID) {
	h.t.Helper()
	var found uuid.UUID
	if err := h.pool.QueryRow(h.ctx, "select member_id from community_voices where post_id = $1 and original", post).Scan(&found); err != nil {
		h.t.Fatal(err)
	}
	return identity.MemberID(found)
}

func TestOwnItemsShowStatusOutcomeAndAppeal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha, ravi := h.member(), h.member()
	mine, theirs := h.publish(asha, withTitle("Mine")), h.publish(ravi, withTitle("Theirs"))
	h.pass(time.Minute)
	said := h.comment(asha, theirs.ID, "Same here")
	h.pass(time.Minute)
	own := h.comment(asha, mine.ID, "One more thing")
	h.pass(time.Minute)
	gone := h.publish(asha, withTitle("Gone"))
	if err := h.community.DeletePost(h.ctx, asha.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	h.comment(ravi, mine.ID, "Not hers")
	if _, err := h.community.React(h.ctx, asha, theirs.ID, "Support"); err != nil {
		t.Fatal(err)
	}
	yours := func(before *uuid.UUID, limit int) community.OwnPage {
		t.Helper()
		page, err := h.community.OwnItems(h.ctx, asha.ID, before, limit)
		if err != nil {
			t.Fatal(err)
		}
		return page
	}
	page := yours(nil, 0)
	if len(page.Items) != 3 || page.Earlier != nil {
		t.Fatalf("%+v", page)
	}
	if got := page.Items[0]; *got.Comment != own.ID || got.Post != mine.ID || got.Title != "Mine" || got.Excerpt != "One more thing" || got.Status != "published" || got.Outcome != "" || got.CanAppeal {
		t.Errorf("%+v", got)
	}
	if got := page.Items[1]; *got.Comment != said.ID || got.Title != "Theirs" || !got.Open {
		t.Errorf("%+v", got)
	}
	if got := page.Items[2]; got.Comment != nil || got.Post != mine.ID || got.Title != "Mine" {
		t.Errorf("%+v", got)
	}
	first := yours(nil, 2)
	if len(first.Items) != 2 || first.Earlier == nil {
		t.Fatalf("%+v", first)
	}
	if rest := yours(first.Earlier, 2); len(rest.Items) != 1 || rest.Items[0].Comment != nil || rest.Earlier != nil {
		t.Errorf("%+v", rest)
	}
	_, err := h.community.OwnItems(h.ctx, ravi.ID, &mine.ID, 0)
	h.wantField(err, "before")

	// A hidden thread has no title, and a decision shows its outcome and whether an appeal is possible.
	h.execute("update community_posts set status = 'hidden' where status = 'published'")
	if page = yours(nil, 0); !page.Items[0].Open || page.Items[1].Open || page.Items[1].Title != "" || page.Items[2].Title != "Mine" || page.Items[2].Outcome != "" || page.Items[2].CanAppeal || h.post(asha, mine.ID).CanAppeal {
		t.Errorf("hidden by flags: %+v", page)
	}
	h.execute("insert into moderation_cases (post_id, outcome, decided_at) values ($1, 'hide', now())", mine.ID)
	if got := yours(nil, 0).Items[2]; got.Outcome != "hidden" || !got.CanAppeal || got.Appealed || !h.post(asha, mine.ID).CanAppeal {
		t.Errorf("%+v", got)
	}
	h.execute("insert into moderation_cases (post_id, comment_id, outcome, decided_at) values ($1, $2, 'remove', now())", mine.ID, own.ID)
	h.execute("update community_comments set status = 'removed' where id = $1", own.ID)
	if got := yours(nil, 0).Items[0]; got.Outcome != "removed" || !got.CanAppeal || got.Status != "removed" {
		t.Errorf("%+v", got)
	}
	if got := h.thread(asha, mine.ID, community.CommentPage{}); !got[0].CanAppeal || got[1].CanAppeal {
		t.Errorf("%+v", got)
	}
	h.execute("update moderation_cases set appeal = 'Nobody was named in it.'")
	if got := yours(nil, 0); got.Items[0].CanAppeal || !got.Items[0].Appealed || got.Items[2].CanAppeal || h.post(asha, mine.ID).CanAppeal || h.thread(asha, mine.ID, community.CommentPage{})[0].CanAppeal {
		t.Errorf("%+v", got)
	}
	// A deleted post can be opened while comments by others remain.
	for _, post := range []community.Post{mine, theirs} {
		if err := h.community.DeletePost(h.ctx, h.authorOf(post.ID), post.ID); err != nil {
			t.Fatal(err)
		}
	}
	if got := yours(nil, 0); len(got.Items) != 2 || !got.Items[0].Open || got.Items[0].Title != "" || !got.Items[1].Open {
		t.Errorf("%+v", got)
	}
	h.execute("update community_comments c set status = 'deleted' from community_voices v where v.id = c.voice_id and v.member_id = $1", ravi.ID.UUID())
	if got := yours(nil, 0); got.Items[0].Open {
		t.Errorf("a thread that cannot be opened has Open set: %+v", got)
	}
	if h.count("select count(*) from community_posts where id = $1 and status = 'deleted'", mine.ID) != 1 || copy.Limits.YoursPerPage < 3 {
		t.Error("the page is too short for this test")
	}
}
