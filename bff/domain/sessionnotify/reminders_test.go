package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/mailbox"
)

func only(t *testing.T, times []time.Time, want time.Time) {
	t.Helper()
	if len(times) != 1 || times[0].Sub(want).Abs() > time.Second {
		t.Errorf("it waits for %v, want %s", times, want)
	}
}

func TestReminders(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf("America/Chicago", "")
	session := h.book(h.day(5, 9))
	h.both("booked")
	event := h.event(session, 0)
	only(t, h.waits(event, dayKind), session.StartsAt.Add(-24*time.Hour))
	only(t, h.waits(event, hourKind), session.StartsAt.Add(-time.Hour))
	only(t, h.waits(event, overKind), session.EndsAt)

	// Each waits until it is due, whatever the clock of the machine that asks.
	if err := h.service.remind(t.Context(), event, dayReminder); err == nil || h.count("select count(*) from session_events where day_reminded") != 0 {
		t.Fatalf("reminded days before: %v", err)
	}
	h.woken.since()
	h.at(session.StartsAt.Add(-24 * time.Hour))
	for range 2 { // A task that runs twice notifies once.
		if err := h.service.remind(t.Context(), event, dayReminder); err != nil {
			t.Fatal(err)
		}
	}
	member, coach := h.both("the day before")
	when := own.both(session.StartsAt, clockOf("Asia/Kolkata", "Chennai"))
	if member.Subject != "Coming up: 30 minutes" || member.Invitation != nil || coach.Invitation != nil {
		t.Errorf("told %q", member.Subject)
	}
	contains(t, member.Text, "When: "+when, "https://app.aangan.example/sessions/join?id="+session.ID.String())
	contains(t, coach.Text, "with Asha are coming up")
	if stop := member.Header.Get("List-Unsubscribe"); !strings.Contains(stop, "from=sessions&key=") {
		t.Errorf("it is stopped at %q", stop)
	}
	title := "Your session on " + own.day(session.StartsAt)
	h.wantBell("the day before", title)
	if owners := h.woken.since(); len(owners) != 1 || owners[0] != mailbox.MemberOwner(h.member.ID) {
		t.Errorf("woken: %v", owners)
	}

	h.at(session.StartsAt.Add(-59 * time.Minute))
	if err := h.service.remind(t.Context(), event, hourReminder); err != nil {
		t.Fatal(err)
	}
	member, _ = h.both("the hour before")
	if member.Subject != "Soon: 30 minutes" {
		t.Errorf("told %q", member.Subject)
	}
	h.wantBell("the hour before", title)
	if text := h.count("select count(*) from notifications where message like 'With Meera Iyer, soon: %10 minutes before.'"); text != 1 {
		t.Error("the bell does not say that it is soon")
	}
	h.at(session.EndsAt)
	if err := h.service.over(t.Context(), event); err != nil {
		t.Fatal(err)
	}
	h.wantBell("afterwards", title+" ✓")
}

// TestLateBookings get no reminder right after the booking.
func TestLateBookings(t *testing.T) {
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
	if day := h.waits(event, dayKind); len(day) != 0 {
		t.Errorf("booked a day before, the reminder waits for %v", day)
	}
	only(t, h.waits(event, hourKind), session.StartsAt.Add(-time.Hour))
}

// TestOvertakenReminders belong to a time that is no more.
func TestOvertakenReminders(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf("America/Chicago", "")
	session := h.book(h.day(5, 9))
	first, was := h.event(session, 0), session.StartsAt
	h.at(was.Add(-23 * time.Hour))
	if err := h.service.remind(t.Context(), first, dayReminder); err != nil {
		t.Fatal(err)
	}
	upcoming := "Your session on " + own.day(was)
	h.wantBell("reminded", upcoming)
	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(9, 15)))
	h.wantBell("moved", upcoming+" ✓")
	// Also the reminder's emails that were not sent yet.
	member, _ := h.both("moved")
	if member.Subject != "Your time has changed" {
		t.Errorf("told %q", member.Subject)
	}
	h.at(was.Add(-59 * time.Minute))
	if err := h.service.remind(t.Context(), first, hourReminder); err != nil {
		t.Fatal(err)
	}
	h.none("an hour before the time that was")
	h.wantBell("an hour before the time that was", upcoming+" ✓")
	second := h.event(session, 1)
	only(t, h.waits(second, dayKind), session.StartsAt.Add(-24*time.Hour))
	// A day's reminder in the last hour adds nothing to the hour's.
	h.at(session.StartsAt.Add(-50 * time.Minute))
	if err := h.service.remind(t.Context(), second, dayReminder); err != nil {
		t.Fatal(err)
	}
	h.none("too late for the day before")
	h.at(session.StartsAt)
	if err := h.service.remind(t.Context(), second, hourReminder); err != nil {
		t.Fatal(err)
	}
	h.none("as it begins")
	// A change of coach also removes the entry in the bell, in its own task.
	h.at(session.StartsAt.Add(-20 * time.Hour))
	if err := h.service.remind(t.Context(), second, dayReminder); err != nil {
		t.Fatal(err)
	}
	if _, err := h.coaching.Remove(t.Context(), h.member.ID); err != nil {
		t.Fatal(err)
	}
	h.at(time.Now())
	member, _ = h.both("without a coach")
	if member.Subject != "Your time is cancelled" {
		t.Errorf("told %q", member.Subject)
	}
	h.wantBell("without a coach", "Your session on "+own.day(session.StartsAt)+" ✓", upcoming+" ✓")
}

