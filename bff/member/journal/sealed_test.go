package journal_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/sealed"
)

// TestDatabaseContainsOnlySealedText searches every row for the texts, and moves sealed values between rows as
// an attacker with access to the database could.
func TestDatabaseContainsOnlySealedText(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	first, second := writeNew(t, asha, "unmistakable mangoes"), writeNew(t, asha, "something else")
	otherEntry := writeNew(t, ravi, "Ravi's own")
	for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", "journal_entries::text"} {
		if n := h.Count(t, "select count(*) from journal_entries where "+as+" ~ 'mangoes|6d616e676f6573'"); n != 0 {
			t.Errorf("%s contains the text", as)
		}
	}
	sealedText := func(id string) (sealedText []byte) {
		if err := h.Pool.QueryRow(t.Context(), "select sealed from journal_entries where id = $1", id).Scan(&sealedText); err != nil {
			t.Fatal(err)
		}
		return sealedText
	}
	put := func(query string, args ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), query, args...); err != nil {
			t.Fatal(err)
		}
	}
	original := sealedText(first.ID)
	// A sealed text in another entry or another member's journal does not open, and nothing of it is shown.
	put("update journal_entries set sealed = $1 where id = $2", sealedText(second.ID), first.ID)
	unreadable := first
	unreadable.Text, unreadable.Unreadable = "", true
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 2 || page.Entries[0] != second || page.Entries[1] != unreadable {
		t.Errorf("the journal contains %+v", page)
	}
	var file userdata.Export
	asha.Get(t, "/api/user/export").Want(t, http.StatusOK).Into(t, &file)
	if len(file.Journal) != 2 || file.Journal[0].Text != "" || !file.Journal[0].Unreadable || file.Journal[1].Text != second.Text || file.Journal[1].Unreadable {
		t.Errorf("the file contains %+v", file.Journal)
	}
	put("update journal_entries set sealed = $1 where member_id = $2", original, ravi.ID)
	if page := read(t, ravi.Visitor, ""); len(page.Entries) != 1 || page.Entries[0].Text != "" || !page.Entries[0].Unreadable {
		t.Errorf("Ravi's journal contains %+v", page)
	}
	// It is logged once, with the id of the first entry, and such an entry can be deleted.
	if lines, named := h.Log.Lines("a page of a journal does not open"), h.Log.Lines(`"page":"`+first.ID); lines != 1 || named != 1 {
		t.Errorf("the log has %d such lines, %d with the entry's id", lines, named)
	}
	ravi.Do(t, http.MethodDelete, "/api/journal/"+otherEntry.ID, "", nil).Want(t, http.StatusNoContent)
	// In its own row the text opens again.
	put("update journal_entries set sealed = $1 where id = $2", original, first.ID)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 2 || page.Entries[1] != first {
		t.Errorf("the journal contains %+v", page)
	}
	h.Log.WantNo(t, "mangoes", "something else")
}

