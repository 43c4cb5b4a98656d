package sessions_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/member/sessions"
)

func feedback(t *testing.T, member *apitest.User, id string, body map[string]any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return member.Do(t, http.MethodPut, "/api/sessions/"+id+"/feedback", "application/json", raw)
}

func decline(t *testing.T, member *apitest.User, id string) apitest.Response {
	t.Helper()
	return member.Do(t, http.MethodDelete, "/api/sessions/"+id+"/feedback", "", nil)
}

// coachSees returns the client's answer as the coach reads it.
func coachSees(t *testing.T, coach *apitest.User, id string) (rating string) {
	t.Helper()
	var read struct{ Feedback *struct{ Rating string } }
	coach.Get(t, "/api/coach/sessions/"+id+"/recap").Want(t, http.StatusOK).IntoLoosely(t, &read)
	if read.Feedback == nil {
		return ""
	}
	return read.Feedback.Rating
}

func TestFeedbackIsAskedOnceAndSharedByChoice(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	session := book(t, member, coach.ID, slots(t, member, coach.ID, "").Slots[20].StartsAt)
	if session.AsksFeedback {
		t.Error("it is asked before the session")
	}
	setStart(t, h, session.ID, -2*time.Hour)
	read := func() (one sessions.Session) {
		t.Helper()
		member.Get(t, "/api/sessions/"+session.ID).Want(t, http.StatusOK).Into(t, &one)
		return one
	}
	if one := read(); !one.AsksFeedback || one.Feedback != nil {
		t.Errorf("after the session: %+v", one)
	}
	var answered sessions.Session
	feedback(t, member, session.ID, map[string]any{"rating": "some", "note": " It was quiet. "}).Want(t, http.StatusOK).Into(t, &answered)
	if answered.AsksFeedback || answered.Feedback == nil || *answered.Feedback != (sessions.SessionFeedback{Rating: "some", Note: "It was quiet."}) {
		t.Errorf("answered: %+v", answered.Feedback)
	}
	if rating := coachSees(t, coach, session.ID); rating != "" {
		t.Errorf("the coach sees %q without being asked to", rating)
	}
	coachStream := coach.Live(t, "/api/coach/live", "")
	feedback(t, member, session.ID, map[string]any{"rating": "some", "note": "It was quiet.", "share": true}).Want(t, http.StatusOK)
	coachStream.NextOf(t, "session")
	if rating := coachSees(t, coach, session.ID); rating != "some" {
		t.Errorf("shared, the coach sees %q", rating)
	}
	// An answer can be changed later than a first one can be given.
	setStart(t, h, session.ID, -9*24*time.Hour)
	feedback(t, member, session.ID, map[string]any{"rating": "helped"}).Want(t, http.StatusOK)
	if rating := coachSees(t, coach, session.ID); rating != "" {
		t.Errorf("no longer shared, the coach sees %q", rating)
	}
	decline(t, member, session.ID).Want(t, http.StatusOK)
	setStart(t, h, session.ID, -2*time.Hour)
	if one := read(); one.AsksFeedback || one.Feedback != nil {
		t.Errorf("deleted: %+v", one)
	}
	if n := h.Count(t, "select count(*) from session_feedback where sealed is not null"); n != 0 {
		t.Errorf("%d answers", n)
	}
}

func TestFeedbackIsOnlyForSessionsThatTookPlace(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	open := slots(t, member, coach.ID, "").Slots
	id := book(t, member, coach.ID, open[20].StartsAt).ID
	good := map[string]any{"rating": "helped"}
	feedback(t, member, id, good).WantProblem(t, http.StatusConflict, texts.FeedbackNothing)
	decline(t, member, id).WantProblem(t, http.StatusConflict, texts.FeedbackNothing)
	setStart(t, h, id, -2*time.Hour)
	for _, c := range []struct {
		body           map[string]any
		field, message string
	}{
		{map[string]any{}, "rating", ""},
		{map[string]any{"rating": "five stars"}, "rating", texts.RatingRequired},
		{map[string]any{"rating": "helped", "note": strings.Repeat("a", 501)}, "note", texts.FeedbackTooLong},
		{map[string]any{"rating": "helped", "share": "yes"}, "share", ""},
	} {
		feedback(t, member, id, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
	}
	feedback(t, h.NewMember(t), id, good).WantProblem(t, http.StatusNotFound, texts.SessionNotFound)
	decline(t, h.NewMember(t), id).WantProblem(t, http.StatusNotFound, texts.SessionNotFound)
	visitor := &apitest.User{Visitor: apitest.NewVisitor(h.Member)}
	feedback(t, visitor, id, good).WantProblem(t, http.StatusUnauthorized, "")
	decline(t, visitor, id).WantProblem(t, http.StatusUnauthorized, "")
	for _, missed := range []string{"outcome = 'no_show', outcome_at = now()", "outcome = 'coach_absent', outcome_at = now(), counted = false", "outcome = null, outcome_at = null, counted = false, video_trouble_at = now()"} {
		if _, err := h.Pool.Exec(t.Context(), "update sessions set "+missed); err != nil {
			t.Fatal(err)
		}
		feedback(t, member, id, good).WantProblem(t, http.StatusConflict, texts.FeedbackNothing)
	}
	if _, err := h.Pool.Exec(t.Context(), "update sessions set outcome = null, outcome_at = null, video_trouble_at = null"); err != nil {
		t.Fatal(err)
	}
	setStart(t, h, id, -8*24*time.Hour)
	feedback(t, member, id, good).WantProblem(t, http.StatusConflict, texts.FeedbackTooLate.Fill("days", "7"))
	setStart(t, h, id, -6*24*time.Hour)
	if n := h.Count(t, "select count(*) from session_feedback"); n != 0 {
		t.Errorf("%d answers", n)
	}
	// With another coach it can be answered, but shared with nobody; what was shared no longer is.
	feedback(t, member, id, map[string]any{"rating": "helped", "share": true}).Want(t, http.StatusOK)
	member.Choose(t, h.NewCoach(t))
	var one sessions.Session
	member.Get(t, "/api/sessions/"+id).Want(t, http.StatusOK).Into(t, &one)
	if one.Feedback == nil || one.Feedback.Shared {
		t.Errorf("after a change of coach: %+v", one.Feedback)
	}
	feedback(t, member, id, map[string]any{"rating": "helped", "share": true}).
		WantProblem(t, http.StatusConflict, texts.FeedbackOtherCoach.Fill("coachName", one.CoachName))
	// Words of distress raise the member's own risk state.
	feedback(t, member, id, map[string]any{"rating": "worse", "note": "I want to end my life"}).Want(t, http.StatusOK)
	if n := h.Count(t, "select count(*) from risk_states where state <> 'none' and member_id = $1", member.ID); n != 1 {
		t.Errorf("%d risk states", n)
	}
	h.Log.WantNo(t, "end my life")
}
