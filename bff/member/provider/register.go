// Package provider has the operations for signing in through an external provider ("Continue with Google"): the
// redirect there, the return, and the remaining questions to a new member.
package provider

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/member/account"
)

// CallbackPath is the path that the provider redirects to. The complete URL must be registered there.
const CallbackPath = "/api/auth/google/callback"

// pendingCookie identifies the browser that returned from the provider.
const pendingCookie realm.Cookie = "__Host-aangan_pending"

// The limits are for one client address, which a whole household may share.
var (
	wayLimit     = ratelimit.Rule{Burst: 60, Per: time.Minute}
	welcomeLimit = ratelimit.Rule{Burst: 10, Per: time.Minute}
	linkLimit    = ratelimit.Rule{Burst: 20, Per: time.Minute}
)

const tag = "Account"

// operations answers the calls of this package.
type operations struct {
	api      *realm.API[identity.Member]
	identity *identity.Service
	provider *oidc.Provider
	where    func(context.Context) identity.ClientOrigin
}

// Register adds the operations to the API; none requires a session. With a nil provider they redirect back with an
// error. Where returns the origin of a request.
func Register(api *realm.API[identity.Member], service *identity.Service, provider *oidc.Provider, where func(context.Context) identity.ClientOrigin) {
	o := operations{api: api, identity: service, provider: provider, where: where}
	realm.Public(api, huma.Operation{
		OperationID: "signInProviders", Method: http.MethodGet, Path: "/api/auth/providers", Tags: []string{tag},
		Summary: "List the available sign-in providers",
	}, o.providers)
	realm.Public(api, huma.Operation{
		OperationID: "continueWithGoogle", Method: http.MethodGet, Path: "/api/auth/google", Tags: []string{tag},
		Summary:       "Redirect to the sign-in provider",
		Description:   "For navigations, not for scripts. Redirects to the sign-in page with provider=failed if there is no provider, if it does not respond, or if the request is cross-site or not a navigation.",
		DefaultStatus: http.StatusFound,
		Errors:        []int{429},
	}, o.begin, realm.Limit(wayLimit))
	realm.Public(api, huma.Operation{
		OperationID: "googleCallback", Method: http.MethodGet, Path: CallbackPath, Tags: []string{tag},
		Summary: "Complete the provider's redirect back",
		Description: "Redirects a known person, who is then signed in, to the requested page; a new person to /auth/welcome; a person whose address " +
			"has an account to /auth/link; and otherwise to /auth with provider=cancelled or provider=failed.",
		DefaultStatus: http.StatusFound,
		Errors:        []int{429},
	}, o.finish, realm.Limit(wayLimit))
	realm.Public(api, huma.Operation{
		OperationID: "pendingSignIn", Method: http.MethodGet, Path: "/api/auth/pending", Tags: []string{tag},
		Summary:     "Get the pending provider sign-in",
		Description: "The input that is still needed. 404 if there is no pending sign-in, or it has expired.",
		Errors:      []int{404},
	}, o.pending)
	realm.Public(api, huma.Operation{
		OperationID: "welcome", Method: http.MethodPost, Path: "/api/auth/welcome", Tags: []string{tag},
		Summary:       "Register through the sign-in provider",
		Description:   "Creates an account without a password and signs the member in. 404 if the pending sign-in has expired; 409 if another account has got the address since.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 404, 409, 413, 415, 429},
	}, o.welcome, realm.Limit(welcomeLimit))
	realm.Public(api, huma.Operation{
		OperationID: "linkSignIn", Method: http.MethodPost, Path: "/api/auth/link", Tags: []string{tag},
		Summary:     "Link the provider to an account",
		Description: "Connects the pending sign-in with the account that has its address, and signs the member in. 401 for a wrong password; 404 if the pending sign-in has expired; 409 if there is no account to link or it has no password.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.link, realm.Limit(linkLimit))
}

type providersOutput struct{ Body SignInProviders }

type pendingOutput struct{ Body PendingSignIn }

type welcomeInput struct{ Body WelcomeRequest }

type linkInput struct{ Body LinkAccountRequest }

type signedInOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      account.User
}

func (o operations) providers(context.Context, *struct{}) (*providersOutput, error) {
	return &providersOutput{Body: SignInProviders{Google: o.provider != nil}}, nil
}

func (o operations) pending(ctx context.Context, _ *struct{}) (*pendingOutput, error) {
	found, err := o.identity.PendingByToken(ctx, pendingToken(ctx))
	if err != nil {
		return nil, err
	}
	return &pendingOutput{Body: PendingSignIn{
		Kind: string(found.Kind), Email: found.Email, FirstName: found.FirstName, LastName: found.LastName,
		SuggestedUsername: found.SuggestedUsername, HasPassword: found.HasPassword, Next: safeNext(found.Next),
	}}, nil
}

func (o operations) welcome(ctx context.Context, in *welcomeInput) (*signedInOutput, error) {
	newcomer := identity.ProviderRegistration{Username: in.Body.Username, FirstName: in.Body.FirstName, LastName: in.Body.LastName}
	entry, err := o.identity.Welcome(ctx, pendingToken(ctx), newcomer, device(ctx, false), o.where(ctx), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return signedIn(entry), nil
}

func (o operations) link(ctx context.Context, in *linkInput) (*signedInOutput, error) {
	entry, err := o.identity.Link(ctx, pendingToken(ctx), in.Body.Password, device(ctx, false), o.where(ctx), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return signedIn(entry), nil
}

func signedIn(entry identity.SignInResult) *signedInOutput {
	return &signedInOutput{SetCookie: cookies(entry), Body: account.UserOf(entry.Member)}
}

// cookies returns the cookies of a sign-in and deletes the data from the provider, which is used up.
func cookies(entry identity.SignInResult) []http.Cookie {
	return append(account.Cookies(entry), pendingCookie.Clear())
}
