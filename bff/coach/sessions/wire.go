package sessions

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// CoachSession is a session with a present client.
type CoachSession struct {
	ID             string           `json:"id" format:"uuid"`
	UserID         string           `json:"userId" format:"uuid" doc:"Id of the client."`
	ClientName     string           `json:"clientName"`
	ClientTimeZone string           `json:"clientTimeZone" doc:"IANA name."`
	Date           time.Time        `json:"date" doc:"Start of the session."`
	EndsAt         time.Time        `json:"endsAt"`
	Minutes        int              `json:"minutes"`
	Type           string           `json:"type" enum:"first,follow_up" doc:"first if the two have no earlier session."`
	Notes          string           `json:"notes" doc:"The client's message to the coach before the session; may be empty."`
	Urgent         bool             `json:"urgent" doc:"True if the notes may be a crisis."`
	Status         string           `json:"status" enum:"scheduled,completed,cancelled" doc:"scheduled until the session ends, then completed."`
	ZoomLink       *string          `json:"zoomLink" doc:"Link to the video, from joinFrom until the end; null at any other time."`
	JoinFrom       time.Time        `json:"joinFrom"`
	MovedByCoach   bool             `json:"movedByCoach"`
	CancelledBy    *string          `json:"cancelledBy" enum:"member,coach,change,leaving,absence" doc:"Who or what cancelled the session; null if it is not cancelled."`
	VideoTrouble   bool             `json:"videoTrouble" doc:"True if a failure of the video was reported."`
	CanReportVideo bool             `json:"canReportVideo" doc:"True if a failure of the video can be reported now."`
	Proposal       *SessionProposal `json:"proposal" doc:"Time that waits for the client's answer; null for none."`
	Outcome        *string          `json:"outcome" enum:"held,no_show,coach_absent" doc:"Outcome that the coach recorded; null for none."`
	CanMark        bool             `json:"canMark" doc:"True if the outcome can be recorded now: from the start until 14 days later."`
	Recap          string           `json:"recap" enum:"none,draft,shared" doc:"What the coach wrote after the session."`
	HasFeedback    bool             `json:"hasFeedback" doc:"True if the client shares how it went."`
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
	Date      time.Time `json:"date" doc:"Proposed start. The time is reserved for this session."`
	EndsAt    time.Time `json:"endsAt"`
	Note      string    `json:"note" doc:"The coach's message; may be empty."`
	CreatedAt time.Time `json:"createdAt"`
}

// SessionRecap is what the coach wrote after a session, with the client's answer.
type SessionRecap struct {
	Summary    string           `json:"summary" doc:"May be empty."`
	Agreed     string           `json:"agreed" doc:"What the two agreed on; may be empty."`
	Unreadable bool             `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
	UpdatedAt  *time.Time       `json:"updatedAt" doc:"Null if nothing is stored."`
	SharedAt   *time.Time       `json:"sharedAt" doc:"Null for a draft."`
	ChangedAt  *time.Time       `json:"changedAt" doc:"Last change since it was shared; null for none."`
	Feedback   *SessionFeedback `json:"feedback" doc:"How it went for the client; null if they do not share it."`
}

// TransformSchema makes the feedback nullable, as for CoachSession.
func (SessionRecap) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	plain := s.Properties["feedback"]
	s.Properties["feedback"] = &huma.Schema{Description: plain.Description, OneOf: []*huma.Schema{{Ref: plain.Ref}, {Type: "null"}}}
	return s
}

// SessionFeedback is a client's answer to how a session went, which they share.
type SessionFeedback struct {
	Rating     string `json:"rating" doc:"helped, some, little or worse; empty if it cannot be decrypted."`
	Note       string `json:"note" doc:"The client's words; may be empty."`
	Unreadable bool   `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
}

// SaveRecapRequest is what the coach wrote after a session.
type SaveRecapRequest struct {
	Summary string `json:"summary" required:"false" doc:"Up to 2,000 characters."`
	Agreed  string `json:"agreed" required:"false" doc:"Up to 1,000 characters. A draft without any text is deleted."`
	Share   bool   `json:"share" required:"false" doc:"True shares it with the client. What is shared stays shared."`
	// UpdatedAt is compared to the microsecond.
	UpdatedAt string `json:"updatedAt" required:"false" doc:"That of the edited version, exactly as received; missing or empty if there was none."`
}

// CoachSessionPage is a page of the past and cancelled sessions, newest first.
type CoachSessionPage struct {
	Items []CoachSession `json:"items" nullable:"false"`
	More  bool           `json:"more" doc:"True if older ones follow: pass the id of the last item as before."`
}

// ProposeTimeRequest proposes another time to the client.
type ProposeTimeRequest struct {
	Date string `json:"date" doc:"Start, in RFC 3339: one of the open times."`
	Note string `json:"note" required:"false" doc:"Message to the client, up to 500 characters."`
}

// MarkSessionRequest is the outcome of a session.
type MarkSessionRequest struct {
	Outcome string `json:"outcome" enum:"held,no_show,coach_absent,none" doc:"none clears the outcome."`
}

// CalendarSpan is a part of the coach's calendar.
type CalendarSpan struct {
	TimeZone  string         `json:"timeZone" doc:"The coach's, an IANA name."`
	Published bool           `json:"published" doc:"False if the coach has not published hours; hours is then empty."`
	Sessions  []CoachSession `json:"sessions" nullable:"false" doc:"Sessions in the range that are not cancelled, and those with a proposed time in it; soonest first."`
	Hours     []WorkingHours `json:"hours" nullable:"false" doc:"Working hours, in order."`
	DaysOff   []FreeDays     `json:"daysOff" nullable:"false"`
}

// WorkingHours is a continuous interval of working time.
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
	Published      bool   `json:"published" doc:"False if the coach has not published hours; default times are then used."`
	Slots          []Slot `json:"slots" nullable:"false"`
}
