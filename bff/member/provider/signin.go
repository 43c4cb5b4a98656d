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
	Next         string `query:"next" doc:"Path of the app to open after signing in."`
	Heading      string `query:"heading" doc:"Headline variant that the site showed."`
	Pricing      string `query:"pricing" doc:"Price variant that the site showed."`
	TimeZone     string `query:"timeZone" doc:"IANA name, from the browser."`
	SharedDevice string `query:"sharedDevice" doc:"1 on a device that others use too: the sign-in then ends after 30 minutes without use."`
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
		return back(ctx, failed, next, errors.New("no sign-in provider is configured")), nil
	}
	r := request.From(ctx).HTTP
	if r.Header.Get("Sec-Fetch-Site") == "cross-site" || !navigates(r) {
		// Only the app's own button leads there: another site must not start a sign-in.
		return back(ctx, failed, next, errors.New("the request is cross-site or not a navigation")), nil
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
		return nil, fmt.Errorf("encode the cookie of the sign-in: %w", err)
	}
	return &redirectOutput{Status: http.StatusFound, Location: address, SetCookie: []http.Cookie{cookie}}, nil
}

// finish handles a browser that the provider redirected back. Its data is valid once.
func (o operations) finish(ctx context.Context, in *finishInput) (*redirectOutput, error) {
	home := copy.MemberSignIn.HomePath()
	if o.provider == nil {
		return back(ctx, failed, home, errors.New("no sign-in provider is configured")), nil
	}
	r := request.From(ctx).HTTP
	if !navigates(r) {
		return back(ctx, failed, home, errors.New("the request is not a navigation")), nil
	}
	started, others, found := readFlows(r).take(in.State)
	if !found {
		return back(ctx, failed, home, errors.New("this browser has no sign-in in progress with this state")), nil
	}
	// A cookie's content is untrusted.
	next := safeNext(started.Next)
	left, err := others.cookie()
	if err != nil {
		return nil, fmt.Errorf("encode the cookie of the other sign-ins: %w", err)
	}
	out, err := o.arrive(ctx, in, started, next)
	if err != nil {
		return nil, err
	}
	out.SetCookie = append(out.SetCookie, left)
	return out, nil
}

// arrive exchanges the provider's code and signs the person in, or starts a registration or a link.
func (o operations) arrive(ctx context.Context, in *finishInput, started flow, next string) (*redirectOutput, error) {
	if err := o.provider.CheckIssuer(ctx, in.Issuer); errors.Is(err, oidc.ErrUnavailable) || errors.Is(err, oidc.ErrRefused) {
		return back(ctx, failed, next, err), nil
	} else if err != nil {
		return nil, err
	}
	switch {
	case in.Error == "access_denied":
		return back(ctx, cancelled, next, nil), nil
	case in.Error != "":
		return back(ctx, failed, next, fmt.Errorf("the provider returned the error %.60q", in.Error)), nil
	case in.Code == "":
		return back(ctx, failed, next, errors.New("the provider sent no code")), nil
	}
	person, err := o.provider.Finish(ctx, started.secrets(), in.Code)
	if errors.Is(err, oidc.ErrUnavailable) || errors.Is(err, oidc.ErrRefused) {
		return back(ctx, failed, next, err), nil
	}
	if err != nil {
		return nil, err
	}
	arrived, err := o.identity.Arrive(ctx, identity.ProviderSignIn{
		Issuer: person.Issuer, Subject: person.Subject, Email: person.Email, EmailVerified: person.EmailVerified,
		FirstName: person.FirstName, LastName: person.LastName,
		HeadingVariant: started.Heading, PricingVariant: started.Pricing, TimeZone: started.TimeZone, Next: next,
		DisplayLanguage: request.Language(ctx),
	}, device(ctx, started.Shared), o.where(ctx), o.token(ctx))
	var unusable *fault.Invalid
	if errors.As(err, &unusable) || errors.Is(err, fault.ErrUnauthenticated) {
		return back(ctx, failed, next, fmt.Errorf("the provider account cannot be used: %w", err)), nil
	}
	if err != nil {
		return nil, err
	}
	out := &redirectOutput{Status: http.StatusFound, Location: next}
	if arrived.Pending == "" {
		out.SetCookie = cookies(arrived.SignInResult)
		return out, nil
	}
	page := "/welcome"
	if arrived.Kind == identity.PendingLink {
		page = "/link"
	}
	// The cookie keeps the requested page; the URL need not.
	out.Location = copy.MemberSignIn.SignInPath() + page
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

// short returns the text, or "" if it is longer than any code or time zone.
func short(text string) string {
	if len(text) > copy.Limits.TimeZoneMax {
		return ""
	}
	return text
}

// token returns the session token of the request, which may be expired or invalid.
func (o operations) token(ctx context.Context) identity.MemberToken {
	return identity.MemberToken(o.api.TokenFrom(ctx))
}

func pendingToken(ctx context.Context) identity.PendingToken {
	return identity.PendingToken(pendingCookie.Token(request.From(ctx).HTTP))
}

func device(ctx context.Context, shared bool) identity.Device {
	return identity.Device{UserAgent: request.From(ctx).HTTP.UserAgent(), Shared: shared}
}
