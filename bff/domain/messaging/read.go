package messaging

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// MaxPage is the maximum number of messages on a page.
const MaxPage = 100

// Page selects a part of a conversation: up to Limit messages with numbers below Before, above After, or on both sides
// of Around, whichever is not 0. Without any it is the newest part; with two it is invalid. Limit 0 means
// copy.Limits.MessagesPerPage.
type Page struct {
	Before int64
	After  int64
	Around int64
	Limit  int
}

// Reply is the time by which a member gets a reply.
type Reply struct {
	// By is the time by which the coach replies to the oldest unanswered message, or to one sent now.
	By time.Time
	// WaitingSince is the start of the member's wait for a reply; nil if no message waits.
	WaitingSince *time.Time
	// Late is true if By has passed without a reply.
	Late bool
	// Seen reports whether the coach has seen the member's newest message; nil if read receipts are not shared or
	// there is no such message.
	Seen *bool
}

// CoachHead is the coach at the head of a member's conversation.
type CoachHead struct {
	ID       identity.CoachID
	Name     string
	ImageURL string
	TimeZone string
	City     string
}

// MemberConversation is a page of a conversation in the member's view, oldest message first.
type MemberConversation struct {
	Coach    CoachHead
	Messages []Message
	// Earlier is Page.Before for the previous page; nil if this page has the first message.
	Earlier *int64
	// Later is Page.After for the next page; nil if this page has the newest message.
	Later *int64
	// CanWrite is false for a conversation with an earlier coach.
	CanWrite bool
	// CoachAway is true if the member's current coach is not active and verified now: the coach sees no messages, so
	// no text may claim that they were notified.
	CoachAway bool
	// LastReadSeq is the newest message that the member has seen.
	LastReadSeq int64
	// Muted is true if the member wants neither badge nor email about this conversation.
	Muted bool
	// DeleteAt is the time of the scheduled deletion; nil for none.
	DeleteAt *time.Time
	// Reply is the time by which the coach replies; nil for an earlier coach and for an absent one.
	Reply *Reply
	// Safety is the crisis detector's strongest result in the member's messages of the last day.
	Safety safety.Tier
}

// ClientHead is the client at the head of a coach's conversation.
type ClientHead struct {
	ID        identity.MemberID
	FirstName string
	LastName  string
	TimeZone  string
	// UrgentSince is the time of the oldest unacknowledged flag; nil for none.
	UrgentSince *time.Time
	// UrgentTier is the strongest unacknowledged tier; empty for none.
	UrgentTier safety.Tier
	// UrgentIn lists the places of the flags.
	UrgentIn []safety.Place
	// UrgentThrough is the number of the newest flag as of this read, for acknowledging up to it.
	UrgentThrough int64
	// WaitingSince is the time since which the client waits for a reply, and AnswerBy the promised time; both are nil
	// if no message waits.
	WaitingSince, AnswerBy *time.Time
	// DeleteAt is the time of the scheduled deletion; nil for none.
	DeleteAt *time.Time
}

// CoachConversation is a page of a conversation in the coach's view, oldest message first.
type CoachConversation struct {
	Client   ClientHead
	Messages []Message
	// Earlier is Page.Before for the previous page; nil if this page has the first message.
	Earlier *int64
	// Later is Page.After for the next page; nil if this page has the newest message.
	Later *int64
}

