// Package stripetest is a payment provider for tests: the sandbox with injectable faults, called through package
// stripe.
package stripetest

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	stripego "github.com/stripe/stripe-go/v76"
	"github.com/stripe/stripe-go/v76/paymentintent"
	"github.com/stripe/stripe-go/v76/setupintent"

	"aangan/bff/domain/membership"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/sandboxtest"
	"aangan/bff/internal/stripe"
)

// Keys of the sandbox of tests.
const (
	SecretKey     = "sk_test_till"
	WebhookSecret = "whsec_till"
)

// Cards of tests, as the provider names them.
const (
	CardVisa = "pm_card_visa"
	// CardDeclined is refused when it is first charged.
	CardDeclined = "pm_card_chargeDeclined"
	// CardFailsLater can be kept, and is refused at each later charge.
	CardFailsLater = "pm_card_chargeCustomerFail"
)

// Server is a sandbox with the product's prices, its address and a clock.
type Server struct {
	*sandbox.Sandbox
	// URL is where its API is.
	URL string

	mu     sync.Mutex
	offset time.Duration
	calls  []string
	// fault decides about each call of the API; nil lets all through.
	fault func(n int, call string) Fault
}

// Fault is what happens to a call.
type Fault int

// What may happen to a call.
const (
	// None is nothing.
	None Fault = iota
	// Refused is an outage: nothing is done, and the response is an HTML page.
	Refused
	// Lost is done, and the connection breaks before the answer.
	Lost
)

// New makes a till. Every call of its API, and its answer, is checked against Stripe's published description. Changes
// are made to how the sandbox is.
func New(t testing.TB, changes ...func(*sandbox.Options)) *Server {
	t.Helper()
	till := &Server{}
	server := httptest.NewUnstartedServer(nil)
	till.URL = "http://" + server.Listener.Addr().String()
	options := sandbox.Options{
		SecretKey: SecretKey, PublishableKey: "pk_test_till", WebhookSecret: WebhookSecret, WebhookURL: "http://localhost:1/", URL: till.URL,
		AppOrigin: "http://localhost:3001", Now: till.Now, Deliver: func(context.Context, string, []byte, string) error { return nil },
	}
	for _, change := range changes {
		change(&options)
	}
	var err error
	if till.Sandbox, err = sandbox.New(options); err != nil {
		t.Fatal(err)
	}
	server.Config.Handler = till.door(sandboxtest.Checked(t, till.Sandbox))
	server.Start()
	t.Cleanup(server.Close)
	if _, err := membership.SetUp(t.Context(), till.Provider()); err != nil {
		t.Fatal(err)
	}
	return till
}

// Provider asks the till, without repeating what fails.
func (till *Server) Provider() *stripe.Provider {
	return stripe.New(stripe.Settings{URL: till.URL, Key: SecretKey, Retries: -1})
}

// RetryingProvider asks the till as the product does: what may have failed by chance is repeated.
func (till *Server) RetryingProvider() *stripe.Provider {
	return stripe.New(stripe.Settings{URL: till.URL, Key: SecretKey})
}

// Now is the till's clock.
func (till *Server) Now() time.Time {
	till.mu.Lock()
	defer till.mu.Unlock()
	return time.Now().Add(till.offset)
}

// Advance lets time pass, and what became due happen.
func (till *Server) Advance(t testing.TB, d time.Duration) {
	t.Helper()
	till.mu.Lock()
	till.offset += d
	till.mu.Unlock()
	if err := till.Settle(); err != nil {
		t.Fatal(err)
	}
}

// InjectFaults sets a function that decides each call's fault; calls are numbered from 1, and the count restarts. Nil
// removes it.
func (till *Server) InjectFaults(fault func(n int, call string) Fault) {
	till.mu.Lock()
	defer till.mu.Unlock()
	till.fault, till.calls = fault, nil
}

// Calls lists the calls since Fail, such as "POST /v1/customers".
func (till *Server) Calls() []string {
	till.mu.Lock()
	defer till.mu.Unlock()
	return till.calls
}

func (till *Server) door(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		call := r.Method + " " + r.URL.Path
		till.mu.Lock()
		till.calls = append(till.calls, call)
		n, fault, happens := len(till.calls), till.fault, None
		till.mu.Unlock()
		if fault != nil {
			happens = fault(n, call)
		}
		switch happens {
		case Refused:
			http.Error(w, "<h1>We will be back soon</h1>", http.StatusServiceUnavailable)
		case Lost:
			next.ServeHTTP(httptest.NewRecorder(), r)
			// Begun, and cut off: a connection that ends before any answer is tried again by the library of Go itself.
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusOK)
			_, _ = w.Write([]byte(`{"id": "`))
			_ = http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// Confirm confirms a client secret with a card, as the page does, and returns the provider's error message.
func (till *Server) Confirm(t testing.TB, secret membership.Secret, card string) error {
	t.Helper()
	backend := stripego.GetBackendWithConfig(stripego.APIBackend, &stripego.BackendConfig{
		URL: stripego.String(till.URL), MaxNetworkRetries: stripego.Int64(0), EnableTelemetry: stripego.Bool(false),
		LeveledLogger: &stripego.LeveledLogger{Level: stripego.LevelNull}, HTTPClient: http.DefaultClient,
	})
	id, _, _ := strings.Cut(string(secret), "_secret_")
	params := stripego.Params{Context: t.Context()}
	var err error
	if strings.HasPrefix(id, "seti_") {
		_, err = setupintent.Client{B: backend, Key: SecretKey}.Confirm(id, &stripego.SetupIntentConfirmParams{Params: params, PaymentMethod: stripego.String(card)})
	} else {
		_, err = paymentintent.Client{B: backend, Key: SecretKey}.Confirm(id, &stripego.PaymentIntentConfirmParams{Params: params, PaymentMethod: stripego.String(card)})
	}
	return err
}
