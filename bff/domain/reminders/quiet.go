package reminders

import (
	"time"

	"aangan/bff/domain/identity"
)

// quietHours are the hours without emails, by the member's local clock.
type quietHours struct {
	// from and until are minutes after midnight; until is the first minute that is no longer quiet. From after until goes
	// over midnight, and two that are equal leave no quiet at all.
	from, until int
	zone        *time.Location
}

// quietOf returns a member's quiet hours, possibly none. An unknown zone becomes the default one.
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

// QuietUntil returns the first time from at on that is outside the quiet hours: at itself if it is not quiet. From and
// until are minutes after midnight in the zone, nil without quiet hours.
func QuietUntil(from, until *int16, zone string, at time.Time) time.Time {
	return quietOf(from, until, zone).end(at)
}

// at reports whether the time is inside the quiet hours.
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

// end returns the first time from t on outside the quiet hours. It tests minute by minute instead of computing: quiet
// hours can end in an hour that summer time skips or repeats.
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
