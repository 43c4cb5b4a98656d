package messaging

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// MarkReadByMember says that the member saw the conversation up to this message; the member themselves calls it, for
// the present coach's conversation or an earlier one's. Marks never go back. The present coach hears of it, unless the
// member keeps "read" to themselves; a notification of what was now seen becomes read with it. It returns fault.ErrNotFound when the member has no such message with that coach.
func (s *Service) MarkReadByMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID) error {
	if err := s.advanceMember(ctx, member, coach, message, true); err != nil {
		return err
	}
	// Not in one transaction with the mark, which would hold the coach's mailbox for longer. If this is lost with the
	// process, the next mark makes up for it.
	changed, err := notification.SyncUnread(ctx, s.pool, member)
	if err != nil {
		return err
	}
	if changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
	return nil
}

// MarkDeliveredToMember says that the conversation reached one of the member's open clients up to this message. Rules
// and errors as for MarkReadByMember.
func (s *Service) MarkDeliveredToMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID) error {
	return s.advanceMember(ctx, member, coach, message, false)
}

// MarkReadByCoach says that an active, verified coach saw the conversation with a present client up to this message; the
// coach themselves calls it. Marks never go back. The member hears of it, unless they keep "read" to themselves, for then
// nobody's is told. It returns fault.ErrNotFound for a message or a client that is not theirs.
func (s *Service) MarkReadByCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID) error {
	return s.advanceCoach(ctx, coach, member, message, true)
}

// MarkDeliveredToCoach says that the conversation reached one of the coach's open clients up to this message. Rules and
// errors as for MarkReadByCoach.
func (s *Service) MarkDeliveredToCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID) error {
	return s.advanceCoach(ctx, coach, member, message, false)
}

func (s *Service) advanceMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID, seen bool) error {
	events, err := s.q.AdvanceMember(ctx, s.pool, store.AdvanceMemberParams{
		MemberID: member.UUID(), CoachID: coach.UUID(), MessageID: message, Seen: seen,
	})
	return s.advanced(events, err, mailbox.CoachOwner(coach))
}

func (s *Service) advanceCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID, seen bool) error {
	events, err := s.q.AdvanceCoach(ctx, s.pool, store.AdvanceCoachParams{
		MemberID: member.UUID(), CoachID: coach.UUID(), MessageID: message, Seen: seen,
	})
	return s.advanced(events, err, mailbox.MemberOwner(member))
}

// advanced wakes the other side if it was told anything.
func (s *Service) advanced(events int64, err error, other mailbox.Owner) error {
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("move cursors: %w", err)
	}
	if events > 0 {
		mailbox.Wake(s.waker, other)
	}
	return nil
}

// Acknowledge says that an active, verified coach has taken note of what sounded like a crisis in a present client's
// conversation, in messages and in goals, up to the flag with that number; the coach themselves calls it. What was flagged behind it, which the coach
// had not heard of, still waits; without such, the Urgent badge goes, on all of the coach's screens. When nothing waits,
// nothing changes. It returns fault.ErrNotFound when this is no present client of theirs.
func (s *Service) Acknowledge(ctx context.Context, coach identity.CoachID, member identity.MemberID, through int64) error {
	var changed int64
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.q.LockClientConversation(ctx, tx, store.LockClientConversationParams{MemberID: member.UUID(), CoachID: coach.UUID()})
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
		if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(coach), mailbox.KindClient); err != nil {
			return err
		}
		return s.tell(ctx, tx, conversation.ID, told{coach: true})
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("acknowledge flags: %w", err)
	}
	if changed > 0 {
		mailbox.Wake(s.waker, mailbox.CoachOwner(coach))
	}
	return nil
}
