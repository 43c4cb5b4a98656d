package messaging

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// MaxPage is the most messages that one page holds, whatever is asked.
const MaxPage = 100

// Page says which part of a conversation is asked for: up to Limit messages with numbers below Before. Before 0 means
// the newest ones, Limit 0 means copy.Limits.MessagesPerPage.
type Page struct {
	Before int64
	Limit  int
}

// Correspondent is what a member sees of the coach at the head of a conversation.
type Correspondent struct {
	ID       identity.CoachID
	Name     string
	ImageURL string
	TimeZone string
	City     string
}

// MemberConversation is a page of a conversation in the member's view, oldest message first.
type MemberConversation struct {
	Coach    Correspondent
	Messages []Message
	// Earlier is what to ask for as Page.Before to get the page before this one; nil when this page holds the first message.
	Earlier *int64
	// CanWrite is false for a conversation with an earlier coach.
	CanWrite bool
	// LastReadSeq is the newest message that the member has seen.
	LastReadSeq int64
}

// ClientHead is what a coach sees of the client at the head of a conversation.
type ClientHead struct {
	ID        identity.MemberID
	FirstName string
	LastName  string
	TimeZone  string
	// UrgentSince is since when a message that sounds like a crisis waits to be acknowledged; nil for none.
	UrgentSince *time.Time
}

// CoachConversation is a page of a conversation in the coach's view, oldest message first.
type CoachConversation struct {
	Client   ClientHead
	Messages []Message
	// Earlier is what to ask for as Page.Before to get the page before this one; nil when this page holds the first message.
	Earlier *int64
}

// ConversationForMember reads a page of the member's conversation with their present coach or an earlier one; the member
// themselves calls it. It returns fault.ErrNotFound for a coach whom they never had.
func (s *Service) ConversationForMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, page Page) (MemberConversation, error) {
	head, err := s.q.MemberConversationHead(ctx, s.pool, store.MemberConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return MemberConversation{}, fault.ErrNotFound
	}
	if err != nil {
		return MemberConversation{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	messages, earlier, err := s.page(ctx, view{member, coach, mailbox.RealmMember, cursors}, head.ConversationID, page)
	if err != nil {
		return MemberConversation{}, err
	}
	return MemberConversation{
		Coach:    Correspondent{ID: coach, Name: head.Name, ImageURL: head.ImageUrl, TimeZone: head.TimeZone, City: head.City},
		Messages: messages, Earlier: earlier, CanWrite: head.Present, LastReadSeq: cursors.MemberRead,
	}, nil
}

// ConversationForCoach reads a page of an active, verified coach's conversation with a present client; the coach
// themselves calls it. It returns fault.ErrNotFound for anybody else.
func (s *Service) ConversationForCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, page Page) (CoachConversation, error) {
	head, err := s.q.CoachConversationHead(ctx, s.pool, store.CoachConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return CoachConversation{}, fault.ErrNotFound
	}
	if err != nil {
		return CoachConversation{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	messages, earlier, err := s.page(ctx, view{member, coach, mailbox.RealmCoach, cursors}, head.ConversationID, page)
	if err != nil {
		return CoachConversation{}, err
	}
	return CoachConversation{
		Client:   ClientHead{ID: member, FirstName: head.FirstName, LastName: head.LastName, TimeZone: head.TimeZone, UrgentSince: head.UrgentSince},
		Messages: messages, Earlier: earlier,
	}, nil
}

// Unread lists what the member's present coach wrote and the member has not seen, oldest first, at most MaxPage. The
// member themselves calls it. Without a coach there is nothing.
func (s *Service) Unread(ctx context.Context, member identity.MemberID) ([]Message, error) {
	rows, err := s.q.UnreadForMember(ctx, s.pool, store.UnreadForMemberParams{MemberID: member.UUID(), MaxRows: MaxPage})
	if err != nil {
		return nil, fmt.Errorf("list unread messages: %w", err)
	}
	messages := make([]Message, 0, len(rows))
	for _, row := range rows {
		messages = append(messages, Message{
			ID: row.ID, MemberID: member, CoachID: identity.CoachID(row.CoachID), Seq: row.Seq, Text: row.Text,
			Status:    StatusOf(mailbox.RealmMember, false, row.Seq, mailbox.Cursors{MemberDelivered: row.MemberDeliveredSeq}),
			Automatic: row.Automatic, CreatedAt: row.CreatedAt,
		})
	}
	return messages, nil
}

// view is whose eyes a conversation is read with.
type view struct {
	member  identity.MemberID
	coach   identity.CoachID
	viewer  mailbox.Realm
	cursors mailbox.Cursors
}

// page reads one message more than was asked for, to know whether there is an earlier page.
func (s *Service) page(ctx context.Context, v view, conversation *uuid.UUID, page Page) ([]Message, *int64, error) {
	if conversation == nil {
		return []Message{}, nil, nil
	}
	limit, before := page.Limit, page.Before
	if limit <= 0 {
		limit = copy.Limits.MessagesPerPage
	}
	limit = min(limit, MaxPage)
	if before <= 0 {
		before = math.MaxInt64
	}
	rows, err := s.q.MessagesBefore(ctx, s.pool, store.MessagesBeforeParams{ConversationID: *conversation, Before: before, MaxRows: int32(limit + 1)})
	if err != nil {
		return nil, nil, fmt.Errorf("read messages: %w", err)
	}
	var earlier *int64
	if len(rows) > limit {
		rows = rows[:limit]
		earlier = &rows[limit-1].Seq
	}
	messages := make([]Message, 0, len(rows))
	for _, row := range slices.Backward(rows) {
		messages = append(messages, v.message(row))
	}
	return messages, earlier, nil
}

func (v view) message(row store.MessagesBeforeRow) Message {
	fromMember := row.Sender == senderMember
	message := Message{
		ID: row.ID, MemberID: v.member, CoachID: v.coach, Seq: row.Seq, Text: row.Text,
		Status: StatusOf(v.viewer, fromMember, row.Seq, v.cursors), FromMember: fromMember, Automatic: row.Automatic, CreatedAt: row.CreatedAt,
	}
	if v.viewer == mailbox.RealmCoach && row.SafetyTier != nil {
		message.Safety = safety.Tier(*row.SafetyTier)
	}
	return message
}

// cursorsFrom reads the cursors of a conversation that may not exist yet.
func cursorsFrom(memberDelivered, memberRead, coachDelivered, coachRead *int64, shared bool) mailbox.Cursors {
	number := func(pointer *int64) int64 {
		if pointer == nil {
			return 0
		}
		return *pointer
	}
	return mailbox.Cursors{
		MemberDelivered: number(memberDelivered), MemberRead: number(memberRead),
		CoachDelivered: number(coachDelivered), CoachRead: number(coachRead), Shared: shared,
	}
}
