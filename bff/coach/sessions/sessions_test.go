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

var said = copy.Scheduling

type slots struct {
	Slots []struct{ StartsAt time.Time }
}

// booked is a session that the member has with the coach, at one of the times that are open.
func booked(t *testing.T, member, coach *apitest.Somebody, number int, note string) (id string, open slots) {
	t.Helper()
	member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).Loosely(t, &open)
	var session struct{ ID string }
	member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": open.Slots[number].StartsAt, "note": note}).
		Want(t, http.StatusCreated).Loosely(t, &session)
	return session.ID, open
}

func change(t *testing.T, coach *apitest.Somebody, method, path, body string) apitest.Answer {
	t.Helper()
	if body == "" {
		return coach.Do(t, method, path, "", nil)
	}
	return coach.Do(t, method, path, "application/json", []byte(body))
}

func upcoming(t *testing.T, coach *apitest.Somebody) (list []sessions.CoachSession) {
	t.Helper()
	coach.Get(t, "/api/coach/sessions/upcoming").Want(t, http.StatusOK).Into(t, &list)
	return list
}

func TestSessionsOfACoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	if body := strings.TrimSpace(string(coach.Get(t, "/api/coach/sessions/upcoming").Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("at first %s", body)
	}
	later, open := booked(t, member, coach, 30, "")
	first, _ := booked(t, member, coach, 20, "I want to end my life")
	coach.Get(t, "/api/coach/sessions/upcoming").WantKeys(t, "id", "userId", "clientName", "clientTimeZone", "date", "endsAt", "minutes", "type",
		"notes", "urgent", "status", "zoomLink", "joinFrom", "movedByCoach", "cancelledBy", "videoTrouble", "canReportVideo")
	list := upcoming(t, coach)
	if len(list) != 2 || list[0].ID != first || list[0].Type != "first" || !list[0].Urgent || list[0].Notes != "I want to end my life" ||
		list[0].UserID != member.ID || list[0].ClientName != "Asha Iyer" || list[0].ClientTimeZone != "America/Chicago" || list[0].ZoomLink != nil ||
		list[1].ID != later || list[1].Type != "follow_up" || list[1].Urgent {
		t.Fatalf("%+v", list)
	}
	path := "/api/coach/sessions/" + first
	var where slots
	coach.Get(t, path+"/slots").Want(t, http.StatusOK).Loosely(t, &where)
	if len(where.Slots) < 100 || !where.Slots[0].StartsAt.Equal(open.Slots[0].StartsAt) {
		t.Errorf("it can be moved to %d times", len(where.Slots))
	}
	coach.Get(t, path+"/slots?from=x").WantProblem(t, http.StatusBadRequest, said.SpanInvalid, "from")
	target := open.Slots[25].StartsAt.Format(time.RFC3339)
	var moved sessions.CoachSession
	change(t, coach, http.MethodPatch, path, `{"date":"`+target+`"}`).Want(t, http.StatusOK).Into(t, &moved)
	if !moved.MovedByCoach || !moved.Date.Equal(open.Slots[25].StartsAt) {
		t.Errorf("moved %+v", moved)
	}
	change(t, coach, http.MethodPatch, path, `{"date":"`+open.Slots[30].StartsAt.Format(time.RFC3339)+`"}`).WantProblem(t, http.StatusConflict, said.ClientHasOne)
	change(t, coach, http.MethodPatch, path, `{"date":"2021-01-01T09:00:00Z"}`).WantProblem(t, http.StatusBadRequest, said.TooSoon.Fill("hours", "12"), "date")
	change(t, coach, http.MethodPatch, path, `{"date":""}`).WantProblem(t, http.StatusBadRequest, said.DateMissing, "date")
	change(t, coach, http.MethodPost, path+"/video-trouble", "").WantProblem(t, http.StatusConflict, said.VideoTooEarly.Fill("minutes", "10"))
	var cancelled sessions.CoachSession
	change(t, coach, http.MethodDelete, "/api/coach/sessions/"+later, "").Want(t, http.StatusOK).Into(t, &cancelled)
	if cancelled.Status != "cancelled" || cancelled.CancelledBy == nil || *cancelled.CancelledBy != "coach" {
		t.Errorf("cancelled %+v", cancelled)
	}
	change(t, coach, http.MethodDelete, "/api/coach/sessions/"+later, "").WantProblem(t, http.StatusConflict, said.CancelledAlready)
	// The other one is over since an hour: it can be said that the video failed, and it stands in both lists.
	if _, err := h.Pool.Exec(t.Context(), "update sessions set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes' where id = $1", first); err != nil {
		t.Fatal(err)
	}
	if list := upcoming(t, coach); len(list) != 1 || list[0].Status != "completed" || !list[0].CanReportVideo {
		t.Errorf("after its end: %+v", list)
	}
	var noted sessions.CoachSession
	change(t, coach, http.MethodPost, path+"/video-trouble", "").Want(t, http.StatusOK).Into(t, &noted)
	if !noted.VideoTrouble || noted.CanReportVideo {
		t.Errorf("noted %+v", noted)
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
	coach.Get(t, "/api/coach/sessions/past?before="+uuid.NewString()).WantProblem(t, http.StatusNotFound, said.PositionUnknown)
}

// TestNobodyElsesSessions: another coach, the former coach and one who is not active any more find nothing, and neither does
// anybody who is not signed in.
func TestNobodyElsesSessions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	id, open := booked(t, member, coach, 20, "Between us")
	date := `{"date":"` + open.Slots[25].StartsAt.Format(time.RFC3339) + `"}`
	try := func(who *apitest.Somebody, status int) {
		t.Helper()
		path := "/api/coach/sessions/" + id
		who.Get(t, path+"/slots").WantProblem(t, status, "")
		change(t, who, http.MethodPatch, path, date).WantProblem(t, status, "")
		change(t, who, http.MethodDelete, path, "").WantProblem(t, status, "")
		change(t, who, http.MethodPost, path+"/video-trouble", "").WantProblem(t, status, "")
	}
	nothing := func(who *apitest.Somebody) {
		t.Helper()
		try(who, http.StatusNotFound)
		for _, list := range []string{"upcoming", "past"} {
			if body := string(who.Get(t, "/api/coach/sessions/"+list).Want(t, http.StatusOK).Body); strings.Contains(body, id) || strings.Contains(body, "Between us") {
				t.Errorf("%s shows %s", list, body)
			}
		}
	}
	nothing(h.NewCoach(t))
	try(&apitest.Somebody{Visitor: apitest.NewVisitor(h.Coach)}, http.StatusUnauthorized)
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
	nothing(coach)
	set("update coaches set is_active = true")
	member.Choose(t, h.NewCoach(t))
	nothing(coach)
}
