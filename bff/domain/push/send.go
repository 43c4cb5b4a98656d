package push

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
)

// taskSend is the task that sends to a member's browsers. Its id is the member's.
const taskSend = "push"

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
	text, err := json.Marshal(messageOf(row))
	if err != nil {
		return fmt.Errorf("encode push message: %w", err)
	}
	// The list of hosts may have become shorter since the browser subscribed.
	accepted, gone := false, !s.accepts(row.Endpoint)
	if !gone {
		if accepted, gone, err = s.options.Sender.Send(ctx, row.Endpoint, row.P256dh, row.Auth, row.Type, text); err != nil {
			return err
		}
	}
	if gone {
		if err := s.q.DropPushSubscription(ctx, s.options.Pool, store.DropPushSubscriptionParams{SignInID: row.SignInID, Endpoint: row.Endpoint}); err != nil {
			return fmt.Errorf("delete push subscription: %w", err)
		}
		return nil
	}
	if !accepted {
		// It would be rejected again. The next notification is tried.
		s.options.Logger.WarnContext(ctx, "a push service rejected a message")
	}
	err = s.q.NotePushed(ctx, s.options.Pool, store.NotePushedParams{SignInID: row.SignInID, Endpoint: row.Endpoint, PushedUntil: row.CreatedAt})
	if err != nil {
		return fmt.Errorf("note a pushed notification: %w", err)
	}
	return nil
}
