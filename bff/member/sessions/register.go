// Package sessions has the member's operations on sessions: a coach's open times and the member's own sessions.
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
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Sessions"
	base = "/api/sessions"
)

// changeLimit limits booking and cancelling in a loop: each causes emails to two people.
var changeLimit = ratelimit.Rule{Burst: 60, Per: time.Hour}

// feedbackLimit limits writes per address.
var feedbackLimit = ratelimit.Rule{Burst: 60, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ scheduling *scheduling.Service }

// Register adds the operations about sessions to the API, all for the signed-in member and their own sessions: another
// member's session is not found, like an unknown one.
func Register(api *realm.API[identity.Member], service *scheduling.Service) {
	o := operations{scheduling: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSlots", Method: http.MethodGet, Path: "/api/coaches/{id}/slots", Tags: []string{tag},
		Summary:     "List a coach's open times",
		Description: "Times from 12 hours to 60 days ahead at which neither the coach nor the member has a session. Dates are in the member's time zone, and the last one is included.",
		Errors:      []int{400, 401, 404},
	}, o.slots)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCoachHours", Method: http.MethodGet, Path: "/api/coaches/{id}/hours", Tags: []string{tag},
		Summary:     "Get a coach's usual hours on the member's clock",
		Description: "The hours of the coming two weeks, whether they are booked or not.",
		Errors:      []int{401, 404},
	}, o.hours)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSessionAllowance", Method: http.MethodGet, Path: "/api/session-allowance", Tags: []string{tag},
		Summary: "Get the session allowance",
		Errors:  []int{401},
	}, o.allowance)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSessions", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary:     "List the member's sessions",
		Description: "Sessions that have not ended, soonest first; then those that ended or were cancelled, newest first, at most 50 of them.",
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listPastSessions", Method: http.MethodGet, Path: base + "/past", Tags: []string{tag},
		Summary:     "List the member's past sessions",
		Description: "Sessions that ended or were cancelled, newest first. 404 if the cursor is not one of the member's sessions.",
		Errors:      []int{400, 401, 404},
	}, o.past)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSession", Method: http.MethodGet, Path: base + "/{id}", Tags: []string{tag},
		Summary: "Get one of the member's sessions",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "bookSession", Method: http.MethodPost, Path: base, Tags: []string{tag},
		Summary:       "Book a session",
		Description:   "With the member's current coach, at one of the coach's open times. 409, with a message, if the time is taken, the member has another session then, or the plan has no session left in that month.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415},
	}, o.book, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "bookRepeatedSessions", Method: http.MethodPost, Path: base + "/repeated", Tags: []string{tag},
		Summary:       "Book a session and repetitions of it",
		Description:   "All of them or none; afterwards each is a session of its own. The first one as for booking. The others only in this month and the next, and among the sessions that the plan includes there. 409, with a message that names the time, if one of them cannot be booked.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415},
	}, o.bookRepeated, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "moveSession", Method: http.MethodPatch, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Move a session to another time",
		Description: "To another open time, until 24 hours before the session begins; 409 after that, and as for booking.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.move, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelSession", Method: http.MethodDelete, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Cancel a session",
		Description: "Until it begins; 409 after that. Less than 24 hours before the start it still counts, unless the coach moved it last.",
		Errors:      []int{401, 404, 409},
	}, o.cancel, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "acceptProposal", Method: http.MethodPost, Path: base + "/{id}/proposal/accept", Tags: []string{tag},
		Summary:     "Accept the coach's proposed time",
		Description: "Moves the session to that time. The member can then cancel it until it begins without its counting. 409, with a message, if the proposal can no longer be accepted.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.accept, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "declineProposal", Method: http.MethodPost, Path: base + "/{id}/proposal/decline", Tags: []string{tag},
		Summary: "Decline the coach's proposed time",
		Errors:  []int{400, 401, 404, 409, 413, 415},
	}, o.decline, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reportVideo", Method: http.MethodPost, Path: base + "/{id}/video-trouble", Tags: []string{tag},
		Summary:     "Report that the video failed",
		Description: "The session then does not count. Possible from ten minutes before the start until a day after the end; 409 at any other time.",
		Errors:      []int{401, 404, 409},
	}, o.trouble)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveSessionFeedback", Method: http.MethodPut, Path: base + "/{id}/feedback", Tags: []string{tag},
		Summary:     "Answer how a session went",
		Description: "For 7 days after a session that took place; an answer can be changed later. 409 for any other session, and for sharing with a coach who is not the member's.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.feedback, realm.Limit(feedbackLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "declineSessionFeedback", Method: http.MethodDelete, Path: base + "/{id}/feedback", Tags: []string{tag},
		Summary:     "Delete the answer to how a session went, or give none",
		Description: "Deletes an answer for good, also for the coach. The member is not asked again. 409 before the session has ended and for a cancelled one.",
		Errors:      []int{401, 404, 409, 429},
	}, o.declineFeedback, realm.Limit(feedbackLimit))
}