func TestWhoWantsNoReminders(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		statement string
		bell      bool
		coach     bool
	}{
		"reminders switched off":          {"insert into member_preferences (member_id, session_reminders) select id, false from members", false, true},
		"letters switched off":            {"insert into member_preferences (member_id, email_notifications) select id, false from members", true, true},
		"an address nobody has confirmed": {"update members set email_confirmed_at = null", true, true},
		"a coach who is not active":       {"update coaches set is_active = false", true, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.both("booked")
			h.execute(tt.statement)
			h.at(session.StartsAt.Add(-23 * time.Hour))
			if err := h.service.remind(t.Context(), h.event(session, 0), dayReminder); err != nil {
				t.Fatal(err)
			}
			member, coach := h.mail()
			if (member != nil) != (name == "a coach who is not active") || (coach != nil) != tt.coach {
				t.Errorf("letters to %+v and %+v", member, coach)
			}
			if rang := len(h.bell()) == 1; rang != tt.bell {
				t.Errorf("the bell says %q", h.bell())
			}
		})
	}
}

// TestQuietHours delay every email to the member until they end, and a reminder that would then be pointless is
// dropped. The coach's emails, and the silent bell, are not delayed.
func TestQuietHours(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		until  int // minutes after midnight, on the member's clock
		waits  bool
		before time.Duration
		r      reminder
	}{
		"they end in time":              {8*60 + 30, true, 70 * time.Minute, dayReminder},
		"they end ten minutes before":   {8*60 + 50, true, 50 * time.Minute, hourReminder},
		"they end nine minutes before":  {8*60 + 51, false, 50 * time.Minute, hourReminder},
		"they end after the beginning":  {11 * 60, false, 50 * time.Minute, hourReminder},
		"they are over when it is time": {7 * 60, false, 50 * time.Minute, hourReminder},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.both("booked")
			h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, $2)", h.member.ID.UUID(), tt.until)
			now := session.StartsAt.Add(-tt.before)
			h.at(now)
			if err := h.service.remind(t.Context(), h.event(session, 0), tt.r); err != nil {
				t.Fatal(err)
			}
			member, coach := h.mail()
			if coach == nil || len(h.bell()) != 1 {
				t.Error("the coach or the bell kept quiet as well")
			}
			if quiet := tt.until > 8*60; (member == nil) != quiet {
				t.Fatalf("the member got %+v", member)
			}
			waiting := h.count("select count(*) from river_job where kind = 'letter' and state = 'scheduled'")
			if (waiting == 1) != tt.waits {
				t.Fatalf("%d letters wait", waiting)
			}
			if !tt.waits {
				return
			}
			h.at(session.StartsAt.Add(-time.Duration(9*60-tt.until) * time.Minute))
			h.execute("update river_job set state = 'available', scheduled_at = now() where kind = 'letter' and state = 'scheduled'")
			member, _ = h.mail()
			// The day's reminder gives way to the hour's once that is due.
			if late := tt.until > 8*60 && tt.r.until > 0; (member == nil) != late {
				t.Errorf("once it is no longer quiet the member got %+v", member)
			}
		})
	}

	// A booking at night is confirmed in the morning.
	h := newHarness(t)
	h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, 7 * 60)", h.member.ID.UUID())
	session := h.book(h.day(5, 9))
	h.at(h.day(1, 23))
	if member, coach := h.mail(); member != nil || coach == nil {
		t.Fatalf("at night: letters to %+v and %+v", member, coach)
	}
	h.at(h.day(2, 7))
	h.execute("update river_job set state = 'available', scheduled_at = now() where kind = 'letter' and state = 'scheduled'")
	member, _ := h.mail()
	if member == nil {
		t.Fatal("nothing in the morning")
	}
	h.invited(*member, "REQUEST", session)
}
