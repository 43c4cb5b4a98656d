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

// promptedResource is the id of a resource with prompts.
const promptedResource = "a-letter-you-will-not-send"

func write(t *testing.T, visitor *apitest.Visitor, id string, body map[string]any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, http.MethodPut, "/api/journal/"+id, "application/json", raw)
}

func writeNew(t *testing.T, user *apitest.User, text string) (entry journal.JournalEntry) {
	t.Helper()
	write(t, user.Visitor, uuid.NewString(), map[string]any{"text": text}).Want(t, http.StatusOK).Into(t, &entry)
	return entry
}

func read(t *testing.T, visitor *apitest.Visitor, query string) (page journal.JournalPage) {
	t.Helper()
	visitor.Get(t, "/api/journal"+query).Want(t, http.StatusOK).Into(t, &page)
	return page
}

func TestEntryCanBeWrittenReplacedAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 0 || page.Earlier != nil {
		t.Errorf("a new journal contains %+v", page)
	}
	id := uuid.NewString()
	answer := write(t, asha.Visitor, id, map[string]any{"resource": promptedResource, "prompt": 2, "text": "  தாத்தா,\n\nthank you for the mangoes.\n "}).Want(t, http.StatusOK)
	answer.WantKeys(t, "id", "resource", "prompt", "text", "unreadable", "createdAt", "updatedAt")
	var first journal.JournalEntry
	answer.Into(t, &first)
	if first.ID != id || first.Resource != promptedResource || first.Prompt == nil || *first.Prompt != 2 || first.Text != "தாத்தா,\n\nthank you for the mangoes." || !first.CreatedAt.Equal(first.UpdatedAt) {
		t.Errorf("written: %+v", first)
	}
	// A second write replaces the whole entry and keeps its position.
	var second journal.JournalEntry
	write(t, asha.Visitor, id, map[string]any{"text": "Another day.", "updatedAt": first.UpdatedAt}).Want(t, http.StatusOK).Into(t, &second)
	if second.Resource != "" || second.Prompt != nil || second.Text != "Another day." || !second.CreatedAt.Equal(first.CreatedAt) || !second.UpdatedAt.After(first.UpdatedAt) {
		t.Errorf("replaced: %+v", second)
	}
	page := read(t, asha.Visitor, "")
	if len(page.Entries) != 1 || page.Entries[0] != second || page.Earlier != nil {
		t.Errorf("the journal contains %+v", page)
	}
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).Want(t, http.StatusNoContent)
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).WantProblem(t, http.StatusNotFound, copy.Journal.NotFound)
	if h.Count(t, "select count(*) from journal_entries") != 0 {
		t.Error("the deleted entry is still stored")
	}
	h.Log.WantNo(t, "mangoes", "Another day")
}

// TestOutdatedWriteConflictsAndRepeatIsIdempotent writes one entry on two devices: neither overwrites the other's text,
// and a write without a response can be repeated.
func TestOutdatedWriteConflictsAndRepeatIsIdempotent(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	id := uuid.NewString()
	put := func(text string, based any, more map[string]any) apitest.Response {
		body := map[string]any{"text": text}
		if based != nil {
			body["updatedAt"] = based
		}
		maps.Copy(body, more)
		return write(t, asha.Visitor, id, body)
	}
	wantEntry := func(want journal.JournalEntry) {
		t.Helper()
		if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 || page.Entries[0] != want {
			t.Errorf("the journal contains %+v, want %+v", page.Entries, want)
		}
	}
	var first, second journal.JournalEntry
	put("One", nil, nil).Want(t, http.StatusOK).Into(t, &first)
	// The responses to a new entry and to a change were lost, so the writes are repeated.
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
	// A write based on no version, an older one or an unknown one changes nothing.
	for name, based := range map[string]any{"no version": nil, "an older version": first.UpdatedAt, "an unknown version": second.UpdatedAt.Add(time.Microsecond)} {
		t.Run(name, func(t *testing.T) {
			put("Three", based, nil).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
		})
	}
	// The same text with another resource is a change.
	put("Two", first.UpdatedAt, map[string]any{"resource": promptedResource}).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
	wantEntry(second)
	put("Two", second.UpdatedAt, map[string]any{"resource": promptedResource, "prompt": 1}).Want(t, http.StatusOK).Into(t, &again)
	put("Two", second.UpdatedAt, map[string]any{"resource": promptedResource, "prompt": 0}).WantProblem(t, http.StatusConflict, copy.Journal.Newer, "updatedAt")
	entries := read(t, asha.Visitor, "").Entries
	if len(entries) != 1 || *entries[0].Prompt != 1 || !entries[0].UpdatedAt.Equal(again.UpdatedAt) {
		t.Errorf("the journal contains %+v", entries)
	}
	put("Three", "yesterday", nil).WantProblem(t, http.StatusBadRequest, copy.Journal.NotATime, "updatedAt")
	// An entry that was deleted on another device is created again.
	asha.Do(t, http.MethodDelete, "/api/journal/"+id, "", nil).Want(t, http.StatusNoContent)
	put("Three", again.UpdatedAt, nil).Want(t, http.StatusOK)
}

