package sessionnotify

import (
	"strings"
	"testing"
	"time"

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

// TestOneSession follows a session from its booking over two moves to its end: each time both are notified, and both
// calendars follow.
func TestOneSession(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own, other := clockOf("America/Chicago", ""), clockOf("Asia/Kolkata", "Chennai")
	first, second, third := h.day(5, 9), h.day(6, 14), h.day(8, 10)

	session := h.book(first)
	member, coach := h.both("booked")
	if member.Subject != "Your time is booked" || coach.Subject != "A new booking" {
		t.Errorf("subjects %q and %q", member.Subject, coach.Subject)
	}
	event := h.invited(member, "REQUEST", session)
	if event.Status != "CONFIRMED" || event.URL != "https://app.aangan.example/sessions/join?id="+session.ID.String() {
		t.Errorf("invited to %+v", event)
	}
	if event := h.invited(coach, "REQUEST", session); event.URL != "https://coach.aangan.example/coach/dashboard?tab=sessions" {
		t.Errorf("the coach is invited to %+v", event)
	}
	contains(t, member.Text, "Hello Asha,", "When: "+own.both(first, other), "Until "+own.own(first.Add(-24*time.Hour))+" you can", event.URL)
	contains(t, coach.Text, "Hello Meera,", "Asha booked 30 minutes with you.", "When: "+clockOf("Asia/Kolkata", "").own(first))
	if stop := member.Header.Get("List-Unsubscribe"); !strings.Contains(stop, "/api/unsubscribe/one-click?from=all&key=") || coach.Header.Get("List-Unsubscribe") != "" {
		t.Errorf("it is stopped at %q", stop)
	}
	h.wantBell("after booking")

	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, second))
	member, coach = h.both("moved")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	contains(t, member.Text, "Now: "+own.both(second, other), "Before: "+own.both(first, other), "you can choose another time or cancel")
	contains(t, coach.Text, "Asha moved the 30 minutes with you.")
	h.wantBell("after moving")

	session = h.accepted(session, third)
	member, coach = h.both("moved to where the coach asked")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	contains(t, member.Text, "Now: "+own.both(third, other), "cancel any time before it begins")
	contains(t, coach.Text, "Asha took the time that you proposed: your 30 minutes are there now.")
	asks := "Another time for your session on " + own.day(second) + "? ✓"
	h.wantBell("after it was accepted", asks)

	session = h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
	member, coach = h.both("cancelled")
	if event := h.invited(member, "CANCEL", session); event.Status != "CANCELLED" || event.Sequence != 3 {
		t.Errorf("the calendar is told %+v", event)
	}
	h.invited(coach, "CANCEL", session)
	contains(t, member.Text, "You cancelled, and it does not count.", "https://app.aangan.example/sessions")
	contains(t, coach.Text, "Asha cancelled.")
	// The bell's entry about the time no longer holds.
	h.wantBell("after cancelling", asks)
	h.post.WorkAll(t)
	h.none("once all reminders would have been due")
	h.wantBell("in the end", asks)
}

func TestWhoCancelled(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	own := clockOf("America/Chicago", "")
	session := h.book(h.day(4, 11))
	h.both("booked")
	session = h.changed(h.sessions.CancelAsCoach(t.Context(), h.coach.ID, session.ID))
	member, coach := h.both("cancelled by the coach")
	contains(t, member.Text, "The other side cannot come, and it does not count.")
	contains(t, coach.Text, "You cancelled your time with Asha.")
	h.invited(member, "CANCEL", session)
	h.wantBell("after the coach cancelled", "Your session on "+own.day(session.StartsAt)+" is cancelled")

	// A late cancellation counts. The database is changed, since no booking can be that late.
	h.execute("update sessions set starts_at = now() + interval '3 hours', ends_at = now() + interval '210 minutes' where id = $1", h.book(h.day(4, 13)).ID.UUID())
	h.both("booked again")
	var late scheduling.SessionID
	if err := h.pool.QueryRow(t.Context(), "select id from sessions where status = 'scheduled'").Scan((*[16]byte)(&late)); err != nil {
		t.Fatal(err)
	}
	h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, late))
	member, _ = h.both("cancelled late")
	contains(t, member.Text, "You cancelled less than a day before, so it counts")
}

