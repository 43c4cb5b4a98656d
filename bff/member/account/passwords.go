package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

func (o *Operations) registerPasswords(api *realm.API[identity.Member]) {
	realm.Public(api, huma.Operation{
		OperationID: "forgotPassword", Method: http.MethodPost, Path: "/api/password/forgot", Tags: []string{tag},
		Summary:       "Request a password reset email",
		Description:   "The response and the work are the same for every address, so the response does not reveal accounts. An email is sent only if there is an account. 429, with the time of the next request in Retry-After, after three requests for an address within the hour.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{400, 413, 415, 429},
	}, o.forgot, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "checkResetLink", Method: http.MethodPost, Path: "/api/password/check", Tags: []string{tag},
		Summary:     "Check a password reset link",
		Description: "Returns the account that the link is for. 410 if the link is used, expired or unknown.",
		Errors:      []int{400, 410, 413, 415, 429},
	}, o.checkReset, realm.Limit(linkLimit))
	realm.Public(api, huma.Operation{
		OperationID: "resetPassword", Method: http.MethodPost, Path: "/api/password/reset", Tags: []string{tag},
		Summary:     "Reset a password with a link",
		Description: "The link works once. Ends all sign-ins of the member. 410 if the link is used, expired or unknown.",
		Errors:      []int{400, 410, 413, 415, 429},
	}, o.reset, realm.Limit(linkLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changePassword", Method: http.MethodPost, Path: "/api/password", Tags: []string{tag},
		Summary:       "Change the account's password",
		Description:   "Requires the current password. Ends the member's other sign-ins; the current one gets a new cookie. 409 if the account has no password.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.changePassword)
}

type forgotInput struct{ Body ForgotRequest }

type linkInput struct{ Body MailedLinkRequest }

type resetInput struct{ Body ResetRequest }

type changePasswordInput struct{ Body ChangePasswordRequest }

type noticeOutput struct{ Body AccountNotice }

type resetOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      AccountNotice
}

type resetAccountOutput struct{ Body ResetAccount }

type cookieOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

func (o *Operations) forgot(ctx context.Context, in *forgotInput) (*noticeOutput, error) {
	if err := o.identity.RequestReset(ctx, in.Body.Email); err != nil {
		return nil, err
	}
	return &noticeOutput{AccountNotice{copy.For(ctx).AccountAnswers.ResetAsked}}, nil
}

func (o *Operations) checkReset(ctx context.Context, in *linkInput) (*resetAccountOutput, error) {
	username, err := o.identity.CheckReset(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return &resetAccountOutput{ResetAccount{username}}, nil
}

func (o *Operations) reset(ctx context.Context, in *resetInput) (*resetOutput, error) {
	browser, err := o.identity.Reset(ctx, in.Body.Token, in.Body.Password, o.ClientOrigin(ctx))
	if err != nil {
		return nil, err
	}
	return &resetOutput{realm.MemberKnown.Set(string(browser), false), AccountNotice{copy.For(ctx).AccountAnswers.PasswordReset}}, nil
}

func (o *Operations) changePassword(ctx context.Context, me identity.Member, in *changePasswordInput) (*cookieOutput, error) {
	token, err := o.identity.ChangePassword(ctx, me, in.Body.Current, in.Body.Password, o.ClientOrigin(ctx))
	if err != nil {
		return nil, err
	}
	return &cookieOutput{realm.MemberCookie.Set(string(token), me.Session.SharedDevice)}, nil
}
