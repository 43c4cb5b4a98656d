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
		Summary:       "Ask for a letter with a link to choose a new password",
		Description:   "Every address is answered alike, after the same work; a letter goes out where there is an account.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{400, 413, 415, 429},
	}, o.forgot, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "checkResetLink", Method: http.MethodPost, Path: "/api/password/check", Tags: []string{tag},
		Summary:     "Whose password a link is for",
		Description: "A link that was used, is over or was made up is answered with 410.",
		Errors:      []int{400, 410, 413, 415, 429},
	}, o.checkReset, realm.Limit(linkLimit))
	realm.Public(api, huma.Operation{
		OperationID: "resetPassword", Method: http.MethodPost, Path: "/api/password/reset", Tags: []string{tag},
		Summary:     "Choose a new password by a link",
		Description: "Works once. Every sign-in of the member ends.",
		Errors:      []int{400, 410, 413, 415, 429},
	}, o.reset, realm.Limit(linkLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changePassword", Method: http.MethodPost, Path: "/api/password", Tags: []string{tag},
		Summary:       "Choose a new password, knowing the one until now",
		Description:   "Ends the member's other sign-ins; this one gets another cookie. An account without a password is answered with 409.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.changePassword)
}

type forgotInput struct{ Body ForgotRequest }

type linkInput struct{ Body MailedLinkRequest }

type resetInput struct{ Body ResetRequest }

type changePasswordInput struct{ Body ChangePasswordRequest }

type noticeOutput struct{ Body AccountNotice }

type resetAccountOutput struct{ Body ResetAccount }

type cookieOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

func (o *Operations) forgot(ctx context.Context, in *forgotInput) (*noticeOutput, error) {
	if err := o.identity.RequestReset(ctx, in.Body.Email, o.ClientOrigin(ctx)); err != nil {
		return nil, err
	}
	return &noticeOutput{AccountNotice{copy.AccountAnswers.ResetAsked}}, nil
}

func (o *Operations) checkReset(ctx context.Context, in *linkInput) (*resetAccountOutput, error) {
	username, err := o.identity.CheckReset(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return &resetAccountOutput{ResetAccount{username}}, nil
}

func (o *Operations) reset(ctx context.Context, in *resetInput) (*noticeOutput, error) {
	if err := o.identity.Reset(ctx, in.Body.Token, in.Body.Password); err != nil {
		return nil, err
	}
	return &noticeOutput{AccountNotice{copy.AccountAnswers.PasswordReset}}, nil
}

func (o *Operations) changePassword(ctx context.Context, me identity.Member, in *changePasswordInput) (*cookieOutput, error) {
	token, err := o.identity.ChangePassword(ctx, me, in.Body.Current, in.Body.Password, o.ClientOrigin(ctx))
	if err != nil {
		return nil, err
	}
	return &cookieOutput{realm.MemberCookie.Set(string(token), me.Session.SharedDevice)}, nil
}
