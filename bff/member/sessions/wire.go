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
	CoachImageURL string           `json:"coachImageUrl" doc:"Empty if the coach has no picture; the UI kit then draws one from the id."`
	TimeZone      string           `json:"timeZone" doc:"The member's, an IANA name."`
	Date          time.Time        `json:"date" doc:"Start of the session."`
	EndsAt        time.Time        `json:"endsAt"`
	Minutes       int              `json:"minutes"`
	Status        string           `json:"status" enum:"scheduled,completed,cancelled" doc:"scheduled until the session ends, then completed."`
	Note          string           `json:"note" doc:"The member's message to the coach before the session."`
	ZoomLink      *string          `json:"zoomLink" doc:"Link to the video, from joinFrom until the end; null at any other time."`
	JoinFrom      time.Time        `json:"joinFrom"`
	ChangeUntil   time.Time        `json:"changeUntil" doc:"Until this time the session can be moved, and cancelled without its counting."`
	CanChange     bool             `json:"canChange"`
	CanCancel     bool             `json:"canCancel"`
	CancelCounts  bool             `json:"cancelCounts" doc:"True if the session would still count if it were cancelled now."`
	Counted       bool             `json:"counted" doc:"True if it counts against the sessions of its month."`
	MovedByCoach  bool             `json:"movedByCoach" doc:"True if the session is at a time that the coach proposed: it can be cancelled until it begins without its counting."`
	CancelledBy   *string          `json:"cancelledBy" enum:"member,coach,change,leaving,absence" doc:"Who or what cancelled the session; null if it is not cancelled."`
	VideoTrouble  bool             `json:"videoTrouble" doc:"True if a failure of the video was reported."`
	CanReport     bool             `json:"canReportVideo" doc:"True if a failure of the video can be reported now."`
	Proposal      *SessionProposal `json:"proposal" doc:"Another time that the coach proposes and the member can accept or decline now; null for none."`
	Outcome       *string          `json:"outcome" enum:"no_show,coach_absent" doc:"Who missed the session according to the coach; null if no one did or nothing is recorded."`
	Recap         *SessionRecap    `json:"recap" doc:"What the coach shared after the session; null for nothing."`
	Feedback      *SessionFeedback `json:"feedback" doc:"The member's answer to how it went; null for none."`
	AsksFeedback  bool             `json:"asksFeedback" doc:"True if the member has not been asked yet how it went: for 7 days after a session that took place."`
}

// TransformSchema makes references nullable, which a reference alone cannot express. Huma calls it.
func (Session) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	for _, name := range []string{"proposal", "recap", "feedback"} {
		plain := s.Properties[name]
		s.Properties[name] = &huma.Schema{Description: plain.Description, OneOf: []*huma.Schema{{Ref: plain.Ref}, {Type: "null"}}}
	}
	return s
}

// SessionRecap is what the coach shared after a session.
type SessionRecap struct {
	Summary    string     `json:"summary" doc:"May be empty."`
	Agreed     string     `json:"agreed" doc:"What the two agreed on; may be empty."`
	Unreadable bool       `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
	SharedAt   time.Time  `json:"sharedAt"`
	ChangedAt  *time.Time `json:"changedAt" doc:"Last change since it was shared; null for none."`
}

// SessionFeedback is the member's answer to how a session went.
type SessionFeedback struct {
	Rating     string `json:"rating" doc:"helped, some, little or worse; empty if it cannot be decrypted."`
	Note       string `json:"note" doc:"The member's words; may be empty."`
	Unreadable bool   `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
	Shared     bool   `json:"shared" doc:"True while the session's coach can see it."`
}

// SessionFeedbackRequest is the member's answer to how a session went.
type SessionFeedbackRequest struct {
	Rating string `json:"rating" doc:"helped, some, little or worse."`
	Note   string `json:"note" required:"false" doc:"Up to 500 characters."`
	Share  bool   `json:"share" required:"false" doc:"True lets the session's coach see it; without it, they cannot."`
}

// SessionProposal is another time that the coach proposes. The session keeps its time until the member has answered.
type SessionProposal struct {
	ID        string    `json:"id" format:"uuid"`
	Date      time.Time `json:"date" doc:"Proposed start. The time is reserved for this session."`
	EndsAt    time.Time `json:"endsAt"`
	Note      string    `json:"note" doc:"The coach's message; may be empty."`
	CreatedAt time.Time `json:"createdAt"`
}

// SessionPage is a part of the list of sessions that are over or cancelled, newest first.
type SessionPage struct {
	Items []Session `json:"items" nullable:"false"`
	More  bool      `json:"more" doc:"True if older ones follow: pass the id of the last item as before."`
}

// BookSessionRequest books a session.
type BookSessionRequest struct {
	CoachID  string `json:"coachId"`
	Date     string `json:"date" doc:"Start, in RFC 3339: one of the coach's open times."`
	Note     string `json:"note" required:"false" doc:"Message to the coach, up to 500 characters."`
	ZoomLink string `json:"zoomLink" required:"false" doc:"Ignored: the server makes the link."`
}

// BookRepeatedRequest books a session and others at more times.
type BookRepeatedRequest struct {
	CoachID string   `json:"coachId"`
	Date    string   `json:"date" doc:"Start of the first one, in RFC 3339: one of the coach's open times."`
	Repeats []string `json:"repeats" doc:"Starts of the others, in the same format; at most 8."`
	Note    string   `json:"note" required:"false" doc:"Message to the coach about each of them, up to 500 characters."`
}

// MoveSessionRequest moves a session to another time.
type MoveSessionRequest struct {
	Date string `json:"date" doc:"Start, in RFC 3339: one of the open times."`
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
	Published      bool   `json:"published" doc:"False if the coach has not published hours; default times are then used."`
	Slots          []Slot `json:"slots" nullable:"false"`
}

// CoachHours are a coach's usual hours on the member's clock.
type CoachHours struct {
	TimeZone      string        `json:"timeZone" doc:"The member's, an IANA name."`
	WakingMinutes int           `json:"wakingMinutes" doc:"Minutes per week between 7 AM and 10 PM of the member."`
	Windows       []HoursWindow `json:"windows" nullable:"false" doc:"In order of weekday and time; none is over midnight."`
}

// HoursWindow is a time of a weekday, in minutes after midnight.
type HoursWindow struct {
	Weekday int `json:"weekday" doc:"From Monday = 1."`
	From    int `json:"from"`
	Until   int `json:"until"`
}

// SessionAllowance holds the number of sessions in the member's plan and the number used.
type SessionAllowance struct {
	Included int              `json:"included" doc:"Number of sessions per calendar month in the member's time zone."`
	HardStop bool             `json:"hardStop" doc:"True if no more sessions than included can be booked in a month."`
	Plan     string           `json:"plan" enum:"free,trial,premium"`
	Months   []AllowanceMonth `json:"months" nullable:"false" doc:"The current month, and every other one in which a session can be booked now."`
}

// AllowanceMonth is one month of an allowance.
type AllowanceMonth struct {
	Month string `json:"month" doc:"Such as 2026-11."`
	Used  int    `json:"used" doc:"Number of sessions that begin in the month and count."`
	// Included is for repetitions, which are booked ahead.
	Included int `json:"included" doc:"Number of sessions that the plan will include in the month, as far as known: a plan that stops before its end counts as the free one."`
}
