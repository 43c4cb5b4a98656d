// Package calendar lets a member have their sessions in the calendar program that they use anyway, by a secret address that
// they can renew.
package calendar

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/meeting"
	"aangan/bff/internal/calendarfile"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// path is where the address of the calendar is made and taken away.
const path = "/api/calendar-feed"

// renewLimit is far above what a person does.
var renewLimit = ratelimit.Rule{Burst: 30, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ meeting *meeting.Service }

// Register adds the operations to the API: those about the address for the signed-in member, and the calendar itself for
// whoever has the address.
func Register(api *realm.API[identity.Member], service *meeting.Service) {
	o := operations{meeting: service}
	const tag = "Calendar"
	realm.SignedIn(api, huma.Operation{
		OperationID: "calendarFeed", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "Whether the calendar has an address for other programs", Errors: []int{401},
	}, o.state)
	realm.SignedIn(api, huma.Operation{
		OperationID: "renewCalendarFeed", Method: http.MethodPost, Path: path, Tags: []string{tag},
		Summary:       "Make a new address for the calendar",
		Description:   "The old address, if there was one, leads nowhere from now on. The new one is told in this answer and never again.",
		DefaultStatus: http.StatusCreated, Errors: []int{401, 403, 404, 429},
	}, o.renew, realm.Limit(renewLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "endCalendarFeed", Method: http.MethodDelete, Path: path, Tags: []string{tag},
		Summary: "Take the address of the calendar away", DefaultStatus: http.StatusNoContent, Errors: []int{401, 403},
	}, o.end)
	realm.Public(api, huma.Operation{
		OperationID: "readCalendar", Method: http.MethodGet, Path: meeting.MemberFeedPath + "{token}" + meeting.FeedEnding, Tags: []string{tag},
		Summary:     "The calendar, for the program that has its address",
		Description: "What is planned, and what was within the last 90 days. A secret that opens nothing answers 404, whatever it was.",
		Responses:   calendarfile.Responses(), Errors: []int{404, 429},
	}, o.read, realm.Limit(calendarfile.Limit))
}

type stateOutput struct{ Body Feed }

type renewOutput struct{ Body NewFeed }

func (o operations) state(ctx context.Context, me identity.Member, _ *struct{}) (*stateOutput, error) {
	feed, err := o.meeting.MemberFeed(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &stateOutput{Body: Feed{Exists: feed.Exists, CreatedAt: utc(feed.CreatedAt), LastReadAt: utc(feed.LastReadAt)}}, nil
}

func (o operations) renew(ctx context.Context, me identity.Member, _ *struct{}) (*renewOutput, error) {
	made, err := o.meeting.RenewMemberFeed(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &renewOutput{Body: NewFeed{URL: made.URL, CreatedAt: made.CreatedAt.UTC()}}, nil
}

func (o operations) end(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.meeting.EndMemberFeed(ctx, me.ID)
}

func (o operations) read(ctx context.Context, in *calendarfile.Input) (*calendarfile.Output, error) {
	file, err := o.meeting.ReadMemberFeed(ctx, meeting.MemberFeedToken(in.Token))
	if err != nil {
		return nil, err
	}
	return calendarfile.Answer(in, meeting.FeedType, file), nil
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}
