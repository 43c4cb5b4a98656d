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

// ReactionKind is the name of a reaction outside the server.
type ReactionKind string

// ReactionKinds lists all reactions. A member may add each once to a post.
var ReactionKinds = []ReactionKind{"Support", "SameHere", "ThankYou"}

// storedKinds are the stored names, in the same order.
var storedKinds = []string{"support", "same-here", "thank-you"}

// storedKind parses a kind; known is false for an unknown one.
func storedKind(kind string) (stored string, known bool) {
	at := slices.Index(ReactionKinds, ReactionKind(kind))
	if at < 0 {
		return "", false
	}
	return storedKinds[at], true
}

// reactionsOf returns the reactions as one reader sees them. Own are the reader's, with "+" if others do not see them
// yet, and with "-" if the reader has removed them and others still see them.
func reactionsOf(support, sameHere, thankYou int32, own []string) Reactions {
	reactions := Reactions{Support: int(support), SameHere: int(sameHere), ThankYou: int(thankYou), Yours: []ReactionKind{}}
	counts := []*int{&reactions.Support, &reactions.SameHere, &reactions.ThankYou}
	for i, kind := range storedKinds {
		switch {
		case slices.Contains(own, kind+"+"):
			*counts[i]++
			reactions.Yours = append(reactions.Yours, ReactionKinds[i])
		case slices.Contains(own, kind+"-"):
			*counts[i]--
		case slices.Contains(own, kind):
			reactions.Yours = append(reactions.Yours, ReactionKinds[i])
		}
	}
	return reactions
}

// Reactions returns the reactions to a post. The caller must be the reader. Returns fault.ErrNotFound for a post that
// they cannot see.
func (s *Service) Reactions(ctx context.Context, me identity.MemberID, post uuid.UUID) (Reactions, error) {
	found, err := s.Post(ctx, me, post)
	return found.Reactions, err
}

// React adds a reaction to a post. The member sees it counted at once, and others at a random time, because counts that
// change together would show what one member reacted to. The caller must be the member; a repeat changes nothing.
//
// Returns *fault.Invalid for an unknown kind, *fault.Forbidden without accepted guidelines or during a suspension,
// *fault.Conflict for a post that is not published, and fault.ErrNotFound for one that they cannot see.
func (s *Service) React(ctx context.Context, me identity.Member, post uuid.UUID, kind string) (Reactions, error) {
	code, known := storedKind(kind)
	if !known {
		return Reactions{}, fault.Field("reactionType", copy.Validation.ChooseListed)
	}
	return s.react(ctx, me.ID, post, func(tx pgx.Tx) (int32, error) {
		if err := s.hold(ctx, tx, me.ID.UUID()); err != nil {
			return 0, err
		}
		refusal, err := s.admit(ctx, tx, me)
		if err != nil {
			return 0, err
		}
		row, err := s.lockPost(ctx, tx, me.ID, post)
		if err != nil {
			return 0, err
		}
		closed := openThread(row)
		switch {
		case closed == notFoundPost:
			return 0, closed
		case refusal != nil:
			return 0, refusal
		case closed != nil:
			return 0, closed
		}
		voice, err := s.nameless(ctx, tx, post, me.ID)
		if err != nil {
			return 0, err
		}
		restored, err := s.q.RestoreCommunityReaction(ctx, tx, store.RestoreCommunityReactionParams{VoiceID: voice, Kind: code})
		if err != nil || restored > 0 {
			return 0, err
		}
		appears := s.reactionTime()
		added, err := s.q.AddCommunityReaction(ctx, tx, store.AddCommunityReactionParams{VoiceID: voice, Kind: code, AppearsAt: appears})
		if appears != nil {
			added = 0 // Counted by the task.
		}
		return int32(added), err
	}, code)
}

// reactionTime returns the time at which others see a change of a reaction; nil means at once.
func (s *Service) reactionTime() *time.Time {
	delay := s.delay(false)
	if delay <= 0 {
		return nil
	}
	at := s.clock().Add(delay)
	return &at
}

// RemoveReaction removes a reaction: for the member at once, for others at a random time. The caller must be the
// member; a repeat changes nothing. Returns fault.ErrNotFound for an unknown kind, and for a post that they cannot see.
func (s *Service) RemoveReaction(ctx context.Context, me identity.MemberID, post uuid.UUID, kind string) (Reactions, error) {
	code, known := storedKind(kind)
	if !known {
		return Reactions{}, fault.ErrNotFound
	}
	return s.react(ctx, me, post, func(tx pgx.Tx) (int32, error) {
		row, err := s.lockPost(ctx, tx, me, post)
		if err != nil {
			return 0, err
		}
		if !visible(row.Status, row.Yours, row.Answered) {
			return 0, notFoundPost
		}
		voice, err := s.q.CommunityVoice(ctx, tx, store.CommunityVoiceParams{PostID: post, MemberID: me.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return 0, nil // The member has no voice in this thread.
		}
		if err != nil {
			return 0, fmt.Errorf("find voice: %w", err)
		}
		unseen, err := s.q.DropUncountedReaction(ctx, tx, store.DropUncountedReactionParams{VoiceID: voice.ID, Kind: code})
		if err != nil || unseen > 0 {
			return 0, err
		}
		if at := s.reactionTime(); at != nil {
			return 0, s.q.WithdrawCommunityReaction(ctx, tx, store.WithdrawCommunityReactionParams{VoiceID: voice.ID, Kind: code, RemoveAt: at})
		}
		taken, err := s.q.DeleteCommunityReaction(ctx, tx, store.DeleteCommunityReactionParams{VoiceID: voice.ID, Kind: code})
		return -int32(taken), err
	}, code)
}

// react runs a change and updates the post's counters in one transaction, and returns the new reactions. It locks the
// post.
func (s *Service) react(ctx context.Context, me identity.MemberID, post uuid.UUID, change func(tx pgx.Tx) (by int32, err error), code string) (Reactions, error) {
	var reactions Reactions
	err := s.write(ctx, func(tx pgx.Tx) error {
		by, err := change(tx)
		if err != nil {
			return err
		}
		if by != 0 {
			if err := s.countReaction(ctx, tx, post, code, by); err != nil {
				return err
			}
		}
		row, err := s.q.CommunityReactions(ctx, tx, store.CommunityReactionsParams{ID: post, Viewer: me.UUID()})
		if err != nil {
			return fmt.Errorf("read reactions: %w", err)
		}
		reactions = reactionsOf(row.SupportCount, row.SameHereCount, row.ThankYouCount, row.Reacted)
		return nil
	})
	return reactions, err
}

func only(this bool, by int32) int32 {
	if this {
		return by
	}
	return 0
}

// count adds to the counters of a post that the caller has locked.
func (s *Service) count(ctx context.Context, tx pgx.Tx, by store.CountOnCommunityPostParams) error {
	if err := s.q.CountOnCommunityPost(ctx, tx, by); err != nil {
		return fmt.Errorf("count: %w", err)
	}
	return nil
}

// recount counts a post's visible comments again and updates its rank. The caller has locked the post.
func (s *Service) recount(ctx context.Context, tx pgx.Tx, post uuid.UUID) error {
	if err := s.q.RecountCommunityPost(ctx, tx, post); err != nil {
		return fmt.Errorf("recount: %w", err)
	}
	return nil
}
