package pages_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/pages"
)

const app = "http://localhost:3001"

// pagesTest is a running sandbox and a client that does not follow redirects.
type pagesTest struct {
	t       *testing.T
	url     string
	sandbox *sandbox.Sandbox
	browser *http.Client
}

func newPagesTest(t *testing.T) *pagesTest {
	t.Helper()
	server := httptest.NewUnstartedServer(nil)
	address := "http://" + server.Listener.Addr().String()
	s, err := sandbox.New(sandbox.Options{
		SecretKey: "sk_test_sandbox", PublishableKey: "pk_test_sandbox", WebhookSecret: "whsec_sandbox", URL: address, AppOrigin: app,
		Pages: pages.Handler,
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Config.Handler = s
	server.Start()
	t.Cleanup(server.Close)
	return &pagesTest{t: t, url: address, sandbox: s, browser: &http.Client{
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// send sends a request and returns the response and its body.
func (d *pagesTest) send(method, path, origin string, form url.Values, bearer string) (*http.Response, string) {
	d.t.Helper()
	r, err := http.NewRequestWithContext(d.t.Context(), method, d.url+path, strings.NewReader(form.Encode()))
	if err != nil {
		d.t.Fatal(err)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if origin != "" {
		r.Header.Set("Origin", origin)
	}
	if bearer != "" {
		r.Header.Set("Authorization", "Bearer "+bearer)
	}
	answer, err := d.browser.Do(r)
	if err != nil {
		d.t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return answer, string(body)
}

// page returns a page, which must exist.
func (d *pagesTest) page(path string) string {
	d.t.Helper()
	answer, body := d.send(http.MethodGet, path, "", nil, "")
	if answer.StatusCode != http.StatusOK {
		d.t.Fatalf("%s: %d %s", path, answer.StatusCode, body)
	}
	return body
}

// submit sends a form of one of the sandbox's own pages.
func (d *pagesTest) submit(path string, form url.Values) (*http.Response, string) {
	d.t.Helper()
	return d.send(http.MethodPost, path, d.url, form, "")
}

// apiObject is the part of an API response that these tests read.
type apiObject struct {
	ID            string `json:"id"`
	URL           string `json:"url"`
	Status        string `json:"status"`
	ClientSecret  string `json:"client_secret"`
	LatestInvoice struct {
		PaymentIntent struct {
			ID           string `json:"id"`
			ClientSecret string `json:"client_secret"`
		} `json:"payment_intent"`
	} `json:"latest_invoice"`
}

// call calls the API as the product does.
func (d *pagesTest) call(path string, pairs ...string) (made apiObject) {
	d.t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Add(pairs[i], pairs[i+1])
	}
	answer, body := d.send(http.MethodPost, path, "", form, "sk_test_sandbox")
	if err := json.Unmarshal([]byte(body), &made); err != nil || answer.StatusCode != http.StatusOK {
		d.t.Fatalf("%s: %d %v %s", path, answer.StatusCode, err, body)
	}
	return made
}

// subscriber creates a customer with a monthly subscription of 80 dollars, whose first month is paid.
func (d *pagesTest) subscriber(email string) (customer, subscription string) {
	d.t.Helper()
	customer = d.call("/v1/customers", "email", email, "metadata[payer]", "payer-of-"+email).ID
	product := d.call("/v1/products", "name", "Aangan Monthly").ID
	price := d.call("/v1/prices", "product", product, "unit_amount", "8000", "currency", "usd", "recurring[interval]", "month").ID
	made := d.call("/v1/subscriptions", "customer", customer, "items[0][price]", price, "payment_behavior", "default_incomplete",
		"payment_settings[save_default_payment_method]", "on_subscription", "expand[]", "latest_invoice.payment_intent")
	intent := made.LatestInvoice.PaymentIntent
	if paid := d.call("/v1/payment_intents/"+intent.ID+"/confirm", "payment_method", "pm_card_visa"); paid.Status != "succeeded" {
		d.t.Fatalf("the first payment is %s", paid.Status)
	}
	return customer, made.ID
}

func TestTextOfOthersIsEscaped(t *testing.T) {
	t.Parallel()
	d := newPagesTest(t)
	const evil = `"><script>alert(1)</script>@mail.example`
	customer, _ := d.subscriber(evil)
	portal := d.call("/v1/billing_portal/sessions", "customer", customer, "return_url", app+"/subscribe")
	for _, path := range []string{
		"/", "/?q=" + url.QueryEscape(evil), strings.TrimPrefix(portal.URL, d.url), "/?q=" + url.QueryEscape(`<script>alert(2)</script>`),
	} {
		body := d.page(path)
		if strings.Contains(body, "<script>alert") {
			t.Errorf("%s contains an unescaped script", path)
		}
	}
	if body := d.page("/?q=" + url.QueryEscape(evil)); !strings.Contains(body, customer) || !strings.Contains(body, "&lt;script&gt;") {
		t.Errorf("found by email: %s", body)
	}
}

func TestFormsAreAcceptedFromOwnPagesOnly(t *testing.T) {
	t.Parallel()
	d := newPagesTest(t)
	customer, _ := d.subscriber("kavya@mail.example")
	clock := "/customers/" + customer + "/clock"
	skipped := func() time.Duration {
		c, ok := d.sandbox.Customer(customer)
		if !ok {
			t.Fatal("the customer is gone")
		}
		return c.Skipped
	}
	for _, origin := range []string{"", "null", app, "https://elsewhere.example", "http://elsewhere.example" + strings.TrimPrefix(d.url, "http://127.0.0.1")} {
		for _, path := range []string{clock, "/customers/" + customer + "/card", "/frames/step", "/second-step", "/portal/x/cancel"} {
			answer, _ := d.send(http.MethodPost, path, origin, url.Values{"pass": {"week"}, "next": {"fail"}}, "")
			if answer.StatusCode != http.StatusForbidden {
				t.Errorf("%s from %q: %d", path, origin, answer.StatusCode)
			}
		}
	}
	if skipped() != 0 {
		t.Errorf("the customer's time was moved: %v", skipped())
	}
	if answer, body := d.submit(clock, url.Values{"pass": {"week"}, "q": {customer}}); answer.StatusCode != http.StatusSeeOther {
		t.Fatalf("from an own page: %d %s", answer.StatusCode, body)
	}
	if skipped() != 7*24*time.Hour {
		t.Errorf("moved by %v", skipped())
	}
	for path, want := range map[string]int{
		clock: http.StatusBadRequest, "/customers/" + customer + "/card": http.StatusBadRequest, "/customers/cus_nobody/clock": http.StatusNotFound,
		"/customers/cus_nobody/card": http.StatusBadRequest, "/portal/nothing/cancel": http.StatusNotFound, "/frames/step": http.StatusBadRequest,
	} {
		if answer, _ := d.submit(path, url.Values{"pass": {"century"}}); answer.StatusCode != want {
			t.Errorf("%s: %d, want %d", path, answer.StatusCode, want)
		}
	}
}

func TestPortalPaysFailedRenewalWithNewCard(t *testing.T) {
	t.Parallel()
	d := newPagesTest(t)
	customer, subscription := d.subscriber("kavya@mail.example")
	secret := strings.TrimPrefix(d.call("/v1/billing_portal/sessions", "customer", customer, "return_url", app+"/subscribe").URL, d.url)
	must := func(path string, form url.Values) {
		t.Helper()
		if answer, body := d.submit(path, form); answer.StatusCode != http.StatusSeeOther {
			t.Fatalf("%s: %d %s", path, answer.StatusCode, body)
		}
	}
	must("/customers/"+customer+"/card", url.Values{"next": {"fail"}})
	must("/customers/"+customer+"/clock", url.Values{"pass": {"period"}})
	if body := d.page("/?q=" + customer); !strings.Contains(body, "Past due") || !strings.Contains(body, "next charges fail") {
		t.Errorf("after the renewal: %s", body)
	}
	found, _ := d.sandbox.Customer(customer)
	owed := found.Invoices[0]
	if owed.Status != "open" {
		t.Fatalf("the newest invoice is %s", owed.Status)
	}
	if answer, body := d.submit(secret+"/pay", url.Values{"invoice": {owed.ID}}); answer.StatusCode != http.StatusPaymentRequired || !strings.Contains(body, "Your card was declined.") {
		t.Errorf("paid with the failing card: %d %s", answer.StatusCode, body)
	}
	must(secret+"/card", url.Values{"number": {"4242424242424242"}})
	must(secret+"/pay", url.Values{"invoice": {owed.ID}})
	must(secret+"/cancel", url.Values{"subscription": {subscription}})
	if body := d.page(secret); !strings.Contains(body, "Keep my plan") || !strings.Contains(body, `href="`+app+`/subscribe"`) {
		t.Errorf("cancelled: %s", body)
	}
	must(secret+"/resume", url.Values{"subscription": {subscription}})
	found, _ = d.sandbox.Customer(customer)
	if found.Invoices[0].Status != "paid" || found.Subscriptions[0].Status != "active" || found.Subscriptions[0].CancelAtPeriodEnd {
		t.Errorf("finally: %+v", found)
	}
	receipt := d.page("/invoice/" + found.Invoices[0].Secret)
	for _, want := range []string{"Receipt", "$80.00", found.Invoices[0].Number, "ending in 4242", "no money moved"} {
		if !strings.Contains(receipt, want) {
			t.Errorf("the receipt lacks %q", want)
		}
	}
	if file := d.page("/invoice/" + found.Invoices[0].Secret + "/pdf"); !strings.HasPrefix(file, "%PDF-") || !strings.Contains(file, found.Invoices[0].Number) {
		t.Errorf("the receipt's file is %.80q", file)
	}
	// A customer's portal cannot change another customer's objects.
	otherCustomer, otherSubscription := d.subscriber("farah@mail.example")
	if answer, _ := d.submit(secret+"/cancel", url.Values{"subscription": {otherSubscription}}); answer.StatusCode != http.StatusNotFound {
		t.Errorf("another customer's subscription: %d", answer.StatusCode)
	}
	other, _ := d.sandbox.Customer(otherCustomer)
	if other.Subscriptions[0].CancelAtPeriodEnd {
		t.Error("another customer's subscription was cancelled")
	}
}

func TestSecondStepPageRedirectsWithOutcome(t *testing.T) {
	t.Parallel()
	for _, completed := range []bool{true, false} {
		d := newPagesTest(t)
		customer := d.call("/v1/customers").ID
		intent := d.call("/v1/setup_intents", "customer", customer, "payment_method_types[0]", "card", "usage", "off_session")
		d.call("/v1/setup_intents/"+intent.ID+"/confirm", "payment_method", "pm_card_authenticationRequired", "return_url", app+"/subscribe")
		step := "/second-step?client_secret=" + url.QueryEscape(intent.ClientSecret)
		if body := d.page(step); !strings.Contains(body, "Confirm with your bank") {
			t.Errorf("the step: %s", body)
		}
		choice, outcome := map[bool]string{true: "complete", false: "fail"}, map[bool]string{true: "succeeded", false: "failed"}
		answer, body := d.submit("/second-step", url.Values{"client_secret": {intent.ClientSecret}, "answer": {choice[completed]}})
		back := answer.Header.Get("Location")
		if answer.StatusCode != http.StatusSeeOther || !strings.HasPrefix(back, app+"/subscribe?") || !strings.Contains(back, "redirect_status="+outcome[completed]) {
			t.Errorf("%s: %d to %q %s", choice[completed], answer.StatusCode, back, body)
		}
		if answer, _ := d.submit("/second-step", url.Values{"client_secret": {intent.ClientSecret}, "answer": {"complete"}}); answer.StatusCode < 400 {
			t.Errorf("twice: %d", answer.StatusCode)
		}
	}
}

func TestPagesSetFramePolicyAndServeAssets(t *testing.T) {
	t.Parallel()
	d := newPagesTest(t)
	for path, parents := range map[string]string{"/frames/card": app, "/frames/step": app, "/": "'none'", "/nothing": "'none'"} {
		answer, body := d.send(http.MethodGet, path, "", nil, "")
		policy := answer.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "; frame-ancestors "+parents+"; require-trusted-types-for 'script'") || strings.Contains(policy, "unsafe") || strings.Contains(body, "<style") {
			t.Errorf("%s: %q", path, policy)
		}
	}
	if body := d.page("/frames/card"); !strings.Contains(body, `data-number="4000000000000341"`) || !strings.Contains(body, `autocomplete="cc-number"`) {
		t.Errorf("the card's frame: %s", body)
	}
	for path, kind := range map[string]string{"/v3/stripe.js": "text/javascript", "/assets/card.js": "text/javascript", "/assets/page.css": "text/css"} {
		answer, _ := d.send(http.MethodGet, path, "", nil, "")
		if answer.StatusCode != http.StatusOK || !strings.HasPrefix(answer.Header.Get("Content-Type"), kind) {
			t.Errorf("%s: %d %s", path, answer.StatusCode, answer.Header.Get("Content-Type"))
		}
	}
	for _, path := range []string{"/nothing", "/assets/nothing.js", "/assets/..%2ftemplates%2fcard.html", "/portal/x", "/invoice/x", "/second-step?client_secret=x"} {
		if answer, _ := d.send(http.MethodGet, path, "", nil, ""); answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d", path, answer.StatusCode)
		}
	}
}
