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

// CrisisClosing is what a coach says happened in a possible crisis; see forms.CrisisOutcome for the rules.
type CrisisClosing struct {
	// Outcome is a code of copy.CrisisOutcomes.
	Outcome string
	// Note is required unless copy.CrisisNoteOptional has the outcome.
	Note string
}

// CloseCrisis closes the possible crisis in a current client's messages and goals, up to the flag with that number,
// and stores the outcome in the same transaction. The caller must be the coach, who must be active and verified. Later
// flags still wait and need an outcome of their own; without them the Urgent badge is removed on all of the coach's
// screens. If no flag waits, nothing changes and nothing is stored, so a repeated call is harmless.
//
// Returns *fault.Invalid for an unknown outcome, a missing note, and a note that breaks the rules, and
// fault.ErrNotFound if this is not a current client.
func (s *Service) CloseCrisis(ctx context.Context, coach identity.CoachID, member identity.MemberID, through int64, closing CrisisClosing) error {
	if err := cleanClosing(&closing); err != nil {
		return err
	}
	if closing.Note != "" && s.with.CrisisNotes == nil {
		return errors.New("close a crisis: no way to seal its note")
	}
	var changed int64
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.lockClientConversation(ctx, tx, coach, member)
		if err != nil {
			return err
		}
		own := coach.UUID()
		err = s.q.AcknowledgeFlags(ctx, tx, store.AcknowledgeFlagsParams{CoachID: &own, ConversationID: conversation.ID, Through: through})
		if err != nil {
			return err
		}
		changed, err = s.q.SettleUrgent(ctx, tx, store.SettleUrgentParams{ID: conversation.ID, Through: through})
		if err != nil || changed == 0 {
			return err
		}
		if err := s.addOutcome(ctx, tx, coach, conversation, closing); err != nil {
			return err
		}
		if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(coach), mailbox.KindClient); err != nil {
			return err
		}
		return s.appendEvent(ctx, tx, conversation.ID, recipients{coach: true})
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("close a crisis: %w", err)
	}
	if changed > 0 {
		mailbox.Wake(s.waker, mailbox.CoachOwner(coach))
	}
	return nil
}

// addOutcome stores the outcome of what waited in the conversation, as it was read before it was settled.
func (s *Service) addOutcome(ctx context.Context, tx pgx.Tx, coach identity.CoachID, before store.Conversation, closing CrisisClosing) error {
	id := uuid.New()
	row := store.AddCrisisOutcomeParams{
		ID: id, MemberID: before.MemberID, CoachID: coach.UUID(), Outcome: closing.Outcome, Tier: *before.UrgentTier, OpenedAt: *before.UrgentSince,
	}
	if closing.Note != "" {
		row.Sealed = s.with.CrisisNotes.SealCrisisNote(coach.UUID(), before.MemberID, id, closing.Note)
	}
	return s.q.AddCrisisOutcome(ctx, tx, row)
}

func cleanClosing(closing *CrisisClosing) error {
	if err := forms.CrisisOutcome.Clean(closing); err != nil {
		return err
	}
	if closing.Note == "" && !copy.IsCrisisNoteOptional(closing.Outcome) {
		return fault.Field("note", copy.CrisisClosing.NoteRequired)
	}
	return nil
}
