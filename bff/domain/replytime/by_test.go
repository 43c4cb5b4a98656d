package replytime_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
)

// Coaches' zones with various offsets and clock changes; the one of Lord Howe is half an hour.
var coachZones = []string{
	"Asia/Kolkata", "Asia/Kathmandu", "Europe/London", "America/New_York", "America/Los_Angeles", "Australia/Lord_Howe", "UTC",
}

const (
	day      = 24 * time.Hour
	rounding = 30 * time.Minute
)

func zoneOf(t *testing.T, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

func working(t *testing.T, hours scheduling.Hours) scheduling.Working {
	t.Helper()
	result, err := hours.Working()
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func dayOf(t *testing.T, text string) scheduling.Day {
	t.Helper()
	date, known := scheduling.ParseDay(text)
	if !known {
		t.Fatalf("%q is no date", text)
	}
	return date
}

// weekdays returns these windows, in minutes after midnight, for each weekday of a range; Monday is 1.
func weekdays(from, until int, windows ...[2]int) (weekly []scheduling.DayWindow) {
	for weekday := from; weekday <= until; weekday++ {
		for _, w := range windows {
			weekly = append(weekly, scheduling.DayWindow{Weekday: weekday, Window: scheduling.Window{From: w[0], Until: w[1]}})
		}
	}
	return weekly
}

// All times are in the coach's zone.
func TestDueReturnsEndOfWorkingTime(t *testing.T) {
	t.Parallel()
	office := weekdays(1, 5, [2]int{9 * 60, 17 * 60})
	off := func(first, last string) []scheduling.DaysOff {
		return []scheduling.DaysOff{{First: dayOf(t, first), Last: dayOf(t, last)}}
	}
	for name, c := range map[string]struct {
		zone          string
		hours         scheduling.Hours
		written, want string
	}{
		// Monday, 2 March 2026.
		"in the morning is due at the end of the day":                       {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 10:00", "2026-03-02 17:00"},
		"before the working day is due at its end":                          {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 03:00", "2026-03-02 17:00"},
		"an hour before the end is due at the end":                          {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 16:00", "2026-03-02 17:00"},
		"less than an hour left is due the next day":                        {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 16:01", "2026-03-03 16:30"},
		"after the end is due the next day":                                 {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 19:00", "2026-03-03 17:00"},
		"Friday night is due on Monday":                                     {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office}, "2026-03-06 19:00", "2026-03-09 17:00"},
		"less than an hour within 24 hours is due at the end of the window": {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(2, 2, [2]int{9 * 60, 17 * 60})}, "2026-03-02 09:30", "2026-03-03 17:00"},
		"an hour within 24 hours is due after 24 hours":                     {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(2, 2, [2]int{9 * 60, 17 * 60})}, "2026-03-02 10:00", "2026-03-03 10:00"},
		"zone with a quarter of an hour is rounded up in UTC":               {"Asia/Kathmandu", scheduling.Hours{Published: true, Weekly: office}, "2026-03-02 10:00", "2026-03-02 17:15"},
		"window with less than an hour left is skipped":                     {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 660}, [2]int{1080, 1260})}, "2026-03-02 10:30", "2026-03-02 21:00"},
		"adjacent windows are one":                                          {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 570}, [2]int{570, 600})}, "2026-03-02 08:00", "2026-03-02 10:00"},
		"window past midnight is due at its end":                            {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{0, 120}, [2]int{1320, 1440})}, "2026-03-02 23:30", "2026-03-03 02:00"},
		"short window that is still ahead counts":                           {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 570})}, "2026-03-02 08:00", "2026-03-02 09:30"},
		"short window that has begun is skipped":                            {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 570})}, "2026-03-02 09:10", "2026-03-03 09:30"},
		"around the clock is due after 24 hours":                            {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{0, 1440})}, "2026-03-02 10:00", "2026-03-03 10:00"},
		"around the clock until Friday is due on Monday":                    {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: weekdays(1, 5, [2]int{0, 1440})}, "2026-03-06 23:30", "2026-03-10 00:00"},
		"days off are skipped":                                              {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office, DaysOff: off("2026-03-02", "2026-03-04")}, "2026-03-02 10:00", "2026-03-05 17:00"},
		"a month off is skipped":                                            {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office, DaysOff: off("2026-03-02", "2026-04-01")}, "2026-03-02 10:00", "2026-04-02 17:00"},
		"hours of a date replace the weekday's": {"Asia/Kolkata", scheduling.Hours{Published: true, Weekly: office, Dates: []scheduling.DateHours{
			{Day: dayOf(t, "2026-03-02"), Windows: []scheduling.Window{{From: 18 * 60, Until: 20 * 60}}},
		}}, "2026-03-02 10:00", "2026-03-02 20:00"},
		"empty week is due after 24 hours": {"Asia/Kolkata", scheduling.Hours{Published: true}, "2026-03-02 10:00", "2026-03-03 10:00"},

		"unpublished hours are due after 24 hours":                              {"Asia/Kolkata", scheduling.Hours{Weekly: office}, "2026-03-02 10:00", "2026-03-03 10:00"},
		"unpublished hours are rounded up to the half hour":                     {"Asia/Kolkata", scheduling.Hours{}, "2026-03-02 10:10", "2026-03-03 10:30"},
		"unpublished hours with days off are due after the first working day":   {"Asia/Kolkata", scheduling.Hours{DaysOff: off("2026-03-01", "2026-03-04")}, "2026-03-02 10:00", "2026-03-06 00:00"},
		"unpublished hours before days off are due after the first working day": {"Asia/Kolkata", scheduling.Hours{DaysOff: off("2026-03-03", "2026-03-04")}, "2026-03-02 10:00", "2026-03-06 00:00"},
		"unpublished hours on the last day off are due after 24 hours":          {"Asia/Kolkata", scheduling.Hours{DaysOff: off("2026-03-01", "2026-03-02")}, "2026-03-02 10:00", "2026-03-03 10:00"},

		// On 29 March 2026 London's clocks go from 1:00 to 2:00; on 25 October they go back from 2:00 to 1:00.
		"night without an hour is due at the end of the day":        {"Europe/London", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 1020})}, "2026-03-28 18:00", "2026-03-29 17:00"},
		"window in the skipped hour does not count":                 {"Europe/London", scheduling.Hours{Published: true, Weekly: weekdays(7, 7, [2]int{60, 120}, [2]int{540, 600})}, "2026-03-28 22:00", "2026-03-29 10:00"},
		"window shortened by the clock change is due at its end":    {"Europe/London", scheduling.Hours{Published: true, Weekly: weekdays(7, 7, [2]int{0, 180})}, "2026-03-28 22:00", "2026-03-29 03:00"},
		"night with a repeated hour is due at the end of the day":   {"Europe/London", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 1020})}, "2026-10-24 18:00", "2026-10-25 17:00"},
		"24 hours in a day of 25 hours":                             {"Europe/London", scheduling.Hours{}, "2026-10-24 18:00", "2026-10-25 17:00"},
		"24 hours in a day of 23 hours":                             {"Europe/London", scheduling.Hours{}, "2026-03-28 18:00", "2026-03-29 19:00"},
		"clock change of half an hour is due at the end of the day": {"Australia/Lord_Howe", scheduling.Hours{Published: true, Weekly: weekdays(1, 7, [2]int{540, 1020})}, "2026-10-03 18:00", "2026-10-04 17:00"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			zone := zoneOf(t, c.zone)
			c.hours.Zone = c.zone
			written, err := time.ParseInLocation("2006-01-02 15:04", c.written, zone)
			if err != nil {
				t.Fatal(err)
			}
			if got := replytime.Due(written, working(t, c.hours)).In(zone).Format("2006-01-02 15:04"); got != c.want {
				t.Errorf("the reply to a message of %s is due at %s, want %s", c.written, got, c.want)
			}
		})
	}
}

