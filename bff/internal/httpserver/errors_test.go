package httpserver_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/realm"
)

// TestInvalidRequestsGetProblemWithField sends malformed requests and checks the error responses.
func TestInvalidRequestsGetProblemWithField(t *testing.T) {
	h := newHarness(t, nil)
	secret := "hunter2-very-secret"
	tests := []struct {
		name, method, path, body, contentType string
		status                                int
		field, message                        string
	}{
		{name: "not JSON", body: `{"email": ` + secret, status: 400, message: copy.Errors.NotJSON},
		{name: "two values", body: `{} {}`, status: 400, message: copy.Errors.NotJSON},
		{name: "an array", body: `["` + secret + `"]`, status: 400, message: "must be a JSON object"},
		{name: "a string", body: `"` + secret + `"`, status: 400, message: "must be a JSON object"},
		{name: "empty", body: "", status: 400, message: "empty"},
		{name: "number for text", body: `{"email": 12345}`, status: 400, field: "email", message: "Email must be text."},
		{name: "text for number", body: `{"age": "` + secret + `"}`, status: 400, field: "age", message: "Age must be a number."},
		{name: "fraction for whole number", body: `{"count": 1.5}`, status: 400, field: "count", message: "Count must be a whole number."},
		{name: "number beyond range", body: `{"age": 1e999}`, status: 400, field: "age", message: "Age must be a number."},
		{name: "text for list", body: `{"focus": "` + secret + `"}`, status: 400, field: "focus", message: "Focus must be a list."},
		{name: "text for object", body: `{"home": "` + secret + `"}`, status: 400, field: "home", message: "Home must be an object."},
		{name: "wrong type in a nested object", body: `{"home": {"city": true}}`, status: 400, field: "home.city", message: "City must be text."},
		{name: "NUL", body: `{"email": "a\u0000b"}`, status: 400, message: "can't save"},
		{name: "not UTF-8", body: "{\"email\": \"\xff\"}", status: 400, message: copy.Errors.NotUTF8},
		{name: "too large", body: `{"email": "` + strings.Repeat("a", realm.MaxBody) + `"}`, status: 413, message: copy.Errors.TooLarge},
		{name: "form", body: "email=" + secret, contentType: "application/x-www-form-urlencoded", status: 415, message: copy.Errors.WrongMediaType},
		{name: "text", body: `{}`, contentType: "text/plain", status: 415, message: copy.Errors.WrongMediaType},
		{name: "malformed id", method: "GET", path: "/api/items/" + secret, status: 404, message: copy.Errors.NotFound},
		{name: "bad query", method: "GET", path: "/api/items/8f14e45f-ceea-4672-a1d0-0c1a2b3c4d5e?before=" + secret, status: 400, field: "before", message: "Before must be a whole number."},
		{name: "unknown route", method: "GET", path: "/api/nowhere", status: 404, message: copy.Errors.UnknownAddress},
		{name: "API root", method: "GET", path: "/api", status: 404, message: copy.Errors.UnknownAddress},
		{name: "unknown method", method: "DELETE", path: "/api/echo", status: 405, message: copy.Errors.MethodNotAllowed},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			method, path, contentType := "POST", "/api/echo", "application/json"
			if tt.method != "" {
				method, path = tt.method, tt.path
			}
			if tt.contentType != "" {
				contentType = tt.contentType
			}
			got := h.do(t, method, path, tt.body, "Content-Type", contentType)
			if got.status != tt.status {
				t.Fatalf("status %d, want %d: %s", got.status, tt.status, got.body)
			}
			p := got.problem(t)
			if !strings.Contains(p.Message, tt.message) {
				t.Errorf("message %q does not contain %q", p.Message, tt.message)
			}
			want := []problem.Field{}
			if tt.field != "" {
				want = []problem.Field{{Field: tt.field, Message: p.Message}}
			}
			if !slices.Equal(p.Fields, want) {
				t.Errorf("fields %v, want %v", p.Fields, want)
			}
			if strings.Contains(got.body, secret) {
				t.Errorf("the response repeats the value: %s", got.body)
			}
		})
	}
	if logged := h.log.String(); strings.Contains(logged, "?before") || strings.Contains(logged, "email="+secret) {
		t.Errorf("the log contains a query or a body: %s", logged)
	}
}

