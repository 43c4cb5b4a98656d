package httpserver_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/realm"
)

const friend = "https://www.example.org"

func withGuests(o *httpserver.Options) {
	o.URL = "https://app.example.org"
	o.Guests = []httpserver.Guest{
		{Origin: friend, Method: http.MethodGet, Path: "/api/me"},
		{Origin: friend, Method: http.MethodPost, Path: "/api/echo"},
	}
}

// closed fails the test when an answer lets pages of any other origin see it.
func closed(t *testing.T, what string, got answer) {
	t.Helper()
	for name := range got.header {
		if strings.HasPrefix(name, "Access-Control-") {
			t.Errorf("%s: %s: %s", what, name, got.header.Get(name))
		}
	}
}

func TestAGuestReadsOneOperation(t *testing.T) {
	h := newHarness(t, withGuests)
	cookie := string(realm.MemberCookie) + "=" + goodToken
	got := h.do(t, "GET", "/api/me", "", "Origin", friend, "Sec-Fetch-Site", "same-site", "Cookie", cookie)
	if got.status != 200 || got.header.Get("Access-Control-Allow-Origin") != friend || got.header.Get("Access-Control-Allow-Credentials") != "true" ||
		got.header.Get("Vary") != "Origin" || got.header.Get("Cache-Control") != "no-store" {
		t.Errorf("the guest's read: %d %v", got.status, got.header)
	}
	// A page must be able to distinguish a rejection from a network error.
	if got := h.do(t, "GET", "/api/me", "", "Origin", friend); got.status != 401 || got.header.Get("Access-Control-Allow-Origin") != friend {
		t.Errorf("refused: %d %v", got.status, got.header)
	}
	for _, origin := range []string{
		"", "null", "https://evil.example", "http://www.example.org", "https://www.example.org:8443", "https://www.example.org.evil.example",
		"https://example.org", "https://coach.example.org", "https://app.example.org", "HTTPS://WWW.EXAMPLE.ORG", friend + "/", "*",
		friend + ", https://evil.example",
	} {
		got := h.do(t, "GET", "/api/me", "", "Origin", origin, "Cookie", cookie)
		closed(t, "from "+origin, got)
		if got.status != 200 || got.header.Get("Vary") != "Origin" {
			t.Errorf("from %q: %d, Vary %q", origin, got.status, got.header.Get("Vary"))
		}
	}
	for _, call := range [][2]string{{"POST", "/api/me"}, {"GET", "/api/me/"}, {"GET", "/api/missing"}, {"GET", "/api/openapi.json"}, {"POST", "/api/echo"}, {"GET", "/"}} {
		closed(t, call[0]+" "+call[1], h.do(t, call[0], call[1], "", "Origin", friend, "Cookie", cookie))
	}
}

func TestPreflight(t *testing.T) {
	h := newHarness(t, withGuests)
	ask := func(path, origin, method string) answer {
		return h.do(t, "OPTIONS", path, "", "Origin", origin, "Access-Control-Request-Method", method)
	}
	got := ask("/api/me", friend, "GET")
	if got.status != 204 || got.header.Get("Access-Control-Allow-Origin") != friend || got.header.Get("Access-Control-Allow-Methods") != "GET" ||
		got.header.Get("Access-Control-Allow-Credentials") != "true" || !strings.HasPrefix(got.header.Get("Vary"), "Origin") {
		t.Errorf("%d %v", got.status, got.header)
	}
	for name, got := range map[string]answer{
		"another origin":    ask("/api/me", "https://evil.example", "GET"),
		"another method":    ask("/api/me", friend, "DELETE"),
		"a form's address":  ask("/api/echo", friend, "POST"),
		"another operation": ask("/api/missing", friend, "GET"),
		"no preflight":      h.do(t, "OPTIONS", "/api/missing", "", "Origin", friend),
	} {
		closed(t, name, got)
		if got.status < 400 {
			t.Errorf("%s: status %d", name, got.status)
		}
	}
}

func TestAGuestSendsToOneOperation(t *testing.T) {
	h := newHarness(t, withGuests)
	tests := []struct {
		name, path, origin, site string
		status                   int
	}{
		{"the guest", "/api/echo", friend, "same-site", 200},
		{"the guest in an old browser", "/api/echo", friend, "", 200},
		{"the guest elsewhere", "/api/limited", friend, "same-site", 403},
		{"a sibling", "/api/echo", "https://coach.example.org", "same-site", 403},
		{"a stranger", "/api/echo", "https://evil.example", "cross-site", 403},
		{"nobody who says who they are", "/api/echo", "null", "same-site", 403},
		{"no origin from elsewhere", "/api/echo", "", "cross-site", 403},
	}
	for _, tt := range tests {
		headers := []string{"Content-Type", "application/json"}
		if tt.origin != "" {
			headers = append(headers, "Origin", tt.origin)
		}
		if tt.site != "" {
			headers = append(headers, "Sec-Fetch-Site", tt.site)
		}
		got := h.do(t, "POST", tt.path, "{}", headers...)
		if got.status != tt.status {
			t.Errorf("%s: status %d, want %d: %s", tt.name, got.status, tt.status, got.body)
		}
		closed(t, tt.name, got)
	}
}
