package messaging

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Summary is one of a member's conversations.
type Summary struct {
	Coach    identity.CoachID
	Name     string
	ImageURL string
	// Present is true for the conversation with the current coach.
	Present bool
	// LastMessageAt is nil if the conversation is empty.
	LastMessageAt *time.Time
}

// Conversations returns the member's conversations with their current and earlier coaches. The caller must be the
// member.
func (s *Service) Conversations(ctx context.Context, member identity.MemberID) ([]Summary, error) {
	rows, err := s.q.ConversationsOf(ctx, s.pool, member.UUID())
	if err != nil {
		return nil, fmt.Errorf("list conversations: %w", err)
	}
	all := make([]Summary, len(rows))
	for i, row := range rows {
		all[i] = Summary{
			Coach: identity.CoachID(row.CoachID), Name: row.Name, ImageURL: row.ImageUrl, Present: row.Present, LastMessageAt: row.LastMessageAt,
		}
	}
	return all, nil
}

// TypingAsMember sends the coach's open screens a hint that the member is typing, or stopped. The caller must be the
// member. It is stored nowhere, and a coach who is not active and verified gets no hint. Returns *fault.Forbidden for
// an earlier coach and fault.ErrNotFound for any other.
func (s *Service) TypingAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, typing bool) error {
	standing, err := s.standing(ctx, member, coach)
	switch {
	case err != nil:
		return err
	case standing.Present:
		if standing.CoachOpen {
			s.hint(mailbox.Hint{To: mailbox.CoachOwner(coach), From: member.UUID(), Typing: typing})
		}
		return nil
	case standing.HasConversation:
		return &fault.Forbidden{Message: copy.Messages.CannotWriteHere}
	default:
		return fault.ErrNotFound
	}
}

// TypingAsCoach sends a current client's open screens a hint that an active, verified coach is typing, or stopped. The
// caller must be the coach. It is stored nowhere. Returns fault.ErrNotFound for any other person.
func (s *Service) TypingAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, typing bool) error {
	standing, err := s.standing(ctx, member, coach)
	if err != nil {
		return err
	}
	if !standing.Present || !standing.CoachOpen {
		return fault.ErrNotFound
	}
	s.hint(mailbox.Hint{To: mailbox.MemberOwner(member), From: coach.UUID(), Typing: typing})
	return nil
}

func (s *Service) standing(ctx context.Context, member identity.MemberID, coach identity.CoachID) (store.StandingRow, error) {
	standing, err := s.q.Standing(ctx, s.pool, store.StandingParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return standing, fault.ErrNotFound
	}
	if err != nil {
		return standing, fmt.Errorf("check the relation of member and coach: %w", err)
	}
	return standing, nil
}

func (s *Service) hint(hint mailbox.Hint) {
	if s.with.Hints != nil {
		s.with.Hints.Hint(hint)
	}
}

// Mute turns badge, notices and emails about a conversation off or on. The caller must be the member. Messages still
// show in the open conversation, and crisis help is never muted. Returns fault.ErrNotFound if they have no
// conversation with that coach.
func (s *Service) Mute(ctx context.Context, member identity.MemberID, coach identity.CoachID, muted bool) error {
	told, err := s.decide(ctx, member, coach, onlyMember, func(tx pgx.Tx, conversation store.Conversation) (bool, error) {
		changed, err := s.q.SetMuted(ctx, tx, store.SetMutedParams{ID: conversation.ID, Muted: muted})
		if err != nil {
			return false, fmt.Errorf("mute: %w", err)
		}
		if changed == 0 {
			return false, nil
		}
		// Muting ends the notice of unread messages, and unmuting does not restore it.
		_, err = notification.SyncUnread(ctx, tx, member)
		return true, err
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, told...)
	return nil
}

// recipients selects the sides whose screens refetch a conversation.
type recipients struct{ coach, member bool }

var (
	onlyMember = recipients{member: true}
	bothSides  = recipients{coach: true, member: true}
)

// appendEvent appends an event in the caller's transaction, so that screens refetch a conversation. The caller wakes
// them.
func (s *Service) appendEvent(ctx context.Context, tx pgx.Tx, conversation uuid.UUID, who recipients) error {
	_, err := s.q.TellConversation(ctx, tx, store.TellConversationParams{ConversationID: conversation, Coach: who.coach, Member: who.member})
	if err != nil {
		return fmt.Errorf("append conversation events: %w", err)
	}
	return nil
}

// decide locks the member's conversation with a coach during a decision about all of it, and appends events if that
// changed anything. It returns the owners to wake.
func (s *Service) decide(
	ctx context.Context, member identity.MemberID, coach identity.CoachID, who recipients,
	decision func(tx pgx.Tx, conversation store.Conversation) (changed bool, err error),
) (owners []mailbox.Owner, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		conversation, err := s.q.LockMemberConversation(ctx, tx, store.LockMemberConversationParams{MemberID: member.UUID(), CoachID: coach.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("lock a conversation: %w", err)
		}
		changed, err := decision(tx, conversation)
		if err != nil || !changed {
			return err
		}
		owners = []mailbox.Owner{mailbox.MemberOwner(member)}
		if who.coach {
			owners = append(owners, mailbox.CoachOwner(coach))
		}
		return s.appendEvent(ctx, tx, conversation.ID, who)
	})
	if err != nil {
		return nil, err
	}
	return owners, nil
}
