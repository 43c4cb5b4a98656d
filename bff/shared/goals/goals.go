// Package goals has the operations on goals that members and coaches share. Each app's own package adds its list.
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
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// Realm is the part of the operations that differs between members and coaches. G is a goal as the app shows it.
type Realm[A, G any] struct {
	// Path is the URL path of the goals. It may hold the parameter clientId, which Parameters then document.
	Path       string
	Parameters []*huma.Param
	// Actor returns the side on whose behalf the actor acts. clientID is the path's parameter, or empty. Returns
	// fault.ErrNotFound for a malformed one.
	Actor func(actor A, clientID string) (goals.Actor, error)
	Show  func(goals.Goal) G
}

const tag = "Goals"

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}

// operations answers the calls of this package.
type operations[A, G any] struct {
	goals *goals.Service
	realm Realm[A, G]
}

// Register adds the operations to a realm's API, all for the signed-in actor, except the list.
func Register[A, G any](api *realm.API[A], service *goals.Service, r Realm[A, G]) {
	o := operations[A, G]{goals: service, realm: r}
	bodyless := []int{401, 403, 404, 409, 429}
	withBody := append([]int{400, 413, 415}, bodyless...)
	realm.SignedIn(api, huma.Operation{
		OperationID: "proposeGoal", Method: http.MethodPost, Path: r.Path, Tags: []string{tag}, Parameters: r.Parameters,
		Summary:       "Suggest a goal",
		Description:   "The goal counts once the other side agrees to it. 409 if the member has no coach, or if the two already have 20 open goals or 200 in total.",
		DefaultStatus: http.StatusCreated,
		Errors:        withBody,
	}, o.propose, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeGoal", Method: http.MethodPatch, Path: r.Path + "/{id}", Tags: []string{tag}, Parameters: r.Parameters,
		Summary:     "Change an open goal's text",
		Description: "The caller agrees to the new text by changing it; the other side must agree again. 409 on the field version if the text has changed since it was read; 409 without a field if the goal is closed.",
		Errors:      withBody,
	}, o.change, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "agreeToGoal", Method: http.MethodPost, Path: r.Path + "/{id}/agree", Tags: []string{tag}, Parameters: r.Parameters,
		Summary:     "Agree to a goal's text",
		Description: "409 on the field version if the text has changed since it was read; 409 without a field if the goal is closed.",
		Errors:      withBody,
	}, o.agree, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "closeGoal", Method: http.MethodPost, Path: r.Path + "/{id}/close", Tags: []string{tag}, Parameters: r.Parameters,
		Summary: "Close a goal as reached or dropped",
		Errors:  withBody,
	}, o.close, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reopenGoal", Method: http.MethodPost, Path: r.Path + "/{id}/reopen", Tags: []string{tag}, Parameters: r.Parameters,
		Summary:     "Reopen a closed goal",
		Description: "If the side that closed the goal reopens it, agreements stay. If the other side reopens it, that side agrees, and the side that closed it must agree again. 409 if the two already have 20 open goals.",
		Errors:      bodyless,
	}, o.reopen, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "takeBackGoal", Method: http.MethodDelete, Path: r.Path + "/{id}", Tags: []string{tag}, Parameters: r.Parameters,
		Summary:       "Withdraw a goal suggestion",
		Description:   "Only the side that suggested it can withdraw it, and only if it was never agreed; 409 otherwise.",
		DefaultStatus: http.StatusNoContent,
		Errors:        bodyless,
	}, o.takeBack, realm.Limit(writeLimit))
}

// Client reads the path's parameter clientId, which only the coach's paths have. A struct tag would require it of both.
type Client struct{ id string }

// Resolve implements huma.Resolver.
func (c *Client) Resolve(ctx huma.Context) []error {
	c.id = ctx.Param("clientId")
	return nil
}

type goalInput struct {
	Client
	ID string `path:"id" format:"uuid"`
}

type proposeInput struct {
	Client
	Body GoalRequest
}

type changeInput struct {
	Client
	ID   string `path:"id" format:"uuid"`
	Body ChangeGoalRequest
}

type agreeInput struct {
	Client
	ID   string `path:"id" format:"uuid"`
	Body AgreeRequest
}

type closeInput struct {
	Client
	ID   string `path:"id" format:"uuid"`
	Body CloseGoalRequest
}

type goalOutput[G any] struct{ Body G }

func (o operations[A, G]) propose(ctx context.Context, me A, in *proposeInput) (*goalOutput[G], error) {
	by, err := o.realm.Actor(me, in.id)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Propose(ctx, by, goals.Words(in.Body))
	return o.output(goal, err)
}

func (o operations[A, G]) change(ctx context.Context, me A, in *changeInput) (*goalOutput[G], error) {
	by, id, err := o.target(me, in.Client, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Change(ctx, by, id, in.Body.Version, goals.Words{Title: in.Body.Title, Detail: in.Body.Detail})
	return o.output(goal, err)
}

func (o operations[A, G]) agree(ctx context.Context, me A, in *agreeInput) (*goalOutput[G], error) {
	by, id, err := o.target(me, in.Client, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Agree(ctx, by, id, in.Body.Version)
	return o.output(goal, err)
}

func (o operations[A, G]) close(ctx context.Context, me A, in *closeInput) (*goalOutput[G], error) {
	by, id, err := o.target(me, in.Client, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Close(ctx, by, id, goals.State(in.Body.State), in.Body.Version)
	return o.output(goal, err)
}

func (o operations[A, G]) reopen(ctx context.Context, me A, in *goalInput) (*goalOutput[G], error) {
	by, id, err := o.target(me, in.Client, in.ID)
	if err != nil {
		return nil, err
	}
	goal, err := o.goals.Reopen(ctx, by, id)
	return o.output(goal, err)
}

func (o operations[A, G]) takeBack(ctx context.Context, me A, in *goalInput) (*struct{}, error) {
	by, id, err := o.target(me, in.Client, in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.goals.Delete(ctx, by, id)
}

// target returns the actor's side and the goal's id. A malformed id counts as unknown.
func (o operations[A, G]) target(me A, client Client, goal string) (goals.Actor, uuid.UUID, error) {
	by, err := o.realm.Actor(me, client.id)
	if err != nil {
		return by, uuid.UUID{}, err
	}
	id, err := uuid.Parse(goal)
	if err != nil {
		return by, id, &fault.NotFound{Message: copy.GoalAnswers.NotFound}
	}
	return by, id, nil
}

func (o operations[A, G]) output(goal goals.Goal, err error) (*goalOutput[G], error) {
	if err != nil {
		return nil, err
	}
	return &goalOutput[G]{Body: o.realm.Show(goal)}, nil
}
