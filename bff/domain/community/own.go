package community

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// OwnItem is one of the reader's own posts or comments.
type OwnItem struct {
	Post uuid.UUID
	// Comment is nil for the post itself.
	Comment *uuid.UUID
	// Title is the post's; empty for another member's post that is no longer readable.
	Title   string
	Excerpt string
	Status  string
	// Open is true if the author can open the thread.
	Open bool
	// Outcome is the effect of a decision, hidden or removed, or empty.
	Outcome             string
	CanAppeal, Appealed bool
	// CreatedAt is the day of writing, or later its month (see dayOf).
	CreatedAt string
	// Fresh is the number of comments by others since the member last read the thread, of a post; Since is that day.
	Fresh int
	Since string
}

// OwnPage is a page of the reader's own items, newest first.
type OwnPage struct {
	Items []OwnItem
	// Earlier is the id of the last item if older ones follow; nil otherwise.
	Earlier *uuid.UUID
}

// OwnItems returns the member's undeleted items in all threads, newest first: the first page, or the items older than
// before. The caller must be the member. Limit 0 means copy.Limits.YoursPerPage; MaxPage is the maximum. Returns
// *fault.Invalid if before is not one of their items.
func (s *Service) OwnItems(ctx context.Context, me identity.MemberID, before *uuid.UUID, limit int) (OwnPage, error) {
	if limit <= 0 {
		limit = copy.Limits.YoursPerPage
	}
	limit = min(limit, MaxPage)
	params := store.OwnCommunityParams{MemberID: me.UUID(), WrittenAt: endOfTime, ID: uuid.Max, MaxRows: int32(limit + 1)}
	if before != nil {
		at, err := s.q.OwnCommunityPlace(ctx, s.pool, store.OwnCommunityPlaceParams{ID: *before, MemberID: me.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return OwnPage{}, fault.Field("before", copy.CommunityAnswers.NotAPlace)
		}
		if err != nil {
			return OwnPage{}, fmt.Errorf("find place: %w", err)
		}
		params.WrittenAt, params.ID = at, *before
	}
	rows, err := s.q.OwnCommunity(ctx, s.pool, params)
	if err != nil {
		return OwnPage{}, fmt.Errorf("list a member's own items: %w", err)
	}
	page := OwnPage{Items: make([]OwnItem, 0, len(rows))}
	if len(rows) > limit {
		rows = rows[:limit]
		page.Earlier = &rows[limit-1].ID
	}
	for _, row := range rows {
		page.Items = append(page.Items, ownOf(row, s.clock()))
	}
	return page, nil
}

// decided maps a decision to the outcome that its author sees.
var decided = map[string]string{"hide": statusHidden, "remove": statusRemoved}

func ownOf(row store.OwnCommunityRow, now time.Time) OwnItem {
	own := OwnItem{Post: row.PostID, Title: row.Title, Status: row.Status, Open: row.Open, Appealed: row.Appealed, CreatedAt: dayOf(row.WrittenAt, now)}
	own.Excerpt, _ = excerptOf(row.Opening)
	if row.Kind == "comment" {
		own.Comment = &row.ID
	}
	if row.Status == statusHidden || row.Status == statusRemoved {
		own.Outcome = decided[row.Outcome]
	}
	if row.Fresh > 0 {
		own.Fresh, own.Since = int(row.Fresh), dayOf(row.ReadAt, now)
	}
	own.CanAppeal = own.Outcome != "" && !own.Appealed
	return own
}
