package messaging_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/messaging"
	"aangan/db/grams"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The pages' highlighting runs the same table, so pages highlight exactly the server's matches.
func TestFindsMatchesSharedTable(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile("testdata/find.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Text, Query string
		Ranges      [][2]int
	}
	if err := json.Unmarshal(raw, &rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) < 70 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, row := range rows {
		query := grams.FoldQuery(row.Query)
		if found := grams.Finds(grams.Fold(row.Text), query); found != (len(row.Ranges) > 0) {
			t.Errorf("%q in %q: %t", row.Query, row.Text, found)
		}
		letters := []rune(row.Text)
		for _, marked := range row.Ranges {
			if !grams.Finds(grams.Fold(string(letters[marked[0]:marked[1]])), query) {
				t.Errorf("%q in %q: a highlighted range does not match", row.Query, row.Text)
			}
		}
	}
}

// words are typical words in the scripts that members use.
var words = strings.Fields(`Amma Papa visa interview sleep today tomorrow call wedding biodata H-1B Diwali Straße café don't
	அம்மா அப்பா தூக்கம் இன்று வேலை இங்கதான் माँ पापा नींद बात अच्छा शादी امی ابو نیند بات شادی ٹھیک 🙏🏽 😊 ❤️ নাম ਠੀਕ నేను 中文 2026`)

// fill stores messages as sending them would, numbered from first, and returns their texts by number.
func (h *harness) fill(first int64, texts []string) map[int64]string {
	h.t.Helper()
	ctx := context.Background()
	var conversation uuid.UUID
	if err := h.pool.QueryRow(ctx, "select id from conversations where member_id = $1 and coach_id = $2", h.member.UUID(), h.coach.UUID()).Scan(&conversation); err != nil {
		h.t.Fatal(err)
	}
	all := map[int64]string{}
	_, err := h.pool.CopyFrom(ctx, pgx.Identifier{"messages"}, []string{"conversation_id", "id", "seq", "sender", "text", "grams", "created_at"},
		pgx.CopyFromSlice(len(texts), func(i int) ([]any, error) {
			seq, sender := first+int64(i), "member"
			if i%2 == 1 {
				sender = "coach"
			}
			all[seq] = texts[i]
			return []any{conversation, uuid.New(), seq, sender, texts[i], grams.Of(h.member.UUID(), h.coach.UUID(), seq, texts[i]), time.Now()}, nil
		}))
	if err != nil {
		h.t.Fatal(err)
	}
	h.execute("update conversations set last_seq = $2, last_message_at = now(), coach_unread = unread_by_coach(id, coach_read_seq) where id = $1", conversation, first+int64(len(texts))-1)
	return all
}

// searchAll returns all results of the member's search, read page by page. The coach's results must be the same.
func (h *harness) searchAll(query string) (all []int64) {
	h.t.Helper()
	ctx := context.Background()
	for before := int64(0); ; {
		page, err := h.chat.SearchAsMember(ctx, h.member, h.coach, messaging.Query{Text: query, Before: before})
		if err != nil {
			h.t.Fatalf("%q before %d: %v", query, before, err)
		}
		theirs, err := h.chat.SearchAsCoach(ctx, h.coach, h.member, messaging.Query{Text: query, Before: before})
		if err != nil || len(theirs.Messages) != len(page.Messages) || theirs.More != page.More {
			h.t.Fatalf("%q before %d: the coach finds %d, %v, the member %d", query, before, len(theirs.Messages), err, len(page.Messages))
		}
		for _, message := range page.Messages {
			all = append(all, message.Seq)
		}
		if page.More && len(page.Messages) != copy.Limits.SearchPage {
			h.t.Fatalf("%q: a page of %d that is not the last", query, len(page.Messages))
		}
		if !page.More {
			return all
		}
		before = all[len(all)-1]
	}
}

