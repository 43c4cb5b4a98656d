// Package sessions is the member's side of meeting: a coach's open times, and the member's own sessions.
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
	base = "/api/sessions"
)

// changeLimit limits booking and cancelling in a loop: each causes emails to two people.
var changeLimit = ratelimit.Rule{Burst: 60, Per: time.Hour}

// operations answers the calls of this package.
type operations struct{ scheduling *scheduling.Service }

// Register adds the operations about sessions to the API, all for the signed-in member and their own sessions: another
// member's id is answered like an unknown one.
func Register(api *realm.API[identity.Member], service *scheduling.Service) {
	o := operations{scheduling: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSlots", Method: http.MethodGet, Path: "/api/coaches/{id}/slots", Tags: []string{tag},
		Summary:     "When a session with a coach can begin",
		Description: "From 12 hours to 60 days ahead, less what is taken on either side. Dates are the member's, and the last one is included.",
		Errors:      []int{400, 401, 404},
	}, o.slots)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSessionAllowance", Method: http.MethodGet, Path: "/api/session-allowance", Tags: []string{tag},
		Summary: "How many sessions the member has and has used",
		Errors:  []int{401},
	}, o.allowance)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSessions", Method: http.MethodGet, Path: base, Tags: []string{tag},
		Summary:     "The member's sessions",
		Description: "Those that are not over first, soonest first; then those that are over or cancelled, newest first, at most fifty of them.",
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listPastSessions", Method: http.MethodGet, Path: base + "/past", Tags: []string{tag},
		Summary: "The member's sessions that are over or cancelled, newest first",
		Errors:  []int{400, 401, 404},
	}, o.past)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSession", Method: http.MethodGet, Path: base + "/{id}", Tags: []string{tag},
		Summary: "One of the member's sessions",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "bookSession", Method: http.MethodPost, Path: base, Tags: []string{tag},
		Summary:       "Book a session with the member's coach",
		Description:   "At one of the coach's open times. 409 says in a sentence what stands in the way: somebody was faster, the member has a session then, or their plan holds no more of that month.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415},
	}, o.book, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "moveSession", Method: http.MethodPatch, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Move a session to another open time",
		Description: "Until 24 hours before it begins.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.move, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "cancelSession", Method: http.MethodDelete, Path: base + "/{id}", Tags: []string{tag},
		Summary:     "Cancel a session",
		Description: "Until it begins. Less than 24 hours before, it goes on counting, unless the coach moved it last.",
		Errors:      []int{401, 404, 409},
	}, o.cancel, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "acceptProposal", Method: http.MethodPost, Path: base + "/{id}/proposal/accept", Tags: []string{tag},
		Summary:     "Take the time that the coach asks for",
		Description: "The session moves there, and may be cancelled until it begins without its counting. 409 says in a sentence why it cannot be taken any more.",
		Errors:      []int{400, 401, 404, 409, 413, 415},
	}, o.accept, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "declineProposal", Method: http.MethodPost, Path: base + "/{id}/proposal/decline", Tags: []string{tag},
		Summary: "Keep the time that it was",
		Errors:  []int{400, 401, 404, 409, 413, 415},
	}, o.decline, realm.Limit(changeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "reportVideo", Method: http.MethodPost, Path: base + "/{id}/video-trouble", Tags: []string{tag},
		Summary:     "The video did not work",
		Description: "The session then does not count. From ten minutes before it begins until a day after its end.",
		Errors:      []int{401, 404, 409},
	}, o.trouble)
}

type slotsInput struct {
	ID   string `path:"id" format:"uuid"`
	From string `query:"from" doc:"A date such as 2026-11-01, or a moment as RFC 3339; without it, now."`
	To   string `query:"to" doc:"The same; without it, as far as can be booked. At most 62 days after from."`
}

type pastInput struct {
	Before string `query:"before" format:"uuid" doc:"Only those after this one in the list; without it, the newest."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"At most so many; without it, fifty."`
}

type idInput struct {
	ID string `path:"id" format:"uuid"`
}

type bookInput struct{ Body BookSessionRequest }

type moveInput struct {
	ID   string `path:"id" format:"uuid"`
	Body MoveSessionRequest
}

type answerInput struct {
	ID   string `path:"id" format:"uuid"`
	Body AnswerProposalRequest
}

type slotsOutput struct{ Body Slots }

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
	return &listOutput{Body: sessionsOf(append(upcoming, past.Items...))}, nil
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
	return &pageOutput{Body: SessionPage{Items: sessionsOf(page.Items), More: page.More}}, nil
}

func (o operations) get(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
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
	return &sessionOutput{Body: sessionOf(booked, time.Now())}, nil
}

func (o operations) move(ctx context.Context, me identity.Member, in *moveInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		at, err := scheduling.ParseStart(in.Body.Date)
		if err != nil {
			return scheduling.Session{}, err
		}
		return o.scheduling.MoveAsMember(ctx, me.ID, id, at)
	})
}

func (o operations) cancel(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.CancelAsMember(ctx, me.ID, id)
	})
}

func (o operations) accept(ctx context.Context, me identity.Member, in *answerInput) (*sessionOutput, error) {
	return answer(ctx, me, in, o.scheduling.Accept)
}

func (o operations) decline(ctx context.Context, me identity.Member, in *answerInput) (*sessionOutput, error) {
	return answer(ctx, me, in, o.scheduling.Decline)
}

// answer gives an answer to a proposal.
func answer(
	ctx context.Context, me identity.Member, in *answerInput,
	give func(context.Context, identity.MemberID, scheduling.SessionID, scheduling.ProposalID) (scheduling.Session, error),
) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		proposal, err := scheduling.ParseProposalID(in.Body.ProposalID)
		if err != nil {
			return scheduling.Session{}, err
		}
		return give(ctx, me.ID, id, proposal)
	})
}

func (o operations) trouble(ctx context.Context, me identity.Member, in *idInput) (*sessionOutput, error) {
	return one(in.ID, func(id scheduling.SessionID) (scheduling.Session, error) {
		return o.scheduling.VideoTroubleAsMember(ctx, me.ID, id)
	})
}

// one answers with a single session.
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

// coachID reads an id that was sent. What no coach could be named by is a coach who does not exist.
func coachID(text string) (identity.CoachID, error) {
	id, err := identity.ParseCoachID(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Errors.CoachNotFound}
	}
	return id, nil
}
