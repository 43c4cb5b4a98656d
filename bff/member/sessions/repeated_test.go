package sessions_test

import (
	"net/http"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/member/sessions"
)

func TestBookRepeatedSessions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	// Two times in one month of the member, whatever the day is.
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	open := slots(t, member, coach.ID, "").Slots
	for open[0].StartsAt.In(zone).Month() != open[1].StartsAt.In(zone).Month() {
		open = open[1:]
	}
	first, second := open[0].StartsAt, open[1].StartsAt
	post := func(user *apitest.User, body map[string]any) apitest.Response {
		t.Helper()
		return user.Post(t, "/api/sessions/repeated", body)
	}
	good := map[string]any{"coachId": coach.ID, "date": first, "repeats": []time.Time{}, "note": "Hello"}
	with := func(field string, value any) map[string]any {
		changed := map[string]any{}
		for name, one := range good {
			changed[name] = one
		}
		changed[field] = value
		return changed
	}
	post(member, with("repeats", []string{"soon"})).WantProblem(t, http.StatusBadRequest, texts.DateInvalid, "repeats")
	post(member, with("repeats", nil)).WantProblem(t, http.StatusBadRequest, "", "repeats")
	post(member, with("date", "soon")).WantProblem(t, http.StatusBadRequest, texts.DateInvalid, "date")
	post(member, with("coachId", "nobody")).WantProblem(t, http.StatusNotFound, copy.Errors.CoachNotFound)
	// A repetition at the same time cannot be booked: nor is the first one.
	post(member, with("repeats", []time.Time{first})).Want(t, http.StatusConflict)
	post(&apitest.User{Visitor: apitest.NewVisitor(h.Member)}, good).WantProblem(t, http.StatusUnauthorized, "")
	post(h.NewMember(t), good).Want(t, http.StatusConflict)
	if n := h.Count(t, "select count(*) from sessions"); n != 0 {
		t.Fatalf("%d sessions", n)
	}
	var allowance sessions.SessionAllowance
	member.Get(t, "/api/session-allowance").Want(t, http.StatusOK).Into(t, &allowance)
	for _, month := range allowance.Months {
		if month.Included != 2 {
			t.Errorf("%+v", month)
		}
	}
	var booked []sessions.Session
	post(member, with("repeats", []time.Time{second})).Want(t, http.StatusCreated).Into(t, &booked)
	if len(booked) != 2 || !booked[0].Date.Equal(first) || !booked[1].Date.Equal(second) || booked[1].Note != "Hello" {
		t.Errorf("%+v", booked)
	}
}
