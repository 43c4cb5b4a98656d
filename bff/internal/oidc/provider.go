package oidc

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	gooidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
	"golang.org/x/sync/singleflight"
)

// Settings are the provider's issuer and the client's credentials.
type Settings struct {
	// Issuer is the provider's name, exactly as it writes it in its tokens: https://accounts.google.com.
	Issuer       string
	ClientID     string
	ClientSecret string
}

// String keeps the secret out of whatever is printed.
func (s Settings) String() string { return fmt.Sprintf("%s as %s", s.Issuer, s.ClientID) }

// GoString keeps the secret out of whatever is printed with %#v.
func (s Settings) GoString() string { return s.String() }

// Options change how the provider is spoken with. The zero value is right outside tests.
type Options struct {
	// Timeout bounds one request to the provider, its answer included; zero means five seconds.
	Timeout time.Duration
	// Transport carries the requests; nil is the ordinary one.
	Transport http.RoundTripper
}

const (
	defaultTimeout = 5 * time.Second
	// maxAnswer is the maximum size of a provider's response, in bytes. Keys and tokens need a few thousand.
	maxAnswer = 256 << 10
	// leeway is the tolerated difference of the provider's clock.
	leeway = 2 * time.Minute
)

// Errors of a provider. Their causes are for the log and hold no token.
var (
	// ErrUnavailable means that the provider could not be reached or answered nothing of use: another try may succeed.
	ErrUnavailable = errors.New("the provider of sign-ins is not available")
	// ErrRefused means that what came back proves nothing: a code that was used, a token that is not for us.
	ErrRefused = errors.New("what came from the provider of sign-ins was refused")
)

// Provider is one provider of sign-ins. It is safe for concurrent use.
type Provider struct {
	settings Settings
	redirect string
	client   *http.Client

	known  atomic.Pointer[discovered]
	asking singleflight.Group
}

// discovered is the provider's metadata.
type discovered struct {
	provider *gooidc.Provider
	oauth    oauth2.Config
	verifier *gooidc.IDTokenVerifier
}

// New returns a provider without contacting it. Redirect is the product's callback URL.
func New(settings Settings, redirect string, options Options) *Provider {
	if options.Timeout == 0 {
		options.Timeout = defaultTimeout
	}
	if options.Transport == nil {
		options.Transport = http.DefaultTransport
	}
	return &Provider{
		settings: settings, redirect: redirect,
		client: &http.Client{
			Timeout:   options.Timeout,
			Transport: bounded{options.Transport},
			// None of these URLs redirects; following one would send the client secret, or a code, to another server.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}
}

// Issuer names the provider.
func (p *Provider) Issuer() string { return p.settings.Issuer }

// Reach asks the provider about itself, unless it has answered before. It returns ErrUnavailable.
func (p *Provider) Reach(ctx context.Context) error {
	_, err := p.discover(ctx)
	return err
}

// discover returns the provider's metadata, and fetches it once for all waiting callers.
func (p *Provider) discover(ctx context.Context) (*discovered, error) {
	if known := p.known.Load(); known != nil {
		return known, nil
	}
	asked := p.asking.DoChan("", func() (any, error) {
		// The others who wait want the answer also when the first of them goes away.
		return p.ask(context.WithoutCancel(ctx))
	})
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case answer := <-asked:
		if answer.Err != nil {
			return nil, unavailable("discovery", answer.Err)
		}
		return answer.Val.(*discovered), nil
	}
}

func (p *Provider) ask(ctx context.Context) (*discovered, error) {
	found, err := gooidc.NewProvider(p.speaking(ctx), p.settings.Issuer)
	if err != nil {
		return nil, err
	}
	endpoint := found.Endpoint()
	if endpoint.AuthURL == "" || endpoint.TokenURL == "" {
		return nil, errors.New("the document names no endpoints")
	}
	var metadata struct {
		AuthMethods []string `json:"token_endpoint_auth_methods_supported"`
	}
	if err := found.Claims(&metadata); err != nil {
		return nil, errors.New("the document names no ways to say who we are")
	}
	// Set rather than detected: detection would send a code twice, and the second time it is invalid.
	endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if len(metadata.AuthMethods) > 0 && !slices.Contains(metadata.AuthMethods, "client_secret_basic") {
		endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	known := &discovered{
		provider: found,
		oauth: oauth2.Config{
			ClientID: p.settings.ClientID, ClientSecret: p.settings.ClientSecret, RedirectURL: p.redirect,
			Endpoint: endpoint, Scopes: []string{gooidc.ScopeOpenID, gooidc.ScopeEmail, gooidc.ScopeProfile},
		},
		verifier: found.Verifier(&gooidc.Config{
			ClientID: p.settings.ClientID, Now: func() time.Time { return time.Now().Add(-leeway) },
		}),
	}
	p.known.Store(known)
	return known, nil
}

func (p *Provider) speaking(ctx context.Context) context.Context {
	return gooidc.ClientContext(ctx, p.client)
}

// unavailable wraps the cause without the provider's text: a response may repeat the request.
func unavailable(doing string, cause error) error {
	return fmt.Errorf("%w: %s: %s", ErrUnavailable, doing, brief(cause))
}

func refused(doing string, cause error) error {
	return fmt.Errorf("%w: %s: %s", ErrRefused, doing, brief(cause))
}

// brief is a cause in at most 200 characters of one line, without bodies of answers.
func brief(cause error) string {
	var answered *oauth2.RetrieveError
	if errors.As(cause, &answered) {
		return fmt.Sprintf("status %d, error %q", answered.Response.StatusCode, clipped(answered.ErrorCode, 60))
	}
	return clipped(cause.Error(), 200)
}

func clipped(text string, most int) string {
	letters := []rune(text)
	for i, letter := range letters {
		if letter < ' ' {
			letters[i] = ' '
		}
	}
	return string(letters[:min(len(letters), most)])
}
