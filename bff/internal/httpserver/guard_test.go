package httpserver_test

import (
	"encoding/json"
	"net/http"
	"net/netip"
	"strings"
	"testing"

	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

func TestSignedInOperationRequiresValidSession(t *testing.T) {
	h := newHarness(t, nil)
	name := string(realm.MemberCookie)
	tests := []struct {
		name, cookie string
		status       int
	}{
		{"no cookie", "", 401},
		{"another cookie", "theme=dark", 401},
		{"the other realm's cookie", string(realm.CoachCookie) + "=" + goodToken, 401},
		{"an expired session", name + "=gone", 401},
		{"a cookie name with the same ending", "x" + name + "=" + goodToken, 401},
		{"the database is down", name + "=breaks", 500},
		{"a session", "theme=dark; " + name + "=" + goodToken + "; a=b", 200},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := h.do(t, "GET", "/api/me", "", "Cookie", tt.cookie)
			if got.status != tt.status {
				t.Fatalf("status %d, want %d: %s", got.status, tt.status, got.body)
			}
			if tt.status != 200 {
				got.problem(t)
			} else if strings.TrimSpace(got.body) != `{"name":"Asha","roles":[]}` {
				t.Errorf("body %s", got.body)
			}
			// A rejected request may be older than a new sign-in, whose cookie must stay.
			if set := got.header.Values("Set-Cookie"); len(set) > 0 {
				t.Errorf("Set-Cookie is %q", set)
			}
		})
	}
	if strings.Contains(h.log.String(), goodToken) {
		t.Error("the log contains a token")
	}
}

func TestSessionCookieAttributes(t *testing.T) {
	own, shared := realm.MemberCookie.Set("abc", false), realm.MemberCookie.Set("abc", true)
	for _, want := range []string{"__Host-aangan_member=abc", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"} {
		if !strings.Contains(own.String(), want) || !strings.Contains(shared.String(), want) {
			t.Errorf("%q or %q lacks %s", own.String(), shared.String(), want)
		}
	}
	if !strings.Contains(own.String(), "Max-Age") || strings.Contains(shared.String(), "Max-Age") {
		t.Errorf("own device: %q, shared device: %q", own.String(), shared.String())
	}
	if strings.Contains(own.String(), "Domain") {
		t.Error("a __Host- cookie may not name a domain")
	}
}

func TestCrossSiteWritesReturn403(t *testing.T) {
	h := newHarness(t, func(o *httpserver.Options) { o.URL = "https://app.example.org" })
	tests := []struct {
		name    string
		headers []string
		status  int
	}{
		{"no browser", nil, 200},
		{"same origin", []string{"Sec-Fetch-Site", "same-origin"}, 200},
		{"another site", []string{"Sec-Fetch-Site", "cross-site"}, 403},
		{"a sibling origin", []string{"Sec-Fetch-Site", "same-site", "Origin", "http://localhost:3002"}, 403},
		{"an old browser on another site", []string{"Origin", "https://evil.example"}, 403},
		{"a sandboxed frame", []string{"Origin", "null"}, 403},
		{"behind a proxy that changed the host", []string{"Sec-Fetch-Site", "same-origin", "Origin", "https://app.example.org"}, 200},
		{"an old browser behind such a proxy", []string{"Origin", "https://app.example.org"}, 200},
	}
	for _, tt := range tests {
		got := h.do(t, "POST", "/api/echo", "{}", append(tt.headers, "Content-Type", "application/json")...)
		if got.status != tt.status {
			t.Errorf("%s: status %d, want %d: %s", tt.name, got.status, tt.status, got.body)
		}
		if tt.status == 403 {
			got.problem(t)
		}
	}
	if got := h.do(t, "GET", "/api/items/8f14e45f-ceea-4672-a1d0-0c1a2b3c4d5e", "", "Sec-Fetch-Site", "cross-site"); got.status != 204 {
		t.Errorf("a cross-site read: status %d", got.status)
	}
}

func TestRateLimitCountsPerClientAddress(t *testing.T) {
	proxies := httpserver.Proxies{netip.MustParsePrefix("127.0.0.0/8")}
	h := newHarness(t, func(o *httpserver.Options) {
		o.API = newAPI(&ratelimit.Limits{Client: proxies.Client, Scale: 1})
		o.Proxies = proxies
	})
	from := func(address string) answer { return h.do(t, "POST", "/api/limited", "", "X-Forwarded-For", address) }
	for range 2 {
		if got := from("203.0.113.9"); got.status != 204 {
			t.Fatalf("status %d before the limit", got.status)
		}
	}
	got := from("203.0.113.9")
	if p := got.problem(t); got.status != 429 || !strings.Contains(p.Message, "30 minutes") {
		t.Errorf("status %d, %q", got.status, p.Message)
	}
	if got.header.Get("Retry-After") != "1800" {
		t.Errorf("Retry-After %q", got.header.Get("Retry-After"))
	}
	if got := from("203.0.113.10"); got.status != 204 {
		t.Errorf("another address: status %d", got.status)
	}
	// Entries before the last hop are set by the client.
	if got := from("198.51.100.1, 203.0.113.9"); got.status != 429 {
		t.Errorf("a forged hop evaded the limit: status %d", got.status)
	}
	logged := h.log.String()
	if !strings.Contains(logged, "203.0.113.0/24") || strings.Contains(logged, "203.0.113.9") {
		t.Errorf("the log must contain the network, not the address:\n%s", logged)
	}
}

