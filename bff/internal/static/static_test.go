package static_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/static"
)

const scriptHash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="

// packedFiles returns synthetic packer output. "br" contents are placeholders: no test decompresses them.
func packedFiles(t *testing.T, app copy.App, files map[string]string) fstest.MapFS {
	t.Helper()
	out := fstest.MapFS{}
	entries := map[string]any{}
	for name, content := range files {
		hash := strings.ReplaceAll(strings.Trim(name, "/"), "/", "-")
		e := map[string]any{"hash": hash, "size": len(content), "type": "text/plain; charset=utf-8"}
		switch {
		case strings.HasSuffix(name, ".woff2"):
			e["type"], e["sizes"] = "font/woff2", map[string]int{"raw": len(content)}
			out["blobs/"+hash+".raw"] = &fstest.MapFile{Data: []byte(content)}
		default:
			var gz bytes.Buffer
			w := gzip.NewWriter(&gz)
			if _, err := io.WriteString(w, content); err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			br := "brotli of " + content
			e["sizes"] = map[string]int{"br": len(br), "gz": gz.Len()}
			out["blobs/"+hash+".gz"] = &fstest.MapFile{Data: gz.Bytes()}
			out["blobs/"+hash+".br"] = &fstest.MapFile{Data: []byte(br)}
		}
		if strings.HasSuffix(name, ".html") {
			e["type"], e["scripts"] = "text/html; charset=utf-8", []string{scriptHash}
		}
		e["immutable"] = strings.HasPrefix(name, "/_next/static/chunks/")
		if strings.Contains(content, ".aangan.invalid") {
			e["origins"] = true
		}
		entries[name] = e
	}
	text, err := json.Marshal(map[string]any{"app": app, "files": entries})
	if err != nil {
		t.Fatal(err)
	}
	out[string(app)+".gen.json"] = &fstest.MapFile{Data: text}
	return out
}

var urls = map[copy.App]string{
	copy.SiteApp: "https://www.example.org", copy.MemberApp: "https://app.example.org", copy.CoachApp: "https://coach.example.org",
}

var memberFiles = map[string]string{
	"/auth.html": "sign in", "/auth.txt": "rsc", "/dashboard.html": "dashboard", "/dashboard.txt": "rsc of dashboard",
	"/dashboard/__next._tree.txt": "segments", "/dashboard/__next.dashboard.__PAGE__.txt": "segments",
	"/coaches.html": "coaches", "/messages.html": "messages", "/404.html": "no such page", "/_not-found.html": "x",
	"/_next/static/chunks/0123456789ab.js": "code", "/_next/static/aangan/_buildManifest.js": "manifest",
	"/mukta.woff2": "font",
}

// pages serves the member app; the cookie "in" is a valid session, "breaks" and "hangs" ones that cannot be looked up.
func pages(t *testing.T, app copy.App, files map[string]string) *httptest.Server {
	t.Helper()
	return newServer(t, static.Options{
		App: app, Files: packedFiles(t, app, files), URLs: urls,
		Session: func(r *http.Request) (bool, error) {
			switch r.Header.Get("Cookie") {
			case "breaks":
				return false, errors.New("secret detail")
			case "hangs":
				<-r.Context().Done()
				return false, r.Context().Err()
			}
			return r.Header.Get("Cookie") == "in", nil
		},
	})
}

func newServer(t *testing.T, o static.Options) *httptest.Server {
	t.Helper()
	h, err := static.New(o)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	return server
}

func do(t *testing.T, server *httptest.Server, method, target string, headers ...string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest(method, server.URL+target, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "identity")
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(body)
}