// TestConcurrentWritesLetOneSucceed writes one entry from many devices concurrently: the others get a conflict.
func TestConcurrentWritesLetOneSucceed(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	page := writeNew(t, asha, "Before")
	statuses := make(chan int, 8)
	for n := range cap(statuses) {
		go func() {
			raw := fmt.Appendf(nil, `{"text":"Desk %d","updatedAt":%q}`, n, page.UpdatedAt.Format(time.RFC3339Nano))
			statuses <- asha.Do(t, http.MethodPut, "/api/journal/"+page.ID, "application/json", raw).Status
		}()
	}
	succeeded := 0
	for range cap(statuses) {
		switch status := <-statuses; status {
		case http.StatusOK:
			succeeded++
		case http.StatusConflict:
		default:
			t.Errorf("status %d", status)
		}
	}
	if succeeded != 1 {
		t.Errorf("%d of the writes succeeded, want 1", succeeded)
	}
}

// TestJournalIsPagedWithoutGaps reads a journal in which several entries have the same time.
func TestJournalIsPagedWithoutGaps(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	for n := range 25 {
		writeNew(t, asha, fmt.Sprintf("Page %d", n))
	}
	foreign := writeNew(t, ravi, "Somebody else's words")
	if _, err := h.Pool.Exec(t.Context(), "update journal_entries set created_at = date_trunc('minute', created_at)"); err != nil {
		t.Fatal(err)
	}
	whole := read(t, asha.Visitor, "?limit=100")
	if len(whole.Entries) != 25 || whole.Earlier != nil {
		t.Fatalf("%d entries, earlier %v", len(whole.Entries), whole.Earlier)
	}
	first := read(t, asha.Visitor, "")
	if len(first.Entries) != copy.Limits.JournalPerPage || first.Earlier == nil {
		t.Fatalf("%d entries, earlier %v", len(first.Entries), first.Earlier)
	}
	rest := read(t, asha.Visitor, "?before="+*first.Earlier)
	if got := slices.Concat(first.Entries, rest.Entries); !slices.Equal(got, whole.Entries) || rest.Earlier != nil {
		t.Errorf("the two pages are %+v", got)
	}
	if exact := read(t, asha.Visitor, "?limit=25"); exact.Earlier != nil {
		t.Error("the last page has an earlier one")
	}
	// An id that does not exist, or is another member's, returns an empty page.
	for _, before := range []string{uuid.NewString(), foreign.ID} {
		if page := read(t, asha.Visitor, "?before="+before); len(page.Entries) != 0 || page.Earlier != nil {
			t.Errorf("before %s the journal contains %+v", before, page)
		}
	}
}

// TestEntriesAreHiddenFromOtherUsers calls with another member's, a coach's and no session.
func TestEntriesAreHiddenFromOtherUsers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	own := writeNew(t, asha, "Only for me")
	// Ids are per member: Ravi may use the same id for an entry of his own.
	var otherEntry journal.JournalEntry
	write(t, ravi.Visitor, own.ID, map[string]any{"text": "Ravi's own"}).Want(t, http.StatusOK).Into(t, &otherEntry)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 || page.Entries[0] != own {
		t.Errorf("Asha's journal contains %+v", page)
	}
	ravi.Do(t, http.MethodDelete, "/api/journal/"+own.ID, "", nil).Want(t, http.StatusNoContent)
	ravi.Do(t, http.MethodDelete, "/api/journal/"+own.ID, "", nil).WantProblem(t, http.StatusNotFound, copy.Journal.NotFound)
	if page := read(t, asha.Visitor, ""); len(page.Entries) != 1 {
		t.Error("Ravi deleted an entry of Asha's")
	}
	raw := []byte(`{"text":"x"}`)
	for _, visitor := range []*apitest.Visitor{apitest.NewVisitor(h.Member), meera.At(h.Member)} {
		visitor.Get(t, "/api/journal").WantProblem(t, http.StatusUnauthorized, "")
		visitor.Do(t, http.MethodPut, "/api/journal/"+own.ID, "application/json", raw).WantProblem(t, http.StatusUnauthorized, "")
		visitor.Do(t, http.MethodDelete, "/api/journal/"+own.ID, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	for _, api := range h.APIs {
		for _, op := range api.Operations() {
			if api.Name != "member" && strings.Contains(op.Path, "journal") {
				t.Errorf("%s has the operation %s", api.Name, op.ID)
			}
		}
	}
}

func TestInvalidEntriesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	id := uuid.NewString()
	long := strings.Repeat("அ", copy.Limits.JournalText)
	for name, c := range map[string]struct {
		body           map[string]any
		field, message string
	}{
		"an empty body":               {map[string]any{}, "text", copy.Journal.TextRequired},
		"only spaces":                 {map[string]any{"text": " \n "}, "text", copy.Journal.TextRequired},
		"a text over the limit":       {map[string]any{"text": long + "x"}, "text", copy.Journal.TextTooLong},
		"a control character":         {map[string]any{"text": "a\ab"}, "text", copy.Journal.TextControls},
		"an unknown resource":         {map[string]any{"text": "x", "resource": "not-there"}, "resource", copy.Journal.ResourceUnknown},
		"a prompt without a resource": {map[string]any{"text": "x", "prompt": 0}, "prompt", copy.Journal.PromptUnknown},
		"a prompt after the last":     {map[string]any{"text": "x", "resource": promptedResource, "prompt": 12}, "prompt", copy.Journal.PromptUnknown},
		"a prompt beyond 32 bits":     {map[string]any{"text": "x", "resource": promptedResource, "prompt": 1 << 40}, "prompt", copy.Journal.PromptUnknown},
		"a negative prompt":           {map[string]any{"text": "x", "resource": promptedResource, "prompt": -1}, "prompt", copy.Journal.PromptUnknown},
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
		t.Error("an invalid entry was stored")
	}
	write(t, asha.Visitor, id, map[string]any{"text": long, "resource": promptedResource}).Want(t, http.StatusOK)
}

