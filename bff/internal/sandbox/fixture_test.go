package sandbox_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"
	"github.com/stripe/stripe-go/v76/client"
	"github.com/stripe/stripe-go/v76/webhook"

	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/sandboxtest"
)

const (
	secretKey, publishableKey, webhookSecret = "sk_test_sandbox", "pk_test_sandbox", "whsec_sandbox"
	appOrigin                                = "http://localhost:3001"
)

// fixture is a sandbox with a client, and a clock that only the test moves.
type fixture struct {
	*testing.T
	*sandbox.Sandbox
	api     *client.API
	url     string
	mu      sync.Mutex
	now     time.Time
	visited map[string]bool
	// received holds the received webhooks that the test has not read.
	received []stripe.Event
	// unchecked disables the validation of calls, for invalid ones.
	unchecked bool
	// rejectWith makes the receiver reject webhooks with this error.
	rejectWith error
}

func newFixture(t *testing.T, change ...func(*sandbox.Options)) *fixture {
	t.Helper()
	w := &fixture{T: t, now: time.Date(2026, 1, 31, 9, 0, 0, 0, time.UTC), visited: map[string]bool{}}
	server := httptest.NewUnstartedServer(nil)
	w.url = "http://" + server.Listener.Addr().String()
	options := sandbox.Options{
		SecretKey: secretKey, PublishableKey: publishableKey, WebhookSecret: webhookSecret, WebhookURL: "http://localhost:3001/api/stripe/webhook",
		URL: w.url, AppOrigin: appOrigin, Now: w.clock, Deliver: w.receive,
	}
	for _, each := range change {
		each(&options)
	}
	var err error
	if w.Sandbox, err = sandbox.New(options); err != nil {
		t.Fatal(err)
	}
	known := http.NewServeMux()
	for _, call := range w.Endpoints() {
		known.HandleFunc(call, http.NotFound)
	}
	checked := sandboxtest.Checked(t, w.Sandbox)
	server.Config.Handler = http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		_, pattern := known.Handler(r)
		w.mu.Lock()
		w.visited[pattern] = true
		unchecked := w.unchecked
		w.mu.Unlock()
		if unchecked {
			w.ServeHTTP(out, r)
			return
		}
		checked.ServeHTTP(out, r)
	})
	server.Start()
	t.Cleanup(server.Close)
	w.api = &client.API{}
	config := &stripe.BackendConfig{
		URL: stripe.String(w.url), HTTPClient: server.Client(), MaxNetworkRetries: stripe.Int64(0), LeveledLogger: &stripe.LeveledLogger{Level: stripe.LevelNull},
		EnableTelemetry: stripe.Bool(false),
	}
	backend := stripe.GetBackendWithConfig(stripe.APIBackend, config)
	w.api.Init(secretKey, &stripe.Backends{API: backend, Connect: backend, Uploads: backend})
	return w
}

func (w *fixture) clock() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.now
}

// advance moves the clock and processes everything that became due.
func (w *fixture) advance(d time.Duration) {
	w.Helper()
	w.mu.Lock()
	w.now = w.now.Add(d)
	w.mu.Unlock()
	if err := w.Settle(); err != nil {
		w.Fatal(err)
	}
}

// receive receives webhooks and verifies them with the provider's own library and its published description.
func (w *fixture) receive(_ context.Context, _ string, body []byte, signature string) error {
	if w.rejectWith != nil {
		return w.rejectWith
	}
	if _, err := webhook.ConstructEventWithTolerance(body, signature, webhookSecret, 24*365*50*time.Hour); err != nil {
		w.Errorf("a webhook has an invalid signature: %v", err)
	}
	for _, fault := range sandboxtest.CheckEvent(body) {
		w.Errorf("a webhook: %s in %s", fault, body)
	}
	var event stripe.Event
	if err := json.Unmarshal(body, &event); err != nil {
		w.Error(err)
	}
	w.received = append(w.received, event)
	return nil
}

// events returns the types of the webhooks since the last call, in order.
func (w *fixture) events() (kinds []string) {
	w.Helper()
	if err := w.Flush(w.Context()); err != nil {
		w.Fatal(err)
	}
	for _, event := range w.received {
		kinds = append(kinds, string(event.Type))
	}
	w.received = nil
	return kinds
}

