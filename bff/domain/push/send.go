package push

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	webpush "github.com/SherClockHolmes/webpush-go"
	"github.com/google/uuid"
)

// taskSend is the task that sends to a member's browsers. Its id is the member's.
const taskSend = "push"

// keptFor is the time a push service keeps a message for a browser that is offline.
const keptFor = 12 * time.Hour

// Message is what a browser receives. The service worker shows it (apps/member/src/worker). It names no person.
type Message struct {
	Title string `json:"title"`
	Body  string `json:"body"`
	Icon  string `json:"icon"`
	// Path is the page that it opens, and what it replaces: an earlier message of the same path.
	Path string `json:"path"`
	// Off is the label of the button that turns messages off on this device.
	Off string `json:"off"`
}

// messageOf returns the message about a notification, in the member's language.
func messageOf(row store.PushesOfRow) Message {
	in := copy.In(row.DisplayLanguage)
	m := Message{Title: copy.Brand.Name, Icon: "/app-icons/aangan-192.png", Body: in.Push.Session, Path: "/sessions", Off: in.Push.Off}
	if row.Neutral {
		m.Title, m.Icon = in.Push.NeutralName, "/app-icons/notes-192.png"
	}
	if notification.Type(row.Type) == notification.TypeMessage {
		m.Body, m.Path = in.Push.Message, "/messages"
	}
	return m
}

// send pushes a member's newest notification to each of their browsers that has not got it. Returns an error if a push
// service could not be reached or asks to try again; the task then repeats for those browsers. In quiet hours it sends
// nothing: the periodic task enqueues it after them.
func (s *Service) send(ctx context.Context, member uuid.UUID) error {
	rows, err := s.q.PushesOf(ctx, s.options.Pool, member)
	if err != nil {
		return fmt.Errorf("read push subscriptions: %w", err)
	}
	now := s.now()
	var failures []error
	for _, row := range rows {
		if s.options.Quiet(row.QuietFrom, row.QuietUntil, row.TimeZone, now).After(now) {
			return nil
		}
		failures = append(failures, s.sendTo(ctx, row))
	}
	return errors.Join(failures...)
}

// sendTo pushes to one browser, and records the result.
func (s *Service) sendTo(ctx context.Context, row store.PushesOfRow) error {
	status, err := 0, error(nil)
	// The list of hosts may have become shorter since the browser subscribed.
	if s.accepts(row.Endpoint) {
		status, err = s.post(ctx, row)
	}
	switch {
	case err != nil:
		return err
	case status == http.StatusTooManyRequests || status >= http.StatusInternalServerError:
		return fmt.Errorf("push service responded %d", status)
	case status == 0 || status == http.StatusNotFound || status == http.StatusGone:
		// The browser has unsubscribed.
		if err := s.q.DropPushSubscription(ctx, s.options.Pool, store.DropPushSubscriptionParams{SignInID: row.SignInID, Endpoint: row.Endpoint}); err != nil {
			return fmt.Errorf("delete push subscription: %w", err)
		}
		return nil
	case status >= http.StatusMultipleChoices:
		// It would be rejected again. The next notification is tried.
		s.options.Logger.WarnContext(ctx, "a push service rejected a message", "status", status)
	}
	err = s.q.NotePushed(ctx, s.options.Pool, store.NotePushedParams{SignInID: row.SignInID, Endpoint: row.Endpoint, PushedUntil: row.CreatedAt})
	if err != nil {
		return fmt.Errorf("note a pushed notification: %w", err)
	}
	return nil
}

// post sends one message, encrypted for the browser and signed, and returns the push service's status. Its errors do
// not contain the address, which is a secret.
func (s *Service) post(ctx context.Context, row store.PushesOfRow) (status int, err error) {
	text, err := json.Marshal(messageOf(row))
	if err != nil {
		return 0, fmt.Errorf("encode push message: %w", err)
	}
	encode := base64.RawURLEncoding.EncodeToString
	response, err := webpush.SendNotificationWithContext(ctx, text, &webpush.Subscription{
		Endpoint: row.Endpoint, Keys: webpush.Keys{P256dh: encode(row.P256dh), Auth: encode(row.Auth)},
	}, &webpush.Options{
		HTTPClient: s.options.Client, Subscriber: s.options.Contact, TTL: int(keptFor.Seconds()), Topic: row.Type,
		Urgency: webpush.UrgencyNormal, VAPIDPublicKey: s.PublicKey(), VAPIDPrivateKey: encode(s.options.Key.Bytes()),
	})
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) {
			err = failed.Err
		}
		return 0, fmt.Errorf("send push message: %w", err)
	}
	defer response.Body.Close()
	// Read so that the connection can be used again. The text is not needed.
	_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, 4<<10))
	return response.StatusCode, nil
}
