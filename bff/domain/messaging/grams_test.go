package messaging_test

import (
	"fmt"
	"testing"

	"aangan/bff/domain/tasks"
	"aangan/db/grams"
)

// The messages were stored before the index existed, in several parts of a long conversation.
func TestFillGramsMakesOldMessagesSearchable(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	texts := make([]string, 1200)
	for i := range texts {
		texts[i] = fmt.Sprintf("line %d", i)
	}
	texts[3], texts[4] = "the mangosteen tree", " "
	far := int64(1<<17 + 5000)
	h.fill(10, texts)
	h.fill(far, texts)
	h.execute("update messages set grams = '{}' where seq >= 10")
	if found := h.searchAll("mangosteen"); len(found) != 0 {
		t.Fatalf("found %v before", found)
	}
	// A message locked by another transaction is left for the next run.
	tx, err := h.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(t.Context(), "select 1 from messages where seq = 20 for update"); err != nil {
		t.Fatal(err)
	}
	h.post.Do(t, tasks.Ref{Kind: "fill-message-grams"})
	if n := h.count("select count(*) from messages where grams = '{}'"); n != 1 {
		t.Errorf("%d are left, want 1", n)
	}
	if err := tx.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		h.post.Do(t, tasks.Ref{Kind: "fill-message-grams"})
	}
	if n := h.count("select count(*) from messages where grams = '{}'"); n != 0 {
		t.Errorf("%d are left", n)
	}
	if found := h.searchAll("mangosteen"); len(found) != 2 || found[0] != far+3 || found[1] != 13 {
		t.Errorf("found %v", found)
	}
	want := grams.Of(h.member.UUID(), h.coach.UUID(), far+7, texts[7])
	if n := h.count("select count(*) from messages where seq = $1 and grams = $2", far+7, want); n != 1 {
		t.Error("the index differs from that of a sent message")
	}
}
