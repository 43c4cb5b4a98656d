// Package goals has the coach's operations on the goals with current clients.
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
	path = "/api/coach/clients/{clientId}/goals"
)

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ goals *goals.Service }

// Register adds the operations about goals to the API, all for the signed-in coach and one of their current clients.
// For a coach who is not active and verified, everything is unknown.
func Register(api *realm.API[identity.Coach], service *goals.Service) {
	o := operations{goals: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClientGoals", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "What the coach agreed on with a client, or may: what is open, then what was closed, latest first",
		Errors:  []int{401, 404},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "proposeGoal", Method: http.MethodPost, Path: path, Tags: []string{tag},
		Summary:       "Suggest a goal",
		Description:   "It counts once the other side has said yes. At most twenty open ones between two people.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.propose, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeGoal", Method: http.MethodPatch, Path: path + "/{id}", Tags: []string{tag},
		Summary:     "Put an open goal into other words",
		Description: "Whoever does has said yes to them, and the other side is asked again. 409 with the field version when they are others by now.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.change, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "agreeToGoal", Method: http.MethodPost, Path: path + "/{id}/agree", Tags: []string{tag},
		Summary:     "Say yes to the words of a goal",
		Description: "409 with the field version when they are others by now.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.agree, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "closeGoal", Method: http.MethodPost, Path: path + "/{id}/close", Tags: []string{tag},
		Summary: "Say that a goal is reached, or let it go",
		Errors:  []int{400, 401, 404, 409, 413, 415, 429},
	}, o.close, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reopenGoal", Method: http.MethodPost, Path: path + "/{id}/reopen", Tags: []string{tag},
		Summary:     "Take a closed goal up again",
		Description: "Whoever closed it takes that back; when the other one does it, whoever closed it is asked again.",
		Errors:      []int{401, 404, 409, 429},
	}, o.reopen, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "takeBackGoal", Method: http.MethodDelete, Path: path + "/{id}", Tags: []string{tag},
		Summary:       "Take back a suggestion that never counted",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404, 409, 429},
	}, o.takeBack, realm.Limit(writeLimit))
}

type clientInput struct {
	ClientID string `path:"clientId" format:"uuid"`
}

type goalInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
}

type proposeInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     GoalRequest
}

type changeInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
	Body     ChangeGoalRequest
}

type agreeInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
	Body     AgreeRequest
}

type closeInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
	Body     CloseGoalRequest
}

type listOutput struct{ Body []Goal }

type goalOutput struct{ Body Goal }

func (o operations) list(ctx context.Context, me identity.Coach, in *clientInput) (*listOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	found, err := o.goals.OfClient(ctx, me.ID, client)
	if err != nil {
		return nil, err
	}
	body := make([]Goal, len(found))
	for i, goal := range found {
		body[i] = shown(goal)
	}
	return &listOutput{Body: body}, nil
}

func (o operations) propose(ctx context.Context, me identity.Coach, in *proposeInput) (*goalOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	by := goals.AsCoach(me.ID, client)
	goal, err := o.goals.Propose(ctx, by, goals.Words(in.Body))
	return goalOf(goal, err)
}

func (o operations) change(ctx context.Context, me identity.Coach, in *changeInput) (*goalOutput, error) {
	by, id, err := theirs(me, in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Change(ctx, by, id, in.Body.Version, goals.Words{Title: in.Body.Title, Detail: in.Body.Detail})
	return goalOf(goal, err)
}

func (o operations) agree(ctx context.Context, me identity.Coach, in *agreeInput) (*goalOutput, error) {
	by, id, err := theirs(me, in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Agree(ctx, by, id, in.Body.Version)
	return goalOf(goal, err)
}

func (o operations) close(ctx context.Context, me identity.Coach, in *closeInput) (*goalOutput, error) {
	by, id, err := theirs(me, in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Close(ctx, by, id, goals.State(in.Body.State), in.Body.Version)
	return goalOf(goal, err)
}

func (o operations) reopen(ctx context.Context, me identity.Coach, in *goalInput) (*goalOutput, error) {
	by, id, err := theirs(me, in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Reopen(ctx, by, id)
	return goalOf(goal, err)
}

func (o operations) takeBack(ctx context.Context, me identity.Coach, in *goalInput) (*struct{}, error) {
	by, id, err := theirs(me, in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.goals.Delete(ctx, by, id)
}

// theirs reads which goal is meant, and with whom.
func theirs(me identity.Coach, clientID, goal string) (goals.Actor, uuid.UUID, error) {
	client, err := clientOf(clientID)
	if err != nil {
		return goals.Actor{}, uuid.UUID{}, err
	}
	id, err := goalID(goal)
	return goals.AsCoach(me.ID, client), id, err
}

// clientOf parses the client's id. An ill-formed one counts as unknown.
func clientOf(text string) (identity.MemberID, error) {
	client, err := identity.ParseMemberID(text)
	if err != nil {
		return client, fault.ErrNotFound
	}
	return client, nil
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
		Removable: g.Removable(goals.Coach), Safety: string(g.Safety), CreatedAt: g.CreatedAt.UTC(),
	}
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	shown := at.UTC()
	return &shown
}
