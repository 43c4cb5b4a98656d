package sessionnotify

import (
	"net/url"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/copy"

	"github.com/google/uuid"
)

// memberEvent returns a session as the member's calendars show it: time and page. Email and feed use the same event
// and id, so a program that has both treats it as one.
func (s *Service) memberEvent(in *copy.Catalog, e entry) calendar.Event {
	return s.standing(in, e, s.joinPage(e.ID))
}

// coachEvent returns a session as an email to the coach shows it.
func (s *Service) coachEvent(in *copy.Catalog, e entry) calendar.Event {
	return s.standing(in, e, s.coachPage())
}

// uidDomain is the end of event ids. It is not a host name of the product: those are settings that may change, and then
// calendars would not find an event that was moved.
var uidDomain = "@" + strings.ToLower(copy.Brand.Name)

func (s *Service) standing(in *copy.Catalog, e entry, page string) calendar.Event {
	return calendar.Event{
		UID: e.ID.String() + uidDomain, Sequence: int(e.Sequence), Changed: e.ChangedAt, Starts: e.StartsAt, Ends: e.EndsAt,
		Title: in.MeetingLetters.EventTitle.Fill("minutes", minutes(e.StartsAt, e.EndsAt)), URL: page,
	}
}

// joinPage returns the URL of the page on which the member joins the session.
func (s *Service) joinPage(session uuid.UUID) string {
	return s.places.Member + "/sessions/join?" + url.Values{"id": {session.String()}}.Encode()
}

func (s *Service) sessionsPage() string { return s.places.Member + "/sessions" }

func (s *Service) coachPage() string { return s.places.Coach + "/coach/dashboard?tab=sessions" }

func minutes(from, until time.Time) string { return strconv.Itoa(int(until.Sub(from).Minutes())) }
