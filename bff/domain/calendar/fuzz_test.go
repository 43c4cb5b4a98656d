package calendar_test

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/calendar/calendartest"
)

// FuzzFile checks any text in an event: File and Invitation.Bytes return an error, or a calendar with that one event,
// which a strict reader accepts (lines of at most 75 octets, escaped, valid UTF-8).
func FuzzFile(f *testing.F) {
	for _, title := range []string{
		"Session with Meera", "a\r\nEND:VEVENT\r\nBEGIN:VEVENT", `semi;colon,comma\back`, strings.Repeat("ம்", 60), "\xff", "\u2028x", `\n`, "a\tb", `"q"`, " ", "\ufeff", "🙏🏽",
	} {
		f.Add(title, "5f0e@aangan.example", "hello@aangan.example", "asha@mail.example", "https://meet.example/room?a=b;c,d")
	}
	f.Add("x", "a@b\r\nX:y", "a@b:c", `a@b"`, "https://x.example/\r\nX:y")
	f.Add("x", "a@b", "a@\xff", "\u00a0@b", "javascript://x/\u0000")
	f.Fuzz(func(t *testing.T, title, uid, organizer, attendee, url string) {
		starts := time.Date(2026, 3, 1, 15, 0, 0, 0, time.UTC)
		event := calendar.Event{UID: uid, Changed: starts, Starts: starts, Ends: starts.Add(time.Hour), Title: title, URL: url}
		published, err := calendar.File(organizer, []calendar.Event{event})
		check(t, published, err)
		invited, err := calendar.Invitation{Method: calendar.Request, Event: event, Organizer: organizer, Attendee: attendee}.Bytes()
		check(t, invited, err)
	})
}

func check(t *testing.T, file []byte, err error) {
	t.Helper()
	if err != nil {
		if len(file) != 0 {
			t.Fatalf("%d bytes with the error %v", len(file), err)
		}
		return
	}
	if read := calendartest.Read(t, file); len(read.Events) != 1 || strings.TrimSpace(read.Events[0].Title) == "" {
		t.Fatalf("%+v", read)
	}
}
