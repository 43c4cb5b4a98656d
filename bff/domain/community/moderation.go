package community

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The outcomes of a case, codes of copy.ModerationOutcomes.
const (
	outcomeKeep   = "keep"
	outcomeHide   = "hide"
	outcomeRemove = "remove"
)

// errNotFoundCase is the error for an unknown case.
var errNotFoundCase = &fault.NotFound{Message: copy.Moderation.CaseNotFound}

// reasons are the reasons for a review.
type reasons struct {
	// Crisis is the detector's result: "urgent", "concern", or empty.
	Crisis string
	// Links is true if a new account posted a link.
	Links bool
}

// openCase requests a review of an item, in the transaction that stores it. A case that is open already gets another
// reason.
func (s *Service) openCase(ctx context.Context, tx pgx.Tx, target Target, why reasons) error {
	_, err := s.raise(ctx, tx, target, store.OpenCaseParams{Crisis: orNil(why.Crisis), Links: why.Links})
	return err
}

// raise opens a case about a target, or adds to the open one, and returns its id.
func (s *Service) raise(ctx context.Context, tx pgx.Tx, target Target, why store.OpenCaseParams) (uuid.UUID, error) {
	why.PostID, why.CommentID, why.OpenedAt, why.NewSince = target.Post, target.Comment, s.clock(), s.newSince()
	id, err := s.q.OpenCase(ctx, tx, why)
	if err != nil {
		return id, fmt.Errorf("open a case: %w", err)
	}
	return id, nil
}

// orNil returns nil for an empty text.
func orNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// author is the author of an item, in its one thread.
type author struct {
	Voice uuid.UUID
	// Member is nil once they have left.
	Member *uuid.UUID
}

// is reports whether the author is this member.
func (a author) is(member identity.MemberID) bool {
	return a.Member != nil && *a.Member == member.UUID()
}

// authorOf returns the author of a target. Returns *fault.NotFound if the target does not exist.
func (s *Service) authorOf(ctx context.Context, db store.DBTX, target Target) (author, error) {
	if target.Comment == nil {
		row, err := s.q.AuthorOfPost(ctx, db, target.Post)
		return author{row.ID, row.MemberID}, orNotThere(err, copy.CommunityAnswers.PostNotFound)
	}
	row, err := s.q.AuthorOfComment(ctx, db, store.AuthorOfCommentParams{ID: *target.Comment, PostID: target.Post})
	return author{row.ID, row.MemberID}, orNotThere(err, copy.CommunityAnswers.CommentNotFound)
}

// orNotThere turns pgx.ErrNoRows into *fault.NotFound.
func orNotThere(err error, message string) error {
	if errors.Is(err, pgx.ErrNoRows) {
		return &fault.NotFound{Message: message}
	}
	return err
}

// written is a target's content while its rows are locked.
type written struct {
	// Status is the status of the target, and PostStatus that of its post.
	Status, PostStatus string
	// Appears is the time from which others may see it.
	Appears  time.Time
	Revision string
}

// shown reports whether every member can read the target.
func (w written) shown() bool { return w.Status == statusPublished }

// lockWritten locks the post, and the comment if one is given, and reads the content.
func (s *Service) lockWritten(ctx context.Context, tx pgx.Tx, target Target) (written, error) {
	post, err := s.q.LockTargetPost(ctx, tx, target.Post)
	if err != nil {
		return written{}, orNotThere(err, copy.CommunityAnswers.PostNotFound)
	}
	if target.Comment == nil {
		return written{Status: post.Status, PostStatus: post.Status, Appears: post.CreatedAt, Revision: postRevision(post.Title, post.Content, post.Tags)}, nil
	}
	comment, err := s.q.LockTargetComment(ctx, tx, store.LockTargetCommentParams{ID: *target.Comment, PostID: target.Post})
	if err != nil {
		return written{}, orNotThere(err, copy.CommunityAnswers.CommentNotFound)
	}
	return written{Status: comment.Status, PostStatus: post.Status, Appears: comment.CreatedAt, Revision: revision(comment.Content)}, nil
}

// setStatus sets the status of a target and, if that changes the number of visible comments, counts them again. The
// caller holds the target's row locks.
func (s *Service) setStatus(ctx context.Context, tx pgx.Tx, target Target, before written, status string) error {
	if before.Status == status {
		return nil
	}
	if target.Comment == nil {
		return s.q.SetPostStatus(ctx, tx, store.SetPostStatusParams{ID: target.Post, Status: status})
	}
	if err := s.q.SetCommentStatus(ctx, tx, store.SetCommentStatusParams{ID: *target.Comment, Status: status}); err != nil {
		return err
	}
	if before.shown() == (status == statusPublished) {
		return nil
	}
	if before.shown() {
		if err := s.unnoteAnswer(ctx, tx, *target.Comment); err != nil {
			return err
		}
	}
	return s.recount(ctx, tx, target.Post)
}

// postRevision distinguishes versions of a post's text.
func postRevision(title, content string, tags []string) string {
	return revision(append([]string{title, content}, tags...)...)
}

// revision distinguishes versions of a text without revealing when it changed.
func revision(words ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(words, "\x00")))
	return hex.EncodeToString(sum[:16])
}

// caseRevision distinguishes versions of a case: its text, flags, appeal and other reasons.
func caseRevision(words string, flags int64, appeal, crisis *string, links bool) string {
	return revision(words, strconv.FormatInt(flags, 10), orEmpty(appeal), orEmpty(crisis), strconv.FormatBool(links))
}

// holder returns the administrator who has claimed a case now, if any.
func holder(claimedBy *uuid.UUID, until *time.Time, now time.Time) *uuid.UUID {
	if claimedBy == nil || until == nil || !until.After(now) {
		return nil
	}
	return claimedBy
}
