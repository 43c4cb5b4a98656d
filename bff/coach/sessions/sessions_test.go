package sessions_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/sessions"
	"aangan/bff/domain/copy"
)

var texts = copy.Scheduling

type slots struct {
	Slots []struct{ StartsAt time.Time }
}

// booked books a session at the open time of this number and returns its id and the open times.
func booked(t *testing.T, member, coach *apitest.User, number int, note string) (id string, open slots) {
	t.Helper()
	member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).IntoLoosely(t, &open)
	var session struct{ ID string }
	member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": open.Slots[number].StartsAt, "note": note}).
		Want(t, http.StatusCreated).IntoLoosely(t, &session)
	return session.ID, open
}

func change(t *testing.T, coach *apitest.User, method, path, body string) apitest.Response {
	t.Helper()
	if body == "" {
		return coach.Do(t, method, path, "", nil)
	}
	return coach.Do(t, method, path, "application/json", []byte(body))
}

func upcoming(t *testing.T, coach *apitest.User) (list []sessions.CoachSession) {
	t.Helper()
	coach.Get(t, "/api/coach/sessions/upcoming").Want(t, http.StatusOK).Into(t, &list)
	return list
}

func TestSessionsAreListedMovedCancelledAndReported(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	if body := strings.TrimSpace(string(coach.Get(t, "/api/coach/sessions/upcoming").Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("initially %s", body)
	}
	later, open := booked(t, member, coach, 30, "")
	first, _ := booked(t, member, coach, 20, "I want to end my life")
	coach.Get(t, "/api/coach/sessions/upcoming").WantKeys(t, "id", "userId", "clientName", "clientTimeZone", "date", "endsAt", "minutes", "type",
		"notes", "urgent", "status", "zoomLink", "joinFrom", "movedByCoach", "cancelledBy", "videoTrouble", "canReportVideo",
		"proposal", "outcome", "canMark", "recap", "hasFeedback")
	list := upcoming(t, coach)
	if len(list) != 2 || list[0].ID != first || list[0].Type != "first" || !list[0].Urgent || list[0].Notes != "I want to end my life" ||
		list[0].UserID != member.ID || list[0].ClientName != "Asha Iyer" || list[0].ClientTimeZone != "America/Chicago" || list[0].ZoomLink != nil ||
		list[1].ID != later || list[1].Type != "follow_up" || list[1].Urgent {
		t.Fatalf("%+v", list)
	}
	path := "/api/coach/sessions/" + first
	var targets slots
	coach.Get(t, path+"/slots").Want(t, http.StatusOK).IntoLoosely(t, &targets)
	if len(targets.Slots) < 100 || !targets.Slots[0].StartsAt.Equal(open.Slots[0].StartsAt) {
		t.Errorf("%d times to move to", len(targets.Slots))
	}
	coach.Get(t, path+"/slots?from=x").WantProblem(t, http.StatusBadRequest, texts.SpanInvalid, "from")
	target := open.Slots[25].StartsAt.Format(time.RFC3339)
	change(t, coach, http.MethodPatch, path, `{"date":"`+open.Slots[30].StartsAt.Format(time.RFC3339)+`"}`).WantProblem(t, http.StatusConflict, texts.ClientHasOne)
	change(t, coach, http.MethodPatch, path, `{"date":"`+target+`","note":"`+strings.Repeat("a", 501)+`"}`).WantProblem(t, http.StatusBadRequest, texts.NoteTooLong, "note")
	change(t, coach, http.MethodDelete, path+"/proposal", "").WantProblem(t, http.StatusConflict, texts.NothingProposed)
	change(t, coach, http.MethodPatch, path, `{"date":"2021-01-01T09:00:00Z"}`).WantProblem(t, http.StatusBadRequest, texts.TooSoon.Fill("hours", "12"), "date")
	change(t, coach, http.MethodPatch, path, `{"date":""}`).WantProblem(t, http.StatusBadRequest, texts.DateMissing, "date")
	change(t, coach, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, texts.VideoTooEarly.Fill("minutes", "10"))
	var cancelled sessions.CoachSession
	change(t, coach, http.MethodDelete, "/api/coach/sessions/"+later, "").Want(t, http.StatusOK).Into(t, &cancelled)
	if cancelled.Status != "cancelled" || cancelled.CancelledBy == nil || *cancelled.CancelledBy != "coach" {
		t.Errorf("cancelled %+v", cancelled)
	}
	change(t, coach, http.MethodDelete, "/api/coach/sessions/"+later, "").WantProblem(t, http.StatusConflict, texts.CancelledAlready)
	// The other one ended an hour ago: it can be marked as a failed video, and both lists show it.
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes' where id = $1", first); err != nil {
		t.Fatal(err)
	}
	if list := upcoming(t, coach); len(list) != 1 || list[0].Status != "completed" || !list[0].CanReportVideo {
		t.Errorf("after its end: %+v", list)
	}
	var reported sessions.CoachSession
	change(t, coach, http.MethodPost, path+"/video-trouble", "").Want(t, http.StatusOK).Into(t, &reported)
	if !reported.VideoTrouble || reported.CanReportVideo {
		t.Errorf("reported %+v", reported)
	}
	var page sessions.CoachSessionPage
	coach.Get(t, "/api/coach/sessions/past?limit=1").Want(t, http.StatusOK).Into(t, &page)
	if len(page.Items) != 1 || !page.More || page.Items[0].ID != later {
		t.Errorf("%+v", page)
	}
	coach.Get(t, "/api/coach/sessions/past?before="+later).Want(t, http.StatusOK).Into(t, &page)
	if len(page.Items) != 1 || page.More || page.Items[0].ID != first {
		t.Errorf("%+v", page)
	}
	coach.Get(t, "/api/coach/sessions/past?before=x").WantProblem(t, http.StatusBadRequest, "", "before")
	coach.Get(t, "/api/coach/sessions/past?limit=0").WantProblem(t, http.StatusBadRequest, "", "limit")
	coach.Get(t, "/api/coach/sessions/past?before="+uuid.NewString()).WantProblem(t, http.StatusNotFound, texts.PositionUnknown)
}

