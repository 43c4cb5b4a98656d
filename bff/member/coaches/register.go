// Package coaches has the operations for choosing a coach: the list, the member's wishes, the suggestions with their
// reasons, and the choice.
package coaches

import (
	"context"
	"net/http"
	"time"

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
type operations struct {
	coaching *coaching.Service
	openings coaching.NextFreeTimes
}

// Register adds the operations about coaches to the API, all for the signed-in member. Openings returns coaches' next
// free times.
func Register(api *realm.API[identity.Member], service *coaching.Service, openings coaching.NextFreeTimes) {
	o := operations{coaching: service, openings: openings}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCoaches", Method: http.MethodGet, Path: "/api/coaches", Tags: []string{tag},
		Summary:     "List the coaches to choose from",
		Description: "In the same order for all members. A page that is shorter than its limit is the last one.",
		Errors:      []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCoach", Method: http.MethodGet, Path: "/api/coaches/{id}", Tags: []string{tag},
		Summary: "Get one coach",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveCoach", Method: http.MethodPut, Path: "/api/coaches/{id}/saved", Tags: []string{tag},
		Summary:       "Save a coach to find them again",
		Description:   "A repeat changes nothing. The coach is not notified.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.save)
	realm.SignedIn(api, huma.Operation{
		OperationID: "unsaveCoach", Method: http.MethodDelete, Path: "/api/coaches/{id}/saved", Tags: []string{tag},
		Summary:       "Remove a saved coach",
		Description:   "A coach who was not saved is no error.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.unsave)
	realm.SignedIn(api, huma.Operation{
		OperationID: "suggestCoaches", Method: http.MethodGet, Path: "/api/coach-suggestions", Tags: []string{tag},
		Summary:     "Suggest up to three coaches",
		Description: "Returns each coach with the reasons, best match first. The current coach is left out.",
		Errors:      []int{401},
	}, o.suggest)
	realm.SignedIn(api, huma.Operation{
		OperationID: "selectCoach", Method: http.MethodPost, Path: "/api/user/coach", Tags: []string{tag},
		Summary:     "Choose or change the coach",
		Description: "Choosing a coach for the first time adds an automatic welcome message to the conversation. A previous coach loses access at once, and planned sessions with them are cancelled.",
		Errors:      []int{400, 401, 404, 413, 415},
	}, o.choose)
	realm.SignedIn(api, huma.Operation{
		OperationID: "removeCoach", Method: http.MethodPost, Path: "/api/user/remove-coach", Tags: []string{tag},
		Summary:     "Leave the current coach",
		Description: "The coach loses access at once, and planned sessions are cancelled. The member can still read the conversation.",
		Errors:      []int{401},
	}, o.leave)
	realm.SignedIn(api, huma.Operation{
		OperationID: "previewCoachChange", Method: http.MethodGet, Path: "/api/user/coach-change", Tags: []string{tag},
		Summary:     "Preview leaving the current coach",
		Description: "Returns what the member would lose; empty without a coach.",
		Errors:      []int{401},
	}, o.change)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getMatching", Method: http.MethodGet, Path: matchingPath, Tags: []string{tag},
		Summary: "Get the wishes for a coach",
		Errors:  []int{401},
	}, o.matching)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveMatching", Method: http.MethodPost, Path: matchingPath, Tags: []string{tag},
		Summary:     "Save the wishes for a coach",
		Description: "Replaces all wishes; a missing field removes that wish.",
		Errors:      []int{400, 401, 413, 415},
	}, o.saveMatching)
}

const matchingPath = "/api/user/matching"

type listInput struct {
	After    string `query:"after" format:"uuid" doc:"Cursor: id of the last coach of the previous page."`
	Limit    int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 24."`
	Language string `query:"language" doc:"Code of a language that the coaches must speak."`
	Focus    string `query:"focus" doc:"Code of a topic that the coaches must work with."`
	Name     string `query:"name" doc:"Part of the coaches' names, in any case."`
	Gender   string `query:"gender" doc:"Code of the coaches' gender. Coaches may omit theirs."`
	Part     string `query:"part" doc:"Code of a part of the member's day in which the coaches must have a free time. The next free times are then in it."`
	Saved    string `query:"saved" enum:"1" doc:"1 to list only coaches whom the member saved."`
	Week     string `query:"week" enum:"1" doc:"1 to list only coaches with a free time in the next seven days: in the part of the day or, without one, between 7 AM and 10 PM."`
}

type matchingInput struct{ Body MatchingRequest }

type changeOutput struct{ Body CoachChange }

type matchingOutput struct{ Body Matching }

type getInput struct {
	ID string `path:"id" format:"uuid"`
}

type selectInput struct{ Body SelectCoachRequest }

type listOutput struct{ Body []Coach }

type getOutput struct{ Body Coach }

type suggestOutput struct{ Body []CoachSuggestion }

