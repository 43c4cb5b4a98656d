package sessionnotify

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/domain/copy"
)

// The member has chosen Hindi. Their coach's emails stay English, and a bell's entry in Hindi is found again after the
// member has chosen English.
func TestMemberGetsEmailsInvitationsAndBellInTheirLanguage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute("update members set display_language = 'hi' where id = $1", h.member.ID)
	hindi := copy.In("hi")
	own, other := clockOf(hindi, "America/Chicago", ""), clockOf(hindi, "Asia/Kolkata", "Chennai")
	first, second := h.day(5, 9), h.day(9, 15)

	session := h.book(first)
	member, coach := h.expectBothEmails("booked")
	said := hindi.MeetingLetters
	if member.Subject != said.Booked.Subject || member.Header.Get("Content-Language") != "hi" || !strings.Contains(member.HTML, `<html lang="hi">`) {
		t.Errorf("the member gets %q in %q", member.Subject, member.Header.Get("Content-Language"))
	}
	contains(t, member.Text, "नमस्ते Asha,", said.When+": "+own.both(first, other))
	if title := calendartest.Read(t, member.Invitation.Content).Events[0].Title; title != said.EventTitle.Fill("minutes", "30") {
		t.Errorf("the calendar shows %q", title)
	}
	if coach.Subject != "New booking" || coach.Header.Get("Content-Language") != "en" {
		t.Errorf("the coach gets %q in %q", coach.Subject, coach.Header.Get("Content-Language"))
	}

	h.at(first.Add(-23 * time.Hour))
	if err := h.service.remind(t.Context(), h.event(session, 0), dayReminder); err != nil {
		t.Fatal(err)
	}
	upcoming := hindi.SessionNotices.UpcomingTitle.Fill("day", own.day(first))
	h.expectBell("reminded", upcoming)
	h.execute("update members set display_language = 'en' where id = $1", h.member.ID)
	h.changed(h.sessions.MoveAsMember(t.Context(), h.member.ID, session.ID, second))
	h.expectBell("moved", upcoming+" ✓")
	if member, _ := h.expectBothEmails("moved"); member.Subject != copy.MeetingLetters.Moved.Subject {
		t.Errorf("after choosing English the subject is %q", member.Subject)
	}
}
