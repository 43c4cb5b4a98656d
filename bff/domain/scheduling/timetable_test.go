package scheduling

import (
	"fmt"
	"slices"
	"testing"
	"time"
	_ "time/tzdata"

	"aangan/bff/domain/copy"
)

// memberZones are the zones of the United States, including those without summer time.
var memberZones = []string{
	"America/New_York", "America/Indiana/Indianapolis", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
	"America/Anchorage", "America/Adak", "Pacific/Honolulu", "America/Puerto_Rico",
}

func in(t testing.TB, name string) *time.Location {
	t.Helper()
	zone, err := zoneOf(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

// The year of these tests contains both clock changes in Europe and in America.
var (
	yearBegins = time.Date(2026, 7, 1, 0, 0, 0, 0, time.UTC)
	yearEnds   = time.Date(2027, 7, 1, 0, 0, 0, 0, time.UTC)
)

// everyDay is a week of the same windows.
func everyDay(windows ...Window) (week [8][]Window) {
	for day := 1; day <= 7; day++ {
		week[day] = windows
	}
	return week
}

// timetables returns timetables with windows at midnight and at clock changes, date hours and days off.
func timetables(t testing.TB) map[string]*timetable {
	date := func(year int, month time.Month, day int) Day { return dateOf(year, month, day) }
	evening := [8][]Window{1: {{18 * 60, 23 * 60}}, 2: {{18 * 60, 1440}}, 4: {{0, 90}, {19*60 + 30, 22 * 60}}, 6: {{8 * 60, 9 * 60}, {9 * 60, 10*60 + 30}}}
	return map[string]*timetable{
		"Kolkata": {
			zone: in(t, "Asia/Kolkata"), published: true, weekly: evening,
			dates: map[Day][]Window{date(2026, 11, 1): {{10 * 60, 12 * 60}}, date(2027, 1, 7): {{0, 1440}}},
			off:   []days{{date(2026, 11, 8), date(2026, 11, 8)}, {date(2026, 12, 20), date(2027, 1, 3)}},
		},
		"Kathmandu":                      {zone: in(t, "Asia/Kathmandu"), published: true, weekly: evening, dates: map[Day][]Window{date(2027, 3, 14): {{30, 60}}}},
		"London":                         {zone: in(t, "Europe/London"), published: true, weekly: evening, off: []days{{date(2026, 10, 26), date(2026, 10, 27)}}},
		"London, 1:00 to 3:00":           {zone: in(t, "Europe/London"), published: true, weekly: everyDay(Window{60, 180})},
		"London, around the clock":       {zone: in(t, "Europe/London"), published: true, weekly: everyDay(Window{0, 1440})},
		"London, three windows at night": {zone: in(t, "Europe/London"), published: true, weekly: everyDay(Window{0, 90}, Window{90, 120}, Window{150, 210})},
		"London, 1:30 to 2:30":           {zone: in(t, "Europe/London"), published: true, weekly: everyDay(Window{90, 150})},
		"New York at night":              {zone: in(t, "America/New_York"), published: true, weekly: everyDay(Window{90, 120}, Window{120, 180}, Window{23 * 60, 1440})},
		"no weekly hours":                {zone: in(t, "Asia/Kolkata"), published: true, dates: map[Day][]Window{date(2026, 11, 2): {{600, 660}}}},
	}
}

// minutes maps each minute of the year and of a few days around it to the local time in a zone.
type minutes struct {
	from time.Time
	// shown is day*1440 + minute of the day.
	shown []int
}

func walk(zone *time.Location) minutes {
	m := minutes{from: yearBegins.AddDate(0, 0, -3)}
	for at := m.from; at.Before(yearEnds.AddDate(0, 0, 3)); at = at.Add(time.Minute) {
		year, month, day := at.In(zone).Date()
		hour, minute, _ := at.In(zone).Clock()
		m.shown = append(m.shown, int(dateOf(year, month, day))*1440+hour*60+minute)
	}
	return m
}

// oracle returns the slots of the year. It tests every minute instead of computing.
func oracle(t *timetable) (slots []time.Time) {
	m := walk(t.zone)
	windows := func(day Day) []Window {
		for _, off := range t.off {
			if day >= off.first && day <= off.last {
				return nil
			}
		}
		if own, special := t.dates[day]; special {
			return own
		}
		return t.weekly[day.Weekday()]
	}
	atWork := func(i int) bool {
		for _, w := range windows(Day(m.shown[i] / 1440)) {
			if m.shown[i]%1440 >= w.From && m.shown[i]%1440 < w.Until {
				return true
			}
		}
		return false
	}
	next := 0
	// first returns the first minute at which the clock shows that reading or a later one.
	first := func(reading int) int {
		i, latest := next, 0
		for ; i < len(m.shown); i++ {
			if latest = max(latest, m.shown[i]); latest >= reading {
				return i
			}
		}
		return i
	}
	for day := Day(m.shown[0] / 1440); int(day)*1440 < m.shown[len(m.shown)-1]; day++ {
		for _, w := range windows(day) {
			if int(day)*1440+w.From <= m.shown[0] {
				continue
			}
			begin, end := first(int(day)*1440+w.From), first(int(day)*1440+w.Until)
			// Clocks go back by an hour at most.
			next = max(next, begin-180)
			for i := begin; i+30 <= end; i += 30 {
				working := true
				for j := i; j < i+30; j++ {
					working = working && atWork(j)
				}
				if at := m.from.Add(time.Duration(i) * time.Minute); working && !at.Before(yearBegins) && at.Before(yearEnds) {
					slots = append(slots, at)
				}
			}
		}
	}
	return slots
}

func sameSlots(t *testing.T, what string, got, want []time.Time) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || !got[i].Equal(want[i]) {
			t.Fatalf("%s: slots differ from the %dth of %d and %d on: %v and %v", what, i, len(got), len(want),
				got[min(i, len(got)):min(i+4, len(got))], want[min(i, len(want)):min(i+4, len(want))])
		}
	}
}

