package community

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// CommentPage selects comments of a thread: the first ones, or those at one place.
type CommentPage struct {
	// After, Before and Around are ids of comments: those after it, those before it, or it in the middle of others (at
	// most half of the limit before it).
	After, Before, Around *uuid.UUID
	// Newest selects the last comments.
	Newest bool
	// Limit is 0 for copy.Limits.CommentsPerPage, and never more than MaxPage.
	Limit int
}

// Comments returns a part of a thread, oldest first. The caller must be the reader. They see published comments and
// all their own that they did not delete. A page from the beginning, or after or before a place, is the last one if it
// is shorter than its limit.
//
// Returns *fault.Invalid for more than one place, and fault.ErrNotFound for a post or a place that they cannot see.
func (s *Service) Comments(ctx context.Context, me identity.MemberID, post uuid.UUID, page CommentPage) ([]Comment, error) {
	places := 0
	for _, asked := range []bool{page.After != nil, page.Before != nil, page.Around != nil, page.Newest} {
		if asked {
			places++
		}
	}
	if places > 1 {
		return nil, fault.Field("around", copy.CommunityAnswers.OnePlace)
	}
	if page.Limit <= 0 {
		page.Limit = copy.Limits.CommentsPerPage
	}
	page.Limit = min(page.Limit, MaxPage)
	if _, err := s.visiblePost(ctx, s.pool, me, post); err != nil {
		return nil, err
	}
	reader := threadReader{s, me, post}
	switch {
	case page.Newest:
		return reader.before(ctx, endOfTime, uuid.Max, page.Limit)
	case page.Before != nil:
		at, err := reader.place(ctx, *page.Before)
		if err != nil {
			return nil, err
		}
		return reader.before(ctx, at, *page.Before, page.Limit)
	case page.After != nil:
		at, err := reader.place(ctx, *page.After)
		if err != nil {
			return nil, err
		}
		return reader.after(ctx, at, *page.After, page.Limit)
	case page.Around != nil:
		return reader.around(ctx, *page.Around, page.Limit)
	default:
		return reader.after(ctx, time.Unix(0, 0), uuid.Nil, page.Limit)
	}
}

// threadReader reads one thread for one reader, who may see its post.
type threadReader struct {
	s    *Service
	me   identity.MemberID
	post uuid.UUID
}

func (r threadReader) place(ctx context.Context, comment uuid.UUID) (time.Time, error) {
	at, err := r.s.q.CommunityCommentPlace(ctx, r.s.pool, store.CommunityCommentPlaceParams{ID: comment, PostID: r.post, Viewer: r.me.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return at, notFoundComment
	}
	if err != nil {
		return at, fmt.Errorf("find place: %w", err)
	}
	return at, nil
}

func (r threadReader) after(ctx context.Context, at time.Time, id uuid.UUID, limit int) ([]Comment, error) {
	rows, err := r.s.q.CommunityCommentsAfter(ctx, r.s.pool, store.CommunityCommentsAfterParams{
		PostID: r.post, Viewer: r.me.UUID(), CreatedAt: at, ID: id, MaxRows: int32(limit),
	})
	if err != nil {
		return nil, fmt.Errorf("read comments: %w", err)
	}
	comments := make([]Comment, len(rows))
	for i, row := range rows {
		comments[i] = commentOf(ctx, row, r.s.clock())
	}
	return comments, nil
}

func (r threadReader) before(ctx context.Context, at time.Time, id uuid.UUID, limit int) ([]Comment, error) {
	rows, err := r.s.q.CommunityCommentsBefore(ctx, r.s.pool, store.CommunityCommentsBeforeParams{
		PostID: r.post, Viewer: r.me.UUID(), CreatedAt: at, ID: id, MaxRows: int32(limit),
	})
	if err != nil {
		return nil, fmt.Errorf("read comments: %w", err)
	}
	comments := make([]Comment, len(rows))
	for i, row := range rows {
		comments[i] = commentOf(ctx, store.CommunityCommentsAfterRow(row), r.s.clock())
	}
	slices.Reverse(comments)
	return comments, nil
}

// around reads a comment, up to half of the limit before it, and the rest after it.
func (r threadReader) around(ctx context.Context, comment uuid.UUID, limit int) ([]Comment, error) {
	at, err := r.place(ctx, comment)
	if err != nil {
		return nil, err
	}
	ahead := []Comment{}
	if half := limit / 2; half > 0 {
		if ahead, err = r.before(ctx, at, comment, half); err != nil {
			return nil, err
		}
	}
	behind, err := r.after(ctx, at, previous(comment), limit-len(ahead))
	return append(ahead, behind...), err
}

// previous returns the id just before another one, so that a list after it begins with that one.
func previous(id uuid.UUID) uuid.UUID {
	for i := len(id) - 1; i >= 0; i-- {
		id[i]--
		if id[i] != 0xff {
			break
		}
	}
	return id
}

// oneComment reads a comment that the reader just wrote.
func (s *Service) oneComment(ctx context.Context, me identity.MemberID, post, id uuid.UUID) (Comment, error) {
	found, err := threadReader{s, me, post}.around(ctx, id, 1)
	if err != nil {
		return Comment{}, err
	}
	if len(found) == 0 {
		return Comment{}, notFoundComment
	}
	return found[0], nil
}

func commentOf(ctx context.Context, row store.CommunityCommentsAfterRow, now time.Time) Comment {
	comment := Comment{
		ID: row.ID, Content: row.Content, Status: row.Status, Edited: row.Edited, CreatedAt: dayOf(row.CreatedAt, now),
		Author: Author{Name: nameOf(ctx, row.Name), Yours: row.Yours, Original: row.Original},
	}
	if row.Yours {
		comment.Appears = appearsIn(row.Status, row.WrittenAt, row.CreatedAt)
		comment.CanEdit, comment.CanAppeal, comment.Safety = editable(row.Status), row.Appealable, textOf(row.Safety)
	}
	return comment
}
