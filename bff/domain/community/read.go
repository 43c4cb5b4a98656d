package community

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Reactions holds the counts of a post's reactions.
type Reactions struct {
	Support, SameHere, ThankYou int
	// Yours lists the reader's own reactions, in the order of ReactionKinds.
	Yours []ReactionKind
}

// Total returns the number of reactions.
func (r Reactions) Total() int { return r.Support + r.SameHere + r.ThankYou }

// Summary is a post in a list.
type Summary struct {
	ID    uuid.UUID
	Title string
	// Excerpt is a part of the text on one line; Cut is true if more follows.
	Excerpt   string
	Cut       bool
	Category  string
	Tags      []string
	Author    Author
	Reactions Reactions
	// Comments is the number of visible comments.
	Comments int
	Status   string
	Edited   bool
	// CreatedAt is the day of its appearance, or later its month (see dayOf).
	CreatedAt string
	// Appears is when others see it, for its author only: appearsSoon, appearsLater, or empty.
	Appears string
}

// Post is a post as one reader sees it. Its Excerpt is empty.
type Post struct {
	Summary
	Content string
	// Safety is the crisis detector's result; only the author gets it.
	Safety string
	// Deleted is true if the author deleted it; only the comments of others remain.
	Deleted            bool
	CanEdit, CanAppeal bool
	// Following is true if the reader is notified of new comments, and Saved if they saved the post.
	Following, Saved bool
}

// The orders of a list.
const (
	// SortTrending ranks recent posts with many answers first.
	SortTrending = "trending"
	// SortRecent puts the newest first.
	SortRecent = "recent"
)

// ListFilter selects posts.
type ListFilter struct {
	// Category is a code of copy.CommunityCategories; Tag and Query are typed text. Each may be empty.
	Category, Tag, Query string
	// Sort is SortTrending, SortRecent, or empty for SortTrending. Search results have their own order.
	Sort string
	// After is the last post of the previous page; nil for the first page. A hidden post is a valid place for its
	// author only: other members must not learn that it exists.
	After *uuid.UUID
	// Limit is 0 for copy.Limits.PostsPerPage, and never more than MaxPage.
	Limit int
}

// MaxPage is the maximum number of posts or comments on a page.
const MaxPage = 100

