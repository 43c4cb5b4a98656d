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
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// The two senders, as they are stored.
const (
	senderMember = "member"
	senderCoach  = "coach"
)

// Draft is a message to be sent. ID is made by the sender's client, so that sending again after a lost answer finds the
// stored message; uuid.Nil lets the server make one.
type Draft struct {
	ID   uuid.UUID
	Text string
}

// SendAsMember stores a message to the member's present coach; the member themselves calls it. Stored is false when the
// same id was stored before: the answer then is that message, and nothing else happens. A message that sounds like a
// crisis is flagged and sets the coach's Urgent badge in the same transaction.
//
// It returns *fault.Invalid for a text that breaks the form's rules, *fault.Forbidden for an earlier coach (that
// conversation is only to be read), and fault.ErrNotFound for any other coach.
func (s *Service) SendAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, draft Draft) (message Message, stored bool, err error) {
	return s.send(ctx, letter{member: member, coach: coach, sender: senderMember, viewer: mailbox.RealmMember}, draft)
}

// SendAsCoach stores a message to a present client of an active, verified coach; the coach themselves calls it. Stored
// is false when the same id was stored before. It returns *fault.Invalid for a text that breaks the form's rules, and
// fault.ErrNotFound when this is no present client of theirs.
func (s *Service) SendAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, draft Draft) (message Message, stored bool, err error) {
	return s.send(ctx, letter{member: member, coach: coach, sender: senderCoach, viewer: mailbox.RealmCoach}, draft)
}

// letter is a message on its way through send.
type letter struct {
	member identity.MemberID
	coach  identity.CoachID
	sender string
	viewer mailbox.Realm
	id     uuid.UUID
	text   string
	tier   safety.Tier
}

func (s *Service) send(ctx context.Context, l letter, draft Draft) (Message, bool, error) {
	written := struct{ Text string }{draft.Text}
	if err := forms.Message.Clean(&written); err != nil {
		return Message{}, false, err
	}
	l.id, l.text = draft.ID, written.Text
	if l.id == uuid.Nil {
		l.id = uuid.New()
	}
	if l.sender == senderMember {
		// Only what a member writes is looked at: a coach who asks about dark thoughts is doing their work.
		l.tier = safety.Detect(l.text)
	}
	row, err := s.append(ctx, l)
	if errors.Is(err, pgx.ErrNoRows) {
		row, err = s.appendAfterAsking(ctx, l)
	}
	switch {
	case isStoredBefore(err):
		message, err := s.storedBefore(ctx, l)
		return message, false, err
	case err != nil:
		return Message{}, false, err
	}
	mailbox.Wake(s.waker, mailbox.CoachOwner(l.coach), mailbox.MemberOwner(l.member))
	message := Message{
		ID: l.id, MemberID: l.member, CoachID: l.coach, Seq: row.Seq, Text: l.text, Status: StatusSent,
		FromMember: l.sender == senderMember, CreatedAt: row.CreatedAt,
	}
	return message, true, nil
}

// append stores the message: in one statement when there is nothing else to write, in one transaction otherwise.
func (s *Service) append(ctx context.Context, l letter) (store.AppendMessageRow, error) {
	params := store.AppendMessageParams{
		MemberID: l.member.UUID(), CoachID: l.coach.UUID(), Sender: l.sender, ID: l.id, Text: l.text,
	}
	if l.sender == senderCoach && len(s.hooks) > 0 {
		return s.appendWithHooks(ctx, l, params)
	}
	if l.tier == "" {
		return s.q.AppendMessage(ctx, s.pool, params)
	}
	var row store.AppendMessageRow
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var err error
		if row, err = s.q.AppendMessage(ctx, tx, params); err != nil {
			return err
		}
		err = s.q.FlagMessage(ctx, tx, store.FlagMessageParams{ConversationID: row.ConversationID, MessageID: l.id, Tier: string(l.tier)})
		if err != nil {
			return fmt.Errorf("flag message: %w", err)
		}
		if err := s.q.MarkUrgent(ctx, tx, row.ConversationID); err != nil {
			return fmt.Errorf("mark conversation urgent: %w", err)
		}
		return mailbox.Append(ctx, tx, mailbox.CoachOwner(l.coach), mailbox.KindClient)
	})
	return row, err
}

// appendWithHooks stores a coach's message together with what is to come of it later.
func (s *Service) appendWithHooks(ctx context.Context, l letter, params store.AppendMessageParams) (row store.AppendMessageRow, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if row, err = s.q.AppendMessage(ctx, tx, params); err != nil {
			return err
		}
		written := Written{Conversation: row.ConversationID, Member: l.member, Coach: l.coach, Seq: row.Seq}
		for _, hook := range s.hooks {
			if err := hook(ctx, tx, written); err != nil {
				return fmt.Errorf("after the message: %w", err)
			}
		}
		return nil
	})
	return row, err
}

// appendAfterAsking finds out why a message found no way: no conversation yet, which is mended, or no right to write.
func (s *Service) appendAfterAsking(ctx context.Context, l letter) (store.AppendMessageRow, error) {
	none := store.AppendMessageRow{}
	standing, err := s.q.Standing(ctx, s.pool, store.StandingParams{MemberID: l.member.UUID(), CoachID: l.coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return none, fault.ErrNotFound
	}
	if err != nil {
		return none, fmt.Errorf("ask how they stand: %w", err)
	}
	allowed := standing.Present && (l.sender == senderMember || standing.CoachOpen)
	switch {
	case allowed:
		_, err := s.q.EnsureConversation(ctx, s.pool, store.EnsureConversationParams{MemberID: l.member.UUID(), CoachID: l.coach.UUID()})
		if err != nil {
			return none, fmt.Errorf("open conversation: %w", err)
		}
		row, err := s.append(ctx, l)
		if errors.Is(err, pgx.ErrNoRows) {
			return none, fault.ErrNotFound
		}
		return row, err
	case l.sender == senderMember && standing.HasConversation:
		return none, &fault.Forbidden{Message: copy.Messages.CannotWriteHere}
	default:
		return none, fault.ErrNotFound
	}
}

// storedBefore answers a repeated send with the message as it stands now.
func (s *Service) storedBefore(ctx context.Context, l letter) (Message, error) {
	row, err := s.q.StoredMessage(ctx, s.pool, store.StoredMessageParams{ID: l.id, MemberID: l.member.UUID(), CoachID: l.coach.UUID()})
	if err != nil {
		return Message{}, fmt.Errorf("find stored message: %w", err)
	}
	if row.Sender != l.sender {
		// The id belongs to what the other side wrote. No client makes that by accident.
		return Message{}, fault.ErrConflict
	}
	cursors := mailbox.Cursors{
		MemberDelivered: row.MemberDeliveredSeq, MemberRead: row.MemberReadSeq,
		CoachDelivered: row.CoachDeliveredSeq, CoachRead: row.CoachReadSeq, Shared: row.ShareReadReceipts,
	}
	fromMember := row.Sender == senderMember
	return Message{
		ID: row.ID, MemberID: l.member, CoachID: l.coach, Seq: row.Seq, Text: row.Text,
		Status: StatusOf(l.viewer, fromMember, row.Seq, cursors), FromMember: fromMember, Automatic: row.Automatic, CreatedAt: row.CreatedAt,
	}, nil
}

// isStoredBefore says whether the database refused the message because this conversation holds its id already.
func isStoredBefore(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" && refused.ConstraintName == "messages_pkey"
}
