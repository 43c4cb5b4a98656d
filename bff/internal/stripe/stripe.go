// Package stripe implements the product's payment provider with Stripe's own library, in the types of package
// membership. No other package imports the library, and neither Stripe's texts nor the key get into an error or a log.
package stripe

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	stripe "github.com/stripe/stripe-go/v76"
	portal "github.com/stripe/stripe-go/v76/billingportal/session"
	"github.com/stripe/stripe-go/v76/customer"
	"github.com/stripe/stripe-go/v76/invoice"
	"github.com/stripe/stripe-go/v76/price"
	"github.com/stripe/stripe-go/v76/product"
	"github.com/stripe/stripe-go/v76/setupintent"
	"github.com/stripe/stripe-go/v76/subscription"

	"aangan/bff/domain/membership"
)

// APIVersion is the version of Stripe's API in requests and in webhooks.
const APIVersion = stripe.APIVersion

// Settings configures the access to Stripe.
type Settings struct {
	// URL is the URL of its API, such as https://api.stripe.com. Key is the account's secret key.
	URL, Key string
	// Timeout limits one response; Whole a call with its retries. Zero means 10 and 15 seconds.
	Timeout, Whole time.Duration
	// Retries is the number of retries of a transient failure; negative means none, zero means 3.
	Retries int
}

// GoString returns the settings without the key, for %#v.
func (s Settings) GoString() string { return s.String() }

// String returns the settings without the key.
func (s Settings) String() string { return "{" + s.URL + "}" }

// Provider is a client of Stripe. It is safe for concurrent use.
type Provider struct {
	prices        price.Client
	products      product.Client
	customers     customer.Client
	portals       portal.Client
	setups        setupintent.Client
	subscriptions subscription.Client
	invoices      invoice.Client
	whole         time.Duration
}

var _ membership.Provider = (*Provider)(nil)

// New returns a provider. It sends no request yet.
func New(s Settings) *Provider {
	if s.Timeout == 0 {
		s.Timeout = 10 * time.Second
	}
	if s.Whole == 0 {
		s.Whole = 15 * time.Second
	}
	switch {
	case s.Retries < 0:
		s.Retries = 0
	case s.Retries == 0:
		s.Retries = 3
	}
	backend := stripe.GetBackendWithConfig(stripe.APIBackend, &stripe.BackendConfig{
		URL:               stripe.String(s.URL),
		MaxNetworkRetries: stripe.Int64(int64(s.Retries)),
		EnableTelemetry:   stripe.Bool(false),
		LeveledLogger:     silence{},
		HTTPClient: &http.Client{
			Timeout:   s.Timeout,
			Transport: &transport{next: newTransport()},
			// The key is sent to the configured URL only.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	})
	return &Provider{
		prices: price.Client{B: backend, Key: s.Key}, products: product.Client{B: backend, Key: s.Key},
		customers: customer.Client{B: backend, Key: s.Key}, portals: portal.Client{B: backend, Key: s.Key},
		setups: setupintent.Client{B: backend, Key: s.Key}, subscriptions: subscription.Client{B: backend, Key: s.Key},
		invoices: invoice.Client{B: backend, Key: s.Key}, whole: s.Whole,
	}
}

// newTransport returns a transport with its own idle connections, not shared with the default transport's users.
func newTransport() *http.Transport {
	return &http.Transport{
		Proxy:               http.ProxyFromEnvironment,
		DialContext:         (&net.Dialer{Timeout: 5 * time.Second}).DialContext,
		TLSHandshakeTimeout: 5 * time.Second,
		ForceAttemptHTTP2:   true,
		MaxIdleConnsPerHost: 16,
		IdleConnTimeout:     time.Minute,
	}
}

// maxAnswer is the maximum size of a response, in bytes. A page of a hundred invoices is a few hundred thousand.
const maxAnswer = 8 << 20

// transport is between the library and the network.
type transport struct{ next http.RoundTripper }

// RoundTrip sends a request without the library's telemetry headers, and returns a complete response. During an outage
// a proxy often responds with an HTML page; the library would quote it in its errors. A success that is not the
// requested object is a failed request, so the library repeats it as after a lost connection.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Del("X-Stripe-Client-User-Agent")
	response, err := t.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer))
	if err = errors.Join(err, response.Body.Close()); err != nil {
		return nil, err
	}
	switch {
	case response.StatusCode >= http.StatusMultipleChoices && !refuses(body):
		// Not Stripe's own error, so its status means nothing: a proxy's 404 is no missing object.
		body, response.StatusCode = []byte(`{"error": {"type": "api_error"}}`), max(response.StatusCode, http.StatusBadGateway)
	case response.StatusCode < http.StatusMultipleChoices && !answers(r, body):
		return nil, errMalformed
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, nil
}

// errMalformed is the error of a successful response with an unreadable or unexpected body. It quotes nothing of it.
var errMalformed = errors.New("the response is not the requested object")

// refuses reports whether a body is an error of Stripe's.
func refuses(body []byte) bool {
	var found struct {
		Error struct {
			Type string `json:"type"`
		} `json:"error"`
	}
	return json.Unmarshal(body, &found) == nil && found.Error.Type != ""
}

// answers reports whether a body is the object, or the list of objects, that a request asks for. The library does not
// check this: it reads {} as an empty list, after which every subscription would be gone.
func answers(r *http.Request, body []byte) bool {
	_, path, _ := strings.Cut(r.URL.Path, "/v1/")
	kind, rest, _ := strings.Cut(path, "/")
	id, _, _ := strings.Cut(rest, "/")
	if kind == "billing_portal" {
		kind, id = "billing_portal.session", ""
	}
	kind = strings.TrimSuffix(kind, "s")
	type object struct {
		ID     string `json:"id"`
		Object string `json:"object"`
	}
	var found struct {
		object
		Data    *[]object `json:"data"`
		HasMore *bool     `json:"has_more"`
	}
	if json.Unmarshal(body, &found) != nil {
		return false
	}
	if r.Method != http.MethodGet || id != "" {
		return found.Object == kind && found.ID != "" && (id == "" || id == found.ID)
	}
	return found.Object == "list" && found.Data != nil && found.HasMore != nil &&
		!slices.ContainsFunc(*found.Data, func(o object) bool { return o.Object != kind || o.ID == "" })
}

// silence is a logger that discards everything: the library would log Stripe's texts.
type silence struct{}

func (silence) Debugf(string, ...any) {}
func (silence) Infof(string, ...any)  {}
func (silence) Warnf(string, ...any)  {}
func (silence) Errorf(string, ...any) {}

// within returns a context with the timeout of a call and its retries.
func (p *Provider) within(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, p.whole)
}

