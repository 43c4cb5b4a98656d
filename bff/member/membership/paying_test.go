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

// subscribe subscribes the member after a trial and pays.
func subscribe(t *testing.T, h *apitest.Harness, provider *stripetest.Server, user *apitest.User) {
	t.Helper()
	user.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	if _, err := h.Pool.Exec(t.Context(), "update memberships set trial_ends_at = now() where member_id = $1", user.ID); err != nil {
		t.Fatal(err)
	}
	var checkout membership.Checkout
	user.Post(t, "/api/get-or-create-subscription", nil).Want(t, http.StatusOK).Into(t, &checkout)
	if err := provider.Confirm(t, domain.Secret(checkout.ClientSecret), stripetest.CardVisa); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), "update payers set asked_at = null"); err != nil {
		t.Fatal(err)
	}
	h.Post.WorkAll(t) // The job that was enqueued when the subscription began: no webhook is needed.
}

func TestSubscribingCancellingAndResuming(t *testing.T) {
	t.Parallel()
	provider := stripetest.New(t)
	h := apitest.New(t, apitest.WithPayments(provider.Provider()))
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
	var checkout membership.Checkout
	answer.Into(t, &checkout)
	if checkout.Intent != "setup" || checkout.FirstChargeAt == nil || checkout.FirstChargeAt.Before(*status(t, member).TrialEndsAt) || checkout.PublishableKey == "" || checkout.ScriptURL == "" {
		t.Errorf("checkout %+v", checkout)
	}
	if answer.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("the response with the client secret may be cached: %v", answer.Header)
	}
	h.Log.WantNo(t, checkout.ClientSecret, stripetest.SecretKey)

	payer := h.NewMember(t)
	subscribe(t, h, provider, payer)
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
	screen.NextOf(t, "user")
	var paused, continued membership.SubscriptionStatus
	payer.Post(t, "/api/subscription/end-pause", nil).WantProblem(t, http.StatusConflict, copy.Membership.NothingPaused)
	payer.Post(t, "/api/subscription/pause", nil).Want(t, http.StatusOK).Into(t, &paused)
	if !paused.HasActiveSubscription || paused.Subscription.PausedFrom == nil || !paused.Subscription.PausedFrom.Equal(paused.Subscription.PaidUntil) ||
		paused.Subscription.PausedUntil == nil || !paused.Subscription.PausedUntil.After(*paused.Subscription.PausedFrom) {
		t.Errorf("paused: %+v", paused.Subscription)
	}
	screen.NextOf(t, "user")
	payer.Post(t, "/api/subscription/pause", nil).WantProblem(t, http.StatusConflict, copy.Membership.NothingToPause)
	payer.Post(t, "/api/subscription/end-pause", nil).Want(t, http.StatusOK).Into(t, &continued)
	if continued.Subscription == nil || continued.Subscription.PausedFrom != nil || continued.Subscription.PausedUntil != nil {
		t.Errorf("continued: %+v", continued.Subscription)
	}
	card := payer.Post(t, "/api/payment-method", nil).Want(t, http.StatusOK)
	card.WantKeys(t, "clientSecret", "publishableKey", "scriptUrl")
	var portal membership.BillingPortal
	payer.Post(t, "/api/billing-portal", nil).Want(t, http.StatusOK).Into(t, &portal)
	if !strings.HasPrefix(portal.URL, provider.URL+"/portal/") {
		t.Errorf("the portal: %+v", portal)
	}

	// Without a session.
	signedOut := apitest.NewVisitor(h.Member)
	for _, path := range []string{"/api/get-or-create-subscription", "/api/subscription/cancel", "/api/subscription/resume", "/api/subscription/pause", "/api/subscription/end-pause", "/api/payment-method", "/api/billing-portal"} {
		signedOut.Post(t, path, nil).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}

	provider.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	member.Post(t, "/api/get-or-create-subscription", nil).WantProblem(t, http.StatusServiceUnavailable, copy.Membership.StartFailed)
	for path, message := range map[string]string{
		"/api/subscription/cancel": copy.Membership.CancelFailed, "/api/subscription/resume": copy.Membership.ResumeFailed,
		"/api/subscription/pause": copy.Membership.PauseFailed, "/api/subscription/end-pause": copy.Membership.ResumeFailed,
		"/api/payment-method": copy.Membership.CardFailed, "/api/billing-portal": copy.Membership.PortalFailed,
	} {
		payer.Post(t, path, nil).WantProblem(t, http.StatusServiceUnavailable, message)
	}
	h.Log.WantNo(t, stripetest.SecretKey, "back soon")
}

func TestInvoicesAreListedAndTheirDocumentsOpened(t *testing.T) {
	t.Parallel()
	provider := stripetest.New(t)
	h := apitest.New(t, apitest.WithPayments(provider.Provider()))
	payer, other := h.NewMember(t), h.NewMember(t)
	subscribe(t, h, provider, payer)
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
		t.Errorf("the response contains ids of the provider: %s", body)
	}

	document := "/api/invoices/" + id + "/document"
	own := payer.Get(t, document).Want(t, http.StatusSeeOther).Header.Get("Location")
	if !strings.HasPrefix(own, provider.URL+"/invoice/") {
		t.Errorf("the document is at %s", own)
	}
	other.Get(t, document).WantProblem(t, http.StatusNotFound, "")
	file := "/api/invoices/" + id + "/pdf"
	if to := payer.Get(t, file).Want(t, http.StatusSeeOther).Header.Get("Location"); to != own+"/pdf" {
		t.Errorf("the file is at %s", to)
	}
	other.Get(t, file).WantProblem(t, http.StatusNotFound, "")
	payer.Get(t, "/api/invoices/in_1/pdf").WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, file).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	payer.Get(t, "/api/invoices/in_1/document").WantProblem(t, http.StatusNotFound, "")
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Get(t, document).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	// A navigation is redirected to a page: to the sign-in, or to the plan with an error.
	navigation := []string{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}
	for name, c := range map[string]struct {
		visitor  *apitest.Visitor
		path, to string
	}{
		"no session":               {signedOut, document, "/auth?next=%2Fsubscribe"},
		"another member's session": {other.Visitor, document, "/subscribe?receipt=failed"},
		"an unknown invoice":       {payer.Visitor, "/api/invoices/" + uuid.NewString() + "/document", "/subscribe?receipt=failed"},
		"the payer's session":      {payer.Visitor, document, own},
	} {
		if to := c.visitor.With(navigation...).Get(t, c.path).Want(t, http.StatusSeeOther).Header.Get("Location"); to != c.to {
			t.Errorf("%s: redirected to %q, want %q", name, to, c.to)
		}
	}
	signedOut.Get(t, "/api/invoices").WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	provider.InjectFaults(func(int, string) stripetest.Fault { return stripetest.Refused })
	if to := payer.Get(t, document).Want(t, http.StatusSeeOther).Header.Get("Location"); to != "/subscribe?receipt=failed" {
		t.Errorf("with the provider down the document is at %s", to)
	}
}
