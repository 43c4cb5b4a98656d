package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

func (o *Operations) registerAddresses(api *realm.API[identity.Member]) {
	realm.Public(api, huma.Operation{
		OperationID: "confirmEmail", Method: http.MethodPost, Path: "/api/email/confirm", Tags: []string{tag},
		Summary:     "Confirm an email address",
		Description: "Confirms the address with the token of an emailed link; needs no session. Repeating it succeeds, with already set, while the account still has the address. 410 if the link is expired or unknown; 409 if another account has confirmed the address first.",
		Errors:      []int{400, 409, 410, 413, 415, 429},
	}, o.confirmEmail, realm.Limit(linkLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendConfirmation", Method: http.MethodPost, Path: "/api/email/confirmation", Tags: []string{tag},
		Summary:       "Resend the confirmation email",
		Description:   "Sends it to the new address if a change is pending, otherwise to the current one. Links in earlier emails stop working. 409 if there is nothing to confirm.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{401, 409, 429},
	}, o.sendConfirmation, realm.Limit(letterLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelEmailChange", Method: http.MethodDelete, Path: "/api/email/change", Tags: []string{tag},
		Summary:       "Cancel a pending email change",
		Description:   "Does nothing if no change is pending.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401},
	}, o.cancelEmailChange)
}

type confirmedOutput struct{ Body ConfirmedAddress }

func (o *Operations) confirmEmail(ctx context.Context, in *linkInput) (*confirmedOutput, error) {
	email, already, err := o.identity.ConfirmEmail(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return &confirmedOutput{ConfirmedAddress{Email: email, Already: already}}, nil
}

func (o *Operations) sendConfirmation(ctx context.Context, me identity.Member, _ *struct{}) (*noticeOutput, error) {
	if err := o.identity.SendConfirmation(ctx, me.ID); err != nil {
		return nil, err
	}
	return &noticeOutput{AccountNotice{copy.For(ctx).AccountAnswers.LetterSent}}, nil
}

func (o *Operations) cancelEmailChange(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.identity.CancelEmailChange(ctx, me.ID)
}
