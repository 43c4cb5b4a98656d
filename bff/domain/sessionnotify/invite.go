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

// memberEvent is a session as it stands in the member's calendars: when, and on which page. The same in a letter and in the
// feed, by id too, so that a program that has both knows them as one.
func (s *Service) memberEvent(e entry) calendar.Event { return s.standing(e, s.joinPage(e.ID)) }

// coachEvent is a session as it stands in a letter to the coach.
func (s *Service) coachEvent(e entry) calendar.Event { return s.standing(e, s.coachPage()) }

// uidDomain ends the ids of our events. It is no address of ours: those are settings, which may change, and then a calendar
// would not find the event again that it has to move.
var uidDomain = "@" + strings.ToLower(copy.Brand.Name)

func (s *Service) standing(e entry, page string) calendar.Event {
	return calendar.Event{
		UID: e.ID.String() + uidDomain, Sequence: int(e.Sequence), Changed: e.ChangedAt, Starts: e.StartsAt, Ends: e.EndsAt,
		Title: copy.MeetingLetters.EventTitle.Fill("minutes", minutes(e.StartsAt, e.EndsAt)), URL: page,
	}
}

// joinPage is where the member goes when it is time.
func (s *Service) joinPage(session uuid.UUID) string {
	return s.places.Member + "/sessions/join?" + url.Values{"id": {session.String()}}.Encode()
}

func (s *Service) sessionsPage() string { return s.places.Member + "/sessions" }

func (s *Service) coachPage() string { return s.places.Coach + "/coach/dashboard?tab=sessions" }

func minutes(from, until time.Time) string { return strconv.Itoa(int(until.Sub(from).Minutes())) }