func keys(t *testing.T, names ...string) *sealed.Keys {
	t.Helper()
	var parts []string
	for _, name := range names {
		parts = append(parts, name+":"+base64.StdEncoding.EncodeToString([]byte(fmt.Sprintf("%-32s", name))))
	}
	parsed, err := sealed.Parse(strings.Join(parts, ","))
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// TestResealMovesEveryEntryToTheNewKey rotates the key with more entries than one batch.
func TestResealMovesEveryEntryToTheNewKey(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := identity.MemberID(uuid.MustParse(h.NewMember(t).ID))
	with := func(names ...string) *journal.Service {
		return journal.New(journal.Options{Pool: h.Pool, Pieces: h.Library, Keys: keys(t, names...)})
	}
	save := func(s *journal.Service, text string) uuid.UUID {
		entry, err := s.Save(t.Context(), member, uuid.New(), nil, journal.Draft{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		return entry.ID
	}
	const many = 450
	oldOnly, both, newOnly := with("old"), with("new", "old"), with("new")
	for n := range many {
		save(oldOnly, fmt.Sprintf("Page %d", n))
	}
	// count returns the number of entries that open, and the number that do not.
	count := func(s *journal.Service) (open, closed int) {
		page := journal.Page{Limit: 100}
		for {
			found, err := s.List(t.Context(), member, page)
			if err != nil {
				t.Fatal(err)
			}
			for _, entry := range found.Entries {
				if entry.Unreadable != (entry.Text == "") {
					t.Fatalf("the entry %+v is neither readable nor marked unreadable", entry)
				}
				if entry.Unreadable {
					closed++
				} else {
					open++
				}
			}
			if page.Before = found.Earlier; page.Before == nil {
				return open, closed
			}
		}
	}
	if open, closed := count(both); open != many || closed != 0 {
		t.Fatalf("with both keys: %d entries open, %d do not", open, closed)
	}
	if open, closed := count(newOnly); open != 0 || closed != many {
		t.Fatalf("without the old key: %d entries open, %d do not", open, closed)
	}
	wantKeys(t, both, "")
	wantKeys(t, newOnly, `the key "old"`)
	// With a single key Reseal does nothing.
	if err := newOnly.Reseal(t.Context()); err != nil {
		t.Errorf("with a single key: %v", err)
	}
	save(both, "Page of the new key")
	if err := both.Reseal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if open, closed := count(newOnly); open != many+1 || closed != 0 {
		t.Errorf("without the old key: %d entries open, %d do not", open, closed)
	}
	wantKeys(t, newOnly, "")
	// An entry that does not open is named in the error, and the others are still resealed.
	lost, waiting := save(with("lost"), "Gone"), save(oldOnly, "Waiting")
	if err := both.Reseal(t.Context()); err == nil || !strings.Contains(err.Error(), lost.String()) || !strings.Contains(err.Error(), "lost") || strings.Contains(err.Error(), waiting.String()) {
		t.Errorf("with an entry that does not open: %v", err)
	}
	if n := h.Count(t, "select count(*) from journal_entries where substring(sealed from 3 for 3) <> 'new'::bytea"); n != 1 {
		t.Errorf("%d entries are not sealed with the new key, want 1", n)
	}
}

// wantKeys fails the test unless CheckKeys returns an error with this text, or no error if it is empty.
func wantKeys(t *testing.T, s *journal.Service, want string) {
	t.Helper()
	switch err := s.CheckKeys(t.Context()); {
	case want == "" && err != nil:
		t.Errorf("the keys: %v", err)
	case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
		t.Errorf("the keys: %v, want %s", err, want)
	}
}

// TestCheckKeysNamesMissingAndSwappedKeys: one key is missing, and one differs under the same name.
func TestCheckKeysNamesMissingAndSwappedKeys(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := identity.MemberID(uuid.MustParse(h.NewMember(t).ID))
	swapped, err := sealed.Parse("old:" + base64.StdEncoding.EncodeToString([]byte(strings.Repeat("x", sealed.KeyBytes))))
	if err != nil {
		t.Fatal(err)
	}
	var logged bytes.Buffer
	with := func(keys *sealed.Keys) *journal.Service {
		return journal.New(journal.Options{Pool: h.Pool, Pieces: h.Library, Keys: keys, Logger: slog.New(slog.NewTextHandler(&logged, nil))})
	}
	wantKeys(t, with(keys(t, "new")), "")
	for _, name := range []string{"old", "old", "lost"} {
		if _, err := with(keys(t, name)).Save(t.Context(), member, uuid.New(), nil, journal.Draft{Text: "mangoes"}); err != nil {
			t.Fatal(err)
		}
	}
	// A value that is not sealed does not count as one of an unknown key.
	if _, err := h.Pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed) select $1, gen_random_uuid(), seal from unnest(array[''::bytea, 'x', 'no seal at all']) seal", member.UUID()); err != nil {
		t.Fatal(err)
	}
	wantKeys(t, with(keys(t, "new", "old", "lost")), "")
	wantKeys(t, with(keys(t, "new", "old")), `the key "lost"`)
	wantKeys(t, with(swapped), `does not open with the key "old"`)
	// Each reason is logged once, for any number of entries and requests.
	lost := with(keys(t, "new", "lost"))
	for range 2 {
		if _, err := lost.List(t.Context(), member, journal.Page{}); err != nil {
			t.Fatal(err)
		}
	}
	if n := strings.Count(logged.String(), "\n"); n != 2 || strings.Contains(logged.String(), "mangoes") {
		t.Errorf("the log contains:\n%s", logged.String())
	}
}
