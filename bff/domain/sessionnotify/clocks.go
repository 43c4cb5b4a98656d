package sessionnotify

import (
	"strings"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/identity"
)

// clock is a zone with the name of its place.
type clock struct {
	in    *copy.Catalog
	zone  *time.Location
	place string
}

// clockOf returns the clock of a zone, which writes times in the language of in. Its place is the city or, if that is
// empty, the name in the zone. An unknown zone is replaced by the default one.
func clockOf(in *copy.Catalog, zone, city string) clock {
	location, err := zoneOf(zone)
	if err != nil {
		zone = identity.DefaultTimeZone
		if location, err = zoneOf(zone); err != nil {
			zone, location = "UTC", time.UTC
		}
	}
	if city == "" {
		city = strings.ReplaceAll(zone[strings.LastIndexByte(zone, '/')+1:], "_", " ")
	}
	return clock{in: in, zone: location, place: city}
}

var zones sync.Map

// zoneOf returns a zone by its IANA name. Zones are cached, because loading one takes longer than using it.
func zoneOf(name string) (*time.Location, error) {
	if known, ok := zones.Load(name); ok {
		return known.(*time.Location), nil
	}
	zone, err := time.LoadLocation(name)
	if err == nil {
		zones.Store(name, zone)
	}
	return zone, err
}

// day formats the day and time: "Tue, Nov 24, 9:00 AM".
func (c clock) day(at time.Time) string {
	return datetext.ShortDay(c.in.Language(), at.In(c.zone)) + ", " + c.hour(at)
}

// hour formats the time: "9:00 AM". An hour that the clock shows twice, when summer time ends, includes the zone:
// "1:30 AM CST".
func (c clock) hour(at time.Time) string {
	local := at.In(c.zone)
	text := datetext.Clock(c.in.Language(), local)
	if c.twice(local) {
		text += " " + local.Format("MST")
	}
	return text
}

// twice reports whether another instant has the same local time. Clocks go back by two hours at most.
func (c clock) twice(local time.Time) bool {
	const wall = "2006-01-02 15:04"
	for _, step := range []time.Duration{30 * time.Minute, time.Hour, 2 * time.Hour} {
		for _, other := range []time.Time{local.Add(step), local.Add(-step)} {
			if other.Format(wall) == local.Format(wall) {
				return true
			}
		}
	}
	return false
}

// own formats a time on the reader's clock with its place: "Tue, Nov 24, 9:00 AM (Chicago)".
func (c clock) own(at time.Time) string {
	return c.in.MeetingLetters.OwnClock.Fill("time", c.day(at), "place", c.place)
}

// both formats a time on the reader's clock and on the other's: "Tue, Nov 24, 9:00 AM (Chicago) · 8:30 PM in Chennai".
// The other's day is included if it differs. Equal clocks are shown once.
func (c clock) both(at time.Time, other clock) string {
	if c.zone.String() == other.zone.String() {
		return c.own(at)
	}
	there := other.hour(at)
	if own, its := at.In(c.zone), at.In(other.zone); own.YearDay() != its.YearDay() {
		there = datetext.ShortWeekday(c.in.Language(), its) + ", " + there
	}
	return c.in.MeetingLetters.BothClocks.Fill("own", c.own(at), "time", there, "place", other.place)
}
