package community

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Follow stores whether the member follows a thread: whether they are notified of new comments. Without it they follow
// the threads in which they have written. The caller must be the member. Returns fault.ErrNotFound for a post that they
// cannot see.
func (s *Service) Follow(ctx context.Context, me identity.MemberID, post uuid.UUID, follows bool) error {
	return s.mark(ctx, me, post, func(tx pgx.Tx, voice uuid.UUID) error {
		return s.q.FollowThread(ctx, tx, store.FollowThreadParams{ID: voice, Follows: follows})
	})
}

// Save adds a post to the member's saved ones, or removes it. A repeat changes nothing. The caller must be the member.
// Returns fault.ErrNotFound for a post that they cannot see.
func (s *Service) Save(ctx context.Context, me identity.MemberID, post uuid.UUID, saved bool) error {
	return s.mark(ctx, me, post, func(tx pgx.Tx, voice uuid.UUID) error {
		return s.q.SavePost(ctx, tx, store.SavePostParams{ID: voice, Saved: saved, Now: s.clock()})
	})
}

// mark changes what the member has noted about a thread that they can see.
func (s *Service) mark(ctx context.Context, me identity.MemberID, id uuid.UUID, change func(tx pgx.Tx, voice uuid.UUID) error) error {
	return s.write(ctx, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, me.UUID()); err != nil {
			return err
		}
		post, err := s.lockPost(ctx, tx, me, id)
		if err != nil {
			return err
		}
		if !visible(post.Status, post.Yours, post.Answered) {
			return notFoundPost
		}
		voice, err := s.nameless(ctx, tx, id, me)
		if err != nil {
			return err
		}
		if err := change(tx, voice); err != nil {
			return fmt.Errorf("follow or save a thread: %w", err)
		}
		return nil
	})
}

// SavedPage is a page of the posts that the reader saved, last saved first.
type SavedPage struct {
	Items []Summary
	// Earlier is the id of the last post if more follow; nil otherwise.
	Earlier *uuid.UUID
}

// Saved returns the posts that the member saved and can still read: the first page, or those after a post. The caller
// must be the member. Limit 0 means copy.Limits.PostsPerPage; MaxPage is the maximum. Returns *fault.Invalid if before
// is not a saved post.
func (s *Service) Saved(ctx context.Context, me identity.MemberID, before *uuid.UUID, limit int) (SavedPage, error) {
	if limit <= 0 {
		limit = copy.Limits.PostsPerPage
	}
	limit = min(limit, MaxPage)
	params := store.SavedPostsParams{MemberID: me.UUID(), SavedAt: endOfTime, PostID: uuid.Max, MaxRows: int32(limit + 1)}
	if before != nil {
		at, err := s.q.SavedPlace(ctx, s.pool, store.SavedPlaceParams{PostID: *before, MemberID: me.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return SavedPage{}, fault.Field("before", copy.CommunityAnswers.NotAPlace)
		}
		if err != nil {
			return SavedPage{}, fmt.Errorf("find place: %w", err)
		}
		params.SavedAt, params.PostID = at, *before
	}
	ids, err := s.q.SavedPosts(ctx, s.pool, params)
	if err != nil {
		return SavedPage{}, fmt.Errorf("list saved posts: %w", err)
	}
	page := SavedPage{}
	if len(ids) > limit {
		ids = ids[:limit]
		page.Earlier = &ids[limit-1]
	}
	page.Items, err = s.summaries(ctx, me, ids)
	return page, err
}

// SeeThread stores that the member has read a thread until now, and marks its notices about comments as seen. The mark
// on the bell is cleared with the last of their notices. The caller must be the member. Returns fault.ErrNotFound for a
// post that they cannot see.
func (s *Service) SeeThread(ctx context.Context, me identity.MemberID, post uuid.UUID) error {
	changed := false
	err := s.write(ctx, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, me.UUID()); err != nil {
			return err
		}
		if _, err := s.visiblePost(ctx, tx, me, post); err != nil {
			return err
		}
		if err := s.q.SeeThread(ctx, tx, store.SeeThreadParams{PostID: post, MemberID: me.UUID(), Now: s.clock()}); err != nil {
			return fmt.Errorf("see a thread: %w", err)
		}
		unseen, err := s.unseenNotices(ctx, tx, me)
		if err != nil || unseen > 0 {
			return err
		}
		changed, err = notification.Withdraw(ctx, tx, me, notification.TypeCommunity, copy.Moderation.BellTitle)
		return err
	})
	if err == nil && changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(me))
	}
	return err
}

// tellDue notifies the followers of each comment that has become visible. It is done here and not where the comment is
// shown, because the number of followers has no limit, and all of them have to be locked before the thread.
func (s *Service) tellDue(ctx context.Context) (failed error) {
	comments, err := s.q.CommentsToTell(ctx, s.pool, dueBatch)
	if err != nil {
		return fmt.Errorf("list comments to notify followers of: %w", err)
	}
	for _, row := range comments {
		var woken []mailbox.Owner
		err := s.write(ctx, func(tx pgx.Tx) (err error) {
			woken, err = s.tellFollowers(ctx, tx, Target{row.PostID, &row.ID})
			return err
		})
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("notify followers: %w", err))
			continue
		}
		mailbox.Wake(s.waker, woken...)
	}
	return failed
}

func (s *Service) tellFollowers(ctx context.Context, tx pgx.Tx, target Target) ([]mailbox.Owner, error) {
	followers, err := s.q.Followers(ctx, tx, store.FollowersParams{PostID: target.Post, CommentID: *target.Comment})
	if err != nil {
		return nil, fmt.Errorf("list followers: %w", err)
	}
	if err := s.hold(ctx, tx, followers...); err != nil {
		return nil, err
	}
	found, err := s.lockWritten(ctx, tx, target)
	if errors.Is(err, fault.ErrNotFound) {
		return nil, nil // Deleted since the list was read.
	}
	if err != nil {
		return nil, err
	}
	if found.PostStatus != statusPublished && found.PostStatus != statusDeleted {
		followers = []uuid.UUID{} // They cannot open the thread. The comment counts as told.
	}
	told, err := s.q.TellFollowers(ctx, tx, store.TellFollowersParams{
		CommentID: *target.Comment, Members: followers, Now: s.clock(),
	})
	if err != nil {
		return nil, fmt.Errorf("add a comment to the notices: %w", err)
	}
	return s.ring(ctx, tx, told)
}
