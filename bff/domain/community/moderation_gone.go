package community

import (
	"context"
	"fmt"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// takeBack deletes a member's own item, closes its case, and notifies the members with flags that it is gone. Erase
// does the first; if it deletes nothing, no case is open either.
func (s *Service) takeBack(ctx context.Context, me identity.MemberID, target Target, erase func(tx pgx.Tx) error) error {
	var woken []mailbox.Owner
	err := s.writeAmong(ctx, func(tx pgx.Tx) error {
		held, err := s.waiting(ctx, tx, target)
		if err != nil {
			return err
		}
		if err := s.hold(ctx, tx, append(held.members(), me.UUID())...); err != nil {
			return err
		}
		if err := erase(tx); err != nil {
			return err
		}
		now, err := s.waiting(ctx, tx, target)
		if err != nil {
			return err
		}
		if !now.within(held) {
			return errMorePeople
		}
		woken, err = s.closeGone(ctx, tx, target, now)
		return err
	})
	if err == nil {
		mailbox.Wake(s.waker, woken...)
	}
	return err
}

// waiting returns the members who wait for the outcome of their flag on a target.
func (s *Service) waiting(ctx context.Context, tx pgx.Tx, target Target) (who people, err error) {
	rows, err := s.q.OpenFlagVoices(ctx, tx, store.OpenFlagVoicesParams{PostID: target.Post, CommentID: target.Comment})
	if err != nil {
		return who, fmt.Errorf("find members with flags: %w", err)
	}
	for _, row := range rows {
		who.flaggers = append(who.flaggers, author{Voice: row.ID, Member: &row.MemberID})
	}
	return who, nil
}

// closeGone closes the case of an item that its author deletes, in that transaction, and returns the owners to wake
// after it. No notice reveals that it was the author.
func (s *Service) closeGone(ctx context.Context, tx pgx.Tx, target Target, who people) ([]mailbox.Owner, error) {
	now := s.clock()
	err := s.q.CloseGoneCases(ctx, tx, store.CloseGoneCasesParams{Now: &now, PostID: target.Post, CommentID: target.Comment})
	if err != nil {
		return nil, fmt.Errorf("close the case of a deleted item: %w", err)
	}
	var told []uuid.UUID
	for _, flagger := range who.flaggers {
		if err := s.q.AddNotice(ctx, tx, store.AddNoticeParams{VoiceID: flagger.Voice, Kind: noticeFlagGone, CreatedAt: now}); err != nil {
			return nil, fmt.Errorf("add notices about a deleted item: %w", err)
		}
		told = append(told, *flagger.Member)
	}
	return s.ring(ctx, tx, told)
}
