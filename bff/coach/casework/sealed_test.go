package casework_test

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/casework"
	desk "aangan/bff/domain/casework"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/sealed"
)

func execute(t *testing.T, h *apitest.Harness, statement string, args ...any) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func addNote(t *testing.T, coach, client *apitest.User, text string) (note casework.ClientNote) {
	t.Helper()
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: text}).Want(t, http.StatusCreated).Into(t, &note)
	return note
}

// allNotes returns the notes about a client, filtered by a query string.
func allNotes(t *testing.T, coach, client *apitest.User, query string) (list []casework.ClientNote) {
	t.Helper()
	coach.Get(t, notes(client)+query).Want(t, http.StatusOK).Into(t, &list)
	return list
}

// TestDatabaseContainsOnlySealedNotes searches every row for the notes, and moves sealed values between rows as
// an attacker with access to the database could.
func TestDatabaseContainsOnlySealedNotes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	first, second := addNote(t, coach, client, "unmistakable mangoes"), addNote(t, coach, client, "something else")
	var changed casework.ClientNote
	call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+first.ID, casework.WriteNoteRequest{Text: "unmistakable mangoes again"}).
		Want(t, http.StatusOK).Into(t, &changed)
	for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", "coach_client_notes::text"} {
		if n := h.Count(t, "select count(*) from coach_client_notes where "+as+" ~ 'mangoes|6d616e676f6573'"); n != 0 {
			t.Errorf("%s contains the text", as)
		}
	}
	// A sealed text in another note does not open, nothing of it is shown, and such a note can be deleted.
	execute(t, h, "update coach_client_notes set sealed = (select sealed from coach_client_notes where id = $1) where id = $2", second.ID, first.ID)
	unreadable := changed
	unreadable.Text, unreadable.Unreadable = "", true
	if got := allNotes(t, coach, client, ""); !slices.Equal(got, []casework.ClientNote{second, unreadable}) {
		t.Errorf("the notes are %+v", got)
	}
	call(t, coach.Visitor, http.MethodDelete, notes(client)+"/"+first.ID, nil).Want(t, http.StatusNoContent)
	// Nor does it open for another coach, or about another client.
	other := h.NewCoach(t)
	client.Choose(t, other)
	execute(t, h, "update coach_client_notes set coach_id = $1", other.ID)
	if got := allNotes(t, other, client, ""); len(got) != 1 || got[0].Text != "" || !got[0].Unreadable {
		t.Errorf("another coach reads %+v", got)
	}
	if lines := h.Log.Lines("a note does not open"); lines != 1 {
		t.Errorf("the log has %d such lines", lines)
	}
	h.Log.WantNo(t, "mangoes", "something else")
}

// TestUnsealedNotesAreReadableAndGetSealed: notes from before sealing are readable, and a job seals them.
func TestUnsealedNotesAreReadableAndGetSealed(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	execute(t, h, "insert into coach_client_notes (coach_id, member_id, text) select $1, $2, 'mangoes ' || n from generate_series(1, 450) n", coach.ID, client.ID)
	before := allNotes(t, coach, client, "")
	if len(before) != 450 || !strings.HasPrefix(before[0].Text, "mangoes ") {
		t.Fatalf("%d notes, first %+v", len(before), before[0])
	}
	for range 2 {
		if err := h.Casework.SealOpen(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := h.Count(t, "select count(*) from coach_client_notes where text is not null or sealed is null"); n != 0 {
			t.Errorf("%d notes are not sealed", n)
		}
		if after := allNotes(t, coach, client, ""); !slices.Equal(after, before) {
			t.Error("the notes changed")
		}
	}
}

// TestNoteReferencesOnlySessionOfItsClient also checks that the note remains when its session is deleted.
func TestNoteReferencesOnlySessionOfItsClient(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	session := func(member, coach *apitest.User, daysAgo int) (id string) {
		err := h.Pool.QueryRow(t.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room)
			select $1, $2, t, t + interval '30 minutes', $3 from (select now() - make_interval(days => $4) as t) day returning id`, member.ID, coach.ID, uuid.NewString(), daysAgo).Scan(&id)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	sessionID, others := session(client, coach, 1), session(h.NewMember(t), coach, 2)
	plain := addNote(t, coach, client, "No session")
	var about, changed casework.ClientNote
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: "Came late", SessionID: sessionID}).Want(t, http.StatusCreated).Into(t, &about)
	call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+about.ID, casework.WriteNoteRequest{Text: "Came in time"}).Want(t, http.StatusOK).Into(t, &changed)
	if plain.SessionID != nil || about.SessionID == nil || *about.SessionID != sessionID || changed.SessionID == nil || *changed.SessionID != sessionID {
		t.Errorf("the notes are %+v, %+v, %+v", plain, about, changed)
	}
	if all, one := allNotes(t, coach, client, ""), allNotes(t, coach, client, "?sessionId="+sessionID); len(all) != 2 || len(one) != 1 || one[0].ID != about.ID {
		t.Errorf("all %+v, of the session %+v", all, one)
	}
	for _, wrong := range []string{others, uuid.NewString(), "yesterday"} {
		coach.Post(t, notes(client), casework.AddNoteRequest{Text: "x", SessionID: wrong}).WantProblem(t, http.StatusBadRequest, texts.NoteSessionUnknown, "sessionId")
	}
	coach.Get(t, notes(client)+"?sessionId=yesterday").WantProblem(t, http.StatusBadRequest, "", "sessionId")
	// The note remains when the session is deleted.
	execute(t, h, "delete from sessions where id = $1", sessionID)
	if all := allNotes(t, coach, client, ""); len(all) != 2 || all[0].Text != "Came in time" || all[0].SessionID != nil {
		t.Errorf("after deleting the session: %+v", all)
	}
}

// TestResealMovesNotesToTheNewKey also checks that CheckKeys names a missing key.
func TestResealMovesNotesToTheNewKey(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	member, of := identity.MemberID(uuid.MustParse(client.ID)), identity.CoachID(uuid.MustParse(coach.ID))
	with := func(names ...string) *desk.Service {
		var parts []string
		for _, name := range names {
			parts = append(parts, name+":"+base64.StdEncoding.EncodeToString([]byte(fmt.Sprintf("%-32s", name))))
		}
		keys, err := sealed.Parse(strings.Join(parts, ","))
		if err != nil {
			t.Fatal(err)
		}
		return desk.New(desk.Options{Pool: h.Pool, Keys: keys})
	}
	oldOnly, both, newOnly := with("old"), with("new", "old"), with("new")
	for n := range 3 {
		if _, err := oldOnly.AddNote(t.Context(), of, member, desk.NoteInput{Text: fmt.Sprintf("Note %d", n)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := newOnly.CheckKeys(t.Context()); err == nil || !strings.Contains(err.Error(), `the key "old"`) {
		t.Errorf("without the old key: %v", err)
	}
	for _, do := range []func() error{
		func() error { return both.CheckKeys(t.Context()) }, func() error { return both.Reseal(t.Context()) }, func() error { return newOnly.CheckKeys(t.Context()) },
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	found, err := newOnly.Notes(t.Context(), of, member, nil)
	if err != nil || len(found) != 3 || found[0].Unreadable || found[2].Text != "Note 0" {
		t.Errorf("with only the new key: %+v, %v", found, err)
	}
}
