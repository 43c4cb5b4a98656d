// Package account is the member's own account: registering, signing in and out, and who is signed in.
package account

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

// The limits are for one client address, behind which a whole household may sit.
var (
	loginLimit    = ratelimit.Rule{Burst: 20, Per: time.Minute}
	registerLimit = ratelimit.Rule{Burst: 10, Per: time.Minute}
)

const tag = "Account"

// operations answers the calls of this package.
type operations struct {
	api      *realm.API[identity.Member]
	identity *identity.Service
}

// Register adds the operations of the account to the API. Registering, signing in and signing out are open to everybody.
func Register(api *realm.API[identity.Member], service *identity.Service) {
	o := operations{api: api, identity: service}
	realm.Public(api, huma.Operation{
		OperationID: "register", Method: http.MethodPost, Path: "/api/register", Tags: []string{tag},
		Summary:       "Register a member and sign them in",
		Description:   "Sets the session cookie. A session that the browser already had ends.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 413, 415, 429},
	}, o.register, realm.Limit(registerLimit))
	realm.Public(api, huma.Operation{
		OperationID: "login", Method: http.MethodPost, Path: "/api/login", Tags: []string{tag},
		Summary:     "Sign a member in by username or email",
		Description: "Sets the session cookie. A session that the browser already had ends.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.login, realm.Limit(loginLimit))
	realm.Public(api, huma.Operation{
		OperationID: "logout", Method: http.MethodPost, Path: "/api/logout", Tags: []string{tag},
		Summary:       "Sign out",
		Description:   "Ends the session and clears the cookie. Signing out twice, or without a session, is no error.",
		DefaultStatus: http.StatusNoContent,
	}, o.logout)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getUser", Method: http.MethodGet, Path: "/api/user", Tags: []string{tag},
		Summary: "Who is signed in",
		Errors:  []int{401},
	}, o.user)
}

type registerInput struct{ Body RegisterRequest }

type loginInput struct{ Body LoginRequest }

type signedInOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      User
}

type signedOutOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

type userOutput struct{ Body User }

func (o operations) register(ctx context.Context, in *registerInput) (*signedInOutput, error) {
	member, token, err := o.identity.Register(ctx, identity.Registration{
		Username: in.Body.Username, Email: in.Body.Email, FirstName: in.Body.FirstName, LastName: in.Body.LastName,
		Password: in.Body.Password, PricingVariant: in.Body.PricingVariant, TimeZone: in.Body.TimeZone,
	}, device(ctx, false), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return &signedInOutput{SetCookie: realm.MemberCookie.Set(string(token), false), Body: UserOf(member)}, nil
}

func (o operations) login(ctx context.Context, in *loginInput) (*signedInOutput, error) {
	shared := in.Body.SharedDevice
	member, token, err := o.identity.SignIn(ctx, in.Body.Username, in.Body.Password, device(ctx, shared), o.token(ctx))
	if err != nil {
		return nil, err
	}
	return &signedInOutput{SetCookie: realm.MemberCookie.Set(string(token), shared), Body: UserOf(member)}, nil
}

func (o operations) logout(ctx context.Context, _ *struct{}) (*signedOutOutput, error) {
	if token := o.token(ctx); token != "" {
		if err := o.identity.SignOut(ctx, token); err != nil {
			return nil, err
		}
	}
	return &signedOutOutput{SetCookie: realm.MemberCookie.Clear()}, nil
}

func (o operations) user(_ context.Context, me identity.Member, _ *struct{}) (*userOutput, error) {
	return &userOutput{Body: UserOf(me)}, nil
}

// token is whatever session token the request came with; it may be over or invented.
func (o operations) token(ctx context.Context) identity.MemberToken {
	return identity.MemberToken(o.api.TokenFrom(ctx))
}

func device(ctx context.Context, shared bool) identity.Device {
	device := identity.Device{Shared: shared}
	if info := request.From(ctx); info != nil {
		device.UserAgent = info.HTTP.UserAgent()
	}
	return device
}