func TestRoutesAreServedRedirectedOrNotFound(t *testing.T) {
	member := pages(t, copy.MemberApp, memberFiles)
	tests := []struct {
		target, cookie string
		status         int
		location, body string
	}{
		{"/auth", "", 200, "", "sign in"},
		{"/auth", "in", 303, "/dashboard", ""},
		{"/auth?next=%2Fmessages%3Fcoach%3D7", "in", 303, "/messages?coach=7", ""},
		{"/auth?next=%2F%2Fevil.example", "in", 303, "/dashboard", ""},
		{"/auth.txt", "in", 200, "", "rsc"},
		{"/dashboard", "", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard", "other", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard", "in", 200, "", "dashboard"},
		{"/dashboard", "breaks", 200, "", "dashboard"},
		{"/auth", "breaks", 200, "", "sign in"},
		{"/dashboard", "hangs", 200, "", "dashboard"},
		{"/messages?coach=7", "", 303, "/auth?next=%2Fmessages%3Fcoach%3D7", ""},
		{"/dashboard.txt?_rsc=abc", "", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard?setup_intent=s_1&setup_intent_client_secret=s_1_2&redirect_status=succeeded", "", 303, "/auth?next=%2Fdashboard%3Fredirect_status%3Dsucceeded", ""},
		{"/dashboard?a=b&payment%5Fintent_client_secret=p_1_2&payment_intent=p_1&redirect_pm_type=card", "", 303, "/auth?next=%2Fdashboard%3Fa%3Db", ""},
		{"/dashboard.txt?payment_intent=p_1&_rsc=abc&source_type=card&source_redirect_slug=x", "", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard.txt", "in", 200, "", "rsc of dashboard"},
		{"/dashboard/__next._tree.txt", "", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard/__next.dashboard.__PAGE__.txt", "", 303, "/auth?next=%2Fdashboard", ""},
		{"/dashboard/__next._tree.txt", "in", 200, "", "segments"},
		{"/dashboard/", "", 308, "/dashboard", ""},
		{"/dashboard.html", "", 308, "/dashboard", ""},
		{"/dashboard/?a=b", "in", 308, "/dashboard?a=b", ""},
		{"/nowhere", "", 404, "", "no such page"},
		{"/nowhere/", "", 404, "", "no such page"},
		{"/404", "", 404, "", "no such page"},
		{"/_not-found", "", 404, "", "no such page"},
		{"//evil.example/", "", 404, "", "no such page"},
		{"/..%2f..%2fetc%2fpasswd", "", 404, "", "no such page"},
		{"/blobs/auth.html.gz", "", 404, "", "no such page"},
		{"/", "", 307, "https://www.example.org/", ""},
		{"/beta-signup?variant=discount", "", 307, "https://www.example.org/beta-signup?variant=discount", ""},
		{"/coach/dashboard", "in", 307, "https://coach.example.org/coach/dashboard", ""},
		{"/coach/dashboard/", "", 307, "https://coach.example.org/coach/dashboard", ""},
		{"/blog", "", 307, "https://www.example.org/blog", ""},
		{"/blog/the-second-shift?from=mail", "", 307, "https://www.example.org/blog/the-second-shift?from=mail", ""},
		{"/blog/topic/family/", "", 307, "https://www.example.org/blog/topic/family", ""},
		{"/blog/a%2Fb%0D%0A//evil.example", "", 307, "https://www.example.org/blog/a%2Fb%0D%0A//evil.example", ""},
		{"/blogging", "", 404, "", "no such page"},
		{"/contact/us", "", 404, "", "no such page"},
		{"/_next/static/chunks/0123456789ab.js", "", 200, "", "code"},
		{"/mukta.woff2", "", 200, "", "font"},
	}
	for _, tt := range tests {
		res, body := do(t, member, "GET", tt.target, "Cookie", tt.cookie)
		if res.StatusCode != tt.status || res.Header.Get("Location") != tt.location || body != tt.body {
			t.Errorf("%s as %q: %d %q %q, want %d %q %q", tt.target, tt.cookie,
				res.StatusCode, res.Header.Get("Location"), body, tt.status, tt.location, tt.body)
		}
	}
}

func TestEveryGuardedRouteRequiresSession(t *testing.T) {
	for _, app := range []copy.App{copy.SiteApp, copy.MemberApp, copy.CoachApp} {
		files := map[string]string{}
		for _, route := range copy.Routes {
			if route.App == app {
				name := route.Path
				if name == "/" {
					name = "/index"
				}
				files[name+".html"] = "page"
				files[name+".txt"] = "data"
			}
		}
		server := pages(t, app, files)
		for _, route := range copy.Routes {
			res, _ := do(t, server, "GET", route.Path)
			switch {
			case route.App != app:
				if got := res.Header.Get("Location"); got != urls[route.App]+route.Path {
					t.Errorf("%s on %s: redirected to %q", route.Path, app, got)
				}
			case route.Guard == copy.Public:
				if res.StatusCode != 200 {
					t.Errorf("%s on %s: status %d", route.Path, app, res.StatusCode)
				}
			default:
				if want := route.Guard.SignInPath() + "?next="; !strings.HasPrefix(res.Header.Get("Location"), want) {
					t.Errorf("%s on %s without a session: %d %q", route.Path, app, res.StatusCode, res.Header.Get("Location"))
				}
				if data, _ := do(t, server, "GET", route.Path+".txt"); data.StatusCode != 303 {
					t.Errorf("%s.txt on %s without a session: status %d", route.Path, app, data.StatusCode)
				}
			}
		}
	}
}

// TestAdministratorPagesRequireAdministrator: only administrators get the page, and the data that it is rendered from.
func TestAdministratorPagesRequireAdministrator(t *testing.T) {
	files := map[string]string{
		"/coach/login.html": "sign in", "/coach/dashboard.html": "dashboard", "/coach/admin.html": "overview", "/coach/admin/moderation.html": "queue",
		"/coach/admin/moderation.txt": "rsc of the queue", "/coach/admin/audit.html": "log", "/coach/admin/audit/__next._tree.txt": "segments",
	}
	cookie := func(values ...string) func(*http.Request) (bool, error) {
		return func(r *http.Request) (bool, error) {
			if r.Header.Get("Cookie") == "breaks later" && len(values) == 1 {
				return false, errors.New("secret detail")
			}
			return slices.Contains(values, r.Header.Get("Cookie")), nil
		}
	}
	coach := newServer(t, static.Options{
		App: copy.CoachApp, Files: packedFiles(t, copy.CoachApp, files), URLs: urls,
		Session: cookie("coach", "administrator", "breaks later"), Administrator: cookie("administrator"),
	})
	for _, tt := range []struct {
		target, cookie string
		status         int
		location       string
	}{
		{"/coach/admin", "administrator", 200, ""},
		{"/coach/admin/moderation", "administrator", 200, ""},
		{"/coach/admin/moderation.txt", "administrator", 200, ""},
		{"/coach/dashboard", "administrator", 200, ""},
		{"/coach/admin", "coach", 303, "/coach/dashboard"},
		{"/coach/admin/moderation?case=1", "coach", 303, "/coach/dashboard"},
		{"/coach/admin/moderation.txt?_rsc=1", "coach", 303, "/coach/dashboard"},
		{"/coach/admin/audit/__next._tree.txt", "coach", 303, "/coach/dashboard"},
		{"/coach/admin", "breaks later", 200, ""},
		{"/coach/admin", "", 303, "/coach/login?next=%2Fcoach%2Fadmin"},
		{"/coach/admin/moderation?case=1", "", 303, "/coach/login?next=%2Fcoach%2Fadmin%2Fmoderation%3Fcase%3D1"},
		{"/coach/admin/audit/__next._tree.txt", "", 303, "/coach/login?next=%2Fcoach%2Fadmin%2Faudit"},
	} {
		res, body := do(t, coach, "GET", tt.target, "Cookie", tt.cookie)
		if res.StatusCode != tt.status || res.Header.Get("Location") != tt.location || strings.Contains(body, "secret") {
			t.Errorf("%s as %q: %d %q %q", tt.target, tt.cookie, res.StatusCode, res.Header.Get("Location"), body)
		}
		if tt.status != 200 && res.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s as %q may be cached", tt.target, tt.cookie)
		}
	}
	// Without an Administrator function every actor is rejected.
	withoutRole := newServer(t, static.Options{App: copy.CoachApp, Files: packedFiles(t, copy.CoachApp, files), URLs: urls, Session: cookie("coach", "administrator")})
	if res, _ := do(t, withoutRole, "GET", "/coach/admin", "Cookie", "administrator"); res.Header.Get("Location") != "/coach/dashboard" {
		t.Errorf("without an Administrator function: status %d", res.StatusCode)
	}
}

func TestResponsesHaveEncodingCachingAndPolicyHeaders(t *testing.T) {
	member := pages(t, copy.MemberApp, memberFiles)
	res, body := do(t, member, "GET", "/auth", "Accept-Encoding", "gzip, deflate, br;q=0.9")
	if body != "brotli of sign in" || res.Header.Get("Content-Encoding") != "br" || res.Header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("brotli: %q %v", body, res.Header)
	}
	policy := res.Header.Get("Content-Security-Policy")
	for _, want := range []string{"default-src 'none'", "script-src 'self' '" + scriptHash + "';", "frame-ancestors 'none'", "base-uri 'none'", "connect-src 'self'"} {
		if !strings.Contains(policy, want) {
			t.Errorf("the policy lacks %s: %s", want, policy)
		}
	}
	if scripts, _, _ := strings.Cut(policy, "style-src"); strings.Contains(scripts, "unsafe") {
		t.Errorf("the policy allows any script: %s", policy)
	}
	tag := res.Header.Get("Etag")
	if res, body := do(t, member, "GET", "/auth", "If-None-Match", tag); res.StatusCode != 304 || body != "" || res.Header.Get("Content-Security-Policy") != policy {
		t.Errorf("with If-None-Match: %d %q %v", res.StatusCode, body, res.Header)
	}
	if res, _ := do(t, member, "GET", "/nowhere", "If-None-Match", `W/"404.html"`); res.StatusCode != 404 {
		t.Errorf("a missing page with If-None-Match: %d", res.StatusCode)
	}
	res, body = do(t, member, "GET", "/auth", "Accept-Encoding", "br;q=0, gzip")
	if res.Header.Get("Content-Encoding") != "gzip" || unpack(t, body) != "sign in" {
		t.Errorf("gzip: %q %v", body, res.Header)
	}
	res, body = do(t, member, "GET", "/auth", "Accept-Encoding", "identity")
	if body != "sign in" || res.Header.Get("Content-Encoding") != "" || res.ContentLength != int64(len(body)) {
		t.Errorf("uncompressed: %q %v", body, res.Header)
	}
	res, body = do(t, member, "HEAD", "/auth", "Accept-Encoding", "br")
	if body != "" || res.ContentLength != int64(len("brotli of sign in")) {
		t.Errorf("HEAD: %q, length %d", body, res.ContentLength)
	}
	for target, want := range map[string]string{
		"/_next/static/chunks/0123456789ab.js":   "public, max-age=31536000, immutable",
		"/_next/static/aangan/_buildManifest.js": "no-cache",
		"/dashboard":                             "private, no-store",
		"/mukta.woff2":                           "no-cache",
	} {
		if res, _ := do(t, member, "GET", target, "Cookie", "in"); res.Header.Get("Cache-Control") != want {
			t.Errorf("%s: Cache-Control %q, want %q", target, res.Header.Get("Cache-Control"), want)
		}
	}
	if res, _ := do(t, member, "POST", "/auth"); res.StatusCode != 405 || res.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("POST to a page: %d %v", res.StatusCode, res.Header)
	}
}