type slotsInput struct {
	ID   string `path:"id" format:"uuid"`
	From string `query:"from" doc:"A date such as 2026-11-01, or an RFC 3339 time; now if missing."`
	To   string `query:"to" doc:"End, in the same format; the end of the bookable time if missing. At most 62 days after from."`
}

type pastInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: id of the last item of the previous page; the newest if missing."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 50."`
}

type idInput struct {
	ID string `path:"id" format:"uuid"`
}

type bookInput struct{ Body BookSessionRequest }

type bookRepeatedInput struct{ Body BookRepeatedRequest }

type moveInput struct {
	ID   string `path:"id" format:"uuid"`
	Body MoveSessionRequest
}

type answerInput struct {
	ID   string `path:"id" format:"uuid"`
	Body AnswerProposalRequest
}

type feedbackInput struct {
	ID   string `path:"id" format:"uuid"`
	Body SessionFeedbackRequest
}

type slotsOutput struct{ Body Slots }

type hoursOutput struct{ Body CoachHours }

type allowanceOutput struct{ Body SessionAllowance }

type listOutput struct{ Body []Session }

type pageOutput struct{ Body SessionPage }

type sessionOutput struct{ Body Session }

func (o operations) slots(ctx context.Context, me identity.Member, in *slotsInput) (*slotsOutput, error) {
	coach, err := coachID(in.ID)
	if err != nil {
		return nil, err
	}
	from, until, err := o.scheduling.ReadSpan(in.From, in.To, me.TimeZone)
	if err != nil {
		return nil, err
	}
	found, err := o.scheduling.Slots(ctx, me, coach, from, until)
	if err != nil {
		return nil, err
	}
	return &slotsOutput{Body: slotsOf(found)}, nil
}

func (o operations) hours(ctx context.Context, me identity.Member, in *idInput) (*hoursOutput, error) {
	coach, err := coachID(in.ID)
	if err != nil {
		return nil, err
	}
	week, err := o.scheduling.WeekOf(ctx, coach, me.TimeZone)
	if err != nil {
		return nil, err
	}
	body := CoachHours{TimeZone: me.TimeZone, WakingMinutes: int(week.Waking.Minutes()), Windows: []HoursWindow{}}
	for _, w := range week.Windows {
		body.Windows = append(body.Windows, HoursWindow{Weekday: w.Weekday, From: w.From, Until: w.Until})
	}
	return &hoursOutput{Body: body}, nil
}

func (o operations) allowance(ctx context.Context, me identity.Member, _ *struct{}) (*allowanceOutput, error) {
	found, err := o.scheduling.Allowance(ctx, me)
	if err != nil {
		return nil, err
	}
	shown := SessionAllowance{Included: found.Sessions, HardStop: found.HardStop, Plan: found.Plan, Months: []AllowanceMonth{}}
	for _, month := range found.Months {
		shown.Months = append(shown.Months, AllowanceMonth(month))
	}
	return &allowanceOutput{Body: shown}, nil
}

func (o operations) list(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
	upcoming, err := o.scheduling.UpcomingForMember(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	past, err := o.scheduling.PastForMember(ctx, me.ID, nil, 0)
	if err != nil {
		return nil, err
	}
	shown, err := o.sessionsOf(ctx, me.ID, append(upcoming, past.Items...))
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: shown}, nil
}

func (o operations) past(ctx context.Context, me identity.Member, in *pastInput) (*pageOutput, error) {
	before, err := scheduling.ParsePosition(in.Before)
	if err != nil {
		return nil, err
	}
	page, err := o.scheduling.PastForMember(ctx, me.ID, before, in.Limit)
	if err != nil {
		return nil, err
	}
	shown, err := o.sessionsOf(ctx, me.ID, page.Items)
	if err != nil {
		return nil, err
	}
	return &pageOutput{Body: SessionPage{Items: shown, More: page.More}}, nil
}

func (o operations) get(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.ForMember(ctx, me.ID, id)
	})
}

func (o operations) book(ctx context.Context, me identity.Member, in *bookInput) (*sessionOutput, error) {
	coach, err := coachID(in.Body.CoachID)
	if err != nil {
		return nil, err
	}
	at, err := scheduling.ParseStart(in.Body.Date)
	if err != nil {
		return nil, err
	}
	booked, err := o.scheduling.Book(ctx, me.ID, scheduling.Draft{Coach: coach, StartsAt: at, Note: in.Body.Note})
	if err != nil {
		return nil, err
	}
	return &sessionOutput{Body: sessionOf(booked, scheduling.After{}, time.Now())}, nil
}

func (o operations) bookRepeated(ctx context.Context, me identity.Member, in *bookRepeatedInput) (*listOutput, error) {
	if err := problem.RequireList(ctx, "repeats", in.Body.Repeats); err != nil {
		return nil, err
	}
	coach, err := coachID(in.Body.CoachID)
	if err != nil {
		return nil, err
	}
	at, err := scheduling.ParseStart(in.Body.Date)
	if err != nil {
		return nil, err
	}
	others := make([]time.Time, len(in.Body.Repeats))
	for i, text := range in.Body.Repeats {
		if others[i], err = scheduling.ParseStart(text); err != nil {
			return nil, fault.Field("repeats", copy.Scheduling.DateInvalid)
		}
	}
	booked, err := o.scheduling.BookRepeated(ctx, me.ID, scheduling.Draft{Coach: coach, StartsAt: at, Note: in.Body.Note}, others)
	if err != nil {
		return nil, err
	}
	shown, err := o.sessionsOf(ctx, me.ID, booked)
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: shown}, nil
}

func (o operations) move(ctx context.Context, me identity.Member, in *moveInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		at, err := scheduling.ParseStart(in.Body.Date)
		if err != nil {
			return scheduling.Session{}, err
		}
		return o.scheduling.MoveAsMember(ctx, me.ID, id, at)
	})
}

func (o operations) cancel(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.CancelAsMember(ctx, me.ID, id)
	})
}

func (o operations) accept(ctx context.Context, me identity.Member, in *answerInput) (*sessionOutput, error) {
	return o.answer(ctx, me, in, o.scheduling.Accept)
}

func (o operations) decline(ctx context.Context, me identity.Member, in *answerInput) (*sessionOutput, error) {
	return o.answer(ctx, me, in, o.scheduling.Decline)
}

// answer accepts or declines a proposal.
func (o operations) answer(
	ctx context.Context, me identity.Member, in *answerInput,
	give func(context.Context, identity.MemberID, scheduling.SessionID, scheduling.ProposalID) (scheduling.Session, error),
) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		proposal, err := scheduling.ParseProposalID(in.Body.ProposalID)
		if err != nil {
			return scheduling.Session{}, err
		}
		return give(ctx, me.ID, id, proposal)
	})
}

func (o operations) trouble(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.VideoTroubleAsMember(ctx, me.ID, id)
	})
}

func (o operations) feedback(ctx context.Context, me identity.Member, in *feedbackInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.SaveFeedback(ctx, me.ID, id, scheduling.FeedbackInput{
			FeedbackText: scheduling.FeedbackText{Rating: in.Body.Rating, Note: in.Body.Note}, Share: in.Body.Share,
		})
	})
}

func (o operations) declineFeedback(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return o.one(ctx, me, in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.DeclineFeedback(ctx, me.ID, id)
	})
}

// one returns the response with a single session.
func (o operations) one(
	ctx context.Context, me identity.Member, text string, find func(scheduling.SessionID) (scheduling.Session, error),
) (*sessionOutput, error) {
	id, err := scheduling.ParseSessionID(text)
	if err != nil {
		return nil, err
	}
	found, err := find(id)
	if err != nil {
		return nil, err
	}
	shown, err := o.sessionsOf(ctx, me.ID, []scheduling.Session{found})
	if err != nil {
		return nil, err
	}
	return &sessionOutput{Body: shown[0]}, nil
}

// coachID parses an id of a request. Returns a not-found fault for a malformed one, as for an unknown coach.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
	}
	return id, nil
}
