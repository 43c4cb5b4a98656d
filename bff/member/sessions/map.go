package sessions

import (
	"context"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
)

// sessionOf returns the session as its member sees it at the given time, with what followed it.
func sessionOf(s scheduling.Session, after scheduling.After, now time.Time) Session {
	shown := Session{
		ID: s.ID.String(), CoachID: s.Coach.String(), CoachName: s.CoachName, CoachCity: s.CoachCity, CoachTimeZone: s.CoachZone,
		CoachImageURL: s.CoachImageURL, TimeZone: s.MemberZone, Date: s.StartsAt.UTC(), EndsAt: s.EndsAt.UTC(),
		Minutes: int(s.EndsAt.Sub(s.StartsAt).Minutes()), Status: string(s.Phase(now)), Note: s.Note,
		JoinFrom: s.JoinFrom().UTC(), ChangeUntil: s.ChangeUntil().UTC(), CanChange: s.CanChange(now), CanCancel: s.CanCancel(now),
		CancelCounts: s.CancelCounts(now), Counted: s.Counted, MovedByCoach: s.MovedByCoach,
		VideoTrouble: s.VideoTroubleAt != nil, CanReport: s.CanReportVideo(now), AsksFeedback: after.Asks,
	}
	if recap := after.Recap; recap != nil && recap.SharedAt != nil {
		shown.Recap = &SessionRecap{Summary: recap.Summary, Agreed: recap.Agreed, Unreadable: recap.Unreadable, SharedAt: recap.SharedAt.UTC()}
		if recap.ChangedAt != nil {
			changed := recap.ChangedAt.UTC()
			shown.Recap.ChangedAt = &changed
		}
	}
	if given := after.Feedback; given != nil {
		shown.Feedback = &SessionFeedback{Rating: given.Rating, Note: given.Note, Unreadable: given.Unreadable, Shared: given.Shared}
	}
	if link := s.VideoLink(now); link != "" {
		shown.ZoomLink = &link
	}
	if p := s.Proposal; p != nil {
		shown.Proposal = &SessionProposal{ID: p.ID.String(), Date: p.StartsAt.UTC(), EndsAt: p.EndsAt.UTC(), Note: p.Note, CreatedAt: p.CreatedAt.UTC()}
	}
	// Members see only missed sessions, not the coach's mark that one was held.
	if s.Outcome == scheduling.NoShow || s.Outcome == scheduling.CoachAbsent {
		outcome := string(s.Outcome)
		shown.Outcome = &outcome
	}
	if s.CancelledBy != "" {
		by := string(s.CancelledBy)
		shown.CancelledBy = &by
	}
	return shown
}

// sessionsOf returns a member's sessions with what followed them.
func (o operations) sessionsOf(ctx context.Context, member identity.MemberID, found []scheduling.Session) ([]Session, error) {
	after, err := o.scheduling.AfterSessions(ctx, member, found)
	if err != nil {
		return nil, err
	}
	now := time.Now()
	shown := make([]Session, len(found))
	for i, s := range found {
		shown[i] = sessionOf(s, after[s.ID], now)
	}
	return shown, nil
}

// slotsOf returns open times as the member app shows them.
func slotsOf(found scheduling.Slots) Slots {
	minutes := copy.Limits.SessionMinutes
	shown := Slots{
		CoachID: found.Coach.String(), Minutes: minutes, TimeZone: found.CoachZone, MemberTimeZone: found.MemberZone,
		Published: found.Published, Slots: make([]Slot, len(found.Starts)),
	}
	for i, at := range found.Starts {
		shown.Slots[i] = Slot{StartsAt: at.UTC(), EndsAt: at.UTC().Add(time.Duration(minutes) * time.Minute)}
	}
	return shown
}
