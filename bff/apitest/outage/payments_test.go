package outage

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
	domain "aangan/bff/domain/membership"
	"aangan/bff/domain/ops"
	"aangan/bff/internal/stripe"
	"aangan/bff/internal/stripe/stripetest"
	"aangan/bff/member/membership"
)

// subscribe subscribes the member after a trial and pays.
func subscribe(t *testing.T, h *apitest.Harness, provider *stripetest.Server, member *apitest.User) {
	t.Helper()
	member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	exec(t, h, "update memberships set trial_ends_at = now()")
	var checkout membership.Checkout
	member.Post(t, "/api/get-or-create-subscription", nil).Want(t, http.StatusOK).Into(t, &checkout)
	if err := provider.Confirm(t, domain.Secret(checkout.ClientSecret), stripetest.CardVisa); err != nil {
		t.Fatal(err)
	}
	exec(t, h, "update payers set asked_at = null")
	h.Post.WorkAll(t)
}

// plan returns the member's plan.
func plan(t *testing.T, member *apitest.User) (status membership.SubscriptionStatus) {
	t.Helper()
	member.Get(t, "/api/subscription-status").Want(t, http.StatusOK).Into(t, &status)
	return status
}

// replaceable is a provider that a test replaces.
type replaceable struct{ domain.Provider }

// impatient returns a provider whose calls end soon.
func impatient(url string) *stripe.Provider {
	return stripe.New(stripe.Settings{URL: url, Key: stripetest.SecretKey, Retries: -1, Timeout: 100 * time.Millisecond})
}

// wantPaymentsFail checks a response about the payment provider.
func wantPaymentsFail(t *testing.T, r apitest.Response, message string) {
	t.Helper()
	r.WantProblem(t, http.StatusServiceUnavailable, message)
	if retry := r.Header.Get("Retry-After"); retry != "30" {
		t.Errorf("Retry-After is %q", retry)
	}
}

// paymentOutage returns the alert about payments on the health page, or nil.
func paymentOutage(t *testing.T, admin *apitest.User) *administration.Outage {
	t.Helper()
	var health administration.Health
	admin.Get(t, "/api/coach/admin/health").Want(t, http.StatusOK).Into(t, &health)
	return health.PaymentOutage
}