// TestProposalIsAnsweredOrWithdrawnOnce proposes another time and declines, withdraws and accepts it.
func TestProposalIsAnsweredOrWithdrawnOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, open := booked(t, member, coach, 20, "")
	path, own := "/api/coach/sessions/"+id, "/api/sessions/"+id
	startsAt := open.Slots[25].StartsAt
	memberStream := member.Live(t, "/api/live", "")
	propose := func() sessions.CoachSession {
		t.Helper()
		var proposed sessions.CoachSession
		change(t, coach, http.MethodPatch, path, `{"date":"`+startsAt.Format(time.RFC3339)+`","note":"The train."}`).Want(t, http.StatusOK).Into(t, &proposed)
		if proposed.Proposal == nil || !proposed.Proposal.Date.Equal(startsAt) || proposed.Proposal.Note != "The train." || proposed.MovedByCoach || !proposed.Date.Equal(open.Slots[20].StartsAt) {
			t.Fatalf("proposed %+v", proposed)
		}
		return proposed
	}
	proposed := propose()
	memberStream.NextOf(t, "session")
	change(t, coach, http.MethodPatch, path, `{"date":"`+startsAt.Format(time.RFC3339)+`"}`).WantProblem(t, http.StatusConflict, texts.ProposedAlready)
	type seen struct {
		Date         time.Time
		MovedByCoach bool
		Outcome      *string
		Proposal     *struct {
			ID, Note string
			Date     time.Time
		}
	}
	read := func() (session seen) {
		t.Helper()
		member.Get(t, own).Want(t, http.StatusOK).IntoLoosely(t, &session)
		return session
	}
	if session := read(); session.Proposal == nil || session.Proposal.ID != proposed.Proposal.ID || session.Proposal.Note != "The train." || !session.Date.Equal(proposed.Date) {
		t.Errorf("the member received %+v", session)
	}
	answer := func(user *apitest.User, kind, proposal string) apitest.Response {
		t.Helper()
		return user.Post(t, own+"/proposal/"+kind, map[string]any{"proposalId": proposal})
	}
	for _, kind := range []string{"accept", "decline"} {
		answer(member, kind, uuid.NewString()).WantProblem(t, http.StatusNotFound, texts.ProposalNotFound)
		answer(member, kind, "x").WantProblem(t, http.StatusNotFound, texts.ProposalNotFound)
		answer(h.NewMember(t), kind, proposed.Proposal.ID).WantProblem(t, http.StatusNotFound, texts.SessionNotFound)
		answer(&apitest.User{Visitor: apitest.NewVisitor(h.Member)}, kind, proposed.Proposal.ID).WantProblem(t, http.StatusUnauthorized, "")
		member.Post(t, own+"/proposal/"+kind, map[string]any{}).WantProblem(t, http.StatusBadRequest, "", "proposalId")
	}
	answer(member, "decline", proposed.Proposal.ID).Want(t, http.StatusOK)
	answer(member, "accept", proposed.Proposal.ID).WantProblem(t, http.StatusConflict, texts.ProposalAnswered)
	if list := upcoming(t, coach); list[0].Proposal != nil || !list[0].Date.Equal(open.Slots[20].StartsAt) {
		t.Errorf("declined: %+v", list)
	}
	proposed = propose()
	var withdrawn sessions.CoachSession
	change(t, coach, http.MethodDelete, path+"/proposal", "").Want(t, http.StatusOK).Into(t, &withdrawn)
	if withdrawn.Proposal != nil {
		t.Errorf("withdrawn %+v", withdrawn)
	}
	answer(member, "accept", proposed.Proposal.ID).WantProblem(t, http.StatusConflict, texts.ProposalWithdrawn)
	proposed = propose()
	answer(member, "accept", proposed.Proposal.ID).Want(t, http.StatusOK)
	if session := read(); !session.MovedByCoach || !session.Date.Equal(startsAt) || session.Proposal != nil {
		t.Errorf("accepted %+v", session)
	}
}

func TestOutcomeIsMarkedAfterTheSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, _ := booked(t, member, coach, 20, "")
	path := "/api/coach/sessions/" + id + "/outcome"
	change(t, coach, http.MethodPut, path, `{"outcome":"held"}`).WantProblem(t, http.StatusConflict, texts.MarkTooEarly)
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes' where id = $1", id); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		body, coachReads, memberReads string
		counted                       bool
	}{
		{`{"outcome":"held"}`, "held", "", true}, {`{"outcome":"no_show"}`, "no_show", "no_show", true},
		{`{"outcome":"coach_absent"}`, "coach_absent", "coach_absent", false}, {`{"outcome":"none"}`, "", "", true},
	} {
		var marked sessions.CoachSession
		change(t, coach, http.MethodPut, path, c.body).Want(t, http.StatusOK).Into(t, &marked)
		var session struct {
			Outcome *string
			Counted bool
		}
		member.Get(t, "/api/sessions/"+id).Want(t, http.StatusOK).IntoLoosely(t, &session)
		text := func(outcome *string) string {
			if outcome == nil {
				return ""
			}
			return *outcome
		}
		if text(marked.Outcome) != c.coachReads || text(session.Outcome) != c.memberReads || session.Counted != c.counted || !marked.CanMark {
			t.Errorf("%s: the coach received %+v, the member %+v", c.body, marked, session)
		}
	}
	change(t, coach, http.MethodPut, path, `{"outcome":"fine"}`).WantProblem(t, http.StatusBadRequest, "", "outcome")
	change(t, coach, http.MethodPut, path, `{}`).WantProblem(t, http.StatusBadRequest, "", "outcome")
}

