package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
)

// proposed proposes another time.
func (h *harness) proposed(session scheduling.Session, at time.Time) scheduling.Session {
	h.t.Helper()
	return h.changed(h.sessions.Propose(h.t.Context(), h.coach.ID, session.ID, at, "About the "+secretWord))
}

// accepted moves a session to a time that its coach proposes.
func (h *harness) accepted(session scheduling.Session, at time.Time) scheduling.Session {
	h.t.Helper()
	return h.changed(h.sessions.Accept(h.t.Context(), h.member.ID, session.ID, h.proposed(session, at).Proposal.ID))
}

// expectOneEmail runs the due jobs and requires one email, to the member or to the coach, without a calendar file.
func (h *harness) expectOneEmail(when string, toMember bool) jobstest.Mail {
	h.t.Helper()
	member, coach := h.mail()
	mail := coach
	if toMember {
		mail = member
	}
	if mail == nil || (member != nil) == (coach != nil) || mail.Invitation != nil {
		h.t.Fatalf("%s: emails to %+v and %+v", when, member, coach)
	}
	return *mail
}

func TestEveryChangeOfProposalSendsOneEmail(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own, other := clockOf(copy.In("en"), "America/Chicago", ""), clockOf(copy.In("en"), "Asia/Kolkata", "Chennai")
	first, second := h.day(5, 9), h.day(6, 10)
	session := h.book(first)
	h.expectBothEmails("booked")
	proposalTitle := "Another time for your session on " + own.day(first) + "?"

	asked := h.proposed(session, second)
	email := h.expectOneEmail("proposed", true)
	if email.Subject != "A new time was proposed" {
		t.Errorf("the subject is %q", email.Subject)
	}
	contains(t, email.Text, "The other person would like to move your 30-minute booking.", "Now: "+own.both(first, other), "Proposed: "+own.both(second, other),
		"keep the current time", "Please answer before "+own.own(first), "https://app.aangan.example/sessions")
	h.expectBell("after it was proposed", proposalTitle)
	if at := h.scheduledFor(asked.Proposal.ID.UUID(), scheduling.TaskProposalOver); len(at) != 1 || !at[0].Equal(first) {
		t.Errorf("the lapse task is scheduled for %v", at)
	}
	h.changed(h.sessions.Decline(t.Context(), h.member.ID, session.ID, asked.Proposal.ID))
	email = h.expectOneEmail("declined", false)
	contains(t, email.Text, "Asha wants to keep the current time.", "When: "+clockOf(copy.In("en"), "Asia/Kolkata", "").own(first))
	h.expectBell("after it was declined", proposalTitle+" ✓")

	h.proposed(session, second)
	h.expectOneEmail("proposed again", true)
	h.changed(h.sessions.Withdraw(t.Context(), h.coach.ID, session.ID))
	email = h.expectOneEmail("withdrawn", true)
	contains(t, email.Text, "The other person no longer needs another time.", "When: "+own.both(first, other))
	withdrawnTitle := "Your session on " + own.day(first) + " stays as planned"
	h.expectBell("after it was withdrawn", withdrawnTitle, proposalTitle+" ✓", proposalTitle+" ✓")

	// The email about the withdrawn proposal is not sent.
	h.proposed(session, second)
	h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
	member, _ := h.expectBothEmails("cancelled with an open proposal")
	if member.Subject != "Your booking is canceled" {
		t.Errorf("the subject is %q", member.Subject)
	}
	for _, title := range h.bell() {
		if !strings.HasSuffix(title, "✓") {
			t.Errorf("the bell has %q", title)
		}
	}
	h.post.WorkAll(t)
	h.expectNoEmails("after every task was due")
}

// Reminders of the current time are sent while a proposal is unanswered.
func TestOpenProposalDoesNotChangeReminders(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.expectBothEmails("booked")
	event := h.event(session, 0)
	before := h.scheduledFor(event, dayKind)
	asked := h.proposed(session, h.day(6, 10))
	h.expectOneEmail("proposed", true)
	if after := h.scheduledFor(event, dayKind); len(before) != 1 || len(after) != 1 || !after[0].Equal(before[0]) {
		t.Errorf("the reminder was due at %v, with the proposal at %v", before, after)
	}
	h.at(session.StartsAt.Add(-dayBefore))
	if err := h.service.remind(t.Context(), event, dayReminder); err != nil {
		t.Fatal(err)
	}
	h.expectBothEmails("a day before")
	// After acceptance there is one reminder, for the new time.
	h.at(time.Now())
	moved := h.changed(h.sessions.Accept(t.Context(), h.member.ID, session.ID, asked.Proposal.ID))
	h.expectBothEmails("accepted")
	if at := h.scheduledFor(h.event(moved, 1), dayKind); len(at) != 1 || !at[0].Equal(moved.StartsAt.Add(-dayBefore)) {
		t.Errorf("the new reminder is due at %v", at)
	}
	if err := h.service.remind(t.Context(), event, hourReminder); err != nil {
		t.Errorf("the reminder of the old time: %v", err)
	}
	h.expectNoEmails("at the old time")
}

func TestProposalEmailNeedsConfirmedAddressAndNoQuietHours(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.expectBothEmails("booked")
	h.execute("update members set email_confirmed_at = null")
	h.proposed(session, h.day(6, 10))
	h.expectNoEmails("unconfirmed email address")
	h.execute("update members set email_confirmed_at = now()")
	h.changed(h.sessions.Withdraw(t.Context(), h.coach.ID, session.ID))
	h.expectOneEmail("withdrawn", true)
	// In quiet hours the email is snoozed.
	h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) select id, 0, 1439 from members")
	waiting := h.proposed(session, h.day(6, 10))
	later := tasks.Snooze(time.Now()).Error()[:len("tasks: not before")]
	if _, err := h.service.askedMember(t.Context(), waiting.Proposal.ID.UUID(), func(asked) bool { return true }); err == nil || !strings.HasPrefix(err.Error(), later) {
		t.Errorf("in quiet hours: %v", err)
	}
}
