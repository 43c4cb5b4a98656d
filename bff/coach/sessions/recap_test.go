package sessions_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/coach/sessions"
	"aangan/bff/domain/copy"
)

// ended books a session and moves it so that it ended an hour ago.
func ended(t *testing.T, h *apitest.Harness, member, coach *apitest.User) (id string) {
	t.Helper()
	id, _ = booked(t, member, coach, 20, "")
	moveToPast(t, h, id)
	return id
}

func moveToPast(t *testing.T, h *apitest.Harness, id string) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes' where id = $1", id); err != nil {
		t.Fatal(err)
	}
}

func recapPath(id string) string { return "/api/coach/sessions/" + id + "/recap" }

// write saves what the coach wrote, based on a version; nil is none.
func write(t *testing.T, coach *apitest.User, id, summary, agreed string, share bool, based *time.Time) apitest.Response {
	t.Helper()
	body := map[string]any{"summary": summary, "agreed": agreed, "share": share}
	if based != nil {
		body["updatedAt"] = based
	}
	return put(t, coach, recapPath(id), body)
}

func put(t *testing.T, user *apitest.User, path string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return user.Do(t, http.MethodPut, path, "application/json", raw)
}

// seen is a session as its member reads it.
type seen struct {
	Recap *struct {
		Summary, Agreed string
		ChangedAt       *time.Time
	}
	Feedback     *struct{ Shared bool }
	AsksFeedback bool
}

func memberReads(t *testing.T, member *apitest.User, id string) (session seen) {
	t.Helper()
	member.Get(t, "/api/sessions/"+id).Want(t, http.StatusOK).IntoLoosely(t, &session)
	return session
}

// coachReads returns the session in the coach's list of past ones.
func coachReads(t *testing.T, coach *apitest.User) sessions.CoachSession {
	t.Helper()
	var page sessions.CoachSessionPage
	coach.Get(t, "/api/coach/sessions/past").Want(t, http.StatusOK).Into(t, &page)
	if len(page.Items) != 1 {
		t.Fatalf("past sessions %+v", page)
	}
	return page.Items[0]
}

func TestRecapIsADraftUntilItIsShared(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id := ended(t, h, member, coach)
	coach.Get(t, recapPath(id)).WantKeys(t, "summary", "agreed", "unreadable", "updatedAt", "sharedAt", "changedAt", "feedback")
	if listed := coachReads(t, coach); listed.Recap != "none" || listed.HasFeedback {
		t.Errorf("before it is written: %+v", listed)
	}
	memberStream := member.Live(t, "/api/live", "")
	coachStream := coach.Live(t, "/api/coach/live", "")
	var draft sessions.SessionRecap
	write(t, coach, id, "We talked about\r\nSundays. ", "", false, nil).Want(t, http.StatusOK).Into(t, &draft)
	coachStream.NextOf(t, "session")
	if draft.Summary != "We talked about\nSundays." || draft.UpdatedAt == nil || draft.SharedAt != nil || draft.ChangedAt != nil {
		t.Errorf("draft %+v", draft)
	}
	if got := memberReads(t, member, id); got.Recap != nil {
		t.Errorf("the member reads the draft: %+v", got)
	}
	if listed := coachReads(t, coach); listed.Recap != "draft" {
		t.Errorf("with a draft: %+v", listed)
	}
	var shared sessions.SessionRecap
	for range 2 { // A repeat, after a lost response, changes nothing.
		write(t, coach, id, "We talked about Sundays.", "A walk.", true, draft.UpdatedAt).Want(t, http.StatusOK).Into(t, &shared)
	}
	memberStream.NextOf(t, "session")
	if shared.SharedAt == nil || shared.ChangedAt != nil {
		t.Errorf("shared %+v", shared)
	}
	if got := memberReads(t, member, id); got.Recap == nil || got.Recap.Summary != "We talked about Sundays." || got.Recap.Agreed != "A walk." || got.Recap.ChangedAt != nil {
		t.Errorf("the member reads %+v", got.Recap)
	}
	var title, text string
	if err := h.Pool.QueryRow(t.Context(), "select title, message from notifications where member_id = $1", member.ID).Scan(&title, &text); err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(title, " shared notes from your session") || strings.Contains(text, "Sundays") || strings.Contains(text, "walk") {
		t.Errorf("the bell says %q, %q", title, text)
	}
	var changed sessions.SessionRecap
	write(t, coach, id, "We talked about Sundays.", "Two walks.", false, shared.UpdatedAt).Want(t, http.StatusOK).Into(t, &changed)
	if changed.SharedAt == nil || !changed.SharedAt.Equal(*shared.SharedAt) || changed.ChangedAt == nil {
		t.Errorf("changed %+v", changed)
	}
	if got := memberReads(t, member, id); got.Recap == nil || got.Recap.Agreed != "Two walks." || got.Recap.ChangedAt == nil {
		t.Errorf("the member reads %+v", got.Recap)
	}
	if n := h.Count(t, "select count(*) from notifications where member_id = $1", member.ID); n != 1 {
		t.Errorf("%d entries of the bell", n)
	}
	if listed := coachReads(t, coach); listed.Recap != "shared" {
		t.Errorf("once shared: %+v", listed)
	}
}

