package administration_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
)

const payments = "/api/coach/admin/payment-events"

// addEvents stores events of the payment provider in a state, a second apart, and returns the id of the newest.
func addEvents(t *testing.T, h *apitest.Harness, state string, count int) (newest string) {
	t.Helper()
	for n := range count {
		err := h.Pool.QueryRow(t.Context(), `insert into payment_events (event_id, type, object_id, customer_id, state, tries, reason, created_at, received_at, settled_at)
			values ($1, 'invoice.paid', 'in_1', 'cus_private', $2, 8, 'No such customer.', now(), now() + make_interval(secs => $3), case when $2 = 'applied' then now() end) returning id`,
			fmt.Sprintf("evt_%s_%d", state, n), state, n).Scan(&newest)
		if err != nil {
			t.Fatal(err)
		}
	}
	return newest
}

func TestPaymentEventsAreListedRetriedAndDismissed(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela := h.NewCoach(t, apitest.Administrator)
	first, _ := addEvents(t, h, "set_aside", 1), addEvents(t, h, "applied", 52)
	list := func(query string) (page administration.PaymentEventList) {
		t.Helper()
		leela.Get(t, payments+query).Want(t, http.StatusOK).Into(t, &page)
		return page
	}
	page := list("")
	if len(page.Items) != 1 || page.More || page.SetAside != 1 || page.Items[0].ID != first || page.Items[0].Tries != 8 || page.Items[0].SettledAt != nil {
		t.Errorf("set-aside events are %+v", page)
	}
	leela.Get(t, payments).WantKeys(t, "items", "more", "setAside")
	if body := string(leela.Get(t, payments).Body); strings.Contains(body, "cus_private") {
		t.Errorf("the response contains the customer: %s", body)
	}
	applied := list("?state=applied")
	if len(applied.Items) != 50 || !applied.More || applied.Items[0].EventID != "evt_applied_51" {
		t.Errorf("%d applied events, more %t", len(applied.Items), applied.More)
	}
	if rest := list("?state=applied&after=" + applied.Items[49].ID); len(rest.Items) != 2 || rest.More || rest.Items[1].EventID != "evt_applied_0" {
		t.Errorf("the next page is %+v", rest)
	}
	for _, state := range []string{"waiting", "dismissed"} {
		if page := list("?state=" + state); len(page.Items) != 0 || page.SetAside != 1 {
			t.Errorf("%s are %+v", state, page)
		}
	}
	// No member has this customer, so the retry has nothing to apply.
	var retried administration.PaymentEvent
	leela.Post(t, payments+"/"+first+"/retry", nil).Want(t, http.StatusOK).Into(t, &retried)
	if retried.ID != first || retried.State != "applied" || retried.Tries != 0 || retried.Reason != "" {
		t.Errorf("retried: %+v", retried)
	}
	leela.Post(t, payments+"/"+first+"/retry", nil).WantProblem(t, http.StatusConflict, copy.PaymentAnswers.NotSetAside)
	if _, err := h.Pool.Exec(t.Context(), "update payment_events set state = 'set_aside', reason = 'No such customer.', settled_at = null where id = $1", first); err != nil {
		t.Fatal(err)
	}
	var dismissed administration.PaymentEvent
	leela.Post(t, payments+"/"+first+"/dismiss", nil).Want(t, http.StatusOK).Into(t, &dismissed)
	if dismissed.State != "dismissed" || dismissed.SettledAt == nil || dismissed.Reason == "" {
		t.Errorf("dismissed: %+v", dismissed)
	}
	leela.Post(t, payments+"/"+first+"/dismiss", nil).WantProblem(t, http.StatusConflict, copy.PaymentAnswers.NotSetAside)

	var lines administration.AuditList
	leela.Get(t, log).Want(t, http.StatusOK).Into(t, &lines)
	if len(lines.Entries) != 2 || lines.Entries[0].Action != "payment.dismiss" || lines.Entries[1].Action != "payment.retry" || lines.Entries[0].SubjectKind != "payment" ||
		lines.Entries[0].SubjectID != first || lines.Entries[0].Detail["type"] != "invoice.paid" || lines.Entries[0].Detail["eventId"] != "evt_set_aside_0" {
		t.Errorf("the log is %+v", lines)
	}
}

func TestInvalidPaymentRequestsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, meera, signedOut := h.NewCoach(t, apitest.Administrator), h.NewCoach(t), apitest.NewVisitor(h.Coach)
	first := addEvents(t, h, "set_aside", 1)
	leela.Get(t, payments+"?state=lost").WantProblem(t, http.StatusBadRequest, "", "state")
	leela.Get(t, payments+"?after=x").WantProblem(t, http.StatusBadRequest, copy.PaymentAnswers.NotAnEvent, "after")
	leela.Get(t, payments+"?after="+uuid.NewString()).WantProblem(t, http.StatusNotFound, copy.PaymentAnswers.NotFound)
	meera.Get(t, payments).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
	signedOut.Get(t, payments).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	for _, act := range []string{"/retry", "/dismiss"} {
		leela.Post(t, payments+"/"+uuid.NewString()+act, nil).WantProblem(t, http.StatusNotFound, copy.PaymentAnswers.NotFound)
		meera.Post(t, payments+"/"+first+act, nil).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
		signedOut.Post(t, payments+"/"+first+act, nil).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}
	if set := h.Count(t, "select count(*) from payment_events where state = 'set_aside'"); set != 1 {
		t.Errorf("%d events are set aside, want 1", set)
	}
}
