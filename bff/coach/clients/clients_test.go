package clients_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/coach/clients"
)

func list(t *testing.T, coach *apitest.Somebody) []clients.Client {
	t.Helper()
	var list []clients.Client
	coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Into(t, &list)
	return list
}

func TestClients(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).WantKeys(t,
		"id", "firstName", "lastName", "email", "timeZone", "unreadMessages", "engagementLevel", "hasUrgentKeyword", "urgentSince",
		"lastMessageContent", "lastMessageTime", "lastMessageIsFromClient")
	silent := list(t, coach)[0]
	if silent.ID != member.ID || silent.FirstName != "Asha" || silent.Email != member.Email || silent.UnreadMessages != 0 ||
		silent.EngagementLevel != "low" || silent.HasUrgentKeyword || silent.UrgentSince != nil ||
		silent.LastMessageContent == nil || silent.LastMessageIsFromClient == nil || *silent.LastMessageIsFromClient {
		t.Fatalf("a client who was only welcomed: %+v", silent)
	}
	member.Write(t, coach, "Good morning")
	wrote := list(t, coach)[0]
	if wrote.UnreadMessages != 1 || wrote.EngagementLevel != "high" || *wrote.LastMessageContent != "Good morning" ||
		!*wrote.LastMessageIsFromClient || wrote.LastMessageTime == nil {
		t.Fatalf("a client who wrote: %+v", wrote)
	}
}

// TestUrgent follows a message that sounds like a crisis until it is acknowledged.
func TestUrgent(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	calm, coach := h.Pair(t)
	troubled := h.NewMember(t)
	troubled.Choose(t, coach)
	troubled.Write(t, coach, "I want to end my life")
	calm.Write(t, coach, "Good morning")
	found := list(t, coach)
	if len(found) != 2 || found[0].ID != troubled.ID || !found[0].HasUrgentKeyword || found[0].UrgentSince == nil || found[1].HasUrgentKeyword {
		t.Fatalf("clients %+v", found)
	}
	coach.Post(t, "/api/coach/clients/"+troubled.ID+"/acknowledge", nil).Want(t, http.StatusNoContent)
	for _, client := range list(t, coach) {
		if client.HasUrgentKeyword || client.UrgentSince != nil {
			t.Errorf("still urgent: %+v", client)
		}
	}
	coach.Post(t, "/api/coach/clients/"+troubled.ID+"/acknowledge", map[string]any{}).Want(t, http.StatusNoContent)
}

func TestNoClients(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	lonely, inactive := h.NewCoach(t), h.NewCoach(t)
	h.NewMember(t).Choose(t, inactive)
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", inactive.ID); err != nil {
		t.Fatal(err)
	}
	for name, coach := range map[string]*apitest.Somebody{"lonely": lonely, "inactive": inactive} {
		if body := strings.TrimSpace(string(coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Body)); body != "[]" {
			t.Errorf("%s: %s, want an empty list", name, body)
		}
	}
	apitest.NewVisitor(h.Coach).Get(t, "/api/coach/clients").WantProblem(t, http.StatusUnauthorized, "")
}
