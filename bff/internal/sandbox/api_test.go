package sandbox_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"

	"aangan/bff/internal/sandbox"
)

// TestIdempotencyKeyRepeatsResponseForADay: a call repeated with its key gets the same response and is executed once.
// The key is rejected for another call, and forgotten after a day.
func TestIdempotencyKeyRepeatsResponseForADay(t *testing.T) {
	w := newFixture(t)
	begin := func(payer string) (*stripe.Customer, error) {
		params := &stripe.CustomerParams{Params: stripe.Params{IdempotencyKey: stripe.String("customer-1")}, Metadata: map[string]string{"payer": payer}}
		return w.api.Customers.New(params)
	}
	first, err := begin("p1")
	if err != nil {
		t.Fatal(err)
	}
	again, err := begin("p1")
	if err != nil || again.ID != first.ID || again.LastResponse.Header.Get("Idempotent-Replayed") != "true" {
		t.Errorf("again: %+v, %v", again, err)
	}
	w.wantEvents("customer.created")
	_, err = begin("p2")
	if e := stripeError(t, err); e.HTTPStatusCode != 400 || e.Type != "idempotency_error" {
		t.Errorf("another call with the same key: %v", err)
	}
	w.advance(25 * hour)
	if later, err := begin("p2"); err != nil || later.ID == first.ID {
		t.Errorf("a day later: %v", err)
	}

	// During a call, a second one with the same key must be retried later.
	release := w.Hold()
	same := func() error {
		_, err := w.api.Customers.New(&stripe.CustomerParams{Params: stripe.Params{IdempotencyKey: stripe.String("customer-2")}})
		return err
	}
	answered := make(chan error, 1)
	go func() { answered <- same() }()
	for !w.InFlight("customer-2") {
		time.Sleep(time.Millisecond)
	}
	if e := stripeError(t, same()); e.HTTPStatusCode != 409 || e.Code != "idempotency_key_in_use" {
		t.Errorf("a concurrent call with the same key: %v", e)
	}
	release()
	if err := <-answered; err != nil {
		t.Error(err)
	}
}

// TestServerErrorIsRepeatedForItsKey: with another key the call succeeds.
func TestServerErrorIsRepeatedForItsKey(t *testing.T) {
	w := newFixture(t)
	create := func(key string) error {
		_, err := w.api.Customers.New(&stripe.CustomerParams{Params: stripe.Params{IdempotencyKey: stripe.String(key)}})
		return err
	}
	w.Break("POST /v1/customers")
	for range 2 {
		if e := stripeError(t, create("customer-1")); e.HTTPStatusCode != 500 || e.Type != "api_error" {
			t.Error(e)
		}
	}
	if err := create("customer-2"); err != nil {
		t.Errorf("with another key: %v", err)
	}
	w.wantEvents("customer.created")
}

// TestDeclineIsRepeatedButInvalidCallMayBeCorrected: a declined payment repeated with its key is no second attempt; a
// call that was rejected before it had an effect may be corrected.
func TestDeclineIsRepeatedButInvalidCallMayBeCorrected(t *testing.T) {
	w := newFixture(t)
	cus, sub := w.member("4000000000000341")
	w.advance(28*day + hour)
	owed := w.subscription(sub.ID).LatestInvoice
	pay := func() error {
		params := &stripe.InvoicePayParams{Params: stripe.Params{IdempotencyKey: stripe.String("pay-1")}}
		_, err := w.api.Invoices.Pay(owed.ID, params)
		return err
	}
	for range 2 {
		if e := stripeError(t, pay()); e.Code != "card_declined" {
			t.Error(e)
		}
	}
	if lines := w.ledger(cus); len(lines) != 3 {
		t.Errorf("charged %v", lines)
	}
	openPortal := func(limit int64) error {
		params := &stripe.BillingPortalSessionParams{Params: stripe.Params{IdempotencyKey: stripe.String("portal-1")}}
		if limit > 0 {
			params.Customer = stripe.String(cus.ID)
		}
		_, err := w.api.BillingPortalSessions.New(params)
		return err
	}
	restoreChecks := w.withoutChecks()
	if e := stripeError(t, openPortal(0)); e.Param != "customer" {
		t.Error(e)
	}
	restoreChecks()
	if err := openPortal(1); err != nil {
		t.Errorf("corrected: %v", err)
	}
}