// List returns a page of the published posts. The caller must be the reader. A page shorter than its limit is the last
// one. A post that was answered between two pages may be on both.
//
// Returns *fault.Invalid for an invalid category, tag, query, order or place.
func (s *Service) List(ctx context.Context, me identity.MemberID, filter ListFilter) ([]Summary, error) {
	filter, err := filter.clean()
	if err != nil {
		return nil, err
	}
	if filter.Query != "" {
		return s.searchPosts(ctx, me, filter)
	}
	from := place{rank: math.Inf(1), at: endOfTime, id: uuid.Max}
	if filter.After != nil {
		row, err := s.q.CommunityPostPlace(ctx, s.pool, store.CommunityPostPlaceParams{ID: *filter.After, Viewer: me.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, fault.Field("after", copy.CommunityAnswers.NotAPlace)
		}
		if err != nil {
			return nil, fmt.Errorf("find place: %w", err)
		}
		from = place{row.Rank, row.CreatedAt, *filter.After}
	}
	ids, err := s.page(ctx, filter, from)
	if err != nil {
		return nil, fmt.Errorf("list posts: %w", err)
	}
	return s.summaries(ctx, me, ids)
}

// endOfTime is after the creation time of every row.
var endOfTime = time.Date(9999, time.December, 31, 0, 0, 0, 0, time.UTC)

// place is a post's position in the lists.
type place struct {
	rank float64
	at   time.Time
	id   uuid.UUID
}

func (f ListFilter) clean() (ListFilter, error) {
	if f.Category != "" && !isCategory(f.Category) {
		return f, fault.Field("category", copy.CommunityAnswers.CategoryRequired)
	}
	if f.Tag != "" {
		tags, err := FoldTags([]string{f.Tag})
		if err != nil || len(tags) != 1 {
			return f, fault.Field("tag", copy.CommunityAnswers.TagLength)
		}
		f.Tag = tags[0]
	}
	switch f.Sort {
	case "":
		f.Sort = SortTrending
	case SortTrending, SortRecent:
	default:
		return f, fault.Field("sort", copy.CommunityAnswers.NoSuchOrder)
	}
	if f.Limit <= 0 {
		f.Limit = copy.Limits.PostsPerPage
	}
	f.Limit = min(f.Limit, MaxPage)
	return f, nil
}

func isCategory(code string) bool {
	for _, c := range copy.CommunityCategories {
		if c.Code == code {
			return true
		}
	}
	return false
}

// page returns the posts after a place, using the index in the order of this list.
func (s *Service) page(ctx context.Context, f ListFilter, from place) ([]uuid.UUID, error) {
	most, trending := int32(f.Limit), f.Sort == SortTrending
	switch {
	case f.Tag != "" && trending:
		return s.q.TrendingPostsTagged(ctx, s.pool, store.TrendingPostsTaggedParams{Tag: f.Tag, Category: f.Category, Rank: from.rank, ID: from.id, MaxRows: most})
	case f.Tag != "":
		return s.q.RecentPostsTagged(ctx, s.pool, store.RecentPostsTaggedParams{Tag: f.Tag, Category: f.Category, CreatedAt: from.at, ID: from.id, MaxRows: most})
	case f.Category != "" && trending:
		return s.q.TrendingPostsIn(ctx, s.pool, store.TrendingPostsInParams{Category: f.Category, Rank: from.rank, ID: from.id, MaxRows: most})
	case f.Category != "":
		return s.q.RecentPostsIn(ctx, s.pool, store.RecentPostsInParams{Category: f.Category, CreatedAt: from.at, ID: from.id, MaxRows: most})
	case trending:
		return s.q.TrendingPosts(ctx, s.pool, store.TrendingPostsParams{Rank: from.rank, ID: from.id, MaxRows: most})
	default:
		return s.q.RecentPosts(ctx, s.pool, store.RecentPostsParams{CreatedAt: from.at, ID: from.id, MaxRows: most})
	}
}

// summaries reads posts in the order of ids, without those that are not published.
func (s *Service) summaries(ctx context.Context, me identity.MemberID, ids []uuid.UUID) ([]Summary, error) {
	if len(ids) == 0 {
		return []Summary{}, nil
	}
	rows, err := s.q.CommunitySummaries(ctx, s.pool, store.CommunitySummariesParams{Viewer: me.UUID(), Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("read posts: %w", err)
	}
	byID := make(map[uuid.UUID]store.CommunitySummariesRow, len(rows))
	for _, row := range rows {
		byID[row.ID] = row
	}
	list := make([]Summary, 0, len(ids))
	for _, id := range ids {
		if row, there := byID[id]; there {
			list = append(list, summaryOf(ctx, row, s.clock()))
		}
	}
	return list, nil
}

func summaryOf(ctx context.Context, row store.CommunitySummariesRow, now time.Time) Summary {
	summary := Summary{
		ID: row.ID, Title: row.Title, Category: row.Category, Tags: row.Tags,
		Author:    Author{Name: nameOf(ctx, row.AuthorName), Yours: row.Yours, Original: true},
		Reactions: reactionsOf(row.SupportCount, row.SameHereCount, row.ThankYouCount, row.Reacted),
		Comments:  int(row.CommentCount), Status: row.Status, Edited: row.Edited, CreatedAt: dayOf(row.CreatedAt, now),
	}
	summary.Excerpt, summary.Cut = excerptOf(row.Opening)
	return summary
}

// Post returns one post. The caller must be the reader. Returns fault.ErrNotFound for one that they cannot see:
// another member's held, hidden or removed post, or a deleted one without comments by others.
func (s *Service) Post(ctx context.Context, me identity.MemberID, id uuid.UUID) (Post, error) {
	row, err := s.visiblePost(ctx, s.pool, me, id)
	if err != nil {
		return Post{}, err
	}
	post := Post{Content: row.Content, Deleted: row.Status == statusDeleted, Following: row.Following, Saved: row.Saved, Summary: summaryOf(ctx, store.CommunitySummariesRow{
		ID: row.ID, Title: row.Title, Category: row.Category, Tags: row.Tags, AuthorName: row.AuthorName, Status: row.Status,
		SupportCount: row.SupportCount, SameHereCount: row.SameHereCount, ThankYouCount: row.ThankYouCount, CommentCount: row.CommentCount,
		CreatedAt: row.CreatedAt, Edited: row.Edited, Yours: row.Yours, Reacted: row.Reacted,
	}, s.clock())}
	if row.Yours {
		post.Appears = appearsIn(row.Status, row.WrittenAt, row.CreatedAt)
		post.CanEdit, post.CanAppeal, post.Safety = editable(row.Status), row.Appealable, textOf(row.Safety)
	}
	return post, nil
}

// visiblePost reads a post that this reader may see; fault.ErrNotFound otherwise.
func (s *Service) visiblePost(ctx context.Context, db store.DBTX, me identity.MemberID, id uuid.UUID) (store.CommunityPostRow, error) {
	row, err := s.q.CommunityPost(ctx, db, store.CommunityPostParams{ID: id, Viewer: me.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return row, notFoundPost
	}
	if err != nil {
		return row, fmt.Errorf("read post: %w", err)
	}
	if !visible(row.Status, row.Yours, row.Answered) {
		return row, notFoundPost
	}
	return row, nil
}

// visible reports whether a member sees a post: published posts, deleted posts with comments by others, and all their
// own.
func visible(status string, yours, answered bool) bool {
	switch status {
	case statusPublished:
		return true
	case statusDeleted:
		return answered
	default:
		return yours
	}
}

// editable reports whether the author may still edit text of this status.
func editable(status string) bool {
	return status == statusPublished || status == statusScheduled || status == statusHeld || status == statusHidden
}

func textOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}
