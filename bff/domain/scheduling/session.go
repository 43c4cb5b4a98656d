package scheduling

import (
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
)

// SessionID names one session.
type SessionID uuid.UUID

// UUID is the bare id, for the database.
func (id SessionID) UUID() uuid.UUID { return uuid.UUID(id) }

// String is the id in its usual text form.
func (id SessionID) String() string { return uuid.UUID(id).String() }

// Status is whether a session takes place or was cancelled.
type Status string

// The statuses. A session that has ended is still scheduled here; see Phase.
const (
	Scheduled Status = "scheduled"
	Cancelled Status = "cancelled"
)

// Actor is the cause of a change of a session: the member, the coach, a change of coach, the deletion of the member's
// account, or the deactivation of the coach.
type Actor string

// The actors.
const (
	ByMember  Actor = "member"
	ByCoach   Actor = "coach"
	ByChange  Actor = "change"
	ByLeaving Actor = "leaving"
	ByAbsence Actor = "absence"
)

// Phase is a session as its people see it now.
type Phase string

// The phases.
const (
	PhaseScheduled Phase = "scheduled"
	PhaseCompleted Phase = "completed"
	PhaseCancelled Phase = "cancelled"
)

// Session is an appointment of half an hour between a member and a coach.
type Session struct {
	ID               SessionID
	Member           identity.MemberID
	Coach            identity.CoachID
	StartsAt, EndsAt time.Time
	Status           Status
	// Note is the member's message to the coach before the session.
	Note string
	// Counted is true if it counts against the member's sessions of the month.
	Counted bool
	// Sequence grows with each change, as calendar files require.
	Sequence int
	// MovedByCoach is true if the coach proposed the session's present time.
	MovedByCoach bool
	CancelledAt  *time.Time
	// CancelledBy is empty for a session that is not cancelled.
	CancelledBy    Actor
	VideoTroubleAt *time.Time
	// Proposal is another time that the coach proposes and the member can still answer; nil for none.
	Proposal *Proposal
	// Outcome is the coach's record of the session; empty if it is not marked.
	Outcome   Outcome
	CreatedAt time.Time
	// MemberFirstName to CoachZone are the names and zones that the two see. Zones are IANA names.
	MemberFirstName, MemberLastName, MemberZone string
	// MemberLanguage is the code of the member's display language.
	MemberLanguage                                 string
	CoachName, CoachCity, CoachImageURL, CoachZone string
	// First is true if these two have no earlier session. It is set only in reads of a coach.
	First bool
	// RecapAt is the last change of what the coach wrote about it, nil for nothing; RecapSharedAt is nil for a draft.
	RecapAt, RecapSharedAt *time.Time
	// FeedbackSharedAt is nil if the coach sees no answer of the member about it.
	FeedbackSharedAt *time.Time

	// link is the URL of the video, returned by VideoLink only. It is empty if the session will not take place.
	link string
}

var (
	changeAhead  = time.Duration(copy.Limits.ChangeHours) * time.Hour
	joinEarly    = time.Duration(copy.Limits.JoinEarlyMinutes) * time.Minute
	troubleAfter = time.Duration(copy.Limits.VideoTroubleHours) * time.Hour
)

// Phase returns the session's phase at a time.
func (s Session) Phase(now time.Time) Phase {
	switch {
	case s.Status == Cancelled:
		return PhaseCancelled
	case now.Before(s.EndsAt):
		return PhaseScheduled
	default:
		return PhaseCompleted
	}
}

// JoinFrom returns the time from which the video link is shown, until the end of the session.
func (s Session) JoinFrom() time.Time { return s.StartsAt.Add(-joinEarly) }

// ChangeUntil returns the time until which the member may move the session, or cancel it so that it does not count.
func (s Session) ChangeUntil() time.Time { return s.StartsAt.Add(-changeAhead) }

// CanChange reports whether the member may move the session now.
func (s Session) CanChange(now time.Time) bool {
	return s.Status == Scheduled && !now.After(s.ChangeUntil())
}

// CanCancel reports whether the session may be cancelled now.
func (s Session) CanCancel(now time.Time) bool {
	return s.Status == Scheduled && now.Before(s.StartsAt)
}

// CancelCounts reports whether the session would still count if the member cancelled it now.
func (s Session) CancelCounts(now time.Time) bool {
	return s.CanCancel(now) && s.Counted && !s.MovedByCoach && now.After(s.ChangeUntil())
}

// CanReportVideo reports whether a failure of the video may be reported now.
func (s Session) CanReportVideo(now time.Time) bool {
	return s.Status == Scheduled && s.VideoTroubleAt == nil && !now.Before(s.JoinFrom()) && !now.After(s.EndsAt.Add(troubleAfter))
}

// VideoLink returns the URL of the video while it may be used, and empty text at any other time.
func (s Session) VideoLink(now time.Time) string {
	if s.Status != Scheduled || now.Before(s.JoinFrom()) || !now.Before(s.EndsAt) {
		return ""
	}
	return s.link
}

// Urgent reports whether the note may be a crisis.
func (s Session) Urgent() bool { return safety.Detect(s.Note) != safety.None }
