package provider

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/request"
)

type beginInput struct {
	Next         string `query:"next" doc:"A path of ours to go on to afterwards."`
	Heading      string `query:"heading" doc:"The heading the visitor was shown on the site."`
	Pricing      string `query:"pricing" doc:"The price the visitor was shown on the site."`
	TimeZone     string `query:"timeZone" doc:"IANA name, as the browser knows it."`
	SharedDevice string `query:"sharedDevice" doc:"1 when others use this device: the sign-in ends after half an hour without use."`
}

type finishInput struct {
	State  string `query:"state"`
	Code   string `query:"code"`
	Error  string `query:"error"`
	Issuer string `query:"iss"`
}

type redirectOutput struct {
	Status    int
	Location  string        `header:"Location"`
	SetCookie []http.Cookie `header:"Set-Cookie"`
}

// Values of the "provider" parameter of /auth.
const (
	cancelled = "cancelled"
	failed    = "failed"
)

// begin redirects a browser to the provider and sets the cookie that it must return with.
func (o operations) begin(ctx context.Context, in *beginInput) (*redirectOutput, error) {
	next := safeNext(in.Next)
	if o.provider == nil {
		return back(ctx, failed, next, errors.New("no provider of sign-ins is configured")), nil
	}
	r := request.From(ctx).HTTP
	if r.Header.Get("Sec-Fetch-Site") == "cross-site" || !navigates(r) {
		// Only the app's own button leads there: another site must not start a sign-in.
		return back(ctx, failed, next, errors.New("another site, or no page, asked for the provider")), nil
	}
	address, secrets, err := o.provider.Begin(ctx)
	if err != nil {
		return back(ctx, failed, next, err), nil
	}
	cookie, err := readFlows(r).with(flow{
		State: secrets.State, Nonce: secrets.Nonce, Verifier: secrets.Verifier, Begun: time.Now().Unix(), Next: next,
		Heading: short(in.Heading), Pricing: short(in.Pricing), TimeZone: short(in.TimeZone), Shared: in.SharedDevice == "1",
	}).cookie()
	if err != nil {
		return nil, fmt.Errorf("keep the way to the provider: %w", err)
	}
	return &redirectOutput{Status: http.StatusFound, Location: address, SetCookie: []http.Cookie{cookie}}, nil
}

// finish handles a browser that the provider redirected back. Its data is valid once.
func (o operations) finish(ctx context.Context, in *finishInput) (*redirectOutput, error) {
	home := copy.MemberSignIn.HomePath()
	if o.provider == nil {
		return back(ctx, failed, home, errors.New("no provider of sign-ins is configured")), nil
	}
	r := request.From(ctx).HTTP
	if !navigates(r) {
		return back(ctx, failed, home, errors.New("something other than a person's browser came back")), nil
	}
	way, others, found := readFlows(r).take(in.State)
	if !found {
		return back(ctx, failed, home, errors.New("the state is of no way that this browser is on")), nil
	}
	// A cookie's content is untrusted.
	next := safeNext(way.Next)
	left, err := others.cookie()
	if err != nil {
		return nil, fmt.Errorf("keep the other ways to the provider: %w", err)
	}
	out, err := o.arrive(ctx, in, way, next)
	if err != nil {
		return nil, err
	}
	out.SetCookie = append(out.SetCookie, left)
	return out, nil
}

// arrive finds out whom the provider sent back, and lets them in.
func (o operations) arrive(ctx context.Context, in *finishInput, way flow, next string) (*redirectOutput, error) {
	switch {
	case in.Issuer != "" && in.Issuer != o.provider.Issuer():
		return back(ctx, failed, next, errors.New("another provider sent this browser back")), nil
	case in.Error == "access_denied":
		return back(ctx, cancelled, next, nil), nil
	case in.Error != "":
		return back(ctx, failed, next, fmt.Errorf("the provider refused: %.60q", in.Error)), nil
	case in.Code == "":
		return back(ctx, failed, next, errors.New("the provider sent no code")), nil
	}
	person, err := o.provider.Finish(ctx, way.secrets(), in.Code)
	if errors.Is(err, oidc.ErrUnavailable) || errors.Is(err, oidc.ErrRefused) {
		return back(ctx, failed, next, err), nil
	}
	if err != nil {
		return nil, err
	}
	arrived, err := o.identity.Arrive(ctx, identity.ProviderSignIn{
		Issuer: person.Issuer, Subject: person.Subject, Email: person.Email, EmailVerified: person.EmailVerified,
		FirstName: person.FirstName, LastName: person.LastName,
		HeadingVariant: way.Heading, PricingVariant: way.Pricing, TimeZone: way.TimeZone, Next: next,
	}, device(ctx, way.Shared), o.where(ctx), o.token(ctx))
	var unusable *fault.Invalid
	if errors.As(err, &unusable) || errors.Is(err, fault.ErrUnauthenticated) {
		return back(ctx, failed, next, fmt.Errorf("the provider's person cannot be let in: %w", err)), nil
	}
	if err != nil {
		return nil, err
	}
	out := &redirectOutput{Status: http.StatusFound, Location: next}
	if arrived.Pending == "" {
		out.SetCookie = cookies(arrived.SignInResult)
		return out, nil
	}
	below := "/welcome"
	if arrived.Kind == identity.PendingLink {
		below = "/link"
	}
	// The cookie keeps the requested page; the URL need not.
	out.Location = copy.MemberSignIn.SignInPath() + below
	out.SetCookie = []http.Cookie{hostCookie(string(pendingCookie), string(arrived.Pending), int(identity.PendingLifetime/time.Second))}
	return out, nil
}

// back redirects to the sign-in page, which shows a message and continues to next. The cause is for the log and holds
// no token.
func back(ctx context.Context, what, next string, cause error) *redirectOutput {
	request.Note(ctx, "provider-"+what)
	if cause != nil {
		request.Fail(ctx, cause)
	}
	query := url.Values{"provider": {what}}
	if next != copy.MemberSignIn.HomePath() {
		query.Set("next", next)
	}
	return &redirectOutput{Status: http.StatusFound, Location: copy.MemberSignIn.SignInPath() + "?" + query.Encode()}
}

// navigates reports whether the request is a top-level navigation, as far as browsers reveal it: not a picture, a
// frame or a script of another page.
func navigates(r *http.Request) bool {
	mode, destination := r.Header.Get("Sec-Fetch-Mode"), r.Header.Get("Sec-Fetch-Dest")
	return (mode == "" || mode == "navigate") && (destination == "" || destination == "document")
}

// short drops what no code or zone is as long as.
func short(text string) string {
	if len(text) > copy.Limits.TimeZoneMax {
		return ""
	}
	return text
}

// token is whatever session token the request came with; it may be over or invented.
func (o operations) token(ctx context.Context) identity.MemberToken {
	return identity.MemberToken(o.api.TokenFrom(ctx))
}

func pendingToken(ctx context.Context) identity.PendingToken {
	return identity.PendingToken(pendingCookie.Token(request.From(ctx).HTTP))
}

func device(ctx context.Context, shared bool) identity.Device {
	return identity.Device{UserAgent: request.From(ctx).HTTP.UserAgent(), Shared: shared}
}
