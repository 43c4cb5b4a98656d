package messaging

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// HandOver alerts the team about the open crisis of a current client, and stores when and with which note (it may be
// empty). The crisis stays open, with its badge and its place in the lists, until an outcome is recorded. A repeated
// call alerts the team again. The caller must be the coach, who must be active and verified.
//
// Returns *fault.Invalid for a note that breaks the rules, *fault.Conflict if no crisis is open, so that no coach
// believes that the team was alerted, and fault.ErrNotFound if this is not a current client.
func (s *Service) HandOver(ctx context.Context, coach identity.CoachID, member identity.MemberID, note string) error {
	written := struct{ Note string }{note}
	if err := forms.CrisisHandover.Clean(&written); err != nil {
		return err
	}
	if s.with.AlertTeam == nil || written.Note != "" && s.with.CrisisNotes == nil {
		return errors.New("hand over a crisis: no way to alert the team or to seal the note")
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.lockClientConversation(ctx, tx, coach, member)
		if err != nil {
			return err
		}
		if conversation.UrgentSince == nil {
			return &fault.Conflict{Message: copy.CrisisHandover.NotOpen}
		}
		row := store.AddCrisisHandoverParams{ID: uuid.New(), MemberID: member.UUID(), CoachID: coach.UUID()}
		if written.Note != "" {
			row.Sealed = s.with.CrisisNotes.SealHandoverNote(coach.UUID(), member.UUID(), row.ID, written.Note)
		}
		if err := s.q.AddCrisisHandover(ctx, tx, row); err != nil {
			return err
		}
		if err := s.with.AlertTeam(ctx, tx, conversation.ID); err != nil {
			return err
		}
		return mailbox.Append(ctx, tx, mailbox.CoachOwner(coach), mailbox.KindClient)
	})
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return fault.ErrNotFound
	case err != nil:
		return fmt.Errorf("hand over a crisis: %w", err)
	}
	mailbox.Wake(s.waker, mailbox.CoachOwner(coach))
	return nil
}

// lockClientConversation locks a current client and then the conversation, as the erasure does: rows about a crisis
// refer to the member. Returns pgx.ErrNoRows if this is not a current client of an active, verified coach.
func (s *Service) lockClientConversation(ctx context.Context, tx pgx.Tx, coach identity.CoachID, member identity.MemberID) (store.Conversation, error) {
	_, err := s.q.LockOwnClient(ctx, tx, store.LockOwnClientParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if err != nil {
		return store.Conversation{}, err
	}
	return s.q.LockClientConversation(ctx, tx, store.LockClientConversationParams{MemberID: member.UUID(), CoachID: coach.UUID()})
}
