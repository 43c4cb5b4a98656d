// Package calendartest parses calendars strictly: the line rules of the standard by hand, and the content with another
// library than the one that writes them.
package calendartest

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	ical "github.com/emersion/go-ical"
)

// Event is one parsed event.
type Event struct {
	UID, Title, URL, Status, Class string
	Sequence                       int
	Changed, Starts, Ends          time.Time
	Organizer, Attendee            string
	// RSVP is the requested response, "" for none.
	RSVP string
}

// Calendar is a parsed file.
type Calendar struct {
	Method, Name string
	Events       []Event
}

// Read parses a file, and fails the test for anything a program could reject.
func Read(t testing.TB, file []byte) Calendar {
	t.Helper()
	calendar, err := Parse(file)
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	return calendar
}

// Parse parses a file; the error describes anything a program could reject.
func Parse(file []byte) (Calendar, error) {
	if err := checkLines(file); err != nil {
		return Calendar{}, err
	}
	decoder := ical.NewDecoder(bytes.NewReader(file))
	read, err := decoder.Decode()
	if err != nil {
		return Calendar{}, err
	}
	if version, err := read.Props.Text(ical.PropVersion); err != nil || version != "2.0" {
		return Calendar{}, fmt.Errorf("the version is %q, %v", version, err)
	}
	if product, err := read.Props.Text(ical.PropProductID); err != nil || product == "" {
		return Calendar{}, fmt.Errorf("no product id: %v", err)
	}
	if len(read.Children) == 0 {
		return Calendar{}, fmt.Errorf("the calendar has no components")
	}
	var c Calendar
	if c.Method, err = read.Props.Text(ical.PropMethod); err != nil {
		return c, err
	}
	if c.Name, err = read.Props.Text(ical.PropName); err != nil {
		return c, err
	}
	for _, event := range read.Events() {
		one, err := parseEvent(event)
		if err != nil {
			return c, err
		}
		c.Events = append(c.Events, one)
	}
	return c, nil
}

func parseEvent(event ical.Event) (e Event, err error) {
	for name, props := range event.Props {
		if len(props) != 1 {
			return e, fmt.Errorf("%s occurs %d times", name, len(props))
		}
	}
	for name, to := range map[string]*string{
		ical.PropUID: &e.UID, ical.PropSummary: &e.Title, ical.PropStatus: &e.Status, ical.PropClass: &e.Class,
	} {
		if *to, err = event.Props.Text(name); err != nil || *to == "" {
			return e, fmt.Errorf("%s is %q: %v", name, *to, err)
		}
	}
	for name, to := range map[string]*time.Time{
		ical.PropDateTimeStamp: &e.Changed, ical.PropDateTimeStart: &e.Starts, ical.PropDateTimeEnd: &e.Ends,
	} {
		prop := event.Props.Get(name)
		// Only UTC, so that no program needs time zone data.
		if prop == nil || !strings.HasSuffix(prop.Value, "Z") || len(prop.Params) > 0 {
			return e, fmt.Errorf("%s is %+v", name, prop)
		}
		if *to, err = prop.DateTime(time.UTC); err != nil {
			return e, err
		}
	}
	sequence := event.Props.Get(ical.PropSequence)
	if sequence == nil {
		return e, fmt.Errorf("no sequence")
	}
	if e.Sequence, err = strconv.Atoi(sequence.Value); err != nil {
		return e, err
	}
	if address := event.Props.Get(ical.PropURL); address != nil {
		e.URL = address.Value
	}
	if who := event.Props.Get(ical.PropOrganizer); who != nil {
		e.Organizer = strings.TrimPrefix(who.Value, "mailto:")
	}
	if who := event.Props.Get(ical.PropAttendee); who != nil {
		e.Attendee, e.RSVP = strings.TrimPrefix(who.Value, "mailto:"), strings.ToUpper(who.Params.Get(ical.ParamRSVP))
	}
	for _, forbidden := range []string{ical.PropDescription, ical.PropLocation, ical.PropComment, ical.PropContact, ical.PropCategories} {
		if event.Props.Get(forbidden) != nil {
			return e, fmt.Errorf("the event has a %s", forbidden)
		}
	}
	return e, nil
}

// checkLines checks the rules that a parsing library may ignore: every line ends in CR and LF, has at most 75 bytes,
// breaks inside no character, and blocks open and close in order.
func checkLines(file []byte) error {
	text := string(file)
	if !strings.HasSuffix(text, "\r\n") {
		return fmt.Errorf("the last line has no line end")
	}
	var open []string
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		switch {
		case len(line) > 75:
			return fmt.Errorf("a line has %d bytes: %s", len(line), line)
		case line == "" || line == " ":
			return fmt.Errorf("a line is empty")
		case !utf8.ValidString(line):
			return fmt.Errorf("a line is folded inside a character: %q", line)
		case strings.ContainsFunc(line, func(r rune) bool { return r < ' ' || r == 0x7F }):
			return fmt.Errorf("a line contains a control character: %q", line)
		case strings.HasPrefix(line, "BEGIN:"):
			open = append(open, strings.TrimPrefix(line, "BEGIN:"))
		case strings.HasPrefix(line, "END:"):
			if len(open) == 0 || open[len(open)-1] != strings.TrimPrefix(line, "END:") {
				return fmt.Errorf("%s without its BEGIN", line)
			}
			open = open[:len(open)-1]
		case strings.HasPrefix(line, " "):
		case !strings.Contains(line, ":") && !strings.Contains(line, ";"):
			return fmt.Errorf("a line has neither name nor value: %q", line)
		}
	}
	if len(open) > 0 {
		return fmt.Errorf("blocks without END: %v", open)
	}
	return nil
}
