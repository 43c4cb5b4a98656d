package stripe

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	stripe "github.com/stripe/stripe-go/v76"
	"github.com/stripe/stripe-go/v76/webhook"

	"aangan/bff/domain/membership"
)

// tolerance is the maximum difference of a signature's time from now, in either direction: an old one may be a replay,
// and one from the future would be valid for too long.
const tolerance = 300 * time.Second

// Notices verifies webhooks: only Stripe has the secret of the endpoint.
type Notices struct{ secret string }

var _ membership.Verifier = Notices{}

// NewNotices returns a verifier with the endpoint's secret.
func NewNotices(secret string) Notices { return Notices{secret} }

// GoString hides the secret, for %#v.
func (n Notices) GoString() string { return n.String() }

// String hides the secret.
func (Notices) String() string { return "[secret]" }

// Verify returns the notice of a raw webhook body and its Stripe-Signature header. Returns membership.ErrUnverified if
// the signature is not Stripe's or not recent, or if the event has another API version than the product's.
func (n Notices) Verify(body []byte, signature string, now time.Time) (membership.Notice, error) {
	at, err := signedAt(signature)
	if err != nil {
		return membership.Notice{}, err
	}
	if apart := now.Sub(at).Abs(); apart > tolerance {
		return membership.Notice{}, fmt.Errorf("%w: the signature is %d seconds old", membership.ErrUnverified, int(now.Sub(at).Seconds()))
	}
	event, err := webhook.ConstructEventWithOptions(body, signature, n.secret, webhook.ConstructEventOptions{IgnoreTolerance: true, IgnoreAPIVersionMismatch: true})
	switch {
	case errors.Is(err, webhook.ErrNotSigned), errors.Is(err, webhook.ErrInvalidHeader), errors.Is(err, webhook.ErrNoValidSignature):
		return membership.Notice{}, fmt.Errorf("%w: %w", membership.ErrUnverified, err)
	case err != nil:
		return membership.Notice{}, fmt.Errorf("%w: the body is not an event", membership.ErrUnverified)
	case event.APIVersion != stripe.APIVersion:
		return membership.Notice{}, fmt.Errorf("%w: the event's API version is not %s", membership.ErrUnverified, stripe.APIVersion)
	case event.ID == "" || event.Type == "":
		return membership.Notice{}, fmt.Errorf("%w: the event lacks its id or type", membership.ErrUnverified)
	}
	notice := membership.Notice{EventID: event.ID, Type: string(event.Type), CreatedAt: time.Unix(event.Created, 0)}
	if event.Data != nil {
		notice.ObjectID = text(event.Data.Object["id"])
		notice.CustomerID = text(event.Data.Object["customer"])
		if text(event.Data.Object["object"]) == "customer" {
			notice.CustomerID = notice.ObjectID
		}
	}
	// The database cannot store a NUL byte, however often the notice is sent again.
	if strings.ContainsRune(notice.EventID+notice.Type+notice.ObjectID+notice.CustomerID, 0) {
		return membership.Notice{}, fmt.Errorf("%w: an id contains a NUL byte", membership.ErrUnverified)
	}
	return notice, nil
}

// signedAt returns the time in a signature header. Returns an error unless there is exactly one.
func signedAt(header string) (time.Time, error) {
	var at time.Time
	for part := range strings.SplitSeq(header, ",") {
		value, is := strings.CutPrefix(part, "t=")
		if !is {
			continue
		}
		seconds, err := strconv.ParseInt(value, 10, 64)
		if err != nil || !at.IsZero() {
			return time.Time{}, fmt.Errorf("%w: the signature's time is malformed", membership.ErrUnverified)
		}
		at = time.Unix(seconds, 0)
	}
	if at.IsZero() {
		return time.Time{}, fmt.Errorf("%w: there is no signature", membership.ErrUnverified)
	}
	return at, nil
}

// text returns an id, given as text or in an expanded object.
func text(value any) string {
	switch v := value.(type) {
	case string:
		return v
	case map[string]any:
		id, _ := v["id"].(string)
		return id
	}
	return ""
}
