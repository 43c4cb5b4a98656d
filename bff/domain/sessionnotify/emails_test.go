package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/scheduling"
)

func contains(t *testing.T, text string, parts ...string) {
	t.Helper()
	text = strings.Join(strings.Fields(text), " ")
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%q is not in\n%s", part, text)
		}
	}
}

// The session is booked, moved twice and cancelled. Each change sends emails with an invitation to both.
func TestEveryChangeOfSessionNotifiesMemberAndCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own, other := clockOf(copy.In("en"), "America/Chicago", ""), clockOf(copy.In("en"), "Asia/Kolkata", "Chennai")
	first, second, third := h.day(5, 9), h.day(6, 14), h.day(8, 10)

	session := h.book(first)
	member, coach := h.expectBothEmails("booked")
	if member.Subject != "Your booking is confirmed" || coach.Subject != "New booking" {
		t.Errorf("subjects %q and %q", member.Subject, coach.Subject)
	}
	event := h.invited(member, "REQUEST", session)
	if event.Status != "CONFIRMED" || event.URL != "https://app.aangan.example/sessions/join?id="+session.ID.String() {
		t.Errorf("the member's invitation is %+v", event)
	}
	if event := h.invited(coach, "REQUEST", session); event.URL != "https://coach.aangan.example/coach/dashboard?tab=sessions" {
		t.Errorf("the coach's invitation is %+v", event)
	}
	contains(t, member.Text, "Hello Asha,", "When: "+own.both(first, other), "Until "+own.own(first.Add(-24*time.Hour))+", you can", event.URL)
	contains(t, coach.Text, "Hello Meera,", "Asha booked 30 minutes with you.", "When: "+clockOf(copy.In("en"), "Asia/Kolkata", "").own(first))
	if unsubscribe := member.Header.Get("List-Unsubscribe"); !strings.Contains(unsubscribe, "/api/unsubscribe/one-click?from=all&key=") || coach.Header.Get("List-Unsubscribe") != "" {
		t.Errorf("the member's List-Unsubscribe header is %q", unsubscribe)
	}
	h.expectBell("after booking")

	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, second))
	member, coach = h.expectBothEmails("moved")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	contains(t, member.Text, "Now: "+own.both(second, other), "Before: "+own.both(first, other), "you can reschedule or cancel")
	contains(t, coach.Text, "Asha moved their 30 minutes with you.")
	h.expectBell("after moving")

	session = h.accepted(session, third)
	member, coach = h.expectBothEmails("moved to the coach's proposed time")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	contains(t, member.Text, "Now: "+own.both(third, other), "cancel anytime before it starts")
	contains(t, coach.Text, "Asha accepted the time you proposed. Your 30-minute session has moved.")
	proposalTitle := "Another time for your session on " + own.day(second) + "? ✓"
	h.expectBell("after it was accepted", proposalTitle)

	session = h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
	member, coach = h.expectBothEmails("cancelled")
	if event := h.invited(member, "CANCEL", session); event.Status != "CANCELLED" || event.Sequence != 3 {
		t.Errorf("the invitation is %+v", event)
	}
	h.invited(coach, "CANCEL", session)
	contains(t, member.Text, "You canceled it, and it won't count toward your monthly total.", "https://app.aangan.example/sessions")
	contains(t, coach.Text, "Asha canceled.")
	// The bell's entry about the time is read.
	h.expectBell("after cancelling", proposalTitle)
	h.post.WorkAll(t)
	h.expectNoEmails("after all reminders were due")
	h.expectBell("in the end", proposalTitle)
}

func TestCancellationEmailSaysWhoCancelledAndWhetherItCounts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf(copy.In("en"), "America/Chicago", "")
	session := h.book(h.day(4, 11))
	h.expectBothEmails("booked")
	session = h.changed(h.sessions.CancelAsCoach(t.Context(), h.coach.ID, session.ID))
	member, coach := h.expectBothEmails("cancelled by the coach")
	contains(t, member.Text, "The other person can't make it, so it won't count toward your monthly total.")
	contains(t, coach.Text, "You canceled your session with Asha.")
	h.invited(member, "CANCEL", session)
	h.expectBell("after the coach cancelled", "Your session on "+own.day(session.StartsAt)+" is canceled")

	// A late cancellation counts. The start is changed in the database, because bookings so late are rejected.
	h.execute("update sessions set starts_at = now() + interval '3 hours', ends_at = now() + interval '210 minutes' where id = $1", h.book(h.day(4, 13)).ID.UUID())
	h.expectBothEmails("booked again")
	var late scheduling.SessionID
	if err := h.pool.QueryRow(t.Context(), "select id from sessions where status = 'scheduled'").Scan((*[16]byte)(&late)); err != nil {
		t.Fatal(err)
	}
	h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, late))
	member, _ = h.expectBothEmails("cancelled late")
	contains(t, member.Text, "You canceled less than a day before, so it counts")
}

