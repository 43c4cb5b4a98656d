// Package goals has the coach's operations on the goals with current clients.
package goals

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	shared "aangan/bff/shared/goals"
)

const path = "/api/coach/clients/{clientId}/goals"

// Register adds the operations about goals to the API, all for the signed-in coach and one of their current clients.
// For a coach who is not active and verified, everything is unknown.
func Register(api *realm.API[identity.Coach], service *goals.Service) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClientGoals", Method: http.MethodGet, Path: path, Tags: []string{"Goals"},
		Summary:     "List the goals with a client",
		Description: "Open ones first, then closed ones, latest first.",
		Errors:      []int{401, 404},
	}, func(ctx context.Context, me identity.Coach, in *listInput) (*listOutput, error) {
		client, err := clientOf(in.ClientID)
		if err != nil {
			return nil, err
		}
		found, err := service.OfClient(ctx, me.ID, client)
		if err != nil {
			return nil, err
		}
		out := &listOutput{Body: make([]Goal, len(found))}
		for i, goal := range found {
			out.Body[i] = goalOf(goal)
		}
		return out, nil
	})
	shared.Register(api, service, shared.Realm[identity.Coach, Goal]{
		Path: path,
		Parameters: []*huma.Param{
			{Name: "clientId", In: "path", Required: true, Schema: &huma.Schema{Type: huma.TypeString, Format: "uuid"}},
		},
		Actor: func(me identity.Coach, clientID string) (goals.Actor, error) {
			client, err := clientOf(clientID)
			return goals.AsCoach(me.ID, client), err
		},
		Show: goalOf,
	})
}

type listInput struct {
	ClientID string `path:"clientId" format:"uuid"`
}

type listOutput struct{ Body []Goal }

// Goal is a goal as the coach sees it.
type Goal struct {
	shared.Goal
	Safety string `json:"safety" enum:",concern,urgent" doc:"The crisis detector's result for the client's text; empty if nothing was found."`
}

func goalOf(g goals.Goal) Goal {
	return Goal{Goal: shared.Of(g, goals.Coach), Safety: string(g.Safety)}
}

// clientOf parses the client's id. A malformed one counts as unknown.
func clientOf(text string) (identity.MemberID, error) {
	client, err := identity.ParseMemberID(text)
	if err != nil {
		return client, fault.ErrNotFound
	}
	return client, nil
}
