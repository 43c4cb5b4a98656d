package push

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Options are the service's dependencies. Nil Pool and Queue are enough to read the tasks.
type Options struct {
	Pool   *pgxpool.Pool
	Queue  tasks.Queue
	Sender Sender
	// Hosts are the hosts of push services, with their subdomains. A browser names the address of its push service, so
	// nothing is sent to any other. With a port, the host must be exactly this one.
	Hosts []string
	// Quiet returns the end of quiet hours, as reminders.QuietUntil.
	Quiet  func(from, until *int16, zone string, at time.Time) time.Time
	Logger *slog.Logger
}

// Service manages the subscriptions of browsers, and sends to them.
type Service struct {
	options Options
	q       *store.Queries
	now     func() time.Time
}

// Sender sends messages to push services, as webpush.Client.
type Sender interface {
	// PublicKey returns the key with which browsers subscribe, in base64url without padding.
	PublicKey() string
	// Send sends a text to a browser. Gone is true if the browser has unsubscribed; neither result is true if the
	// message is rejected for good. Returns an error if it should be sent again.
	Send(ctx context.Context, endpoint string, p256dh, auth []byte, topic string, text []byte) (accepted, gone bool, err error)
}

// New returns the service.
func New(o Options) *Service {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Service{options: o, q: store.New(), now: time.Now}
}

// PublicKey returns the key with which browsers subscribe, in base64url without padding.
func (s *Service) PublicKey() string { return s.options.Sender.PublicKey() }

// Subscription is what a browser returns when it subscribes.
type Subscription struct {
	Endpoint string
	// P256dh and Auth are the browser's keys, in base64url without padding.
	P256dh, Auth string
	// Neutral is true if the app has the neutral name on this device.
	Neutral bool
}

// The lengths of the keys in bytes: an uncompressed point of P-256, and the authentication secret.
const (
	pointLength  = 65
	secretLength = 16
)

// Subscribe stores the subscription of a sign-in in place of an earlier one. The caller must be the member, in this
// sign-in. Returns *fault.Invalid for an address or keys that cannot be used, *fault.Forbidden on a shared device, and
// fault.ErrNotFound if the sign-in has ended.
func (s *Service) Subscribe(ctx context.Context, me identity.Member, given Subscription) error {
	if me.Session.SharedDevice {
		return &fault.Forbidden{Message: copy.Push.Shared}
	}
	if !s.accepts(given.Endpoint) {
		return fault.Field("endpoint", copy.Push.UnknownService)
	}
	point, err := base64.RawURLEncoding.DecodeString(given.P256dh)
	if err != nil || len(point) != pointLength {
		return fault.Field("p256dh", copy.Push.WrongKey)
	}
	if _, err := ecdh.P256().NewPublicKey(point); err != nil {
		return fault.Field("p256dh", copy.Push.WrongKey)
	}
	secret, err := base64.RawURLEncoding.DecodeString(given.Auth)
	if err != nil || len(secret) != secretLength {
		return fault.Field("auth", copy.Push.WrongKey)
	}
	var stored int64
	err = pgx.BeginFunc(ctx, s.options.Pool, func(tx pgx.Tx) error {
		err := s.q.TakePushEndpoint(ctx, tx, store.TakePushEndpointParams{Endpoint: given.Endpoint, SignInID: me.Session.ID})
		if err != nil {
			return err
		}
		stored, err = s.q.SavePushSubscription(ctx, tx, store.SavePushSubscriptionParams{
			SignInID: me.Session.ID, MemberID: me.ID.UUID(), Endpoint: given.Endpoint, P256dh: point, Auth: secret, Neutral: given.Neutral,
		})
		return err
	})
	if err != nil {
		return fmt.Errorf("save push subscription: %w", err)
	}
	if stored == 0 {
		return fault.ErrNotFound
	}
	return nil
}

// Unsubscribe deletes the subscription of the member's sign-in, if there is one. The caller must be the member.
func (s *Service) Unsubscribe(ctx context.Context, me identity.Member) error {
	if err := s.q.DeletePushSubscription(ctx, s.options.Pool, me.Session.ID); err != nil {
		return fmt.Errorf("delete push subscription: %w", err)
	}
	return nil
}

// Subscribed reports whether the member's sign-in has a subscription. The caller must be the member.
func (s *Service) Subscribed(ctx context.Context, me identity.Member) (bool, error) {
	is, err := s.q.HasPushSubscription(ctx, s.options.Pool, me.Session.ID)
	if err != nil {
		return false, fmt.Errorf("find push subscription: %w", err)
	}
	return is, nil
}

// accepts reports whether an address is one of a known push service.
func (s *Service) accepts(endpoint string) bool {
	address, err := url.Parse(endpoint)
	if err != nil || address.Scheme != "https" || address.User != nil || address.Opaque != "" {
		return false
	}
	host := strings.ToLower(address.Host)
	for _, known := range s.options.Hosts {
		if host == known || strings.HasSuffix(host, "."+known) {
			return true
		}
	}
	return false
}

// Tasks returns the queued task that sends to a member's browsers.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: taskSend, Run: s.send}}
}

// Periodic returns the periodic task that finds what to send.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "find-pushes", Interval: time.Minute, Run: s.enqueue}}
}

// enqueue enqueues a task for every member with a notification to push, except in their quiet hours. A task that
// already waits, as one does between attempts, is not enqueued again.
func (s *Service) enqueue(ctx context.Context) error {
	rows, err := s.q.MembersToPush(ctx, s.options.Pool)
	if err != nil {
		return fmt.Errorf("find notifications to push: %w", err)
	}
	now := s.now()
	return pgx.BeginFunc(ctx, s.options.Pool, func(tx pgx.Tx) error {
		for _, row := range rows {
			if s.options.Quiet(row.QuietFrom, row.QuietUntil, row.TimeZone, now).After(now) {
				continue
			}
			if err := s.options.Queue.Schedule(ctx, tx, tasks.Ref{Kind: taskSend, ID: row.MemberID}, time.Time{}); err != nil {
				return err
			}
		}
		return nil
	})
}
