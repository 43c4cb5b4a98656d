package casework_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/casework"
	"aangan/bff/domain/copy"
)

var said = copy.Casework

const replies = "/api/coach/saved-replies"

func notes(client *apitest.User) string { return "/api/coach/clients/" + client.ID + "/notes" }

func call(t *testing.T, who *apitest.Visitor, method, path string, body any) apitest.Answer {
	t.Helper()
	if body == nil {
		return who.Do(t, method, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, method, path, "application/json", raw)
}

func keep(t *testing.T, coach *apitest.User, title, text string) (kept casework.SavedReply) {
	t.Helper()
	coach.Post(t, replies, casework.SaveReplyRequest{Title: title, Text: text}).Want(t, http.StatusCreated).Into(t, &kept)
	return kept
}

func listed(t *testing.T, coach *apitest.User) (list []casework.SavedReply) {
	t.Helper()
	coach.Get(t, replies).Want(t, http.StatusOK).Into(t, &list)
	return list
}

func deactivate(t *testing.T, h *apitest.Harness, coach *apitest.User) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
}

func TestSavedReplies(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, other := h.NewCoach(t), h.NewCoach(t)
	if body := strings.TrimSpace(string(coach.Get(t, replies).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("at first %s", body)
	}
	morning := keep(t, coach, "  Good morning ", "Good morning.\nHow did you sleep?")
	thanks := keep(t, coach, "धन्यवाद", "Thank you for telling me.")
	later := keep(t, coach, "Later", "I read this tonight.")
	if morning.Title != "Good morning" || morning.Text != "Good morning.\nHow did you sleep?" || morning.ID == "" {
		t.Errorf("kept %+v", morning)
	}
	coach.Get(t, replies).WantKeys(t, "id", "title", "text")
	if got, want := listed(t, coach), []casework.SavedReply{morning, thanks, later}; !slices.Equal(got, want) {
		t.Errorf("kept in the order %+v, want %+v", got, want)
	}

	var ordered []casework.SavedReply
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{later.ID, morning.ID, thanks.ID}}).
		Want(t, http.StatusOK).Into(t, &ordered)
	want := []casework.SavedReply{later, morning, thanks}
	if !slices.Equal(ordered, want) || !slices.Equal(listed(t, coach), want) {
		t.Errorf("put in order: %+v, listed %+v, want %+v", ordered, listed(t, coach), want)
	}
	var changed casework.SavedReply
	call(t, coach.Visitor, http.MethodPut, replies+"/"+morning.ID, casework.SaveReplyRequest{Title: "Morning", Text: "Good morning."}).
		Want(t, http.StatusOK).Into(t, &changed)
	if changed != (casework.SavedReply{ID: morning.ID, Title: "Morning", Text: "Good morning."}) || listed(t, coach)[1] != changed {
		t.Errorf("changed to %+v, listed %+v", changed, listed(t, coach))
	}
	last := keep(t, coach, "Last", "Comes last.")
	if got := listed(t, coach); len(got) != 4 || got[3] != last {
		t.Errorf("what is added comes last: %+v", got)
	}

	// Another coach sees and changes nothing of it.
	if got := listed(t, other); len(got) != 0 {
		t.Errorf("another coach reads %+v", got)
	}
	body := casework.SaveReplyRequest{Title: "Mine", Text: "Mine"}
	call(t, other.Visitor, http.MethodPut, replies+"/"+morning.ID, body).WantProblem(t, http.StatusNotFound, said.ReplyNotFound)
	call(t, other.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).WantProblem(t, http.StatusNotFound, said.ReplyNotFound)
	call(t, other.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{morning.ID}}).
		WantProblem(t, http.StatusConflict, said.OrderChanged)

	call(t, coach.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).Want(t, http.StatusNoContent)
	call(t, coach.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).WantProblem(t, http.StatusNotFound, said.ReplyNotFound)
	if got, want := listed(t, coach), []casework.SavedReply{later, thanks, last}; !slices.Equal(got, want) {
		t.Errorf("after deleting one: %+v, want %+v", got, want)
	}
	for name, ids := range map[string][]string{
		"one too few":  {later.ID, thanks.ID},
		"one twice":    {later.ID, thanks.ID, thanks.ID},
		"one too many": {later.ID, thanks.ID, last.ID, morning.ID},
		"none":         {},
	} {
		call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": ids}).
			WantProblem(t, http.StatusConflict, said.OrderChanged)
		if got, want := listed(t, coach), []casework.SavedReply{later, thanks, last}; !slices.Equal(got, want) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{"first"}}).
		WantProblem(t, http.StatusBadRequest, said.NotAnID, "ids")
}