// TestCallsRequireKeyClientSecretAndOwnHost: the server calls with the secret key, a page with the publishable key and
// the client secret of one intent. Other calls are rejected.
func TestCallsRequireKeyClientSecretAndOwnHost(t *testing.T) {
	w := newFixture(t)
	cus := w.customer()
	request := func(method, path, key, host string) (status int) {
		r := httptest.NewRequestWithContext(t.Context(), method, w.url+path, nil)
		if key != "" {
			r.Header.Set("Authorization", "Bearer "+key)
		}
		if host != "" {
			r.Host = host
		}
		recorder := httptest.NewRecorder()
		w.ServeHTTP(recorder, r)
		return recorder.Code
	}
	for _, call := range w.Endpoints() {
		method, path, _ := strings.Cut(call, " ")
		path = strings.ReplaceAll(path, "{id}", "nothing_1")
		for _, key := range []string{"", "sk_test_another", "sk_live_sandbox", secretKey + "x"} {
			if status := request(method, path, key, ""); status != http.StatusUnauthorized {
				t.Errorf("%s with the key %q: %d", call, key, status)
			}
		}
		public := strings.Contains(call, "_intents/{id}/confirm") || (method == "GET" && strings.Contains(call, "_intents/{id}")) || call == "POST /v1/payment_methods"
		if status := request(method, path, publishableKey, ""); (status != http.StatusUnauthorized) != public {
			t.Errorf("%s with the publishable key: %d", call, status)
		}
	}
	for host, want := range map[string]int{"localhost:3003": 200, "127.0.0.1:9": 200, "[::1]:3003": 200, "evil.example": 421, "127.0.0.1.evil.example": 421, "10.0.0.1:3003": 421} {
		if status := request("GET", "/v1/customers/"+cus.ID, secretKey, host); status != want {
			t.Errorf("with the host %s: %d, want %d", host, status, want)
		}
	}
	if status := request("GET", "/v1/refunds", secretKey, ""); status != 404 {
		t.Errorf("an unsupported call: %d", status)
	}
	if status := request("GET", "/", "", ""); status != 404 {
		t.Errorf("a page without a pages handler: %d", status)
	}

	sub := w.subscribe(cus, w.price(), time.Time{})
	pi := sub.LatestInvoice.PaymentIntent
	for secret, want := range map[string]int{pi.ClientSecret: 200, pi.ClientSecret + "x": 400, pi.ID + "_secret_": 400, "": 400} {
		form := url.Values{"client_secret": {secret}}
		if secret == "" {
			form = url.Values{}
		}
		status, answer, header := w.browse("GET", "/v1/payment_intents/"+pi.ID, appOrigin, form)
		if status != want || header.Get("Access-Control-Allow-Origin") != appOrigin {
			t.Errorf("with the secret %q: %d, %v; want %d", secret, status, answer, want)
		}
		for _, name := range []string{"customer", "invoice", "metadata", "latest_charge"} {
			if _, visible := answer[name]; visible {
				t.Errorf("a browser receives %s", name)
			}
		}
	}
	_, _, header := w.browse("GET", "/v1/payment_intents/"+pi.ID, "http://elsewhere.example", url.Values{"client_secret": {pi.ClientSecret}})
	if header.Get("Access-Control-Allow-Origin") != "" {
		t.Error("another origin's page may read the answer")
	}
}

