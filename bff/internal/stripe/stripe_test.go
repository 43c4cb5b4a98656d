package stripe_test

import (
	"cmp"
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

// newProvider returns a provider that calls a server with this handler.
func newProvider(t *testing.T, answer http.HandlerFunc) *stripe.Provider {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return stripe.New(stripe.Settings{URL: server.URL, Key: key, Retries: -1, Timeout: 2 * time.Second})
}

func respond(status int, kind, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}

// TestErrorsHaveOneClassAndNoPrivateText: no error repeats the key or the response.
func TestErrorsHaveOneClassAndNoPrivateText(t *testing.T) {
	printed := captured(t)
	failing := func(status int, fields string) http.HandlerFunc {
		return respond(status, "application/json", `{"error": {"message": "leaky words pi_1_secret_2", `+fields+`}}`)
	}
	for name, c := range map[string]struct {
		answer http.HandlerFunc
		want   error
	}{
		"a missing object":          {failing(404, `"type": "invalid_request_error", "code": "resource_missing", "param": "leaky words"`), membership.ErrMissing},
		"a reused idempotency key":  {failing(400, `"type": "idempotency_error"`), membership.ErrKeyReused},
		"an idempotency key in use": {failing(409, `"type": "idempotency_error", "code": "idempotency_key_in_use"`), membership.ErrOutage},
		"too many calls":            {failing(429, `"type": "invalid_request_error", "code": "rate_limit"`), membership.ErrOutage},
		"a server error":            {failing(500, `"type": "api_error"`), membership.ErrOutage},
		"a wrong key":               {failing(401, `"type": "invalid_request_error"`), membership.ErrUnusable},
		"a wrong parameter":         {failing(400, `"type": "invalid_request_error", "code": "parameter_unknown"`), membership.ErrUnusable},
		"an HTML error page":        {respond(503, "text/html", "<h1>leaky words</h1>"), membership.ErrOutage},
		"a proxy's 404":             {respond(404, "text/html", "<h1>leaky words</h1>"), membership.ErrOutage},
		"a gateway's 404":           {respond(404, "application/json", `{"message": "leaky words"}`), membership.ErrOutage},
		"HTML instead of JSON":      {respond(200, "text/html", "<h1>leaky words</h1>"), membership.ErrOutage},
		"truncated JSON":            {respond(200, "application/json", `{"leaky words`), membership.ErrOutage},
		"null":                      {respond(200, "application/json", `null`), membership.ErrOutage},
		"no field":                  {respond(200, "application/json", `{}`), membership.ErrOutage},
		"no id":                     {respond(200, "application/json", `{"object": "price"}`), membership.ErrOutage},
		"another kind of object":    {respond(200, "application/json", `{"id": "price_1", "object": "customer"}`), membership.ErrOutage},
		"another object":            {respond(200, "application/json", `{"id": "price_2", "object": "price"}`), membership.ErrOutage},
		"a field of a wrong type":   {respond(200, "application/json", `{"id": "price_1", "object": "price", "unit_amount": "leaky words"}`), membership.ErrOutage},
		"a redirect": {func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "https://elsewhere.example/", http.StatusFound)
		}, membership.ErrOutage},
		"a lost connection": {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, membership.ErrOutage},
	} {
		_, err := newProvider(t, c.answer).Price(t.Context(), "price_1")
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
		for _, other := range []error{membership.ErrMissing, membership.ErrKeyReused, membership.ErrOutage, membership.ErrUnusable} {
			if other != c.want && errors.Is(err, other) {
				t.Errorf("%s is %v as well", name, other)
			}
		}
		if text := fmt.Sprintf("%v %+v %#v", err, err, err); strings.Contains(text, "hush") || strings.Contains(text, "leaky") || strings.Contains(text, "_secret_") {
			t.Errorf("%s: the error contains private text: %s", name, text)
		}
	}
	if text := printed(); text != "" {
		t.Errorf("the library printed: %s", text)
	}
}

