package community

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// leavingPage is the number of rows per page of an export.
const leavingPage = 500

// Export gives access to all data of one member in the community. It is read in one transaction, which the
// caller ends.
type Export struct {
	q      *store.Queries
	tx     pgx.Tx
	member uuid.UUID
}

// ExportOf returns access to all data of a member in the community, for their export.
func (s *Service) ExportOf(tx pgx.Tx, member identity.MemberID) Export {
	return Export{q: s.q, tx: tx, member: member.UUID()}
}

// ExportedText is one of the member's posts or comments.
type ExportedText struct {
	store.ExportCommunityPostsRow
	// Post is the thread: the post itself, or the one above a comment.
	Post uuid.UUID
	// Name is the member's name in that thread.
	Name string
}

// Standing returns the member's community row; nil for a member who never visited.
func (k Export) Standing(ctx context.Context) (*store.ExportCommunityStandingRow, error) {
	row, err := k.q.ExportCommunityStanding(ctx, k.tx, k.member)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read a member's standing: %w", err)
	}
	row.SuspendedUntil = dayAfter(row.SuspendedUntil, row.TimeZone)
	return &row, nil
}

// Posts calls take with each of the member's posts, oldest first.
func (k Export) Posts(ctx context.Context, take func(ExportedText)) error {
	after := store.ExportCommunityPostsParams{MemberID: k.member, MaxRows: leavingPage}
	for {
		rows, err := k.q.ExportCommunityPosts(ctx, k.tx, after)
		if err != nil {
			return fmt.Errorf("read a member's posts: %w", err)
		}
		for _, row := range rows {
			take(ExportedText{ExportCommunityPostsRow: row, Post: row.ID, Name: ownName(ctx, row.Name)})
			after.AfterAt, after.AfterID = row.CreatedAt, row.ID
		}
		if len(rows) < leavingPage {
			return nil
		}
	}
}

// Comments calls take with each of the member's comments, oldest first.
func (k Export) Comments(ctx context.Context, take func(ExportedText)) error {
	after := store.ExportCommunityCommentsParams{MemberID: k.member, MaxRows: leavingPage}
	for {
		rows, err := k.q.ExportCommunityComments(ctx, k.tx, after)
		if err != nil {
			return fmt.Errorf("read a member's comments: %w", err)
		}
		for _, row := range rows {
			words := ExportedText{Post: row.PostID, Name: ownName(ctx, row.Name)}
			words.ID, words.Content, words.Status, words.Safety = row.ID, row.Content, row.Status, row.Safety
			words.CreatedAt, words.EditedAt = row.CreatedAt, row.EditedAt
			take(words)
			after.AfterAt, after.AfterID = row.CreatedAt, row.ID
		}
		if len(rows) < leavingPage {
			return nil
		}
	}
}

// Reactions returns the member's reactions, oldest first, with the names of ReactionKinds.
func (k Export) Reactions(ctx context.Context) ([]store.ExportCommunityReactionsRow, error) {
	return k.q.ExportCommunityReactions(ctx, k.tx, k.member)
}

// Flags returns the member's flags, oldest first.
func (k Export) Flags(ctx context.Context) ([]store.ExportCommunityFlagsRow, error) {
	return k.q.ExportCommunityFlags(ctx, k.tx, k.member)
}

// Decisions returns the decisions about the member's text with their appeals, oldest first.
func (k Export) Decisions(ctx context.Context) ([]store.ExportCommunityDecisionsRow, error) {
	return k.q.ExportCommunityDecisions(ctx, k.tx, k.member)
}

// Notices returns the member's notices, oldest first.
func (k Export) Notices(ctx context.Context) ([]store.ExportCommunityNoticesRow, error) {
	return k.q.ExportCommunityNotices(ctx, k.tx, k.member)
}

// Threads returns the threads that the member follows, has saved or has read.
func (k Export) Threads(ctx context.Context) ([]store.ExportCommunityThreadsRow, error) {
	return k.q.ExportCommunityThreads(ctx, k.tx, k.member)
}

func ownName(ctx context.Context, place *int16) string {
	if place == nil {
		return ""
	}
	return nameOf(ctx, *place)
}

// removalDays is the longest time until a departed member's texts and reactions are gone.
const removalDays = 7

// MemberLeft deletes a member's data from the community, in the transaction in which they are deleted. The caller
// holds the member's row and no other lock. Notices, appeals, and followed and saved threads are always
// deleted. With keepPosts, posts, comments and reactions stay under their names, and after the member's row is gone
// nothing links them. Otherwise each gets its own random time within removalDays, at which removeDue deletes it; what no
// other member has seen is deleted at once.
func (s *Service) MemberLeft(ctx context.Context, tx pgx.Tx, member identity.MemberID, keepPosts bool) error {
	id := member.UUID()
	if _, err := s.q.LockThreadsOf(ctx, tx, id); err != nil {
		return fmt.Errorf("lock a member's threads: %w", err)
	}
	steps := []func() error{func() error { return s.q.QuietCommunityMember(ctx, tx, id) }}
	if !keepPosts {
		steps = append(steps,
			func() error { return s.q.DeleteUnseenTextsOf(ctx, tx, id) },
			func() error {
				return s.q.ScheduleRemovalOf(ctx, tx, store.ScheduleRemovalOfParams{
					MemberID: id, Now: s.clock(), Within: pgtype.Interval{Days: removalDays, Valid: true},
				})
			},
		)
	}
	steps = append(steps, func() error { return s.q.DropCommunityVoicesOf(ctx, tx, id) })
	for _, step := range steps {
		if err := step(); err != nil {
			return fmt.Errorf("delete a member's data from the community: %w", err)
		}
	}
	return nil
}