// The conversation has messages in three parts of the index.
func TestSearchFindsSameMessagesAsFullScan(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	r := rand.New(rand.NewPCG(5, 6))
	sentence := func() string {
		text := make([]string, 1+r.IntN(6))
		for i := range text {
			text[i] = words[r.IntN(len(words))]
		}
		return strings.Join(text, " ")
	}
	sentences := func(n int) []string {
		list := make([]string, n)
		for i := range list {
			list[i] = sentence()
		}
		return list
	}
	all := map[int64]string{}
	put := func(first int64, texts []string) {
		for seq, text := range h.fill(first, texts) {
			all[seq] = text
		}
	}
	all[1] = h.memberReads(messaging.Page{}).Messages[0].Text
	rare := "உறவினர் kumbhakarna 🪷"
	put(2, append(sentences(600), rare))
	// Sends messages across the border of two parts, because the statement that stores them computes the part.
	put(131_060, sentences(8))
	for range 8 {
		sent := h.fromMember(sentence())
		all[sent.Seq] = sent.Text
	}
	border := h.fromMember("Kumbhakarna slept through the border")
	if border.Seq != 131_076 {
		t.Fatalf("sent as %d", border.Seq)
	}
	all[border.Seq] = border.Text
	put(270_000, sentences(1700))

	queries := []string{"kumbhakarna", "உறவினர்", "🪷", "rna 🪷", "nothing of the sort", "interview sleep", "ms", "m", "pa", "a p", "இ", "मा", "الشادی"}
	for range 40 {
		// A random substring of a message.
		seqs := slices.Sorted(func(yield func(int64) bool) {
			for seq := range all {
				if !yield(seq) {
					return
				}
			}
		})
		letters := []rune(all[seqs[r.IntN(len(seqs))]])
		from := r.IntN(len(letters))
		queries = append(queries, string(letters[from:min(len(letters), from+1+r.IntN(7))]))
	}
	some := 0
	for _, query := range queries {
		folded := grams.FoldQuery(query)
		if len(folded) == 0 {
			continue
		}
		var want []int64
		for seq, text := range all {
			if grams.Finds(grams.Fold(text), folded) {
				want = append(want, seq)
			}
		}
		slices.Sort(want)
		slices.Reverse(want)
		if got := h.searchAll(query); !slices.Equal(got, want) {
			t.Errorf("%q: %d found, want %d: %v", query, len(got), len(want), firstFew(got, want))
		}
		if len(want) > 0 {
			some++
		}
	}
	if some < 40 {
		t.Errorf("only %d searches have results, want 40: the test covers too little", some)
	}
}

func firstFew(got, want []int64) string {
	return fmt.Sprint(got[:min(5, len(got))], " instead of ", want[:min(5, len(want))])
}

// Equal words in other conversations are not found.
func TestSearchStaysInItsConversation(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewMember(t, h.pool).ID
	h.choose(other, h.coach)
	for range 1100 {
		// More messages than are searched by number, so that the index is used.
		h.execute(`insert into messages (conversation_id, id, seq, sender, text, grams)
			select c.id, gen_random_uuid(), c.last_seq + 1, 'member', 'the same words', '{}' from conversations c where c.member_id = $1`, other.UUID())
		h.execute("update conversations set last_seq = last_seq + 1 where member_id = $1", other.UUID())
	}
	h.fromMember("Kumbhakarna is my secret")
	found, err := h.chat.SearchAsCoach(t.Context(), h.coach, other, messaging.Query{Text: "Kumbhakarna"})
	if err != nil || len(found.Messages) != 0 {
		t.Errorf("found %v, %v", found.Messages, err)
	}
	if own := h.searchAll("kumbha"); len(own) != 1 {
		t.Errorf("found %v", own)
	}
}

func TestSearchRejectsInvalidQueriesAndForeignConversations(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	stranger := identitytest.NewCoach(t, h.pool).ID
	for name, text := range map[string]string{"empty": "", "spaces": " \n\t ", "invisible": "\u200b\u200d", "too long": strings.Repeat("a", 101), "invalid UTF-8": "a\xff"} {
		_, err := h.chat.SearchAsMember(t.Context(), h.member, h.coach, messaging.Query{Text: text})
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != "q" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := h.chat.SearchAsMember(t.Context(), h.member, h.coach, messaging.Query{Text: strings.Repeat("ஆ", 100)}); err != nil {
		t.Errorf("a hundred characters: %v", err)
	}
	if _, err := h.chat.SearchAsMember(t.Context(), h.member, stranger, messaging.Query{Text: "words"}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach: %v", err)
	}
	if _, err := h.chat.SearchAsCoach(t.Context(), stranger, h.member, messaging.Query{Text: "words"}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach's client: %v", err)
	}
	if _, err := h.chat.SearchAsCoach(t.Context(), h.coach, identity.MemberID(uuid.New()), messaging.Query{Text: ""}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("an unknown member with an empty query: %v", err)
	}
}
