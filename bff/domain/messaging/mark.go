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

// MarkReadByMember stores that the member saw the conversation up to this message, with the current or an earlier
// coach. The caller must be the member. Marks never decrease. The current coach gets an event unless the member does
// not share read receipts, and a notification about these messages becomes read. Returns fault.ErrNotFound if the
// member has no such message with that coach.
func (s *Service) MarkReadByMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID) error {
	if err := s.advanceMember(ctx, member, coach, message, true); err != nil {
		return err
	}
	// Not in the mark's transaction, which would lock the coach's mailbox for longer. If this is lost with the
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

// MarkDeliveredToMember stores that the conversation reached one of the member's open clients up to this message.
// Rules and errors as for MarkReadByMember.
func (s *Service) MarkDeliveredToMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID) error {
	return s.advanceMember(ctx, member, coach, message, false)
}

// MarkReadByCoach stores that an active, verified coach saw the conversation with a current client up to this message.
// The caller must be the coach. Marks never decrease. The member gets an event, unless they do not share read
// receipts: then neither side gets them. Returns fault.ErrNotFound for a message or a client that is not theirs.
func (s *Service) MarkReadByCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID) error {
	return s.advanceCoach(ctx, coach, member, message, true)
}

// MarkDeliveredToCoach stores that the conversation reached one of the coach's open clients up to this message. Rules
// and errors as for MarkReadByCoach.
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

// advanced wakes the other side if it got an event.
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
