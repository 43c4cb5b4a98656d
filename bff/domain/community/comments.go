package community

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Comment is a comment as one reader sees it.
type Comment struct {
	ID      uuid.UUID
	Content string
	Author  Author
	Status  string
	// Safety is the crisis detector's result; only the author gets it.
	Safety             string
	Edited             bool
	CanEdit, CanAppeal bool
	// CreatedAt is the day of its appearance, or later its month (see dayOf).
	CreatedAt string
	// Appears is when others see it, for its author only: appearsSoon, appearsLater, or empty.
	Appears string
}

func cleanComment(content string) (string, error) {
	written := struct{ Content string }{content}
	if err := forms.Comment.Clean(&written); err != nil {
		return "", err
	}
	return written.Content, nil
}

// Comment stores a comment under a post. The caller must be its author. Their client creates the id (uuid.Nil lets the
// server create one); repeating an id with the same text returns the stored comment and changes nothing. The post's
// author is notified.
//
// Returns *fault.Invalid for text that breaks the form's rules, *fault.Forbidden without accepted guidelines or during
// a suspension, *fault.Throttled for too many comments, *fault.Conflict for a post that is not published and for an id
// that is taken, also by the member's other text, and fault.ErrNotFound for a post that they cannot see.
func (s *Service) Comment(ctx context.Context, me identity.Member, post, id uuid.UUID, content string) (Comment, error) {
	content, err := cleanComment(content)
	if err != nil {
		return Comment{}, err
	}
	if err := s.noteRisk(ctx, me.ID, content); err != nil {
		return Comment{}, err
	}
	if id == uuid.Nil {
		id = uuid.New()
	}
	var woken []mailbox.Owner
	err = s.write(ctx, func(tx pgx.Tx) (err error) {
		woken, err = s.comment(ctx, tx, me, Target{post, &id}, content)
		return err
	})
	if err != nil {
		return Comment{}, err
	}
	mailbox.Wake(s.waker, woken...)
	return s.oneComment(ctx, me.ID, post, id)
}

func (s *Service) comment(ctx context.Context, tx pgx.Tx, me identity.Member, target Target, content string) (woken []mailbox.Owner, err error) {
	author, err := s.q.CommunityAuthor(ctx, tx, target.Post)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, notFoundPost
	}
	if err != nil {
		return nil, fmt.Errorf("find the post's author: %w", err)
	}
	written := []uuid.UUID{me.ID.UUID()}
	if author != nil {
		written = append(written, *author)
	}
	if err := s.hold(ctx, tx, written...); err != nil {
		return nil, err
	}
	refusal, err := s.admit(ctx, tx, me)
	if err != nil {
		return nil, err
	}
	post, err := s.lockPost(ctx, tx, me.ID, target.Post)
	if err != nil {
		return nil, err
	}
	closed := openThread(post)
	if closed == notFoundPost {
		return nil, closed
	}
	earlier, err := s.lockComment(ctx, tx, me.ID, target)
	switch {
	case err == nil && earlier.Yours && (earlier.Status == statusDeleted || earlier.Content == content):
		return nil, nil // A repeat of the stored comment.
	case err == nil:
		return nil, fault.ErrConflict
	case !errors.Is(err, fault.ErrNotFound):
		return nil, err
	case refusal != nil:
		return nil, refusal
	case closed != nil:
		return nil, closed
	}
	if err := s.keepComments(ctx, tx, me); err != nil {
		return nil, err
	}
	return s.addComment(ctx, tx, me, post, target, content)
}

func (s *Service) keepComments(ctx context.Context, tx pgx.Tx, me identity.Member) error {
	return s.keep(commentPace, me, func(since time.Time, skip int32) (time.Time, error) {
		return s.q.OwnCommentAt(ctx, tx, store.OwnCommentAtParams{MemberID: me.ID.UUID(), Since: since, Skip: skip})
	})
}

// addComment stores a permitted comment with its case, notice and count.
func (s *Service) addComment(ctx context.Context, tx pgx.Tx, me identity.Member, post store.LockCommunityPostRow, target Target, content string) (woken []mailbox.Owner, err error) {
	voice, err := s.named(ctx, tx, post.ID, me.ID)
	if err != nil {
		return nil, err
	}
	tier, held, written := safety.Detect(content), s.held(me, content), s.clock()
	when, err := s.appearance(ctx, tx, me.ID, post.ID, written)
	if err != nil {
		return nil, err
	}
	status := when.status()
	if held {
		status = statusHeld
	}
	added, err := s.q.AddCommunityComment(ctx, tx, store.AddCommunityCommentParams{
		ID: *target.Comment, PostID: post.ID, VoiceID: voice, Content: content, Status: status, Safety: orNil(string(tier)),
		CreatedAt: when.at, WrittenAt: written,
	})
	if err != nil {
		return nil, fmt.Errorf("add comment: %w", err)
	}
	if added == 0 {
		return nil, fault.ErrConflict // The id is used in another thread.
	}
	if err := s.claimSoon(ctx, tx, voice, when); err != nil {
		return nil, err
	}
	if status == statusPublished {
		if err := s.count(ctx, tx, store.CountOnCommunityPostParams{ID: post.ID, Comments: 1}); err != nil {
			return nil, err
		}
	}
	if err := s.look(ctx, tx, target, tier, held); err != nil {
		return nil, err
	}
	if status != statusPublished || post.Yours {
		return nil, nil
	}
	return s.answered(ctx, tx, post.ID, *target.Comment)
}