// TestProviderFaultsGive503AndAreCaughtUp: whatever the fault, a request says what happened, nothing is stored, the
// alert shows, and one subscription and the last change of it exist afterwards, without webhooks.
func TestProviderFaultsGive503AndAreCaughtUp(t *testing.T) {
	t.Parallel()
	provider := stripetest.New(t)
	payments := &replaceable{provider.Provider()}
	h := apitest.New(t, apitest.WithPayments(payments))
	admin, payer := h.NewCoach(t, apitest.Administrator), h.NewMember(t)
	subscribe(t, h, provider, payer)
	for name, fault := range map[string]stripetest.Fault{
		"down": stripetest.Refused, "failing": stripetest.Failing, "slow": stripetest.Slow, "lost responses": stripetest.Lost,
		"HTML": stripetest.Page, "truncated JSON": stripetest.Truncated, "no fields": stripetest.Empty,
	} {
		if fault == stripetest.Slow {
			payments.Provider = impatient(provider.URL)
		}
		member := h.NewMember(t)
		member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
		before, customers := plan(t, payer), len(provider.Snapshot().Customers)
		provider.InjectFaults(func(int, string) stripetest.Fault { return fault })
		wantPaymentsFail(t, member.Post(t, "/api/get-or-create-subscription", nil), copy.Membership.StartFailed)
		for path, message := range map[string]string{
			"/api/subscription/cancel": copy.Membership.CancelFailed, "/api/subscription/resume": copy.Membership.ResumeFailed,
			"/api/payment-method": copy.Membership.CardFailed, "/api/billing-portal": copy.Membership.PortalFailed,
		} {
			wantPaymentsFail(t, payer.Post(t, path, nil), message)
		}
		if paymentOutage(t, admin) == nil {
			t.Errorf("%s: the health page shows no alert", name)
		}
		if err := h.Ops.CheckServices(t.Context()); err != nil || paymentOutage(t, admin) == nil {
			t.Errorf("%s: the alert ended during the outage: %v", name, err)
		}
		// The fault hits only the change, which may have happened.
		provider.InjectFaults(func(_ int, call string) stripetest.Fault {
			if strings.HasPrefix(call, "POST /v1/subscriptions/") {
				return fault
			}
			return stripetest.None
		})
		if fault == stripetest.Slow {
			payments.Provider = impatient(provider.URL)
		}
		wantPaymentsFail(t, payer.Post(t, "/api/subscription/cancel", nil), copy.Membership.CancelUncertain)
		// A read during the outage changes nothing.
		provider.InjectFaults(func(int, string) stripetest.Fault { return fault })
		exec(t, h, "update payers set asked_at = null")
		h.Post.Work(t)
		if now := plan(t, payer); now.Subscription == nil || *now.Subscription.Card != *before.Subscription.Card || !now.HasActiveSubscription {
			t.Errorf("%s: a read stored %+v", name, now.Subscription)
		}
		payer.Get(t, "/api/invoices").Want(t, http.StatusOK)

		provider.InjectFaults(nil)
		payments.Provider = provider.Provider()
		exec(t, h, "update payers set asked_at = null")
		h.Post.WorkAll(t)
		happened := fault == stripetest.Lost || fault == stripetest.Page || fault == stripetest.Truncated || fault == stripetest.Empty
		if ends := plan(t, payer).Subscription.EndsAt != nil; ends != happened {
			t.Errorf("%s: after the recovery the subscription ends: %t, want %t", name, ends, happened)
		}
		if happened {
			payer.Post(t, "/api/subscription/resume", nil).Want(t, http.StatusOK)
		}
		var checkout membership.Checkout
		member.Post(t, "/api/get-or-create-subscription", nil).Want(t, http.StatusOK).Into(t, &checkout)
		if checkout.ClientSecret == "" || len(provider.Snapshot().Customers) != customers+1 {
			t.Errorf("%s: after the recovery %d customers, before %d", name, len(provider.Snapshot().Customers), customers)
		}
		exec(t, h, "update service_outages set last_failed_at = now() - interval '6 minutes'")
		if err := h.Ops.CheckServices(t.Context()); err != nil || paymentOutage(t, admin) != nil {
			t.Errorf("%s: the alert stays after the recovery: %v", name, err)
		}
	}
	h.Log.WantNo(t, stripetest.SecretKey, "back soon")
}

// TestUnreachableProviderGives503AndWaitingNoticesAreShown uses a port on which nothing listens.
func TestUnreachableProviderGives503AndWaitingNoticesAreShown(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithPayments(impatient("http://127.0.0.1:1")))
	admin, member := h.NewCoach(t, apitest.Administrator), h.NewMember(t)
	member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	wantPaymentsFail(t, member.Post(t, "/api/get-or-create-subscription", nil), copy.Membership.StartFailed)
	exec(t, h, "update payers set customer_id = 'cus_1'")
	exec(t, h, `insert into payment_events (event_id, type, object_id, customer_id, state, created_at, received_at)
		values ('evt_1', 'invoice.paid', 'in_1', 'cus_1', 'waiting', now(), now() - interval '1 hour')`)
	var health administration.Health
	admin.Get(t, "/api/coach/admin/health").Want(t, http.StatusOK).Into(t, &health)
	if n := health.PaymentNotices; n.Count != 1 || n.Since == nil || time.Since(*n.Since) < time.Hour || health.PaymentOutage == nil || health.FilesOutage != nil {
		t.Errorf("the health is %+v", health)
	}
	// The end of an outage needs some minutes without a failure, and the check does not extend it.
	exec(t, h, "update payment_events set state = 'applied', settled_at = now()")
	h.Ops.Watch(ops.Payments, nil)
	if err := h.Ops.CheckServices(t.Context()); err != nil || paymentOutage(t, admin) == nil {
		t.Errorf("the alert ended at once: %v", err)
	}
}

func exec(t *testing.T, h *apitest.Harness, statement string) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}
