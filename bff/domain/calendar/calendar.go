package calendar

import (
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	ics "github.com/arran4/golang-ical"

	"aangan/bff/domain/copy"
)

// Method is the action that an invitation requests from a calendar program.
type Method string

// Request adds the event to the recipient's calendar or updates it; Cancel removes it.
const (
	Request Method = "REQUEST"
	Cancel  Method = "CANCEL"
)

// ContentType is the MIME type of a file from File. Invitations have their own, see Invitation.ContentType.
const ContentType = "text/calendar; charset=utf-8"

// Event is one entry of a calendar.
type Event struct {
	// UID identifies the event permanently in every calendar: an id, "@" and a domain.
	UID string
	// Sequence grows with each change: programs use the event with the highest.
	Sequence int
	// Changed is the time of the event's last change.
	Changed      time.Time
	Starts, Ends time.Time
	Title        string
	// URL is the address of the video session, or "" for none.
	URL string
}

// Invitation is one event for one recipient.
type Invitation struct {
	Method Method
	Event  Event
	// Organizer is the sender's address, and Attendee the recipient's.
	Organizer, Attendee string
}

// ContentType returns the MIME type of the invitation. Mail programs recognize it by the method.
func (i Invitation) ContentType() string { return ContentType + "; method=" + string(i.Method) }

// Bytes returns the invitation as a file. Returns an error if the event is invalid.
func (i Invitation) Bytes() ([]byte, error) {
	if i.Method != Request && i.Method != Cancel {
		return nil, fmt.Errorf("calendar: unknown method %q", i.Method)
	}
	if !isAddress(i.Organizer) || !isAddress(i.Attendee) {
		return nil, errors.New("calendar: invalid address of the organizer or the attendee")
	}
	file := newFile()
	file.SetMethod(ics.Method(i.Method))
	event, err := add(file, i.Event)
	if err != nil {
		return nil, err
	}
	if i.Method == Cancel {
		event.SetStatus(ics.ObjectStatusCancelled)
	}
	event.SetOrganizer(i.Organizer, ics.WithCN(copy.Brand.Name))
	// They accepted by booking. A response would go to a mailbox that does not expect it.
	event.AddAttendee(i.Attendee, ics.CalendarUserTypeIndividual, ics.ParticipationRoleReqParticipant,
		ics.ParticipationStatusAccepted, ics.WithRSVP(false))
	return serialized(file)
}

// every is the time programs may wait until they fetch a file again. Many use their own.
const every = time.Hour

// File returns a calendar for programs to fetch: its events in order, with the sender's address. The same events give
// the same bytes.
func File(organizer string, events []Event) ([]byte, error) {
	if !isAddress(organizer) {
		return nil, errors.New("calendar: invalid address of the organizer")
	}
	file := newFile()
	file.SetMethod(ics.MethodPublish)
	file.SetName(copy.Brand.Name)
	period := fmt.Sprintf("PT%dM", int(every.Minutes()))
	file.SetRefreshInterval(period)
	file.SetXPublishedTTL(period)
	for _, one := range events {
		event, err := add(file, one)
		if err != nil {
			return nil, err
		}
		event.SetOrganizer(organizer, ics.WithCN(copy.Brand.Name))
	}
	if len(events) == 0 {
		fillEmpty(file)
	}
	return serialized(file)
}

// fillEmpty adds the definition of UTC to a calendar without events, because the standard does not allow an empty one.
func fillEmpty(file *ics.Calendar) {
	rule := file.AddTimezone("UTC").AddStandard()
	rule.SetProperty(ics.ComponentPropertyDtStart, "19700101T000000")
	rule.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetfrom), "+0000")
	rule.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetto), "+0000")
}

func newFile() *ics.Calendar {
	file := ics.NewCalendar()
	file.SetProductId("-//" + copy.Brand.Name + "//Calendar 1.0//EN")
	file.SetCalscale("GREGORIAN")
	return file
}

func add(file *ics.Calendar, e Event) (*ics.VEvent, error) {
	switch {
	case !isAddress(e.UID):
		return nil, errors.New("calendar: invalid UID of an event")
	case !e.Starts.Before(e.Ends) || e.Changed.IsZero() || e.Sequence < 0:
		return nil, errors.New("calendar: invalid times or sequence of an event")
	case strings.TrimSpace(e.Title) == "":
		return nil, errors.New("calendar: an event has no title")
	}
	event := file.AddEvent(e.UID)
	event.SetDtStampTime(e.Changed)
	event.SetStartAt(e.Starts)
	event.SetEndAt(e.Ends)
	event.SetSequence(e.Sequence)
	event.SetSummary(oneLine(e.Title))
	event.SetStatus(ics.ObjectStatusConfirmed)
	event.SetClass(ics.ClassificationPrivate)
	event.SetTimeTransparency(ics.TransparencyOpaque)
	if e.URL != "" {
		address, err := url.Parse(e.URL)
		if err != nil || address.Host == "" || !utf8.ValidString(e.URL) || strings.ContainsFunc(e.URL, isUnprinted) {
			return nil, errors.New("calendar: invalid URL of an event")
		}
		event.SetURL(e.URL)
	}
	return event, nil
}

// serialized returns the file with CRLF line ends, as the standard requires. The library's default is the platform's
// line end.
func serialized(file *ics.Calendar) ([]byte, error) {
	var out strings.Builder
	if err := file.SerializeTo(&out, ics.WithNewLineWindows); err != nil {
		return nil, fmt.Errorf("calendar: %w", err)
	}
	return []byte(out.String()), nil
}

// oneLine removes control characters from a title. The library escapes the other special characters.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "\uFFFD"), func(r rune) bool {
		return unicode.IsControl(r) || unicode.IsSpace(r)
	}), " ")
}

// isAddress reports whether the text has an "@" between two parts, is valid UTF-8, and has no character that ends a
// line or a parameter.
func isAddress(text string) bool {
	name, domain, found := strings.Cut(text, "@")
	return found && name != "" && domain != "" && utf8.ValidString(text) && !strings.ContainsFunc(text, isUnprinted) && !strings.ContainsAny(text, `",;`)
}

func isUnprinted(r rune) bool { return unicode.IsControl(r) || unicode.IsSpace(r) }
