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

// Visitor is one browser: it talks to one BFF and keeps the cookies that it is given.
type Visitor struct {
	// Base is the origin of the BFF that this browser is on.
	Base    string
	origin  string
	cookies map[string]string
	client  *http.Client
	headers []string
}

// Answer is what came back, its body read to the end.
type Answer struct {
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
		// Redirects are answers to look at, and no connection outlives its test.
		client: &http.Client{
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
			Transport:     &http.Transport{DisableKeepAlives: true},
		},
	}
}

// Cookie returns the value of a cookie that the browser holds, or nothing.
func (v *Visitor) Cookie(name string) string { return v.cookies[name] }

// SetCookie puts a cookie into the browser, as a thief or an old visit would have.
func (v *Visitor) SetCookie(name, value string) { v.cookies[name] = value }

// From is the same browser, sending on behalf of a page of another origin.
func (v *Visitor) From(origin string) *Visitor {
	other := *v
	other.origin = origin
	return &other
}

// At is the same browser on another origin, sending every cookie that it holds. Browsers would keep some back.
func (v *Visitor) At(origin string) *Visitor {
	other := *v
	other.Base, other.origin = origin, origin
	return &other
}

// With is the same browser, sending these headers besides: names, each followed by its value.
func (v *Visitor) With(headers ...string) *Visitor {
	other := *v
	other.headers = headers
	return &other
}

// Get reads a path.
func (v *Visitor) Get(t testing.TB, path string) Answer {
	t.Helper()
	return v.Do(t, http.MethodGet, path, "", nil)
}

// Post sends a body as JSON; a nil body sends none.
func (v *Visitor) Post(t testing.TB, path string, body any) Answer {
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

// Do sends any request with the browser's cookies and its own origin, and takes the cookies that come back.
func (v *Visitor) Do(t testing.TB, method, path, contentType string, body []byte) Answer {
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
	return Answer{Status: response.StatusCode, Header: response.Header, Body: read}
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
		// Written by hand: the jar of net/http would withhold Secure cookies from a plain test server.
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

// Want fails the test unless the answer has the status, and shows what came instead.
func (a Answer) Want(t testing.TB, status int) Answer {
	t.Helper()
	if a.Status != status {
		t.Fatalf("status %d, want %d: %s", a.Status, status, a.Body)
	}
	return a
}

// Into decodes the body strictly: a property that the value does not know fails the test.
func (a Answer) Into(t testing.TB, value any) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(a.Body))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(value); err != nil {
		t.Fatalf("decode %s: %v", a.Body, err)
	}
}

// Loosely decodes the body and ignores properties that the value does not know.
func (a Answer) Loosely(t testing.TB, value any) {
	t.Helper()
	if err := json.Unmarshal(a.Body, value); err != nil {
		t.Fatalf("decode %s: %v", a.Body, err)
	}
}

// WantKeys fails the test unless the body is an object with exactly these properties, or a list whose first entry is.
func (a Answer) WantKeys(t testing.TB, keys ...string) {
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

// WantProblem fails the test unless the answer is the error shape with this status and message. An empty message
// asks only that there is one. Field names are those that must be named, in order.
func (a Answer) WantProblem(t testing.TB, status int, message string, fields ...string) Problem {
	t.Helper()
	a.Want(t, status)
	if kind := a.Header.Get("Content-Type"); !strings.HasPrefix(kind, "application/json") {
		t.Fatalf("content type %q of %s, want JSON", kind, a.Body)
	}
	// Fields must be there, and an array: a client maps over it without asking.
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
		var named []string
		for _, field := range problem.Fields {
			named = append(named, field.Field)
		}
		if strings.Join(named, ",") != strings.Join(fields, ",") {
			t.Fatalf("fields %v, want %v: %s", named, fields, a.Body)
		}
	}
	return problem
}
