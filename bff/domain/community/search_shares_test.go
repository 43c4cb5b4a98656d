package community_test

import (
	"testing"
	"time"

	"aangan/bff/domain/community"
)

// One search reads the word shares slowly, first without cached shares and then with old ones. Other searches succeed
// at the same time.
func TestSearchDoesNotWaitForSlowWordShares(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	h.insertPosts(1, []string{"The monsoon came late", "Nothing of the kind"})
	const (
		lock    = 20_417
		waiting = `select exists (select from pg_locks l join pg_database d on d.oid = l.database
			where d.datname = current_database() and l.locktype = 'advisory' and not l.granted)`
	)
	h.execute("alter function community_word_shares() rename to counted_word_shares")
	h.execute(`create function community_word_shares() returns table (words text[], of_words real[], grams integer[], of_grams real[])
		language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(20417); return query select * from counted_word_shares(); end $$`)
	search := func() error {
		_, err := h.community.List(t.Context(), reader.ID, community.ListFilter{Query: "monsoon"})
		return err
	}
	for _, known := range []string{"no cached shares", "old cached shares"} {
		holder, err := h.pool.Begin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := holder.Exec(t.Context(), "select pg_advisory_xact_lock($1)", lock); err != nil {
			t.Fatal(err)
		}
		slow := make(chan error, 1)
		go func() { slow <- search() }()
		h.await(waiting)
		for range 3 {
			if found := h.list(reader, community.ListFilter{Query: "monsoon"}); len(found) != 1 {
				t.Errorf("%s: %d posts are found during the slow read", known, len(found))
			}
		}
		select {
		case err := <-slow:
			t.Errorf("%s: the slow search was not slow: %v", known, err)
		default:
		}
		if err := holder.Rollback(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := <-slow; err != nil {
			t.Errorf("%s: %v", known, err)
		}
		h.pass(time.Hour)
	}
}

// The shares cannot be read.
func TestSearchWorksWithoutWordShares(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	h.insertPosts(1, []string{"The monsoon came late", "Nothing of the kind"})
	h.execute("drop function community_word_shares()")
	if found := h.list(reader, community.ListFilter{Query: "monsoon"}); len(found) != 1 {
		t.Errorf("%d posts are found, want 1", len(found))
	}
}