// TestEntryOfRemovedResourceStaysEditable: only new entries need an existing resource.
func TestEntryOfRemovedResourceStaysEditable(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	var entry journal.JournalEntry
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": promptedResource, "prompt": 1, "text": "Before"}).Want(t, http.StatusOK).Into(t, &entry)
	if _, err := h.Pool.Exec(t.Context(), "update journal_entries set resource = 'taken-out'"); err != nil {
		t.Fatal(err)
	}
	write(t, asha.Visitor, entry.ID, map[string]any{"resource": "taken-out", "prompt": 1, "text": "After", "updatedAt": entry.UpdatedAt}).Want(t, http.StatusOK)
	if page := read(t, asha.Visitor, ""); page.Entries[0].Text != "After" || page.Entries[0].Resource != "taken-out" {
		t.Errorf("the entry is %+v", page)
	}
	// The entry cannot change to another unknown resource or prompt.
	for _, body := range []map[string]any{
		{"resource": "also-taken-out", "prompt": 1, "text": "x"}, {"resource": "taken-out", "prompt": 0, "text": "x"}, {"resource": "taken-out", "text": "x"},
	} {
		write(t, asha.Visitor, entry.ID, body).WantProblem(t, http.StatusBadRequest, copy.Journal.ResourceUnknown, "resource")
	}
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": "taken-out", "prompt": 1, "text": "x"}).WantProblem(t, http.StatusBadRequest, "", "resource")
}

func TestFullJournalRejectsNewEntries(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	last := writeNew(t, asha, "The last one")
	_, err := h.Pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed) select $1, gen_random_uuid(), '' from generate_series(2, $2::int)", asha.ID, copy.Limits.JournalEntriesMax)
	if err != nil {
		t.Fatal(err)
	}
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"text": "One more"}).WantProblem(t, http.StatusConflict, copy.Journal.Full)
	write(t, asha.Visitor, last.ID, map[string]any{"text": "Still open", "updatedAt": last.UpdatedAt}).Want(t, http.StatusOK)
	writeNew(t, ravi, "His is another one")
}

// TestExportContainsJournalAndSavedResources: the data export holds the entries as they were written, and the saved
// resources.
func TestExportContainsJournalAndSavedResources(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	var page journal.JournalEntry
	write(t, asha.Visitor, uuid.NewString(), map[string]any{"resource": promptedResource, "prompt": 3, "text": "நான் இங்கதான் இருக்கேன்"}).Want(t, http.StatusOK).Into(t, &page)
	writeNew(t, ravi, "Somebody else's words")
	asha.Do(t, http.MethodPut, "/api/resources/"+promptedResource+"/saved", "", nil).Want(t, http.StatusNoContent)
	answer := asha.Get(t, "/api/user/export").Want(t, http.StatusOK)
	var file userdata.Export
	answer.Into(t, &file)
	if len(file.Journal) != 1 || file.Journal[0].ID != page.ID || file.Journal[0].Text != page.Text || file.Journal[0].Resource != promptedResource || *file.Journal[0].Prompt != 3 {
		t.Errorf("journal %+v", file.Journal)
	}
	if len(file.SavedResources) != 1 || file.SavedResources[0].Resource != promptedResource {
		t.Errorf("saved %+v", file.SavedResources)
	}
	if strings.Contains(string(answer.Body), "Somebody else's") {
		t.Error("the file contains another member's text")
	}
}