// TestInvalidCallsReturnProvidersErrors checks the provider's error messages and parameters.
func TestInvalidCallsReturnProvidersErrors(t *testing.T) {
	w := newFixture(t)
	price, cus := w.price(), w.customer()
	defer w.withoutChecks()()
	want := func(method, path, form string, status int, code, param string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, w.url+path, strings.NewReader(form))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+secretKey)
		recorder := httptest.NewRecorder()
		w.ServeHTTP(recorder, r)
		body := recorder.Body.String()
		if recorder.Code != status || (code != "" && !strings.Contains(body, `"code": "`+code+`"`)) || (param != "" && !strings.Contains(body, `"param": "`+param+`"`)) {
			t.Errorf("%s %s %s: %d, %s; want %d, %s, %s", method, path, form, recorder.Code, body, status, code, param)
		}
	}
	want("GET", "/v1/customers/cus_nobody", "", 404, "resource_missing", "id")
	want("POST", "/v1/customers", "e_mail=a", 400, "parameter_unknown", "e_mail")
	want("POST", "/v1/customers", "metadata[a][b]=c", 400, "parameter_unknown", "metadata[a][b]")
	want("POST", "/v1/customers", "a=%zz", 400, "", "")
	want("POST", "/v1/customers", "name="+strings.Repeat("a", 65<<10), 413, "", "")
	want("POST", "/v1/products", "", 400, "parameter_missing", "name")
	want("POST", "/v1/products", "id=aangan_monthly&name=Twice", 400, "resource_already_exists", "id")
	want("POST", "/v1/products", "id=a/b&name=A", 400, "", "id")
	want("POST", "/v1/prices", "currency=usd&unit_amount=8000&product=aangan_monthly&lookup_key=aangan_monthly_default_8000", 400, "", "lookup_key")
	want("POST", "/v1/prices", "currency=usd&unit_amount=eighty&product=aangan_monthly", 400, "parameter_invalid_integer", "unit_amount")
	want("POST", "/v1/prices", "currency=usd&unit_amount=8000&product=prod_nothing", 400, "resource_missing", "product")
	sub := "customer=" + cus.ID + "&items[0][price]=" + price.ID + "&payment_behavior=default_incomplete"
	want("POST", "/v1/subscriptions", "items[0][price]="+price.ID, 400, "resource_missing", "customer")
	want("POST", "/v1/subscriptions", strings.Replace(sub, price.ID, "price_none", 1), 400, "resource_missing", "items[0][price]")
	want("POST", "/v1/subscriptions", sub+"&trial_end=1", 400, "", "trial_end")
	want("POST", "/v1/subscriptions", sub+"&trial_end=99999999999", 400, "", "trial_end")
	want("POST", "/v1/subscriptions", sub+"&default_payment_method=pm_none", 400, "resource_missing", "default_payment_method")
	want("POST", "/v1/subscriptions", sub+"&cancel_at_period_end=perhaps", 400, "", "cancel_at_period_end")
	want("POST", "/v1/subscriptions", sub+"&expand[]=latest_invoice.nothing", 400, "", "expand[]")
	want("POST", "/v1/subscriptions", sub+"&expand[]=a.b.c.d.e", 400, "", "expand")
	want("GET", "/v1/subscriptions?limit=0", "", 400, "", "limit")
	want("GET", "/v1/subscriptions?limit=101", "", 400, "", "limit")
	want("GET", "/v1/subscriptions?starting_after=sub_none", "", 400, "resource_missing", "starting_after")
	want("POST", "/v1/customers/"+cus.ID, "invoice_settings[default_payment_method]=pm_none", 400, "resource_missing", "")
	if _, err := w.api.Customers.Del(cus.ID, nil); err != nil {
		t.Fatal(err)
	}
	want("POST", "/v1/subscriptions", sub, 400, "resource_missing", "customer")
	want("POST", "/v1/customers/"+cus.ID, "name=Asha", 404, "resource_missing", "id")
}

