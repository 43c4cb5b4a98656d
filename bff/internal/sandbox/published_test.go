package sandbox_test

import (
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"

	"aangan/bff/internal/sandbox/sandboxtest"
)

// TestEveryCallMatchesThePublishedDescription makes every supported call through the provider's own library. The
// fixture validates each request, response and webhook against the provider's published description.
func TestEveryCallMatchesThePublishedDescription(t *testing.T) {
	w := newFixture(t)
	must := func(_ any, err error) {
		t.Helper()
		if err != nil {
			t.Error(err)
		}
	}
	price := w.price()
	must(w.api.Products.Get(price.Product.ID, nil))
	must(w.api.Products.Update(price.Product.ID, &stripe.ProductParams{Description: stripe.String("A month"), DefaultPrice: stripe.String(price.ID)}))
	must(w.api.Prices.Update(price.ID, &stripe.PriceParams{Nickname: stripe.String("Monthly")}))
	must(w.api.Prices.Get(price.ID, &stripe.PriceParams{Expand: stripe.StringSlice([]string{"product.default_price"})}))
	prices := w.api.Prices.List(&stripe.PriceListParams{LookupKeys: stripe.StringSlice([]string{"aangan_monthly_default_8000", "another"}), Active: stripe.Bool(true)})
	if !prices.Next() || prices.Price().ID != price.ID || prices.Next() || prices.Err() != nil {
		t.Errorf("the price is not found by its lookup key: %v", prices.Err())
	}
	products := w.api.Products.List(&stripe.ProductListParams{Active: stripe.Bool(true)})
	if !products.Next() || products.Err() != nil {
		t.Errorf("products: %v", products.Err())
	}

	cus := w.customer()
	must(w.api.Customers.Update(cus.ID, &stripe.CustomerParams{Email: stripe.String("asha@example.org"), Name: stripe.String("Asha")}))
	sub := w.subscribe(cus, price, time.Time{})
	w.confirm("payment_intents", sub.LatestInvoice.PaymentIntent.ID, sub.LatestInvoice.PaymentIntent.ClientSecret, "4000000000000002")
	must(w.api.PaymentIntents.Get(sub.LatestInvoice.PaymentIntent.ID, &stripe.PaymentIntentParams{Expand: stripe.StringSlice([]string{"latest_charge", "customer", "invoice.subscription"})}))
	w.confirm("payment_intents", sub.LatestInvoice.PaymentIntent.ID, sub.LatestInvoice.PaymentIntent.ClientSecret, "4000002500003155")
	if err := w.FinishSecondStep(sub.LatestInvoice.PaymentIntent.ClientSecret, true); err != nil {
		t.Error(err)
	}
	paid := w.subscription(sub.ID)
	if paid.Status != "active" || paid.DefaultPaymentMethod.Card.Last4 != "3155" || paid.LatestInvoice.PaymentIntent.Status != "succeeded" {
		t.Errorf("after the second step: %s, %+v", paid.Status, paid.DefaultPaymentMethod)
	}
	must(w.api.Customers.Get(cus.ID, &stripe.CustomerParams{Expand: stripe.StringSlice([]string{"invoice_settings.default_payment_method"})}))
	if customers := w.api.Customers.List(&stripe.CustomerListParams{Email: stripe.String("asha@example.org")}); !customers.Next() || customers.Err() != nil {
		t.Errorf("customers: %v", customers.Err())
	}

	// A second card.
	setup, err := w.api.SetupIntents.New(&stripe.SetupIntentParams{
		Customer: stripe.String(cus.ID), PaymentMethodTypes: stripe.StringSlice([]string{"card"}), Usage: stripe.String("off_session"), Metadata: map[string]string{"purpose": "card"},
	})
	must(nil, err)
	w.confirm("setup_intents", setup.ID, setup.ClientSecret, "4000000000009995")
	w.confirm("setup_intents", setup.ID, setup.ClientSecret, "4242 4242 4242 4242")
	setup, err = w.api.SetupIntents.Get(setup.ID, &stripe.SetupIntentParams{Expand: stripe.StringSlice([]string{"payment_method", "customer"})})
	must(nil, err)
	if setups := w.api.SetupIntents.List(&stripe.SetupIntentListParams{Customer: stripe.String(cus.ID)}); !setups.Next() || setups.Err() != nil {
		t.Errorf("setups: %v", setups.Err())
	}
	spare, err := w.api.SetupIntents.New(&stripe.SetupIntentParams{AutomaticPaymentMethods: &stripe.SetupIntentAutomaticPaymentMethodsParams{Enabled: stripe.Bool(true)}})
	must(nil, err)
	must(w.api.SetupIntents.Cancel(spare.ID, &stripe.SetupIntentCancelParams{CancellationReason: stripe.String("abandoned")}))
	must(w.api.Customers.Update(cus.ID, &stripe.CustomerParams{InvoiceSettings: &stripe.CustomerInvoiceSettingsParams{DefaultPaymentMethod: stripe.String(setup.PaymentMethod.ID)}}))
	must(w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{DefaultPaymentMethod: stripe.String(setup.PaymentMethod.ID)}))
	made, err := w.api.PaymentMethods.New(&stripe.PaymentMethodParams{
		Type: stripe.String("card"), Card: &stripe.PaymentMethodCardParams{Number: stripe.String("4000000000000341"), ExpMonth: stripe.Int64(4), ExpYear: stripe.Int64(2031), CVC: stripe.String("314")},
	})
	must(nil, err)
	must(w.api.PaymentMethods.Attach(made.ID, &stripe.PaymentMethodAttachParams{Customer: stripe.String(cus.ID)}))
	must(w.api.PaymentMethods.Get(made.ID, nil))
	if methods := w.api.PaymentMethods.List(&stripe.PaymentMethodListParams{Customer: stripe.String(cus.ID), Type: stripe.String("card")}); !methods.Next() || methods.Err() != nil {
		t.Errorf("cards: %v", methods.Err())
	}
	must(w.api.BillingPortalSessions.New(&stripe.BillingPortalSessionParams{Customer: stripe.String(cus.ID), ReturnURL: stripe.String(appOrigin + "/subscribe")}))

	// A renewal fails and is paid later.
	must(w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{DefaultPaymentMethod: stripe.String(made.ID)}))
	w.advance(29 * 24 * time.Hour)
	must(w.api.PaymentMethods.Detach(made.ID, nil))
	owed := w.subscription(sub.ID)
	if owed.Status != "past_due" {
		t.Errorf("after the failed renewal the status is %s", owed.Status)
	}
	must(w.api.Invoices.Pay(owed.LatestInvoice.ID, &stripe.InvoicePayParams{PaymentMethod: stripe.String(setup.PaymentMethod.ID)}))
	must(w.api.Invoices.Get(owed.LatestInvoice.ID, &stripe.InvoiceParams{Expand: stripe.StringSlice([]string{"charge", "subscription", "payment_intent.payment_method"})}))
	if invoices := w.api.Invoices.List(&stripe.InvoiceListParams{Customer: stripe.String(cus.ID)}); !invoices.Next() || invoices.Err() != nil {
		t.Errorf("invoices: %v", invoices.Err())
	}

	// A failed renewal's invoice is voided.
	voidCustomer := w.customer()
	voidSub := w.subscribe(voidCustomer, price, time.Time{})
	w.confirm("payment_intents", voidSub.LatestInvoice.PaymentIntent.ID, voidSub.LatestInvoice.PaymentIntent.ClientSecret, "4242424242424242")
	must(nil, w.SetCard(voidCustomer.ID, "4000000000000341"))
	w.advance(31*24*time.Hour + 2*time.Hour)
	if open := w.subscription(voidSub.ID); open.Status == "past_due" {
		must(w.api.Invoices.VoidInvoice(open.LatestInvoice.ID, nil))
	} else {
		t.Errorf("after the failed renewal the status is %s", open.Status)
	}

	// Cancel at the period's end, undo that, then cancel at once.
	must(w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{CancelAtPeriodEnd: stripe.Bool(true)}))
	must(w.api.Subscriptions.Update(sub.ID, &stripe.SubscriptionParams{CancelAtPeriodEnd: stripe.Bool(false)}))
	all := &stripe.SubscriptionListParams{Customer: stripe.String(cus.ID), Status: stripe.String("all")}
	for _, path := range []string{"data.default_payment_method", "data.latest_invoice.payment_intent", "data.pending_setup_intent", "data.customer.invoice_settings.default_payment_method"} {
		all.AddExpand(path)
	}
	if subscriptions := w.api.Subscriptions.List(all); !subscriptions.Next() || subscriptions.Subscription().Customer.InvoiceSettings.DefaultPaymentMethod.Card.Last4 != "4242" {
		t.Errorf("subscriptions: %v", subscriptions.Err())
	}
	must(w.api.Subscriptions.Cancel(sub.ID, nil))
	trial := w.subscribe(cus, price, w.clock().Add(60*24*time.Hour))
	w.advance(61 * 24 * time.Hour)
	must(w.api.Customers.Del(cus.ID, nil))
	must(w.api.Customers.Get(cus.ID, nil))
	if w.subscription(trial.ID).Status != "canceled" {
		t.Error("the subscription of a deleted customer continues")
	}

	events := w.api.Events.List(&stripe.EventListParams{Type: stripe.String("customer.*"), ListParams: stripe.ListParams{Limit: stripe.Int64(3)}})
	count := 0
	for events.Next() {
		count++
	}
	if count < 8 || events.Err() != nil {
		t.Errorf("%d events over all pages: %v", count, events.Err())
	}
	first := w.received
	w.events()
	if first = append(first, w.received...); len(first) > 0 {
		must(w.api.Events.Get(first[0].ID, nil))
	}
	list := w.api.Events.List(nil)
	if list.Next() {
		must(w.api.Events.Get(list.Event().ID, nil))
	}
	for _, call := range w.Endpoints() {
		if !w.visited[call] {
			t.Errorf("the call %s was not made", call)
		}
	}
}