// ConversationForMember returns a page of the member's conversation with their current or an earlier coach. The caller
// must be the member. Returns fault.ErrNotFound for a coach they never had, and *fault.Invalid for a page with two
// places.
func (s *Service) ConversationForMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, page Page) (MemberConversation, error) {
	head, err := s.q.MemberConversationHead(ctx, s.pool, store.MemberConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return MemberConversation{}, fault.ErrNotFound
	}
	if err != nil {
		return MemberConversation{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	found, err := s.page(ctx, view{member, coach, mailbox.RealmMember, cursors}, head.ConversationID, number(head.LastSeq), page)
	if err != nil {
		return MemberConversation{}, err
	}
	conversation := MemberConversation{
		Coach:    CoachHead{ID: coach, Name: head.Name, ImageURL: head.ImageUrl, TimeZone: head.TimeZone, City: head.City},
		Messages: found.messages, Earlier: found.earlier, Later: found.later, CanWrite: head.Present, CoachAway: head.Present && !head.CoachOpen, LastReadSeq: cursors.MemberRead,
		Muted: head.Muted, DeleteAt: head.DeleteAt, Safety: safety.Tier(head.SafetyTier),
	}
	if !head.Present || !head.CoachOpen || s.with.ReplyTime == nil {
		return conversation, nil
	}
	promised, err := s.with.ReplyTime.Reply(ctx, coach, head.WaitingSince)
	if err != nil {
		return MemberConversation{}, fmt.Errorf("compute the reply time: %w", err)
	}
	conversation.Reply = &Reply{By: promised.Due, WaitingSince: head.WaitingSince, Late: promised.Late}
	if own := head.NewestOwnSeq; own > 0 && cursors.Shared {
		seen := own <= cursors.CoachRead
		conversation.Reply.Seen = &seen
	}
	return conversation, nil
}

// ConversationForCoach returns a page of an active, verified coach's conversation with a current client. The caller
// must be the coach. Returns fault.ErrNotFound for any other person, and *fault.Invalid for a page with two places.
func (s *Service) ConversationForCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, page Page) (CoachConversation, error) {
	head, err := s.q.CoachConversationHead(ctx, s.pool, store.CoachConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return CoachConversation{}, fault.ErrNotFound
	}
	if err != nil {
		return CoachConversation{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	found, err := s.page(ctx, view{member, coach, mailbox.RealmCoach, cursors}, head.ConversationID, number(head.LastSeq), page)
	if err != nil {
		return CoachConversation{}, err
	}
	client := ClientHead{
		ID: member, FirstName: head.FirstName, LastName: head.LastName, TimeZone: head.TimeZone, UrgentSince: head.UrgentSince,
		UrgentIn: safety.Places(head.UrgentIn), UrgentThrough: number(head.UrgentMark),
		WaitingSince: head.WaitingSince, DeleteAt: head.DeleteAt,
	}
	if head.UrgentTier != nil {
		client.UrgentTier = safety.Tier(*head.UrgentTier)
	}
	if head.WaitingSince != nil && s.with.ReplyTime != nil {
		promised, err := s.with.ReplyTime.Reply(ctx, coach, head.WaitingSince)
		if err != nil {
			return CoachConversation{}, fmt.Errorf("compute the reply time: %w", err)
		}
		client.AnswerBy = &promised.Due
	}
	return CoachConversation{Client: client, Messages: found.messages, Earlier: found.earlier, Later: found.later}, nil
}

// Unread returns the current coach's and the team's messages that the member has not seen, oldest first, at most
// MaxPage. The caller must be the member. It is empty without a coach and while the conversation is muted.
func (s *Service) Unread(ctx context.Context, member identity.MemberID) ([]Message, error) {
	rows, err := s.q.UnreadForMember(ctx, s.pool, store.UnreadForMemberParams{MemberID: member.UUID(), MaxRows: MaxPage})
	if err != nil {
		return nil, fmt.Errorf("list unread messages: %w", err)
	}
	messages := make([]Message, 0, len(rows))
	for _, row := range rows {
		messages = append(messages, Message{
			ID: row.ID, MemberID: member, CoachID: identity.CoachID(row.CoachID), Seq: row.Seq, Text: row.Text,
			Attachment: mailbox.AttachmentFrom(row.AttachmentID, row.AttachmentKind, row.AttachmentName, row.AttachmentType, row.AttachmentSize,
				row.AttachmentWidth, row.AttachmentHeight, row.AttachmentDuration),
			Status:   StatusOf(mailbox.RealmMember, false, row.Seq, mailbox.Cursors{MemberDelivered: row.MemberDeliveredSeq}),
			FromTeam: row.Sender == senderTeam, Automatic: row.Automatic, CreatedAt: row.CreatedAt,
			Changes: mailbox.ChangesFrom(row.Version, row.EditedAt, row.UnsentAt, row.MemberReaction, row.CoachReaction,
				mailbox.QuoteFrom(row.ReplyTo, row.ReplySeq, row.ReplySender, row.ReplyText, row.ReplyUnsentAt, row.ReplyKind)),
		})
	}
	return messages, nil
}

func number(pointer *int64) int64 {
	if pointer == nil {
		return 0
	}
	return *pointer
}

// cursorsFrom reads the cursors of a conversation that may not exist yet.
func cursorsFrom(memberDelivered, memberRead, coachDelivered, coachRead *int64, shared bool) mailbox.Cursors {
	return mailbox.Cursors{
		MemberDelivered: number(memberDelivered), MemberRead: number(memberRead),
		CoachDelivered: number(coachDelivered), CoachRead: number(coachRead), Shared: shared,
	}
}