// TestInvalidAndUnpublishedCardsAreRejected checks the provider's error codes. Only published test cards are accepted.
func TestInvalidAndUnpublishedCardsAreRejected(t *testing.T) {
	w := newFixture(t)
	setup, err := w.api.SetupIntents.New(&stripe.SetupIntentParams{Customer: stripe.String(w.customer().ID)})
	if err != nil {
		t.Fatal(err)
	}
	for altered, want := range map[[2]string]string{
		{"number", "4242424242424241"}: "incorrect_number",
		{"number", "4242"}:             "incorrect_number",
		{"number", "4012888888881881"}: "test_mode_live_card",
		{"exp_month", "13"}:            "invalid_expiry_month",
		{"exp_year", "2025"}:           "invalid_expiry_year",
		{"cvc", "1"}:                   "invalid_cvc",
	} {
		form := url.Values{
			"client_secret": {setup.ClientSecret}, "payment_method_data[type]": {"card"}, "payment_method_data[card][number]": {"4242424242424242"},
			"payment_method_data[card][exp_month]": {"4"}, "payment_method_data[card][exp_year]": {"31"}, "payment_method_data[card][cvc]": {"314"},
		}
		form.Set("payment_method_data[card]["+altered[0]+"]", altered[1])
		status, answer, _ := w.browse("POST", "/v1/setup_intents/"+setup.ID+"/confirm", appOrigin, form)
		e, _ := answer["error"].(map[string]any)
		if status != 402 || e["type"] != "card_error" || (e["code"] != want && e["decline_code"] != want) {
			t.Errorf("%v: %d, %v; want %s", altered, status, e, want)
		}
	}
	if status, answer := w.confirm("setup_intents", setup.ID, setup.ClientSecret, "4242424242424242"); status != 200 {
		t.Errorf("a valid card afterwards: %d, %v", status, answer)
	}
}

// TestListsArePagedNewestFirst reads all pages of a list, and a page before an object.
func TestListsArePagedNewestFirst(t *testing.T) {
	w := newFixture(t)
	var made []string
	for range 7 {
		made = append(made, w.customer().ID)
	}
	slices.Reverse(made)
	var seen []string
	customers := w.api.Customers.List(&stripe.CustomerListParams{ListParams: stripe.ListParams{Limit: stripe.Int64(3)}})
	for customers.Next() {
		seen = append(seen, customers.Customer().ID)
	}
	if customers.Err() != nil || !slices.Equal(seen, made) {
		t.Errorf("page by page: %v, %v; want %v", seen, customers.Err(), made)
	}
	page := w.api.Customers.List(&stripe.CustomerListParams{ListParams: stripe.ListParams{Limit: stripe.Int64(2), EndingBefore: stripe.String(made[4]), Single: true}})
	seen = nil
	for page.Next() {
		seen = append(seen, page.Customer().ID)
	}
	slices.Sort(seen)
	want := slices.Sorted(slices.Values(made[2:4]))
	if !slices.Equal(seen, want) || !page.Meta().HasMore {
		t.Errorf("before the fifth: %v, want %v", seen, want)
	}
}

// TestNewRejectsLiveAndMissingKeys: the sandbox rejects live keys and missing ones.
func TestNewRejectsLiveAndMissingKeys(t *testing.T) {
	valid := sandbox.Options{SecretKey: secretKey, PublishableKey: publishableKey, WebhookSecret: webhookSecret}
	if _, err := sandbox.New(valid); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*sandbox.Options){
		"a live key": func(o *sandbox.Options) { o.SecretKey = "sk_live_1" }, "a live publishable key": func(o *sandbox.Options) { o.PublishableKey = "pk_live_1" },
		"no key": func(o *sandbox.Options) { o.SecretKey = "" }, "no secret": func(o *sandbox.Options) { o.WebhookSecret = "" },
		"an unknown status": func(o *sandbox.Options) { o.AfterRetries = "forgiven" },
	} {
		options := valid
		change(&options)
		if _, err := sandbox.New(options); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}
