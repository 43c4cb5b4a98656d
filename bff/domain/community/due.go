package community

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// dueBatch is the number of rows of one kind that one run of the task handles. The rest is due in the next minute.
const dueBatch = 500

// Periodic returns the task that shows scheduled texts and reactions, notifies followers, and removes those whose time
// has come. The times
// are in the rows, so nothing is lost while no process runs.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "community-due", Interval: time.Minute, Run: s.due}}
}

// due handles every row in its own transaction. One that fails does not keep the others back.
func (s *Service) due(ctx context.Context) error {
	return errors.Join(s.showDue(ctx), s.tellDue(ctx), s.removeDue(ctx))
}

func (s *Service) showDue(ctx context.Context) (failed error) {
	now := s.clock()
	posts, err := s.q.DueCommunityPosts(ctx, s.pool, store.DueCommunityPostsParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return fmt.Errorf("list posts to show: %w", err)
	}
	for _, id := range posts {
		if err := s.write(ctx, func(tx pgx.Tx) error { return s.showPost(ctx, tx, id) }); err != nil {
			failed = errors.Join(failed, fmt.Errorf("show a post: %w", err))
		}
	}
	comments, err := s.q.DueCommunityComments(ctx, s.pool, store.DueCommunityCommentsParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return errors.Join(failed, fmt.Errorf("list comments to show: %w", err))
	}
	for _, row := range comments {
		var woken []mailbox.Owner
		err := s.write(ctx, func(tx pgx.Tx) (err error) {
			woken, err = s.showComment(ctx, tx, Target{row.PostID, &row.ID})
			return err
		})
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("show a comment: %w", err))
			continue
		}
		mailbox.Wake(s.waker, woken...)
	}
	reactions, err := s.q.DueCommunityReactions(ctx, s.pool, store.DueCommunityReactionsParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return errors.Join(failed, fmt.Errorf("list reactions to count: %w", err))
	}
	for _, row := range reactions {
		if err := s.write(ctx, func(tx pgx.Tx) error { return s.showReaction(ctx, tx, row) }); err != nil {
			failed = errors.Join(failed, fmt.Errorf("count a reaction: %w", err))
		}
	}
	return failed
}

func (s *Service) showReaction(ctx context.Context, tx pgx.Tx, row store.DueCommunityReactionsRow) error {
	if _, err := s.q.LockTargetPost(ctx, tx, row.PostID); err != nil {
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // The thread is gone, and the reaction with it.
		}
		return err
	}
	shown, err := s.q.AppearCommunityReaction(ctx, tx, store.AppearCommunityReactionParams{VoiceID: row.VoiceID, Kind: row.Kind})
	if err != nil || shown == 0 {
		return err
	}
	return s.countReaction(ctx, tx, row.PostID, row.Kind, 1)
}

// countReaction adds to the counter of one kind. The caller has locked the post.
func (s *Service) countReaction(ctx context.Context, tx pgx.Tx, post uuid.UUID, kind string, by int32) error {
	return s.count(ctx, tx, store.CountOnCommunityPostParams{
		ID: post, Support: only(kind == storedKinds[0], by), SameHere: only(kind == storedKinds[1], by), ThankYou: only(kind == storedKinds[2], by),
	})
}

func (s *Service) showPost(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	post, err := s.q.LockTargetPost(ctx, tx, id)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && post.Status != statusScheduled) {
		return nil // Deleted, or held by an edit, since the list was read.
	}
	if err != nil {
		return err
	}
	if err := s.q.SetPostStatus(ctx, tx, store.SetPostStatusParams{ID: id, Status: statusPublished}); err != nil {
		return err
	}
	// Index it again: the search reads posts in the order of indexing, which was that of writing.
	if err := s.forgetWords(ctx, tx, id); err != nil {
		return err
	}
	return s.indexWords(ctx, tx, id, post.Title, post.Content, post.Tags)
}

func (s *Service) showComment(ctx context.Context, tx pgx.Tx, target Target) ([]mailbox.Owner, error) {
	opened, err := s.authorOf(ctx, tx, Target{Post: target.Post})
	if errors.Is(err, fault.ErrNotFound) {
		return nil, nil // The thread is gone, and the comment with it.
	}
	if err != nil {
		return nil, err
	}
	if opened.Member != nil {
		if err := s.hold(ctx, tx, *opened.Member); err != nil {
			return nil, err
		}
	}
	found, err := s.lockWritten(ctx, tx, target)
	if errors.Is(err, fault.ErrNotFound) {
		return nil, nil
	}
	if err != nil || found.Status != statusScheduled {
		return nil, err
	}
	if err := s.setStatus(ctx, tx, target, found, statusPublished); err != nil {
		return nil, err
	}
	by, err := s.authorOf(ctx, tx, target)
	if err != nil || by.Voice == opened.Voice {
		return nil, err
	}
	return s.answered(ctx, tx, target.Post, *target.Comment)
}

