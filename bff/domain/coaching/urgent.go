package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// carryUrgent moves unacknowledged flags from the member's other conversations to this one with their new coach, who
// gets an email after the commit. The caller holds the member's row and the conversation.
func (s *Service) carryUrgent(ctx context.Context, tx pgx.Tx, member uuid.UUID, to store.Conversation) error {
	waits, err := s.q.TakeUrgent(ctx, tx, store.TakeUrgentParams{MemberID: member, CoachID: to.CoachID})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("take what waits from the old coach: %w", err)
	}
	if err := s.q.CarryUrgent(ctx, tx, store.CarryUrgentParams{ID: to.ID, Since: waits.Since, Urgent: waits.Urgent}); err != nil {
		return fmt.Errorf("hand over what waits: %w", err)
	}
	if err := s.q.MoveOnCallCase(ctx, tx, store.MoveOnCallCaseParams{ToConversation: to.ID, MemberID: member}); err != nil {
		return fmt.Errorf("move what the people on call have: %w", err)
	}
	if s.urgent == nil {
		return nil
	}
	return s.urgent.Flagged(ctx, tx, to.ID)
}

// tellUnheard alerts the people on call if a flag waits with the coach whom the member has just left.
func (s *Service) tellUnheard(ctx context.Context, tx pgx.Tx, member identity.MemberID, old identity.CoachID) error {
	conversation, err := s.q.UrgentWith(ctx, tx, store.UrgentWithParams{MemberID: member.UUID(), CoachID: old.UUID()})
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && s.urgent == nil) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("check for unacknowledged flags: %w", err)
	}
	return s.urgent.SchedulePassing(ctx, tx, conversation)
}