// The change cancels the session.
func TestChangeOfCoachNotifiesBothAboutCancelledSession(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.expectBothEmails("booked")
	h.choose(identitytest.NewCoach(t, h.pool))
	member, coach := h.expectBothEmails("after the change")
	session.Sequence = 1
	h.invited(member, "CANCEL", session)
	h.invited(coach, "CANCEL", session)
	contains(t, member.Text, "This is because of the change you made, and it won't count toward your monthly total.")
	contains(t, coach.Text, "Asha is no longer your client")
}

// The member's data is deleted before the email is rendered.
func TestAccountDeletionNotifiesCoachWithoutMemberData(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.expectBothEmails("booked")
	if err := h.leaving.Leave(t.Context(), h.member.ID, false); err != nil {
		t.Fatal(err)
	}
	// The deletion runs before the emails.
	h.execute("update river_job set scheduled_at = now() + interval '1 hour', state = 'scheduled' where kind = 'letter' and state = 'available'")
	h.post.Work(t)
	if h.count("select count(*) from sessions") != 0 {
		t.Fatal("the sessions were not deleted")
	}
	h.execute("update river_job set scheduled_at = now(), state = 'available' where kind = 'letter' and state = 'scheduled'")
	member, coach := h.expectBothEmails("after leaving")
	if member.Invitation != nil || member.Subject == coach.Subject {
		t.Errorf("the member got %q", member.Subject)
	}
	session.Sequence = 1
	h.invited(coach, "CANCEL", session)
	contains(t, coach.Text, "The account that booked it was closed", "When: "+clockOf(copy.In("en"), "Asia/Kolkata", "").own(session.StartsAt))
	if strings.Contains(coach.Text, "Asha") || h.count("select count(*) from departed_sessions") != 0 {
		t.Errorf("the email or the table still has data of the member:\n%s", coach.Text)
	}
}

// The rows are deleted even if their emails were not sent.
func TestPeriodicTaskDeletesOldDepartedSessions(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute(`insert into departed_sessions (coach_id, session_id, sequence, starts_at, ends_at, created_at)
		select $1, gen_random_uuid(), 1, now(), now() + interval '1 hour', now() - hours * interval '1 hour' from generate_series(71, 73) hours`, h.coach.ID.UUID())
	for _, every := range h.service.Periodic() {
		if err := every.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if left := h.count("select count(*) from departed_sessions"); left != 1 {
		t.Errorf("%d of three rows are left, want 1", left)
	}
}

func TestEmailsDependOnPreferencesAndCoachStatus(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		statement  string
		coachToo   bool
		memberGets bool
	}{
		"unconfirmed email address":        {"update members set email_confirmed_at = null", true, false},
		"emails turned off":                {"insert into member_preferences (member_id, email_notifications) select id, false from members", true, false},
		"reminders turned off":             {"insert into member_preferences (member_id, session_reminders) select id, false from members", true, true},
		"message notifications turned off": {"insert into member_preferences (member_id, message_notifications) select id, false from members", true, true},
		"inactive coach":                   {"update coaches set is_active = false", false, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.execute(tt.statement)
			if m, c := h.mail(); (m != nil) != tt.memberGets || (c != nil) != tt.coachToo {
				t.Errorf("booked: emails to %+v and %+v", m, c)
			}
			h.execute("update coaches set is_active = true")
			h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
			if strings.HasPrefix(tt.statement, "update coaches") {
				h.execute(tt.statement)
			}
			// Every coach gets an email that a time is free again.
			if m, c := h.mail(); (m != nil) != tt.memberGets || c == nil {
				t.Errorf("cancelled: emails to %+v and %+v", m, c)
			}
		})
	}
}

// The emails run after several events: only the last one is reported, and no past time.
func TestOnlyLastEventIsEmailed(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(6, 9)))
	session = h.accepted(session, h.day(7, 9))
	member, coach := h.expectBothEmails("after two moves")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	if member.Subject != "Your booking has a new time" {
		t.Errorf("the subject is %q", member.Subject)
	}
	second := h.book(h.day(9, 9))
	h.changed(h.sessions.CancelAsCoach(t.Context(), h.coach.ID, second.ID))
	member, _ = h.expectBothEmails("booked and cancelled")
	if member.Subject != "Your booking is canceled" {
		t.Errorf("the subject is %q", member.Subject)
	}
	h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(8, 9)))
	h.at(h.day(8, 9))
	h.expectNoEmails("after the session has begun")
}

func TestNameWithLinkIsNotRepeatedInEmails(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute("update members set first_name = 'Visit evil.example'")
	h.book(h.day(5, 9))
	member, coach := h.expectBothEmails("booked")
	for _, text := range []string{member.Text, coach.Text, coach.HTML} {
		if strings.Contains(text, "evil") {
			t.Errorf("an email contains the name\n%s", text)
		}
	}
	contains(t, member.Text, "Hello,")
	contains(t, coach.Text, "A client booked 30 minutes with you.")
}
