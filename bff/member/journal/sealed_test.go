package journal_test

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/internal/sealed"
)

// TestTheDatabaseHoldsNoWords looks through every row for what was written, and lets somebody with the database move seals.
func TestTheDatabaseHoldsNoWords(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	first, second := wrote(t, asha, "unmistakable mangoes"), wrote(t, asha, "something else")
	wrote(t, ravi, "Ravi's own")
	for _, as := range []string{"encode(sealed, 'escape')", "convert_from(sealed, 'LATIN1')", "journal_entries::text"} {
		if n := h.Count(t, "select count(*) from journal_entries where "+as+" ~ 'mangoes|6d616e676f6573'"); n != 0 {
			t.Errorf("%s shows the words", as)
		}
	}
	seal := func(id string) (seal []byte) {
		if err := h.Pool.QueryRow(t.Context(), "select sealed from journal_entries where id = $1", id).Scan(&seal); err != nil {
			t.Fatal(err)
		}
		return seal
	}
	put := func(query string, args ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), query, args...); err != nil {
			t.Fatal(err)
		}
	}
	original := seal(first.ID)
	// One page's words put under another, or into another member's journal, do not open; nothing of them is shown.
	put("update journal_entries set sealed = $1 where id = $2", seal(second.ID), first.ID)
	refused := asha.Get(t, "/api/journal").Want(t, http.StatusInternalServerError)
	if strings.Contains(string(refused.Body), "something else") {
		t.Errorf("the answer is %s", refused.Body)
	}
	asha.Get(t, "/api/user/export").Want(t, http.StatusInternalServerError)
	put("update journal_entries set sealed = $1 where member_id = $2", original, ravi.ID)
	ravi.Get(t, "/api/journal").Want(t, http.StatusInternalServerError)
	// Put back, they do.
	put("update journal_entries set sealed = $1 where id = $2", original, first.ID)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 2 || page.Entries[1] != first {
		t.Errorf("the journal holds %+v", page)
	}
	h.Log.WantNo(t, "mangoes", "something else")
}

func keys(t *testing.T, names ...string) *sealed.Keys {
	t.Helper()
	var parts []string
	for _, name := range names {
		parts = append(parts, name+":"+base64.StdEncoding.EncodeToString([]byte(fmt.Sprintf("%-32s", name))))
	}
	made, err := sealed.Parse(strings.Join(parts, ","))
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// TestANewKey goes the whole way from one key to another, with more pages than are looked at in one go.
func TestANewKey(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := identity.MemberID(uuid.MustParse(h.NewMember(t).ID))
	with := func(names ...string) *journal.Service {
		return journal.New(journal.Options{Pool: h.Pool, Pieces: h.Library, Keys: keys(t, names...)})
	}
	save := func(s *journal.Service, text string) uuid.UUID {
		entry, err := s.Save(t.Context(), member, uuid.New(), journal.Draft{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		return entry.ID
	}
	const many = 450
	old, both, fresh := with("old"), with("new", "old"), with("new")
	for n := range many {
		save(old, fmt.Sprintf("Page %d", n))
	}
	count := func(s *journal.Service) (n int, err error) {
		page := journal.Page{Limit: 100}
		for {
			found, err := s.List(t.Context(), member, page)
			if err != nil {
				return 0, err
			}
			n += len(found.Entries)
			if page.Before = found.Earlier; page.Before == nil {
				return n, nil
			}
		}
	}
	if n, err := count(both); n != many || err != nil {
		t.Fatalf("with both keys: %d pages, %v", n, err)
	}
	if n, err := count(fresh); err == nil || !strings.Contains(err.Error(), "old") {
		t.Fatalf("without the old key: %d pages, %v", n, err)
	}
	// With a single key there is nothing to do, and nothing is done.
	if err := fresh.Reseal(t.Context()); err != nil {
		t.Errorf("with a single key: %v", err)
	}
	save(both, "Page of the new key")
	if err := both.Reseal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n, err := count(fresh); n != many+1 || err != nil {
		t.Errorf("without the old key: %d pages, %v", n, err)
	}
	// What does not open is named, and nothing else waits for it.
	lost, waiting := save(with("lost"), "Gone"), save(old, "Waiting")
	if err := both.Reseal(t.Context()); err == nil || !strings.Contains(err.Error(), lost.String()) || !strings.Contains(err.Error(), "lost") || strings.Contains(err.Error(), waiting.String()) {
		t.Errorf("with a page that does not open: %v", err)
	}
	if n := h.Count(t, "select count(*) from journal_entries where substring(sealed from 3 for 3) <> 'new'::bytea"); n != 1 {
		t.Errorf("%d pages are not sealed with the new key", n)
	}
}
