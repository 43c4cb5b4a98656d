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

var texts = copy.Casework

const replies = "/api/coach/saved-replies"

func notes(client *apitest.User) string { return "/api/coach/clients/" + client.ID + "/notes" }

func call(t *testing.T, visitor *apitest.Visitor, method, path string, body any) apitest.Response {
	t.Helper()
	if body == nil {
		return visitor.Do(t, method, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, method, path, "application/json", raw)
}

func addReply(t *testing.T, coach *apitest.User, title, text string) (kept casework.SavedReply) {
	t.Helper()
	coach.Post(t, replies, casework.SaveReplyRequest{Title: title, Text: text}).Want(t, http.StatusCreated).Into(t, &kept)
	return kept
}

func replyList(t *testing.T, coach *apitest.User) (list []casework.SavedReply) {
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

func TestSavedRepliesAreKeptInOrderPerCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, other := h.NewCoach(t), h.NewCoach(t)
	if body := strings.TrimSpace(string(coach.Get(t, replies).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("initially %s", body)
	}
	morning := addReply(t, coach, "  Good morning ", "Good morning.\nHow did you sleep?")
	thanks := addReply(t, coach, "धन्यवाद", "Thank you for telling me.")
	later := addReply(t, coach, "Later", "I read this tonight.")
	if morning.Title != "Good morning" || morning.Text != "Good morning.\nHow did you sleep?" || morning.ID == "" {
		t.Errorf("stored %+v", morning)
	}
	coach.Get(t, replies).WantKeys(t, "id", "title", "text")
	if got, want := replyList(t, coach), []casework.SavedReply{morning, thanks, later}; !slices.Equal(got, want) {
		t.Errorf("the replies are %+v, want %+v", got, want)
	}

	var ordered []casework.SavedReply
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{later.ID, morning.ID, thanks.ID}}).
		Want(t, http.StatusOK).Into(t, &ordered)
	want := []casework.SavedReply{later, morning, thanks}
	if !slices.Equal(ordered, want) || !slices.Equal(replyList(t, coach), want) {
		t.Errorf("reordered to %+v, listed %+v, want %+v", ordered, replyList(t, coach), want)
	}
	var changed casework.SavedReply
	call(t, coach.Visitor, http.MethodPut, replies+"/"+morning.ID, casework.SaveReplyRequest{Title: "Morning", Text: "Good morning."}).
		Want(t, http.StatusOK).Into(t, &changed)
	if changed != (casework.SavedReply{ID: morning.ID, Title: "Morning", Text: "Good morning."}) || replyList(t, coach)[1] != changed {
		t.Errorf("changed to %+v, listed %+v", changed, replyList(t, coach))
	}
	last := addReply(t, coach, "Last", "Comes last.")
	if got := replyList(t, coach); len(got) != 4 || got[3] != last {
		t.Errorf("a new reply is not last: %+v", got)
	}

	// Another coach can neither see nor change the replies.
	if got := replyList(t, other); len(got) != 0 {
		t.Errorf("another coach reads %+v", got)
	}
	body := casework.SaveReplyRequest{Title: "Mine", Text: "Mine"}
	call(t, other.Visitor, http.MethodPut, replies+"/"+morning.ID, body).WantProblem(t, http.StatusNotFound, texts.ReplyNotFound)
	call(t, other.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).WantProblem(t, http.StatusNotFound, texts.ReplyNotFound)
	call(t, other.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{morning.ID}}).
		WantProblem(t, http.StatusConflict, texts.OrderChanged)

	call(t, coach.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).Want(t, http.StatusNoContent)
	call(t, coach.Visitor, http.MethodDelete, replies+"/"+morning.ID, nil).WantProblem(t, http.StatusNotFound, texts.ReplyNotFound)
	if got, want := replyList(t, coach), []casework.SavedReply{later, thanks, last}; !slices.Equal(got, want) {
		t.Errorf("after deleting one: %+v, want %+v", got, want)
	}
	for name, ids := range map[string][]string{
		"a missing id":  {later.ID, thanks.ID},
		"a repeated id": {later.ID, thanks.ID, thanks.ID},
		"an unknown id": {later.ID, thanks.ID, last.ID, morning.ID},
		"an empty list": {},
	} {
		call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": ids}).
			WantProblem(t, http.StatusConflict, texts.OrderChanged)
		if got, want := replyList(t, coach), []casework.SavedReply{later, thanks, last}; !slices.Equal(got, want) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{"first"}}).
		WantProblem(t, http.StatusBadRequest, texts.NotAnID, "ids")
}

func TestInvalidSavedRepliesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	kept := addReply(t, coach, strings.Repeat("अ", copy.Limits.SavedReplyTitleMax), strings.Repeat("x", copy.Limits.MessageText))
	for name, c := range map[string]struct {
		title, text, message, field string
	}{
		"no title":                         {" ", "Good morning", texts.ReplyTitleRequired, "title"},
		"a long title":                     {strings.Repeat("अ", copy.Limits.SavedReplyTitleMax+1), "Good morning", texts.ReplyTitleTooLong, "title"},
		"no text":                          {"Morning", " \n ", texts.ReplyTextRequired, "text"},
		"a long text":                      {"Morning", strings.Repeat("x", copy.Limits.MessageText+1), texts.ReplyTextTooLong, "text"},
		"a control character in the text":  {"Morning", "Good\amorning", texts.ReplyTextControls, "text"},
		"a control character in the title": {"Mor\aning", "Good morning", copy.Validation.ControlCharacters, "title"},
		"a line break in the title":        {"Good\nmorning", "Good morning", copy.Validation.ControlCharacters, "title"},
	} {
		t.Run(name, func(t *testing.T) {
			body := casework.SaveReplyRequest{Title: c.title, Text: c.text}
			coach.Post(t, replies, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			call(t, coach.Visitor, http.MethodPut, replies+"/"+kept.ID, body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	for range copy.Limits.SavedRepliesMax - 1 {
		addReply(t, coach, "Another", "One more.")
	}
	coach.Post(t, replies, casework.SaveReplyRequest{Title: "One", Text: "too many"}).WantProblem(t, http.StatusConflict, texts.TooManyReplies)
	if n := h.Count(t, "select count(*) from coach_saved_replies"); n != copy.Limits.SavedRepliesMax {
		t.Errorf("%d replies are stored", n)
	}
}

func TestNotesAreWrittenChangedAndDeletedPerClient(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	second := h.NewMember(t)
	second.Choose(t, coach)
	if body := strings.TrimSpace(string(coach.Get(t, notes(client)).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("initially %s", body)
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
		t.Errorf("listed %+v", got)
	}
	var changed casework.ClientNote
	call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+first.ID, casework.WriteNoteRequest{Text: " Sleeps better. "}).
		Want(t, http.StatusOK).Into(t, &changed)
	if changed.Text != "Sleeps better." || !changed.CreatedAt.Equal(first.CreatedAt) || !changed.UpdatedAt.After(first.UpdatedAt) || list()[1] != changed {
		t.Errorf("changed to %+v, listed %+v", changed, list())
	}
	// A note is about one client only.
	call(t, coach.Visitor, http.MethodPut, notes(second)+"/"+first.ID, casework.WriteNoteRequest{Text: "Hers"}).
		WantProblem(t, http.StatusNotFound, texts.NoteNotFound)
	call(t, coach.Visitor, http.MethodDelete, notes(second)+"/"+first.ID, nil).WantProblem(t, http.StatusNotFound, texts.NoteNotFound)
	call(t, coach.Visitor, http.MethodDelete, notes(client)+"/"+first.ID, nil).Want(t, http.StatusNoContent)
	call(t, coach.Visitor, http.MethodDelete, notes(client)+"/"+first.ID, nil).WantProblem(t, http.StatusNotFound, texts.NoteNotFound)
	if got := list(); !slices.Equal(got, []casework.ClientNote{newest}) {
		t.Errorf("after deleting one: %+v", got)
	}
	h.Log.WantNo(t, "Called her mother", "Sleeps")
}

func TestInvalidNotesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	var kept casework.ClientNote
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: strings.Repeat("अ", copy.Limits.ClientNoteMax)}).Want(t, http.StatusCreated).Into(t, &kept)
	for text, message := range map[string]string{
		"": texts.NoteRequired, " \n ": texts.NoteRequired, "A\abell": texts.NoteControls,
		strings.Repeat("अ", copy.Limits.ClientNoteMax+1): texts.NoteTooLong,
	} {
		body := casework.WriteNoteRequest{Text: text}
		coach.Post(t, notes(client), body).WantProblem(t, http.StatusBadRequest, message, "text")
		call(t, coach.Visitor, http.MethodPut, notes(client)+"/"+kept.ID, body).WantProblem(t, http.StatusBadRequest, message, "text")
	}
	if _, err := h.Pool.Exec(t.Context(), `insert into coach_client_notes (coach_id, member_id, text)
		select $1, $2, 'more' from generate_series(2, $3::int)`, coach.ID, client.ID, copy.Limits.ClientNotesMax); err != nil {
		t.Fatal(err)
	}
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: "One too many"}).WantProblem(t, http.StatusConflict, texts.TooManyNotes)
}

