// Package goals has the member's operations on the goals agreed with their coach.
package goals

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Goals"
	path = "/api/goals"
)

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ goals *goals.Service }

// Register adds the operations about goals to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *goals.Service) {
	o := operations{goals: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listGoals", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "What the member agreed on with their coach, or may, and with those before",
		Errors:  []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "proposeGoal", Method: http.MethodPost, Path: path, Tags: []string{tag},
		Summary:       "Suggest a goal",
		Description:   "It counts once the other side has said yes. At most twenty open ones between two people.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.propose, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeGoal", Method: http.MethodPatch, Path: path + "/{id}", Tags: []string{tag},
		Summary:     "Put an open goal into other words",
		Description: "Whoever does has said yes to them, and the other side is asked again. 409 with the field version when they are others by now.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.change, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "agreeToGoal", Method: http.MethodPost, Path: path + "/{id}/agree", Tags: []string{tag},
		Summary:     "Say yes to the words of a goal",
		Description: "409 with the field version when they are others by now.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.agree, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "closeGoal", Method: http.MethodPost, Path: path + "/{id}/close", Tags: []string{tag},
		Summary: "Say that a goal is reached, or let it go",
		Errors:  []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.close, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reopenGoal", Method: http.MethodPost, Path: path + "/{id}/reopen", Tags: []string{tag},
		Summary:     "Take a closed goal up again",
		Description: "Whoever closed it takes that back; when the other one does it, whoever closed it is asked again.",
		Errors:      []int{401, 403, 404, 409, 429},
	}, o.reopen, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "takeBackGoal", Method: http.MethodDelete, Path: path + "/{id}", Tags: []string{tag},
		Summary:       "Take back a suggestion that never counted",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 409, 429},
	}, o.takeBack, realm.Limit(writeLimit))
}

type goalInput struct {
	ID string `path:"id" format:"uuid"`
}

type proposeInput struct{ Body GoalRequest }

type changeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body ChangeGoalRequest
}

type agreeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body AgreeRequest
}

type closeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body CloseGoalRequest
}

type listOutput struct{ Body GoalList }

type goalOutput struct{ Body Goal }

func (o operations) list(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
	now, earlier, err := o.goals.OfMember(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	body := GoalList{Items: make([]Goal, len(now)), Earlier: make([]EarlierGoal, len(earlier))}
	for i, goal := range now {
		body.Items[i] = shown(goal)
	}
	for i, goal := range earlier {
		body.Earlier[i] = EarlierGoal{Goal: shown(goal.Goal), CoachName: goal.CoachName}
		body.Earlier[i].WaitsFor, body.Earlier[i].Removable = "", false
	}
	return &listOutput{Body: body}, nil
}

func (o operations) propose(ctx context.Context, me identity.Member, in *proposeInput) (*goalOutput, error) {
	by := goals.AsMember(me.ID)
	goal, err := o.goals.Propose(ctx, by, goals.Words(in.Body))
	return goalOf(goal, err)
}

func (o operations) change(ctx context.Context, me identity.Member, in *changeInput) (*goalOutput, error) {
	by := goals.AsMember(me.ID)
	id, err := goalID(in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Change(ctx, by, id, in.Body.Version, goals.Words{Title: in.Body.Title, Detail: in.Body.Detail})
	return goalOf(goal, err)
}

func (o operations) agree(ctx context.Context, me identity.Member, in *agreeInput) (*goalOutput, error) {
	by := goals.AsMember(me.ID)
	id, err := goalID(in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Agree(ctx, by, id, in.Body.Version)
	return goalOf(goal, err)
}

func (o operations) close(ctx context.Context, me identity.Member, in *closeInput) (*goalOutput, error) {
	by := goals.AsMember(me.ID)
	id, err := goalID(in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Close(ctx, by, id, goals.State(in.Body.State), in.Body.Version)
	return goalOf(goal, err)
}

func (o operations) reopen(ctx context.Context, me identity.Member, in *goalInput) (*goalOutput, error) {
	by := goals.AsMember(me.ID)
	id, err := goalID(in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Reopen(ctx, by, id)
	return goalOf(goal, err)
}

func (o operations) takeBack(ctx context.Context, me identity.Member, in *goalInput) (*struct{}, error) {
	by := goals.AsMember(me.ID)
	id, err := goalID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.goals.Delete(ctx, by, id)
}

// goalID parses an id of the URL. An ill-formed one counts as unknown.
func goalID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.GoalAnswers.NotFound}
	}
	return id, nil
}

func goalOf(goal goals.Goal, err error) (*goalOutput, error) {
	if err != nil {
		return nil, err
	}
	return &goalOutput{Body: shown(goal)}, nil
}

func shown(g goals.Goal) Goal {
	return Goal{
		ID: g.ID.String(), Title: g.Title, Detail: g.Detail, ProposedBy: string(g.ProposedBy), Agreed: g.Agreed, AgreedAt: utc(g.AgreedAt),
		WaitsFor: string(g.WaitsFor), State: string(g.State), ClosedBy: string(g.ClosedBy), ClosedAt: utc(g.ClosedAt), Version: g.Version,
		Removable: g.Removable(goals.Member), CreatedAt: g.CreatedAt.UTC(),
	}
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	shown := at.UTC()
	return &shown
}
