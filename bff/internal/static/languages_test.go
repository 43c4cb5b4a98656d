package static_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/static"
)

// withLanguage adds an app's pages in another language to packed files, with blobs of their own.
func withLanguage(t *testing.T, files fstest.MapFS, app copy.App, language string, pages map[string]string) fstest.MapFS {
	t.Helper()
	own := packedFiles(t, app, pages)
	for name, file := range own {
		switch {
		case strings.HasPrefix(name, "blobs/"):
			files[strings.Replace(name, "blobs/", "blobs/"+language+"-", 1)] = file
		default:
			text := strings.ReplaceAll(string(file.Data), `"hash":"`, `"hash":"`+language+`-`)
			files[string(app)+"."+language+".gen.json"] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	return files
}

const chunk, hindiChunk = "/_next/static/chunks/0123456789ab.js", "/_next/static/chunks/hi23456789ab.js"

// memberInTwoLanguages serves the member app in English and Hindi; the cookie "in" is a valid session.
func memberInTwoLanguages(t *testing.T) *httptest.Server {
	t.Helper()
	files := packedFiles(t, copy.MemberApp, memberFiles)
	return newServer(t, static.Options{
		App: copy.MemberApp, URLs: urls,
		Files: withLanguage(t, files, copy.MemberApp, "hi", map[string]string{
			"/auth.html": "साइन इन", "/auth.txt": "rsc hi", "/dashboard.html": "डैशबोर्ड", "/404.html": "ऐसा पेज नहीं है", chunk: "code", hindiChunk: "hindi code", "/mukta.woff2": "font",
			"/app-worker.js": "worker hi", "/app-manifests/notes.webmanifest": "manifest hi",
		}),
		Session: func(r *http.Request) (bool, error) {
			_, err := r.Cookie("in")
			return err == nil, nil
		},
	})
}

func TestMemberPagesFollowLanguageCookie(t *testing.T) {
	member := memberInTwoLanguages(t)
	for _, tt := range []struct {
		target, cookie, body string
		status               int
		vary                 string
	}{
		{"/auth", "", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth", "lang=hi", "साइन इन", 200, "Accept-Encoding, Cookie"},
		{"/auth", "lang=en", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth", "lang=HI", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth", "lang=ta", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth", "lang=../hi", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth", "other=hi", "sign in", 200, "Accept-Encoding, Cookie"},
		{"/auth.txt", "lang=hi", "rsc hi", 200, "Accept-Encoding, Cookie"},
		{"/dashboard", "in=1; lang=hi", "डैशबोर्ड", 200, "Accept-Encoding, Cookie"},
		{"/nowhere", "lang=hi", "ऐसा पेज नहीं है", 404, "Accept-Encoding, Cookie"},
		{"/nowhere", "", "no such page", 404, "Accept-Encoding, Cookie"},
		// The service worker stores the pages of its language.
		{"/app-worker.js", "lang=hi", "worker hi", 200, "Accept-Encoding, Cookie"},
		{"/app-manifests/notes.webmanifest", "lang=hi", "manifest hi", 200, "Accept-Encoding, Cookie"},
		// Code of all languages, whatever the cookie says.
		{chunk, "lang=hi", "code", 200, "Accept-Encoding"},
		{hindiChunk, "", "hindi code", 200, "Accept-Encoding"},
		{hindiChunk, "lang=hi", "hindi code", 200, "Accept-Encoding"},
		{"/mukta.woff2", "lang=hi", "font", 200, ""},
	} {
		res, body := do(t, member, "GET", tt.target, "Cookie", tt.cookie)
		if res.StatusCode != tt.status || body != tt.body || res.Header.Get("Vary") != tt.vary {
			t.Errorf("%s with %q: %d %q, Vary %q", tt.target, tt.cookie, res.StatusCode, body, res.Header.Get("Vary"))
		}
		if head, _ := do(t, member, "HEAD", tt.target, "Cookie", tt.cookie); head.StatusCode != tt.status || head.ContentLength != int64(len(tt.body)) {
			t.Errorf("HEAD %s with %q: %d, length %d", tt.target, tt.cookie, head.StatusCode, head.ContentLength)
		}
		if res.Header["Set-Cookie"] != nil {
			t.Errorf("%s with %q sets a cookie", tt.target, tt.cookie)
		}
	}
	if res, _ := do(t, member, "GET", "/dashboard", "Cookie", "lang=hi"); res.Header.Get("Location") != "/auth?next=%2Fdashboard" {
		t.Errorf("a guarded page in Hindi without a session: %v", res.Header)
	}

	// A cached page is valid only as long as the language stays.
	english, _ := do(t, member, "GET", "/auth")
	hindi, _ := do(t, member, "GET", "/auth", "Cookie", "lang=hi")
	tag := hindi.Header.Get("Etag")
	if tag == english.Header.Get("Etag") {
		t.Fatalf("both languages have the ETag %s", tag)
	}
	if res, _ := do(t, member, "GET", "/auth", "Cookie", "lang=hi", "If-None-Match", tag); res.StatusCode != 304 || res.Header.Get("Vary") != "Accept-Encoding, Cookie" {
		t.Errorf("with the tag of its language: %d %v", res.StatusCode, res.Header)
	}
	if res, body := do(t, member, "GET", "/auth", "If-None-Match", tag); res.StatusCode != 200 || body != "sign in" {
		t.Errorf("with the tag of another language: %d %q", res.StatusCode, body)
	}
	if res, body := do(t, member, "GET", "/auth", "Cookie", "lang=hi", "Accept-Encoding", "gzip"); unpack(t, body) != "साइन इन" || res.Header.Get("Content-Encoding") != "gzip" {
		t.Errorf("gzip: %v", res.Header)
	}
}

// TestAddressCanNameLanguage: a link from the site opens the member app in the site's language, and the cookie keeps it.
func TestAddressCanNameLanguage(t *testing.T) {
	member := memberInTwoLanguages(t)
	const kept = "; Path=/; Max-Age=31536000; Secure; SameSite=Lax"
	for _, tt := range []struct{ target, location, cookie string }{
		{"/auth?lang=hi", "/auth", "lang=hi" + kept},
		{"/auth?lang=en", "/auth", "lang=en" + kept},
		{"/auth?heading=cultural&lang=hi&next=%2Fmessages%3Fcoach%3D7", "/auth?heading=cultural&next=%2Fmessages%3Fcoach%3D7", "lang=hi" + kept},
		{"/dashboard?l%61ng=hi", "/dashboard", "lang=hi" + kept},
		{"/auth?lang=ta", "/auth", ""},
		{"/auth?lang=HI", "/auth", ""},
		{"/auth?lang=", "/auth", ""},
		{"/auth?lang", "/auth", ""},
		{"/auth?lang=hi%0d%0aX:1&a=b", "/auth?a=b", ""},
		{"/auth?lang=xx&lang=hi", "/auth", ""},
	} {
		for _, method := range []string{"GET", "HEAD"} {
			res, _ := do(t, member, method, tt.target)
			if res.StatusCode != 303 || res.Header.Get("Location") != tt.location || res.Header.Get("Set-Cookie") != tt.cookie || res.Header.Get("Cache-Control") != "no-store" {
				t.Errorf("%s %s: %d %v", method, tt.target, res.StatusCode, res.Header)
			}
		}
	}
	for target, status := range map[string]int{"/auth?language=hi": 200, "/auth.txt?lang=hi": 200, chunk + "?lang=hi": 200, "/nowhere?lang=hi": 404, "/auth/?lang=hi": 308} {
		if res, _ := do(t, member, "GET", target); res.StatusCode != status || res.Header["Set-Cookie"] != nil {
			t.Errorf("%s: %d %v", target, res.StatusCode, res.Header)
		}
	}
	site := siteInTwoLanguages(t)
	if res, _ := do(t, site, "GET", "/faq?lang=hi"); res.StatusCode != 200 || res.Header["Set-Cookie"] != nil {
		t.Errorf("a page of the site: %d %v", res.StatusCode, res.Header)
	}
	if res, _ := do(t, site, "GET", "/auth?lang=hi"); res.Header.Get("Location") != "https://app.example.org/auth?lang=hi" || res.Header["Set-Cookie"] != nil {
		t.Errorf("a page of the member app, at the site: %v", res.Header)
	}
}

func siteInTwoLanguages(t *testing.T) *httptest.Server {
	t.Helper()
	files := packedFiles(t, copy.SiteApp, map[string]string{
		"/index.html": "home", "/faq.html": "questions", "/crisis-offline.js": "worker", "/404.html": "no such page", chunk: "code",
	})
	return newServer(t, static.Options{App: copy.SiteApp, URLs: urls, Files: withLanguage(t, files, copy.SiteApp, "hi", map[string]string{
		"/index.html": "होम", "/faq.html": "सवाल", "/blog/feed.xml": "<link>https://site.aangan.invalid/hi/blog</link>", "/crisis-offline.js": "worker", "/404.html": "ऐसा पेज नहीं है", hindiChunk: "hindi code",
	})})
}

func TestSitePagesFollowPrefix(t *testing.T) {
	site := siteInTwoLanguages(t)
	for _, tt := range []struct {
		target   string
		status   int
		location string
		body     string
	}{
		{"/", 200, "", "home"},
		{"/faq", 200, "", "questions"},
		{"/hi", 200, "", "होम"},
		{"/hi/faq", 200, "", "सवाल"},
		{"/hi/blog/feed.xml", 200, "", "<link>https://www.example.org/hi/blog</link>"},
		{"/hi/", 308, "/hi", ""},
		{"/hi/faq/", 308, "/hi/faq", ""},
		{"/hi/faq.html?a=b", 308, "/hi/faq?a=b", ""},
		{"/hi/nowhere", 404, "", "ऐसा पेज नहीं है"},
		{"/hi/404", 404, "", "ऐसा पेज नहीं है"},
		{"/hi/hi", 404, "", "ऐसा पेज नहीं है"},
		{"/nowhere", 404, "", "no such page"},
		{"/his", 404, "", "no such page"},
		{"/ta/faq", 404, "", "no such page"},
		{"/en/faq", 404, "", "no such page"},
		{"/hi" + hindiChunk, 200, "", "hindi code"},
		{hindiChunk, 404, "", "no such page"},
		// Pages of other apps have no prefix.
		{"/auth", 307, "https://app.example.org/auth", ""},
		{"/hi/auth", 404, "", "ऐसा पेज नहीं है"},
		{"/hi/dashboard", 404, "", "ऐसा पेज नहीं है"},
	} {
		// The cookie is the member app's.
		for _, cookie := range []string{"", "lang=hi"} {
			res, body := do(t, site, "GET", tt.target, "Cookie", cookie)
			if res.StatusCode != tt.status || res.Header.Get("Location") != tt.location || body != tt.body || strings.Contains(res.Header.Get("Vary"), "Cookie") {
				t.Errorf("%s with %q: %d %q, %v", tt.target, cookie, res.StatusCode, body, res.Header)
			}
		}
	}
	if res, _ := do(t, site, "GET", "/hi/crisis-offline.js"); res.Header.Get("Content-Security-Policy") != "default-src 'none'; connect-src 'self'" {
		t.Errorf("the worker's policy is %q", res.Header.Get("Content-Security-Policy"))
	}
	if res, _ := do(t, site, "GET", "/hi"+hindiChunk); res.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
		t.Errorf("code in Hindi is cached as %q", res.Header.Get("Cache-Control"))
	}
	if res, _ := do(t, site, "GET", "/hi/faq"); !strings.Contains(res.Header.Get("Content-Security-Policy"), scriptHash) {
		t.Errorf("the page's policy is %q", res.Header.Get("Content-Security-Policy"))
	}

	// A member who reads Hindi gets the site's pages in Hindi, and only the site's.
	member := memberInTwoLanguages(t)
	for _, tt := range []struct{ target, cookie, location string }{
		{"/faq?a=b", "lang=hi", "https://www.example.org/hi/faq?a=b"},
		{"/", "lang=hi", "https://www.example.org/hi"},
		{"/blog/the-second-shift", "lang=hi", "https://www.example.org/hi/blog/the-second-shift"},
		{"/hi/faq", "", "https://www.example.org/hi/faq"},
		{"/hi/faq", "lang=hi", "https://www.example.org/hi/faq"},
		{"/faq", "lang=ta", "https://www.example.org/faq"},
		{"/coach/login", "lang=hi", "https://coach.example.org/coach/login"},
		{"/hi/coach/login", "lang=hi", ""},
	} {
		if res, _ := do(t, member, "GET", tt.target, "Cookie", tt.cookie); res.Header.Get("Location") != tt.location {
			t.Errorf("%s at the member app with %q: %q", tt.target, tt.cookie, res.Header.Get("Location"))
		}
	}
}

// TestLanguageThatWasNotBuiltIsEnglish: an app without pages in a language answers as if it had not been chosen.
func TestLanguageThatWasNotBuiltIsEnglish(t *testing.T) {
	coach := pages(t, copy.CoachApp, map[string]string{"/coach/login.html": "sign in", "/404.html": "no such page"})
	if res, body := do(t, coach, "GET", "/coach/login", "Cookie", "lang=hi"); body != "sign in" || res.Header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("the coach portal: %q %v", body, res.Header)
	}
	if res, _ := do(t, coach, "GET", "/coach/login?lang=hi"); res.StatusCode != 200 || res.Header["Set-Cookie"] != nil {
		t.Errorf("the coach portal with a language in the address: %d %v", res.StatusCode, res.Header)
	}
	site := pages(t, copy.SiteApp, map[string]string{"/faq.html": "questions", "/404.html": "no such page"})
	if res, body := do(t, site, "GET", "/hi/faq"); res.StatusCode != 404 || body != "no such page" {
		t.Errorf("the site: %d %q", res.StatusCode, body)
	}

	files := withLanguage(t, packedFiles(t, copy.SiteApp, map[string]string{"/faq.html": "questions"}), copy.SiteApp, "hi", map[string]string{"/faq.html": "सवाल"})
	if res, body := do(t, newServer(t, static.Options{App: copy.SiteApp, Files: files, URLs: urls}), "GET", "/hi/faq"); body != "सवाल" {
		t.Errorf("a built language: %d %q", res.StatusCode, body)
	}
	delete(files, "blobs/hi-faq.html.br")
	if _, err := static.New(static.Options{App: copy.SiteApp, Files: files, URLs: urls}); err == nil {
		t.Error("New accepts a missing file of a language")
	}
}
