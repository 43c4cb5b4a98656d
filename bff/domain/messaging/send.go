package messaging

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// The senders, as stored.
const (
	senderMember = "member"
	senderCoach  = "coach"
	senderTeam   = "team"
)

// Draft is a message to send: text, an attachment, or both. The sender's client creates ID, so that a repeat after a
// lost response finds the stored message; uuid.Nil lets the server create one.
type Draft struct {
	ID   uuid.UUID
	Text string
	// Attachment is an uploaded, unsent file of the sender; uuid.Nil for none.
	Attachment uuid.UUID
	// ReplyTo is the message of the same conversation that this one answers; uuid.Nil for none. It may be unsent.
	ReplyTo uuid.UUID
}

// SendAsMember stores a message to the member's current coach. The caller must be the member. Stored is false if the
// same id was stored before: the result is that message, and nothing else happens. A message that may be a crisis is
// flagged and sets the coach's Urgent badge in the same transaction.
//
// Returns *fault.Invalid for text that breaks the form's rules and for an answer to a message that this conversation
// does not have, *fault.Forbidden for an earlier coach (that conversation is read-only), *fault.Conflict for an
// attachment that was sent before, and fault.ErrNotFound for an attachment that is not theirs and for any other coach.
func (s *Service) SendAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, draft Draft) (message Message, stored bool, err error) {
	return s.send(ctx, outgoing{member: member, coach: coach, sender: senderMember, viewer: mailbox.RealmMember}, draft)
}

// SendAsCoach stores a message to a current client of an active, verified coach. The caller must be the coach. Stored
// is false if the same id was stored before. Returns *fault.Invalid for text that breaks the form's rules and for an
// answer to a message that this conversation does not have, *fault.Conflict for an attachment that was sent before,
// and fault.ErrNotFound for an attachment that is not theirs and if this is not a current client.
func (s *Service) SendAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, draft Draft) (message Message, stored bool, err error) {
	return s.send(ctx, outgoing{member: member, coach: coach, sender: senderCoach, viewer: mailbox.RealmCoach}, draft)
}

// outgoing is the message that send stores.
type outgoing struct {
	member identity.MemberID
	coach  identity.CoachID
	sender string
	viewer mailbox.Realm
	id     uuid.UUID
	text   string
	// verdict is the detector's result for a member's text, and matters whether it may change their risk state.
	verdict safety.Verdict
	matters bool
	// file is the file to attach, uuid.Nil for none; carried is the attachment once it is claimed.
	file    uuid.UUID
	carried *mailbox.Attachment
	// replyTo is the message that this one answers, nil for none.
	replyTo *uuid.UUID
}

// uploader returns the required uploader of the attachment.
func (l *outgoing) uploader() attachment.Uploader {
	if l.sender == senderMember {
		return attachment.ByMember(l.member)
	}
	return attachment.ByCoach(l.coach)
}

func (s *Service) send(ctx context.Context, l outgoing, draft Draft) (Message, bool, error) {
	written, form := struct{ Text string }{draft.Text}, &forms.Message
	if draft.Attachment != uuid.Nil {
		form = &forms.Caption
	}
	if err := form.Clean(&written); err != nil {
		return Message{}, false, err
	}
	l.id, l.text, l.file = draft.ID, written.Text, draft.Attachment
	if draft.ReplyTo != uuid.Nil {
		l.replyTo = &draft.ReplyTo
	}
	if l.id == uuid.Nil {
		l.id = uuid.New()
	}
	if l.sender == senderMember {
		// Only members' messages are checked, because coaches' work includes such topics.
		l.verdict = safety.Assess(l.text)
		if s.with.Risk != nil {
			var err error
			if l.matters, err = s.with.Risk.Matters(ctx, s.pool, l.member, l.verdict); err != nil {
				return Message{}, false, err
			}
		}
	}
	row, err := s.append(ctx, &l)
	if errors.Is(err, pgx.ErrNoRows) {
		row, err = s.appendAfterAsking(ctx, &l)
	}
	switch {
	case isStoredBefore(err):
		message, err := s.storedBefore(ctx, l)
		return message, false, err
	case err != nil:
		return Message{}, false, err
	}
	mailbox.Wake(s.waker, mailbox.CoachOwner(l.coach), mailbox.MemberOwner(l.member))
	if l.sender == senderMember {
		s.with.Risk.ReadLater(l.member, l.text, l.verdict)
	}
	if l.verdict.Tier != safety.None && s.with.AfterFlagged != nil {
		// The message is stored: a sender who has gone must not stop this.
		s.with.AfterFlagged(context.WithoutCancel(ctx), row.ConversationID)
	}
	if l.replyTo != nil {
		// With the quote, which only the stored message has.
		message, err := s.storedBefore(ctx, l)
		return message, true, err
	}
	message := Message{
		ID: l.id, MemberID: l.member, CoachID: l.coach, Seq: row.Seq, Text: l.text, Attachment: l.carried, Status: StatusSent,
		FromMember: l.sender == senderMember, CreatedAt: row.CreatedAt, Changes: mailbox.Changes{Version: 1},
	}
	return message, true, nil
}

