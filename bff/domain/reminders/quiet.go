package reminders

import (
	"time"

	"aangan/bff/domain/identity"
)

// quietHours are hours in which a member wants no letters, as the clock on their wall shows them.
type quietHours struct {
	// from and until are minutes after midnight; until is the first minute that is no longer quiet. From after until goes
	// over midnight, and two that are equal leave no quiet at all.
	from, until int
	zone        *time.Location
}

// quietOf reads a member's quiet hours; without any there are none. A zone that is not known any more is the default one.
func quietOf(from, until *int16, zone string) quietHours {
	if from == nil || until == nil {
		return quietHours{zone: time.UTC}
	}
	location, err := time.LoadLocation(zone)
	if err != nil {
		if location, err = time.LoadLocation(identity.DefaultTimeZone); err != nil {
			location = time.UTC
		}
	}
	return quietHours{from: int(*from), until: int(*until), zone: location}
}

// QuietUntil is the first time, from that one on, at which a member with these quiet hours wants letters: the same time when
// it is not quiet. From and until are minutes after midnight in the zone, nil for somebody without quiet hours.
func QuietUntil(from, until *int16, zone string, at time.Time) time.Time {
	return quietOf(from, until, zone).end(at)
}

// at tells whether it is quiet at that time.
func (q quietHours) at(t time.Time) bool {
	local := t.In(q.zone)
	minute := local.Hour()*60 + local.Minute()
	if q.from <= q.until {
		return q.from <= minute && minute < q.until
	}
	return minute >= q.from || minute < q.until
}

// longestQuiet is more than any quiet can last: a day but for a minute, twice, when that one minute is the one that a
// changeover to summer time leaves out.
const longestQuiet = 50 * time.Hour

// end is the first time, from t on, at which it is not quiet. It asks the clock minute by minute instead of reckoning: a
// quiet can end in an hour that summer time leaves out, or that autumn has twice.
func (q quietHours) end(t time.Time) time.Time {
	if !q.at(t) {
		return t
	}
	// Every zone of today is whole minutes away from UTC.
	for next, last := t.Truncate(time.Minute), t.Add(longestQuiet); next.Before(last); {
		if next = next.Add(time.Minute); !q.at(next) {
			return next
		}
	}
	return t
}