// EditComment changes a comment. The caller must be its author. A held or hidden comment stays so. Errors as for
// EditPost.
func (s *Service) EditComment(ctx context.Context, me identity.Member, post, id uuid.UUID, content string) (Comment, error) {
	content, err := cleanComment(content)
	if err != nil {
		return Comment{}, err
	}
	if err := s.noteRisk(ctx, me.ID, content); err != nil {
		return Comment{}, err
	}
	err = s.write(ctx, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, me.ID.UUID()); err != nil {
			return err
		}
		refusal, err := s.admit(ctx, tx, me)
		if err != nil {
			return err
		}
		comment, err := s.ownComment(ctx, tx, me.ID, Target{post, &id})
		if err != nil {
			return err
		}
		switch {
		case comment.Status == statusDeleted:
			return notFoundComment
		case comment.Status == statusRemoved:
			return &fault.Conflict{Message: copy.CommunityAnswers.RemovedStays}
		case refusal != nil:
			return refusal
		case comment.Content == content:
			return nil
		}
		return s.editComment(ctx, tx, me, Target{post, &id}, comment, content)
	})
	if err != nil {
		return Comment{}, err
	}
	return s.oneComment(ctx, me.ID, post, id)
}

func (s *Service) editComment(ctx context.Context, tx pgx.Tx, me identity.Member, target Target, comment store.LockCommunityCommentRow, content string) error {
	tier, status, now, held := safety.Detect(content), comment.Status, s.clock(), s.held(me, content)
	if held && status == statusScheduled {
		status = statusHeld
	}
	if held && status == statusPublished {
		status = statusHeld
		if err := s.count(ctx, tx, store.CountOnCommunityPostParams{ID: target.Post, Comments: -1}); err != nil {
			return err
		}
		if err := s.unnoteAnswer(ctx, tx, comment.ID); err != nil {
			return err
		}
	}
	err := s.q.UpdateCommunityComment(ctx, tx, store.UpdateCommunityCommentParams{
		ID: comment.ID, Content: content, Status: status, Safety: orNil(string(tier)), EditedAt: &now,
	})
	if err != nil {
		return fmt.Errorf("change comment: %w", err)
	}
	return s.look(ctx, tx, target, tier, held)
}

// DeleteComment deletes a comment's text for good and removes it. The caller must be its author; repeated calls are
// allowed. Returns *fault.Forbidden for another member's comment, and fault.ErrNotFound for one that the member cannot
// see.
func (s *Service) DeleteComment(ctx context.Context, me identity.MemberID, post, id uuid.UUID) error {
	return s.takeBack(ctx, me, Target{post, &id}, func(tx pgx.Tx) error {
		comment, err := s.ownComment(ctx, tx, me, Target{post, &id})
		if err != nil || comment.Status == statusDeleted {
			return err
		}
		if comment.Status == statusPublished {
			if err := s.count(ctx, tx, store.CountOnCommunityPostParams{ID: post, Comments: -1}); err != nil {
				return err
			}
		}
		if err := s.q.DeleteCommunityComment(ctx, tx, id); err != nil {
			return fmt.Errorf("delete comment: %w", err)
		}
		return s.unnoteAnswer(ctx, tx, id)
	})
}

// ownComment locks one of the member's comments and its post. Members can reach their own text also in a thread they
// no longer see.
func (s *Service) ownComment(ctx context.Context, tx pgx.Tx, me identity.MemberID, target Target) (store.LockCommunityCommentRow, error) {
	none := store.LockCommunityCommentRow{}
	post, err := s.lockPost(ctx, tx, me, target.Post)
	if err != nil {
		return none, err
	}
	comment, err := s.lockComment(ctx, tx, me, target)
	if err == nil && !comment.Yours {
		if comment.Status == statusPublished && visible(post.Status, post.Yours, post.Answered) {
			return none, fault.ErrForbidden
		}
		return none, notFoundComment
	}
	return comment, err
}

// lockComment locks a comment without checking visibility. The caller holds its post.
func (s *Service) lockComment(ctx context.Context, tx pgx.Tx, me identity.MemberID, target Target) (store.LockCommunityCommentRow, error) {
	row, err := s.q.LockCommunityComment(ctx, tx, store.LockCommunityCommentParams{ID: *target.Comment, PostID: target.Post, MemberID: me.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return row, notFoundComment
	}
	if err != nil {
		return row, fmt.Errorf("lock comment: %w", err)
	}
	return row, nil
}
