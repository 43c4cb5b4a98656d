package casework_test

import (
	"net/http"
	"net/netip"
	"testing"

	"github.com/google/uuid"

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
	replies, notes := "/api/coach/saved-replies", "/api/coach/clients/"+member.ID+"/notes"
	for name, c := range map[string]struct{ method, path string }{
		"add a reply":    {http.MethodPost, replies},
		"order replies":  {http.MethodPut, replies + "/order"},
		"change a reply": {http.MethodPut, replies + "/" + uuid.NewString()},
		"delete a reply": {http.MethodDelete, replies + "/" + uuid.NewString()},
		"add a note":     {http.MethodPost, notes},
		"change a note":  {http.MethodPut, notes + "/" + uuid.NewString()},
		"delete a note":  {http.MethodDelete, notes + "/" + uuid.NewString()},
	} {
		requests := 0
		for coach.Do(t, c.method, c.path, "application/json", []byte("{}")).Status != http.StatusTooManyRequests && requests < 300 {
			requests++
		}
		if requests < 240 || requests == 300 {
			t.Errorf("%s: limited after %d requests", name, requests)
		}
	}
}
