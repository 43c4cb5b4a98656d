package scheduling

import (
	"time"

	"github.com/jackc/pgx/v5/pgtype"
)

// Day is a date without a zone, as days since 1970-01-01.
type Day int

const daySeconds = 24 * 60 * 60

// DayOf returns the date of an instant in a zone.
func DayOf(at time.Time, zone *time.Location) Day {
	year, month, day := at.In(zone).Date()
	return dateOf(year, month, day)
}

func dateOf(year int, month time.Month, day int) Day {
	return Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / daySeconds)
}

// ParseDay parses a date such as 2026-11-01. It returns false for other text.
func ParseDay(text string) (Day, bool) {
	at, err := time.Parse(time.DateOnly, text)
	// The database may treat years outside this range differently.
	if err != nil || at.Year() < 1970 || at.Year() > 9000 {
		return 0, false
	}
	return Day(at.Unix() / daySeconds), true
}

// String returns the date as 2026-11-01.
func (d Day) String() string { return d.utc().Format(time.DateOnly) }

// Weekday counts from Monday = 1 to Sunday = 7.
func (d Day) Weekday() int { return (int(d.utc().Weekday())+6)%7 + 1 }

// In returns the first instant of the date in a zone.
func (d Day) In(zone *time.Location) time.Time { return d.at(0, zone) }

// firstOfMonth returns the first day of the month that is the given number of months after the date's month.
func (d Day) firstOfMonth(later int) Day {
	year, month, _ := d.utc().Date()
	return dateOf(year, month+time.Month(later), 1)
}

func (d Day) utc() time.Time { return time.Unix(int64(d)*daySeconds, 0).UTC() }

// at returns the first instant at which the zone's clocks show the date and at least that many minutes after midnight.
// If the clocks skip the time, that is the instant of the change; if they show it twice, the first of the two. So a
// later time of a date is never an earlier instant.
func (d Day) at(minute int, zone *time.Location) time.Time {
	// The local time as if the zone were UTC: the instant is this less the zone's offset at that instant.
	reading := d.utc().Add(time.Duration(minute) * time.Minute)
	// No zone is more than 14 hours from UTC, so this is before the instant searched for.
	for from := reading.Add(-26 * time.Hour).In(zone); ; {
		_, offset := from.Zone()
		begins, ends := from.ZoneBounds()
		at := reading.Add(-time.Duration(offset) * time.Second).In(zone)
		if !begins.IsZero() && at.Before(begins) {
			at = begins
		}
		if ends.IsZero() || at.Before(ends) {
			return at
		}
		from = ends
	}
}

func (d Day) date() pgtype.Date { return pgtype.Date{Time: d.utc(), Valid: true} }

func dayFrom(date pgtype.Date) Day { return Day(date.Time.Unix() / daySeconds) }
