package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

func (o *Operations) registerSignIns(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSignIns", Method: http.MethodGet, Path: "/api/sign-ins", Tags: []string{tag},
		Summary:     "List the member's sign-ins",
		Description: "The current one first, then the most recently used.",
		Errors:      []int{401},
	}, o.signIns)
	realm.SignedIn(api, huma.Operation{
		OperationID: "endSignIn", Method: http.MethodDelete, Path: "/api/sign-ins/{id}", Tags: []string{tag},
		Summary:       "End one of the member's sign-ins",
		Description:   "Its open pages are notified at once. Ending the current sign-in does not clear its cookie, which no longer works.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.endSignIn)
	realm.SignedIn(api, huma.Operation{
		OperationID: "endOtherSignIns", Method: http.MethodPost, Path: "/api/sign-ins/end-others", Tags: []string{tag},
		Summary:       "End the member's other sign-ins",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401},
	}, o.endOtherSignIns)
}

type signInsOutput struct{ Body []SignIn }

type signInInput struct {
	ID string `path:"id" format:"uuid"`
}

func (o *Operations) signIns(ctx context.Context, me identity.Member, _ *struct{}) (*signInsOutput, error) {
	devices, err := o.identity.SignIns(ctx, me)
	if err != nil {
		return nil, err
	}
	out := &signInsOutput{Body: make([]SignIn, len(devices))}
	for i, device := range devices {
		out.Body[i] = SignIn{
			ID: device.ID.String(), Device: device.Device, Kind: string(device.Kind), CreatedAt: device.CreatedAt.UTC(),
			LastUsedAt: device.LastUsedAt.UTC(), SharedDevice: device.SharedDevice, Current: device.Current,
		}
	}
	return out, nil
}

func (o *Operations) endSignIn(ctx context.Context, me identity.Member, in *signInInput) (*struct{}, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	return nil, o.identity.EndSignIn(ctx, me, id)
}

func (o *Operations) endOtherSignIns(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.identity.EndOtherSignIns(ctx, me)
}