func TestResponsesHaveSecurityHeaders(t *testing.T) {
	pages := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("page")) })
	for _, production := range []bool{false, true} {
		h := newHarness(t, func(o *httpserver.Options) { o.Production, o.Pages = production, pages })
		api, page := h.do(t, "GET", "/api/me", "").header, h.do(t, "GET", "/", "").header
		for name, header := range map[string]http.Header{"api": api, "page": page} {
			if header.Get("X-Content-Type-Options") != "nosniff" || header.Get("Referrer-Policy") != "same-origin" ||
				!strings.Contains(header.Get("Content-Security-Policy"), "frame-ancestors 'none'") || header.Get("X-Request-Id") == "" {
				t.Errorf("%s: headers %v", name, header)
			}
			if hsts := header.Get("Strict-Transport-Security") != ""; hsts != production {
				t.Errorf("%s: Strict-Transport-Security set: %v, production: %v", name, hsts, production)
			}
		}
		if api.Get("Cache-Control") != "no-store" {
			t.Errorf("an API response may be cached: %q", api.Get("Cache-Control"))
		}
		if !strings.Contains(page.Get("Permissions-Policy"), "camera=()") || page.Get("Cross-Origin-Opener-Policy") != "same-origin" {
			t.Errorf("page headers %v", page)
		}
	}
}

// TestPermissionsPolicyMatchesApp: the microphone is allowed on pages with conversations, the screen wake lock on those
// with guided practices.
func TestPermissionsPolicyMatchesApp(t *testing.T) {
	pages := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("page")) })
	for name, want := range map[string]string{
		"site":   "screen-wake-lock=(), microphone=()",
		"member": "screen-wake-lock=(self), microphone=(self)",
		"coach":  "screen-wake-lock=(), microphone=(self)",
	} {
		h := newHarness(t, func(o *httpserver.Options) { o.Name, o.Pages = name, pages })
		if got := h.do(t, "GET", "/", "").header.Get("Permissions-Policy"); !strings.HasSuffix(got, ", "+want) || !strings.Contains(got, "camera=()") {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestDocumentDescribesSecurityAndErrors(t *testing.T) {
	h := newHarness(t, nil)
	got := h.do(t, "GET", "/api/openapi.json", "")
	var doc struct {
		Paths map[string]map[string]struct {
			OperationID string                `json:"operationId"`
			Security    []map[string][]string `json:"security"`
			Responses   map[string]any        `json:"responses"`
		} `json:"paths"`
		Components struct {
			Schemas map[string]struct {
				Properties map[string]struct {
					Type any `json:"type"`
				} `json:"properties"`
			} `json:"schemas"`
			SecuritySchemes map[string]struct{ Name string } `json:"securitySchemes"`
		} `json:"components"`
	}
	if err := json.Unmarshal([]byte(got.body), &doc); err != nil {
		t.Fatal(err)
	}
	if me := doc.Paths["/api/me"]["get"]; len(me.Security) != 1 {
		t.Errorf("the security of a signed-in operation is %v", me.Security)
	}
	if echo := doc.Paths["/api/echo"]["post"]; echo.Security == nil || len(echo.Security) != 0 {
		t.Errorf("the security of a public operation is %v", echo.Security)
	}
	for path, methods := range doc.Paths {
		for method, op := range methods {
			if _, found := op.Responses["422"]; found {
				t.Errorf("%s %s documents 422", method, path)
			}
		}
	}
	if fields := doc.Components.Schemas["Problem"].Properties["fields"].Type; fields != "array" {
		t.Errorf("the fields of a problem are %v, want an array that is never null", fields)
	}
	if strings.Contains(got.body, "$schema") {
		t.Error("the document mentions $schema")
	}
	docs := h.do(t, "GET", "/api/docs", "")
	if docs.status != 200 || !strings.Contains(docs.body, "POST /api/echo") || strings.Contains(docs.body, "<script") ||
		strings.Contains(docs.body, "https://") {
		t.Errorf("/api/docs: status %d, %s", docs.status, docs.body)
	}
	registered := newAPI(nil).Operations()
	if len(registered) != len(doc.Paths) {
		t.Errorf("%d operations are registered, %d paths documented", len(registered), len(doc.Paths))
	}
}

// TestRequestIDsDoNotCountRequests: consecutive requests get unrelated ids of 128 random bits.
func TestRequestIDsDoNotCountRequests(t *testing.T) {
	h := newHarness(t, func(*httpserver.Options) {})
	const requests, letters = 200, 26
	var same [letters]int
	seen, last := map[string]bool{}, ""
	for range requests {
		id := h.do(t, "GET", "/api/me", "").header.Get("X-Request-Id")
		if len(id) != letters || seen[id] {
			t.Fatalf("the id %q after %q", id, last)
		}
		for i := range min(len(last), letters) {
			if id[i] == last[i] {
				same[i]++
			}
		}
		seen[id], last = true, id
	}
	// One of 32 letters: a position agrees with the one before in about 6 of 199 cases. A prefix or a counter's high
	// digits always would.
	for i, n := range same {
		if n > requests/4 {
			t.Errorf("letter %d is the same in %d of %d consecutive ids", i, n, requests-1)
		}
	}
}
