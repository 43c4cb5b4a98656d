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

var wait = regexp.MustCompile(`^That was a lot of tries in a short time\. Please try again in (a moment|a minute|\d+ seconds|\d+ minutes)\.$`)

// TestTooMany floods each operation from one address until it is limited: after the documented number of requests,
// with a time to retry in the message and in the header, and without storing rejected ones. Another address is not
// affected.
func TestTooMany(t *testing.T) {
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
			from := func(text string) {
				parsed := netip.MustParseAddr(text)
				address.Store(&parsed)
			}
			from("198.51.100.7")
			h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{
				Client: func(*http.Request) netip.Addr { return *address.Load() }, Scale: 1,
			}))
			visitor := apitest.NewVisitor(h.Site)
			// The bucket fills up again while it is emptied, a little if the machine is slow.
			for range c.allowed {
				visitor.Post(t, path, c.body).Want(t, c.status)
			}
			var held apitest.Answer
			taken := c.allowed
			for held.Status != http.StatusTooManyRequests {
				if held = visitor.Post(t, path, c.body); held.Status == c.status {
					taken++
				}
				if taken > 3*c.allowed {
					t.Fatal("nobody was held back")
				}
			}
			problem := held.WantProblem(t, http.StatusTooManyRequests, "")
			if !wait.MatchString(problem.Message) {
				t.Errorf("the message is %q", problem.Message)
			}
			seconds, err := strconv.Atoi(held.Header.Get("Retry-After"))
			if err != nil || seconds < 1 || seconds > c.longest {
				t.Errorf("Retry-After is %q", held.Header.Get("Retry-After"))
			}
			if c.table != "" {
				if n := h.Count(t, "select count(*) from "+c.table); n != taken {
					t.Errorf("%d rows of %d that were taken", n, taken)
				}
			}
			from("203.0.113.9")
			visitor.Post(t, path, c.body).Want(t, c.status)
		})
	}
}
