package security

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/coach/account"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

const factorPath = "/api/coach/second-factor"

func (o operations) registerFactor(api *realm.API[identity.Coach]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSecondFactor", Method: http.MethodGet, Path: factorPath, Tags: []string{tag},
		Summary: "Get the second factor's state",
		Errors:  []int{401},
	}, o.factor)
	realm.SignedIn(api, huma.Operation{
		OperationID: "beginSecondFactor", Method: http.MethodPost, Path: factorPath, Tags: []string{tag},
		Summary:       "Begin setting up a second factor",
		Description:   "Requires the password. Returns a secret for an authenticator app, which has no effect until confirmSecondFactor; a repeat replaces it. 409 if there is a second factor already.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.beginFactor)
	realm.SignedIn(api, huma.Operation{
		OperationID: "confirmSecondFactor", Method: http.MethodPost, Path: factorPath + "/confirm", Tags: []string{tag},
		Summary:       "Enable the second factor",
		Description:   "Requires its first code. Returns the recovery codes, which cannot be read again, and a new cookie for this sign-in; the coach's other sign-ins end. 409 if none was begun, or if it is enabled already.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.confirmFactor)
	realm.SignedIn(api, huma.Operation{
		OperationID: "endSecondFactor", Method: http.MethodPost, Path: factorPath + "/end", Tags: []string{tag},
		Summary:       "Disable the second factor",
		Description:   "Requires the password and a code or recovery code. 409 if there is no second factor, or if the coach must have one.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.endFactor)
	realm.SignedIn(api, huma.Operation{
		OperationID: "renewRecoveryCodes", Method: http.MethodPost, Path: factorPath + "/recovery-codes", Tags: []string{tag},
		Summary:       "Create new recovery codes",
		Description:   "Requires the password and a code or recovery code. Returns ten codes; the earlier ones stop working. 409 if there is no second factor.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.renewCodes)
}

type passwordInput struct{ Body PasswordRequest }

type factorCodeInput struct{ Body FactorCodeRequest }

type factorProofInput struct{ Body FactorProofRequest }

type factorOutput struct{ Body FactorState }

type newFactorOutput struct{ Body NewFactor }

type codesOutput struct{ Body RecoveryCodes }

type factorOnOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      RecoveryCodes
}

func (o operations) factor(ctx context.Context, me identity.Coach, _ *struct{}) (*factorOutput, error) {
	state, err := o.identity.Factor(ctx, me)
	if err != nil {
		return nil, err
	}
	out := FactorState{
		Enabled: state.Enabled, Required: state.Required, Satisfied: state.Satisfied, RecoveryCodesLeft: state.CodesLeft,
	}
	if state.ConfirmedAt != nil {
		at := state.ConfirmedAt.UTC()
		out.ConfirmedAt = &at
	}
	return &factorOutput{out}, nil
}

func (o operations) beginFactor(ctx context.Context, me identity.Coach, in *passwordInput) (*newFactorOutput, error) {
	_, where := account.DeviceAndOrigin(ctx)
	begun, err := o.identity.BeginFactor(ctx, me, in.Body.Password, where)
	if err != nil {
		return nil, err
	}
	return &newFactorOutput{NewFactor(begun)}, nil
}

func (o operations) confirmFactor(ctx context.Context, me identity.Coach, in *factorCodeInput) (*factorOnOutput, error) {
	_, where := account.DeviceAndOrigin(ctx)
	on, err := o.identity.ConfirmFactor(ctx, me, in.Body.Code, where)
	if err != nil {
		return nil, err
	}
	return &factorOnOutput{SetCookie: realm.CoachCookie.Set(string(on.Token), false), Body: RecoveryCodes{on.Codes}}, nil
}

func (o operations) endFactor(ctx context.Context, me identity.Coach, in *factorProofInput) (*struct{}, error) {
	_, where := account.DeviceAndOrigin(ctx)
	return nil, o.identity.EndFactor(ctx, me, in.Body.Password, in.Body.Code, where)
}

func (o operations) renewCodes(ctx context.Context, me identity.Coach, in *factorProofInput) (*codesOutput, error) {
	_, where := account.DeviceAndOrigin(ctx)
	codes, err := o.identity.NewRecoveryCodes(ctx, me, in.Body.Password, in.Body.Code, where)
	if err != nil {
		return nil, err
	}
	return &codesOutput{RecoveryCodes{codes}}, nil
}
