package sessions

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Session is one of the member's own sessions.
type Session struct {
	ID            string           `json:"id" format:"uuid"`
	CoachID       string           `json:"coachId" format:"uuid"`
	CoachName     string           `json:"coachName"`
	CoachCity     string           `json:"coachCity"`
	CoachTimeZone string           `json:"coachTimeZone" doc:"IANA name."`
	CoachImageURL string           `json:"coachImageUrl" doc:"Empty when the coach has no picture: the kit draws one from the id."`
	TimeZone      string           `json:"timeZone" doc:"The member's own, an IANA name."`
	Date          time.Time        `json:"date" doc:"When it begins."`
	EndsAt        time.Time        `json:"endsAt"`
	Minutes       int              `json:"minutes"`
	Status        string           `json:"status" enum:"scheduled,completed,cancelled" doc:"Scheduled until it ends, completed from then on."`
	Note          string           `json:"note" doc:"What the member wants the coach to know beforehand."`
	ZoomLink      *string          `json:"zoomLink" doc:"The way in, from joinFrom until the end; null at any other time."`
	JoinFrom      time.Time        `json:"joinFrom"`
	ChangeUntil   time.Time        `json:"changeUntil" doc:"Until then it can be moved, and cancelled without its counting."`
	CanChange     bool             `json:"canChange"`
	CanCancel     bool             `json:"canCancel"`
	CancelCounts  bool             `json:"cancelCounts" doc:"It would count although it is cancelled now."`
	Counted       bool             `json:"counted" doc:"It counts against the sessions of its month."`
	MovedByCoach  bool             `json:"movedByCoach" doc:"It stands where the coach asked for it to be: it may be cancelled until it begins without counting."`
	CancelledBy   *string          `json:"cancelledBy" enum:"member,coach,change,leaving,absence" doc:"Null when it is not cancelled."`
	VideoTrouble  bool             `json:"videoTrouble" doc:"Somebody said that the video did not work."`
	CanReport     bool             `json:"canReportVideo" doc:"Whether that can be said now."`
	Proposal      *SessionProposal `json:"proposal" doc:"Another time that the coach asks for and that can be answered now; null for none."`
	Outcome       *string          `json:"outcome" enum:"no_show,coach_absent" doc:"Who did not come, as the coach said; null when both did, or nothing was said."`
}

// TransformSchema makes the proposal nullable, which a reference alone cannot express. Huma calls it.
func (Session) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	plain := s.Properties["proposal"]
	s.Properties["proposal"] = &huma.Schema{Description: plain.Description, OneOf: []*huma.Schema{{Ref: plain.Ref}, {Type: "null"}}}
	return s
}

// SessionProposal is another time that the coach proposes. The session keeps its time until the member has answered.
type SessionProposal struct {
	ID        string    `json:"id" format:"uuid"`
	Date      time.Time `json:"date" doc:"When it would begin. Nobody else is given that time meanwhile."`
	EndsAt    time.Time `json:"endsAt"`
	Note      string    `json:"note" doc:"What the coach says about it; may be empty."`
	CreatedAt time.Time `json:"createdAt"`
}

// SessionPage is a part of the list of sessions that are over or cancelled, newest first.
type SessionPage struct {
	Items []Session `json:"items" nullable:"false"`
	More  bool      `json:"more" doc:"Older ones follow: ask for those before the last item's id."`
}

// BookSessionRequest books a session.
type BookSessionRequest struct {
	CoachID  string `json:"coachId"`
	Date     string `json:"date" doc:"When it is to begin: one of the coach's open times, as RFC 3339."`
	Note     string `json:"note" required:"false" doc:"What the coach should know beforehand; up to 500 characters."`
	ZoomLink string `json:"zoomLink" required:"false" doc:"Not used: the server makes the link."`
}

// MoveSessionRequest moves a session to another time.
type MoveSessionRequest struct {
	Date string `json:"date" doc:"When it is to begin: one of the open times, as RFC 3339."`
}

// AnswerProposalRequest names the proposal that is answered.
type AnswerProposalRequest struct {
	ProposalID string `json:"proposalId"`
}

// Slot is an open time.
type Slot struct {
	StartsAt time.Time `json:"startsAt"`
	EndsAt   time.Time `json:"endsAt"`
}

// Slots are a coach's open times for this member, in order.
type Slots struct {
	CoachID        string `json:"coachId" format:"uuid"`
	Minutes        int    `json:"minutes"`
	TimeZone       string `json:"timeZone" doc:"The coach's, an IANA name."`
	MemberTimeZone string `json:"memberTimeZone"`
	Published      bool   `json:"published" doc:"False while the usual times stand in for hours that the coach has not published."`
	Slots          []Slot `json:"slots" nullable:"false"`
}

// SessionAllowance holds the number of sessions in the member's plan and the number used.
type SessionAllowance struct {
	Included int              `json:"included" doc:"Sessions that a calendar month of the member's zone holds."`
	HardStop bool             `json:"hardStop" doc:"Past them nothing can be booked in that month."`
	Plan     string           `json:"plan" enum:"free,trial,premium"`
	Months   []AllowanceMonth `json:"months" nullable:"false" doc:"This month, and the others in which a session can be booked now."`
}

// AllowanceMonth is one month of an allowance.
type AllowanceMonth struct {
	Month string `json:"month" doc:"As 2026-11."`
	Used  int    `json:"used" doc:"Sessions that begin in it and count."`
}
