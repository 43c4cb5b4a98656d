package profile

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/profile"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/realm"
)

// Sharing lists the answers that the member's current coach can see.
type Sharing struct {
	Fields []string `json:"fields" nullable:"false" doc:"Codes of the shared answers: region, religion, gender, age, language, focus. Empty by default and after a change of coach."`
	Chosen bool     `json:"chosen" doc:"Whether the member has chosen for the current coach; an empty choice counts."`
}

// ShareRequest replaces the list of shared answers. An empty list shares nothing; a missing one is rejected.
type ShareRequest struct {
	Fields []string `json:"fields" nullable:"false" doc:"Codes of the answers to share, each once: region, religion, gender, age, language, focus. Empty to share nothing."`
}

// registerSharing adds the operations about shared answers.
func (o operations) registerSharing(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSharing", Method: http.MethodGet, Path: "/api/user/sharing", Tags: []string{tag},
		Summary: "Get the answers shared with the coach",
		Errors:  []int{401},
	}, o.sharing)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveSharing", Method: http.MethodPut, Path: "/api/user/sharing", Tags: []string{tag},
		Summary:     "Set the answers shared with the coach",
		Description: "409 if there is no coach, unless the list is empty.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.share)
}

type sharingOutput struct{ Body Sharing }

type shareInput struct{ Body ShareRequest }

func (o operations) sharing(ctx context.Context, me identity.Member, _ *struct{}) (*sharingOutput, error) {
	return sharingOf(o.profile.Sharing(ctx, me.ID))
}

func (o operations) share(ctx context.Context, me identity.Member, in *shareInput) (*sharingOutput, error) {
	if err := problem.RequireList(ctx, "fields", in.Body.Fields); err != nil {
		return nil, err
	}
	return sharingOf(o.profile.Share(ctx, me.ID, in.Body.Fields))
}

func sharingOf(shared profile.Sharing, err error) (*sharingOutput, error) {
	if err != nil {
		return nil, err
	}
	return &sharingOutput{Body: Sharing(shared)}, nil
}
