package journal_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/userdata"
	"aangan/bff/member/journal"
)

// letter is the id of a resource with questions.
const letter = "a-letter-you-will-not-send"

func write(t *testing.T, who *apitest.Visitor, id string, body map[string]any) apitest.Answer {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, http.MethodPut, "/api/journal/"+id, "application/json", raw)
}

func wrote(t *testing.T, who *apitest.User, text string) (entry journal.JournalEntry) {
	t.Helper()
	write(t, who.Visitor, uuid.NewString(), map[string]any{"text": text}).Want(t, http.StatusOK).Into(t, &entry)
	return entry
}

func read(t *testing.T, who *apitest.Visitor, query string) (page journal.JournalPage) {
	t.Helper()
	who.Get(t, "/api/journal"+query).Want(t, http.StatusOK).Into(t, &page)
	return page
}

func TestAPage(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 0 || page.Earlier != nil {
		t.Errorf("a new journal holds %+v", page)
	}
	id := uuid.NewString()
	answer := write(t, asha.Visitor, id, map[string]any{"resource": letter, "prompt": 2, "text": "  தாத்தா,\n\nthank you for the mangoes.\n "}).Want(t, http.StatusOK)
	answer.WantKeys(t, "id", "resource", "prompt", "text", "unreadable", "createdAt", "updatedAt")
	var first journal.JournalEntry
	answer.Into(t, &first)
	if first.ID != id || first.Resource != letter || first.Prompt == nil || *first.Prompt != 2 || first.Text != "தாத்தா,\n\nthank you for the mangoes." || !first.CreatedAt.Equal(first.UpdatedAt) {
		t.Errorf("written: %+v", first)
	}
	// A second write replaces the whole entry and keeps its position.
	var second journal.JournalEntry
	write(t, asha.Visitor, id, map[string]any{"text": "Another day.", "updatedAt": first.UpdatedAt}).Want(t, http.StatusOK).Into(t, &second)
	if second.Resource != "" || second.Prompt != nil || second.Text != "Another day." || !second.CreatedAt.Equal(first.CreatedAt) || !second.UpdatedAt.After(first.UpdatedAt) {
		t.Errorf("written anew: %+v", second)
	}
	page := read(t, asha.Visitor, "")
	if len(page.Entries) != 1 || page.Entries[0] != second || page.Earlier != nil {
		t.Errorf("the journal holds %+v", page)
	}
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).Want(t, http.StatusNoContent)
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).WantProblem(t, http.StatusNotFound, copy.Journal.NotFound)
	if h.Count(t, "select count(*) from journal_entries") != 0 {
		t.Error("a deleted page is still stored")
	}
	h.Log.WantNo(t, "mangoes", "Another day")
}

// TestTwoDesks writes one entry on two devices: neither overwrites the other's text, and a write without a response
// can be repeated.
func TestTwoDesks(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	id := uuid.NewString()
	put := func(text string, based any, more map[string]any) apitest.Answer {
		body := map[string]any{"text": text}
		if based != nil {
			body["updatedAt"] = based
		}
		maps.Copy(body, more)
		return write(t, asha.Visitor, id, body)
	}
	stands := func(want journal.JournalEntry) {
		t.Helper()
		if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 || page.Entries[0] != want {
			t.Errorf("the journal holds %+v, want %+v", page.Entries, want)
		}
	}
	var first, second journal.JournalEntry
	put("One", nil, nil).Want(t, http.StatusOK).Into(t, &first)
	// The answer to a new page, and the one to a change, did not arrive.
	var again journal.JournalEntry
	put(" One ", nil, nil).Want(t, http.StatusOK).Into(t, &again)
	if again != first {
		t.Errorf("repeated: %+v, want %+v", again, first)
	}
	put("Two", first.UpdatedAt, nil).Want(t, http.StatusOK).Into(t, &second)
	put("Two", first.UpdatedAt, nil).Want(t, http.StatusOK).Into(t, &again)
	if again != second {
		t.Errorf("repeated: %+v, want %+v", again, second)
	}
	// Who knows of no page, of an older one, or of one that never was, takes nothing away.
	for name, based := range map[string]any{"none": nil, "the first": first.UpdatedAt, "a later one": second.UpdatedAt.Add(time.Microsecond)} {
		t.Run(name, func(t *testing.T) {
			put("Three", based, nil).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
		})
	}
	// The same words about something else are a change.
	put("Two", first.UpdatedAt, map[string]any{"resource": letter}).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
	stands(second)
	put("Two", second.UpdatedAt, map[string]any{"resource": letter, "prompt": 1}).Want(t, http.StatusOK).Into(t, &again)
	put("Two", second.UpdatedAt, map[string]any{"resource": letter, "prompt": 0}).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
	entries := read(t, asha.Visitor, "").Entries
	if len(entries) != 1 || *entries[0].Prompt != 1 || !entries[0].UpdatedAt.Equal(again.UpdatedAt) {
		t.Errorf("the journal holds %+v", entries)
	}
	put("Three", "yesterday", nil).WantProblem(t, http.StatusBadRequest, copy.Journal.NotATime, "updatedAt")
	// An entry that was deleted on another device is created again.
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).Want(t, http.StatusNoContent)
	put("Three", again.UpdatedAt, nil).Want(t, http.StatusOK)
}

