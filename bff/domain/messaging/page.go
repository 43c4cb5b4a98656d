package messaging

import (
	"context"
	"fmt"
	"math"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
)

// view is the side that reads a conversation.
type view struct {
	member  identity.MemberID
	coach   identity.CoachID
	viewer  mailbox.Realm
	cursors mailbox.Cursors
}

// leaf is a page of messages, oldest first, with the positions of its neighbours.
type leaf struct {
	messages       []Message
	earlier, later *int64
}

// page reads the requested part of a conversation, with one more message on either side. Last is the conversation's
// newest number.
func (s *Service) page(ctx context.Context, v view, conversation *uuid.UUID, last int64, page Page) (leaf, error) {
	limit := page.Limit
	if limit <= 0 {
		limit = copy.Limits.MessagesPerPage
	}
	limit = min(limit, MaxPage)
	places := 0
	for _, place := range []int64{page.Before, page.After, page.Around} {
		if place > 0 {
			places++
		}
	}
	switch {
	case places > 1:
		return leaf{}, &fault.Invalid{Message: copy.ChatAnswers.OnePlace}
	case conversation == nil:
		return leaf{messages: []Message{}}, nil
	case page.After > 0:
		return s.pageAfter(ctx, v, *conversation, page.After, limit)
	case page.Around > 0:
		return s.pageAround(ctx, v, *conversation, page.Around, limit)
	default:
		return s.pageBefore(ctx, v, *conversation, page.Before, limit, last)
	}
}

// pageBefore returns the newest messages below a number, or of all messages if it is 0.
func (s *Service) pageBefore(ctx context.Context, v view, conversation uuid.UUID, before int64, limit int, last int64) (leaf, error) {
	newest := before <= 0
	if newest {
		before = math.MaxInt64
	}
	found, earlier, err := s.before(ctx, v, conversation, before, limit)
	if err != nil || newest {
		return leaf{messages: found, earlier: earlier}, err
	}
	page := leaf{messages: found, earlier: earlier}
	if last >= before && before > 1 {
		// After a page that is empty because of a deletion follows the page after the requested number.
		later := before - 1
		page.later = &later
	}
	return page, nil
}

// pageAfter returns the oldest messages above a number.
func (s *Service) pageAfter(ctx context.Context, v view, conversation uuid.UUID, after int64, limit int) (leaf, error) {
	found, later, err := s.after(ctx, v, conversation, after, limit)
	if err != nil {
		return leaf{}, err
	}
	page := leaf{messages: found, later: later}
	first := after + 1
	if len(found) > 0 {
		first = found[0].Seq
	}
	more, err := s.q.HasMessagesUntil(ctx, s.pool, store.HasMessagesUntilParams{ConversationID: conversation, Until: first - 1})
	if err != nil {
		return leaf{}, fmt.Errorf("check for earlier messages: %w", err)
	}
	if more {
		page.earlier = &first
	}
	return page, nil
}

// pageAround reads half a page up to a number, and the rest of the page above it.
func (s *Service) pageAround(ctx context.Context, v view, conversation uuid.UUID, around int64, limit int) (leaf, error) {
	found, earlier, err := s.before(ctx, v, conversation, saturated(around), (limit+1)/2)
	if err != nil {
		return leaf{}, err
	}
	page := leaf{messages: found, earlier: earlier}
	above, later, err := s.after(ctx, v, conversation, around, limit-len(found))
	if err != nil {
		return leaf{}, err
	}
	page.messages = append(page.messages, above...)
	page.later = later
	return page, nil
}

// saturated returns the next number, without overflow.
func saturated(n int64) int64 {
	if n == math.MaxInt64 {
		return n
	}
	return n + 1
}

// before reads the newest messages below a number, oldest first, and the position of those before.
func (s *Service) before(ctx context.Context, v view, conversation uuid.UUID, before int64, limit int) ([]Message, *int64, error) {
	rows, err := s.q.MessagesBefore(ctx, s.pool, store.MessagesBeforeParams{ConversationID: conversation, Before: before, MaxRows: int32(limit + 1)})
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

// after reads the oldest messages above a number, and the position of those after.
func (s *Service) after(ctx context.Context, v view, conversation uuid.UUID, after int64, limit int) ([]Message, *int64, error) {
	rows, err := s.q.MessagesAfter(ctx, s.pool, store.MessagesAfterParams{ConversationID: conversation, After: after, MaxRows: int32(limit + 1)})
	if err != nil {
		return nil, nil, fmt.Errorf("read messages: %w", err)
	}
	var later *int64
	if len(rows) > limit {
		rows = rows[:limit]
		later = &after
		if limit > 0 {
			later = &rows[limit-1].Seq
		}
	}
	messages := make([]Message, 0, len(rows))
	for _, row := range rows {
		messages = append(messages, v.message(store.MessagesBeforeRow(row)))
	}
	return messages, later, nil
}

func (v view) message(row store.MessagesBeforeRow) Message {
	fromMember := row.Sender == senderMember
	message := Message{
		ID: row.ID, MemberID: v.member, CoachID: v.coach, Seq: row.Seq, Text: row.Text,
		Attachment: mailbox.AttachmentFrom(row.AttachmentID, row.AttachmentKind, row.AttachmentName, row.AttachmentType, row.AttachmentSize,
			row.AttachmentWidth, row.AttachmentHeight, row.AttachmentDuration),
		Status: StatusOf(v.viewer, fromMember, row.Seq, v.cursors), FromMember: fromMember, FromTeam: row.Sender == senderTeam, Automatic: row.Automatic, CreatedAt: row.CreatedAt,
		Changes: mailbox.ChangesFrom(row.Version, row.EditedAt, row.UnsentAt, row.MemberReaction, row.CoachReaction,
			mailbox.QuoteFrom(row.ReplyTo, row.ReplySeq, row.ReplySender, row.ReplyText, row.ReplyUnsentAt, row.ReplyKind)),
	}
	if v.viewer == mailbox.RealmCoach && row.SafetyTier != nil {
		message.Safety = safety.Tier(*row.SafetyTier)
	}
	return message
}
