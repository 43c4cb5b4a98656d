package community

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// AppealRequest is an author's request to review a decision about their post or comment (CommentID is empty for the
// post).
type AppealRequest struct {
	PostID, CommentID, Text string
}

// Appeal requests a review of a decision that hid the member's own text, once per post and comment. Returns
// *fault.Invalid for a text that breaks the form's rules, *fault.NotFound for an item that is not the member's, and
// *fault.Conflict if the item is visible or was appealed before.
func (s *Service) Appeal(ctx context.Context, member identity.MemberID, objection AppealRequest) error {
	target, err := targetFrom(objection.PostID, objection.CommentID)
	if err != nil {
		return err
	}
	if err := forms.Appeal.Clean(&objection); err != nil {
		return err
	}
	return s.write(ctx, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, member.UUID()); err != nil {
			return err
		}
		found, err := s.lockWritten(ctx, tx, target)
		if err != nil {
			return err
		}
		if err := s.mayAppeal(ctx, tx, member, target, found); err != nil {
			return err
		}
		_, err = s.raise(ctx, tx, target, store.OpenCaseParams{Appeal: &objection.Text})
		return err
	})
}

func (s *Service) mayAppeal(ctx context.Context, tx pgx.Tx, member identity.MemberID, target Target, found written) error {
	by, err := s.authorOf(ctx, tx, target)
	if err != nil {
		return err
	}
	if !by.is(member) || found.Status == statusDeleted {
		if target.Comment != nil {
			return &fault.NotFound{Message: copy.CommunityAnswers.CommentNotFound}
		}
		return &fault.NotFound{Message: copy.CommunityAnswers.PostNotFound}
	}
	state, err := s.q.AppealState(ctx, tx, store.AppealStateParams{PostID: target.Post, CommentID: target.Comment})
	switch {
	case err != nil:
		return err
	case state.Appealed:
		return &fault.Conflict{Message: copy.Moderation.AppealOnce}
	case found.Status != statusHidden && found.Status != statusRemoved,
		state.Outcome != outcomeHide && state.Outcome != outcomeRemove:
		return &fault.Conflict{Message: copy.Moderation.NothingToAppeal}
	}
	return nil
}