// append stores the message: in one statement if nothing else must be written, otherwise in one transaction. Returns
// pgx.ErrNoRows if the two have no open conversation, or if the answered message is not in it.
func (s *Service) append(ctx context.Context, l *outgoing) (row store.AppendMessageRow, err error) {
	params := store.AppendMessageParams{
		MemberID: l.member.UUID(), CoachID: l.coach.UUID(), Sender: l.sender, ID: l.id, Text: l.text,
		Grams: grams.Of(l.member.UUID(), l.coach.UUID(), 0, l.text), ReplyTo: l.replyTo,
	}
	hooked := l.sender == senderCoach && len(s.with.CoachWrote) > 0
	if l.verdict.Tier == safety.None && !l.matters && l.file == uuid.Nil && !hooked {
		return s.q.AppendMessage(ctx, s.pool, params)
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var noted risk.Noted
		if l.matters {
			if noted, err = s.with.Risk.Note(ctx, tx, l.member, l.verdict); err != nil {
				return err
			}
		}
		if l.file != uuid.Nil {
			if err := s.claim(ctx, tx, l); err != nil {
				return err
			}
			params.AttachmentID = &l.file
		}
		if row, err = s.q.AppendMessage(ctx, tx, params); err != nil {
			return err
		}
		if l.sender == senderCoach {
			return s.tellHooks(ctx, tx, l, row)
		}
		if l.verdict.Tier != safety.None {
			if err := s.flag(ctx, tx, l, row); err != nil {
				return err
			}
		}
		return noted.Tell(ctx, tx, l.member)
	})
	return row, err
}

// errStoredBefore is claim's error for a message that is stored already.
var errStoredBefore = errors.New("the message was stored before")

// claim locks the conversation and claims the attachment. A repeated request must find its message before it is
// rejected because of the sent file.
func (s *Service) claim(ctx context.Context, tx pgx.Tx, l *outgoing) error {
	if s.with.Attachments == nil {
		return fault.ErrNotFound
	}
	conversation, err := s.q.LockMemberConversation(ctx, tx, store.LockMemberConversationParams{MemberID: l.member.UUID(), CoachID: l.coach.UUID()})
	if err != nil {
		return err
	}
	there, err := s.q.HasMessage(ctx, tx, store.HasMessageParams{ConversationID: conversation.ID, ID: l.id})
	if err != nil {
		return fmt.Errorf("find the message: %w", err)
	}
	if there {
		return errStoredBefore
	}
	file, err := s.with.Attachments.Claim(ctx, tx, l.file, l.uploader(), conversation.ID)
	if err != nil {
		return err
	}
	l.carried = &mailbox.Attachment{
		ID: file.ID, Kind: string(file.Kind), Name: file.Name, ContentType: file.ContentType, Size: file.Size,
		Width: file.Width, Height: file.Height, DurationMs: file.DurationMs,
	}
	return nil
}

// flag stores that a member's message may be a crisis, and runs the hooks. The screens of both sides refetch the
// conversation, whose head shows it.
func (s *Service) flag(ctx context.Context, tx pgx.Tx, l *outgoing, row store.AppendMessageRow) error {
	flagged := Flagged{Conversation: row.ConversationID, Member: l.member, Coach: l.coach, Tier: l.verdict.Tier}
	return s.raise(ctx, tx, flagged, func(mark int64) error {
		return s.q.FlagMessage(ctx, tx, store.FlagMessageParams{
			ConversationID: row.ConversationID, MessageID: l.id, Tier: string(l.verdict.Tier), Mark: mark,
		})
	})
}

// RaiseFlag flags the conversation of a member with a coach for text in one of their goals, as a flagged message does.
// The flag waits for the coach whatever happens to the goal. It runs in the transaction that stores the goal; the
// caller holds the member's row, no mailbox and no notification yet, and wakes both after the commit.
func (s *Service) RaiseFlag(
	ctx context.Context, tx pgx.Tx, member identity.MemberID, coach identity.CoachID, goal uuid.UUID, tier safety.Tier,
) error {
	conversation, err := s.q.EnsureConversation(ctx, tx, store.EnsureConversationParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if err != nil {
		return fmt.Errorf("open conversation: %w", err)
	}
	flagged := Flagged{Conversation: conversation.ID, Member: member, Coach: coach, Tier: tier}
	return s.raise(ctx, tx, flagged, func(mark int64) error {
		return s.q.FlagGoal(ctx, tx, store.FlagGoalParams{ConversationID: conversation.ID, GoalID: &goal, Tier: string(tier), Mark: mark})
	})
}

// FlagPlacesChanged appends events so that the coach's screens refetch the places of waiting flags, if any: a goal with
// flagged text was removed. It runs as RaiseFlag does.
func (s *Service) FlagPlacesChanged(ctx context.Context, tx pgx.Tx, member identity.MemberID, coach identity.CoachID) error {
	conversation, err := s.q.UrgentWith(ctx, tx, store.UrgentWithParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("check for unacknowledged flags: %w", err)
	}
	if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(coach), mailbox.KindClient); err != nil {
		return err
	}
	return s.appendEvent(ctx, tx, conversation, recipients{coach: true})
}

