// Package hours has the operations of a coach's working hours.
package hours

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Hours"
	base = "/api/coach/hours"
)

// operations answers the calls of this package.
type operations struct{ scheduling *scheduling.Service }

// Register adds the operations about hours to the API, all for the signed-in coach, active or not. Each returns the
// resulting hours.
func Register(api *realm.API[identity.Coach], service *scheduling.Service) {
	o := operations{scheduling: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getHours", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary: "Get the coach's hours",
		Errors:  []int{401},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "publishHours", Method: http.MethodPut, Path: base, Tags: []string{tag},
		Summary:     "Publish the weekly hours",
		Description: "Replaces the weekly hours; members see them at once. Booked sessions stay.",
		Errors:      []int{400, 401, 413, 415},
	}, o.publish)
	realm.SignedIn(api, huma.Operation{
		OperationID: "setDateHours", Method: http.MethodPut, Path: base + "/dates/{day}", Tags: []string{tag},
		Summary: "Set the hours of one date",
		Errors:  []int{400, 401, 404, 413, 415},
	}, o.setDate)
	realm.SignedIn(api, huma.Operation{
		OperationID: "dropDateHours", Method: http.MethodDelete, Path: base + "/dates/{day}", Tags: []string{tag},
		Summary:     "Remove the hours of one date",
		Description: "The date then follows its weekday again.",
		Errors:      []int{401, 404},
	}, o.dropDate)
	realm.SignedIn(api, huma.Operation{
		OperationID: "addDaysOff", Method: http.MethodPost, Path: "/api/coach/days-off", Tags: []string{tag},
		Summary:       "Add days off",
		Description:   "Booked sessions stay; the response has their number. 409 if some of the days are off already.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 409, 413, 415},
	}, o.addOff)
	realm.SignedIn(api, huma.Operation{
		OperationID: "dropDaysOff", Method: http.MethodDelete, Path: "/api/coach/days-off/{id}", Tags: []string{tag},
		Summary: "Remove days off",
		Errors:  []int{401, 404},
	}, o.dropOff)
	realm.SignedIn(api, huma.Operation{
		OperationID: "setMeetingLink", Method: http.MethodPut, Path: "/api/coach/meeting-link", Tags: []string{tag},
		Summary: "Set the coach's video link",
		Errors:  []int{400, 401, 413, 415},
	}, o.setLink)
}

type publishInput struct{ Body PublishHoursRequest }

type setDateInput struct {
	Day  string `path:"day" doc:"Such as 2026-11-01."`
	Body SetDateHoursRequest
}

type dayInput struct {
	Day string `path:"day" doc:"Such as 2026-11-01."`
}

type addOffInput struct{ Body AddDaysOffRequest }

type idInput struct {
	ID string `path:"id" format:"uuid"`
}

type linkInput struct{ Body SetMeetingLinkRequest }

type output struct{ Body CoachHours }

func (o operations) get(ctx context.Context, me identity.Coach, _ *struct{}) (*output, error) {
	return answer(o.scheduling.HoursOf(ctx, me.ID))
}

func (o operations) publish(ctx context.Context, me identity.Coach, in *publishInput) (*output, error) {
	if err := problem.RequireList(ctx, "weekly", in.Body.Weekly); err != nil {
		return nil, err
	}
	week := make([]scheduling.DayWindowInput, len(in.Body.Weekly))
	for i, w := range in.Body.Weekly {
		week[i] = scheduling.DayWindowInput(w)
	}
	return answer(o.scheduling.PublishHours(ctx, me.ID, week))
}

func (o operations) setDate(ctx context.Context, me identity.Coach, in *setDateInput) (*output, error) {
	windows := make([]scheduling.WindowInput, len(in.Body.Windows))
	for i, w := range in.Body.Windows {
		windows[i] = scheduling.WindowInput(w)
	}
	return answer(o.scheduling.SetDateHours(ctx, me.ID, in.Day, windows))
}

func (o operations) dropDate(ctx context.Context, me identity.Coach, in *dayInput) (*output, error) {
	return answer(o.scheduling.DropDateHours(ctx, me.ID, in.Day))
}

func (o operations) addOff(ctx context.Context, me identity.Coach, in *addOffInput) (*output, error) {
	return answer(o.scheduling.AddDaysOff(ctx, me.ID, in.Body.FirstDay, in.Body.LastDay))
}

func (o operations) dropOff(ctx context.Context, me identity.Coach, in *idInput) (*output, error) {
	return answer(o.scheduling.DropDaysOff(ctx, me.ID, in.ID))
}

func (o operations) setLink(ctx context.Context, me identity.Coach, in *linkInput) (*output, error) {
	return answer(o.scheduling.SetMeetingLink(ctx, me.ID, in.Body.URL))
}

func answer(hours scheduling.Hours, err error) (*output, error) {
	if err != nil {
		return nil, err
	}
	shown := CoachHours{
		TimeZone: hours.Zone, Published: hours.Published, MeetingLink: hours.MeetingLink,
		MeetingHosts: append([]string{}, hours.MeetingHosts...),
		Weekly:       []WeekWindow{}, DaysOff: []DaysOff{}, DateHours: []DateHours{},
	}
	for _, w := range hours.Weekly {
		shown.Weekly = append(shown.Weekly, WeekWindow{Weekday: w.Weekday, From: scheduling.Clock(w.From), Until: scheduling.Clock(w.Until)})
	}
	for _, off := range hours.DaysOff {
		shown.DaysOff = append(shown.DaysOff, DaysOff{
			ID: off.ID.String(), FirstDay: off.First.String(), LastDay: off.Last.String(), Sessions: off.Sessions,
		})
	}
	for _, date := range hours.Dates {
		windows := make([]DayWindow, len(date.Windows))
		for i, w := range date.Windows {
			windows[i] = DayWindow{From: scheduling.Clock(w.From), Until: scheduling.Clock(w.Until)}
		}
		shown.DateHours = append(shown.DateHours, DateHours{Day: date.Day.String(), Windows: windows})
	}
	return &output{Body: shown}, nil
}