func TestPathsBelowPagesAreServedAndGuarded(t *testing.T) {
	site := pages(t, copy.SiteApp, map[string]string{
		"/blog.html": "articles", "/blog/the-second-shift.html": "an article", "/blog/feed.xml": "feed", "/404.html": "no such page",
	})
	for target, want := range map[string]string{
		"/blog": "articles", "/blog/the-second-shift": "an article", "/blog/feed.xml": "feed", "/blog/nothing": "no such page",
	} {
		if _, body := do(t, site, "GET", target); body != want {
			t.Errorf("%s: %q, want %q", target, body, want)
		}
	}
	// Paths below a realm's page are as private as the page.
	member := pages(t, copy.MemberApp, map[string]string{
		"/dashboard/deep/page.html": "private", "/auth.html": "sign in", "/auth/reset.html": "reset", "/auth/reset.txt": "data", "/404.html": "no such page",
	})
	if res, _ := do(t, member, "GET", "/dashboard/deep/page"); res.Header.Get("Location") != "/auth?next=%2Fdashboard%2Fdeep%2Fpage" {
		t.Errorf("below a guarded page: %d %v", res.StatusCode, res.Header)
	}
	// An email's link is opened with or without a session, so only the sign-in page itself redirects signed-in members.
	for target, want := range map[string]string{"/auth/reset": "reset", "/auth/reset?token=t": "reset", "/auth/reset.txt": "data", "/auth/nothing": "no such page"} {
		for _, cookie := range []string{"", "in", "breaks"} {
			if res, body := do(t, member, "GET", target, "Cookie", cookie); res.Header.Get("Location") != "" || body != want {
				t.Errorf("%s as %q: %d %q %q", target, cookie, res.StatusCode, res.Header.Get("Location"), body)
			}
		}
	}
	if res, _ := do(t, member, "GET", "/auth", "Cookie", "in"); res.Header.Get("Location") != "/dashboard" {
		t.Errorf("the sign-in page, signed in: %d %v", res.StatusCode, res.Header)
	}
	site = pages(t, copy.SiteApp, map[string]string{"/404.html": "no such page"})
	if res, _ := do(t, site, "GET", "/auth/confirm?token=t"); res.Header.Get("Location") != "https://app.example.org/auth/confirm?token=t" {
		t.Errorf("below the sign-in page, at the site: %d %v", res.StatusCode, res.Header)
	}
}

