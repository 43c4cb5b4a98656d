package oidc

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	gooidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
	"golang.org/x/sync/singleflight"
)

// Settings holds the provider's issuer and the client's credentials.
type Settings struct {
	// Issuer is the provider's name, exactly as it writes it in its tokens: https://accounts.google.com.
	Issuer       string
	ClientID     string
	ClientSecret string
}

// String returns the settings without the secret.
func (s Settings) String() string { return fmt.Sprintf("%s as %s", s.Issuer, s.ClientID) }

// GoString returns the settings without the secret, for %#v.
func (s Settings) GoString() string { return s.String() }

// Options configures the requests to the provider. The zero value suits production.
type Options struct {
	// Timeout limits one request to the provider including its response; zero means five seconds.
	Timeout time.Duration
	// Transport sends the requests; nil is the default transport.
	Transport http.RoundTripper
}

const (
	defaultTimeout = 5 * time.Second
	// maxAnswer is the maximum size of a provider's response, in bytes. Keys and tokens need a few thousand.
	maxAnswer = 256 << 10
	// leeway is the tolerated difference of the provider's clock.
	leeway = 2 * time.Minute
)

// Errors of a provider. Their causes are for the log and contain no token.
var (
	// ErrUnavailable means that the provider was unreachable or returned an invalid response: a retry may succeed.
	ErrUnavailable = errors.New("the sign-in provider is not available")
	// ErrRefused means that the code or token is invalid, for example used already or issued to another client.
	ErrRefused = errors.New("the sign-in provider's response was rejected")
)

// Provider is a client of one sign-in provider. It is safe for concurrent use.
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
	// namesIssuer is true if the provider promises to name itself in each response to a browser.
	namesIssuer bool
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

// Issuer returns the provider's issuer URL.
func (p *Provider) Issuer() string { return p.settings.Issuer }

// Reach fetches the provider's metadata unless it is known. Returns ErrUnavailable if that fails.
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
		// Other waiting callers need the result even if the first one cancels.
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
	var metadata struct {
		Keys        string   `json:"jwks_uri"`
		AuthMethods []string `json:"token_endpoint_auth_methods_supported"`
		NamesIssuer bool     `json:"authorization_response_iss_parameter_supported"`
	}
	if err := found.Claims(&metadata); err != nil {
		return nil, errors.New("the metadata is malformed")
	}
	userinfo := found.UserInfoEndpoint()
	for _, address := range []string{endpoint.AuthURL, endpoint.TokenURL, metadata.Keys} {
		if !trusted(p.settings.Issuer, address) || (userinfo != "" && !trusted(p.settings.Issuer, userinfo)) {
			return nil, errors.New("the metadata contains no usable endpoints")
		}
	}
	// Set rather than detected: detection would send a code twice, and the second time it is invalid.
	endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if len(metadata.AuthMethods) > 0 && !slices.Contains(metadata.AuthMethods, "client_secret_basic") {
		endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	known := &discovered{
		provider: found, namesIssuer: metadata.NamesIssuer,
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

// trusted reports whether codes, tokens and browsers may be sent to this address: an absolute one with the issuer's
// scheme, so that nothing leaves a provider with TLS unencrypted. The host may differ; Google's endpoints have several.
func trusted(issuer, address string) bool {
	endpoint, err := url.Parse(address)
	if err != nil || endpoint.Host == "" || endpoint.User != nil {
		return false
	}
	return endpoint.Scheme == "https" || (endpoint.Scheme == "http" && strings.HasPrefix(issuer, "http:"))
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

// brief returns the cause as one line of at most 200 characters, without response bodies.
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