type userOutput struct{ Body account.User }

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	filter := coaching.Filter{
		Limit: in.Limit, Language: in.Language, Focus: in.Focus, Gender: in.Gender, Name: in.Name, Saved: in.Saved != "", Part: in.Part,
		ThisWeek: in.Week != "", Openings: o.openings,
	}
	if in.After != "" {
		after, err := identity.ParseCoachID(in.After)
		if err != nil {
			return nil, fault.Field("after", copy.Errors.CoachNotFound)
		}
		filter.After = &after
	}
	page, err := o.coaching.List(ctx, me, filter)
	if err != nil {
		return nil, err
	}
	var only *copy.DayPart
	if part, known := copy.DayPartOf(in.Part); known {
		only = &part
	}
	body, err := o.shown(ctx, me, page, only)
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: body}, nil
}

// shown returns the coaches as members see them, each with their next free time, which can be limited to a part of the
// day.
func (o operations) shown(ctx context.Context, me identity.Member, found []coaching.Coach, only *copy.DayPart) ([]Coach, error) {
	body := make([]Coach, len(found))
	if len(found) == 0 {
		return body, nil
	}
	ids := make([]identity.CoachID, len(found))
	for i := range found {
		ids[i] = found[i].ID
	}
	next, err := o.openings(ctx, me, ids, time.Duration(copy.Limits.NextOpeningDays)*24*time.Hour, only)
	if err != nil {
		return nil, err
	}
	for i := range found {
		body[i] = coachOf(copy.For(ctx), found[i])
		if at, free := next[found[i].ID]; free {
			at = at.UTC()
			body[i].NextOpening = &at
		}
	}
	return body, nil
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
	body, err := o.shown(ctx, me, []coaching.Coach{coach}, nil)
	if err != nil {
		return nil, err
	}
	return &getOutput{Body: body[0]}, nil
}

func (o operations) save(ctx context.Context, me identity.Member, in *getInput) (*struct{}, error) {
	id, err := coachID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.coaching.Save(ctx, me.ID, id)
}

func (o operations) unsave(ctx context.Context, me identity.Member, in *getInput) (*struct{}, error) {
	id, err := coachID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.coaching.Unsave(ctx, me.ID, id)
}

func (o operations) suggest(ctx context.Context, me identity.Member, _ *struct{}) (*suggestOutput, error) {
	suggested, err := o.coaching.Suggest(ctx, me)
	if err != nil {
		return nil, err
	}
	found := make([]coaching.Coach, len(suggested))
	for i := range suggested {
		found[i] = suggested[i].Coach
	}
	shown, err := o.shown(ctx, me, found, nil)
	if err != nil {
		return nil, err
	}
	body := make([]CoachSuggestion, len(suggested))
	for i := range suggested {
		body[i] = CoachSuggestion{Coach: shown[i], Reasons: append([]string{}, suggested[i].Reasons...)}
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

func (o operations) change(ctx context.Context, me identity.Member, _ *struct{}) (*changeOutput, error) {
	change, err := o.coaching.Change(ctx, me)
	if err != nil {
		return nil, err
	}
	body := CoachChange{Sessions: make([]PlannedSession, len(change.Sessions)), Conversation: change.Talked}
	for i, session := range change.Sessions {
		body.Sessions[i] = PlannedSession{ID: session.ID.String(), Date: session.Date.UTC()}
	}
	return &changeOutput{Body: body}, nil
}

func (o operations) matching(ctx context.Context, me identity.Member, _ *struct{}) (*matchingOutput, error) {
	wishes, err := o.coaching.Matching(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &matchingOutput{Body: matchingOf(wishes)}, nil
}

func (o operations) saveMatching(ctx context.Context, me identity.Member, in *matchingInput) (*matchingOutput, error) {
	wishes, err := o.coaching.SaveMatching(ctx, me.ID, coaching.Matching{
		Language: in.Body.Language, Focus: in.Body.Focus, CoachGender: in.Body.CoachGender,
		OutsideCommunity: in.Body.OutsideCommunity, HomeCity: in.Body.HomeCity,
	})
	if err != nil {
		return nil, err
	}
	return &matchingOutput{Body: matchingOf(wishes)}, nil
}

func matchingOf(wishes coaching.Matching) Matching {
	return Matching{
		Language: wishes.Language, Focus: append([]string{}, wishes.Focus...), CoachGender: wishes.CoachGender,
		OutsideCommunity: wishes.OutsideCommunity, HomeCity: wishes.HomeCity,
	}
}

// coachID parses an id of a request. Returns a not-found fault for a malformed one, as for an unknown coach.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
	}
	return id, nil
}

// coachOf returns the coach as members see them, without their next free time. Language codes become names in the
// language of in.
func coachOf(in *copy.Catalog, c coaching.Coach) Coach {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(in, code)
	}
	credentials := make([]Credential, len(c.Credentials))
	for i, given := range c.Credentials {
		credentials[i] = Credential(given)
	}
	return Coach{
		ID: c.ID.String(), Name: c.Name, Bio: c.Bio, Specializations: c.Specializations, ImageURL: c.ImageURL,
		Availability: c.Availability, City: c.City, State: c.State, Country: c.Country, TimeZone: c.TimeZone,
		Languages: languages, Education: c.Education, YearsOfExperience: c.YearsOfExperience, Licenses: c.Licenses,
		Ratings: c.Ratings, ReviewCount: c.ReviewCount, Credentials: credentials, Conversation: c.Talked, Saved: c.Saved, Away: c.Away,
	}
}
