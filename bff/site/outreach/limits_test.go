package outreach_test

import (
	"net/http"
	"net/netip"
	"regexp"
	"strconv"
	"sync/atomic"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/ratelimit"
)

var retryMessage = regexp.MustCompile(`^Too many tries in a short time\. Please try again in (a moment|a minute|\d+ seconds|\d+ minutes)\.$`)

// TestFormsAreRateLimitedPerAddress calls each operation from one address until it is limited: after the documented
// number of requests, with a time to retry in the message and in the header, and without storing rejected ones. Another
// address is not affected.
func TestFormsAreRateLimitedPerAddress(t *testing.T) {
	t.Parallel()
	for path, c := range map[string]struct {
		body    map[string]any
		status  int
		allowed int
		// longest is the longest time that a limited client may have to wait, in seconds.
		longest int
		table   string
	}{
		"/api/contact":      {message(), http.StatusCreated, 5, 12 * 60, "contact_messages"},
		"/api/applications": {application(), http.StatusCreated, 5, 12 * 60, "job_applications"},
		"/api/beta-signup":  {signup(), http.StatusCreated, 20, 3 * 60, ""},
		"/api/events":       {map[string]any{"name": "beta_button_pressed"}, http.StatusNoContent, 300, 1, ""},
	} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			var address atomic.Pointer[netip.Addr]
			setAddress := func(text string) {
				parsed := netip.MustParseAddr(text)
				address.Store(&parsed)
			}
			setAddress("198.51.100.7")
			h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{
				Client: func(*http.Request) netip.Addr { return *address.Load() }, Scale: 1,
			}))
			visitor := apitest.NewVisitor(h.Site)
			// The bucket refills during the loop, so a few more requests may be accepted.
			for range c.allowed {
				visitor.Post(t, path, c.body).Want(t, c.status)
			}
			var limited apitest.Response
			accepted := c.allowed
			for limited.Status != http.StatusTooManyRequests {
				if limited = visitor.Post(t, path, c.body); limited.Status == c.status {
					accepted++
				}
				if accepted > 3*c.allowed {
					t.Fatal("no request was rate limited")
				}
			}
			problem := limited.WantProblem(t, http.StatusTooManyRequests, "")
			if !retryMessage.MatchString(problem.Message) {
				t.Errorf("the message is %q", problem.Message)
			}
			seconds, err := strconv.Atoi(limited.Header.Get("Retry-After"))
			if err != nil || seconds < 1 || seconds > c.longest {
				t.Errorf("Retry-After is %q", limited.Header.Get("Retry-After"))
			}
			if c.table != "" {
				if n := h.Count(t, "select count(*) from "+c.table); n != accepted {
					t.Errorf("%d rows, but %d requests were accepted", n, accepted)
				}
			}
			setAddress("203.0.113.9")
			visitor.Post(t, path, c.body).Want(t, c.status)
		})
	}
}
