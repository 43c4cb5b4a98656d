package scheduling_test

import (
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
	"aangan/db/store"
)

func TestSpanOfCoachReturnsSessionsHoursAndDaysOff(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	// The hours are evenings in Kolkata and mornings in Chicago.
	h.publish(h.coach, "4 20:00-22:00", "4 22:00-23:30", "5 20:00-23:00")
	coach, err := h.coachNow()
	if err != nil {
		t.Fatal(err)
	}
	in := h.booked(h.member, "2026-11-12 09:30")
	out := h.booked(h.newMember(h.coach), "2026-11-19 09:30")
	cancelled := h.booked(h.member, "2026-11-12 10:00")
	if _, err := h.CancelAsCoach(h.Context(), h.coach.ID, cancelled.ID); err != nil {
		t.Fatal(err)
	}
	far := h.booked(h.newMember(h.coach), "2026-11-26 09:30")
	h.proposed(far, "2026-11-13 09:30")
	if _, err := h.AddDaysOff(h.Context(), h.coach.ID, "2026-11-14", "2026-11-30"); err != nil {
		t.Fatal(err)
	}
	from, until, err := h.ReadSpan("2026-11-09", "2026-11-15", coach.TimeZone)
	if err != nil {
		t.Fatal(err)
	}
	span, err := h.SpanOfCoach(h.Context(), coach, from, until)
	if err != nil || span.Zone != "Asia/Kolkata" || !span.Published {
		t.Fatalf("%+v, %v", span, err)
	}
	var ids []scheduling.SessionID
	for _, session := range span.Sessions {
		ids = append(ids, session.ID)
	}
	if !slices.Equal(ids, []scheduling.SessionID{in.ID, far.ID}) || slices.Contains(ids, out.ID) || span.Sessions[1].Proposal == nil {
		t.Errorf("sessions %v", ids)
	}
	if len(span.Hours) != 2 || span.Hours[0].Until.Sub(span.Hours[0].From) != 3*time.Hour+30*time.Minute || span.Hours[1].Until.Sub(span.Hours[1].From) != 3*time.Hour {
		t.Errorf("hours %+v", span.Hours)
	}
	if len(span.DaysOff) != 1 || span.DaysOff[0].First.String() != "2026-11-14" || span.DaysOff[0].Last.String() != "2026-11-30" {
		t.Errorf("days off %+v", span.DaysOff)
	}
	h.execute("update coaches set is_active = false where id = $1", h.coach.ID.UUID())
	if span, err := h.SpanOfCoach(h.Context(), coach, from, until); err != nil || len(span.Sessions) != 0 || len(span.Hours) != 2 {
		t.Errorf("for an inactive coach: %+v, %v", span, err)
	}
}

// coachNow reads the harness's coach from the database.
func (h *harness) coachNow() (identity.Coach, error) {
	row, err := store.New().CoachByID(h.Context(), h.pool, h.coach.ID.UUID())
	return identity.CoachFrom(row), err
}
