package httpserver_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/static"
)

// observatoryScore returns the score of a document's headers by the rules of Mozilla's HTTP Observatory, version 5
// (mdn/mdn-http-observatory, src/grader/charts.js), with the modifiers that a server can earn by itself. Not counted:
// the place on browsers' HSTS preload list (+5) and integrity attributes, which scripts of the same origin do not need
// (+5).
func observatoryScore(h http.Header) (score int, reasons []string) {
	score = 100
	add := func(points int, reason string) {
		score += points
		if points <= 0 {
			reasons = append(reasons, reason)
		}
	}
	directives := map[string][]string{}
	for _, one := range strings.Split(h.Get("Content-Security-Policy"), ";") {
		if fields := strings.Fields(one); len(fields) > 0 {
			if _, twice := directives[fields[0]]; twice {
				reasons = append(reasons, "the directive "+fields[0]+" appears twice")
			}
			directives[fields[0]] = fields[1:]
		}
	}
	add(cspPoints(directives), "Content-Security-Policy")
	if frames := strings.Join(directives["frame-ancestors"], " "); frames == "'none'" || frames == "'self'" {
		add(5, "")
	} else {
		add(-20, "frame-ancestors")
	}
	if strings.Contains(h.Get("Strict-Transport-Security"), "max-age=63072000; includeSubDomains; preload") {
		score += 0 // Two years are more than the six months without a penalty.
	} else {
		add(-20, "Strict-Transport-Security")
	}
	switch h.Get("Referrer-Policy") {
	case "no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin":
		add(5, "")
	default:
		add(0, "Referrer-Policy")
	}
	if h.Get("X-Content-Type-Options") != "nosniff" {
		add(-5, "X-Content-Type-Options")
	}
	for name, value := range map[string]string{
		"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
	} {
		if h.Get(name) == value {
			add(10, "")
		} else {
			add(0, name)
		}
	}
	if h.Get("Access-Control-Allow-Origin") != "" {
		add(-50, "Access-Control-Allow-Origin")
	}
	if h.Get("Set-Cookie") != "" {
		reasons = append(reasons, "a page sets a cookie, which has rules of its own")
	}
	return score, reasons
}

// cspPoints returns the points of a policy: 10 for default-src 'none' without anything unsafe.
func cspPoints(directives map[string][]string) int {
	if len(directives) == 0 {
		return -25
	}
	points := 5
	if strings.Join(directives["default-src"], " ") == "'none'" {
		points = 10
	}
	for name, sources := range directives {
		for _, source := range sources {
			scripts, styles := name == "script-src" || name == "default-src", name == "style-src" || name == "default-src"
			broad := source == "*" || source == "https:" || source == "http:" || source == "ftp:" || strings.HasPrefix(source, "https://*.*")
			switch {
			case strings.HasPrefix(source, "http:") || strings.HasPrefix(source, "ftp:"):
				points = min(points, -20)
			case source == "'unsafe-eval'":
				points = min(points, -10)
			case scripts && (broad || source == "'unsafe-inline'" || source == "data:"):
				points = min(points, -20)
			case styles && (broad || source == "'unsafe-inline'" || source == "data:"):
				points = min(points, 0)
			}
		}
	}
	return points
}

// observatoryMaximum is 100 and 10 for the policy, 5 for framing, 5 for referrers and 10 for each of three
// cross-origin headers.
const observatoryMaximum = 150

func TestPagesOfEveryAppHaveTheHighestObservatoryScore(t *testing.T) {
	urls := map[copy.App]string{copy.SiteApp: "https://www.example.org", copy.MemberApp: "https://app.example.org", copy.CoachApp: "https://coach.example.org"}
	for app := range urls {
		manifest, err := json.Marshal(map[string]any{"files": map[string]any{"/404.html": map[string]any{
			"type": "text/html; charset=utf-8", "hash": "a", "size": 4, "sizes": map[string]int{"raw": 4}, "scripts": []string{"sha256-x"},
		}}})
		if err != nil {
			t.Fatal(err)
		}
		files := fstest.MapFS{string(app) + ".gen.json": {Data: manifest}, "blobs/a.raw": {Data: []byte("page")}}
		pages, err := static.New(static.Options{App: app, Files: files, URLs: urls})
		if err != nil {
			t.Fatal(err)
		}
		h := newHarness(t, func(o *httpserver.Options) { o.Name, o.Production, o.Pages = string(app), true, pages })
		header := h.do(t, "GET", "/nowhere", "").header
		if score, reasons := observatoryScore(header); score != observatoryMaximum || len(reasons) > 0 {
			t.Errorf("%s: %d points, less for %q: %v", app, score, reasons, header)
		}
		policy := header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "; require-trusted-types-for 'script'; trusted-types default") || strings.Contains(policy, "unsafe") {
			t.Errorf("%s: %s", app, policy)
		}
	}
	if score, reasons := observatoryScore(http.Header{"Content-Security-Policy": {"default-src 'self' 'unsafe-inline'"}}); score > 60 || len(reasons) < 6 {
		t.Errorf("a poor document has %d points, less for %q", score, reasons)
	}
}
