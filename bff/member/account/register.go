// Package account has the operations of the member's account: registration, sign-in, sign-out and the signed-in user.
package account

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

// Limits per client address, which a whole household may share. They cap requests of any kind; the domain limits
// attempts at a password.
var (
	loginLimit    = ratelimit.Rule{Burst: 20, Per: time.Minute}
	registerLimit = ratelimit.Rule{Burst: 10, Per: time.Minute}
	letterLimit   = ratelimit.Rule{Burst: 10, Per: time.Minute}
	linkLimit     = ratelimit.Rule{Burst: 30, Per: time.Minute}
)

const tag = "Account"

// Operations that pages of the site may call too; see [httpserver.Guest].
const (
	// SiteHeaderPath is the path at which the site's header reads the signed-in member.
	SiteHeaderPath = "/api/site-header"
	// LogoutPath accepts a plain HTML form as well as a fetch.
	LogoutPath = "/api/logout"
)

// Operations answers the calls of this package.
type Operations struct {
	api      *realm.API[identity.Member]
	identity *identity.Service
}

// Register adds the account operations to the API and returns them for packages whose own operations sign members in
// or verify a password. Registration, sign-in, sign-out and the operations of emailed links require no session.
func Register(api *realm.API[identity.Member], service *identity.Service) *Operations {
	o := &Operations{api: api, identity: service}
	o.registerEntry(api)
	o.registerPasswords(api)
	o.registerAddresses(api)
	o.registerSignIns(api)
	return o
}

func (o *Operations) registerEntry(api *realm.API[identity.Member]) {
	realm.Public(api, huma.Operation{
		OperationID: "register", Method: http.MethodPost, Path: "/api/register", Tags: []string{tag},
		Summary:       "Register and sign in a member",
		Description:   "Sets the session cookie and ends the browser's previous session. An address that is already known gets the same response as any other; only the email sent to it tells the difference.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 413, 415, 429},
	}, o.register, realm.Limit(registerLimit))
	realm.Public(api, huma.Operation{
		OperationID: "login", Method: http.MethodPost, Path: "/api/login", Tags: []string{tag},
		Summary:     "Sign in a member",
		Description: "By username or email address. Sets the session cookie and ends the browser's previous session. After too many attempts the response is 429 until the time in Retry-After, whether or not the account exists.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.login, realm.Limit(loginLimit))
	realm.Public(api, huma.Operation{
		OperationID: "logout", Method: http.MethodPost, Path: LogoutPath, Tags: []string{tag},
		Summary:       "Sign out of the app",
		Description:   "Ends the session and clears the cookie; succeeds without a session too. A form submission, such as the site header's, is redirected to the sign-in page.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{403},
		Responses:     map[string]*huma.Response{"303": {Description: "A form was submitted: redirect to the sign-in page"}},
	}, o.logout)
	realm.Public(api, huma.Operation{
		OperationID: "siteHeader", Method: http.MethodGet, Path: SiteHeaderPath, Tags: []string{tag},
		Summary:     "Get the user for the site's header",
		Description: "Called by the site's pages. The user is null without a valid session, whatever the reason. The call does not extend the session.",
	}, o.siteHeader)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getUser", Method: http.MethodGet, Path: "/api/user", Tags: []string{tag},
		Summary: "Get the signed-in member",
		Errors:  []int{401},
	}, o.user)
}

type registerInput struct{ Body RegisterRequest }

type loginInput struct{ Body LoginRequest }

type signedInOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      User
}

type signedOutOutput struct {
	Status    int
	Location  string      `header:"Location"`
	SetCookie http.Cookie `header:"Set-Cookie"`
}

type siteHeaderOutput struct{ Body SiteHeader }

type userOutput struct{ Body User }

