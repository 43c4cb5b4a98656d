package httpserver_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/realm"
)

const guestOrigin = "https://www.example.org"

func withGuests(o *httpserver.Options) {
	o.URL = "https://app.example.org"
	o.Guests = []httpserver.Guest{
		{Origin: guestOrigin, Method: http.MethodGet, Path: "/api/me"},
		{Origin: guestOrigin, Method: http.MethodPost, Path: "/api/echo"},
	}
}

// wantNoCORS fails the test if the response has CORS headers.
func wantNoCORS(t *testing.T, what string, got answer) {
	t.Helper()
	for name := range got.header {
		if strings.HasPrefix(name, "Access-Control-") {
			t.Errorf("%s: %s: %s", what, name, got.header.Get(name))
		}
	}
}

func TestGuestOriginReadsOnlyItsOperation(t *testing.T) {
	h := newHarness(t, withGuests)
	cookie := string(realm.MemberCookie) + "=" + goodToken
	got := h.do(t, "GET", "/api/me", "", "Origin", guestOrigin, "Sec-Fetch-Site", "same-site", "Cookie", cookie)
	if got.status != 200 || got.header.Get("Access-Control-Allow-Origin") != guestOrigin || got.header.Get("Access-Control-Allow-Credentials") != "true" ||
		got.header.Get("Vary") != "Origin" || got.header.Get("Cache-Control") != "no-store" {
		t.Errorf("the read from the guest origin: %d %v", got.status, got.header)
	}
	// A page must be able to distinguish a rejection from a network error.
	if got := h.do(t, "GET", "/api/me", "", "Origin", guestOrigin); got.status != 401 || got.header.Get("Access-Control-Allow-Origin") != guestOrigin {
		t.Errorf("rejected: %d %v", got.status, got.header)
	}
	for _, origin := range []string{
		"", "null", "https://evil.example", "http://www.example.org", "https://www.example.org:8443", "https://www.example.org.evil.example",
		"https://example.org", "https://coach.example.org", "https://app.example.org", "HTTPS://WWW.EXAMPLE.ORG", guestOrigin + "/", "*",
		guestOrigin + ", https://evil.example",
	} {
		got := h.do(t, "GET", "/api/me", "", "Origin", origin, "Cookie", cookie)
		wantNoCORS(t, "from "+origin, got)
		if got.status != 200 || got.header.Get("Vary") != "Origin" {
			t.Errorf("from %q: %d, Vary %q", origin, got.status, got.header.Get("Vary"))
		}
	}
	for _, call := range [][2]string{{"POST", "/api/me"}, {"GET", "/api/me/"}, {"GET", "/api/missing"}, {"GET", "/api/openapi.json"}, {"POST", "/api/echo"}, {"GET", "/"}} {
		wantNoCORS(t, call[0]+" "+call[1], h.do(t, call[0], call[1], "", "Origin", guestOrigin, "Cookie", cookie))
	}
}

func TestPreflightSucceedsForGuestReadsOnly(t *testing.T) {
	h := newHarness(t, withGuests)
	preflight := func(path, origin, method string) answer {
		return h.do(t, "OPTIONS", path, "", "Origin", origin, "Access-Control-Request-Method", method)
	}
	got := preflight("/api/me", guestOrigin, "GET")
	if got.status != 204 || got.header.Get("Access-Control-Allow-Origin") != guestOrigin || got.header.Get("Access-Control-Allow-Methods") != "GET" ||
		got.header.Get("Access-Control-Allow-Credentials") != "true" || !strings.HasPrefix(got.header.Get("Vary"), "Origin") {
		t.Errorf("%d %v", got.status, got.header)
	}
	for name, got := range map[string]answer{
		"another origin":    preflight("/api/me", "https://evil.example", "GET"),
		"another method":    preflight("/api/me", guestOrigin, "DELETE"),
		"a guest's write":   preflight("/api/echo", guestOrigin, "POST"),
		"another operation": preflight("/api/missing", guestOrigin, "GET"),
		"no preflight":      h.do(t, "OPTIONS", "/api/missing", "", "Origin", guestOrigin),
	} {
		wantNoCORS(t, name, got)
		if got.status < 400 {
			t.Errorf("%s: status %d", name, got.status)
		}
	}
}

func TestGuestOriginWritesToOnlyItsOperation(t *testing.T) {
	h := newHarness(t, withGuests)
	tests := []struct {
		name, path, origin, site string
		status                   int
	}{
		{"the guest", "/api/echo", guestOrigin, "same-site", 200},
		{"the guest without Sec-Fetch-Site", "/api/echo", guestOrigin, "", 200},
		{"the guest at another operation", "/api/limited", guestOrigin, "same-site", 403},
		{"a sibling origin", "/api/echo", "https://coach.example.org", "same-site", 403},
		{"another site", "/api/echo", "https://evil.example", "cross-site", 403},
		{"an opaque origin", "/api/echo", "null", "same-site", 403},
		{"a cross-site request without an origin", "/api/echo", "", "cross-site", 403},
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
		wantNoCORS(t, tt.name, got)
	}
}
