package messaging

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Reactions are the codes of the reactions to a message.
var Reactions = []string{"heart", "thanks", "agree", "glad", "hard"}

// changeTime is the time after sending in which the author can edit or unsend a message.
var changeTime = time.Duration(copy.Limits.MessageChangeMinutes) * time.Minute

// Edit is a new text for a message. Version is that of the message as the author's screen shows it.
type Edit struct {
	Text    string
	Version int
}

// EditAsMember replaces the text of a member's own text message to their current coach, within
// copy.Limits.MessageChangeMinutes of sending, and returns the message. The caller must be the member. The rules of
// sending apply, and a text that may be a crisis is flagged like a new one. A flag of the earlier text stays, and that
// text is kept for the people on call until the crisis is closed. A text that the message has already changes nothing.
//
// Returns *fault.Invalid for text that breaks the form's rules, *fault.Forbidden for an earlier coach and for a message
// that the member did not write, *fault.Conflict for a message that is too old, was unsent, has an attachment, or has
// another version, and fault.ErrNotFound for any other message or coach.
func (s *Service) EditAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID, edit Edit) (Message, error) {
	return s.edit(ctx, change{member: member, coach: coach, by: senderMember, message: message}, edit)
}

// EditAsCoach does the same for a message of an active, verified coach to a current client. The caller must be the
// coach. Nothing is flagged. Returns fault.ErrNotFound if this is not a current client.
func (s *Service) EditAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID, edit Edit) (Message, error) {
	return s.edit(ctx, change{member: member, coach: coach, by: senderCoach, message: message}, edit)
}

// UnsendAsMember removes the text and the attachment of a member's own message to their current coach, within
// copy.Limits.MessageChangeMinutes of sending, for both sides, and returns the message without them. The caller must be
// the member. A flag stays, and its text is kept for the people on call until the crisis is closed. A repeated call changes
// nothing. Returns *fault.Forbidden for an earlier coach and for a message that the member did not write,
// *fault.Conflict for one that is too old, and fault.ErrNotFound for any other message or coach.
func (s *Service) UnsendAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID) (Message, error) {
	return s.unsend(ctx, change{member: member, coach: coach, by: senderMember, message: message})
}

// UnsendAsCoach does the same for a message of an active, verified coach to a current client. The caller must be the
// coach. Returns fault.ErrNotFound if this is not a current client.
func (s *Service) UnsendAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID) (Message, error) {
	return s.unsend(ctx, change{member: member, coach: coach, by: senderCoach, message: message})
}

// ReactAsMember sets the member's reaction to a message of the conversation with their current coach, or removes it if
// the reaction is empty, and returns the message. The caller must be the member. It sends no notification. Returns
// *fault.Invalid for an unknown reaction, *fault.Forbidden for an earlier coach, *fault.Conflict for an unsent message,
// and fault.ErrNotFound for any other message or coach.
func (s *Service) ReactAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, message uuid.UUID, reaction string) (Message, error) {
	return s.react(ctx, change{member: member, coach: coach, by: senderMember, message: message}, reaction)
}

// ReactAsCoach does the same for an active, verified coach and a current client. The caller must be the coach. Returns
// fault.ErrNotFound if this is not a current client.
func (s *Service) ReactAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, message uuid.UUID, reaction string) (Message, error) {
	return s.react(ctx, change{member: member, coach: coach, by: senderCoach, message: message}, reaction)
}

// change names a message and who changes it.
type change struct {
	member  identity.MemberID
	coach   identity.CoachID
	by      string
	message uuid.UUID
}

