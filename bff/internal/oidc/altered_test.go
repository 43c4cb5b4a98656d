package oidc_test

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
)

// outageTransport forwards requests to the provider unless it is down.
type outageTransport struct{ down atomic.Bool }

func (o *outageTransport) setDown(down bool) { o.down.Store(down) }

func (o *outageTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	if o.down.Load() {
		return nil, errors.New("connection refused")
	}
	return http.DefaultTransport.RoundTrip(r)
}

// altered is a proxy of the provider that responds to one path itself.
type altered struct {
	path string
	with func(r *http.Request, next http.RoundTripper) (*http.Response, error)
}

func (a *altered) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Path == a.path {
		return a.with(r, http.DefaultTransport)
	}
	return http.DefaultTransport.RoundTrip(r)
}

// Placeholder bodies for special responses.
const (
	redirecting = "redirect"
	failing     = "fail"
)

func respondWith(body string) func(*http.Request, http.RoundTripper) (*http.Response, error) {
	return func(r *http.Request, _ http.RoundTripper) (*http.Response, error) {
		switch body {
		case redirecting:
			answer := response(r, http.StatusTemporaryRedirect, "")
			answer.Header.Set("Location", "https://elsewhere.example/token")
			return answer, nil
		case failing:
			return response(r, http.StatusInternalServerError, "hushhush"), nil
		default:
			status := http.StatusOK
			if strings.HasPrefix(body, `{"error"`) {
				status = http.StatusBadRequest
			}
			return response(r, status, body), nil
		}
	}
}

func response(r *http.Request, status int, body string) *http.Response {
	return &http.Response{
		StatusCode: status, Status: http.StatusText(status), Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Request: r,
		Header: http.Header{"Content-Type": {"application/json"}}, Body: io.NopCloser(strings.NewReader(body)),
	}
}

func mustParse(t *testing.T, address string) *url.URL {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return u
}