// wantEvents compares the received webhooks with the expected ones.
func (w *fixture) wantEvents(kinds ...string) {
	w.Helper()
	if got := w.events(); !slices.Equal(got, kinds) {
		w.Errorf("received:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(kinds, "\n  "))
	}
}

// price creates the price of the subscriptions.
func (w *fixture) price() *stripe.Price {
	w.Helper()
	product, err := w.api.Products.New(&stripe.ProductParams{ID: stripe.String("aangan_monthly"), Name: stripe.String("Aangan Monthly")})
	if err != nil {
		w.Fatal(err)
	}
	price, err := w.api.Prices.New(&stripe.PriceParams{
		Product: stripe.String(product.ID), Currency: stripe.String("usd"), UnitAmount: stripe.Int64(8000), LookupKey: stripe.String("aangan_monthly_default_8000"),
		Recurring: &stripe.PriceRecurringParams{Interval: stripe.String("month")},
	})
	if err != nil {
		w.Fatal(err)
	}
	return price
}

func (w *fixture) customer() *stripe.Customer {
	w.Helper()
	cus, err := w.api.Customers.New(&stripe.CustomerParams{Metadata: map[string]string{"payer": "p1"}})
	if err != nil {
		w.Fatal(err)
	}
	return cus
}

// subscribe creates a subscription as the product does; a zero trialEnd means no trial.
func (w *fixture) subscribe(cus *stripe.Customer, price *stripe.Price, trialEnd time.Time) *stripe.Subscription {
	w.Helper()
	params := &stripe.SubscriptionParams{
		Customer: stripe.String(cus.ID), Items: []*stripe.SubscriptionItemsParams{{Price: stripe.String(price.ID)}},
		PaymentBehavior: stripe.String("default_incomplete"), PaymentSettings: &stripe.SubscriptionPaymentSettingsParams{
			SaveDefaultPaymentMethod: stripe.String("on_subscription"), PaymentMethodTypes: stripe.StringSlice([]string{"card"}),
		},
		TrialSettings: &stripe.SubscriptionTrialSettingsParams{EndBehavior: &stripe.SubscriptionTrialSettingsEndBehaviorParams{MissingPaymentMethod: stripe.String("cancel")}},
		Metadata:      map[string]string{"payer": "p1"},
	}
	if !trialEnd.IsZero() {
		params.TrialEnd = stripe.Int64(trialEnd.Unix())
	}
	params.AddExpand("latest_invoice.payment_intent")
	params.AddExpand("pending_setup_intent")
	sub, err := w.api.Subscriptions.New(params)
	if err != nil {
		w.Fatal(err)
	}
	return sub
}

func (w *fixture) subscription(id string) *stripe.Subscription {
	w.Helper()
	params := &stripe.SubscriptionParams{}
	for _, path := range []string{"latest_invoice.payment_intent", "pending_setup_intent", "default_payment_method", "customer.invoice_settings.default_payment_method"} {
		params.AddExpand(path)
	}
	sub, err := w.api.Subscriptions.Get(id, params)
	if err != nil {
		w.Fatal(err)
	}
	return sub
}

// browse makes a call as a page does: with the publishable key, from an origin.
func (w *fixture) browse(method, path, origin string, form url.Values) (status int, answer map[string]any, header http.Header) {
	w.Helper()
	form.Set("key", publishableKey)
	address, body := w.url+path, strings.NewReader(form.Encode())
	if method == http.MethodGet {
		address, body = address+"?"+form.Encode(), strings.NewReader("")
	}
	r, err := http.NewRequestWithContext(w.Context(), method, address, body)
	if err != nil {
		w.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", origin)
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		w.Fatal(err)
	}
	defer got.Body.Close()
	if err := json.NewDecoder(got.Body).Decode(&answer); err != nil {
		w.Fatal(err)
	}
	return got.StatusCode, answer, got.Header
}

// confirm confirms an intent with a card number, as the page does.
func (w *fixture) confirm(what, id, secret, number string) (status int, answer map[string]any) {
	w.Helper()
	status, answer, _ = w.browse("POST", "/v1/"+what+"/"+id+"/confirm", appOrigin, url.Values{
		"client_secret": {secret}, "payment_method_data[type]": {"card"}, "payment_method_data[card][number]": {number},
		"payment_method_data[card][exp_month]": {"4"}, "payment_method_data[card][exp_year]": {"2031"}, "payment_method_data[card][cvc]": {"314"},
		"payment_method_data[billing_details][address][postal_code]": {"94107"}, "return_url": {appOrigin + "/dashboard"}, "use_stripe_sdk": {"true"},
	})
	return status, answer
}

// stripeError returns the provider's error in err, and fails the test if there is none.
func stripeError(t testing.TB, err error) *stripe.Error {
	t.Helper()
	var e *stripe.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v, want an error of the provider", err)
	}
	return e
}

// withoutChecks disables the validation of calls until the returned function is called.
func (w *fixture) withoutChecks() (restore func()) {
	set := func(to bool) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.unchecked = to
	}
	set(true)
	return func() { set(false) }
}
