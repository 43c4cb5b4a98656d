package reminders

import (
	"math/rand/v2"
	"testing"
	"time"
)

func minutes(hour, minute int) *int16 {
	m := int16(hour*60 + minute)
	return &m
}

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	location, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return location
}

func TestQuietHoursEndAtConfiguredLocalTime(t *testing.T) {
	t.Parallel()
	const chicago = "America/Chicago"
	for name, tt := range map[string]struct {
		from, until *int16
		now, end    string // On the clock of Chicago.
	}{
		"none set":                       {nil, nil, "2026-05-04 03:00", "2026-05-04 03:00"},
		"over midnight, before midnight": {minutes(22, 0), minutes(7, 0), "2026-05-04 23:30", "2026-05-05 07:00"},
		"over midnight, after midnight":  {minutes(22, 0), minutes(7, 0), "2026-05-05 06:59", "2026-05-05 07:00"},
		"at their start":                 {minutes(22, 0), minutes(7, 0), "2026-05-04 22:00", "2026-05-05 07:00"},
		"at their end":                   {minutes(22, 0), minutes(7, 0), "2026-05-05 07:00", "2026-05-05 07:00"},
		"outside":                        {minutes(22, 0), minutes(7, 0), "2026-05-04 12:00", "2026-05-04 12:00"},
		"within a day":                   {minutes(9, 0), minutes(17, 30), "2026-05-04 09:10", "2026-05-04 17:30"},
		"until midnight":                 {minutes(20, 0), minutes(0, 0), "2026-05-04 20:10", "2026-05-05 00:00"},
		"from midnight":                  {minutes(0, 0), minutes(6, 0), "2026-05-04 00:00", "2026-05-04 06:00"},
		"start equals end":               {minutes(8, 0), minutes(8, 0), "2026-05-04 08:00", "2026-05-04 08:00"},
		"night without an hour":          {minutes(22, 0), minutes(7, 0), "2026-03-07 23:00", "2026-03-08 07:00"},
		"night with a repeated hour":     {minutes(22, 0), minutes(7, 0), "2026-10-31 23:00", "2026-11-01 07:00"},
		"end in the skipped hour":        {minutes(22, 0), minutes(2, 30), "2026-03-08 01:00", "2026-03-08 03:00"},
		"start in the skipped hour":      {minutes(2, 30), minutes(7, 0), "2026-03-08 01:59", "2026-03-08 01:59"},
		"entirely in the skipped hour":   {minutes(2, 0), minutes(3, 0), "2026-03-08 01:59", "2026-03-08 01:59"},
	} {
		location := zone(t, chicago)
		at := func(text string) time.Time {
			parsed, err := time.ParseInLocation("2006-01-02 15:04", text, location)
			if err != nil {
				t.Fatal(err)
			}
			return parsed
		}
		if end := quietOf(tt.from, tt.until, chicago).end(at(tt.now)); !end.Equal(at(tt.end)) {
			t.Errorf("%s: at %s it is quiet until %s, want %s", name, tt.now, end.In(location), tt.end)
		}
	}
	// The default zone is used instead of an unknown one.
	now := time.Date(2026, 5, 5, 3, 0, 0, 0, time.UTC)
	if end := quietOf(minutes(22, 0), minutes(7, 0), "Nowhere/At_All").end(now); !end.Equal(time.Date(2026, 5, 5, 11, 0, 0, 0, time.UTC)) {
		t.Errorf("quiet until %s", end)
	}
}

// The times are random: around both clock changes of many zones and through a year. No email goes out
// while the local clock shows a quiet minute, and none is delayed longer.
func TestQuietHoursHoldInRandomZonesAndClockChanges(t *testing.T) {
	t.Parallel()
	seed := uint64(time.Now().UnixNano())
	random := rand.New(rand.NewPCG(seed, seed))
	// Zones with offsets of half and quarter hours, half an hour of summer time, changes at midnight, and no changes.
	zones := []string{
		"America/New_York", "America/Chicago", "America/Los_Angeles", "America/Phoenix", "America/Anchorage", "Pacific/Honolulu",
		"America/St_Johns", "America/Havana", "Asia/Kolkata", "Asia/Kathmandu", "Europe/London", "Australia/Lord_Howe",
		"Asia/Beirut", "Africa/Cairo", "America/Santiago", "Pacific/Chatham", "UTC",
	}
	for range 3000 {
		name := zones[random.IntN(len(zones))]
		location := zone(t, name)
		from, until := int16(random.IntN(1440)), int16(random.IntN(1440))
		now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(random.Int64N(int64(366 * 24 * time.Hour))))
		if clockShifts := clockChanges(location); len(clockShifts) > 0 && random.IntN(2) == 0 {
			now = clockShifts[random.IntN(len(clockShifts))].Add(time.Duration(random.Int64N(int64(30*time.Hour))) - 15*time.Hour)
		}
		end := quietOf(&from, &until, name).end(now)
		fail := func(what string) {
			t.Fatalf("seed %d: in %s, quiet from %d until %d, at %s: %s; the computed end is %s", seed, name, from, until, now.In(location), what, end.In(location))
		}
		switch {
		case clockIsQuiet(end, location, from, until):
			fail("the end is in a quiet minute")
		case end.Before(now):
			fail("the end is before the asked time")
		case !clockIsQuiet(now, location, from, until) && !end.Equal(now):
			fail("the time is not quiet, but the end is later")
		}
		for minute := now; minute.Before(end); minute = minute.Truncate(time.Minute).Add(time.Minute) {
			if !clockIsQuiet(minute, location, from, until) {
				fail("the end is after the first minute that is not quiet, " + minute.In(location).String())
			}
		}
	}
}

// clockIsQuiet compares the digits of the local time instead of computing.
func clockIsQuiet(at time.Time, location *time.Location, from, until int16) bool {
	digits := func(minute int16) string { return time.Unix(int64(minute)*60, 0).UTC().Format("15:04") }
	clock, begins, ends := at.In(location).Format("15:04"), digits(from), digits(until)
	if begins > ends {
		return clock >= begins || clock < ends
	}
	return begins <= clock && clock < ends
}

// clockChanges returns the times in 2026 at which the zone's offset changes.
func clockChanges(location *time.Location) (all []time.Time) {
	last := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for at := last; at.Year() == 2026; at = at.Add(30 * time.Minute) {
		_, before := last.In(location).Zone()
		if _, after := at.In(location).Zone(); after != before {
			all = append(all, at)
		}
		last = at
	}
	return all
}