func TestSavedRepliesHaveRules(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	kept := keep(t, coach, strings.Repeat("अ", copy.Limits.SavedReplyTitleMax), strings.Repeat("x", copy.Limits.MessageText))
	for name, c := range map[string]struct {
		title, text, message, field string
	}{
		"no title":         {" ", "Good morning", said.ReplyTitleRequired, "title"},
		"a long title":     {strings.Repeat("अ", copy.Limits.SavedReplyTitleMax+1), "Good morning", said.ReplyTitleTooLong, "title"},
		"no text":          {"Morning", " \n ", said.ReplyTextRequired, "text"},
		"a long text":      {"Morning", strings.Repeat("x", copy.Limits.MessageText+1), said.ReplyTextTooLong, "text"},
		"a bell":           {"Morning", "Good\amorning", said.ReplyTextControls, "text"},
		"a bell above":     {"Mor\aning", "Good morning", copy.Validation.ControlCharacters, "title"},
		"a title of lines": {"Good\nmorning", "Good morning", copy.Validation.ControlCharacters, "title"},
	} {
		t.Run(name, func(t *testing.T) {
			body := casework.SaveReplyRequest{Title: c.title, Text: c.text}
			coach.Post(t, replies, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			call(t, coach.Visitor, http.MethodPut, replies+"/"+kept.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	for range copy.Limits.SavedRepliesMax - 1 {
		keep(t, coach, "Another", "One more.")
	}
	coach.Post(t, replies, casework.SaveReplyRequest{Title: "One", Text: "too many"}).WantProblem(t, http.StatusConflict, said.TooManyReplies)
	if n := h.Count(t, "select count(*) from coach_saved_replies"); n != copy.Limits.SavedRepliesMax {
		t.Errorf("%d replies are kept", n)
	}
}

func TestNotes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	second := h.NewMember(t)
	second.Choose(t, coach)
	if body := strings.TrimSpace(string(coach.Get(t, notes(client)).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("at first %s", body)
	}
	write := func(client *apitest.User, text string) (note casework.ClientNote) {
		coach.Post(t, notes(client), casework.AddNoteRequest{Text: text}).Want(t, http.StatusCreated).Into(t, &note)
		return note
	}
	first := write(client, "Sleeps badly since March.\nWorks nights.")
	newest := write(client, "Called her mother.")
	write(second, "Prefers Tamil.")
	coach.Get(t, notes(client)).WantKeys(t, "id", "text", "sessionId", "unreadable", "createdAt", "updatedAt")
	list := func() (list []casework.ClientNote) {
		coach.Get(t, notes(client)).Want(t, http.StatusOK).Into(t, &list)
		return list
	}
	if got := list(); !slices.Equal(got, []casework.ClientNote{newest, first}) || !first.CreatedAt.Equal(first.UpdatedAt) || first.CreatedAt.Location() != time.UTC {
		t.Errorf("noted %+v", got)
	}
	var changed casework.ClientNote
	call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+first.ID, casework.WriteNoteRequest{Text: " Sleeps better. "}).
		Want(t, http.StatusOK).Into(t, &changed)
	if changed.Text != "Sleeps better." || !changed.CreatedAt.Equal(first.CreatedAt) || !changed.UpdatedAt.After(first.UpdatedAt) || list()[1] != changed {
		t.Errorf("changed to %+v, listed %+v", changed, list())
	}
	// A note is about one client only.
	call(t, coach.Visitor, http.MethodPut, notes(second)+"/"+first.ID, casework.WriteNoteRequest{Text: "Hers"}).
		WantProblem(t, http.StatusNotFound, said.NoteNotFound)
	call(t, coach.Visitor, http.MethodDelete, notes(second)+"/"+first.ID, nil).WantProblem(t, http.StatusNotFound, said.NoteNotFound)
	call(t, coach.Visitor, http.MethodDelete, notes(client)+"/"+first.ID, nil).Want(t, http.StatusNoContent)
	call(t, coach.Visitor, http.MethodDelete, notes(client)+"/"+first.ID, nil).WantProblem(t, http.StatusNotFound, said.NoteNotFound)
	if got := list(); !slices.Equal(got, []casework.ClientNote{newest}) {
		t.Errorf("after deleting one: %+v", got)
	}
	h.Log.WantNo(t, "Called her mother", "Sleeps")
}

func TestNotesHaveRules(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	var kept casework.ClientNote
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: strings.Repeat("अ", copy.Limits.ClientNoteMax)}).Want(t, http.StatusCreated).Into(t, &kept)
	for text, message := range map[string]string{
		"": said.NoteRequired, " \n ": said.NoteRequired, "A\abell": said.NoteControls,
		strings.Repeat("अ", copy.Limits.ClientNoteMax+1): said.NoteTooLong,
	} {
		body := casework.WriteNoteRequest{Text: text}
		coach.Post(t, notes(client), body).WantProblem(t, http.StatusBadRequest, message, "text")
		call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+kept.ID, body).WantProblem(t, http.StatusBadRequest, message, "text")
	}
	if _, err := h.Pool.Exec(t.Context(), `insert into coach_client_notes (coach_id, member_id, text)
		select $1, $2, 'more' from generate_series(2, $3::int)`, coach.ID, client.ID, copy.Limits.ClientNotesMax); err != nil {
		t.Fatal(err)
	}
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: "One too many"}).WantProblem(t, http.StatusConflict, said.TooManyNotes)
}