func TestRecapRejectsWhatItCannotStore(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, _ := booked(t, member, coach, 20, "")
	said := copy.Casework
	write(t, coach, id, "Early", "", false, nil).WantProblem(t, http.StatusConflict, said.RecapTooEarly)
	moveToPast(t, h, id)
	write(t, coach, id, strings.Repeat("a", 2001), "", false, nil).WantProblem(t, http.StatusBadRequest, said.RecapSummaryTooLong, "summary")
	write(t, coach, id, "", strings.Repeat("a", 1001), false, nil).WantProblem(t, http.StatusBadRequest, said.RecapAgreedTooLong, "agreed")
	write(t, coach, id, " ", "", true, nil).WantProblem(t, http.StatusBadRequest, said.RecapRequired, "summary")
	put(t, coach, recapPath(id), map[string]any{"summary": "a", "updatedAt": "yesterday"}).WantProblem(t, http.StatusBadRequest, "", "updatedAt")
	if n := h.Count(t, "select count(*) from session_recaps"); n != 0 {
		t.Fatalf("%d recaps", n)
	}
	var draft, newer sessions.SessionRecap
	write(t, coach, id, "One", "", false, nil).Want(t, http.StatusOK).Into(t, &draft)
	write(t, coach, id, "Two", "", false, nil).WantProblem(t, http.StatusConflict, said.RecapNewer, "updatedAt")
	write(t, coach, id, "Two", "", false, draft.UpdatedAt).Want(t, http.StatusOK).Into(t, &newer)
	write(t, coach, id, "Three", "", false, draft.UpdatedAt).WantProblem(t, http.StatusConflict, said.RecapNewer, "updatedAt")
	var empty sessions.SessionRecap
	write(t, coach, id, "", "", false, newer.UpdatedAt).Want(t, http.StatusOK).Into(t, &empty)
	if empty.UpdatedAt != nil || h.Count(t, "select count(*) from session_recaps") != 0 {
		t.Errorf("a draft without text: %+v", empty)
	}
	var shared sessions.SessionRecap
	write(t, coach, id, "Four", "", true, nil).Want(t, http.StatusOK).Into(t, &shared)
	write(t, coach, id, "", "", false, shared.UpdatedAt).WantProblem(t, http.StatusBadRequest, said.RecapRequired, "summary")
	// Who is not the member's coach finds no such session.
	for who, user := range map[string]*apitest.User{"another coach": h.NewCoach(t), "a visitor": {Visitor: apitest.NewVisitor(h.Coach)}} {
		status := map[string]int{"another coach": http.StatusNotFound, "a visitor": http.StatusUnauthorized}[who]
		user.Get(t, recapPath(id)).WantProblem(t, status, "")
		write(t, user, id, "Mine", "", true, nil).WantProblem(t, status, "")
	}
	member.Choose(t, h.NewCoach(t))
	coach.Get(t, recapPath(id)).WantProblem(t, http.StatusNotFound, texts.SessionNotFound)
	write(t, coach, id, "Later", "", true, shared.UpdatedAt).WantProblem(t, http.StatusNotFound, texts.SessionNotFound)
	if got := memberReads(t, member, id); got.Recap == nil || got.Recap.Summary != "Four" {
		t.Errorf("after a change of coach the member reads %+v", got.Recap)
	}
	h.Log.WantNo(t, "Four", "Three")
}

// TestTextsAboutSessionsAreSealed searches the database for them, and moves a sealed one to another session as an
// attacker with access to the database could.
func TestTextsAboutSessionsAreSealed(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id := ended(t, h, member, coach)
	write(t, coach, id, "unmistakable mangoes", "more mangoes", true, nil).Want(t, http.StatusOK)
	put(t, member, "/api/sessions/"+id+"/feedback", map[string]any{"rating": "helped", "note": "mangoes for me", "share": true}).Want(t, http.StatusOK)
	var read sessions.SessionRecap
	coach.Get(t, recapPath(id)).Want(t, http.StatusOK).Into(t, &read)
	if read.Feedback == nil || read.Feedback.Rating != "helped" || read.Feedback.Note != "mangoes for me" {
		t.Errorf("the coach reads %+v", read.Feedback)
	}
	for _, table := range []string{"session_recaps", "session_feedback"} {
		for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", table + "::text"} {
			if n := h.Count(t, fmt.Sprintf("select count(*) from %s where %s ~ 'mangoes|helped|6d616e676f6573'", table, as)); n != 0 {
				t.Errorf("%s of %s contains the text", as, table)
			}
		}
		// A seal of another row does not open.
		if _, err := h.Pool.Exec(t.Context(), "update "+table+" set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1)"); err != nil {
			t.Fatal(err)
		}
	}
	coach.Get(t, recapPath(id)).Want(t, http.StatusOK).Into(t, &read)
	if !read.Unreadable || read.Summary != "" || !read.Feedback.Unreadable || read.Feedback.Note != "" {
		t.Errorf("a damaged seal reads %+v with %+v", read, read.Feedback)
	}
	h.Log.WantNo(t, "mangoes")
}