func (s *Service) removeDue(ctx context.Context) (failed error) {
	now := s.clock()
	reactions, err := s.q.ReactionsToRemove(ctx, s.pool, store.ReactionsToRemoveParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return fmt.Errorf("list reactions to remove: %w", err)
	}
	for _, row := range reactions {
		if err := s.write(ctx, func(tx pgx.Tx) error { return s.removeReaction(ctx, tx, row) }); err != nil {
			failed = errors.Join(failed, fmt.Errorf("remove a reaction: %w", err))
		}
	}
	comments, err := s.q.CommentsToRemove(ctx, s.pool, store.CommentsToRemoveParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return errors.Join(failed, fmt.Errorf("list comments to remove: %w", err))
	}
	for _, row := range comments {
		if err := s.removeText(ctx, Target{row.PostID, &row.ID}); err != nil {
			failed = errors.Join(failed, fmt.Errorf("remove a comment: %w", err))
		}
	}
	posts, err := s.q.PostsToRemove(ctx, s.pool, store.PostsToRemoveParams{Now: now, MaxRows: dueBatch})
	if err != nil {
		return errors.Join(failed, fmt.Errorf("list posts to remove: %w", err))
	}
	for _, id := range posts {
		if err := s.removeText(ctx, Target{Post: id}); err != nil {
			failed = errors.Join(failed, fmt.Errorf("remove a post: %w", err))
		}
	}
	return failed
}

func (s *Service) removeReaction(ctx context.Context, tx pgx.Tx, row store.ReactionsToRemoveRow) error {
	if _, err := s.q.LockTargetPost(ctx, tx, row.PostID); err != nil {
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // The thread is gone, and the reaction with it.
		}
		return err
	}
	gone, err := s.q.RemoveCommunityReaction(ctx, tx, store.RemoveCommunityReactionParams{VoiceID: row.VoiceID, Kind: row.Kind})
	if err != nil || gone == 0 {
		return err
	}
	if err := s.countReaction(ctx, tx, row.PostID, row.Kind, -1); err != nil {
		return err
	}
	return s.q.DropDepartedVoice(ctx, tx, row.VoiceID)
}

// removeText deletes a departed member's text, closes its case, and notifies the members with flags that it is gone.
func (s *Service) removeText(ctx context.Context, target Target) error {
	var woken []mailbox.Owner
	err := s.writeAmong(ctx, func(tx pgx.Tx) error {
		held, err := s.waiting(ctx, tx, target)
		if err != nil {
			return err
		}
		if err := s.hold(ctx, tx, held.members()...); err != nil {
			return err
		}
		found, err := s.lockWritten(ctx, tx, target)
		if errors.Is(err, fault.ErrNotFound) {
			return nil // Its thread was removed.
		}
		if err != nil {
			return err
		}
		now, err := s.waiting(ctx, tx, target)
		if err != nil {
			return err
		}
		if !now.within(held) {
			return errMorePeople
		}
		if woken, err = s.closeGone(ctx, tx, target, now); err != nil {
			return err
		}
		if target.Comment != nil {
			return s.removeComment(ctx, tx, target, found)
		}
		gone, err := s.q.RemoveCommunityPost(ctx, tx, target.Post)
		if err != nil || gone > 0 {
			return err
		}
		return s.q.EmptyCommunityPost(ctx, tx, target.Post)
	})
	if err == nil {
		mailbox.Wake(s.waker, woken...)
	}
	return err
}

func (s *Service) removeComment(ctx context.Context, tx pgx.Tx, target Target, found written) error {
	if found.shown() {
		if err := s.count(ctx, tx, store.CountOnCommunityPostParams{ID: target.Post, Comments: -1}); err != nil {
			return err
		}
	}
	if err := s.unnoteAnswer(ctx, tx, *target.Comment); err != nil {
		return err
	}
	return s.q.RemoveCommunityComment(ctx, tx, *target.Comment)
}
