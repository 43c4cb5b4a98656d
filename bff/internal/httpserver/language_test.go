package httpserver_test

import (
	"net/http"
	"strings"
	"testing"
	"time"
	"unicode"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/problem"
)

// TestErrorsAreInTheLanguageOfTheRequest sends one request for each kind of error.
func TestErrorsAreInTheLanguageOfTheRequest(t *testing.T) {
	hindi := copy.In("hi")
	h := newHarness(t, nil)
	json := []string{"Content-Type", "application/json"}
	for name, c := range map[string]struct {
		method, path, body string
		english, hindi     string
	}{
		"unknown fault":   {"GET", "/api/broken", "", copy.Errors.SomethingWrong, hindi.Errors.SomethingWrong},
		"panic":           {"GET", "/api/panics", "", copy.Errors.SomethingWrong, hindi.Errors.SomethingWrong},
		"fault":           {"GET", "/api/missing", "", copy.Errors.NotFound, hindi.Errors.NotFound},
		"busy":            {"GET", "/api/busy", "", copy.Errors.Busy, hindi.Errors.Busy},
		"database":        {"GET", "/api/stopping", "", copy.Errors.Unavailable, hindi.Errors.Unavailable},
		"full":            {"GET", "/api/full", "", copy.Errors.StorageFull, hindi.Errors.StorageFull},
		"no translation":  {"GET", "/api/own", "", "I am a teapot.", "I am a teapot."},
		"form":            {"GET", "/api/incomplete", "", copy.Validation.EmailRequired, hindi.Validation.EmailRequired},
		"filled":          {"GET", "/api/soon", "", copy.Scheduling.TooSoon.Fill("hours", "2"), hindi.Scheduling.TooSoon.Fill("hours", "2")},
		"throttled":       {"GET", "/api/throttled", "", copy.Errors.ManyTries + " Please try again in 30 minutes.", hindi.Errors.ManyTries + " 30 मिनट बाद फिर से कोशिश करें।"},
		"named limit":     {"GET", "/api/posts", "", copy.CommunityAnswers.PostsFullNew + " Please try again in 2 hours.", hindi.CommunityAnswers.PostsFullNew + " 2 घंटे बाद फिर से कोशिश करें।"},
		"signed out":      {"GET", "/api/me", "", copy.Errors.SignedOut, hindi.Errors.SignedOut},
		"unknown address": {"GET", "/api/nowhere", "", copy.Errors.UnknownAddress, hindi.Errors.UnknownAddress},
		"unknown method":  {"DELETE", "/api/echo", "", copy.Errors.MethodNotAllowed, hindi.Errors.MethodNotAllowed},
		"malformed id":    {"GET", "/api/items/1", "", copy.Errors.NotFound, hindi.Errors.NotFound},
		"not JSON":        {"POST", "/api/echo", "{", copy.Errors.NotJSON, hindi.Errors.NotJSON},
		"empty":           {"POST", "/api/echo", "", copy.Errors.EmptyRequest, hindi.Errors.EmptyRequest},
		"type":            {"POST", "/api/echo", `{"email": 1}`, "Email must be text.", "“ईमेल” में टेक्स्ट होना चाहिए।"},
		"type of a list":  {"POST", "/api/echo", `{"focus": 1}`, "Focus must be a list.", "“विषय” में लिस्ट होनी चाहिए।"},
		"unnamed field":   {"POST", "/api/echo", `{"count": "1"}`, "Count must be a whole number.", "“Count” में पूरी संख्या होनी चाहिए।"},
		"parameter":       {"GET", "/api/items/8f14e45f-ceea-4672-a1d0-0c1a2b3c4d5e?before=x", "", "Before must be a whole number.", "“Before” में पूरी संख्या होनी चाहिए।"},
	} {
		for language, want := range map[string]string{"hi": c.hindi, "en": c.english, "xx": c.english, "hi-IN,hi;q=0.9": c.english, "": c.english} {
			got := h.do(t, c.method, c.path, c.body, append(json, "Accept-Language", language)...)
			p := got.problem(t)
			if p.Message != want {
				t.Errorf("%s in %q: %q, want %q", name, language, p.Message, want)
			}
			for _, field := range p.Fields {
				if field.Message != want {
					t.Errorf("%s in %q: field %s: %q, want %q", name, language, field.Field, field.Message, want)
				}
			}
		}
	}
	// A submitted form has no header of the page's.
	if p := h.do(t, "GET", "/api/missing", "", "Cookie", copy.LanguageCookie+"=hi").problem(t); p.Message != hindi.Errors.NotFound {
		t.Errorf("with the cookie it is %q", p.Message)
	}
	if strings.ContainsFunc(h.log.String(), func(r rune) bool { return unicode.Is(unicode.Devanagari, r) }) {
		t.Errorf("the log is not in English: %s", h.log.String())
	}
}

func TestPlainErrorPageIsInTheLanguageOfTheRequest(t *testing.T) {
	h := newHarness(t, func(o *httpserver.Options) {
		o.Pages = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			problem.WritePage(w, r, http.StatusNotFound, copy.Errors.NoSuchPage)
		})
	})
	for language, cookie := range map[string]string{"hi": copy.LanguageCookie + "=hi", "en": copy.LanguageCookie + "=xx"} {
		got := h.do(t, "GET", "/nowhere", "", "Cookie", cookie)
		said := copy.In(language)
		if want := said.Crisis.Short + "\n\n" + said.Errors.NoSuchPage + "\n"; got.body != want || got.header.Get("Content-Language") != language {
			t.Errorf("in %s: %q (%q), want %q", language, got.body, got.header.Get("Content-Language"), want)
		}
	}
}

func TestTranslatedProblemStaysAsItIs(t *testing.T) {
	p := problem.From(t.Context(), &fault.Throttled{Wait: time.Minute}).In("hi")
	if again := p.In("hi"); again.Message != p.Message || again.Message == problem.TooMany(time.Minute).Message {
		t.Errorf("%q, then %q", p.Message, again.Message)
	}
}