// The slots of each coach are compared with the oracle, for the whole year and day by day
// for each member's zone.
func TestOfferedMatchesMinuteWalkForOneYear(t *testing.T) {
	t.Parallel()
	for name, timetable := range timetables(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want := oracle(timetable)
			for i, at := range want {
				if i > 0 && at.Sub(want[i-1]) < length {
					t.Fatalf("%s and %s are less than 30 minutes apart", want[i-1], at)
				}
			}
			if len(want) == 0 {
				t.Fatal("the oracle found no slots")
			}
			for _, zoneName := range memberZones {
				zone := in(t, zoneName)
				sameSlots(t, zoneName, slices.Collect(timetable.offered(zone, yearBegins, yearEnds)), want)
				var daily []time.Time
				for day := DayOf(yearBegins, zone); day <= DayOf(yearEnds, zone); day++ {
					daily = slices.AppendSeq(daily, timetable.offered(zone, day.In(zone), (day+1).In(zone)))
				}
				inYear := slices.DeleteFunc(daily, func(at time.Time) bool { return at.Before(yearBegins) || !at.Before(yearEnds) })
				sameSlots(t, zoneName+" day by day", inYear, want)
			}
		})
	}
}

// The coach works at night, while the clocks change.
func TestOfferedSlotsOnClockChanges(t *testing.T) {
	t.Parallel()
	london, newYork := in(t, "Europe/London"), in(t, "America/New_York")
	for name, c := range map[string]struct {
		zone    *time.Location
		windows []Window
		day     Day
		want    []string
	}{
		"London goes back, 1 to 3":                   {london, []Window{{60, 180}}, dateOf(2026, 10, 25), []string{"01:00 BST", "01:30 BST", "01:00 GMT", "01:30 GMT", "02:00 GMT", "02:30 GMT"}},
		"London goes back, 1:30 to 2:30":             {london, []Window{{90, 150}}, dateOf(2026, 10, 25), []string{"01:30 BST", "01:30 GMT", "02:00 GMT"}},
		"London goes back, until 1:30":               {london, []Window{{0, 90}}, dateOf(2026, 10, 25), []string{"00:00 BST", "00:30 BST", "01:00 BST"}},
		"London goes back, two windows":              {london, []Window{{60, 90}, {90, 120}}, dateOf(2026, 10, 25), []string{"01:00 BST", "01:30 BST", "01:00 GMT", "01:30 GMT"}},
		"London goes forward, 1 to 3":                {london, []Window{{60, 180}}, dateOf(2027, 3, 28), []string{"02:00 BST", "02:30 BST"}},
		"London goes forward, in the skipped hour":   {london, []Window{{60, 120}}, dateOf(2027, 3, 28), nil},
		"London goes forward, 1:30 to 2:30":          {london, []Window{{90, 150}}, dateOf(2027, 3, 28), []string{"02:00 BST"}},
		"London goes forward, two windows":           {london, []Window{{30, 90}, {90, 150}}, dateOf(2027, 3, 28), []string{"00:30 GMT", "02:00 BST"}},
		"New York goes back, 1 to 3":                 {newYork, []Window{{60, 180}}, dateOf(2026, 11, 1), []string{"01:00 EDT", "01:30 EDT", "01:00 EST", "01:30 EST", "02:00 EST", "02:30 EST"}},
		"New York goes forward, 1 to 3":              {newYork, []Window{{60, 180}}, dateOf(2027, 3, 14), []string{"01:00 EST", "01:30 EST"}},
		"New York goes forward, in the skipped hour": {newYork, []Window{{120, 180}, {180, 240}}, dateOf(2027, 3, 14), []string{"03:00 EDT", "03:30 EDT"}},
		"night without a clock change":               {london, []Window{{60, 180}}, dateOf(2026, 10, 24), []string{"01:00 BST", "01:30 BST", "02:00 BST", "02:30 BST"}},
	} {
		table := &timetable{zone: c.zone, published: true, dates: map[Day][]Window{c.day: c.windows}}
		var got []string
		for at := range table.offered(time.UTC, yearBegins, yearEnds) {
			got = append(got, at.In(c.zone).Format("15:04 MST"))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// Before a coach publishes hours, each of the member's dates has the same seven local times,
// with or without a clock change, except those that touch days off or dates with their own hours.
func TestUnpublishedHoursOfferDefaultTimes(t *testing.T) {
	t.Parallel()
	want := []string{"9:00AM", "10:00AM", "11:00AM", "1:00PM", "2:00PM", "3:00PM", "4:00PM"}
	for _, name := range memberZones {
		zone := in(t, name)
		table := &timetable{zone: in(t, "Asia/Kathmandu")}
		byDay := map[Day][]string{}
		previous := time.Time{}
		for at := range table.offered(zone, yearBegins, yearEnds) {
			if at.Sub(previous) < length {
				t.Fatalf("%s: %s comes too soon after %s", name, at, previous)
			}
			previous = at
			byDay[DayOf(at, zone)] = append(byDay[DayOf(at, zone)], at.In(zone).Format(time.Kitchen))
		}
		for day := DayOf(yearBegins, zone) + 1; day < DayOf(yearEnds, zone); day++ {
			if !slices.Equal(byDay[day], want) {
				t.Errorf("%s on %s: %v", name, day, byDay[day])
			}
		}
		off := days{dateOf(2026, 11, 1), dateOf(2026, 11, 2)}
		special := &timetable{zone: table.zone, off: []days{off}, dates: map[Day][]Window{off.last + 1: {{600, 660}}}}
		var kept []time.Time
		for at := range table.offered(zone, yearBegins, yearEnds) {
			first, last := DayOf(at, table.zone), DayOf(at.Add(29*time.Minute), table.zone)
			if last < off.first || first > off.last+1 {
				kept = append(kept, at)
			}
		}
		kept = append(kept, (off.last+1).at(600, table.zone), (off.last+1).at(630, table.zone))
		slices.SortFunc(kept, time.Time.Compare)
		sameSlots(t, name+" with days off", slices.Collect(special.offered(zone, yearBegins, yearEnds)), kept)
	}
	if len(copy.UsualTimes) != len(want) {
		t.Errorf("there are %d default times", len(copy.UsualTimes))
	}
}

// Every half hour of the year is compared with the first minute that shows this local time or a later one.
func TestDayAtReturnsFirstInstantOfLocalTime(t *testing.T) {
	t.Parallel()
	// In Beirut the clocks go back over midnight, on Lord Howe by half an hour.
	for _, name := range append([]string{"Asia/Kolkata", "Asia/Kathmandu", "Europe/London", "Asia/Beirut", "Australia/Lord_Howe"}, memberZones...) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			zone := in(t, name)
			m := walk(zone)
			i, latest := 0, 0
			for day := Day(m.shown[0]/1440) + 1; day < Day(m.shown[len(m.shown)-1]/1440); day++ {
				for minute := 0; minute <= 1440; minute += 30 {
					for ; latest < int(day)*1440+minute; i++ {
						latest = max(latest, m.shown[i])
					}
					want := m.from.Add(time.Duration(max(i-1, 0)) * time.Minute)
					if got := day.at(minute, zone); !got.Equal(want) {
						t.Fatalf("%s %s is %s, want %s", day, Clock(minute), got, want)
					}
				}
			}
		})
	}
}

