package sessions

import "time"

// CoachSession is a session with a present client.
type CoachSession struct {
	ID             string    `json:"id" format:"uuid"`
	UserID         string    `json:"userId" format:"uuid" doc:"The client's id."`
	ClientName     string    `json:"clientName"`
	ClientTimeZone string    `json:"clientTimeZone" doc:"IANA name."`
	Date           time.Time `json:"date" doc:"When it begins."`
	EndsAt         time.Time `json:"endsAt"`
	Minutes        int       `json:"minutes"`
	Type           string    `json:"type" enum:"first,follow_up" doc:"First when these two have no earlier session."`
	Notes          string    `json:"notes" doc:"What the client wants the coach to know beforehand; may be empty."`
	Urgent         bool      `json:"urgent" doc:"The notes sound like a crisis."`
	Status         string    `json:"status" enum:"scheduled,completed,cancelled" doc:"Scheduled until it ends, completed from then on."`
	ZoomLink       *string   `json:"zoomLink" doc:"The way in, from joinFrom until the end; null at any other time."`
	JoinFrom       time.Time `json:"joinFrom"`
	MovedByCoach   bool      `json:"movedByCoach"`
	CancelledBy    *string   `json:"cancelledBy" enum:"member,coach,change,leaving" doc:"Null when it is not cancelled."`
	VideoTrouble   bool      `json:"videoTrouble" doc:"Somebody said that the video did not work."`
	CanReportVideo bool      `json:"canReportVideo" doc:"Whether that can be said now."`
}

// CoachSessionPage is a part of the list of sessions that are over or cancelled, newest first.
type CoachSessionPage struct {
	Items []CoachSession `json:"items" nullable:"false"`
	More  bool           `json:"more" doc:"Older ones follow: ask for those before the last item's id."`
}

// MoveSessionRequest asks for another time.
type MoveSessionRequest struct {
	Date string `json:"date" doc:"When it is to begin: one of the open times, as RFC 3339."`
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