func (s *Service) edit(ctx context.Context, c change, edit Edit) (Message, error) {
	written := struct{ Text string }{edit.Text}
	if err := forms.Message.Clean(&written); err != nil {
		return Message{}, err
	}
	var verdict safety.Verdict
	if c.by == senderMember {
		verdict = safety.Assess(written.Text)
	}
	var conversation uuid.UUID
	changed, err := s.apply(ctx, c, func(tx pgx.Tx) (noted risk.Noted, err error) {
		if c.by != senderMember || s.with.Risk == nil || !verdict.Quiet {
			// Without a sign, an edit is no further quiet message.
			return noted, nil
		}
		return s.with.Risk.Note(ctx, tx, c.member, verdict)
	}, func(tx pgx.Tx, at uuid.UUID, own store.OwnMessageRow) (bool, error) {
		conversation = at
		switch {
		case own.UnsentAt == nil && own.AttachmentID == nil && own.Text == written.Text && own.Sender == c.by:
			return false, nil
		case own.UnsentAt != nil:
			return false, &fault.Conflict{Message: copy.ChatAnswers.AlreadyUnsent}
		}
		if err := s.mayChange(c, own); err != nil {
			return false, err
		}
		switch {
		case own.AttachmentID != nil:
			return false, &fault.Conflict{Message: copy.ChatAnswers.OnlyTextEdits}
		case edit.Version != int(own.Version):
			return false, &fault.Conflict{Message: copy.ChatAnswers.ChangedElsewhere}
		}
		if err := s.keepFlagged(ctx, tx, at, own); err != nil {
			return false, err
		}
		err := s.q.EditMessage(ctx, tx, store.EditMessageParams{
			ConversationID: at, ID: c.message, Text: written.Text, Grams: grams.Of(c.member.UUID(), c.coach.UUID(), own.Seq, written.Text),
		})
		if err != nil {
			return false, fmt.Errorf("edit a message: %w", err)
		}
		if verdict.Tier == safety.None {
			return true, nil
		}
		return true, s.raise(ctx, tx, Flagged{Conversation: at, Member: c.member, Coach: c.coach, Tier: verdict.Tier}, func(mark int64) error {
			return s.q.FlagEditedMessage(ctx, tx, store.FlagEditedMessageParams{
				ConversationID: at, MessageID: c.message, Tier: string(verdict.Tier), Mark: mark,
			})
		})
	}, nothingMore)
	if err != nil {
		return Message{}, err
	}
	if changed && c.by == senderMember {
		s.with.Risk.ReadLater(c.member, written.Text, verdict)
	}
	if changed && verdict.Tier != safety.None && s.with.AfterFlagged != nil {
		s.with.AfterFlagged(context.WithoutCancel(ctx), conversation)
	}
	return s.current(ctx, c)
}

func (s *Service) unsend(ctx context.Context, c change) (Message, error) {
	_, err := s.apply(ctx, c, nothingFirst, func(tx pgx.Tx, at uuid.UUID, own store.OwnMessageRow) (bool, error) {
		if own.UnsentAt != nil && own.Sender == c.by {
			return false, nil
		}
		if err := s.mayChange(c, own); err != nil {
			return false, err
		}
		if err := s.keepFlagged(ctx, tx, at, own); err != nil {
			return false, err
		}
		files, err := s.q.UnsendMessage(ctx, tx, store.UnsendMessageParams{ConversationID: at, ID: c.message})
		if err != nil {
			return false, fmt.Errorf("unsend a message: %w", err)
		}
		if files > 0 && s.with.Attachments != nil {
			return true, s.with.Attachments.ScheduleSweep(ctx, tx)
		}
		return true, nil
	}, func(tx pgx.Tx) error {
		if c.by == senderMember {
			return nil
		}
		// One unread message less.
		_, err := notification.SyncUnread(ctx, tx, c.member)
		return err
	})
	if err != nil {
		return Message{}, err
	}
	return s.current(ctx, c)
}

func (s *Service) react(ctx context.Context, c change, reaction string) (Message, error) {
	var stored *string
	if reaction != "" {
		if !slices.Contains(Reactions, reaction) {
			return Message{}, fault.Field("reaction", copy.ChatAnswers.UnknownReaction)
		}
		stored = &reaction
	}
	_, err := s.apply(ctx, c, nothingFirst, func(tx pgx.Tx, at uuid.UUID, own store.OwnMessageRow) (bool, error) {
		if own.UnsentAt != nil {
			return false, &fault.Conflict{Message: copy.ChatAnswers.AlreadyUnsent}
		}
		rows, err := s.q.ReactToMessage(ctx, tx, store.ReactToMessageParams{
			ConversationID: at, ID: c.message, ByMember: c.by == senderMember, Reaction: stored,
		})
		if err != nil {
			return false, fmt.Errorf("react to a message: %w", err)
		}
		return rows > 0, nil
	}, nothingMore)
	if err != nil {
		return Message{}, err
	}
	return s.current(ctx, c)
}

func nothingFirst(pgx.Tx) (risk.Noted, error) { return risk.Noted{}, nil }

func nothingMore(pgx.Tx) error { return nil }

