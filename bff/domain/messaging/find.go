package messaging

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Query says what to look for in a conversation: 1 to copy.Limits.SearchTextMax letters, in messages with numbers below
// Before, or in all when it is 0.
type Query struct {
	Text   string
	Before int64
}

// Found is what a search found, newest first.
type Found struct {
	Messages []Message
	// More says that there are older ones; ask again with the last one's number as Query.Before.
	More bool
}

// SearchAsMember finds words in the whole of the member's conversation with their present coach or an earlier one, newest
// first, copy.Limits.SearchPage at a time; the member themselves calls it. Three letters or more are found anywhere, fewer
// where a word begins, in any script and whatever the case (see grams.Finds). It returns fault.ErrNotFound for a coach whom
// they never had, and *fault.Invalid for nothing to look for or too much.
func (s *Service) SearchAsMember(ctx context.Context, member identity.MemberID, coach identity.CoachID, query Query) (Found, error) {
	head, err := s.q.MemberConversationHead(ctx, s.pool, store.MemberConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Found{}, fault.ErrNotFound
	}
	if err != nil {
		return Found{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	return s.search(ctx, view{member, coach, mailbox.RealmMember, cursors}, head.ConversationID, query)
}

// SearchAsCoach is SearchAsMember for an active, verified coach and a present client of theirs; the coach themselves calls
// it. It returns fault.ErrNotFound for anybody else.
func (s *Service) SearchAsCoach(ctx context.Context, coach identity.CoachID, member identity.MemberID, query Query) (Found, error) {
	head, err := s.q.CoachConversationHead(ctx, s.pool, store.CoachConversationHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Found{}, fault.ErrNotFound
	}
	if err != nil {
		return Found{}, fmt.Errorf("find conversation: %w", err)
	}
	cursors := cursorsFrom(head.MemberDeliveredSeq, head.MemberReadSeq, head.CoachDeliveredSeq, head.CoachReadSeq, head.ShareReadReceipts)
	return s.search(ctx, view{member, coach, mailbox.RealmCoach, cursors}, head.ConversationID, query)
}

// wanted reads what to look for.
func wanted(text string) ([]rune, error) {
	if !utf8.ValidString(text) {
		return nil, fault.Field("q", copy.Validation.MessageControls)
	}
	if utf8.RuneCountInString(strings.TrimSpace(text)) > copy.Limits.SearchTextMax {
		return nil, fault.Field("q", copy.ChatAnswers.SearchTooLong)
	}
	query := grams.FoldQuery(text)
	if len(query) == 0 {
		return nil, fault.Field("q", copy.ChatAnswers.SearchEmpty)
	}
	return query, nil
}

func (s *Service) search(ctx context.Context, v view, conversation *uuid.UUID, query Query) (Found, error) {
	text, err := wanted(query.Text)
	if err != nil {
		return Found{}, err
	}
	found := Found{Messages: []Message{}}
	if conversation == nil {
		return found, nil
	}
	h := searchRun{service: s, view: v, conversation: *conversation, query: text, before: query.Before, most: copy.Limits.SearchPage + 1}
	if h.before <= 0 {
		h.before = math.MaxInt64
	}
	if err := h.run(ctx); err != nil {
		return Found{}, fmt.Errorf("search a conversation: %w", err)
	}
	if len(h.hits) > copy.Limits.SearchPage {
		h.hits, found.More = h.hits[:copy.Limits.SearchPage], true
	}
	if len(h.hits) == 0 {
		return found, nil
	}
	rows, err := s.q.MessagesAt(ctx, s.pool, store.MessagesAtParams{ConversationID: *conversation, Seqs: h.hits})
	if err != nil {
		return Found{}, fmt.Errorf("read what was found: %w", err)
	}
	for _, row := range rows {
		found.Messages = append(found.Messages, v.message(store.MessagesBeforeRow(row)))
	}
	return found, nil
}

// searchRun is one search on its way down a conversation.
type searchRun struct {
	service      *Service
	view         view
	conversation uuid.UUID
	query        []rune
	// before is how far down it has come: everything from there on was looked at.
	before int64
	// most is how many hits are enough; hits are the numbers of those that were found, newest first.
	most int
	hits []int64
}

const (
	// lookThrough is how many messages are looked through one by one before the index is asked. Common words are among them,
	// and of common words the index would bring up more than anybody wants to see.
	lookThrough = 1000
	// firstBatch is how many messages the index is asked for at once; each next time it is twice as many, up to lastBatch.
	firstBatch, lastBatch = 200, 6400
)

// run looks through the newest messages by number, and then asks the index for one part of the conversation after the other,
// until there are enough.
func (h *searchRun) run(ctx context.Context) error {
	rows, err := h.service.q.NewestTexts(ctx, h.service.pool, store.NewestTextsParams{
		ConversationID: h.conversation, Before: h.before, MaxRows: lookThrough,
	})
	if err != nil {
		return err
	}
	for _, row := range rows {
		h.look(row.Seq, row.Text)
	}
	if len(rows) < lookThrough {
		return nil
	}
	h.before = rows[len(rows)-1].Seq
	for batch := firstBatch; len(h.hits) < h.most && h.before > 1; {
		more, err := h.part(ctx, batch)
		if err != nil {
			return err
		}
		if more {
			batch = min(2*batch, lastBatch)
		}
	}
	return nil
}

// part asks the index once for the part of the conversation that the next number down is in. More says that the part may hold
// more than was asked for.
func (h *searchRun) part(ctx context.Context, batch int) (more bool, err error) {
	block := grams.Block(h.before - 1)
	rows, err := h.service.q.TextsWith(ctx, h.service.pool, store.TextsWithParams{
		Grams:          grams.Wanted(h.view.member.UUID(), h.view.coach.UUID(), block, h.query),
		ConversationID: h.conversation, FirstSeq: grams.First(block), Before: h.before, MaxRows: int32(batch),
	})
	if err != nil {
		return false, err
	}
	for _, row := range rows {
		h.look(row.Seq, row.Text)
	}
	if len(rows) == batch {
		h.before = rows[len(rows)-1].Seq
		return true, nil
	}
	h.before = grams.First(block)
	return false, nil
}

// look compares one message.
func (h *searchRun) look(seq int64, text string) {
	if len(h.hits) < h.most && grams.Finds(grams.Fold(text), h.query) {
		h.hits = append(h.hits, seq)
	}
}
