// Package sessions has the coach's operations on sessions with present clients.
package sessions

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Sessions"
	base = "/api/coach/sessions"
)

// changeLimit is as on the member's side: each change causes emails to two people.
var changeLimit = ratelimit.Rule{Burst: 60, Per: time.Hour}

// recapLimit limits writes per address.
var recapLimit = ratelimit.Rule{Burst: 240, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ scheduling *scheduling.Service }

// Register adds the operations about sessions to the API, all for the signed-in coach and sessions with current
// clients: any other session is not found, like an unknown id. An inactive coach has no sessions.
func Register(api *realm.API[identity.Coach], service *scheduling.Service) {
	o := operations{scheduling: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listUpcomingSessions", Method: http.MethodGet, Path: base + "/upcoming", Tags: []string{tag},
		Summary:     "List upcoming sessions",
		Description: "Soonest first. Includes sessions that ended within the last day, for which a failure of the video can still be reported.",
		Errors:      []int{401},
	}, o.upcoming)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listPastSessions", Method: http.MethodGet, Path: base + "/past", Tags: []string{tag},
		Summary:     "List past sessions",
		Description: "Sessions that ended or were cancelled, newest first. 404 if the cursor is not one of the coach's sessions.",
		Errors:      []int{400, 401, 404},
	}, o.past)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCalendar", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary:     "Get the coach's calendar",
		Description: "Sessions, working hours and days off. Dates are in the coach's time zone, and the last one is included. At most 62 days.",
		Errors:      []int{400, 401},
	}, o.span)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSlots", Method: http.MethodGet, Path: base + "/{id}/slots", Tags: []string{tag},
		Summary:     "List the times to move a session",
		Description: "The coach's open times from 12 hours to 60 days ahead at which neither side has a session. Dates are in the coach's time zone, and the last one is included.",
		Errors:      []int{400, 401, 404},
	}, o.slots)
	realm.SignedIn(api, huma.Operation{
		OperationID: "proposeTime", Method: http.MethodPatch, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Propose another time to the client",
		Description: "To one of the open times, until the session begins; one proposal at a time. The session stays where it is until the client accepts; the proposed time is reserved. 409 if the session has begun or is cancelled, if another proposal is open, or if the time is taken.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.propose, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "withdrawProposal", Method: http.MethodDelete, Path: base + "/{id}/proposal", Tags: []string{tag},
		Summary:     "Withdraw the proposed time",
		Description: "409 if there is no open proposal.",
		Errors:      []int{401, 404, 409},
	}, o.withdraw, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "markSession", Method: http.MethodPut, Path: base + "/{id}/outcome", Tags: []string{tag},
		Summary:     "Record a session's outcome",
		Description: "From the start until 14 days later; it can be changed. A session that the coach missed does not count for the client. 409 at any other time, for a cancelled session, and for no_show after a report that the video failed.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.mark)
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelSession", Method: http.MethodDelete, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Cancel a session",
		Description: "Until it begins; 409 after that. It does not count for the client.",
		Errors:      []int{401, 404, 409},
	}, o.cancel, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reportVideo", Method: http.MethodPost, Path: base + "/{id}/video-trouble", Tags: []string{tag},
		Summary:     "Report that the video failed",
		Description: "The session then does not count for the client. Possible from ten minutes before the start until a day after the end; 409 at any other time.",
		Errors:      []int{401, 404, 409},
	}, o.trouble)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSessionRecap", Method: http.MethodGet, Path: base + "/{id}/recap", Tags: []string{tag},
		Summary: "Get what the coach wrote after a session, and what the client shares about it",
		Errors:  []int{401, 404},
	}, o.recap)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveSessionRecap", Method: http.MethodPut, Path: base + "/{id}/recap", Tags: []string{tag},
		Summary:     "Write about a session after it, and share it with the client",
		Description: "A draft, until it is shared; after that, a change is visible to the client at once. 409 before the session has ended, for a cancelled one, and on updatedAt if the stored version is another one.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.saveRecap, realm.Limit(recapLimit))
}

type pastInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: id of the last item of the previous page; the newest if missing."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 50."`
}

type slotsInput struct {
	ID   string `path:"id" format:"uuid"`
	From string `query:"from" doc:"A date such as 2026-11-01, or an RFC 3339 time; now if missing."`
	To   string `query:"to" doc:"End, in the same format; the end of the bookable time if missing. At most 62 days after from."`
}

type idInput struct {
	ID string `path:"id" format:"uuid"`
}

type proposeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body ProposeTimeRequest
}

type markInput struct {
	ID   string `path:"id" format:"uuid"`
	Body MarkSessionRequest
}

type recapInput struct {
	ID   string `path:"id" format:"uuid"`
	Body SaveRecapRequest
}

type recapOutput struct{ Body SessionRecap }

type spanInput struct {
	From string `query:"from" doc:"A date such as 2026-11-01, or an RFC 3339 time; now if missing."`
	To   string `query:"to" doc:"End, in the same format; the end of the bookable time if missing. At most 62 days after from."`
}

type spanOutput struct{ Body CalendarSpan }

type listOutput struct{ Body []CoachSession }

type pageOutput struct{ Body CoachSessionPage }

type slotsOutput struct{ Body Slots }

type sessionOutput struct{ Body CoachSession }

func (o operations) upcoming(ctx context.Context, me identity.Coach, _ *struct{}) (*listOutput, error) {
	found, err := o.scheduling.UpcomingForCoach(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: sessionsOf(found)}, nil
}

func (o operations) past(ctx context.Context, me identity.Coach, in *pastInput) (*pageOutput, error) {
	before, err := scheduling.ParsePosition(in.Before)
	if err != nil {
		return nil, err
	}
	page, err := o.scheduling.PastForCoach(ctx, me.ID, before, in.Limit)
	if err != nil {
		return nil, err
	}
	return &pageOutput{Body: CoachSessionPage{Items: sessionsOf(page.Items), More: page.More}}, nil
}

func (o operations) slots(ctx context.Context, me identity.Coach, in *slotsInput) (*slotsOutput, error) {
	id, err := scheduling.ParseSessionID(in.ID)
	if err != nil {
		return nil, err
	}
	from, until, err := o.scheduling.ReadSpan(in.From, in.To, me.TimeZone)
	if err != nil {
		return nil, err
	}
	found, err := o.scheduling.SlotsToMove(ctx, me.ID, id, from, until)
	if err != nil {
		return nil, err
	}
	minutes := copy.Limits.SessionMinutes
	shown := Slots{
		CoachID: found.Coach.String(), Minutes: minutes, TimeZone: found.CoachZone, MemberTimeZone: found.MemberZone,
		Published: found.Published, Slots: make([]Slot, len(found.Starts)),
	}
	for i, at := range found.Starts {
		shown.Slots[i] = Slot{StartsAt: at.UTC(), EndsAt: at.UTC().Add(time.Duration(minutes) * time.Minute)}
	}
	return &slotsOutput{Body: shown}, nil
}

func (o operations) span(ctx context.Context, me identity.Coach, in *spanInput) (*spanOutput, error) {
	from, until, err := o.scheduling.ReadSpan(in.From, in.To, me.TimeZone)
	if err != nil {
		return nil, err
	}
	found, err := o.scheduling.SpanOfCoach(ctx, me, from, until)
	if err != nil {
		return nil, err
	}
	shown := CalendarSpan{
		TimeZone: found.Zone, Published: found.Published, Sessions: sessionsOf(found.Sessions),
		Hours: make([]WorkingHours, len(found.Hours)), DaysOff: make([]FreeDays, len(found.DaysOff)),
	}
	for i, stretch := range found.Hours {
		shown.Hours[i] = WorkingHours{From: stretch.From.UTC(), To: stretch.Until.UTC()}
	}
	for i, off := range found.DaysOff {
		shown.DaysOff[i] = FreeDays{FirstDay: off.First.String(), LastDay: off.Last.String()}
	}
	return &spanOutput{Body: shown}, nil
}

func (o operations) propose(ctx context.Context, me identity.Coach, in *proposeInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		at, err := scheduling.ParseStart(in.Body.Date)
		if err != nil {
			return scheduling.Session{}, err
		}
		return o.scheduling.Propose(ctx, me.ID, id, at, in.Body.Note)
	})
}

func (o operations) withdraw(ctx context.Context, me identity.Coach, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.Withdraw(ctx, me.ID, id)
	})
}

func (o operations) mark(ctx context.Context, me identity.Coach, in *markInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		outcome, err := scheduling.ParseOutcome(in.Body.Outcome)
		if err != nil {
			return scheduling.Session{}, err
		}
		return o.scheduling.Mark(ctx, me.ID, id, outcome)
	})
}

func (o operations) cancel(ctx context.Context, me identity.Coach, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.CancelAsCoach(ctx, me.ID, id)
	})
}

func (o operations) trouble(ctx context.Context, me identity.Coach, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.VideoTroubleAsCoach(ctx, me.ID, id)
	})
}

func (o operations) recap(ctx context.Context, me identity.Coach, in *idInput) (*recapOutput, error) {
	id, err := scheduling.ParseSessionID(in.ID)
	if err != nil {
		return nil, err
	}
	recap, feedback, err := o.scheduling.Recap(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	shown := recapOf(recap)
	if feedback != nil {
		shown.Feedback = &SessionFeedback{Rating: feedback.Rating, Note: feedback.Note, Unreadable: feedback.Unreadable}
	}
	return &recapOutput{Body: shown}, nil
}

func (o operations) saveRecap(ctx context.Context, me identity.Coach, in *recapInput) (*recapOutput, error) {
	id, err := scheduling.ParseSessionID(in.ID)
	if err != nil {
		return nil, err
	}
	input := scheduling.RecapInput{RecapText: scheduling.RecapText{Summary: in.Body.Summary, Agreed: in.Body.Agreed}, Share: in.Body.Share}
	if in.Body.UpdatedAt != "" {
		at, err := time.Parse(time.RFC3339Nano, in.Body.UpdatedAt)
		if err != nil {
			return nil, fault.Field("updatedAt", copy.SafetyNotes.NotATime)
		}
		input.BasedOn = &at
	}
	if _, err := o.scheduling.SaveRecap(ctx, me.ID, id, input); err != nil {
		return nil, err
	}
	return o.recap(ctx, me, &idInput{ID: in.ID})
}

// recapOf returns a recap as its coach sees it; nil is one without any text.
func recapOf(recap *scheduling.Recap) SessionRecap {
	if recap == nil {
		return SessionRecap{}
	}
	return SessionRecap{
		Summary: recap.Summary, Agreed: recap.Agreed, Unreadable: recap.Unreadable,
		UpdatedAt: utc(&recap.UpdatedAt), SharedAt: utc(recap.SharedAt), ChangedAt: utc(recap.ChangedAt),
	}
}

// utc returns a time in UTC; nil stays nil.
func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}

// one returns the response with a single session.
func one(text string, find func(scheduling.SessionID) (scheduling.Session, error)) (*sessionOutput, error) {
	id, err := scheduling.ParseSessionID(text)
	if err != nil {
		return nil, err
	}
	found, err := find(id)
	if err != nil {
		return nil, err
	}
	return &sessionOutput{Body: sessionOf(found, time.Now())}, nil
}

func sessionsOf(found []scheduling.Session) []CoachSession {
	now := time.Now()
	shown := make([]CoachSession, len(found))
	for i, s := range found {
		shown[i] = sessionOf(s, now)
	}
	return shown
}

// sessionOf returns the session as its coach sees it at the given time.
func sessionOf(s scheduling.Session, now time.Time) CoachSession {
	shown := CoachSession{
		ID: s.ID.String(), UserID: s.Member.String(), ClientName: s.MemberFirstName + " " + s.MemberLastName, ClientTimeZone: s.MemberZone,
		Date: s.StartsAt.UTC(), EndsAt: s.EndsAt.UTC(), Minutes: int(s.EndsAt.Sub(s.StartsAt).Minutes()), Type: "follow_up",
		Notes: s.Note, Urgent: s.Urgent(), Status: string(s.Phase(now)), JoinFrom: s.JoinFrom().UTC(), MovedByCoach: s.MovedByCoach,
		VideoTrouble: s.VideoTroubleAt != nil, CanReportVideo: s.CanReportVideo(now), CanMark: s.CanMark(now),
		Recap: "none", HasFeedback: s.FeedbackSharedAt != nil,
	}
	switch {
	case s.RecapSharedAt != nil:
		shown.Recap = "shared"
	case s.RecapAt != nil:
		shown.Recap = "draft"
	}
	if s.First {
		shown.Type = "first"
	}
	if link := s.VideoLink(now); link != "" {
		shown.ZoomLink = &link
	}
	if p := s.Proposal; p != nil {
		shown.Proposal = &SessionProposal{ID: p.ID.String(), Date: p.StartsAt.UTC(), EndsAt: p.EndsAt.UTC(), Note: p.Note, CreatedAt: p.CreatedAt.UTC()}
	}
	if s.Outcome != "" {
		outcome := string(s.Outcome)
		shown.Outcome = &outcome
	}
	if s.CancelledBy != "" {
		by := string(s.CancelledBy)
		shown.CancelledBy = &by
	}
	return shown
}