// raise sets the Urgent badge of a conversation, stores the flag under its number, and runs the hooks.
func (s *Service) raise(ctx context.Context, tx pgx.Tx, flagged Flagged, note func(mark int64) error) error {
	mark, err := s.q.MarkUrgent(ctx, tx, store.MarkUrgentParams{ID: flagged.Conversation, Tier: string(flagged.Tier)})
	if err != nil {
		return fmt.Errorf("mark conversation urgent: %w", err)
	}
	if err := note(mark); err != nil {
		return fmt.Errorf("store the flag: %w", err)
	}
	for _, hook := range s.with.Flagged {
		if err := hook(ctx, tx, flagged); err != nil {
			return fmt.Errorf("run a hook after the flag: %w", err)
		}
	}
	if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(flagged.Coach), mailbox.KindClient); err != nil {
		return err
	}
	return s.appendEvent(ctx, tx, flagged.Conversation, bothSides)
}

// tellHooks runs the hooks about a coach's message.
func (s *Service) tellHooks(ctx context.Context, tx pgx.Tx, l *outgoing, row store.AppendMessageRow) error {
	written := CoachMessage{Conversation: row.ConversationID, Member: l.member, Coach: l.coach, Seq: row.Seq}
	for _, hook := range s.with.CoachWrote {
		if err := hook(ctx, tx, written); err != nil {
			return fmt.Errorf("run a hook after the message: %w", err)
		}
	}
	return nil
}

// appendAfterAsking handles a message that was not stored: it creates a missing conversation, or returns the reason.
func (s *Service) appendAfterAsking(ctx context.Context, l *outgoing) (store.AppendMessageRow, error) {
	none := store.AppendMessageRow{}
	standing, err := s.q.Standing(ctx, s.pool, store.StandingParams{MemberID: l.member.UUID(), CoachID: l.coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return none, fault.ErrNotFound
	}
	if err != nil {
		return none, fmt.Errorf("check the relation of member and coach: %w", err)
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
			if l.replyTo != nil {
				return none, fault.Field("replyTo", copy.ChatAnswers.ReplyToGone)
			}
			return none, fault.ErrNotFound
		}
		return row, err
	case l.sender == senderMember && standing.HasConversation:
		return none, &fault.Forbidden{Message: copy.Messages.CannotWriteHere}
	default:
		return none, fault.ErrNotFound
	}
}

// storedBefore returns the stored message for a repeated request. Returns fault.ErrConflict if the other side has used
// this id, which no client does by accident.
func (s *Service) storedBefore(ctx context.Context, l outgoing) (Message, error) {
	message, err := s.stored(ctx, view{member: l.member, coach: l.coach, viewer: l.viewer}, l.id)
	if err != nil {
		return Message{}, err
	}
	if message.sender() != l.sender {
		return Message{}, fault.ErrConflict
	}
	return message, nil
}

// stored returns a message as it is now, as one side of its conversation sees it.
func (s *Service) stored(ctx context.Context, v view, id uuid.UUID) (Message, error) {
	row, err := s.q.StoredMessage(ctx, s.pool, store.StoredMessageParams{ID: id, MemberID: v.member.UUID(), CoachID: v.coach.UUID()})
	if err != nil {
		return Message{}, fmt.Errorf("find stored message: %w", err)
	}
	v.cursors = mailbox.Cursors{
		MemberDelivered: row.MemberDeliveredSeq, MemberRead: row.MemberReadSeq,
		CoachDelivered: row.CoachDeliveredSeq, CoachRead: row.CoachReadSeq, Shared: row.ShareReadReceipts,
	}
	return v.message(store.MessagesBeforeRow{
		ID: row.ID, Seq: row.Seq, Sender: row.Sender, Text: row.Text, Automatic: row.Automatic, CreatedAt: row.CreatedAt,
		AttachmentID: row.AttachmentID, AttachmentKind: row.AttachmentKind, AttachmentName: row.AttachmentName,
		AttachmentType: row.AttachmentType, AttachmentSize: row.AttachmentSize, AttachmentWidth: row.AttachmentWidth,
		AttachmentHeight: row.AttachmentHeight, AttachmentDuration: row.AttachmentDuration, SafetyTier: row.SafetyTier,
		Version: row.Version, EditedAt: row.EditedAt, UnsentAt: row.UnsentAt, MemberReaction: row.MemberReaction,
		CoachReaction: row.CoachReaction, ReplyTo: row.ReplyTo, ReplySeq: row.ReplySeq, ReplySender: row.ReplySender,
		ReplyText: row.ReplyText, ReplyUnsentAt: row.ReplyUnsentAt, ReplyKind: row.ReplyKind,
	}), nil
}

// isStoredBefore reports whether the message was rejected because this conversation has its id already.
func isStoredBefore(err error) bool {
	if errors.Is(err, errStoredBefore) {
		return true
	}
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" && refused.ConstraintName == "messages_pkey"
}