// randomHours returns a few windows on some weekdays, sometimes dates with their own hours, and days off.
func randomHours(r *rand.Rand, zone string, about scheduling.Day) scheduling.Hours {
	windows := func() (list []scheduling.Window) {
		for from := 30 * r.IntN(40); from < 1440 && len(list) < 3; {
			until := min(1440, from+30*(1+r.IntN(12)))
			list = append(list, scheduling.Window{From: from, Until: until})
			from = until + 30*r.IntN(10)
		}
		return list
	}
	hours := scheduling.Hours{Zone: zone, Published: r.IntN(6) > 0}
	for weekday := 1; weekday <= 7; weekday++ {
		if r.IntN(3) == 0 {
			continue
		}
		for _, w := range windows() {
			hours.Weekly = append(hours.Weekly, scheduling.DayWindow{Weekday: weekday, Window: w})
		}
	}
	for i := range 3 {
		if r.IntN(2) == 0 {
			first := about + scheduling.Day(7*i+r.IntN(6))
			hours.DaysOff = append(hours.DaysOff, scheduling.DaysOff{First: first, Last: first + scheduling.Day(r.IntN(7))})
		}
		if r.IntN(2) == 0 {
			hours.Dates = append(hours.Dates, scheduling.DateHours{Day: about + scheduling.Day(7*i+r.IntN(7)), Windows: windows()})
		}
	}
	return hours
}