// TestAChangeOfCoach notifies both about every cancelled session.
func TestAChangeOfCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.both("booked")
	h.choose(identitytest.NewCoach(t, h.pool))
	member, coach := h.both("after the change")
	session.Sequence = 1
	h.invited(member, "CANCEL", session)
	h.invited(coach, "CANCEL", session)
	contains(t, member.Text, "This came with the change that you made, and it does not count.")
	contains(t, coach.Text, "Asha is no longer your client")
}

// TestLeaving notifies the coach, although the member's data is deleted before the email is rendered.
func TestLeaving(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	h.both("booked")
	if err := h.leaving.Leave(t.Context(), h.member.ID, false); err != nil {
		t.Fatal(err)
	}
	// The worst order: first everything is deleted.
	h.execute("update river_job set scheduled_at = now() + interval '1 hour', state = 'scheduled' where kind = 'letter' and state = 'available'")
	h.post.Work(t)
	if h.count("select count(*) from sessions") != 0 {
		t.Fatal("the sessions are still there")
	}
	h.execute("update river_job set scheduled_at = now(), state = 'available' where kind = 'letter' and state = 'scheduled'")
	member, coach := h.both("after leaving")
	if member.Invitation != nil || member.Subject == coach.Subject {
		t.Errorf("the member got %q", member.Subject)
	}
	session.Sequence = 1
	h.invited(coach, "CANCEL", session)
	contains(t, coach.Text, "The account that booked it was closed", "When: "+clockOf("Asia/Kolkata", "").own(session.StartsAt))
	if strings.Contains(coach.Text, "Asha") || h.count("select count(*) from departed_sessions") != 0 {
		t.Errorf("something of the member is left:\n%s", coach.Text)
	}
}

// TestWhatIsKeptOfTheDeparted is deleted in the end, whatever happened to its email.
func TestWhatIsKeptOfTheDeparted(t *testing.T) {
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
		t.Errorf("%d of three are left", left)
	}
}

func TestWhoGetsNoLetter(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		statement  string
		coachToo   bool
		memberGets bool
	}{
		"an address that nobody has confirmed": {"update members set email_confirmed_at = null", true, false},
		"letters switched off":                 {"insert into member_preferences (member_id, email_notifications) select id, false from members", true, false},
		"reminders switched off":               {"insert into member_preferences (member_id, session_reminders) select id, false from members", true, true},
		"messages switched off":                {"insert into member_preferences (member_id, message_notifications) select id, false from members", true, true},
		"a coach who may not see clients":      {"update coaches set is_active = false", false, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.book(h.day(5, 9))
			h.execute(tt.statement)
			if m, c := h.mail(); (m != nil) != tt.memberGets || (c != nil) != tt.coachToo {
				t.Errorf("booked: letters to %+v and %+v", m, c)
			}
			h.execute("update coaches set is_active = true")
			h.changed(h.sessions.CancelAsMember(t.Context(), h.member.ID, session.ID))
			if strings.HasPrefix(tt.statement, "update coaches") {
				h.execute(tt.statement)
			}
			// Every coach learns that a time is free again.
			if m, c := h.mail(); (m != nil) != tt.memberGets || c == nil {
				t.Errorf("cancelled: letters to %+v and %+v", m, c)
			}
		})
	}
}

// TestOvertaken delays emails while more happens: only the last event is reported, and no past time.
func TestOvertaken(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.book(h.day(5, 9))
	session = h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(6, 9)))
	session = h.accepted(session, h.day(7, 9))
	member, coach := h.both("after two moves")
	h.invited(member, "REQUEST", session)
	h.invited(coach, "REQUEST", session)
	if member.Subject != "Your time has changed" {
		t.Errorf("told %q", member.Subject)
	}
	second := h.book(h.day(9, 9))
	h.changed(h.sessions.CancelAsCoach(t.Context(), h.coach.ID, second.ID))
	member, _ = h.both("booked and cancelled")
	if member.Subject != "Your time is cancelled" {
		t.Errorf("told %q", member.Subject)
	}
	h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, h.day(8, 9)))
	h.at(h.day(8, 9))
	h.none("once it has begun")
}

// TestNamesThatAreNone are never repeated.
func TestNamesThatAreNone(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute("update members set first_name = 'Visit evil.example'")
	h.book(h.day(5, 9))
	member, coach := h.both("booked")
	for _, text := range []string{member.Text, coach.Text, coach.HTML} {
		if strings.Contains(text, "evil") {
			t.Errorf("a letter says\n%s", text)
		}
	}
	contains(t, member.Text, "Hello,")
	contains(t, coach.Text, "A client booked 30 minutes with you.")
}