// params returns request parameters with the context and the idempotency key, if any.
func params(ctx context.Context, key string) stripe.Params {
	p := stripe.Params{Context: ctx}
	if key != "" {
		p.IdempotencyKey = stripe.String(key)
	}
	return p
}

// fail converts an error of the library to one of the domain's. The error of a cancelled context is returned
// unchanged.
func fail(ctx context.Context, doing string, err error) error {
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return fmt.Errorf("%s: %w", doing, ctx.Err())
	}
	var answered *stripe.Error
	if errors.As(err, &answered) {
		if answered.Type == stripe.ErrorTypeCard || answered.HTTPStatusCode == http.StatusPaymentRequired {
			code := string(answered.DeclineCode)
			if code == "" {
				code = string(answered.Code)
			}
			return fmt.Errorf("%s: %w", doing, &membership.Declined{Message: answered.Msg, Code: plain(code)})
		}
		return fmt.Errorf("%s: %w (status %d, type %q, code %q, parameter %q, request %q)", doing, kindOf(answered),
			answered.HTTPStatusCode, plain(string(answered.Type)), plain(string(answered.Code)), plain(answered.Param), plain(answered.RequestID))
	}
	var network net.Error
	switch {
	case errors.Is(err, errMalformed):
		return malformed(doing, "not the requested object")
	case errors.Is(err, context.DeadlineExceeded) || errors.As(err, &network) && network.Timeout():
		return fmt.Errorf("%s: %w (timeout)", doing, membership.ErrOutage)
	case errors.As(err, &network) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF):
		return fmt.Errorf("%s: %w (no connection)", doing, membership.ErrOutage)
	default:
		// A field has the wrong type. The library's error quotes the response.
		return malformed(doing, "wrong type")
	}
}

func kindOf(e *stripe.Error) error {
	switch {
	// It has Stripe's request id, so it is not from a proxy in between.
	case e.HTTPStatusCode >= http.StatusInternalServerError && e.RequestID != "":
		return membership.ErrBroken
	// Another request holds the same key, and the library's retries did not outlast it.
	case e.Code == stripe.ErrorCodeIdempotencyKeyInUse, e.Code == stripe.ErrorCodeLockTimeout,
		e.HTTPStatusCode == http.StatusTooManyRequests, e.HTTPStatusCode >= http.StatusInternalServerError:
		return membership.ErrOutage
	case e.Type == stripe.ErrorTypeIdempotency:
		return membership.ErrKeyReused
	case e.Code == stripe.ErrorCodeResourceMissing, e.HTTPStatusCode == http.StatusNotFound:
		return membership.ErrMissing
	default:
		return membership.ErrUnusable
	}
}

var plainWord = regexp.MustCompile(`^[A-Za-z0-9_.\[\]-]{0,80}$`)

// plain returns a code of Stripe's, or "?" if it contains other characters than codes do.
func plain(word string) string {
	if !plainWord.MatchString(word) {
		return "?"
	}
	return word
}

// malformed returns the error of a response that lacks data that every object of its kind has. It counts as an outage:
// it is unknown whether the provider has acted, and the same call may work later.
func malformed(doing, what string) error {
	return fmt.Errorf("%s: %w (malformed response: %s)", doing, membership.ErrOutage, what)
}

// unusable returns the error of an object that lacks data that the product needs.
func unusable(doing, what string) error {
	return fmt.Errorf("%s: %w (%s)", doing, membership.ErrUnusable, what)
}

func at(seconds int64) time.Time { return time.Unix(seconds, 0).UTC() }

func maybe(seconds int64) *time.Time {
	if seconds == 0 {
		return nil
	}
	t := at(seconds)
	return &t
}
