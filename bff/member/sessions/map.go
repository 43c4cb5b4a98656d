package sessions

import (
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/scheduling"
)

// sessionOf returns the session as its member sees it at the given time.
func sessionOf(s scheduling.Session, now time.Time) Session {
	shown := Session{
		ID: s.ID.String(), CoachID: s.Coach.String(), CoachName: s.CoachName, CoachCity: s.CoachCity, CoachTimeZone: s.CoachZone,
		CoachImageURL: s.CoachImageURL, TimeZone: s.MemberZone, Date: s.StartsAt.UTC(), EndsAt: s.EndsAt.UTC(),
		Minutes: int(s.EndsAt.Sub(s.StartsAt).Minutes()), Status: string(s.Phase(now)), Note: s.Note,
		JoinFrom: s.JoinFrom().UTC(), ChangeUntil: s.ChangeUntil().UTC(), CanChange: s.CanChange(now), CanCancel: s.CanCancel(now),
		CancelCounts: s.CancelCounts(now), Counted: s.Counted, MovedByCoach: s.MovedByCoach,
		VideoTrouble: s.VideoTroubleAt != nil, CanReport: s.CanReportVideo(now),
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

func sessionsOf(found []scheduling.Session) []Session {
	now := time.Now()
	shown := make([]Session, len(found))
	for i, s := range found {
		shown[i] = sessionOf(s, now)
	}
	return shown
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
