// Package account is the coach's own account: signing in and out, and the profile.
package account

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

// loginLimit is for one client address.
var loginLimit = ratelimit.Rule{Burst: 20, Per: time.Minute}

const tag = "Account"

// operations answers the calls of this package.
type operations struct {
	api      *realm.API[identity.Coach]
	identity *identity.Service
}

// Register adds the operations of the account to the API. Signing in and signing out are open to everybody.
func Register(api *realm.API[identity.Coach], service *identity.Service) {
	o := operations{api: api, identity: service}
	realm.Public(api, huma.Operation{
		OperationID: "login", Method: http.MethodPost, Path: "/api/coach/login", Tags: []string{tag},
		Summary:     "Sign a coach in by email",
		Description: "Sets the session cookie. A session that the browser already had ends. After too many tries the answer is 429 until the time in Retry-After has passed, whether or not there is such an account.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.login, realm.Limit(loginLimit))
	realm.Public(api, huma.Operation{
		OperationID: "logout", Method: http.MethodPost, Path: "/api/coach/logout", Tags: []string{tag},
		Summary:       "Sign out",
		Description:   "Ends the session and clears the cookie. Signing out twice, or without a session, is no error.",
		DefaultStatus: http.StatusNoContent,
	}, o.logout)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getProfile", Method: http.MethodGet, Path: "/api/coach/profile", Tags: []string{tag},
		Summary: "The signed-in coach",
		Errors:  []int{401},
	}, o.profile)
}

type loginInput struct{ Body CoachLoginRequest }

type signedInOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      CoachProfile
}

type signedOutOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

type profileOutput struct{ Body CoachProfile }

func (o operations) login(ctx context.Context, in *loginInput) (*signedInOutput, error) {
	device, where := identity.Device{}, identity.Where{}
	if info := request.From(ctx); info != nil {
		device.UserAgent = info.HTTP.UserAgent()
		where = identity.Where{Address: info.Client, Browser: identity.BrowserToken(realm.CoachKnown.Token(info.HTTP))}
	}
	entry, err := o.identity.SignInCoach(ctx, in.Body.Email, in.Body.Password, device, where, o.token(ctx))
	if err != nil {
		return nil, err
	}
	return &signedInOutput{
		SetCookie: []http.Cookie{
			realm.CoachCookie.Set(string(entry.Token), false), realm.CoachKnown.Set(string(entry.Browser), false),
		},
		Body: profileOf(entry.Coach),
	}, nil
}

func (o operations) logout(ctx context.Context, _ *struct{}) (*signedOutOutput, error) {
	if token := o.token(ctx); token != "" {
		if err := o.identity.SignOutCoach(ctx, token); err != nil {
			return nil, err
		}
	}
	return &signedOutOutput{SetCookie: realm.CoachCookie.Clear()}, nil
}

func (o operations) profile(_ context.Context, me identity.Coach, _ *struct{}) (*profileOutput, error) {
	return &profileOutput{Body: profileOf(me)}, nil
}

// token is whatever session token the request came with; it may be over or invented.
func (o operations) token(ctx context.Context) identity.CoachToken {
	return identity.CoachToken(o.api.TokenFrom(ctx))
}

// profileOf is the coach as their own portal sees them. Languages are kept as codes and shown by name.
func profileOf(c identity.Coach) CoachProfile {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(code)
	}
	return CoachProfile{
		ID: c.ID.String(), Name: c.Name, Email: c.Email, ImageURL: c.ImageURL, Bio: c.Bio, Specializations: c.Specializations,
		Languages: languages, City: c.City, Country: c.Country, TimeZone: c.TimeZone,
		IsActive: c.IsActive, VerificationStatus: c.VerificationStatus, Role: c.Role,
	}
}
