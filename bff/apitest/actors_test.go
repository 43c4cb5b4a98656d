package apitest_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
)

// TestOnlyTheirCoachReachesAMember calls every operation of the portal as each kind of signed-in person who is not the
// member's coach. Operations on a client respond as for an unknown id. No response contains anything of the member.
func TestOnlyTheirCoachReachesAMember(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	h, administrator := s.harness, s.administrator
	former, current := h.NewCoach(t), h.NewCoach(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set first_name = 'Zubeida', last_name = 'Qureshi' where id = $1", member.ID); err != nil {
		t.Fatal(err)
	}
	// Everything that a coach keeps about a client, with both coaches.
	for _, coach := range []*apitest.User{former, current} {
		member.Choose(t, coach)
		member.Write(t, coach, "The violet umbrella")
		member.Write(t, coach, "I want to end my life")
		coach.Reply(t, member, "Your violet umbrella")
		client := "/api/coach/clients/" + member.ID
		coach.Post(t, client+"/notes", map[string]any{"id": uuid.NewString(), "text": "A violet umbrella"}).Want(t, http.StatusCreated)
		coach.Post(t, client+"/goals", map[string]any{"id": uuid.NewString(), "title": "Buy a violet umbrella", "detail": ""}).Want(t, http.StatusCreated)
	}
	if page := current.Get(t, "/api/coach/clients/"+member.ID+"/messages").Want(t, http.StatusOK); !strings.Contains(string(page.Body), "violet") {
		t.Fatalf("the coach does not read the conversation: %s", page.Body)
	}
	administrator.Post(t, "/api/coach/admin/coaches/"+current.ID+"/deactivate", map[string]any{"clients": "wait", "reason": "On leave for a year."}).
		Want(t, http.StatusOK)

	var portal []operation
	for _, op := range operations(t, h) {
		if op.api.Name == "coach" && !op.public && !op.isAdministration() && op.path != "/api/coach/live" {
			portal = append(portal, op)
		}
	}
	if len(portal) < 60 {
		t.Fatalf("only %d operations", len(portal))
	}
	const kept = `select (select count(*) from messages) + (select count(*) from coach_client_notes) + (select count(*) from goals)
		+ (select count(*) from crisis_outcomes) + (select count(*) from conversations where coach_read_seq > 0 or coach_delivered_seq > 0)`
	before := h.Count(t, kept)
	for name, actor := range map[string]*apitest.User{
		"another coach": h.NewCoach(t), "the former coach": former, "the deactivated coach": current,
		"a coach who waits for activation": h.NewCoach(t, apitest.Inactive), "an administrator": administrator,
	} {
		t.Run(name, func(t *testing.T) {
			for _, op := range portal {
				// Some operations end the session.
				actor.Post(t, "/api/coach/login", map[string]any{"email": actor.Email, "password": apitest.Password}).Want(t, http.StatusOK)
				var body []byte
				contentType := ""
				if op.body != nil {
					body, contentType = s.bodyOf(t, op, nil), "application/json"
				}
				call := func(client string) apitest.Response {
					return actor.Do(t, op.method, fillPath(op.path, client, uuid.NewString()), contentType, body)
				}
				got := call(member.ID)
				for _, private := range []string{"Zubeida", "Qureshi", "violet", "end my life"} {
					if strings.Contains(string(got.Body), private) {
						t.Errorf("%s returns %q: %s", op.key, private, got.Body)
					}
				}
				if !strings.Contains(op.path, "{clientId}") {
					continue
				}
				if unknown := call(uuid.NewString()); got.Status < http.StatusBadRequest || got.Status != unknown.Status || string(got.Body) != string(unknown.Body) {
					t.Errorf("%s returns %d %s; for an unknown client %d %s", op.key, got.Status, got.Body, unknown.Status, unknown.Body)
				}
			}
		})
	}
	if now := h.Count(t, kept); now != before {
		t.Errorf("%d rows of clients, before %d", now, before)
	}
}
