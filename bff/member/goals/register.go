// Package goals has the member's operations on the goals agreed with their coach.
package goals

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	shared "aangan/bff/shared/goals"
)

const path = "/api/goals"

// Register adds the operations about goals to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *goals.Service) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listGoals", Method: http.MethodGet, Path: path, Tags: []string{"Goals"},
		Summary:     "List the member's goals",
		Description: "Goals with the current coach and, read-only, with earlier coaches.",
		Errors:      []int{401},
	}, func(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
		current, earlier, err := service.OfMember(ctx, me.ID)
		if err != nil {
			return nil, err
		}
		return &listOutput{Body: listOf(current, earlier)}, nil
	})
	shared.Register(api, service, shared.Realm[identity.Member, shared.Goal]{
		Path:  path,
		Actor: func(me identity.Member, _ string) (goals.Actor, error) { return goals.AsMember(me.ID), nil },
		Show:  goalOf,
	})
}

type listOutput struct{ Body GoalList }

// EarlierGoal is a goal with a coach whom the member no longer has. It is read-only.
type EarlierGoal struct {
	shared.Goal
	CoachName string `json:"coachName"`
}

// GoalList holds the member's goals, agreed or proposed.
type GoalList struct {
	Items   []shared.Goal `json:"items" nullable:"false" doc:"Goals with the current coach: open ones first, then closed ones, latest first."`
	Earlier []EarlierGoal `json:"earlier" nullable:"false" doc:"Goals with earlier coaches, in the same order."`
}

func listOf(current []goals.Goal, earlier []goals.Earlier) GoalList {
	list := GoalList{Items: make([]shared.Goal, len(current)), Earlier: make([]EarlierGoal, len(earlier))}
	for i, goal := range current {
		list.Items[i] = goalOf(goal)
	}
	for i, goal := range earlier {
		list.Earlier[i] = EarlierGoal{Goal: goalOf(goal.Goal), CoachName: goal.CoachName}
		list.Earlier[i].WaitsFor, list.Earlier[i].Removable = "", false
	}
	return list
}

func goalOf(g goals.Goal) shared.Goal { return shared.Of(g, goals.Member) }
