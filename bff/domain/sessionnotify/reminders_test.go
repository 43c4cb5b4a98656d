package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/mailbox"
)

func expectScheduled(t *testing.T, times []time.Time, want time.Time) {
	t.Helper()
	if len(times) != 1 || times[0].Sub(want).Abs() > time.Second {
		t.Errorf("the task is scheduled for %v, want %s", times, want)
	}
}

func TestRemindersAreSentOnceWhenDue(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf(copy.In("en"), "America/Chicago", "")
	session := h.book(h.day(5, 9))
	h.expectBothEmails("booked")
	event := h.event(session, 0)
	expectScheduled(t, h.scheduledFor(event, dayKind), session.StartsAt.Add(-24*time.Hour))
	expectScheduled(t, h.scheduledFor(event, hourKind), session.StartsAt.Add(-time.Hour))
	expectScheduled(t, h.scheduledFor(event, overKind), session.EndsAt)

	// A reminder that runs too early is snoozed.
	if err := h.service.remind(t.Context(), event, dayReminder); err == nil || h.count("select count(*) from session_events where day_reminded") != 0 {
		t.Fatalf("reminded too early: %v", err)
	}
	h.woken.since()
	h.at(session.StartsAt.Add(-24 * time.Hour))
	for range 2 { // A task that runs twice notifies once.
		if err := h.service.remind(t.Context(), event, dayReminder); err != nil {
			t.Fatal(err)
		}
	}
	member, coach := h.expectBothEmails("the day before")
	when := own.both(session.StartsAt, clockOf(copy.In("en"), "Asia/Kolkata", "Chennai"))
	if member.Subject != "Reminder: your booking is coming up" || member.Invitation != nil || coach.Invitation != nil {
		t.Errorf("the subject is %q", member.Subject)
	}
	contains(t, member.Text, "When: "+when, "https://app.aangan.example/sessions/join?id="+session.ID.String())
	contains(t, coach.Text, "with Asha is coming up")
	if unsubscribe := member.Header.Get("List-Unsubscribe"); !strings.Contains(unsubscribe, "from=sessions&key=") {
		t.Errorf("the member's List-Unsubscribe header is %q", unsubscribe)
	}
	title := "Your session on " + own.day(session.StartsAt)
	h.expectBell("the day before", title)
	if owners := h.woken.since(); len(owners) != 1 || owners[0] != mailbox.MemberOwner(h.member.ID) {
		t.Errorf("woken: %v", owners)
	}

	h.at(session.StartsAt.Add(-59 * time.Minute))
	if err := h.service.remind(t.Context(), event, hourReminder); err != nil {
		t.Fatal(err)
	}
	member, _ = h.expectBothEmails("the hour before")
	if member.Subject != "Reminder: your booking starts soon" {
		t.Errorf("the subject is %q", member.Subject)
	}
	h.expectBell("the hour before", title)
	if text := h.count("select count(*) from notifications where message like 'With Meera Iyer, soon: %10 minutes before it starts.'"); text != 1 {
		t.Error("the bell has no entry about the hour before")
	}
	h.at(session.EndsAt)
	if err := h.service.over(t.Context(), event); err != nil {
		t.Fatal(err)
	}
	h.expectBell("after the session", title+" ✓")
}

// The reminder would be sent right after the booking.
func TestLateBookingGetsNoDayReminder(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	event := h.event(session, 0)
	h.execute("delete from river_job where kind = 'task'")
	h.at(session.StartsAt.Add(-24 * time.Hour))
	tx, err := h.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := h.service.scheduleReminders(t.Context(), tx, event, session); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	if day := h.scheduledFor(event, dayKind); len(day) != 0 {
		t.Errorf("booked a day before, the day reminder is scheduled for %v", day)
	}
	expectScheduled(t, h.scheduledFor(event, hourKind), session.StartsAt.Add(-time.Hour))
}

func TestMovedSessionGetsNoRemindersOfOldTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf(copy.In("en"), "America/Chicago", "")
	session := h.book(h.day(5, 9))
	first, oldTime := h.event(session, 0), session.StartsAt
	h.at(oldTime.Add(-23 * time.Hour))
	if err := h.service.remind(t.Context(), first, dayReminder); err != nil {
		t.Fatal(err)
	}
	upcoming := "Your session on " + own.day(oldTime)
	h.expectBell("reminded", upcoming)
	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(9, 15)))
	h.expectBell("moved", upcoming+" ✓")
	// The reminder's emails were not sent yet, and are dropped too.
	member, _ := h.expectBothEmails("moved")
	if member.Subject != "Your booking has a new time" {
		t.Errorf("the subject is %q", member.Subject)
	}
	h.at(oldTime.Add(-59 * time.Minute))
	if err := h.service.remind(t.Context(), first, hourReminder); err != nil {
		t.Fatal(err)
	}
	h.expectNoEmails("an hour before the old time")
	h.expectBell("an hour before the old time", upcoming+" ✓")
	second := h.event(session, 1)
	expectScheduled(t, h.scheduledFor(second, dayKind), session.StartsAt.Add(-24*time.Hour))
	// The day reminder is dropped in the last hour before the session.
	h.at(session.StartsAt.Add(-50 * time.Minute))
	if err := h.service.remind(t.Context(), second, dayReminder); err != nil {
		t.Fatal(err)
	}
	h.expectNoEmails("day reminder in the last hour")
	h.at(session.StartsAt)
	if err := h.service.remind(t.Context(), second, hourReminder); err != nil {
		t.Fatal(err)
	}
	h.expectNoEmails("at the start")
	// The removal of the coach also marks the bell's entry as read, in a task.
	h.at(session.StartsAt.Add(-20 * time.Hour))
	if err := h.service.remind(t.Context(), second, dayReminder); err != nil {
		t.Fatal(err)
	}
	if _, err := h.coaching.Remove(t.Context(), h.member.ID); err != nil {
		t.Fatal(err)
	}
	h.at(time.Now())
	member, _ = h.expectBothEmails("without a coach")
	if member.Subject != "Your booking is canceled" {
		t.Errorf("the subject is %q", member.Subject)
	}
	h.expectBell("without a coach", "Your session on "+own.day(session.StartsAt)+" ✓", upcoming+" ✓")
}

