package messages_test

import (
	"net/http"
	"net/netip"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
)

// TestLimits checks the number of writes that one address may make before it is limited.
func TestLimits(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Scale: 1, Client: func(r *http.Request) netip.Addr {
		return request.From(r.Context()).Client
	}}))
	member, coach := h.Pair(t)
	base := "/api/messages/" + coach.ID
	for name, c := range map[string]struct {
		method, path string
		allowed      int
	}{
		"send":      {http.MethodPost, "/api/messages", 240},
		"read":      {http.MethodPost, base + "/read", 600},
		"delivered": {http.MethodPost, base + "/delivered", 600},
		"mute":      {http.MethodPut, base + "/mute", 120},
		"undo":      {http.MethodDelete, base + "/deletion", 120},
		"delete":    {http.MethodPost, base + "/deletion", 120},
	} {
		tries := 0
		for member.Do(t, c.method, c.path, "application/json", []byte("{}")).Status != http.StatusTooManyRequests && tries < 700 {
			tries++
		}
		if tries < c.allowed || tries == 700 {
			t.Errorf("%s: held back after %d, want %d at least", name, tries, c.allowed)
		}
	}
}

// TestACoachWhoIsAway is shown as such, and promises nothing.
func TestACoachWhoIsAway(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	if here := conversation(t, member, coach); here.CoachAway || here.Reply == nil {
		t.Errorf("before: %+v", here)
	}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	member.Write(t, coach, "I want to end my life")
	if away := conversation(t, member, coach); !away.CoachAway || !away.CanWrite || away.Reply != nil || away.Safety != "urgent" {
		t.Errorf("away: %+v", away)
	}
}
