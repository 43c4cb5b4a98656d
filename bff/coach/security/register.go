// Package security has the operations that protect and recover a coach's account: passwords, invitations, sign-ins and
// the second factor.
package security

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/coach/account"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// SetUpPath is the page on which a coach sets up their second factor.
const SetUpPath = "/coach/dashboard?tab=profile&set=second-factor"

var (
	// letterLimit limits requests for emails from one client address.
	letterLimit = ratelimit.Rule{Burst: 5, Per: time.Minute}
	// linkLimit is for one client address that follows links.
	linkLimit = ratelimit.Rule{Burst: 20, Per: time.Minute}
)

const tag = "Account"

// operations answers the calls of this package.
type operations struct {
	api      *realm.API[identity.Coach]
	identity *identity.Service
}

// Register adds the operations to the API. Those of an emailed link need no session.
func Register(api *realm.API[identity.Coach], service *identity.Service) {
	o := operations{api: api, identity: service}
	o.registerFactor(api)
	realm.Public(api, huma.Operation{
		OperationID: "forgotPassword", Method: http.MethodPost, Path: "/api/coach/password/forgot", Tags: []string{tag},
		Summary:       "Request a password reset email",
		Description:   "The response and the work are the same for every address, so the response does not reveal accounts. An email is sent only if there is an account.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{400, 413, 415, 429},
	}, o.forgot, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "checkResetLink", Method: http.MethodPost, Path: "/api/coach/password/reset/check", Tags: []string{tag},
		Summary:       "Check a password reset link",
		Description:   "Returns the account that the link is for. 410 if the link is used, expired or unknown.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 410, 413, 415, 429},
	}, o.checkReset, realm.Limit(linkLimit))
	realm.Public(api, huma.Operation{
		OperationID: "resetPassword", Method: http.MethodPost, Path: "/api/coach/password/reset", Tags: []string{tag},
		Summary:       "Reset a password with a link",
		Description:   "The link works once. Ends all sign-ins of the coach; a second factor stays. 410 if the link is used, expired or unknown.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 410, 413, 415, 429},
	}, o.reset, realm.Limit(linkLimit))
	realm.Public(api, huma.Operation{
		OperationID: "checkInvitation", Method: http.MethodPost, Path: "/api/coach/invitation/check", Tags: []string{tag},
		Summary:       "Check an invitation link",
		Description:   "Returns the recipient. 410 if the link is used, expired or unknown.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 410, 413, 415, 429},
	}, o.checkInvitation, realm.Limit(linkLimit))
	realm.Public(api, huma.Operation{
		OperationID: "acceptInvitation", Method: http.MethodPost, Path: "/api/coach/invitation", Tags: []string{tag},
		Summary:       "Accept an invitation",
		Description:   "Sets the first password and signs in as login does. The link works once; 410 if it is used, expired or unknown. An unknown time zone is ignored.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 410, 413, 415, 429},
	}, o.acceptInvitation, realm.Limit(linkLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changePassword", Method: http.MethodPut, Path: "/api/coach/password", Tags: []string{tag},
		Summary:       "Change the account's password",
		Description:   "Requires the current password. Ends the coach's other sign-ins; the current one gets a new cookie.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 413, 415, 429},
	}, o.changePassword)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSignIns", Method: http.MethodGet, Path: "/api/coach/sign-ins", Tags: []string{tag},
		Summary:     "List the coach's sign-ins",
		Description: "The current one first, then the most recently used.",
		Errors:      []int{401},
	}, o.signIns)
	realm.SignedIn(api, huma.Operation{
		OperationID: "endSignIn", Method: http.MethodDelete, Path: "/api/coach/sign-ins/{id}", Tags: []string{tag},
		Summary:       "End one of the coach's sign-ins",
		Description:   "Its open pages are notified at once. Ending the current sign-in does not clear its cookie, which no longer works.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.endSignIn)
	realm.SignedIn(api, huma.Operation{
		OperationID: "endOtherSignIns", Method: http.MethodDelete, Path: "/api/coach/sign-ins", Tags: []string{tag},
		Summary:       "End the coach's other sign-ins",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401},
	}, o.endOtherSignIns)
}

