package apitest

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// Visitor is one browser: it calls one BFF and keeps the cookies that it receives.
type Visitor struct {
	// Base is the origin of the BFF that this browser is on.
	Base    string
	origin  string
	cookies map[string]string
	client  *http.Client
	headers []string
}

// Response is an HTTP response with its body.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

// Problem is the product's error shape, as a client reads it.
type Problem struct {
	Status  int    `json:"status"`
	Message string `json:"message"`
	Fields  []struct {
		Field   string `json:"field"`
		Message string `json:"message"`
	} `json:"fields"`
}

// NewVisitor opens a browser without cookies on the origin.
func NewVisitor(base string) *Visitor {
	return &Visitor{
		Base: base, origin: base, cookies: map[string]string{},
		// Tests inspect redirects, and no connection may outlive its test.
		client: &http.Client{
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
			Transport:     &http.Transport{DisableKeepAlives: true},
		},
	}
}

// Cookie returns the value of a cookie, or "" if the browser has none.
func (v *Visitor) Cookie(name string) string { return v.cookies[name] }

// SetCookie puts a cookie into the browser, for tests of stolen and old cookies.
func (v *Visitor) SetCookie(name, value string) { v.cookies[name] = value }

// From returns the same browser, whose requests come from a page of another origin.
func (v *Visitor) From(origin string) *Visitor {
	other := *v
	other.origin = origin
	return &other
}

// At returns the same browser on another origin. It sends every cookie; real browsers would withhold some.
func (v *Visitor) At(origin string) *Visitor {
	other := *v
	other.Base, other.origin = origin, origin
	return &other
}

// With returns the same browser with additional headers: names, each followed by its value.
func (v *Visitor) With(headers ...string) *Visitor {
	other := *v
	other.headers = headers
	return &other
}

// Get reads a path.
func (v *Visitor) Get(t testing.TB, path string) Response {
	t.Helper()
	return v.Do(t, http.MethodGet, path, "", nil)
}

// Post sends a body as JSON; a nil body sends none.
func (v *Visitor) Post(t testing.TB, path string, body any) Response {
	t.Helper()
	if body == nil {
		return v.Do(t, http.MethodPost, path, "", nil)
	}
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatalf("encode body: %v", err)
	}
	return v.Do(t, http.MethodPost, path, "application/json", raw)
}

// Do sends a request with the browser's cookies and origin, and stores the cookies of the response.
func (v *Visitor) Do(t testing.TB, method, path, contentType string, body []byte) Response {
	t.Helper()
	request := v.request(t, method, path, contentType, body)
	response, err := v.client.Do(request)
	if err != nil {
		t.Fatalf("%s %s: %v", method, path, err)
	}
	defer response.Body.Close()
	v.keep(response)
	read, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatalf("%s %s: read: %v", method, path, err)
	}
	return Response{Status: response.StatusCode, Header: response.Header, Body: read}
}

func (v *Visitor) request(t testing.TB, method, path, contentType string, body []byte) *http.Request {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, v.Base+path, bytes.NewReader(body))
	if err != nil {
		t.Fatalf("%s %s: %v", method, path, err)
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	request.Header.Set("Origin", v.origin)
	for i := 0; i+1 < len(v.headers); i += 2 {
		request.Header.Set(v.headers[i], v.headers[i+1])
	}
	for name, value := range v.cookies {
		// Set directly: the cookie jar of net/http would withhold Secure cookies from a plain HTTP server.
		request.Header.Add("Cookie", name+"="+value)
	}
	return request
}

func (v *Visitor) keep(response *http.Response) {
	for _, cookie := range response.Cookies() {
		if cookie.MaxAge < 0 || cookie.Value == "" {
			delete(v.cookies, cookie.Name)
			continue
		}
		v.cookies[cookie.Name] = cookie.Value
	}
}

// Want fails the test unless the response has the status.
func (a Response) Want(t testing.TB, status int) Response {
	t.Helper()
	if a.Status != status {
		t.Fatalf("status %d, want %d: %s", a.Status, status, a.Body)
	}
	return a
}

// Into decodes the body strictly: an unknown property fails the test.
func (a Response) Into(t testing.TB, value any) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(a.Body))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(value); err != nil {
		t.Fatalf("decode %s: %v", a.Body, err)
	}
}

// IntoLoosely decodes the body and ignores unknown properties.
func (a Response) IntoLoosely(t testing.TB, value any) {
	t.Helper()
	if err := json.Unmarshal(a.Body, value); err != nil {
		t.Fatalf("decode %s: %v", a.Body, err)
	}
}

// WantKeys fails the test unless the body, or the first entry of a list, is an object with exactly these properties.
func (a Response) WantKeys(t testing.TB, keys ...string) {
	t.Helper()
	raw := a.Body
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		if len(list) == 0 {
			t.Fatal("the list is empty")
		}
		raw = list[0]
	}
	var object map[string]json.RawMessage
	if err := json.Unmarshal(raw, &object); err != nil {
		t.Fatalf("decode %s: %v", raw, err)
	}
	got := slices.Sorted(maps.Keys(object))
	slices.Sort(keys)
	if !slices.Equal(got, keys) {
		t.Fatalf("properties %v, want %v", got, keys)
	}
}

// WantProblem fails the test unless the response is the error shape with this status and message. An empty message
// accepts any. If fields are given, the response must name exactly these, in order.
func (a Response) WantProblem(t testing.TB, status int, message string, fields ...string) Problem {
	t.Helper()
	a.Want(t, status)
	if kind := a.Header.Get("Content-Type"); !strings.HasPrefix(kind, "application/json") {
		t.Fatalf("content type %q of %s, want JSON", kind, a.Body)
	}
	// Fields must be an array, even an empty one: clients iterate over it without a check.
	var shape map[string]json.RawMessage
	if err := json.Unmarshal(a.Body, &shape); err != nil {
		t.Fatalf("decode %s: %v", a.Body, err)
	}
	if len(shape["fields"]) == 0 || shape["fields"][0] != '[' {
		t.Fatalf("fields is not an array in %s", a.Body)
	}
	var problem Problem
	a.Into(t, &problem)
	if problem.Status != status {
		t.Fatalf("status %d inside the body of a %d: %s", problem.Status, status, a.Body)
	}
	if problem.Message == "" || (message != "" && problem.Message != message) {
		t.Fatalf("message %q, want %q", problem.Message, message)
	}
	if len(fields) > 0 {
		var got []string
		for _, field := range problem.Fields {
			got = append(got, field.Field)
		}
		if strings.Join(got, ",") != strings.Join(fields, ",") {
			t.Fatalf("fields %v, want %v: %s", got, fields, a.Body)
		}
	}
	return problem
}
