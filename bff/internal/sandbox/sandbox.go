package sandbox

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

// Options configures a sandbox.
type Options struct {
	// SecretKey authenticates the product's calls, PublishableKey the browser's, and WebhookSecret signs webhooks.
	SecretKey, PublishableKey, WebhookSecret string
	// WebhookURL receives the webhooks; if it is empty, they are only listed.
	WebhookURL string
	// Events are the types of events that webhooks are sent for, like the setting of an endpoint at the provider; nil
	// means all.
	Events []string
	// URL is the sandbox's own URL, without a trailing slash. Calls under host names other than its own and this
	// machine's are rejected.
	URL string
	// AppOrigin is the origin whose pages may call the API.
	AppOrigin string
	// File stores the state; if empty, the state is lost at the end.
	File string
	// Now is the clock, by default the real one.
	Now func() time.Time
	// Deliver sends a webhook, which is retried after an error. The default sends it over HTTP.
	Deliver func(ctx context.Context, url string, body []byte, signature string) error
	// Pages serves everything outside /v1/; nil serves nothing there.
	Pages func(*Sandbox) http.Handler
	// Logger logs failed deliveries; nil disables it.
	Logger *slog.Logger
	// AfterRetries is the status of a subscription whose renewal stayed unpaid: canceled (the default), unpaid or
	// past_due.
	AfterRetries string
	// SetupsStayApart stops a subscription in its trial from using its setup's card automatically: the client must set
	// it.
	SetupsStayApart bool
}

// Sandbox is a payment sandbox with its state. It is safe for concurrent use.
type Sandbox struct {
	options Options
	pages   http.Handler
	routes  *http.ServeMux

	// mu guards the state, and the events collected during a change.
	mu    sync.Mutex
	state *state
	// touched is true if the state may differ from the file; webhooksPending is true if a webhook is pending.
	touched, webhooksPending bool
	// calling is the call that changes the state now, for its events; zero if time does.
	calling caller
	// step is the time of the step that is running, in its customer's time; zero if none is.
	step int64
	// breaks are the calls that must fail with a server error, each once.
	breaks []string
	// inFlight holds the idempotency keys of calls in progress.
	inFlight   map[string]bool
	inFlightMu sync.Mutex
	// wake signals a pending webhook; sending ensures that each is sent by one goroutine.
	wake    chan struct{}
	sending sync.Mutex
}

type caller struct{ request, key string }

// New returns a sandbox with the state in File. The error names the invalid option or file.
func New(options Options) (*Sandbox, error) {
	if options.SecretKey == "" || options.PublishableKey == "" || options.WebhookSecret == "" {
		return nil, errors.New("the payment sandbox needs its three keys")
	}
	if strings.Contains(options.SecretKey, "_live_") || strings.Contains(options.PublishableKey, "_live_") {
		return nil, errors.New("the payment sandbox accepts no live keys")
	}
	switch options.AfterRetries {
	case "":
		options.AfterRetries = "canceled"
	case "canceled", "unpaid", "past_due":
	default:
		return nil, fmt.Errorf("a subscription that stays unpaid becomes canceled, unpaid or past_due, and not %q", options.AfterRetries)
	}
	if options.Now == nil {
		options.Now = time.Now
	}
	if options.Logger == nil {
		options.Logger = slog.New(slog.DiscardHandler)
	}
	if options.Deliver == nil {
		options.Deliver = post
	}
	options.URL = strings.TrimSuffix(options.URL, "/")
	if _, err := url.Parse(options.URL); err != nil {
		return nil, fmt.Errorf("the payment sandbox's address: %w", err)
	}
	loaded, err := load(options.File)
	if err != nil {
		return nil, err
	}
	s := &Sandbox{options: options, state: loaded, inFlight: map[string]bool{}, wake: make(chan struct{}, 1)}
	s.pages = http.NotFoundHandler()
	if options.Pages != nil {
		s.pages = options.Pages(s)
	}
	s.routes = s.newRoutes()
	return s, nil
}

// Options returns the options of New.
func (s *Sandbox) Options() Options { return s.options }

// now returns the sandbox's time, in seconds.
func (s *Sandbox) now() int64 { return s.options.Now().Unix() }

// nowOf returns a customer's time. While a due step runs, it is the time at which the step was due.
func (s *Sandbox) nowOf(customerID string) int64 {
	if s.step != 0 {
		return s.step
	}
	return s.now() + s.skipped(customerID)
}

// change runs a change of the state, and saves it. A rejected one may have changed something too: a declined card is
// recorded.
func (s *Sandbox) change(do func() error) error {
	return s.hold(func() error {
		s.touched = true
		return do()
	})
}

// hold runs do under the lock. The state is saved only if it was touched: most calls only read.
func (s *Sandbox) hold(do func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := do()
	if s.webhooksPending {
		select {
		case s.wake <- struct{}{}:
		default:
		}
	}
	if s.touched {
		err = errors.Join(err, s.keep())
	}
	s.touched, s.webhooksPending = false, false
	return err
}

// make returns the id and sequence number of a new object.
func (s *Sandbox) make(prefix string, at int64) made {
	s.state.Seq++
	if at == 0 {
		at = s.now()
	}
	return made{ID: prefix + "_" + random(24), Seq: s.state.Seq, Created: at}
}

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// random returns an unguessable text. Base 62 of single bytes is slightly uneven, which is fine for ids.
func random(length int) string {
	bytes := make([]byte, length)
	_, _ = rand.Read(bytes) // It never fails: crypto/rand ends the program instead.
	for i, b := range bytes {
		bytes[i] = letters[int(b)%len(letters)]
	}
	return string(bytes)
}

func hyphens(text string) string { return strings.ReplaceAll(text, "_", "-") }

// Run processes due steps and sends pending webhooks until ctx is cancelled.
func (s *Sandbox) Run(ctx context.Context) {
	for {
		if err := s.Settle(); err != nil {
			s.options.Logger.Error(err.Error())
		}
		pause := s.send(ctx)
		timer := time.NewTimer(min(max(pause, 50*time.Millisecond), 5*time.Second))
		select {
		case <-ctx.Done():
			timer.Stop()
			return
		case <-s.wake:
			timer.Stop()
		case <-timer.C:
		}
	}
}