func (o *Operations) register(ctx context.Context, in *registerInput) (*signedInOutput, error) {
	language := in.Body.DisplayLanguage
	if language == "" {
		language = request.Language(ctx)
	}
	entry, err := o.identity.Register(ctx, identity.Registration{
		Username: in.Body.Username, Email: in.Body.Email, FirstName: in.Body.FirstName, LastName: in.Body.LastName,
		Password: in.Body.Password, HeadingVariant: in.Body.HeadingVariant, PricingVariant: in.Body.PricingVariant,
		TimeZone: in.Body.TimeZone, DisplayLanguage: language,
	}, device(ctx, false), o.ClientOrigin(ctx), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return &signedInOutput{SetCookie: Cookies(entry), Body: UserOf(entry.Member)}, nil
}

func (o *Operations) login(ctx context.Context, in *loginInput) (*signedInOutput, error) {
	shared := in.Body.SharedDevice
	entry, err := o.identity.SignIn(ctx, in.Body.Username, in.Body.Password, device(ctx, shared), o.ClientOrigin(ctx), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return &signedInOutput{SetCookie: Cookies(entry), Body: UserOf(entry.Member)}, nil
}

// Cookies returns the cookies of a new sign-in: the session, unless the device is shared the one that recognizes the
// browser later, and the member's language.
func Cookies(entry identity.SignInResult) []http.Cookie {
	shared := entry.Member.Session.SharedDevice
	cookies := []http.Cookie{realm.MemberCookie.Set(string(entry.Token), shared)}
	if entry.Browser != "" {
		cookies = append(cookies, realm.MemberKnown.Set(string(entry.Browser), false))
	}
	return append(cookies, request.LanguageCookie(entry.Member.DisplayLanguage, shared))
}

func (o *Operations) logout(ctx context.Context, _ *struct{}) (*signedOutOutput, error) {
	if token := o.token(ctx); token != "" {
		if err := o.identity.SignOut(ctx, token); err != nil {
			return nil, err
		}
	}
	out := &signedOutOutput{Status: http.StatusNoContent, SetCookie: realm.MemberCookie.Clear()}
	if info := request.From(ctx); info != nil && sentByForm(info.HTTP) {
		out.Status, out.Location = http.StatusSeeOther, copy.MemberSignIn.SignInPath()+"?signed-out=1"
	}
	return out, nil
}

// sentByForm reports whether the browser will display the response as a page. Old browsers send no Sec-Fetch headers,
// but name a form's content type, which the apps' own calls never use.
func sentByForm(r *http.Request) bool {
	if r.Header.Get("Sec-Fetch-Mode") == "navigate" {
		return true
	}
	kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";")
	switch strings.ToLower(strings.TrimSpace(kind)) {
	case "application/x-www-form-urlencoded", "multipart/form-data", "text/plain":
		return true
	default:
		return false
	}
}

// siteHeader does not count as use: a site page that is opened repeatedly must not keep a shared device signed in. Nor
// does it clear an expired cookie, because the site, not the member app, reads this response.
func (o *Operations) siteHeader(ctx context.Context, _ *struct{}) (*siteHeaderOutput, error) {
	out := &siteHeaderOutput{}
	token := o.token(ctx)
	if token == "" {
		return out, nil
	}
	found, err := o.identity.PeekMember(ctx, token)
	if errors.Is(err, fault.ErrUnauthenticated) {
		return out, nil
	}
	if err != nil {
		return nil, err
	}
	member := found.Member
	out.Body.User = &SiteHeaderUser{FirstName: member.FirstName, LastName: member.LastName, Email: member.Email}
	return out, nil
}

func (o *Operations) user(_ context.Context, me identity.Member, _ *struct{}) (*userOutput, error) {
	return &userOutput{Body: UserOf(me)}, nil
}

// token returns the session token of the request, which may be expired or invalid.
func (o *Operations) token(ctx context.Context) identity.MemberToken {
	return identity.MemberToken(o.api.TokenFrom(ctx))
}

// ClientOrigin returns the origin of the request, to which attempts are counted.
func (o *Operations) ClientOrigin(ctx context.Context) identity.ClientOrigin {
	info := request.From(ctx)
	if info == nil {
		return identity.ClientOrigin{}
	}
	return identity.ClientOrigin{Address: info.Client, Browser: identity.BrowserToken(realm.MemberKnown.Token(info.HTTP))}
}

func device(ctx context.Context, shared bool) identity.Device {
	device := identity.Device{Shared: shared}
	if info := request.From(ctx); info != nil {
		device.UserAgent = info.HTTP.UserAgent()
	}
	return device
}