func TestFreeOmitsOverlappingSlots(t *testing.T) {
	t.Parallel()
	table := &timetable{zone: in(t, "Europe/London"), published: true, weekly: everyDay(Window{0, 1440})}
	from, until := yearBegins, yearBegins.AddDate(0, 0, 20)
	all := slices.Collect(table.offered(time.UTC, from, until))
	for seed := range 40 {
		var busy []span
		for at := from.Add(-20 * time.Minute); at.Before(until.Add(time.Hour)); at = at.Add(time.Duration(7*(seed+1)+len(busy)%11*13) * time.Minute) {
			busy = append(busy, span{at, at.Add(length)})
		}
		var want []time.Time
		for _, at := range all {
			if !slices.ContainsFunc(busy, func(s span) bool { return s.from.Before(at.Add(length)) && at.Before(s.until) }) {
				want = append(want, at)
			}
		}
		sameSlots(t, fmt.Sprint("seed ", seed), slices.Collect(free(slices.Values(all), busy)), want)
	}
	touching := []span{{all[0].Add(-length), all[0]}, {all[1], all[2]}}
	if got := slices.Collect(free(slices.Values(all[:3]), touching)); len(got) != 2 || !got[0].Equal(all[0]) || !got[1].Equal(all[2]) {
		t.Errorf("with adjacent sessions the free slots are %v", got)
	}
}

