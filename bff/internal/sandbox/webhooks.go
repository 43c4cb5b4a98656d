package sandbox

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// delivery is an undelivered webhook.
type delivery struct {
	Event string
	// NotBefore is the time of the next attempt, on the machine's clock, which tests do not move.
	NotBefore time.Time
}

const (
	// mostTries is the number of failures after which a webhook is abandoned.
	mostTries = 25
	// longestPause is the maximum time between two attempts.
	longestPause = 10 * time.Minute
)

// Sign returns the signature header of a webhook: the time, and a MAC of the time and the body.
func Sign(body []byte, secret string, at time.Time) string {
	moment := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, []byte(secret))
	_, _ = mac.Write([]byte(moment + ".")) // Writing to a hash never fails.
	_, _ = mac.Write(body)
	return "t=" + moment + ",v1=" + hex.EncodeToString(mac.Sum(nil))
}

// Flush sends every waiting webhook once, in order, regardless of its retry time. Its error joins those of the
// undelivered ones, which stay.
func (s *Sandbox) Flush(ctx context.Context) error {
	var errs []error
	for _, d := range s.waiting() {
		errs = append(errs, s.deliver(ctx, d))
	}
	return errors.Join(errs...)
}

// waiting returns the undelivered webhooks.
func (s *Sandbox) waiting() []*delivery {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.state.Outbox)
}

// send sends due webhooks, and returns the time until the next one is due.
func (s *Sandbox) send(ctx context.Context) (pause time.Duration) {
	pause = time.Hour
	for _, d := range s.waiting() {
		s.mu.Lock()
		wait := time.Until(d.NotBefore)
		s.mu.Unlock()
		if wait > 0 {
			pause = min(pause, wait)
			continue
		}
		if ctx.Err() != nil {
			return pause
		}
		if err := s.deliver(ctx, d); err != nil && ctx.Err() == nil {
			s.options.Logger.Warn("a payment webhook was not delivered", "error", err)
			pause = 0
		}
	}
	return pause
}

// deliver makes one attempt to send a webhook.
func (s *Sandbox) deliver(ctx context.Context, d *delivery) error {
	s.sending.Lock()
	defer s.sending.Unlock()
	s.mu.Lock()
	event := s.state.Events[d.Event]
	taken := event == nil || !slices.Contains(s.state.Outbox, d)
	s.mu.Unlock()
	if taken {
		return nil
	}
	body := event.Body // It is immutable.
	// Sign with Options.Now, the receiver's clock in tests.
	err := s.options.Deliver(ctx, s.options.WebhookURL, body, Sign(body, s.options.WebhookSecret, s.options.Now()))
	kept := s.change(func() error {
		event.Tries++
		event.Status, event.Problem, event.Done = http.StatusOK, "", true
		if err != nil {
			event.Status, event.Problem, event.Done = 0, err.Error(), event.Tries >= mostTries
			var refusal *refusedWebhook
			if errors.As(err, &refusal) {
				event.Status = refusal.status
			}
		}
		if event.Done {
			s.state.Outbox = slices.DeleteFunc(s.state.Outbox, func(other *delivery) bool { return other == d })
		}
		d.NotBefore = time.Now().Add(min(time.Second<<min(event.Tries-1, 20), longestPause))
		return nil
	})
	if err != nil {
		err = fmt.Errorf("%s: %w", event.Type, err)
	}
	return errors.Join(err, kept)
}

// refusedWebhook is the error of a response other than 2xx.
type refusedWebhook struct{ status int }

func (r *refusedWebhook) Error() string { return "answered with " + strconv.Itoa(r.status) }

// client sends webhooks. It does not follow redirects, as the provider does not.
var client = &http.Client{
	Timeout:       10 * time.Second,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// post sends a webhook over HTTP. Returns an error for a response other than 2xx.
func post(ctx context.Context, url string, body []byte, signature string) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json; charset=utf-8")
	r.Header.Set("User-Agent", "Stripe/1.0 (+https://stripe.com/docs/webhooks)")
	r.Header.Set("Stripe-Signature", signature)
	answer, err := client.Do(r)
	if err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, io.LimitReader(answer.Body, most))
	if err = errors.Join(err, answer.Body.Close()); err != nil {
		return err
	}
	if answer.StatusCode < 200 || answer.StatusCode > 299 {
		return &refusedWebhook{answer.StatusCode}
	}
	return nil
}
