package sandbox_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v76"
	"github.com/stripe/stripe-go/v76/webhook"

	"aangan/bff/internal/sandbox"
)

// TestUndeliveredWebhooksAreRetriedInOrder rejects two webhooks and accepts them later.
func TestUndeliveredWebhooksAreRetriedInOrder(t *testing.T) {
	w := newFixture(t)
	w.rejectWith = errors.New("the receiver is down")
	w.price()
	if err := w.Flush(t.Context()); err == nil || !strings.Contains(err.Error(), "product.created") || !strings.Contains(err.Error(), "price.created") {
		t.Errorf("Flush with a rejecting receiver: %v", err)
	}
	view := w.Snapshot().Deliveries
	if len(view) != 2 || view[0].Tries != 1 || view[0].Done || view[0].Problem != "the receiver is down" {
		t.Errorf("shown as %+v", view)
	}
	w.rejectWith = nil
	w.wantEvents("product.created", "price.created")
	if view := w.Snapshot().Deliveries; !view[0].Done || view[0].Tries != 2 {
		t.Errorf("shown as %+v", view)
	}
	w.wantEvents()
}

// TestWebhooksAreSentForSelectedEventsOnly: other events exist, and are not waiting for a receiver.
func TestWebhooksAreSentForSelectedEventsOnly(t *testing.T) {
	w := newFixture(t, func(o *sandbox.Options) { o.Events = []string{"price.created"} })
	w.rejectWith = errors.New("the receiver is down")
	w.price()
	if err := w.Flush(t.Context()); err == nil || strings.Contains(err.Error(), "product.created") || !strings.Contains(err.Error(), "price.created") {
		t.Errorf("the undelivered webhooks are %v, want price.created only", err)
	}
	w.rejectWith = nil
	w.wantEvents("price.created")
}

// TestRunDeliversWebhooksAndRetriesRejectedOnes: Run sends webhooks automatically as the provider does, retries after a
// rejection, and accepts 2xx only.
func TestRunDeliversWebhooksAndRetriesRejectedOnes(t *testing.T) {
	delivered := make(chan stripe.Event, 10)
	statuses := []int{http.StatusFound, http.StatusInternalServerError, http.StatusOK, http.StatusNoContent}
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		event, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), webhookSecret)
		if err != nil || r.Header.Get("Content-Type") != "application/json; charset=utf-8" {
			t.Errorf("%v, %v", err, r.Header)
		}
		answer := http.StatusOK
		if len(statuses) > 0 {
			answer, statuses = statuses[0], statuses[1:]
		}
		w.Header().Set("Location", "/elsewhere")
		w.WriteHeader(answer)
		if answer < 300 {
			delivered <- event
		}
	}))
	defer receiver.Close()
	w := newFixture(t, func(o *sandbox.Options) { o.Deliver, o.WebhookURL, o.Now = nil, receiver.URL, time.Now })
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		w.Sandbox.Run(ctx)
	}()
	cus := w.customer()
	if _, err := w.api.Customers.Del(cus.ID, nil); err != nil {
		t.Fatal(err)
	}
	got := map[stripe.EventType]bool{}
	for len(got) < 2 {
		select {
		case event := <-delivered:
			got[event.Type] = true
		case <-time.After(time.Minute):
			t.Fatalf("only %v were delivered", got)
		}
	}
	if !got["customer.created"] || !got["customer.deleted"] {
		t.Errorf("delivered: %v", got)
	}
	cancel()
	<-ended
}

// TestSignatureIsValidForItsBodySecretAndTimeOnly verifies with the provider's own library.
func TestSignatureIsValidForItsBodySecretAndTimeOnly(t *testing.T) {
	at := time.Now()
	body := []byte(`{"id":"evt_1","object":"event","api_version":"2023-10-16"}`)
	if _, err := webhook.ConstructEvent(body, sandbox.Sign(body, webhookSecret, at), webhookSecret); err != nil {
		t.Error(err)
	}
	if _, err := webhook.ConstructEvent(body, sandbox.Sign(body, "whsec_other", at), webhookSecret); err == nil {
		t.Error("a signature with another secret was accepted")
	}
	if _, err := webhook.ConstructEvent(body, sandbox.Sign(body, webhookSecret, at.Add(-time.Hour)), webhookSecret); err == nil {
		t.Error("an old signature was accepted")
	}
}

// TestStateSurvivesRestart: pending webhooks are sent after the restart, and an invalid file fails the start with
// a message.
func TestStateSurvivesRestart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "payments", "sandbox.json")
	withFile := func(o *sandbox.Options) { o.File = file }
	before := newFixture(t, withFile)
	cus, sub := before.member("4000000000000341")
	before.rejectWith = errors.New("the receiver is down")
	before.advance(28*day + hour)
	if err := before.Flush(t.Context()); err == nil {
		t.Fatal("Flush succeeded with a rejecting receiver")
	}

	after := newFixture(t, withFile)
	after.now = before.now
	if now := after.subscription(sub.ID); now.Status != "past_due" || now.DefaultPaymentMethod.Card.Last4 != "0341" {
		t.Errorf("after a restart: %s, %+v", now.Status, now.DefaultPaymentMethod)
	}
	after.wantEvents("invoice.created", "customer.subscription.updated", "payment_intent.created", "invoice.finalized", "charge.failed", "payment_intent.payment_failed", "invoice.payment_failed", "customer.subscription.updated")
	after.advance(3 * day)
	after.wantLedger(cus, "Jan 31 09:00 8000 paid", "Feb 28 10:00 8000 card_declined", "Mar 3 10:00 8000 card_declined")

	entries, err := os.ReadDir(filepath.Dir(file))
	if err != nil || len(entries) != 1 {
		t.Errorf("the folder contains %v, %v", entries, err)
	}
	for content, want := range map[string]string{"{half": "delete it", `{"version":99}`: "version 99", "[]": "delete it"} {
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := sandbox.New(sandbox.Options{SecretKey: secretKey, PublishableKey: publishableKey, WebhookSecret: webhookSecret, File: file})
		if err == nil || !strings.Contains(err.Error(), file) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", content, err)
		}
		if left, err := os.ReadFile(file); err != nil || string(left) != content {
			t.Errorf("the file was changed to %q", left)
		}
	}
}