func TestParseDayAcceptsValidDatesOnly(t *testing.T) {
	t.Parallel()
	for text, weekday := range map[string]int{"1970-01-01": 4, "2026-11-01": 7, "2026-11-02": 1, "2028-02-29": 2} {
		day, ok := ParseDay(text)
		if !ok || day.String() != text || day.Weekday() != weekday || dayFrom(day.date()) != day {
			t.Errorf("%s: %v, parsed as %s, weekday %d", text, ok, day, day.Weekday())
		}
	}
	for _, text := range []string{"", "2026-2-3", "2026-02-30", "20260203", "2026-02-03T00:00:00Z", "10000-01-01", "0000-01-01", "1969-12-31", "{day}"} {
		if day, ok := ParseDay(text); ok {
			t.Errorf("%q is parsed as %s", text, day)
		}
	}
	if got := dateOf(2026, 12, 31).firstOfMonth(2); got.String() != "2027-02-01" {
		t.Errorf("the first of the month two months later is %s", got)
	}
}

func TestParseClockAcceptsHalfHoursOnly(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{"00:00": 0, "00:30": 30, "09:00": 540, "23:30": 1410, "24:00": 1440} {
		if got, ok := ParseClock(text); !ok || got != want || Clock(got) != text {
			t.Errorf("%s: %d, %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "9:00", "09:15", "09:0", "24:30", "25:00", "-1:00", "+9:00", "09:60", "09:00 ", "0９:00", "ab:cd", "09-00", "1e:00"} {
		if got, ok := ParseClock(text); ok {
			t.Errorf("%q is parsed as %d", text, got)
		}
	}
}
