// Package account has the operations of the coach's account: sign-in, sign-out and the profile.
package account

import (
	"context"
	"net/http"
	"reflect"
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

// secondStep is the cookie of a browser that sent the correct password and not yet the second factor. It is no session.
const secondStep realm.Cookie = "__Host-aangan_coach_second_step"

// operations answers the calls of this package.
type operations struct {
	api      *realm.API[identity.Coach]
	identity *identity.Service
}

// Register adds the account operations to the API. Signing in and signing out need no session.
func Register(api *realm.API[identity.Coach], service *identity.Service) {
	o := operations{api: api, identity: service}
	realm.Public(api, huma.Operation{
		OperationID: "login", Method: http.MethodPost, Path: "/api/coach/login", Tags: []string{tag},
		Summary:     "Sign in a coach",
		Description: "By email address. Sets the session cookie and ends the browser's previous session. If the account has a second factor, the response is 202, with a cookie that works for giveSecondFactor only. After too many attempts the response is 429 until the time in Retry-After, whether or not the account exists.",
		Errors:      []int{400, 401, 413, 415, 429},
		Responses: map[string]*huma.Response{
			"200": answer[CoachProfile](api, "Signed in"),
			"202": answer[SecondFactorAsked](api, "The password is correct; the second factor is still required"),
		},
	}, o.login, realm.Limit(loginLimit))
	realm.Public(api, huma.Operation{
		OperationID: "giveSecondFactor", Method: http.MethodPost, Path: "/api/coach/login/second-factor", Tags: []string{tag},
		Summary:       "Complete sign-in with the second factor",
		Description:   "With a code or a recovery code, within ten minutes of the password, at most five attempts. 400 for a wrong code; 401 if the password must be given again. Signs in as login does.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 413, 415, 429},
	}, o.secondFactor, realm.Limit(loginLimit))
	realm.Public(api, huma.Operation{
		OperationID: "logout", Method: http.MethodPost, Path: "/api/coach/logout", Tags: []string{tag},
		Summary:       "Sign out of the app",
		Description:   "Ends the session and clears the cookie; succeeds without a session too.",
		DefaultStatus: http.StatusNoContent,
	}, o.logout)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getProfile", Method: http.MethodGet, Path: "/api/coach/profile", Tags: []string{tag},
		Summary: "Get the signed-in coach",
		Errors:  []int{401},
	}, o.profile)
}

type loginInput struct{ Body CoachLoginRequest }

type secondFactorInput struct{ Body SecondFactorRequest }

// loginOutput is one of two responses; the operation documents both schemas.
type loginOutput struct {
	Status    int
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      any
}

// SignedInOutput is the response to a successful sign-in.
type SignedInOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      CoachProfile
}

// answer describes one of several responses of an operation.
func answer[Body any](api *realm.API[identity.Coach], means string) *huma.Response {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[Body](), true, "")
	return &huma.Response{Description: means, Content: map[string]*huma.MediaType{"application/json": {Schema: schema}}}
}

type signedOutOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

type profileOutput struct{ Body CoachProfile }

func (o operations) login(ctx context.Context, in *loginInput) (*loginOutput, error) {
	device, where := DeviceAndOrigin(ctx)
	entry, err := o.identity.SignInCoach(ctx, in.Body.Email, in.Body.Password, device, where, o.token(ctx))
	if err != nil {
		return nil, err
	}
	if entry.Pending != "" {
		cookie := secondStep.SetFor(string(entry.Pending), identity.SecondStepLifetime)
		return &loginOutput{Status: http.StatusAccepted, SetCookie: []http.Cookie{cookie}, Body: SecondFactorAsked{SecondFactor: true}}, nil
	}
	in200 := SignedIn(entry)
	return &loginOutput{Status: http.StatusOK, SetCookie: in200.SetCookie, Body: in200.Body}, nil
}

func (o operations) secondFactor(ctx context.Context, in *secondFactorInput) (*SignedInOutput, error) {
	device, where := DeviceAndOrigin(ctx)
	var pending identity.SecondStepToken
	if info := request.From(ctx); info != nil {
		pending = identity.SecondStepToken(secondStep.Token(info.HTTP))
	}
	entry, err := o.identity.GiveSecondFactor(ctx, pending, in.Body.Code, device, where, o.token(ctx))
	if err != nil {
		return nil, err
	}
	return SignedIn(entry), nil
}

// DeviceAndOrigin returns the device and the origin of a request.
func DeviceAndOrigin(ctx context.Context) (identity.Device, identity.ClientOrigin) {
	info := request.From(ctx)
	if info == nil {
		return identity.Device{}, identity.ClientOrigin{}
	}
	return identity.Device{UserAgent: info.HTTP.UserAgent()},
		identity.ClientOrigin{Address: info.Client, Browser: identity.BrowserToken(realm.CoachKnown.Token(info.HTTP))}
}

// SignedIn returns the response to a successful sign-in: the cookies and the profile.
func SignedIn(entry identity.CoachEntry) *SignedInOutput {
	return &SignedInOutput{
		SetCookie: []http.Cookie{
			realm.CoachCookie.Set(string(entry.Token), false), realm.CoachKnown.Set(string(entry.Browser), false), secondStep.Clear(),
		},
		Body: profileOf(entry.Coach),
	}
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

// token returns the session token of the request, which may be expired or invalid.
func (o operations) token(ctx context.Context) identity.CoachToken {
	return identity.CoachToken(o.api.TokenFrom(ctx))
}

// profileOf returns the coach's profile as the portal shows it. Languages are stored as codes and shown by name.
func profileOf(c identity.Coach) CoachProfile {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(copy.In(copy.SourceLanguage), code)
	}
	return CoachProfile{
		ID: c.ID.String(), Name: c.Name, Email: c.Email, ImageURL: c.ImageURL, Bio: c.Bio, Specializations: c.Specializations,
		Languages: languages, City: c.City, Country: c.Country, TimeZone: c.TimeZone,
		IsActive: c.IsActive, VerificationStatus: c.VerificationStatus, Role: c.Role,
		SecondFactor: SecondFactor(c.SecondFactor),
	}
}
