package sessions

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// CoachSession is a session with a present client.
type CoachSession struct {
	ID             string           `json:"id" format:"uuid"`
	UserID         string           `json:"userId" format:"uuid" doc:"The client's id."`
	ClientName     string           `json:"clientName"`
	ClientTimeZone string           `json:"clientTimeZone" doc:"IANA name."`
	Date           time.Time        `json:"date" doc:"When it begins."`
	EndsAt         time.Time        `json:"endsAt"`
	Minutes        int              `json:"minutes"`
	Type           string           `json:"type" enum:"first,follow_up" doc:"First when these two have no earlier session."`
	Notes          string           `json:"notes" doc:"What the client wants the coach to know beforehand; may be empty."`
	Urgent         bool             `json:"urgent" doc:"The notes sound like a crisis."`
	Status         string           `json:"status" enum:"scheduled,completed,cancelled" doc:"Scheduled until it ends, completed from then on."`
	ZoomLink       *string          `json:"zoomLink" doc:"The way in, from joinFrom until the end; null at any other time."`
	JoinFrom       time.Time        `json:"joinFrom"`
	MovedByCoach   bool             `json:"movedByCoach"`
	CancelledBy    *string          `json:"cancelledBy" enum:"member,coach,change,leaving,absence" doc:"Null when it is not cancelled."`
	VideoTrouble   bool             `json:"videoTrouble" doc:"Somebody said that the video did not work."`
	CanReportVideo bool             `json:"canReportVideo" doc:"Whether that can be said now."`
	Proposal       *SessionProposal `json:"proposal" doc:"The time that waits for the client's answer; null for none."`
	Outcome        *string          `json:"outcome" enum:"held,no_show,coach_absent" doc:"How it went, as it was marked; null while it was not."`
	CanMark        bool             `json:"canMark" doc:"Whether that can be said now: from its beginning until 14 days later."`
}

// TransformSchema makes the proposal nullable, which a reference alone cannot express. Huma calls it.
func (CoachSession) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
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

// CoachSessionPage is a part of the list of sessions that are over or cancelled, newest first.
type CoachSessionPage struct {
	Items []CoachSession `json:"items" nullable:"false"`
	More  bool           `json:"more" doc:"Older ones follow: ask for those before the last item's id."`
}

// ProposeTimeRequest asks the client for another time.
type ProposeTimeRequest struct {
	Date string `json:"date" doc:"When it is to begin: one of the open times, as RFC 3339."`
	Note string `json:"note" required:"false" doc:"What the client reads with it; up to 500 characters."`
}

// MarkSessionRequest is the outcome of a session.
type MarkSessionRequest struct {
	Outcome string `json:"outcome" enum:"held,no_show,coach_absent,none" doc:"None takes back what was said."`
}

// CalendarSpan is a part of the coach's calendar.
type CalendarSpan struct {
	TimeZone  string         `json:"timeZone" doc:"The coach's, an IANA name."`
	Published bool           `json:"published" doc:"False while the usual times stand in for hours that were not published: hours is empty then."`
	Sessions  []CoachSession `json:"sessions" nullable:"false" doc:"Those in the span that are not cancelled, and those for which a time in it is proposed; soonest first."`
	Hours     []WorkingHours `json:"hours" nullable:"false" doc:"When the coach works, in order."`
	DaysOff   []FreeDays     `json:"daysOff" nullable:"false"`
}

// WorkingHours is a time in which the coach works without a break.
type WorkingHours struct {
	From time.Time `json:"from"`
	To   time.Time `json:"to"`
}

// FreeDays are days off, both included, on the coach's calendar.
type FreeDays struct {
	FirstDay string `json:"firstDay" format:"date"`
	LastDay  string `json:"lastDay" format:"date"`
}

// Slot is an open time.
type Slot struct {
	StartsAt time.Time `json:"startsAt"`
	EndsAt   time.Time `json:"endsAt"`
}

// Slots are the times to which a session can be moved, in order.
type Slots struct {
	CoachID        string `json:"coachId" format:"uuid"`
	Minutes        int    `json:"minutes"`
	TimeZone       string `json:"timeZone" doc:"The coach's, an IANA name."`
	MemberTimeZone string `json:"memberTimeZone"`
	Published      bool   `json:"published" doc:"False while the usual times stand in for hours that the coach has not published."`
	Slots          []Slot `json:"slots" nullable:"false"`
}
