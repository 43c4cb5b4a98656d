package coaches

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/coachimage"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/transfer"
)

// RegisterImages adds the coaches' pictures to the API, for the signed-in member.
func RegisterImages(api *realm.API[identity.Member], service *coachprofile.Service) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "readCoachImage", Method: http.MethodGet, Path: coachimage.Path, Tags: []string{tag},
		Summary:     "Get a coach's picture",
		Description: "The id is part of the coach's imageUrl. The content at a URL never changes; 404 once the coach has replaced or removed the picture.",
		Responses:   transfer.Responses(), Errors: []int{401, 404, 416},
	}, func(ctx context.Context, _ identity.Member, in *coachimage.Input) (*huma.StreamResponse, error) {
		return coachimage.Answer(ctx, in, transfer.KeepPrivate, func(ctx context.Context, id uuid.UUID) (coachimage.Image, error) {
			found, err := service.ImageForMember(ctx, id)
			return coachimage.Image(found), err
		})
	})
}
