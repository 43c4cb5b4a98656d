// Package webpush sends messages to browsers over their push services (RFC 8030, 8291, 8292).
package webpush

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"

	library "github.com/SherClockHolmes/webpush-go"
)

const (
	// sendTimeout is the time a push service has for one message.
	sendTimeout = 10 * time.Second
	// keptFor is the time a push service keeps a message for a browser that is offline.
	keptFor = 12 * time.Hour
)

// Settings configures a client.
type Settings struct {
	// Key identifies this server at the push services. Browsers subscribe with its public key.
	Key *ecdh.PrivateKey
	// Contact is the email address for operators of push services.
	Contact string
	// Transport sends the requests; nil means http.DefaultTransport.
	Transport http.RoundTripper
}

// Client sends messages. It is safe for concurrent use.
type Client struct {
	settings Settings
	client   *http.Client
}

// New returns a client.
func New(s Settings) *Client {
	return &Client{settings: s, client: &http.Client{
		Transport: s.Transport, Timeout: sendTimeout,
		// A redirect could lead to another host.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// PublicKey returns the key with which browsers subscribe, in base64url without padding.
func (c *Client) PublicKey() string {
	return base64.RawURLEncoding.EncodeToString(c.settings.Key.PublicKey().Bytes())
}

// Send sends one message, encrypted with the browser's keys and signed. A later message of the topic replaces it at the
// push service. Gone is true if the browser has unsubscribed. Neither result is true if the push service rejects the
// message and would do so again. Returns an error if the message should be sent again; it does not contain the
// address, which is a secret.
func (c *Client) Send(ctx context.Context, endpoint string, p256dh, auth []byte, topic string, text []byte) (accepted, gone bool, err error) {
	encode := base64.RawURLEncoding.EncodeToString
	response, err := library.SendNotificationWithContext(ctx, text, &library.Subscription{
		Endpoint: endpoint, Keys: library.Keys{P256dh: encode(p256dh), Auth: encode(auth)},
	}, &library.Options{
		HTTPClient: c.client, Subscriber: c.settings.Contact, TTL: int(keptFor.Seconds()), Topic: topic,
		Urgency: library.UrgencyNormal, VAPIDPublicKey: c.PublicKey(), VAPIDPrivateKey: encode(c.settings.Key.Bytes()),
	})
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) {
			err = failed.Err
		}
		return false, false, fmt.Errorf("send push message: %w", err)
	}
	defer response.Body.Close()
	// Read so that the connection can be used again. The text is not needed.
	_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, 4<<10))
	switch status := response.StatusCode; {
	case status == http.StatusTooManyRequests || status >= http.StatusInternalServerError:
		return false, false, fmt.Errorf("push service responded %d", status)
	case status == http.StatusNotFound || status == http.StatusGone:
		return false, true, nil
	default:
		return status < http.StatusMultipleChoices, false, nil
	}
}
