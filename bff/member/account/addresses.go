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
		Summary:     "Confirm an address by the link in the letter to it",
		Description: "Needs no session: letters are read anywhere. A link that was followed before is answered like the first time while the address is the account's; one that is over or made up with 410; 409 means that another account confirmed the address first.",
		Errors:      []int{400, 409, 410, 413, 415, 429},
	}, o.confirmEmail, realm.Limit(linkLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "sendConfirmation", Method: http.MethodPost, Path: "/api/email/confirmation", Tags: []string{tag},
		Summary:       "Send the letter again that asks for a confirmation",
		Description:   "To the address that the member wants, or else to the one that they have. Links of earlier letters end. 409 when there is nothing to confirm.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{401, 409, 429},
	}, o.sendConfirmation, realm.Limit(letterLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelEmailChange", Method: http.MethodDelete, Path: "/api/email/change", Tags: []string{tag},
		Summary:       "Take back a change of address that waits for its confirmation",
		Description:   "When none waits this is no error.",
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
	return &noticeOutput{AccountNotice{copy.AccountAnswers.LetterSent}}, nil
}

func (o *Operations) cancelEmailChange(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.identity.CancelEmailChange(ctx, me.ID)
}
