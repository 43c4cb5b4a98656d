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
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.lockClientConversation(ctx, tx, coach, member)
		if err != nil {
			return err
		}
		woken, err = s.settle(ctx, tx, coach, conversation, through, closing)
		return err
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("close a crisis: %w", err)
	}
	mailbox.Wake(s.waker, woken...)
	return nil
}

// settle closes the crisis of a locked conversation up to a flag and stores the outcome, and returns the coaches to
// wake. If no flag waits, it stores nothing and returns none.
func (s *Service) settle(
	ctx context.Context, tx pgx.Tx, closer identity.CoachID, conversation store.Conversation, through int64, closing CrisisClosing,
) (woken []mailbox.Owner, err error) {
	own := closer.UUID()
	err = s.q.AcknowledgeFlags(ctx, tx, store.AcknowledgeFlagsParams{CoachID: &own, ConversationID: conversation.ID, Through: through})
	if err != nil {
		return nil, err
	}
	settled, err := s.q.SettleUrgent(ctx, tx, store.SettleUrgentParams{ID: conversation.ID, Through: through})
	if err != nil || settled.Changed == 0 {
		return nil, err
	}
	if err := s.addOutcome(ctx, tx, closer, conversation, closing); err != nil {
		return nil, err
	}
	coach := identity.CoachID(conversation.CoachID)
	if settled.CaseID != uuid.Nil {
		// With the coach's mailbox among them, so that all are locked by id.
		ids, err := s.q.AppendOnCallEvents(ctx, tx, store.AppendOnCallEventsParams{CaseID: settled.CaseID, Also: []uuid.UUID{conversation.CoachID}})
		if err != nil {
			return nil, fmt.Errorf("append on-call events: %w", err)
		}
		woken = coachOwners(ids)
	}
	if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(coach), mailbox.KindClient); err != nil {
		return nil, err
	}
	return append(woken, mailbox.CoachOwner(coach)), s.appendEvent(ctx, tx, conversation.ID, recipients{coach: true})
}

// addOutcome stores the outcome of what waited in the conversation, as it was read before it was settled.
func (s *Service) addOutcome(ctx context.Context, tx pgx.Tx, closer identity.CoachID, before store.Conversation, closing CrisisClosing) error {
	id := uuid.New()
	row := store.AddCrisisOutcomeParams{
		ID: id, ConversationID: before.ID, CoachID: closer.UUID(), Outcome: closing.Outcome, Tier: *before.UrgentTier, OpenedAt: *before.UrgentSince,
	}
	if closing.Note != "" {
		row.Sealed = s.with.CrisisNotes.SealCrisisNote(closer.UUID(), before.MemberID, id, closing.Note)
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