// TestUnusualValidRequestsSucceed checks unusual but valid requests, close to the invalid ones.
func TestUnusualValidRequestsSucceed(t *testing.T) {
	h := newHarness(t, nil)
	limit := strings.Repeat("a", realm.MaxBody-len(`{"email":""}`))
	for name, body := range map[string]string{
		"unknown property":    `{"email": "a", "colour": "red"}`,
		"null":                `{"email": null, "age": null, "focus": null}`,
		"four-byte character": `{"email": "🪔"}`,
		"escaped backslash":   `{"email": "\\u0000"}`,
		"maximum size":        `{"email":"` + limit + `"}`,
	} {
		got := h.do(t, "POST", "/api/echo", body, "Content-Type", "application/json; charset=utf-8")
		if got.status != 200 {
			t.Errorf("%s: status %d: %.200s", name, got.status, got.body)
		}
		if strings.Contains(got.body, "$schema") || got.header.Get("Link") != "" {
			t.Errorf("%s: the response has a schema link", name)
		}
	}
}

func TestErrorsAreMappedAndCausesOnlyLogged(t *testing.T) {
	h := newHarness(t, nil)
	for path, want := range map[string]struct {
		status  int
		message string
	}{
		"/api/broken":  {500, copy.Errors.SomethingWrong},
		"/api/panics":  {500, copy.Errors.SomethingWrong},
		"/api/missing": {404, copy.Errors.NotFound},
		"/api/taken":   {409, "Somebody was first."},
		"/api/refused": {403, "Not yours."},
		"/api/invalid": {400, "Email is required"},
		"/api/own":     {418, "I am a teapot."},
		"/api/busy":    {503, copy.Errors.Busy},

		"/api/stopping": {503, copy.Errors.Unavailable},
		"/api/late":     {503, copy.Errors.Unavailable},
		"/api/full":     {503, copy.Errors.StorageFull},
		"/api/no_space": {503, copy.Errors.StorageFull},
	} {
		got := h.do(t, "GET", path, "")
		if p := got.problem(t); p.Status != want.status || p.Message != want.message {
			t.Errorf("%s: %d %q, want %d %q", path, p.Status, p.Message, want.status, want.message)
		}
		if strings.Contains(got.body, errBroken.Error()) {
			t.Errorf("%s: the response contains the cause: %s", path, got.body)
		}
	}
	for path, want := range map[string]string{"/api/busy": "2", "/api/stopping": "2", "/api/late": "2", "/api/full": "60", "/api/no_space": "60"} {
		if got := h.do(t, "GET", path, ""); got.header.Get("Retry-After") != want {
			t.Errorf("%s: Retry-After %q, want %q", path, got.header.Get("Retry-After"), want)
		}
	}
	if n := strings.Count(h.log.String(), errBroken.Error()); n != 1 {
		t.Errorf("the cause of the failure is logged %d times, want once:\n%s", n, h.log)
	}
	if log := h.log.String(); !strings.Contains(log, `"msg":"panic"`) || !strings.Contains(log, `"type":"string"`) || strings.Contains(log, "a bug") {
		t.Errorf("the log must contain the panic's type and stack, but not its value:\n%s", h.log)
	}
}

func TestPageThatPanicsShowsHelpFirst(t *testing.T) {
	h := newHarness(t, func(o *httpserver.Options) {
		o.Pages = http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("a bug") })
	})
	got := h.do(t, "GET", "/dashboard", "")
	if want := copy.Crisis.Short + "\n\n" + copy.Errors.SomethingWrong + "\n"; got.status != 500 || got.body != want {
		t.Errorf("%d %q, want 500 %q", got.status, got.body, want)
	}
}

func TestMethodNotAllowedSetsAllowHeader(t *testing.T) {
	h := newHarness(t, nil)
	got := h.do(t, "DELETE", "/api/echo", "")
	if got.status != http.StatusMethodNotAllowed || !slices.Equal(got.header.Values("Allow"), []string{"POST"}) {
		t.Errorf("status %d, Allow %q", got.status, got.header.Values("Allow"))
	}
}
