package messages_test

import (
	"net/http"
	"net/netip"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
)

// TestWritesAreRateLimitedPerAddress checks the number of writes that one address may make before it is limited.
func TestWritesAreRateLimitedPerAddress(t *testing.T) {
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
		requests := 0
		for member.Do(t, c.method, c.path, "application/json", []byte("{}")).Status != http.StatusTooManyRequests && requests < 700 {
			requests++
		}
		if requests < c.allowed || requests == 700 {
			t.Errorf("%s: limited after %d requests, want at least %d", name, requests, c.allowed)
		}
	}
}

// TestConversationWithInactiveCoachShowsNoReplyTime also checks that the member can still write.
func TestConversationWithInactiveCoachShowsNoReplyTime(t *testing.T) {
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
