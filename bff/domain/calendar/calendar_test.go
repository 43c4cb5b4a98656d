package calendar_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/calendar/calendartest"
)

const organizer = "hello@aangan.example"

func event() calendar.Event {
	return calendar.Event{
		UID: "7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11@aangan.example", Sequence: 2,
		Changed: time.Date(2026, 11, 20, 8, 1, 2, 345, time.FixedZone("", 5*3600+45*60)),
		Starts:  time.Date(2026, 11, 24, 9, 0, 0, 0, time.FixedZone("CST", -6*3600)), Ends: time.Date(2026, 11, 24, 15, 30, 0, 0, time.UTC),
		Title: "Aangan, 30 minutes", URL: "https://app.aangan.example/sessions/join?id=7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11",
	}
}

func TestInvitationIsValidAndReproducible(t *testing.T) {
	t.Parallel()
	for method, status := range map[calendar.Method]string{calendar.Request: "CONFIRMED", calendar.Cancel: "CANCELLED"} {
		i := calendar.Invitation{Method: method, Event: event(), Organizer: organizer, Attendee: "asha+home@mail.example"}
		file, err := i.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		read := calendartest.Read(t, file)
		if read.Method != string(method) || len(read.Events) != 1 {
			t.Fatalf("read %+v", read)
		}
		want := calendartest.Event{
			UID: event().UID, Title: "Aangan, 30 minutes", URL: event().URL, Status: status, Class: "PRIVATE", Sequence: 2,
			Changed: time.Date(2026, 11, 20, 2, 16, 2, 0, time.UTC), Starts: time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC),
			Ends: time.Date(2026, 11, 24, 15, 30, 0, 0, time.UTC), Organizer: organizer, Attendee: "asha+home@mail.example", RSVP: "FALSE",
		}
		if read.Events[0] != want {
			t.Errorf("read\n%+v, want\n%+v", read.Events[0], want)
		}
		if i.ContentType() != "text/calendar; charset=utf-8; method="+string(method) {
			t.Errorf("content type %s", i.ContentType())
		}
		again, err := i.Bytes()
		if err != nil || !bytes.Equal(file, again) {
			t.Errorf("encoding it twice gives different bytes: %v", err)
		}
	}
}

func TestFileContainsAllEvents(t *testing.T) {
	t.Parallel()
	second := event()
	second.UID, second.URL = "b@aangan.example", ""
	file, err := calendar.File(organizer, []calendar.Event{event(), second})
	if err != nil {
		t.Fatal(err)
	}
	read := calendartest.Read(t, file)
	if read.Method != "PUBLISH" || read.Name != "Aangan" || len(read.Events) != 2 || read.Events[1].UID != second.UID || read.Events[1].URL != "" ||
		read.Events[0].Attendee != "" || read.Events[0].Organizer != organizer {
		t.Errorf("read %+v", read)
	}
	for _, want := range []string{"REFRESH-INTERVAL;VALUE=DURATION:PT60M\r\n", "X-PUBLISHED-TTL:PT60M\r\n", "X-WR-CALNAME:Aangan\r\n", "CALSCALE:GREGORIAN\r\n"} {
		if strings.Count(string(file), want) != 1 {
			t.Errorf("%q is not in\n%s", want, file)
		}
	}
	empty, err := calendar.File(organizer, nil)
	if err != nil {
		t.Fatal(err)
	}
	if read := calendartest.Read(t, empty); len(read.Events) != 0 {
		t.Errorf("read %+v", read)
	}
}

// Any text that a name can contain works as a title: it is read back unchanged and never starts a new line.
func TestTitleRoundTripsOnOneLine(t *testing.T) {
	t.Parallel()
	for _, title := range []string{
		"Asha, 30 minutes", `Asha; "Annie" \ O'Neil: née, Iyer`, "आशा के साथ तीस मिनट, आँगन में बैठकर चाय पीते हुए और बातें करते हुए",
		"அனிதா " + strings.Repeat("அ", 60), strings.Repeat("x", 74), strings.Repeat("x", 75), strings.Repeat("y ", 200), "😀" + strings.Repeat("🙏🏽", 30),
		`ends in a backslash \`, "^n ^^ ^'",
	} {
		e := event()
		e.Title = title
		file, err := calendar.File(organizer, []calendar.Event{e})
		if err != nil {
			t.Fatal(err)
		}
		if got := calendartest.Read(t, file).Events[0].Title; got != strings.TrimSpace(title) {
			t.Errorf("%q was read as %q from\n%s", title, got, file)
		}
	}
	e := event()
	e.Title = "Asha\r\nATTENDEE:mailto:all@mail.example\nDESCRIPTION:secret\x00\u2028\xff"
	file, err := calendar.File(organizer, []calendar.Event{e})
	if err != nil {
		t.Fatal(err)
	}
	if read := calendartest.Read(t, file).Events[0]; read.Attendee != "" || read.Title != "Asha ATTENDEE:mailto:all@mail.example DESCRIPTION:secret \uFFFD" {
		t.Errorf("read %+v", read)
	}
}

func TestInvitationRejectsInvalidFields(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*calendar.Invitation){
		"no method":             func(i *calendar.Invitation) { i.Method = "" },
		"unknown method":        func(i *calendar.Invitation) { i.Method = "REPLY\r\nX:secret" },
		"no organizer":          func(i *calendar.Invitation) { i.Organizer = "" },
		"no attendee":           func(i *calendar.Invitation) { i.Attendee = "secret" },
		"two attendees":         func(i *calendar.Invitation) { i.Attendee = "a@mail.example\r\nATTENDEE:mailto:secret@mail.example" },
		"UID without a name":    func(i *calendar.Invitation) { i.Event.UID = "@aangan.example" },
		"UID with a line break": func(i *calendar.Invitation) { i.Event.UID = "a@b\nX:secret" },
		"no end":                func(i *calendar.Invitation) { i.Event.Ends = time.Time{} },
		"end equal to start":    func(i *calendar.Invitation) { i.Event.Ends = i.Event.Starts },
		"no time of change":     func(i *calendar.Invitation) { i.Event.Changed = time.Time{} },
		"negative sequence":     func(i *calendar.Invitation) { i.Event.Sequence = -1 },
		"no title":              func(i *calendar.Invitation) { i.Event.Title = " \n" },
		"relative URL":          func(i *calendar.Invitation) { i.Event.URL = "/secret" },
		"URL with a line break": func(i *calendar.Invitation) { i.Event.URL = "https://a.example/\r\nX:secret" },
	} {
		i := calendar.Invitation{Method: calendar.Request, Event: event(), Organizer: organizer, Attendee: "asha@mail.example"}
		change(&i)
		if file, err := i.Bytes(); err == nil || strings.Contains(err.Error(), "secret") && name != "unknown method" {
			t.Errorf("%s: %v\n%s", name, err, file)
		}
	}
}
