package scheduling_test

import (
	"testing"

	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/scheduling"
)

func TestMarkStoresOutcomeWithinAllowedTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	mark := func(outcome scheduling.Outcome) (scheduling.Session, error) {
		return h.Mark(h.Context(), h.coach.ID, session.ID, outcome)
	}
	h.at("2026-11-12 09:59")
	_, err := mark(scheduling.Held)
	h.expectConflict(err, texts.MarkTooEarly)
	h.at("2026-11-12 10:00")
	before := h.sessionEvents(mailbox.MemberOwner(h.member.ID))
	if marked, err := mark(scheduling.NoShow); err != nil || marked.Outcome != scheduling.NoShow || !marked.Counted || h.sessionEvents(mailbox.MemberOwner(h.member.ID)) != before+1 {
		t.Errorf("%+v, %v", marked, err)
	}
	if marked, err := mark(scheduling.CoachAbsent); err != nil || marked.Counted || h.used(h.member, "2026-11") != 0 {
		t.Errorf("%+v, %v", marked, err)
	}
	if again, err := mark(scheduling.CoachAbsent); err != nil || again.Counted || h.sessionEvents(mailbox.MemberOwner(h.member.ID)) != before+2 {
		t.Errorf("%+v, %v", again, err)
	}
	if marked, err := mark(scheduling.Held); err != nil || !marked.Counted || h.used(h.member, "2026-11") != 1 {
		t.Errorf("%+v, %v", marked, err)
	}
	if marked, err := mark(""); err != nil || marked.Outcome != "" || h.readAsMember(session).Outcome != "" {
		t.Errorf("%+v, %v", marked, err)
	}
	// A session whose video failed never counts, and an earlier no-show mark is removed.
	if _, err := mark(scheduling.NoShow); err != nil {
		t.Fatal(err)
	}
	if noted, err := h.VideoTroubleAsMember(h.Context(), h.member.ID, session.ID); err != nil || noted.Outcome != "" || h.readAsMember(session).Outcome != "" {
		t.Fatalf("%+v, %v", noted, err)
	}
	_, err = mark(scheduling.NoShow)
	h.expectConflict(err, texts.MarkVideoFailed)
	if marked, err := mark(scheduling.Held); err != nil || marked.Counted {
		t.Errorf("%+v, %v", marked, err)
	}
	_, err = h.Mark(h.Context(), identitytest.NewCoach(t, h.pool).ID, session.ID, scheduling.Held)
	h.expectNotFound(err)
	other := h.booked(h.newMember(h.coach), "2026-11-27 10:00")
	h.at("2026-11-27 10:05")
	if _, err := h.Mark(h.Context(), h.coach.ID, other.ID, scheduling.CoachAbsent); err != nil {
		t.Fatal(err)
	}
	if noted, err := h.VideoTroubleAsCoach(h.Context(), h.coach.ID, other.ID); err != nil || noted.Outcome != scheduling.CoachAbsent {
		t.Errorf("the mark CoachAbsent was not kept: %+v, %v", noted, err)
	}
	h.at("2026-11-26 10:00")
	if _, err := mark(scheduling.CoachAbsent); err != nil {
		t.Errorf("14 days later: %v", err)
	}
	h.at("2026-11-26 10:01")
	_, err = mark(scheduling.Held)
	h.expectConflict(err, texts.MarkTooLate.Fill("days", "14"))
	cancelled := h.booked(h.member, "2026-12-01 10:00")
	if _, err := h.CancelAsCoach(h.Context(), h.coach.ID, cancelled.ID); err != nil {
		t.Fatal(err)
	}
	h.at("2026-12-01 10:05")
	_, err = h.Mark(h.Context(), h.coach.ID, cancelled.ID, scheduling.Held)
	h.expectConflict(err, texts.CancelledAlready)
}
