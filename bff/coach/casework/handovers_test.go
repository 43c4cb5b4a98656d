package casework_test

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	"aangan/bff/coach/casework"
	desk "aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/sealed"
)

func crisisPath(client *apitest.User) string { return "/api/coach/clients/" + client.ID + "/crisis" }

func crisis(t *testing.T, coach, client *apitest.User) (state casework.CrisisState) {
	t.Helper()
	coach.Get(t, crisisPath(client)).Want(t, http.StatusOK).Into(t, &state)
	return state
}

func handOver(t *testing.T, coach, client *apitest.User, note string) {
	t.Helper()
	coach.Post(t, "/api/coach/clients/"+client.ID+"/handover", map[string]any{"note": note}).Want(t, http.StatusNoContent)
}

// TestCrisisStateFollowsOpeningHandoverAndOutcome also checks that the outcome keeps the handovers of its crisis.
func TestCrisisStateFollowsOpeningHandoverAndOutcome(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	if body := strings.TrimSpace(string(coach.Get(t, crisisPath(client)).Want(t, http.StatusOK).Body)); body != `{"openedAt":null,"handover":null}` {
		t.Errorf("initially %s", body)
	}
	sent := client.Write(t, coach, "I want to end my life")
	if state := crisis(t, coach, client); state.OpenedAt != nil || state.Handover != nil {
		t.Errorf("before it was read: %+v", state)
	}
	coach.Post(t, "/api/coach/clients/"+client.ID+"/read", map[string]any{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	handOver(t, coach, client, "First")
	handOver(t, coach, client, " Second.\nNo plan. ")
	state := crisis(t, coach, client)
	if state.OpenedAt == nil || state.Handover == nil || !state.Handover.Own || state.Handover.CoachName == "" || state.Handover.Note != "Second.\nNo plan." || state.Handover.Unreadable || state.Handover.At.Before(*state.OpenedAt) {
		t.Errorf("after the handovers: %+v, %+v", state, state.Handover)
	}
	coach.Post(t, "/api/coach/clients/"+client.ID+"/acknowledge", map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	if state := crisis(t, coach, client); state.OpenedAt != nil || state.Handover != nil {
		t.Errorf("after the outcome: %+v", state)
	}
	closeCrisis(t, coach, client, "wrote", "")
	client.Write(t, coach, "I still want to die")
	if state := crisis(t, coach, client); state.OpenedAt != nil || state.Handover != nil {
		t.Errorf("the next crisis has the state of the one before: %+v", state)
	}
	list := outcomes(t, coach, client)
	if len(list) != 2 || list[0].Handovers == nil || len(list[0].Handovers) != 0 || len(list[1].Handovers) != 2 || list[1].Handovers[0].Note != "Second.\nNo plan." || list[1].Handovers[1].Note != "First" {
		t.Errorf("the outcomes are %+v", list)
	}
}

// TestNextCoachSeesHandoverWithoutNote also checks who reads nothing at all.
func TestNextCoachSeesHandoverWithoutNote(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	client, coach := h.Pair(t)
	next := h.NewCoach(t)
	client.Write(t, coach, "I want to end my life")
	handOver(t, coach, client, "Unmistakable mangoes")
	next.Get(t, crisisPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	client.Choose(t, next)
	if state := crisis(t, next, client); state.Handover == nil || state.Handover.Own || state.Handover.Note != "" || state.Handover.Unreadable || state.Handover.CoachName == "" {
		t.Errorf("the next coach reads %+v", state.Handover)
	}
	coach.Get(t, crisisPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	deactivate(t, h, next)
	next.Get(t, crisisPath(client)).WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	coach.Get(t, "/api/coach/clients/nobody/crisis").WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Get(t, crisisPath(client)).WantProblem(t, http.StatusUnauthorized, "")
	client.At(h.Coach).Get(t, crisisPath(client)).WantProblem(t, http.StatusUnauthorized, "")
	for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", "crisis_handovers::text"} {
		if n := h.Count(t, "select count(*) from crisis_handovers where "+as+" ~ 'mangoes|6d616e676f6573'"); n != 0 {
			t.Errorf("%s contains the note", as)
		}
	}
	execute(t, h, "delete from members where id = $1", client.ID)
	if n := h.Count(t, "select count(*) from crisis_handovers"); n != 0 {
		t.Errorf("%d handovers of a deleted member", n)
	}
}

// TestResealMovesHandoverNotesToTheNewKey also checks that CheckKeys names a missing key.
func TestResealMovesHandoverNotesToTheNewKey(t *testing.T) {
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
	chat := messaging.New(messaging.Options{
		Pool: h.Pool, CrisisNotes: oldOnly, AlertTeam: func(context.Context, pgx.Tx, uuid.UUID) error { return nil },
	})
	client.Write(t, coach, "I want to end my life")
	for _, note := range []string{"", "Alone until eight."} {
		if err := chat.HandOver(t.Context(), of, member, note); err != nil {
			t.Fatal(err)
		}
	}
	if err := newOnly.CheckKeys(t.Context()); err == nil || !strings.Contains(err.Error(), `the key "old"`) {
		t.Errorf("without the old key: %v", err)
	}
	if state, err := newOnly.OpenCrisis(t.Context(), of, member); err != nil || state.Handover == nil || !state.Handover.Unreadable || state.Handover.Note != "" {
		t.Errorf("without the old key: %+v, %v", state.Handover, err)
	}
	for _, do := range []func() error{
		func() error { return both.CheckKeys(t.Context()) }, func() error { return both.Reseal(t.Context()) }, func() error { return newOnly.CheckKeys(t.Context()) },
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	if state, err := newOnly.OpenCrisis(t.Context(), of, member); err != nil || state.Handover == nil || state.Handover.Note != "Alone until eight." {
		t.Errorf("with only the new key: %+v, %v", state.Handover, err)
	}
}
