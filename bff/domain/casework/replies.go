package casework

import (
	"context"
	"errors"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Reply is a saved reply for composing messages.
type Reply struct {
	ID          uuid.UUID
	Title, Text string
}

// ReplyInput is a reply as submitted; see forms.SavedReply for its rules.
type ReplyInput struct{ Title, Text string }

// Replies returns the coach's saved replies in their order. The caller must be the coach, as for the methods below. A
// coach who is not active and verified gets none.
func (s *Service) Replies(ctx context.Context, coach identity.CoachID) ([]Reply, error) {
	rows, err := s.q.SavedReplies(ctx, s.pool, coach.UUID())
	if err != nil {
		return nil, wrap("list saved replies", err)
	}
	replies := make([]Reply, len(rows))
	for i, row := range rows {
		replies[i] = Reply(row)
	}
	return replies, nil
}

// AddReply adds a reply at the end of the list. Returns *fault.Invalid for input that breaks the form's rules,
// *fault.Conflict at copy.Limits.SavedRepliesMax replies, and fault.ErrNotFound if the coach is not active and
// verified.
func (s *Service) AddReply(ctx context.Context, coach identity.CoachID, written ReplyInput) (Reply, error) {
	if err := forms.SavedReply.Clean(&written); err != nil {
		return Reply{}, err
	}
	reply := Reply{Title: written.Title, Text: written.Text}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := s.lockCoach(ctx, tx, coach); err != nil {
			return err
		}
		var err error
		reply.ID, err = s.q.AddSavedReply(ctx, tx, store.AddSavedReplyParams{
			CoachID: coach.UUID(), Title: reply.Title, Text: reply.Text, Most: int64(copy.Limits.SavedRepliesMax),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return &fault.Conflict{Message: copy.Casework.TooManyReplies}
		}
		return wrap("add a saved reply", err)
	})
	if err != nil {
		return Reply{}, err
	}
	return reply, nil
}

// ChangeReply edits a reply; its place stays. Returns *fault.Invalid as AddReply, and *fault.NotFound for another
// coach's reply.
func (s *Service) ChangeReply(ctx context.Context, coach identity.CoachID, id uuid.UUID, written ReplyInput) (Reply, error) {
	if err := forms.SavedReply.Clean(&written); err != nil {
		return Reply{}, err
	}
	changed, err := s.q.ChangeSavedReply(ctx, s.pool, store.ChangeSavedReplyParams{
		ID: id, CoachID: coach.UUID(), Title: written.Title, Text: written.Text,
	})
	if err := found(changed, err, copy.Casework.ReplyNotFound); err != nil {
		return Reply{}, err
	}
	return Reply{ID: id, Title: written.Title, Text: written.Text}, nil
}

// DeleteReply deletes a reply. Returns *fault.NotFound for another coach's reply.
func (s *Service) DeleteReply(ctx context.Context, coach identity.CoachID, id uuid.UUID) error {
	deleted, err := s.q.DeleteSavedReply(ctx, s.pool, store.DeleteSavedReplyParams{ID: id, CoachID: coach.UUID()})
	return found(deleted, err, copy.Casework.ReplyNotFound)
}

// OrderReplies puts the coach's replies into the order of these ids, and returns the list. The ids must be those of
// all replies, each once; otherwise it returns *fault.Conflict, because the ordered list is not the stored one.
// Returns fault.ErrNotFound if the coach is not active and verified.
func (s *Service) OrderReplies(ctx context.Context, coach identity.CoachID, ids []uuid.UUID) ([]Reply, error) {
	ordered := make([]Reply, len(ids))
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := s.lockCoach(ctx, tx, coach); err != nil {
			return err
		}
		rows, err := s.q.SavedReplies(ctx, tx, coach.UUID())
		if err != nil {
			return wrap("list saved replies", err)
		}
		kept := make(map[uuid.UUID]Reply, len(rows))
		for _, row := range rows {
			kept[row.ID] = Reply(row)
		}
		for i, id := range ids {
			reply, there := kept[id]
			if !there {
				return &fault.Conflict{Message: copy.Casework.OrderChanged}
			}
			ordered[i] = reply
			delete(kept, id)
		}
		if len(kept) > 0 {
			return &fault.Conflict{Message: copy.Casework.OrderChanged}
		}
		_, err = s.q.OrderSavedReplies(ctx, tx, store.OrderSavedRepliesParams{CoachID: coach.UUID(), Ids: ids})
		return wrap("put saved replies in order", err)
	})
	if err != nil {
		return nil, err
	}
	return ordered, nil
}

// found returns *fault.NotFound if no row was changed.
func found(rows int64, err error, message string) error {
	if err == nil && rows == 0 {
		return &fault.NotFound{Message: message}
	}
	return wrap("change note or saved reply", err)
}