// TestNotesAreForPresentClientsOfOpenCoaches requests notes as everyone who must not see them.
func TestNotesAreForPresentClientsOfOpenCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	other := h.NewCoach(t)
	var note casework.ClientNote
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: "Works nights."}).Want(t, http.StatusCreated).Into(t, &note)
	refused := func(t *testing.T, who *apitest.User) {
		t.Helper()
		body := casework.WriteNoteRequest{Text: "Mine"}
		who.Get(t, notes(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		who.Post(t, notes(client), body).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		call(t, who.Visitor, http.MethodPut, notes(client)+"/"+note.ID, body).WantProblem(t, http.StatusNotFound, said.NoteNotFound)
		call(t, who.Visitor, http.MethodDelete, notes(client)+"/"+note.ID, nil).WantProblem(t, http.StatusNotFound, said.NoteNotFound)
	}
	refused(t, other)

	// While the member has another coach the notes wait.
	client.Choose(t, other)
	refused(t, coach)
	var list []casework.ClientNote
	other.Get(t, notes(client)).Want(t, http.StatusOK).Into(t, &list)
	if len(list) != 0 {
		t.Errorf("the next coach reads %+v", list)
	}
	client.Choose(t, coach)
	coach.Get(t, notes(client)).Want(t, http.StatusOK).Into(t, &list)
	if !slices.Equal(list, []casework.ClientNote{note}) {
		t.Errorf("when they are back: %+v", list)
	}

	deactivate(t, h, coach)
	refused(t, coach)
	if h.Count(t, "select count(*) from coach_client_notes") != 1 {
		t.Error("something was written or deleted")
	}
	// With the account they go.
	if _, err := h.Pool.Exec(t.Context(), "delete from members where id = $1", client.ID); err != nil {
		t.Fatal(err)
	}
	if h.Count(t, "select count(*) from coach_client_notes") != 0 {
		t.Error("notes about somebody who left are kept")
	}
}

func TestSavedRepliesAreForOpenCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	kept := keep(t, coach, "Morning", "Good morning.")
	deactivate(t, h, coach)
	if got := listed(t, coach); len(got) != 0 {
		t.Errorf("an inactive coach reads %+v", got)
	}
	body := casework.SaveReplyRequest{Title: "Mine", Text: "Mine"}
	coach.Post(t, replies, body).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	call(t, coach.Visitor, http.MethodPut, replies+"/"+kept.ID, body).WantProblem(t, http.StatusNotFound, said.ReplyNotFound)
	call(t, coach.Visitor, http.MethodDelete, replies+"/"+kept.ID, nil).WantProblem(t, http.StatusNotFound, said.ReplyNotFound)
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{kept.ID}}).
		WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	if h.Count(t, "select count(*) from coach_saved_replies where title = 'Morning'") != 1 {
		t.Error("something was written or deleted")
	}
}

func TestStrangersAndMembersKeepNothing(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, _ := h.Pair(t)
	for name, who := range map[string]*apitest.Visitor{"a stranger": apitest.NewVisitor(h.Coach), "the client": client.At(h.Coach)} {
		t.Run(name, func(t *testing.T) {
			for path, methods := range map[string][]string{
				replies: {http.MethodGet, http.MethodPost}, replies + "/" + uuid.NewString(): {http.MethodPut, http.MethodDelete},
				replies + "/order": {http.MethodPut},
				notes(client):      {http.MethodGet, http.MethodPost}, notes(client) + "/" + uuid.NewString(): {http.MethodPut, http.MethodDelete},
			} {
				for _, method := range methods {
					var body any
					if method == http.MethodPost || method == http.MethodPut {
						body = map[string]any{"title": "Mine", "text": "Mine", "ids": []string{}}
					}
					call(t, who, method, path, body).WantProblem(t, http.StatusUnauthorized, "")
				}
			}
		})
	}
}