func TestMissingBuildReturns503(t *testing.T) {
	h, err := static.New(static.Options{App: copy.SiteApp, Files: fstest.MapFS{}, URLs: urls})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	defer server.Close()
	if res, body := do(t, server, "GET", "/"); res.StatusCode != 503 || !strings.Contains(body, "make build") {
		t.Errorf("%d %q", res.StatusCode, body)
	}
	if res, _ := do(t, server, "GET", "/dashboard"); res.StatusCode != 307 {
		t.Errorf("a page of another app: %d", res.StatusCode)
	}
}

func TestNewFailsForBrokenManifest(t *testing.T) {
	files := packedFiles(t, copy.SiteApp, map[string]string{"/index.html": "home"})
	delete(files, "blobs/index.html.br")
	if _, err := static.New(static.Options{App: copy.SiteApp, Files: files}); err == nil {
		t.Error("New accepts a missing file")
	}
	files["site.gen.json"] = &fstest.MapFile{Data: []byte("{")}
	if _, err := static.New(static.Options{App: copy.SiteApp, Files: files}); err == nil {
		t.Error("New accepts a truncated manifest")
	}
}

func unpack(t *testing.T, text string) string {
	t.Helper()
	r, err := gzip.NewReader(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// A service worker's requests follow the policy of its own file: it must be able to fetch its page.
func TestServiceWorkersMayFetchFromTheirOrigin(t *testing.T) {
	for _, worker := range []struct {
		app  copy.App
		path string
	}{{copy.SiteApp, "/crisis-offline.js"}, {copy.MemberApp, "/safety-notes-offline.js"}, {copy.MemberApp, "/app-worker.js"}} {
		served := pages(t, worker.app, map[string]string{worker.path: "worker", "/other.js": "script", "/404.html": "no such page"})
		res, _ := do(t, served, "GET", worker.path)
		if got := res.Header.Get("Content-Security-Policy"); got != "default-src 'none'; connect-src 'self'" {
			t.Errorf("the policy of %s is %q", worker.path, got)
		}
		if got := res.Header.Get("Cache-Control"); got != "no-cache" {
			t.Errorf("%s is cached as %q", worker.path, got)
		}
		if res, _ := do(t, served, "GET", "/other.js"); res.Header.Get("Content-Security-Policy") != "" {
			t.Error("another script has a policy of its own")
		}
	}
}
