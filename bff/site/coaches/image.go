package coaches

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/coachprofile"
	"aangan/bff/internal/coachimage"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/transfer"
)

// RegisterImages adds the coaches' pictures to the API. They need no session.
func RegisterImages(api *realm.API[realm.NoActor], service *coachprofile.Service) {
	realm.Public(api, huma.Operation{
		OperationID: "readCoachImage", Method: http.MethodGet, Path: coachimage.Path, Tags: []string{"Coaches"},
		Summary:     "Get a coach's picture",
		Description: "Public, but only pictures of active, verified coaches; 404 for any other. The content at a URL never changes. Shared caches may keep it for an hour, so a removed picture disappears within that time.",
		Responses:   transfer.Responses(), Errors: []int{404, 416},
	}, func(ctx context.Context, in *coachimage.Input) (*huma.StreamResponse, error) {
		return coachimage.Answer(ctx, in, transfer.KeepPublic, func(ctx context.Context, id uuid.UUID) (coachimage.Image, error) {
			found, err := service.ImageForAll(ctx, id)
			return coachimage.Image(found), err
		})
	})
}
