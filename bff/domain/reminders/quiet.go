package reminders

import (
	"time"

	"aangan/bff/domain/identity"
)

// quietHours are the hours without emails, by the member's local clock.
type quietHours struct {
	// from and until are minutes after midnight; until is the first minute that is no longer quiet. If from is after
	// until, the quiet hours go over midnight. If they are equal, there are none.
	from, until int
	zone        *time.Location
}

// quietOf returns a member's quiet hours, possibly none. The default zone replaces an unknown one.
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

// longestQuiet is more than quiet hours can last: twice a day less one minute, if the start of summer time skips that
// one minute.
const longestQuiet = 50 * time.Hour

// end returns the first time from t on outside the quiet hours. It tests minute by minute instead of computing: quiet
// hours can end in an hour that summer time skips or repeats.
func (q quietHours) end(t time.Time) time.Time {
	if !q.at(t) {
		return t
	}
	// The offset of every current zone is whole minutes.
	for next, last := t.Truncate(time.Minute), t.Add(longestQuiet); next.Before(last); {
		if next = next.Add(time.Minute); !q.at(next) {
			return next
		}
	}
	return t
}
