package membership_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	domain "aangan/bff/domain/membership"
	"aangan/bff/internal/stripe/stripetest"
	"aangan/bff/member/membership"
)

// join subscribes after a trial and pays.
func join(t *testing.T, h *apitest.Harness, till *stripetest.Server, who *apitest.User) {
	t.Helper()
	who.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	if _, err := h.Pool.Exec(t.Context(), "update memberships set trial_ends_at = now() where member_id = $1", who.ID); err != nil {
		t.Fatal(err)
	}
	var begun membership.Checkout
	who.Post(t, "/api/get-or-create-subscription", nil).Want(t, http.StatusOK).Into(t, &begun)
	if err := till.Confirm(t, domain.Secret(begun.ClientSecret), stripetest.CardVisa); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), "update payers set asked_at = null"); err != nil {
		t.Fatal(err)
	}
	h.Post.WorkAll(t) // The job that was enqueued when the subscription began: no webhook is needed.
}

func TestPaying(t *testing.T) {
	t.Parallel()
	till := stripetest.New(t)
	h := apitest.New(t, apitest.WithPayments(till.Provider()))
	member := h.NewMember(t)

	member.Post(t, "/api/get-or-create-subscription", nil).WantProblem(t, http.StatusConflict, copy.Membership.TrialFirst)
	for path, message := range map[string]string{
		"/api/subscription/cancel": copy.Membership.NothingToCancel, "/api/subscription/resume": copy.Membership.NothingToResume,
		"/api/payment-method": copy.Membership.NothingToPay, "/api/billing-portal": copy.Membership.NothingToPay,
	} {
		member.Post(t, path, nil).WantProblem(t, http.StatusConflict, message)
	}
	member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	answer := member.Post(t, "/api/get-or-create-subscription", nil).Want(t, http.StatusOK)
	answer.WantKeys(t, "clientSecret", "intent", "publishableKey", "scriptUrl", "cents", "currency", "firstChargeAt")
	var begun membership.Checkout
	answer.Into(t, &begun)
	if begun.Intent != "setup" || begun.FirstChargeAt == nil || begun.FirstChargeAt.Before(*status(t, member).TrialEndsAt) || begun.PublishableKey == "" || begun.ScriptURL == "" {
		t.Errorf("begun %+v", begun)
	}
	if answer.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("a secret may be kept: %v", answer.Header)
	}
	h.Log.WantNo(t, begun.ClientSecret, stripetest.SecretKey)

	payer := h.NewMember(t)
	join(t, h, till, payer)
	screen := payer.Live(t, "/api/live", "")
	payer.Post(t, "/api/get-or-create-subscription", nil).WantProblem(t, http.StatusConflict, copy.Membership.AlreadyPays)
	paid := status(t, payer)
	if !paid.HasActiveSubscription || !paid.HadSubscription || paid.Subscription == nil || paid.Subscription.Status != "active" || paid.Subscription.Cents != 8000 ||
		paid.Subscription.Card == nil || paid.Subscription.Card.Brand != "visa" || paid.Subscription.Card.Last4 != "4242" || paid.Subscription.NextChargeAt == nil {
		t.Errorf("paid: %+v, %+v", paid, paid.Subscription)
	}
	var cancelled, resumed membership.SubscriptionStatus
	payer.Post(t, "/api/subscription/cancel", nil).Want(t, http.StatusOK).Into(t, &cancelled)
	if cancelled.Subscription == nil || cancelled.Subscription.EndsAt == nil || cancelled.Subscription.NextChargeAt != nil {
		t.Errorf("cancelled: %+v", cancelled.Subscription)
	}
	screen.NextOf(t, "user")
	payer.Post(t, "/api/subscription/resume", nil).Want(t, http.StatusOK).Into(t, &resumed)
	if resumed.Subscription == nil || resumed.Subscription.EndsAt != nil {
		t.Errorf("resumed: %+v", resumed.Subscription)
	}
	card := payer.Post(t, "/api/payment-method", nil).Want(t, http.StatusOK)
	card.WantKeys(t, "clientSecret", "publishableKey", "scriptUrl")
	var portal membership.BillingPortal
	payer.Post(t, "/api/billing-portal", nil).Want(t, http.StatusOK).Into(t, &portal)
	if !strings.HasPrefix(portal.URL, till.URL+"/portal/") {
		t.Errorf("the portal: %+v", portal)
	}

	// Bodies of any kind, without a session.
	nobody := apitest.NewVisitor(h.Member)
	for _, path := range []string{"/api/get-or-create-subscription", "/api/subscription/cancel", "/api/subscription/resume", "/api/payment-method", "/api/billing-portal"} {
		nobody.Post(t, path, nil).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}

	till.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	member.Post(t, "/api/get-or-create-subscription", nil).WantProblem(t, http.StatusBadGateway, "Failed to initialize payment. Please try again later.")
	for path, message := range map[string]string{
		"/api/subscription/cancel": copy.Membership.CancelFailed, "/api/subscription/resume": copy.Membership.ResumeFailed,
		"/api/payment-method": copy.Membership.CardFailed, "/api/billing-portal": copy.Membership.PortalFailed,
	} {
		payer.Post(t, path, nil).WantProblem(t, http.StatusBadGateway, message)
	}
	h.Log.WantNo(t, stripetest.SecretKey, "back soon")
}

