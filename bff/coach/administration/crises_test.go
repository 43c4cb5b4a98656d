package administration_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
)

const crises = "/api/coach/admin/crises"

func TestAdministratorsSeeOpenCrisesWithoutMembers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela := h.NewCoach(t, apitest.Administrator)
	member, coach := h.Pair(t)
	read := func() (found administration.Crises) {
		t.Helper()
		answer := leela.Get(t, crises).Want(t, http.StatusOK)
		for _, secret := range []string{member.ID, "end my life"} {
			if strings.Contains(string(answer.Body), secret) {
				t.Errorf("the response contains %q: %s", secret, answer.Body)
			}
		}
		answer.Into(t, &found)
		return found
	}
	if found := read(); len(found.Open) != 0 || len(found.Outcomes) != 5 || found.Days != 90 {
		t.Errorf("at first: %+v", found)
	}
	sent := member.Write(t, coach, "I want to end my life")
	found := read()
	if len(found.Open) != 1 || found.Open[0].Opened || !found.Open[0].Reached || found.Open[0].Tier != "urgent" || found.Open[0].Since.IsZero() || found.Open[0].CoachName == "" {
		t.Fatalf("after an urgent message: %+v", found)
	}
	coach.Post(t, "/api/coach/clients/"+member.ID+"/read", map[string]string{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	if found := read(); !found.Open[0].Opened {
		t.Errorf("after the coach opened it: %+v", found)
	}
	coach.Post(t, "/api/coach/clients/"+member.ID+"/acknowledge", map[string]any{"through": 1, "outcome": "called", "note": ""}).Want(t, http.StatusNoContent)
	if found := read(); len(found.Open) != 0 || found.Outcomes[0] != (administration.CrisisOutcomeCount{Outcome: "called", Count: 1}) {
		t.Errorf("after it was closed: %+v", found)
	}
	coach.Get(t, crises).Want(t, http.StatusForbidden)
	apitest.NewVisitor(h.Coach).Get(t, crises).Want(t, http.StatusUnauthorized)
}