// randomTime returns any time within two years, or one close to a clock change.
func randomTime(r *rand.Rand) time.Time {
	changes := []time.Time{
		time.Date(2026, 3, 29, 1, 0, 0, 0, time.UTC), time.Date(2026, 10, 25, 1, 0, 0, 0, time.UTC), // London
		time.Date(2026, 3, 8, 7, 0, 0, 0, time.UTC), time.Date(2026, 11, 1, 6, 0, 0, 0, time.UTC), // New York
		time.Date(2026, 4, 4, 15, 0, 0, 0, time.UTC), time.Date(2026, 10, 3, 15, 30, 0, 0, time.UTC), // Lord Howe
	}
	if r.IntN(2) == 0 {
		return changes[r.IntN(len(changes))].Add(time.Duration(r.Int64N(int64(6*day))) - 3*day)
	}
	return time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(r.Int64N(int64(730 * day))))
}

// The test counts, minute by minute, the working time after a message to a coach with random hours.
func TestDueMatchesMinuteCountForRandomHours(t *testing.T) {
	t.Parallel()
	for seed := range uint64(1200) {
		r := rand.New(rand.NewPCG(seed, 7))
		zone := zoneOf(t, coachZones[r.IntN(len(coachZones))])
		written := randomTime(r)
		hours := randomHours(r, zone.String(), scheduling.DayOf(written, zone)-1)
		due := replytime.Due(written, working(t, hours))
		prefix := fmt.Sprintf("seed %d, %s: the reply to a message of %s is due at %s", seed, zone, written.In(zone), due.In(zone))

		if due.Location() != time.UTC || due.Minute()%30 != 0 || due.Second() != 0 || due.Nanosecond() != 0 {
			t.Errorf("%s, which is not on the half hour of UTC", prefix)
		}
		if due.Before(written.Add(rounding)) {
			t.Errorf("%s, which is less than half an hour", prefix)
		}
		if off := isOff(hours, scheduling.DayOf(due.Add(-rounding-time.Second), zone)); off {
			t.Errorf("%s, on a day off", prefix)
		}
		if !hours.Published {
			if !isOff(hours, scheduling.DayOf(written.Add(day), zone)) && (due.Before(written.Add(day)) || !due.Before(written.Add(day+rounding))) {
				t.Errorf("%s, which is not the general reply time of a day", prefix)
			}
			continue
		}
		if clocksChange(zone, written, due) {
			continue // TestDueReturnsEndOfWorkingTime covers clock changes.
		}
		switch worked, firstDay := workUntil(hours, zone, written, due), workUntil(hours, zone, written, written.Add(day)); {
		case firstDay.longest >= 60 && !due.Before(written.Add(day+rounding)):
			t.Errorf("%s, more than a day, with %d minutes of work in a row before", prefix, firstDay.longest)
		case worked.total == 0 && len(hours.Weekly) > 0 && due.Before(written.Add(300*day)):
			t.Errorf("%s, without a minute of work before", prefix)
		case worked.ended >= 60:
			t.Errorf("%s, but %d minutes of work in a row ended before", prefix, worked.ended)
		}
	}
}

func isOff(hours scheduling.Hours, date scheduling.Day) bool {
	for _, off := range hours.DaysOff {
		if off.First <= date && date <= off.Last {
			return true
		}
	}
	return false
}

func clocksChange(zone *time.Location, from, until time.Time) bool {
	_, before := from.Add(-day).In(zone).Zone()
	for at := from; at.Before(until.Add(day)); at = at.Add(day) {
		if _, now := at.In(zone).Zone(); now != before {
			return true
		}
	}
	_, after := until.Add(day).In(zone).Zone()
	return after != before
}

// work counts working minutes: the total, the most in a row, and the most in a row among those that ended a while
// before the last checked minute.
type work struct{ total, longest, ended int }

func workUntil(hours scheduling.Hours, zone *time.Location, from, until time.Time) (w work) {
	inRow := 0
	// Whole minutes after the message: a minute that has begun does not count.
	for at := from.Truncate(time.Minute).Add(time.Minute); !at.Add(time.Minute).After(until); at = at.Add(time.Minute) {
		if !works(hours, at.In(zone)) {
			if until.Sub(at) > rounding {
				w.ended = max(w.ended, inRow)
			}
			inRow = 0
			continue
		}
		inRow++
		w.total++
		w.longest = max(w.longest, inRow)
	}
	return w
}

func works(hours scheduling.Hours, clock time.Time) bool {
	date, minute := scheduling.DayOf(clock, clock.Location()), clock.Hour()*60+clock.Minute()
	if isOff(hours, date) {
		return false
	}
	for _, special := range hours.Dates {
		if special.Day == date {
			return inside(special.Windows, minute)
		}
	}
	for _, w := range hours.Weekly {
		if w.Weekday == date.Weekday() && inside([]scheduling.Window{w.Window}, minute) {
			return true
		}
	}
	return false
}

func inside(windows []scheduling.Window, minute int) bool {
	for _, w := range windows {
		if w.From <= minute && minute < w.Until {
			return true
		}
	}
	return false
}