// TestNotesRequireActiveCoachAndPresentClient calls as another, a former and an inactive coach.
func TestNotesRequireActiveCoachAndPresentClient(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	other := h.NewCoach(t)
	var note casework.ClientNote
	coach.Post(t, notes(client), casework.AddNoteRequest{Text: "Works nights."}).Want(t, http.StatusCreated).Into(t, &note)
	wantRejected := func(t *testing.T, user *apitest.User) {
		t.Helper()
		body := casework.WriteNoteRequest{Text: "Mine"}
		user.Get(t, notes(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		user.Post(t, notes(client), body).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
		call(t, user.Visitor, http.MethodPut, notes(client)+"/"+note.ID, body).WantProblem(t, http.StatusNotFound, texts.NoteNotFound)
		call(t, user.Visitor, http.MethodDelete, notes(client)+"/"+note.ID, nil).WantProblem(t, http.StatusNotFound, texts.NoteNotFound)
	}
	wantRejected(t, other)

	// While the member has another coach the notes are hidden.
	client.Choose(t, other)
	wantRejected(t, coach)
	var list []casework.ClientNote
	other.Get(t, notes(client)).Want(t, http.StatusOK).Into(t, &list)
	if len(list) != 0 {
		t.Errorf("the next coach reads %+v", list)
	}
	client.Choose(t, coach)
	coach.Get(t, notes(client)).Want(t, http.StatusOK).Into(t, &list)
	if !slices.Equal(list, []casework.ClientNote{note}) {
		t.Errorf("after the client returned: %+v", list)
	}

	deactivate(t, h, coach)
	wantRejected(t, coach)
	if h.Count(t, "select count(*) from coach_client_notes") != 1 {
		t.Error("a rejected request changed the stored rows")
	}
	// Deleting the account deletes the notes.
	if _, err := h.Pool.Exec(t.Context(), "delete from members where id = $1", client.ID); err != nil {
		t.Fatal(err)
	}
	if h.Count(t, "select count(*) from coach_client_notes") != 0 {
		t.Error("notes about a deleted member are still stored")
	}
}

func TestSavedRepliesRequireActiveCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	kept := addReply(t, coach, "Morning", "Good morning.")
	deactivate(t, h, coach)
	if got := replyList(t, coach); len(got) != 0 {
		t.Errorf("an inactive coach reads %+v", got)
	}
	body := casework.SaveReplyRequest{Title: "Mine", Text: "Mine"}
	coach.Post(t, replies, body).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	call(t, coach.Visitor, http.MethodPut, replies+"/"+kept.ID, body).WantProblem(t, http.StatusNotFound, texts.ReplyNotFound)
	call(t, coach.Visitor, http.MethodDelete, replies+"/"+kept.ID, nil).WantProblem(t, http.StatusNotFound, texts.ReplyNotFound)
	call(t, coach.Visitor, http.MethodPut, replies+"/order", map[string]any{"ids": []string{kept.ID}}).
		WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	if h.Count(t, "select count(*) from coach_saved_replies where title = 'Morning'") != 1 {
		t.Error("a rejected request changed the stored rows")
	}
}

func TestCaseworkReturns401WithoutCoachSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, _ := h.Pair(t)
	for name, visitor := range map[string]*apitest.Visitor{"no session": apitest.NewVisitor(h.Coach), "a member's session": client.At(h.Coach)} {
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
					call(t, visitor, method, path, body).WantProblem(t, http.StatusUnauthorized, "")
				}
			}
		})
	}
}