type forgotInput struct{ Body ForgotRequest }

type linkInput struct{ Body MailedLinkRequest }

type resetInput struct{ Body ResetRequest }

type invitationInput struct{ Body InvitationRequest }

type changePasswordInput struct{ Body ChangePasswordRequest }

type signInInput struct {
	ID string `path:"id" format:"uuid"`
}

type noticeOutput struct{ Body AccountNotice }

type resetAccountOutput struct{ Body ResetAccount }

type invitationOutput struct{ Body Invitation }

type cookieOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

type resetOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      AccountNotice
}

type signInsOutput struct {
	Body []SignIn `nullable:"false"`
}

func (o operations) forgot(ctx context.Context, in *forgotInput) (*noticeOutput, error) {
	if err := o.identity.RequestCoachReset(ctx, in.Body.Email); err != nil {
		return nil, err
	}
	return &noticeOutput{AccountNotice{copy.AccountAnswers.ResetAsked}}, nil
}

func (o operations) checkReset(ctx context.Context, in *linkInput) (*resetAccountOutput, error) {
	name, err := o.identity.CheckCoachReset(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return &resetAccountOutput{ResetAccount{name}}, nil
}

func (o operations) reset(ctx context.Context, in *resetInput) (*resetOutput, error) {
	_, where := account.DeviceAndOrigin(ctx)
	browser, err := o.identity.ResetCoach(ctx, in.Body.Token, in.Body.Password, where)
	if err != nil {
		return nil, err
	}
	return &resetOutput{realm.CoachKnown.Set(string(browser), false), AccountNotice{copy.AccountAnswers.PasswordReset}}, nil
}

func (o operations) checkInvitation(ctx context.Context, in *linkInput) (*invitationOutput, error) {
	invited, err := o.identity.CheckInvitation(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return &invitationOutput{Invitation(invited)}, nil
}

func (o operations) acceptInvitation(ctx context.Context, in *invitationInput) (*account.SignedInOutput, error) {
	device, where := account.DeviceAndOrigin(ctx)
	entry, err := o.identity.AcceptInvitation(ctx, in.Body.Token, in.Body.Password, in.Body.TimeZone, device, where,
		identity.CoachToken(o.api.TokenFrom(ctx)))
	if err != nil {
		return nil, err
	}
	return account.SignedIn(entry), nil
}

func (o operations) changePassword(ctx context.Context, me identity.Coach, in *changePasswordInput) (*cookieOutput, error) {
	_, where := account.DeviceAndOrigin(ctx)
	token, err := o.identity.ChangeCoachPassword(ctx, me, in.Body.Current, in.Body.Password, where)
	if err != nil {
		return nil, err
	}
	return &cookieOutput{realm.CoachCookie.Set(string(token), false)}, nil
}

func (o operations) signIns(ctx context.Context, me identity.Coach, _ *struct{}) (*signInsOutput, error) {
	devices, err := o.identity.CoachSignIns(ctx, me)
	if err != nil {
		return nil, err
	}
	out := &signInsOutput{Body: make([]SignIn, len(devices))}
	for i, device := range devices {
		out.Body[i] = SignIn{
			ID: device.ID.String(), Device: device.Device, Kind: string(device.Kind), CreatedAt: device.CreatedAt.UTC(),
			LastUsedAt: device.LastUsedAt.UTC(), Current: device.Current,
		}
	}
	return out, nil
}

func (o operations) endSignIn(ctx context.Context, me identity.Coach, in *signInInput) (*struct{}, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	return nil, o.identity.EndCoachSignIn(ctx, me, id)
}

func (o operations) endOtherSignIns(ctx context.Context, me identity.Coach, _ *struct{}) (*struct{}, error) {
	return nil, o.identity.EndOtherCoachSignIns(ctx, me)
}