// apply changes one message in a transaction and appends the events, in the lock order: first may change the risk
// state, then the conversation is locked for the change, and notify may change the member's notifications. If act
// reports no change, nothing is stored.
func (s *Service) apply(
	ctx context.Context, c change, first func(tx pgx.Tx) (risk.Noted, error),
	act func(tx pgx.Tx, conversation uuid.UUID, own store.OwnMessageRow) (changed bool, err error), notify func(tx pgx.Tx) error,
) (changed bool, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		noted, err := first(tx)
		if err != nil {
			return err
		}
		conversation, err := s.lockForChange(ctx, tx, c)
		if err != nil {
			return err
		}
		own, err := s.q.OwnMessage(ctx, tx, store.OwnMessageParams{ConversationID: conversation, ID: c.message})
		if err != nil {
			return err
		}
		if changed, err = act(tx, conversation, own); err != nil {
			return err
		}
		if !changed {
			return errNothingChanged
		}
		// The coach's mailbox comes before the member's notifications, and those before the member's mailbox.
		if err := s.appendChange(ctx, tx, c.message, conversation, recipients{coach: true}); err != nil {
			return err
		}
		if err := notify(tx); err != nil {
			return err
		}
		if err := noted.Tell(ctx, tx, c.member); err != nil {
			return err
		}
		return s.appendChange(ctx, tx, c.message, conversation, onlyMember)
	})
	switch {
	case errors.Is(err, errNothingChanged):
		return false, nil
	case errors.Is(err, pgx.ErrNoRows):
		return false, fault.ErrNotFound
	case err != nil:
		return false, err
	}
	mailbox.Wake(s.waker, mailbox.CoachOwner(c.coach), mailbox.MemberOwner(c.member))
	return true, nil
}

// errNothingChanged rolls a transaction back that has nothing to store.
var errNothingChanged = errors.New("the message is so already")

// lockForChange locks the conversation of the two and checks that the author of the change may write in it. Returns
// pgx.ErrNoRows without such a conversation.
func (s *Service) lockForChange(ctx context.Context, tx pgx.Tx, c change) (uuid.UUID, error) {
	if c.by == senderCoach {
		conversation, err := s.q.LockClientConversation(ctx, tx, store.LockClientConversationParams{MemberID: c.member.UUID(), CoachID: c.coach.UUID()})
		return conversation.ID, err
	}
	conversation, err := s.q.LockMemberConversation(ctx, tx, store.LockMemberConversationParams{MemberID: c.member.UUID(), CoachID: c.coach.UUID()})
	if err != nil {
		return uuid.Nil, err
	}
	standing, err := s.q.Standing(ctx, tx, store.StandingParams{MemberID: c.member.UUID(), CoachID: c.coach.UUID()})
	if err == nil && !standing.Present {
		return uuid.Nil, &fault.Forbidden{Message: copy.Messages.CannotWriteHere}
	}
	return conversation.ID, err
}

// mayChange returns the reason why a message can be neither edited nor unsent; nil if it can.
func (s *Service) mayChange(c change, own store.OwnMessageRow) error {
	switch {
	case own.Sender != c.by || own.Automatic:
		return &fault.Forbidden{Message: copy.ChatAnswers.NotYourMessage}
	case s.now().Sub(own.CreatedAt) > changeTime:
		return &fault.Conflict{Message: copy.ChatAnswers.ChangeTooLate}
	}
	return nil
}

// keepFlagged keeps a text that is about to go for the people on call, if it is why the message is flagged and the
// crisis is open.
func (s *Service) keepFlagged(ctx context.Context, tx pgx.Tx, conversation uuid.UUID, own store.OwnMessageRow) error {
	if !own.Waits || safety.Assess(own.Text).Tier == safety.None {
		return nil
	}
	err := s.q.KeepFlaggedText(ctx, tx, store.KeepFlaggedTextParams{ConversationID: conversation, MessageID: own.ID, Text: own.Text})
	if err != nil {
		return fmt.Errorf("keep a flagged text: %w", err)
	}
	return nil
}

// appendChange appends an event about a changed message for the given sides.
func (s *Service) appendChange(ctx context.Context, tx pgx.Tx, message, conversation uuid.UUID, who recipients) error {
	_, err := s.q.TellMessageChanged(ctx, tx, store.TellMessageChangedParams{
		ConversationID: conversation, MessageID: message, Coach: who.coach, Member: who.member,
	})
	if err != nil {
		return fmt.Errorf("append message events: %w", err)
	}
	return nil
}

// current returns the message as it is now, as the author of the change sees it.
func (s *Service) current(ctx context.Context, c change) (Message, error) {
	viewer := mailbox.RealmMember
	if c.by == senderCoach {
		viewer = mailbox.RealmCoach
	}
	return s.stored(ctx, view{member: c.member, coach: c.coach, viewer: viewer}, c.message)
}
