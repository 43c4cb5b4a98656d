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

// CallbackPath is where the provider sends people back to; it must know the whole address beforehand.
const CallbackPath = "/api/auth/google/callback"

// pendingCookie shows that a browser is the one that came from the provider.
const pendingCookie realm.Cookie = "__Host-aangan_pending"

// The limits are for one client address, behind which a whole household may sit.
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
		Summary: "Which ways of signing in there are besides a password",
	}, o.providers)
	realm.Public(api, huma.Operation{
		OperationID: "continueWithGoogle", Method: http.MethodGet, Path: "/api/auth/google", Tags: []string{tag},
		Summary:       "Lead a browser to the provider",
		Description:   "A page to go to, not a call. Leads back to the page for signing in, with provider=failed, when there is no provider or it does not answer.",
		DefaultStatus: http.StatusFound,
		Errors:        []int{429},
	}, o.begin, realm.Limit(wayLimit))
	realm.Public(api, huma.Operation{
		OperationID: "googleCallback", Method: http.MethodGet, Path: CallbackPath, Tags: []string{tag},
		Summary: "Where the provider sends a browser back to",
		Description: "Leads on: whoever is known to where they wanted to go, signed in; somebody new to /auth/welcome; somebody whose address " +
			"has an account to /auth/link; and back to /auth with provider=cancelled or provider=failed.",
		DefaultStatus: http.StatusFound,
		Errors:        []int{429},
	}, o.finish, realm.Limit(wayLimit))
	realm.Public(api, huma.Operation{
		OperationID: "pendingSignIn", Method: http.MethodGet, Path: "/api/auth/pending", Tags: []string{tag},
		Summary: "What is still asked of somebody who came from the provider",
		Errors:  []int{404},
	}, o.pending)
	realm.Public(api, huma.Operation{
		OperationID: "welcome", Method: http.MethodPost, Path: "/api/auth/welcome", Tags: []string{tag},
		Summary:       "Register somebody who came from the provider, and sign them in",
		Description:   "The account has no password. 404 when what the provider said is over, 409 when its address has got an account meanwhile.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 404, 409, 413, 415, 429},
	}, o.welcome, realm.Limit(welcomeLimit))
	realm.Public(api, huma.Operation{
		OperationID: "linkSignIn", Method: http.MethodPost, Path: "/api/auth/link", Tags: []string{tag},
		Summary:     "Connect whoever came from the provider with the account that has their address, and sign them in",
		Description: "401 for a wrong password, 404 when what the provider said is over, 409 when there is nothing to connect with or no password to ask for.",
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
