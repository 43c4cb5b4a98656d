package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
)

// proposed proposes another time.
func (h *harness) proposed(session scheduling.Session, at time.Time) scheduling.Session {
	h.t.Helper()
	return h.changed(h.sessions.Propose(h.t.Context(), h.coach.ID, session.ID, at, "About the "+private))
}

// accepted moves a session to a time that its coach proposes.
func (h *harness) accepted(session scheduling.Session, at time.Time) scheduling.Session {
	h.t.Helper()
	return h.changed(h.sessions.Accept(h.t.Context(), h.member.ID, session.ID, h.proposed(session, at).Proposal.ID))
}

// one runs the due jobs and requires an email to the member alone or to the coach alone, without a calendar file.
func (h *harness) one(when string, toMember bool) jobstest.Mail {
	h.t.Helper()
	member, coach := h.mail()
	mail := coach
	if toMember {
		mail = member
	}
	if mail == nil || (member != nil) == (coach != nil) || mail.Invitation != nil {
		h.t.Fatalf("%s: letters to %+v and %+v", when, member, coach)
	}
	return *mail
}

func TestLettersAboutAProposal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own, other := clockOf("America/Chicago", ""), clockOf("Asia/Kolkata", "Chennai")
	first, second := h.day(5, 9), h.day(6, 10)
	session := h.book(first)
	h.both("booked")
	asks := "Another time for your session on " + own.day(first) + "?"

	asked := h.proposed(session, second)
	letter := h.one("proposed", true)
	if letter.Subject != "Another time is proposed" {
		t.Errorf("told %q", letter.Subject)
	}
	contains(t, letter.Text, "The other side asks for another time for your 30 minutes.", "Now: "+own.both(first, other), "Proposed: "+own.both(second, other),
		"keep the one it was", "Please answer before "+own.own(first), "https://app.aangan.example/sessions")
	h.wantBell("after it was proposed", asks)
	if at := h.waits(asked.Proposal.ID.UUID(), scheduling.TaskProposalOver); len(at) != 1 || !at[0].Equal(first) {
		t.Errorf("it lapses at %v", at)
	}
	h.changed(h.sessions.Decline(t.Context(), h.member.ID, session.ID, asked.Proposal.ID))
	letter = h.one("declined", false)
	contains(t, letter.Text, "Asha would rather keep the time it was.", "When: "+clockOf("Asia/Kolkata", "").own(first))
	h.wantBell("after it was declined", asks+" ✓")

	h.proposed(session, second)
	h.one("proposed again", true)
	h.changed(h.sessions.Withdraw(t.Context(), h.coach.ID, session.ID))
	letter = h.one("withdrawn", true)
	contains(t, letter.Text, "The other side no longer asks for another time.", "When: "+own.both(first, other))
	stays := "Your session on " + own.day(first) + " stays"
	h.wantBell("after it was withdrawn", stays, asks+" ✓", asks+" ✓")

	// An overtaken email is not sent.
	h.proposed(session, second)
	h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
	member, _ := h.both("cancelled meanwhile")
	if member.Subject != "Your time is cancelled" {
		t.Errorf("told %q", member.Subject)
	}
	for _, title := range h.bell() {
		if !strings.HasSuffix(title, "✓") {
			t.Errorf("the bell says %q", title)
		}
	}
	h.post.WorkAll(t)
	h.none("once every task would have been due")
}

// TestRemindersGoOn: an unanswered proposal does not affect reminders of the current time.
func TestRemindersGoOn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.both("booked")
	event := h.event(session, 0)
	before := h.waits(event, dayKind)
	asked := h.proposed(session, h.day(6, 10))
	h.one("proposed", true)
	if after := h.waits(event, dayKind); len(before) != 1 || len(after) != 1 || !after[0].Equal(before[0]) {
		t.Errorf("the reminder is due at %v, then %v", before, after)
	}
	h.at(session.StartsAt.Add(-dayBefore))
	if err := h.service.remind(t.Context(), event, dayReminder); err != nil {
		t.Fatal(err)
	}
	h.both("a day before")
	// Afterwards there is one reminder, of the new time.
	h.at(time.Now())
	moved := h.changed(h.sessions.Accept(t.Context(), h.member.ID, session.ID, asked.Proposal.ID))
	h.both("accepted")
	if at := h.waits(h.event(moved, 1), dayKind); len(at) != 1 || !at[0].Equal(moved.StartsAt.Add(-dayBefore)) {
		t.Errorf("the new reminder is due at %v", at)
	}
	if err := h.service.remind(t.Context(), event, hourReminder); err != nil {
		t.Errorf("the old one: %v", err)
	}
	h.none("at the old time")
}

func TestWhoHearsNothingOfAProposal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.both("booked")
	h.execute("update members set email_confirmed_at = null")
	h.proposed(session, h.day(6, 10))
	h.none("an address that nobody has confirmed")
	h.execute("update members set email_confirmed_at = now()")
	h.changed(h.sessions.Withdraw(t.Context(), h.coach.ID, session.ID))
	h.one("withdrawn", true)
	// Not in quiet hours.
	h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) select id, 0, 1439 from members")
	waiting := h.proposed(session, h.day(6, 10))
	later := tasks.Snooze(time.Now()).Error()[:len("tasks: not before")]
	if _, err := h.service.askedMember(t.Context(), waiting.Proposal.ID.UUID(), func(asked) bool { return true }); err == nil || !strings.HasPrefix(err.Error(), later) {
		t.Errorf("in quiet hours: %v", err)
	}
}
