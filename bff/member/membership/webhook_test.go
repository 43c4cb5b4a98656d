package membership_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/sandbox"
	"aangan/bff/member/membership"
)

// send posts an event as the payment provider does: without cookies and not from a page.
func send(t *testing.T, h *apitest.Harness, body []byte, signature string) apitest.Response {
	t.Helper()
	return apitest.NewVisitor(h.Member).With("Stripe-Signature", signature).Do(t, http.MethodPost, membership.WebhookPath, "application/json; charset=utf-8", body)
}

func notice(event, version string) []byte {
	return fmt.Appendf(nil, `{"id":%q,"object":"event","api_version":%q,"created":%d,"type":"invoice.paid","data":{"object":{"id":"in_1","object":"invoice","customer":"cus_1"}}}`,
		event, version, time.Now().Unix())
}

// TestUserShowsActiveSubscriptionUntilAccessEnds: pages read the membership badge from the user.
func TestUserShowsActiveSubscriptionUntilAccessEnds(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "insert into payers (member_id, customer_id) values ($1, 'cus_1')", member.ID); err != nil {
		t.Fatal(err)
	}
	for until, want := range map[string]bool{"now() + interval '1 hour'": true, "now()": false, "null": false} {
		if _, err := h.Pool.Exec(t.Context(), "update payers set access_until = "+until); err != nil {
			t.Fatal(err)
		}
		browser := apitest.NewVisitor(h.Member)
		login := browser.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
		for _, answer := range []apitest.Response{login, browser.Get(t, "/api/user").Want(t, http.StatusOK)} {
			var user struct{ HasActiveSubscription *bool }
			answer.IntoLoosely(t, &user)
			if user.HasActiveSubscription == nil || *user.HasActiveSubscription != want {
				t.Errorf("access until %s: %s", until, answer.Body)
			}
		}
	}
}

func TestWebhookStoresSignedEventsOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "insert into payers (member_id, customer_id) values ($1, 'cus_1')", member.ID); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	body := notice("evt_1", "2023-10-16")
	sign := func(body []byte, at time.Time) string { return sandbox.Sign(body, apitest.WebhookSecret, at) }
	for range 3 { // Repeated deliveries are stored once.
		send(t, h, body, sign(body, time.Now())).Want(t, http.StatusOK).WantKeys(t, "received")
	}
	if stored := h.Count(t, "select count(*) from payment_events where event_id = 'evt_1' and state = 'waiting' and customer_id = 'cus_1' and object_id = 'in_1'"); stored != 1 {
		t.Errorf("%d events are stored, want 1", stored)
	}
	if jobs := h.Count(t, "select count(*) from river_job where args ->> 'task' = 'payment-sync'"); jobs != 1 {
		t.Errorf("%d tasks are queued, want 1", jobs)
	}
	other := notice("evt_2", "2023-10-16")
	large := bytes.Replace(other, []byte(`"object":"event"`), []byte(`"object":"event","pending":"`+strings.Repeat("a", 512<<10)+`"`), 1)
	newer := notice("evt_2", "2024-06-20")
	for name, c := range map[string]struct {
		body      []byte
		signature string
		status    int
		message   string
	}{
		"no signature":                {other, "", http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"another event's signature":   {other, sign(body, now), http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"an expired signature":        {other, sign(other, now.Add(-time.Hour)), http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"a signature from the future": {other, sign(other, now.Add(time.Hour)), http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"another API version":         {newer, sign(newer, now), http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"an empty object":             {[]byte("{}"), sign([]byte("{}"), now), http.StatusBadRequest, copy.PaymentAnswers.Unverified},
		"a body over the limit":       {large, sign(large, now), http.StatusRequestEntityTooLarge, copy.Errors.TooLarge},
	} {
		t.Run(name, func(t *testing.T) { send(t, h, c.body, c.signature).WantProblem(t, c.status, c.message) })
	}
	if stored := h.Count(t, "select count(*) from payment_events"); stored != 1 {
		t.Errorf("%d events are stored, want 1", stored)
	}
	h.Log.WantNo(t, apitest.WebhookSecret, "cus_1", "in_1")
}

// TestWebhookRejectsIDsThatCannotBeStored: the provider resends an event for days after a 500.
func TestWebhookRejectsIDsThatCannotBeStored(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	now := time.Now()
	for _, field := range []string{"evt_1", "in_1", "cus_1"} {
		body := bytes.Replace(notice("evt_1", "2023-10-16"), []byte(field), []byte(field+`\u0000`), 1)
		send(t, h, body, sandbox.Sign(body, apitest.WebhookSecret, now)).WantProblem(t, http.StatusBadRequest, copy.PaymentAnswers.Unverified)
	}
	if h.Count(t, "select count(*) from payment_events") != 0 {
		t.Error("an event was stored")
	}
}