func TestCalendarShowsSessionsHoursAndDaysOff(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, open := booked(t, member, coach, 20, "")
	coach.Get(t, "/api/coach/sessions").WantKeys(t, "timeZone", "published", "sessions", "hours", "daysOff")
	from, to := open.Slots[20].StartsAt.AddDate(0, 0, -1).Format(time.DateOnly), open.Slots[20].StartsAt.AddDate(0, 0, 1).Format(time.DateOnly)
	change(t, coach, http.MethodPost, "/api/coach/days-off", `{"firstDay":"`+to+`","lastDay":"`+to+`"}`).Want(t, http.StatusCreated)
	change(t, coach, http.MethodPut, "/api/coach/hours", `{"weekly":[{"weekday":1,"from":"09:00","until":"12:00"},{"weekday":2,"from":"09:00","until":"12:00"},`+
		`{"weekday":3,"from":"09:00","until":"12:00"},{"weekday":4,"from":"09:00","until":"12:00"},{"weekday":5,"from":"09:00","until":"12:00"},`+
		`{"weekday":6,"from":"09:00","until":"12:00"},{"weekday":7,"from":"09:00","until":"12:00"}]}`).Want(t, http.StatusOK)
	var span sessions.CalendarSpan
	coach.Get(t, "/api/coach/sessions?from="+from+"&to="+to).Want(t, http.StatusOK).Into(t, &span)
	if span.TimeZone == "" || !span.Published || len(span.Sessions) != 1 || span.Sessions[0].ID != id || len(span.Hours) != 2 ||
		span.Hours[0].To.Sub(span.Hours[0].From) != 3*time.Hour || len(span.DaysOff) != 1 || span.DaysOff[0] != (sessions.FreeDays{FirstDay: to, LastDay: to}) {
		t.Errorf("%+v", span)
	}
	coach.Get(t, "/api/coach/sessions?from=x").WantProblem(t, http.StatusBadRequest, texts.SpanInvalid, "from")
	coach.Get(t, "/api/coach/sessions?from=2026-11-01&to=2027-11-01").WantProblem(t, http.StatusBadRequest, texts.SpanTooLong, "to")
	apitest.NewVisitor(h.Coach).Get(t, "/api/coach/sessions").WantProblem(t, http.StatusUnauthorized, "")
}

// TestSessionsAreHiddenFromOtherCoaches calls as another, a former and an inactive coach, and without a session.
func TestSessionsAreHiddenFromOtherCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, open := booked(t, member, coach, 20, "Between us")
	date := `{"date":"` + open.Slots[25].StartsAt.Format(time.RFC3339) + `"}`
	wantStatus := func(user *apitest.User, status int) {
		t.Helper()
		path := "/api/coach/sessions/" + id
		user.Get(t, path+"/slots").WantProblem(t, status, "")
		change(t, user, http.MethodPatch, path, date).WantProblem(t, status, "")
		change(t, user, http.MethodDelete, path, "").WantProblem(t, status, "")
		change(t, user, http.MethodDelete, path+"/proposal", "").WantProblem(t, status, "")
		change(t, user, http.MethodPut, path+"/outcome", `{"outcome":"held"}`).WantProblem(t, status, "")
		change(t, user, http.MethodPost, path+"/video-trouble", "").WantProblem(t, status, "")
	}
	wantHidden := func(user *apitest.User) {
		t.Helper()
		wantStatus(user, http.StatusNotFound)
		for _, list := range []string{"upcoming", "past"} {
			if body := string(user.Get(t, "/api/coach/sessions/"+list).Want(t, http.StatusOK).Body); strings.Contains(body, id) || strings.Contains(body, "Between us") {
				t.Errorf("%s shows %s", list, body)
			}
		}
	}
	wantHidden(h.NewCoach(t))
	wantStatus(&apitest.User{Visitor: apitest.NewVisitor(h.Coach)}, http.StatusUnauthorized)
	for _, list := range []string{"upcoming", "past"} {
		apitest.NewVisitor(h.Coach).Get(t, "/api/coach/sessions/"+list).WantProblem(t, http.StatusUnauthorized, "")
	}
	set := func(statement string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	set("update coaches set is_active = false")
	wantHidden(coach)
	set("update coaches set is_active = true")
	member.Choose(t, h.NewCoach(t))
	wantHidden(coach)
}