func TestRemindersDependOnPreferencesAndCoachStatus(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		statement string
		bell      bool
		coach     bool
	}{
		"reminders turned off":      {"insert into member_preferences (member_id, session_reminders) select id, false from members", false, true},
		"emails turned off":         {"insert into member_preferences (member_id, email_notifications) select id, false from members", true, true},
		"unconfirmed email address": {"update members set email_confirmed_at = null", true, true},
		"inactive coach":            {"update coaches set is_active = false", true, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.expectBothEmails("booked")
			h.execute(tt.statement)
			h.at(session.StartsAt.Add(-23 * time.Hour))
			if err := h.service.remind(t.Context(), h.event(session, 0), dayReminder); err != nil {
				t.Fatal(err)
			}
			member, coach := h.mail()
			if (member != nil) != (name == "inactive coach") || (coach != nil) != tt.coach {
				t.Errorf("emails to %+v and %+v", member, coach)
			}
			if hasEntry := len(h.bell()) == 1; hasEntry != tt.bell {
				t.Errorf("the bell has %q", h.bell())
			}
		})
	}
}

// A reminder is dropped if it would come too late after the quiet hours. The coach's emails and the member's bell are
// not delayed.
func TestQuietHoursDelayMemberEmailsOnly(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		until   int // minutes after midnight, on the member's clock
		delayed bool
		before  time.Duration
		r       reminder
	}{
		"end before the hour reminder delays day reminder":    {8*60 + 30, true, 70 * time.Minute, dayReminder},
		"end ten minutes before session delays hour reminder": {8*60 + 50, true, 50 * time.Minute, hourReminder},
		"end nine minutes before session drops hour reminder": {8*60 + 51, false, 50 * time.Minute, hourReminder},
		"end after start of session drops hour reminder":      {11 * 60, false, 50 * time.Minute, hourReminder},
		"ended already sends hour reminder":                   {7 * 60, false, 50 * time.Minute, hourReminder},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.expectBothEmails("booked")
			h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, $2)", h.member.ID.UUID(), tt.until)
			now := session.StartsAt.Add(-tt.before)
			h.at(now)
			if err := h.service.remind(t.Context(), h.event(session, 0), tt.r); err != nil {
				t.Fatal(err)
			}
			member, coach := h.mail()
			if coach == nil || len(h.bell()) != 1 {
				t.Error("no email to the coach or no entry in the bell")
			}
			if quiet := tt.until > 8*60; (member == nil) != quiet {
				t.Fatalf("the member got %+v", member)
			}
			waiting := h.count("select count(*) from river_job where kind = 'letter' and state = 'scheduled'")
			if (waiting == 1) != tt.delayed {
				t.Fatalf("%d emails wait", waiting)
			}
			if !tt.delayed {
				return
			}
			h.at(session.StartsAt.Add(-time.Duration(9*60-tt.until) * time.Minute))
			h.execute("update river_job set state = 'available', scheduled_at = now() where kind = 'letter' and state = 'scheduled'")
			member, _ = h.mail()
			// The day reminder is dropped if the hour reminder is due.
			if late := tt.until > 8*60 && tt.r.until > 0; (member == nil) != late {
				t.Errorf("after the quiet hours the member got %+v", member)
			}
		})
	}

	// A booking at night is confirmed in the morning.
	h := newHarness(t)
	h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, 7 * 60)", h.member.ID.UUID())
	session := h.book(h.day(5, 9))
	h.at(h.day(1, 23))
	if member, coach := h.mail(); member != nil || coach == nil {
		t.Fatalf("at night: emails to %+v and %+v", member, coach)
	}
	h.at(h.day(2, 7))
	h.execute("update river_job set state = 'available', scheduled_at = now() where kind = 'letter' and state = 'scheduled'")
	member, _ := h.mail()
	if member == nil {
		t.Fatal("no email in the morning")
	}
	h.invited(*member, "REQUEST", session)
}
