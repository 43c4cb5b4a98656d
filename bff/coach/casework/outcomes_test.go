package casework_test

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/casework"
	desk "aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/sealed"
)

func outcomesPath(client *apitest.User) string {
	return "/api/coach/clients/" + client.ID + "/crisis-outcomes"
}

func outcomes(t *testing.T, coach, client *apitest.User) (list []casework.CrisisOutcome) {
	t.Helper()
	coach.Get(t, outcomesPath(client)).Want(t, http.StatusOK).Into(t, &list)
	return list
}

// closeCrisis has the client write something urgent, and the coach close it.
func closeCrisis(t *testing.T, coach, client *apitest.User, outcome, note string) {
	t.Helper()
	client.Write(t, coach, "I want to end my life")
	coach.Post(t, "/api/coach/clients/"+client.ID+"/acknowledge", map[string]any{"outcome": outcome, "note": note}).Want(t, http.StatusNoContent)
}

func TestCrisisOutcomesAreListedNewestFirst(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	if body := strings.TrimSpace(string(coach.Get(t, outcomesPath(client)).Want(t, http.StatusOK).Body)); body != "[]" {
		t.Errorf("initially %s", body)
	}
	closeCrisis(t, coach, client, "called", "")
	closeCrisis(t, coach, client, "handed_over", " Dr. Rao took over.\nSafe tonight. ")
	coach.Get(t, outcomesPath(client)).WantKeys(t, "id", "outcome", "tier", "coachName", "own", "note", "unreadable", "openedAt", "closedAt", "handovers")
	list := outcomes(t, coach, client)
	if len(list) != 2 || list[0].Outcome != "handed_over" || list[0].Note != "Dr. Rao took over.\nSafe tonight." || list[1].Outcome != "called" || list[1].Note != "" {
		t.Fatalf("listed %+v", list)
	}
	for _, entry := range list {
		if !entry.Own || entry.Unreadable || entry.Tier != "urgent" || entry.CoachName == "" || entry.ClosedAt.Before(entry.OpenedAt) {
			t.Errorf("listed %+v", entry)
		}
	}
	h.Log.WantNo(t, "Dr. Rao")
}

// TestNextCoachReadsOutcomesWithoutNotes also checks that a former and an inactive coach read nothing.
func TestNextCoachReadsOutcomesWithoutNotes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	next := h.NewCoach(t)
	closeCrisis(t, coach, client, "reached_otherwise", "Unmistakable mangoes")
	next.Get(t, outcomesPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	client.Choose(t, next)
	coach.Get(t, outcomesPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	if list := outcomes(t, next, client); len(list) != 1 || list[0].Own || list[0].Note != "" || list[0].Unreadable || list[0].Outcome != "reached_otherwise" {
		t.Errorf("the next coach reads %+v", list)
	}
	deactivate(t, h, next)
	next.Get(t, outcomesPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	coach.Get(t, "/api/coach/clients/nobody/crisis-outcomes").WantProblem(t, http.StatusNotFound, "")
	coach.Get(t, "/api/coach/clients/"+uuid.NewString()+"/crisis-outcomes").WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	apitest.NewVisitor(h.Coach).Get(t, outcomesPath(client)).WantProblem(t, http.StatusUnauthorized, "")
	client.At(h.Coach).Get(t, outcomesPath(client)).WantProblem(t, http.StatusUnauthorized, "")
	// Deleting the account deletes the outcomes.
	execute(t, h, "delete from members where id = $1", client.ID)
	if n := h.Count(t, "select count(*) from crisis_outcomes"); n != 0 {
		t.Errorf("%d outcomes of a deleted member", n)
	}
}

// TestDatabaseContainsOnlySealedCrisisNotes also moves a sealed value to another row.
func TestDatabaseContainsOnlySealedCrisisNotes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	closeCrisis(t, coach, client, "false_alarm", "unmistakable mangoes")
	closeCrisis(t, coach, client, "called", "something else")
	for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", "crisis_outcomes::text"} {
		if n := h.Count(t, "select count(*) from crisis_outcomes where "+as+" ~ 'mangoes|6d616e676f6573'"); n != 0 {
			t.Errorf("%s contains the text", as)
		}
	}
	execute(t, h, "update crisis_outcomes set sealed = (select sealed from crisis_outcomes where outcome = 'called')")
	list := outcomes(t, coach, client)
	if len(list) != 2 || list[0].Note != "something else" || list[1].Note != "" || !list[1].Unreadable || list[1].Outcome != "false_alarm" {
		t.Errorf("listed %+v", list)
	}
	h.Log.WantNo(t, "mangoes", "something else")
}

// TestResealMovesCrisisNotesToTheNewKey also checks that CheckKeys names a missing key.
func TestResealMovesCrisisNotesToTheNewKey(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	member, of := identity.MemberID(uuid.MustParse(client.ID)), identity.CoachID(uuid.MustParse(coach.ID))
	with := func(names ...string) *desk.Service {
		var parts []string
		for _, name := range names {
			parts = append(parts, name+":"+base64.StdEncoding.EncodeToString(fmt.Appendf(nil, "%-32s", name)))
		}
		keys, err := sealed.Parse(strings.Join(parts, ","))
		if err != nil {
			t.Fatal(err)
		}
		return desk.New(desk.Options{Pool: h.Pool, Keys: keys})
	}
	oldOnly, both, newOnly := with("old"), with("new", "old"), with("new")
	chat := messaging.New(messaging.Options{Pool: h.Pool, CrisisNotes: oldOnly})
	for n := range 3 {
		client.Write(t, coach, "I want to end my life")
		closing := messaging.CrisisClosing{Outcome: copy.CrisisOutcomes[n].Code}
		if n > 0 {
			closing.Note = fmt.Sprintf("Note %d", n)
		}
		if err := chat.CloseCrisis(t.Context(), of, member, 100, closing); err != nil {
			t.Fatal(err)
		}
	}
	if err := newOnly.CheckKeys(t.Context()); err == nil || !strings.Contains(err.Error(), `the key "old"`) {
		t.Errorf("without the old key: %v", err)
	}
	for _, do := range []func() error{
		func() error { return both.CheckKeys(t.Context()) }, func() error { return both.Reseal(t.Context()) }, func() error { return newOnly.CheckKeys(t.Context()) },
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	found, err := newOnly.CrisisOutcomes(t.Context(), of, member)
	var read []string
	for _, entry := range found {
		read = append(read, entry.Note)
	}
	if err != nil || !slices.Equal(read, []string{"Note 2", "Note 1", ""}) {
		t.Errorf("with only the new key: %+v, %v", found, err)
	}
}
