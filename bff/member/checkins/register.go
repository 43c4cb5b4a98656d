// Package checkins has the operations of the member's check-ins.
package checkins

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/checkins"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Check-ins"
	path = "/api/check-ins"
)

// writing limits writes per address.
var writing = ratelimit.Rule{Burst: 60, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ checkIns *checkins.Service }

// Register adds the operations of check-ins to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *checkins.Service) {
	o := operations{checkIns: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCheckIns", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "List the check-ins of a month",
		Errors:  []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveCheckIn", Method: http.MethodPatch, Path: path + "/{day}", Tags: []string{tag},
		Summary:     "Create or change the check-in of a day",
		Description: "Missing fields stay as they are; a new check-in needs a mood. The day is the member's own, today or one of the 30 days before.",
		Errors:      []int{400, 401, 404, 413, 415, 429},
	}, o.save, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteCheckIn", Method: http.MethodDelete, Path: path + "/{day}", Tags: []string{tag},
		Summary:       "Delete the check-in of a day",
		Description:   "Deletes it at once and for good, also for the coach.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.delete)
	realm.SignedIn(api, huma.Operation{
		OperationID: "shareCheckIns", Method: http.MethodPut, Path: "/api/shared-check-ins/{month}", Tags: []string{tag},
		Summary:       "Choose the days of a month that the member's coach can see",
		Description:   "Exactly these days are shared, until the member has another coach; days without a check-in are ignored. 409 if this is not the member's coach.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.share, realm.Limit(writing))
}

type listInput struct {
	Month string `query:"month" doc:"As 2026-11; the member's current month if missing."`
}

type listOutput struct{ Body CheckInMonth }

type saveInput struct {
	Day  string `path:"day" doc:"As 2026-11-27."`
	Body CheckInRequest
}

type saveOutput struct{ Body CheckIn }

type dayInput struct {
	Day string `path:"day" doc:"As 2026-11-27."`
}

type shareInput struct {
	Month string `path:"month" doc:"As 2026-11."`
	Body  ShareCheckInsRequest
}

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	month, err := o.checkIns.OfMonth(ctx, me, in.Month)
	if err != nil {
		return nil, err
	}
	body := CheckInMonth{
		Month: month.Month, Today: string(month.Today), Earliest: month.Earliest, LowDays: month.LowDays,
		Days: make([]CheckIn, len(month.Days)),
	}
	for i, day := range month.Days {
		body.Days[i] = checkInOf(day)
	}
	return &listOutput{Body: body}, nil
}

func (o operations) save(ctx context.Context, me identity.Member, in *saveInput) (*saveOutput, error) {
	saved, err := o.checkIns.Save(ctx, me, checkins.Day(in.Day), checkins.Change{Mood: in.Body.Mood, Word: in.Body.Word, Note: in.Body.Note})
	if err != nil {
		return nil, err
	}
	return &saveOutput{Body: checkInOf(saved)}, nil
}

func (o operations) delete(ctx context.Context, me identity.Member, in *dayInput) (*struct{}, error) {
	return nil, o.checkIns.Delete(ctx, me, checkins.Day(in.Day))
}

func (o operations) share(ctx context.Context, me identity.Member, in *shareInput) (*struct{}, error) {
	if err := problem.RequireList(ctx, "days", in.Body.Days); err != nil {
		return nil, err
	}
	coach, err := identity.ParseCoachID(in.Body.CoachID)
	if err != nil {
		return nil, fault.Field("coachId", copy.CheckIns.CoachChanged)
	}
	days := make([]checkins.Day, len(in.Body.Days))
	for i, day := range in.Body.Days {
		days[i] = checkins.Day(day)
	}
	return nil, o.checkIns.Share(ctx, me, coach, in.Month, days)
}

func checkInOf(one checkins.CheckIn) CheckIn {
	return CheckIn{
		Day: string(one.Day), Mood: one.Mood, Word: one.Word, Note: one.Note,
		Unreadable: one.Unreadable, Shared: one.Shared, UpdatedAt: one.UpdatedAt.UTC(),
	}
}