// TestMalformedObjectsAndListsAreOutages: an empty object is not an empty list, after which all subscriptions would be
// gone, and an object without the parts that all have is not stored.
func TestMalformedObjectsAndListsAreOutages(t *testing.T) {
	lists := map[string]func(*stripe.Provider) error{
		"subscription": func(p *stripe.Provider) error { _, err := p.Subscriptions(t.Context(), "cus_1"); return err },
		"invoice":      func(p *stripe.Provider) error { _, err := p.Invoices(t.Context(), "cus_1"); return err },
		"setup_intent": func(p *stripe.Provider) error { _, err := p.Setups(t.Context(), "cus_1"); return err },
	}
	for kind, list := range lists {
		for name, body := range map[string]string{
			"no field": `{}`, "no data": `{"object": "list", "has_more": false}`, "data that is no list": `{"object": "list", "data": {}, "has_more": false}`,
			"not the last page known": `{"object": "list", "data": []}`, "an object instead": `{"id": "x_1", "object": "` + kind + `"}`,
			"another kind":  `{"object": "list", "has_more": false, "data": [{"id": "x_1", "object": "charge"}]}`,
			"missing parts": `{"object": "list", "has_more": false, "data": [{"id": "x_1", "object": "` + kind + `"}]}`,
		} {
			if err := list(newProvider(t, respond(200, "application/json", body))); !errors.Is(err, membership.ErrOutage) {
				t.Errorf("%ss, %s: %v", kind, name, err)
			}
		}
		if err := list(newProvider(t, respond(200, "application/json", `{"object": "list", "data": [], "has_more": false}`))); err != nil {
			t.Errorf("an empty list of %ss: %v", kind, err)
		}
	}
	bare := newProvider(t, func(w http.ResponseWriter, r *http.Request) {
		kind, id, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/v1/"), "/")
		id, _, _ = strings.Cut(id, "/")
		if kind == "billing_portal" {
			kind, id = "billing_portal.session", ""
		}
		respond(200, "application/json", fmt.Sprintf(`{"id": %q, "object": %q}`, cmp.Or(id, "x_1"), strings.TrimSuffix(kind, "s")))(w, r)
	})
	for name, call := range map[string]func() error{
		"a subscription": func() error { _, err := bare.CreateSubscription(t.Context(), membership.NewSubscription{}); return err },
		"an invoice":     func() error { _, err := bare.Invoice(t.Context(), "in_1"); return err },
		"a void invoice": func() error { _, err := bare.VoidInvoice(t.Context(), "in_1"); return err },
		"a setup":        func() error { _, err := bare.Setup(t.Context(), "seti_1"); return err },
		"a new setup":    func() error { _, err := bare.CreateSetup(t.Context(), "cus_1", "payer", ""); return err },
		"the portal":     func() error { _, err := bare.Portal(t.Context(), "cus_1", ""); return err },
	} {
		if err := call(); !errors.Is(err, membership.ErrOutage) {
			t.Errorf("%s without parts: %v", name, err)
		}
	}
}

func TestDeclinedCardReturnsMessageAndCode(t *testing.T) {
	err := newProvider(t, respond(402, "application/json",
		`{"error": {"type": "card_error", "code": "card_declined", "decline_code": "insufficient_funds", "message": "Your card has insufficient funds."}}`)).PayInvoice(t.Context(), "in_1", "key")
	var declined *membership.Declined
	if !errors.As(err, &declined) || declined.Message != "Your card has insufficient funds." || declined.Code != "insufficient_funds" || strings.Contains(err.Error(), "Your card has") {
		t.Errorf("%v, %+v", err, declined)
	}
}

// TestCancellationIsNoOutageButTimeoutIs: a cancelled call returns its context's error, and an unresponsive provider
// counts as an outage.
func TestCancellationIsNoOutageButTimeoutIs(t *testing.T) {
	released := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-released }))
	defer slow.Close()
	defer close(released)
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := stripe.New(stripe.Settings{URL: slow.URL, Key: key}).Price(cancelled, "price_1"); !errors.Is(err, context.Canceled) || errors.Is(err, membership.ErrOutage) {
		t.Errorf("a cancelled call: %v", err)
	}
	if _, err := stripe.New(stripe.Settings{URL: slow.URL, Key: key, Retries: -1, Timeout: 50 * time.Millisecond}).Price(t.Context(), "price_1"); !errors.Is(err, membership.ErrOutage) {
		t.Errorf("a timeout: %v", err)
	}
}

// TestRequestsPinVersionAndOmitTelemetry: the API version is pinned, and no header contains data about this machine or
// its timing.
func TestRequestsPinVersionAndOmitTelemetry(t *testing.T) {
	var sent http.Header
	provider := newProvider(t, func(w http.ResponseWriter, r *http.Request) {
		sent = r.Header.Clone()
		respond(200, "application/json", `{"id": "cus_1", "object": "customer"}`)(w, r)
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
			t.Errorf("%s is %q", name, sent.Get(name))
		}
	}
}

func TestSettingsAndSecretsAreNotPrinted(t *testing.T) {
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