func TestInvoices(t *testing.T) {
	t.Parallel()
	till := stripetest.New(t)
	h := apitest.New(t, apitest.WithPayments(till.Provider()))
	payer, other := h.NewMember(t), h.NewMember(t)
	join(t, h, till, payer)
	var list membership.InvoiceList
	answer := payer.Get(t, "/api/invoices").Want(t, http.StatusOK)
	answer.WantKeys(t, "items", "more")
	answer.Into(t, &list)
	if len(list.Items) != 1 || list.More || list.Items[0].Status != "paid" || list.Items[0].Cents != 8000 || list.Items[0].CentsPaid != 8000 || list.Items[0].PaidAt == nil ||
		time.Since(list.Items[0].CreatedAt) > time.Hour {
		t.Fatalf("invoices %+v", list)
	}
	id := list.Items[0].ID
	payer.Get(t, "/api/invoices?limit=1&after="+id).Want(t, http.StatusOK).Into(t, &list)
	if len(list.Items) != 0 {
		t.Errorf("after the last: %+v", list)
	}
	for _, query := range []string{"after=in_1", "limit=0", "limit=101", "limit=all"} {
		payer.Get(t, "/api/invoices?"+query).WantProblem(t, http.StatusBadRequest, "")
	}
	if body := string(answer.Body); strings.Contains(body, "in_") || strings.Contains(body, "cus_") {
		t.Errorf("the provider's ids go out: %s", body)
	}

	document := "/api/invoices/" + id + "/document"
	own := payer.Get(t, document).Want(t, http.StatusSeeOther).Header.Get("Location")
	if !strings.HasPrefix(own, till.URL+"/invoice/") {
		t.Errorf("the document is at %s", own)
	}
	other.Get(t, document).WantProblem(t, http.StatusNotFound, "")
	payer.Get(t, "/api/invoices/in_1/document").WantProblem(t, http.StatusNotFound, "")
	nobody := apitest.NewVisitor(h.Member)
	nobody.Get(t, document).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	// A navigation is redirected to a page: to the sign-in, or to the plan with an error.
	window := []string{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}
	for who, led := range map[string]struct {
		visitor  *apitest.Visitor
		path, to string
	}{
		"without a session": {nobody, document, "/auth?next=%2Fsubscribe"},
		"of somebody else":  {other.Visitor, document, "/subscribe?receipt=failed"},
		"of nobody":         {payer.Visitor, "/api/invoices/" + uuid.NewString() + "/document", "/subscribe?receipt=failed"},
		"their own":         {payer.Visitor, document, own},
	} {
		if to := led.visitor.With(window...).Get(t, led.path).Want(t, http.StatusSeeOther).Header.Get("Location"); to != led.to {
			t.Errorf("an invoice %s leads a window to %q, want %q", who, to, led.to)
		}
	}
	nobody.Get(t, "/api/invoices").WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	till.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	if to := payer.Get(t, document).Want(t, http.StatusSeeOther).Header.Get("Location"); to != "/subscribe?receipt=failed" {
		t.Errorf("without the provider the document is at %s", to)
	}
}