// TestManyDesks writes one entry from many devices at once: one succeeds, and the others get a conflict.
func TestManyDesks(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	page := wrote(t, asha, "Before")
	answers := make(chan int, 8)
	for n := range cap(answers) {
		go func() {
			raw := fmt.Appendf(nil, `{"text":"Desk %d","updatedAt":%q}`, n, page.UpdatedAt.Format(time.RFC3339Nano))
			answers <- asha.Do(t, http.MethodPut, "/api/journal/"+page.ID, "application/json", raw).Status
		}()
	}
	taken := 0
	for range cap(answers) {
		switch status := <-answers; status {
		case http.StatusOK:
			taken++
		case http.StatusConflict:
		default:
			t.Errorf("status %d", status)
		}
	}
	if taken != 1 {
		t.Errorf("%d of the desks were told that they had written the page", taken)
	}
}

// TestPages goes back through a journal of which several pages are of the same instant.
func TestPages(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	for n := range 25 {
		wrote(t, asha, fmt.Sprintf("Page %d", n))
	}
	strange := wrote(t, ravi, "Somebody else's words")
	if _, err := h.Pool.Exec(t.Context(), "update journal_entries set created_at = date_trunc('minute', created_at)"); err != nil {
		t.Fatal(err)
	}
	whole := read(t, asha.Visitor, "?limit=100")
	if len(whole.Entries) != 25 || whole.Earlier != nil {
		t.Fatalf("%d pages, earlier %v", len(whole.Entries), whole.Earlier)
	}
	first := read(t, asha.Visitor, "")
	if len(first.Entries) != copy.Limits.JournalPerPage || first.Earlier == nil {
		t.Fatalf("%d pages, earlier %v", len(first.Entries), first.Earlier)
	}
	rest := read(t, asha.Visitor, "?before="+*first.Earlier)
	if got := slices.Concat(first.Entries, rest.Entries); !slices.Equal(got, whole.Entries) || rest.Earlier != nil {
		t.Errorf("in two parts the journal is %+v", got)
	}
	if exact := read(t, asha.Visitor, "?limit=25"); exact.Earlier != nil {
		t.Error("there is something before the first page")
	}
	// An id that does not exist, or is another member's, returns an empty page.
	for _, before := range []string{uuid.NewString(), strange.ID} {
		if page := read(t, asha.Visitor, "?before="+before); len(page.Entries) != 0 || page.Earlier != nil {
			t.Errorf("before %s stands %+v", before, page)
		}
	}
}

