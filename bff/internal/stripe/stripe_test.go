package stripe_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/bff/internal/stripe"
)

const key = "sk_test_hushhush"

// answering is a provider at an address that answers everything so.
func answering(t *testing.T, answer http.HandlerFunc) *stripe.Provider {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return stripe.New(stripe.Settings{URL: server.URL, Key: key, Retries: -1, Timeout: 2 * time.Second})
}

func says(status int, kind, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}

// TestErrors: each failure has one class, and none repeats the key or the response.
func TestErrors(t *testing.T) {
	printed := captured(t)
	failing := func(status int, fields string) http.HandlerFunc {
		return says(status, "application/json", `{"error": {"message": "leaky words pi_1_secret_2", `+fields+`}}`)
	}
	for name, c := range map[string]struct {
		answer http.HandlerFunc
		want   error
	}{
		"nothing there":               {failing(404, `"type": "invalid_request_error", "code": "resource_missing", "param": "leaky words"`), membership.ErrMissing},
		"a key that was used":         {failing(400, `"type": "idempotency_error"`), membership.ErrKeyReused},
		"a key that is in use":        {failing(409, `"type": "idempotency_error", "code": "idempotency_key_in_use"`), membership.ErrOutage},
		"too many calls":              {failing(429, `"type": "invalid_request_error", "code": "rate_limit"`), membership.ErrOutage},
		"a failure of theirs":         {failing(500, `"type": "api_error"`), membership.ErrOutage},
		"a wrong key":                 {failing(401, `"type": "invalid_request_error"`), membership.ErrUnusable},
		"a wrong parameter":           {failing(400, `"type": "invalid_request_error", "code": "parameter_unknown"`), membership.ErrUnusable},
		"a page for people":           {says(503, "text/html", "<h1>leaky words</h1>"), membership.ErrOutage},
		"a page where JSON should be": {says(200, "text/html", "<h1>leaky words</h1>"), membership.ErrUnusable},
		"half of the JSON":            {says(200, "application/json", `{"leaky words`), membership.ErrUnusable},
		"a way elsewhere": {func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "https://elsewhere.example/", http.StatusFound)
		}, membership.ErrOutage},
		"a connection that breaks": {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, membership.ErrOutage},
	} {
		_, err := answering(t, c.answer).Price(t.Context(), "price_1")
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
		for _, other := range []error{membership.ErrMissing, membership.ErrKeyReused, membership.ErrOutage, membership.ErrUnusable} {
			if other != c.want && errors.Is(err, other) {
				t.Errorf("%s is %v as well", name, other)
			}
		}
		if text := fmt.Sprintf("%v %+v %#v", err, err, err); strings.Contains(text, "hush") || strings.Contains(text, "leaky") || strings.Contains(text, "_secret_") {
			t.Errorf("%s: the error holds too much: %s", name, text)
		}
	}
	if text := printed(); text != "" {
		t.Errorf("something was printed: %s", text)
	}
}

func TestACardThatIsDeclined(t *testing.T) {
	err := answering(t, says(402, "application/json",
		`{"error": {"type": "card_error", "code": "card_declined", "decline_code": "insufficient_funds", "message": "Your card has insufficient funds."}}`)).PayInvoice(t.Context(), "in_1", "key")
	var declined *membership.Declined
	if !errors.As(err, &declined) || declined.Message != "Your card has insufficient funds." || declined.Code != "insufficient_funds" || strings.Contains(err.Error(), "Your card has") {
		t.Errorf("%v, %+v", err, declined)
	}
}

// TestWhoeverGoesIsNoOutage: a cancelled call returns its context's error, and an unresponsive provider counts as an
// outage.
func TestWhoeverGoesIsNoOutage(t *testing.T) {
	released := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-released }))
	defer slow.Close()
	defer close(released)
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := stripe.New(stripe.Settings{URL: slow.URL, Key: key}).Price(gone, "price_1"); !errors.Is(err, context.Canceled) || errors.Is(err, membership.ErrOutage) {
		t.Errorf("who has gone: %v", err)
	}
	if _, err := stripe.New(stripe.Settings{URL: slow.URL, Key: key, Retries: -1, Timeout: 50 * time.Millisecond}).Price(t.Context(), "price_1"); !errors.Is(err, membership.ErrOutage) {
		t.Errorf("no answer in time: %v", err)
	}
}

// TestWhatIsSent: the API version is pinned, and no header contains data about this machine or its timing.
func TestWhatIsSent(t *testing.T) {
	var sent http.Header
	provider := answering(t, func(w http.ResponseWriter, r *http.Request) {
		sent = r.Header.Clone()
		says(200, "application/json", `{"id": "cus_1"}`)(w, r)
	})
	for range 2 {
		if customer, err := provider.CreateCustomer(t.Context(), "payer", "key-1"); err != nil || customer != "cus_1" {
			t.Fatalf("%q, %v", customer, err)
		}
	}
	if sent.Get("Stripe-Version") != stripe.APIVersion || sent.Get("Idempotency-Key") != "key-1" || sent.Get("Authorization") != "Bearer "+key {
		t.Errorf("sent %v", sent)
	}
	for _, name := range []string{"X-Stripe-Client-User-Agent", "X-Stripe-Client-Telemetry"} {
		if sent.Get(name) != "" {
			t.Errorf("%s tells %q", name, sent.Get(name))
		}
	}
}

func TestSettingsHideTheKey(t *testing.T) {
	s := stripe.Settings{URL: "https://api.example", Key: key}
	if text := fmt.Sprintf("%v %+v %#v %v %#v", s, s, s, membership.Secret("pi_1_secret_2"), membership.Secret("pi_1_secret_2")); strings.Contains(text, "hush") || strings.Contains(text, "pi_1") {
		t.Errorf("printed as %s", text)
	}
}

// captured captures the standard outputs until the returned function is called.
func captured(t *testing.T) func() string {
	t.Helper()
	file, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	out, errs := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = file, file
	t.Cleanup(func() { os.Stdout, os.Stderr = out, errs })
	return func() string {
		os.Stdout, os.Stderr = out, errs
		text, err := os.ReadFile(file.Name())
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
}
