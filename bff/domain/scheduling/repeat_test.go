package scheduling_test

import (
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/scheduling"
)

// repeat books a session with others, at times in Chicago.
func (h *harness) repeat(at string, others ...string) ([]scheduling.Session, error) {
	h.Helper()
	times := make([]time.Time, len(others))
	for i, text := range others {
		times[i] = chicago(h.T, text)
	}
	return h.BookRepeated(h.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(h.T, at), Note: "Hello"}, times)
}

func TestRepetitionsAreBookedTogetherAndStayIndependent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	booked, err := h.repeat("2026-11-12 10:00", "2026-11-19 10:00", "2026-12-03 10:00", "2026-12-10 10:00")
	if err != nil || len(booked) != 4 {
		t.Fatalf("%d sessions, %v", len(booked), err)
	}
	if h.used(h.member, "2026-11") != 2 || h.used(h.member, "2026-12") != 2 || len(h.recorder.events) != 4 {
		t.Errorf("%d and %d are used, %d events", h.used(h.member, "2026-11"), h.used(h.member, "2026-12"), len(h.recorder.events))
	}
	if _, err := h.CancelAsMember(h.Context(), h.member.ID, booked[1].ID); err != nil {
		t.Fatal(err)
	}
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, booked[2].ID, chicago(t, "2026-12-04 11:00")); err != nil {
		t.Fatal(err)
	}
	for i, at := range map[int]string{0: "2026-11-12 10:00", 3: "2026-12-10 10:00"} {
		session, err := h.ForMember(h.Context(), h.member.ID, booked[i].ID)
		if err != nil || session.Status != scheduling.Scheduled || !session.StartsAt.Equal(chicago(t, at)) || session.Note != "Hello" {
			t.Errorf("the others: %+v, %v", session, err)
		}
	}
}

// Each of these books nothing.
func TestRepetitionsAreAllBookedOrNone(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := h.newMember(h.coach)
	h.booked(other, "2026-11-19 10:00")
	failed := func(when, reason string) string { return texts.RepeatFailed.Fill("when", when, "reason", reason) }
	none := func(month string) string { return texts.NoSessionsLeft.Fill("included", "2", "month", month) }
	for name, c := range map[string]struct {
		others  []string
		message string
	}{
		"taken":           {[]string{"2026-11-19 10:00"}, failed("Thu, Nov 19, 10:00 AM", texts.TimeTaken)},
		"twice":           {[]string{"2026-11-12 10:00"}, failed("Thu, Nov 12, 10:00 AM", texts.MemberHasOne)},
		"not offered":     {[]string{"2026-11-19 12:00"}, failed("Thu, Nov 19, 12:00 PM", texts.NotOffered.Fill("coachName", h.coach.Name))},
		"third of month":  {[]string{"2026-11-20 10:00", "2026-11-26 10:00"}, failed("Thu, Nov 26, 10:00 AM", none("November"))},
		"month after":     {[]string{"2027-01-07 10:00"}, failed("Thu, Jan 7, 10:00 AM", texts.RepeatTooFar)},
		"third next":      {[]string{"2026-12-03 10:00", "2026-12-10 10:00", "2026-12-17 10:00"}, failed("Thu, Dec 17, 10:00 AM", none("December"))},
		"beyond bookable": {[]string{"2027-02-01 10:00"}, failed("Mon, Feb 1, 10:00 AM", texts.TooFar.Fill("days", "60"))},
	} {
		_, err := h.repeat("2026-11-12 10:00", c.others...)
		if err == nil {
			t.Errorf("%s was booked", name)
		}
		h.expectConflict(err, c.message)
	}
	many := make([]string, copy.Limits.RepeatsMax+1)
	for i := range many {
		many[i] = "2026-11-19 10:00"
	}
	_, err := h.repeat("2026-11-12 10:00", many...)
	h.expectInvalid(err, "repeats", texts.RepeatsTooMany)
	if n := h.count("select count(*) from sessions where member_id = $1", h.member.ID.UUID()); n != 0 {
		t.Errorf("%d sessions are stored", n)
	}
}

// A plan without a hard limit, and one that stops before the next month ends.
func TestRepetitionsStayWithinThePlan(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.Entitle(membership.Entitlement{Plan: copy.PlanPremium, Sessions: 3})
	stops := chicago(t, "2026-12-20 00:00")
	h.StopPlan(&stops)
	allowance, err := h.Allowance(h.Context(), h.member)
	if err != nil || allowance.Months[0].Included != 3 || allowance.Months[1].Included != 2 {
		t.Fatalf("%+v, %v", allowance, err)
	}
	_, err = h.repeat("2026-11-12 10:00", "2026-12-03 10:00", "2026-12-10 10:00", "2026-12-17 10:00")
	h.expectConflict(err, texts.RepeatFailed.Fill("when", "Thu, Dec 17, 10:00 AM", "reason", texts.NoSessionsLeft.Fill("included", "2", "month", "December")))
	h.StopPlan(nil)
	if booked, err := h.repeat("2026-11-12 10:00", "2026-12-03 10:00", "2026-12-10 10:00", "2026-12-17 10:00"); err != nil || len(booked) != 4 {
		t.Errorf("%d sessions, %v", len(booked), err)
	}
	_, err = h.repeat("2026-11-13 10:00", "2026-12-18 10:00")
	h.expectConflict(err, texts.RepeatFailed.Fill("when", "Fri, Dec 18, 10:00 AM", "reason", texts.NoSessionsLeft.Fill("included", "3", "month", "December")))
}
