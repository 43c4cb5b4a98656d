package administration_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
)

const referrals = "/api/coach/admin/referrals"

func TestAdministratorsSeeReferralCountsWithoutMembers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, coach := h.NewCoach(t, apitest.Administrator), h.NewCoach(t)
	member := h.NewMember(t)
	var found administration.Referrals
	leela.Get(t, referrals).Want(t, http.StatusOK).Into(t, &found)
	if len(found.Counts) != 0 || found.Months != 36 {
		t.Errorf("at first: %+v", found)
	}
	for _, text := range []string{"I miss home", "I want to end my life"} {
		member.Post(t, "/api/companions/tara/messages", map[string]string{"id": uuid.NewString(), "text": text}).Want(t, http.StatusOK)
	}
	answer := leela.Get(t, referrals).Want(t, http.StatusOK)
	for _, secret := range []string{member.ID, "end my life", "tara"} {
		if strings.Contains(string(answer.Body), secret) {
			t.Errorf("the response contains %q: %s", secret, answer.Body)
		}
	}
	answer.Into(t, &found)
	month := time.Now().UTC().Format("2006-01")
	want := []administration.ReferralCount{{Month: month, Kind: "self", Line: "988", Shown: 1}, {Month: month, Kind: "self", Line: "any", Shown: 1}}
	if !slices.Equal(found.Counts, want) {
		t.Errorf("the counts are %+v, want %+v", found.Counts, want)
	}
	coach.Get(t, referrals).Want(t, http.StatusForbidden)
	apitest.NewVisitor(h.Coach).Get(t, referrals).Want(t, http.StatusUnauthorized)
}
