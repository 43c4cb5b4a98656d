// Package coaches is the choosing of a coach: who there is, who is suggested and why, and the choice itself.
package coaches

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	"aangan/bff/member/account"
)

const tag = "Coaches"

// operations answers the calls of this package.
type operations struct{ coaching *coaching.Service }

// Register adds the operations about coaches to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *coaching.Service) {
	o := operations{coaching: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCoaches", Method: http.MethodGet, Path: "/api/coaches", Tags: []string{tag},
		Summary: "Every coach who can be chosen",
		Errors:  []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCoach", Method: http.MethodGet, Path: "/api/coaches/{id}", Tags: []string{tag},
		Summary: "One coach",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "suggestCoaches", Method: http.MethodGet, Path: "/api/coach-suggestions", Tags: []string{tag},
		Summary: "Up to three coaches with the reason for each",
		Errors:  []int{401},
	}, o.suggest)
	realm.SignedIn(api, huma.Operation{
		OperationID: "selectCoach", Method: http.MethodPost, Path: "/api/user/coach", Tags: []string{tag},
		Summary:     "Choose a coach, or another one",
		Description: "A first choice brings an automatic welcome message. An earlier coach loses access at once.",
		Errors:      []int{400, 401, 404, 413, 415},
	}, o.choose)
	realm.SignedIn(api, huma.Operation{
		OperationID: "removeCoach", Method: http.MethodPost, Path: "/api/user/remove-coach", Tags: []string{tag},
		Summary:     "Leave the coach",
		Description: "The conversation stays readable to the member; the coach loses access.",
		Errors:      []int{401},
	}, o.leave)
}

type getInput struct {
	ID string `path:"id" format:"uuid"`
}

type selectInput struct{ Body SelectCoachRequest }

type listOutput struct{ Body []Coach }

type getOutput struct{ Body Coach }

type suggestOutput struct{ Body []CoachSuggestion }

type userOutput struct{ Body account.User }

func (o operations) list(ctx context.Context, _ identity.Member, _ *struct{}) (*listOutput, error) {
	open, err := o.coaching.Open(ctx)
	if err != nil {
		return nil, err
	}
	body := make([]Coach, len(open))
	for i, coach := range open {
		body[i] = coachOf(coach)
	}
	return &listOutput{Body: body}, nil
}

func (o operations) get(ctx context.Context, me identity.Member, in *getInput) (*getOutput, error) {
	id, err := coachID(in.ID)
	if err != nil {
		return nil, err
	}
	coach, err := o.coaching.Coach(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	return &getOutput{Body: coachOf(coach)}, nil
}

func (o operations) suggest(ctx context.Context, me identity.Member, _ *struct{}) (*suggestOutput, error) {
	suggested, err := o.coaching.Suggest(ctx, me)
	if err != nil {
		return nil, err
	}
	body := make([]CoachSuggestion, len(suggested))
	for i, one := range suggested {
		body[i] = CoachSuggestion{Coach: coachOf(one.Coach), Reasons: append([]string{}, one.Reasons...)}
	}
	return &suggestOutput{Body: body}, nil
}

func (o operations) choose(ctx context.Context, me identity.Member, in *selectInput) (*userOutput, error) {
	id, err := coachID(in.Body.CoachID)
	if err != nil {
		return nil, err
	}
	member, err := o.coaching.Select(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	return &userOutput{Body: account.UserOf(account.Updated(me, member))}, nil
}

func (o operations) leave(ctx context.Context, me identity.Member, _ *struct{}) (*userOutput, error) {
	member, err := o.coaching.Remove(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &userOutput{Body: account.UserOf(account.Updated(me, member))}, nil
}

// coachID reads an id that was sent. What no coach could be named by is a coach who does not exist.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
	}
	return id, nil
}

// coachOf is the coach as members see them. Languages are kept as codes and shown by name.
func coachOf(c coaching.Coach) Coach {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(code)
	}
	return Coach{
		ID: c.ID.String(), Name: c.Name, Bio: c.Bio, Specializations: c.Specializations, ImageURL: c.ImageURL,
		Availability: c.Availability, City: c.City, State: c.State, Country: c.Country, TimeZone: c.TimeZone,
		Languages: languages, Education: c.Education, YearsOfExperience: c.YearsOfExperience, Licenses: c.Licenses,
		Ratings: c.Ratings, ReviewCount: c.ReviewCount,
	}
}
