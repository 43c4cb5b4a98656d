package coaching

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Select makes an open coach the member's, replacing any other. The caller must be the member. At their first meeting
// an automatic welcome in the coach's name is stored in their conversation. The old coach loses access at once, and
// planned sessions with them are cancelled. Unacknowledged flags wait for the new coach from then on, without their
// text. Choosing the current coach again changes nothing. Returns *fault.NotFound if there is no such open coach.
func (s *Service) Select(ctx context.Context, memberID identity.MemberID, coachID identity.CoachID) (identity.Member, error) {
	var member identity.Member
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.lockMember(ctx, tx, memberID)
		if err != nil {
			return err
		}
		member = identity.MemberFrom(row)
		if member.CoachID != nil && *member.CoachID == coachID {
			return nil
		}
		coach, err := s.q.OpenCoach(ctx, tx, coachID.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return errCoachNotFound()
		}
		if err != nil {
			return fmt.Errorf("find open coach: %w", err)
		}
		conversation, err := s.q.EnsureConversation(ctx, tx, store.EnsureConversationParams{MemberID: row.ID, CoachID: coach.ID})
		if err != nil {
			return fmt.Errorf("open conversation: %w", err)
		}
		if err := s.carryUrgent(ctx, tx, row.ID, conversation); err != nil {
			return err
		}
		// Checked again under a lock: a concurrent deactivation either waits and finds this member among the clients,
		// or came first.
		if _, err := s.q.HoldOpenCoach(ctx, tx, coach.ID); errors.Is(err, pgx.ErrNoRows) {
			return errCoachNotFound()
		} else if err != nil {
			return fmt.Errorf("lock the coach: %w", err)
		}
		changed, err = s.change(ctx, tx, &member, &coachID, s.left, func() error {
			if conversation.LastSeq > 0 {
				return nil
			}
			return s.welcome(ctx, tx, row, coach)
		})
		return err
	})
	if err != nil {
		return identity.Member{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return member, nil
}

// Remove leaves the member without a coach. The caller must be the member. The old coach loses access at once, planned
// sessions are cancelled, and the conversation stays readable to the member. Unacknowledged flags wait for the next
// coach; until then the people on call are alerted. Without a coach it changes nothing.
func (s *Service) Remove(ctx context.Context, memberID identity.MemberID) (identity.Member, error) {
	var member identity.Member
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.lockMember(ctx, tx, memberID)
		if err != nil {
			return err
		}
		member = identity.MemberFrom(row)
		if member.CoachID == nil {
			return nil
		}
		old := *member.CoachID
		if changed, err = s.change(ctx, tx, &member, nil, s.left, func() error { return nil }); err != nil {
			return err
		}
		return s.tellUnheard(ctx, tx, memberID, old)
	})
	if err != nil {
		return identity.Member{}, err
	}
	mailbox.Wake(s.waker, changed...)
	return member, nil
}

// change stores the choice and appends events for everyone concerned. Lock order: the member's row and the
// conversations (held by the caller), planned sessions with the old coach, both coaches' mailboxes by id, the member's
// notifications, the member's mailbox. The greeting writes to both mailboxes and therefore comes between them.
func (s *Service) change(ctx context.Context, tx pgx.Tx, member *identity.Member, to *identity.CoachID, undo []OnCoachLeft, greet func() error) ([]mailbox.Owner, error) {
	var coaches []mailbox.Owner
	planned, old := false, member.CoachID
	if old != nil {
		coaches = append(coaches, mailbox.CoachOwner(*old))
		for _, left := range undo {
			changed, err := left(ctx, tx, member.ID, *old)
			if err != nil {
				return nil, fmt.Errorf("cancel planned sessions: %w", err)
			}
			planned = planned || changed
		}
	}
	if to != nil {
		coaches = append(coaches, mailbox.CoachOwner(*to))
	}
	err := s.q.SetMemberCoach(ctx, tx, store.SetMemberCoachParams{MemberID: member.ID.UUID(), CoachID: (*uuid.UUID)(to)})
	if err != nil {
		return nil, fmt.Errorf("set coach: %w", err)
	}
	member.CoachID = to
	slices.SortFunc(coaches, func(a, b mailbox.Owner) int { return slices.Compare(a.ID[:], b.ID[:]) })
	for _, coach := range coaches {
		if err := mailbox.Append(ctx, tx, coach, mailbox.KindClient); err != nil {
			return nil, err
		}
		if planned && coach == mailbox.CoachOwner(*old) {
			if err := mailbox.Append(ctx, tx, coach, mailbox.KindSession); err != nil {
				return nil, err
			}
		}
	}
	// The bell no longer counts the old coach's messages.
	if _, err := notification.SyncUnread(ctx, tx, member.ID); err != nil {
		return nil, err
	}
	if err := greet(); err != nil {
		return nil, err
	}
	own := mailbox.MemberOwner(member.ID)
	if planned {
		if err := mailbox.Append(ctx, tx, own, mailbox.KindSession); err != nil {
			return nil, err
		}
	}
	if err := mailbox.Append(ctx, tx, own, mailbox.KindUser); err != nil {
		return nil, err
	}
	return append(coaches, own), nil
}

// welcome writes the first message of a conversation, in the coach's name. It is in the member's language if the coach
// speaks it: a coach who does not could not read the answer it invites.
func (s *Service) welcome(ctx context.Context, tx pgx.Tx, member store.Member, coach store.Coach) error {
	language := copy.SourceLanguage
	if slices.Contains(coach.Languages, member.DisplayLanguage) {
		language = member.DisplayLanguage
	}
	text := copy.In(language).Coaches.WelcomeMessage.Fill("firstName", member.FirstName, "coachName", coach.Name)
	_, err := s.q.AppendMessage(ctx, tx, store.AppendMessageParams{
		MemberID: member.ID, CoachID: coach.ID, Sender: "coach", ID: uuid.New(), Automatic: true, Text: text,
		Grams: grams.Of(member.ID, coach.ID, 0, text),
	})
	if err != nil {
		return fmt.Errorf("write welcome message: %w", err)
	}
	return nil
}

func (s *Service) lockMember(ctx context.Context, tx pgx.Tx, id identity.MemberID) (store.Member, error) {
	row, err := s.q.LockMember(ctx, tx, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Member{}, fault.ErrNotFound
	}
	if err != nil {
		return store.Member{}, fmt.Errorf("lock member: %w", err)
	}
	return row, nil
}
