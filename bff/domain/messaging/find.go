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

// Query is a search in a conversation: 1 to copy.Limits.SearchTextMax characters, in messages with numbers below
// Before, or in all if it is 0.
type Query struct {
	Text   string
	Before int64
}

// Found is the result of a search, newest first.
type Found struct {
	Messages []Message
	// More is true if older matches exist; pass the last match's number as Query.Before.
	More bool
}

// SearchAsMember searches the member's whole conversation with their current or an earlier coach, newest first,
// copy.Limits.SearchPage at a time. The caller must be the member. Three or more characters are found anywhere, fewer
// at the beginning of a word, in any script and ignoring case (see grams.Finds). Returns fault.ErrNotFound for a coach
// they never had, and *fault.Invalid for an empty or too long query.
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

// SearchAsCoach does the same as SearchAsMember for an active, verified coach and a current client.
// The caller must be the coach. Returns fault.ErrNotFound for any other person.
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

// wanted validates a query and returns its folded characters.
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
		return Found{}, fmt.Errorf("read found messages: %w", err)
	}
	for _, row := range rows {
		found.Messages = append(found.Messages, v.message(store.MessagesBeforeRow(row)))
	}
	return found, nil
}

// searchRun is one search, from the newest message backwards.
type searchRun struct {
	service      *Service
	view         view
	conversation uuid.UUID
	query        []rune
	// before is the number of the oldest message searched so far.
	before int64
	// most is the wanted number of matches; hits are their message numbers, newest first.
	most int
	hits []int64
}

const (
	// lookThrough is the number of newest messages searched one by one before the index is used. Common words are
	// found there; the index would return far more matches than needed.
	lookThrough = 1000
	// firstBatch is the number of messages of the first index query; each later one is twice as large, up to
	// lastBatch.
	firstBatch, lastBatch = 200, 6400
)

// run searches the newest messages by number, and then queries the index for one part of the conversation after the
// other, until there are enough matches.
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

// part queries the index once for the part of the conversation that contains the next lower number. More is true if
// the part may have more than the limit.
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

// look compares one message with the query.
func (h *searchRun) look(seq int64, text string) {
	if len(h.hits) < h.most && grams.Finds(grams.Fold(text), h.query) {
		h.hits = append(h.hits, seq)
	}
}