// TestNobodyElse lets another member and a coach try.
func TestNobodyElse(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	mine := wrote(t, asha, "Only for me")
	// To another member the id is an id like any other.
	var theirs journal.JournalEntry
	write(t, ravi.Visitor, mine.ID, map[string]any{"text": "Ravi's own"}).Want(t, http.StatusOK).Into(t, &theirs)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 || page.Entries[0] != mine {
		t.Errorf("Asha's journal holds %+v", page)
	}
	ravi.Do(t, http.MethodDelete, "/api/journal/"+mine.ID, "", nil).Want(t, http.StatusNoContent)
	ravi.Do(t, http.MethodDelete, "/api/journal/"+mine.ID, "", nil).WantProblem(t, http.StatusNotFound, copy.Journal.NotFound)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 {
		t.Error("Ravi deleted a page of Asha's")
	}
	raw := []byte(`{"text":"x"}`)
	for _, stranger := range []*apitest.Visitor{apitest.NewVisitor(h.Member), meera.At(h.Member)} {
		stranger.Get(t, "/api/journal").WantProblem(t, http.StatusUnauthorized, "")
		stranger.Do(t, http.MethodPut, "/api/journal/"+mine.ID, "application/json", raw).WantProblem(t, http.StatusUnauthorized, "")
		stranger.Do(t, http.MethodDelete, "/api/journal/"+mine.ID, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	for _, surface := range h.APIs {
		for _, op := range surface.Operations() {
			if surface.Name != "member" && strings.Contains(op.Path, "journal") {
				t.Errorf("%s has the operation %s", surface.Name, op.ID)
			}
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	id := uuid.NewString()
	long := strings.Repeat("அ", copy.Limits.JournalText)
	for name, c := range map[string]struct {
		body           map[string]any
		field, message string
	}{
		"nothing":                     {map[string]any{}, "text", copy.Journal.TextRequired},
		"spaces":                      {map[string]any{"text": " \n "}, "text", copy.Journal.TextRequired},
		"too long":                    {map[string]any{"text": long + "x"}, "text", copy.Journal.TextTooLong},
		"a bell":                      {map[string]any{"text": "a\ab"}, "text", copy.Journal.TextControls},
		"a piece that is not there":   {map[string]any{"text": "x", "resource": "not-there"}, "resource", copy.Journal.ResourceUnknown},
		"a question of no piece":      {map[string]any{"text": "x", "prompt": 0}, "prompt", copy.Journal.PromptUnknown},
		"a question too far":          {map[string]any{"text": "x", "resource": letter, "prompt": 12}, "prompt", copy.Journal.PromptUnknown},
		"a question far too far":      {map[string]any{"text": "x", "resource": letter, "prompt": 1 << 40}, "prompt", copy.Journal.PromptUnknown},
		"a question before the first": {map[string]any{"text": "x", "resource": letter, "prompt": -1}, "prompt", copy.Journal.PromptUnknown},
	} {
		t.Run(name, func(t *testing.T) {
			write(t, asha.Visitor, id, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	for query, field := range map[string]string{
		"before=x": "before", "before=1": "before", "limit=0": "limit", "limit=101": "limit", "limit=x": "limit",
	} {
		asha.Get(t, "/api/journal?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	write(t, asha.Visitor, "no-uuid", map[string]any{"text": "x"}).WantProblem(t, http.StatusNotFound, "")
	if h.Count(t, "select count(*) from journal_entries") != 0 {
		t.Error("something was stored")
	}
	write(t, asha.Visitor, id, map[string]any{"text": long, "resource": letter}).Want(t, http.StatusOK)
}

// TestAPieceThatWasTakenOut leaves its pages to be read and written on.
func TestAPieceThatWasTakenOut(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	var entry journal.JournalEntry
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": letter, "prompt": 1, "text": "Before"}).Want(t, http.StatusOK).Into(t, &entry)
	if _, err := h.Pool.Exec(t.Context(), "update journal_entries set resource = 'taken-out'"); err != nil {
		t.Fatal(err)
	}
	write(t, asha.Visitor, entry.ID, map[string]any{"resource": "taken-out", "prompt": 1, "text": "After", "updatedAt": entry.UpdatedAt}).Want(t, http.StatusOK)
	if page := read(t, asha.Visitor, ""); page.Entries[0].Text != "After" || page.Entries[0].Resource != "taken-out" {
		t.Errorf("the page reads %+v", page)
	}
	// It cannot be turned into a page about something else that is not there.
	for _, body := range []map[string]any{
		{"resource": "also-taken-out", "prompt": 1, "text": "x"}, {"resource": "taken-out", "prompt": 0, "text": "x"}, {"resource": "taken-out", "text": "x"},
	} {
		write(t, asha.Visitor, entry.ID, body).WantProblem(t, http.StatusBadRequest, copy.Journal.ResourceUnknown, "resource")
	}
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": "taken-out", "prompt": 1, "text": "x"}).WantProblem(t, http.StatusBadRequest, "", "resource")
}

func TestAFullJournal(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	last := wrote(t, asha, "The last one")
	_, err := h.Pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed) select $1, gen_random_uuid(), '' from generate_series(2, $2::int)", asha.ID, copy.Limits.JournalEntriesMax)
	if err != nil {
		t.Fatal(err)
	}
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"text": "One more"}).WantProblem(t, http.StatusConflict, copy.Journal.Full)
	write(t, asha.Visitor, last.ID, map[string]any{"text": "Still open", "updatedAt": last.UpdatedAt}).Want(t, http.StatusOK)
	wrote(t, ravi, "His is another one")
}

// TestTakingItAlong: the data export holds the entries as they were written, and the saved resources.
func TestTakingItAlong(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	var page journal.JournalEntry
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": letter, "prompt": 3, "text": "நான் இங்கதான் இருக்கேன்"}).Want(t, http.StatusOK).Into(t, &page)
	wrote(t, ravi, "Somebody else's words")
	asha.Do(t, http.MethodPut, "/api/resources/"+letter+"/saved", "", nil).Want(t, http.StatusNoContent)
	answer := asha.Get(t, "/api/user/export").Want(t, http.StatusOK)
	var file userdata.Export
	answer.Into(t, &file)
	if len(file.Journal) != 1 || file.Journal[0].ID != page.ID || file.Journal[0].Text != page.Text || file.Journal[0].Resource != letter || *file.Journal[0].Prompt != 3 {
		t.Errorf("journal %+v", file.Journal)
	}
	if len(file.SavedResources) != 1 || file.SavedResources[0].Resource != letter {
		t.Errorf("saved %+v", file.SavedResources)
	}
	if strings.Contains(string(answer.Body), "Somebody else's") {
		t.Error("the file holds another member's words")
	}
}
