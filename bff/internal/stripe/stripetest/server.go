// Package stripetest is a payment provider for tests: the sandbox with injectable faults, called through package
// stripe.
package stripetest

import (
	"context"
	"io"
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

// Keys of the test server.
const (
	SecretKey     = "sk_test_till"
	WebhookSecret = "whsec_till"
)

// Test cards, with the provider's names.
const (
	CardVisa = "pm_card_visa"
	// CardDeclined is declined at the first charge.
	CardDeclined = "pm_card_chargeDeclined"
	// CardFailsLater can be stored, and is declined at each charge.
	CardFailsLater = "pm_card_chargeCustomerFail"
)

// Server is a sandbox with the product's prices, a URL and a clock.
type Server struct {
	*sandbox.Sandbox
	// URL is the base URL of its API.
	URL string

	mu     sync.Mutex
	offset time.Duration
	calls  []string
	// fault decides the fault of each call; nil means none.
	fault func(n int, call string) Fault
}

// Fault is the fault injected into a call.
type Fault int

// The faults.
const (
	// None is no fault.
	None Fault = iota
	// Refused is an outage: the call has no effect, and the response is an HTML page.
	Refused
	// Lost executes the call and breaks the connection before the response is complete.
	Lost
	// Failing is an outage: the call has no effect, and the response is the provider's own error.
	Failing
	// Slow is an outage: the call has no effect, and there is no response until the client ends the request.
	Slow
	// Page, Truncated and Empty execute the call and respond with nonsense: an HTML page, the first half of the
	// response, and an object without fields.
	Page
	Truncated
	Empty
)

// New starts a server. Every request and response is validated against Stripe's published OpenAPI description. changes
// adjust the options of the sandbox.
func New(t testing.TB, changes ...func(*sandbox.Options)) *Server {
	t.Helper()
	s := &Server{}
	server := httptest.NewUnstartedServer(nil)
	s.URL = "http://" + server.Listener.Addr().String()
	options := sandbox.Options{
		SecretKey: SecretKey, PublishableKey: "pk_test_till", WebhookSecret: WebhookSecret, WebhookURL: "http://localhost:1/", URL: s.URL,
		AppOrigin: "http://localhost:3001", Now: s.Now, Deliver: func(context.Context, string, []byte, string) error { return nil },
	}
	for _, change := range changes {
		change(&options)
	}
	var err error
	if s.Sandbox, err = sandbox.New(options); err != nil {
		t.Fatal(err)
	}
	server.Config.Handler = s.withFaults(sandboxtest.Checked(t, s.Sandbox))
	server.Start()
	t.Cleanup(server.Close)
	if _, err := membership.SetUp(t.Context(), s.Provider()); err != nil {
		t.Fatal(err)
	}
	return s
}

// Provider returns a provider without retries.
func (s *Server) Provider() *stripe.Provider {
	return stripe.New(stripe.Settings{URL: s.URL, Key: SecretKey, Retries: -1})
}

// RetryingProvider returns a provider that retries transient failures, as in production.
func (s *Server) RetryingProvider() *stripe.Provider {
	return stripe.New(stripe.Settings{URL: s.URL, Key: SecretKey})
}

// Now returns the time of the server's clock.
func (s *Server) Now() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return time.Now().Add(s.offset)
}

// Advance moves the clock forward and processes everything that became due.
func (s *Server) Advance(t testing.TB, d time.Duration) {
	t.Helper()
	s.mu.Lock()
	s.offset += d
	s.mu.Unlock()
	if err := s.Settle(); err != nil {
		t.Fatal(err)
	}
}

// InjectFaults sets a function that decides each call's fault; calls are numbered from 1, and the count restarts. Nil
// removes it.
func (s *Server) InjectFaults(fault func(n int, call string) Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.fault, s.calls = fault, nil
}

// Calls returns the calls since InjectFaults, such as "POST /v1/customers".
func (s *Server) Calls() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.calls
}

func (s *Server) withFaults(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		call := r.Method + " " + r.URL.Path
		s.mu.Lock()
		s.calls = append(s.calls, call)
		n, fault, happens := len(s.calls), s.fault, None
		s.mu.Unlock()
		if fault != nil {
			happens = fault(n, call)
		}
		switch happens {
		case Refused:
			http.Error(w, "<h1>We will be back soon</h1>", http.StatusServiceUnavailable)
		case Failing:
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusInternalServerError)
			_, _ = w.Write([]byte(`{"error": {"type": "api_error", "message": "back soon"}}`))
		case Slow:
			_, _ = io.Copy(io.Discard, r.Body) // Afterwards the server notices the end of the connection.
			<-r.Context().Done()
		case Page, Truncated, Empty:
			real := httptest.NewRecorder()
			next.ServeHTTP(real, r)
			w.Header().Set("Content-Type", "application/json")
			switch happens {
			case Page:
				w.Header().Set("Content-Type", "text/html")
				_, _ = w.Write([]byte("<h1>We will be back soon</h1>"))
			case Truncated:
				_, _ = w.Write(real.Body.Bytes()[:real.Body.Len()/2])
			default:
				_, _ = w.Write([]byte("{}"))
			}
		case Lost:
			next.ServeHTTP(httptest.NewRecorder(), r)
			// Send the beginning first: net/http retries when a connection ends before any response.
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
func (s *Server) Confirm(t testing.TB, secret membership.Secret, card string) error {
	t.Helper()
	backend := stripego.GetBackendWithConfig(stripego.APIBackend, &stripego.BackendConfig{
		URL: stripego.String(s.URL), MaxNetworkRetries: stripego.Int64(0), EnableTelemetry: stripego.Bool(false),
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