// TestChecksDetectViolations: checks that accept everything would prove nothing.
func TestChecksDetectViolations(t *testing.T) {
	valid := `{"id":"cus_1","object":"customer","created":1,"livemode":false,"email":null,"metadata":{"payer":"p1"},"invoice_settings":{"default_payment_method":"pm_1"}}`
	if faults := sandboxtest.CheckAnswer("GET", "/v1/customers/cus_1", 200, []byte(valid)); len(faults) > 0 {
		t.Fatalf("a valid response: %v", faults)
	}
	for altered, want := range map[[2]string]string{
		{`"created":1,`, ``}:                           "created is missing",
		{`"created":1,`, `"created":"1",`}:             "created is string",
		{`"created":1,`, `"created":1.5,`}:             "created is 1.5",
		{`"livemode":false`, `"livemode":null`}:        "livemode is null",
		{`"object":"customer"`, `"object":"client"`}:   `"client"`,
		{`"email":null`, `"email":null,"e_mail":null`}: "e_mail is not in the description",
		{`"email":null`, `"email":["a"]`}:              "email is []interface",
		{`{"payer":"p1"}`, `{"payer":1}`}:              "metadata.payer",
		{`"pm_1"`, `{"id":"pm_1"}`}:                    "default_payment_method",
	} {
		wrong := strings.Replace(valid, altered[0], altered[1], 1)
		faults := strings.Join(sandboxtest.CheckAnswer("GET", "/v1/customers/cus_1", 200, []byte(wrong)), "\n")
		if !strings.Contains(faults, want) {
			t.Errorf("%s: %q, want %q", wrong, faults, want)
		}
	}
	for form, want := range map[string]bool{
		"customer=cus_1&items[0][price]=p&payment_settings[save_default_payment_method]=on_subscription&metadata[payer]=1&trial_end=5&expand[0]=a": true,
		"items[0][price]=p":                              false, // The customer is missing.
		"customer=cus_1&items[0][prize]=p":               false,
		"customer=cus_1&items[price]=p":                  false,
		"customer=cus_1&payment_behavior=hope":           false,
		"customer=cus_1&trial_end=soon":                  false,
		"customer=cus_1&cancel_at_period_end=perhaps":    false,
		"customer=cus_1&payment_settings[nothing][at]=x": false,
	} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://sandbox.test/v1/subscriptions", nil)
		if err != nil {
			t.Fatal(err)
		}
		if faults := sandboxtest.CheckRequest(r, []byte(form)); (len(faults) == 0) != want {
			t.Errorf("%s: %v", form, faults)
		}
	}
	event := `{"id":"evt_1","object":"event","api_version":"2023-10-16","created":1,"livemode":false,"pending_webhooks":0,"request":null,"type":"customer.updated","data":{"object":` + valid + `,"previous_attributes":{"email":null}}}`
	if faults := sandboxtest.CheckEvent([]byte(event)); len(faults) > 0 {
		t.Errorf("a valid event: %v", faults)
	}
	for from, to := range map[string]string{`{"email":null}}`: `{"e_mail":null}}`, `"type":"customer.updated",`: ``, `"livemode":false,"email"`: `"email"`, `"object":"customer"`: `"object":"thing"`} {
		if faults := sandboxtest.CheckEvent([]byte(strings.Replace(event, from, to, 1))); len(faults) == 0 {
			t.Errorf("with %s no violation was found", to)
		}
	}
}

// TestProgramsContainNoTestPackages checks the packages of both programs: neither contains test packages, and only the
// development program contains the sandbox, the embedded Postgres and the demonstration data.
func TestProgramsContainNoTestPackages(t *testing.T) {
	t.Parallel()
	packages := func(program string) []string {
		t.Helper()
		listed, err := exec.CommandContext(t.Context(), "go", "list", "-deps", program).Output()
		if err != nil {
			t.Fatal(err)
		}
		return strings.Fields(string(listed))
	}
	forDevelopment := []string{"aangan/bff/internal/sandbox", "aangan/db/embedded", "aangan/db/seed"}
	production, development := packages("aangan/bff/cmd/aangan"), packages("aangan/bff/cmd/aangan-dev")
	for _, name := range slices.Concat(production, development) {
		if strings.Contains(name, "stripe-mock") || strings.HasSuffix(name, "/sandboxtest") {
			t.Errorf("a program contains %s", name)
		}
	}
	for _, name := range forDevelopment {
		if slices.Contains(production, name) {
			t.Errorf("the production program contains %s", name)
		}
		if !slices.Contains(development, name) {
			t.Errorf("the development program does not contain %s", name)
		}
	}
}
