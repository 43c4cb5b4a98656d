package scheduling

import (
	"iter"
	"slices"
	"time"

	"aangan/bff/domain/copy"
)

// Window is a part of a day, in minutes after midnight; 1440 is the midnight at its end.
type Window struct{ From, Until int }

// DayWindow is a window of one weekday, from Monday = 1.
type DayWindow struct {
	Weekday int
	Window
}

// days is a range of dates, both ends included.
type days struct{ first, last Day }

// span is a busy time: from is included, until is not.
type span struct{ from, until time.Time }

// length is the duration of a session.
var length = time.Duration(copy.Limits.SessionMinutes) * time.Minute

// timetable holds one coach's hours, for all members, before bookings.
type timetable struct {
	zone *time.Location
	// published is false until the coach has published hours; until then the default times are offered.
	published bool
	// weekly holds the windows of each weekday in order, from Monday = 1.
	weekly [8][]Window
	// dates holds the windows of dates with their own hours: the weekly ones and the default times do not apply there.
	dates map[Day][]Window
	// off are days without any time, in order. They override everything else.
	off []days
}

func (t *timetable) isOff(day Day) bool {
	return slices.ContainsFunc(t.off, func(d days) bool { return d.first <= day && day <= d.last })
}

// own returns the coach's windows of a date.
func (t *timetable) own(day Day) []Window {
	if t.isOff(day) {
		return nil
	}
	if windows, special := t.dates[day]; special {
		return windows
	}
	if !t.published {
		return nil
	}
	return t.weekly[day.Weekday()]
}

// offered yields the starts of possible sessions with this coach for a member in that zone, in order, from an instant
// until before another. It ignores bookings.
func (t *timetable) offered(member *time.Location, from, until time.Time) iter.Seq[time.Time] {
	switch {
	case t.published:
		return t.ownSlots(from, until)
	case len(t.dates) == 0:
		return t.usualSlots(member, from, until)
	default:
		both := slices.AppendSeq(slices.Collect(t.ownSlots(from, until)), t.usualSlots(member, from, until))
		slices.SortFunc(both, time.Time.Compare)
		return slices.Values(both)
	}
}

// ownSlots cuts the coach's windows into consecutive sessions. The ends of a window become instants before it is cut:
// if clocks change within it, it holds as many sessions as its real duration. If they go back to before its start,
// times that the clock then shows outside the date's windows are left out.
func (t *timetable) ownSlots(from, until time.Time) iter.Seq[time.Time] {
	return func(yield func(time.Time) bool) {
		// Clocks that go back over midnight show a date again after it ended.
		for day := DayOf(from, t.zone) - 1; day.In(t.zone).Before(until); day++ {
			for _, window := range t.own(day) {
				begin, end := day.at(window.From, t.zone), day.at(window.Until, t.zone)
				steady := end.Sub(begin) == time.Duration(window.Until-window.From)*time.Minute
				for start := begin; !start.Add(length).After(end); start = start.Add(length) {
					if !start.Before(until) {
						return
					}
					if !start.Before(from) && (steady || t.works(start)) && !yield(start) {
						return
					}
				}
			}
		}
	}
}

// works reports whether the clock shows a time in the coach's windows at an instant.
func (t *timetable) works(at time.Time) bool {
	clock := at.In(t.zone)
	minute := clock.Hour()*60 + clock.Minute()
	return slices.ContainsFunc(t.own(DayOf(at, t.zone)), func(w Window) bool { return w.From <= minute && minute < w.Until })
}

// usualSlots yields the default times on each of the member's dates, except those that touch a date on which the coach
// is off or has its own hours.
func (t *timetable) usualSlots(member *time.Location, from, until time.Time) iter.Seq[time.Time] {
	special := func(at time.Time) bool {
		day := DayOf(at, t.zone)
		_, own := t.dates[day]
		return own || t.isOff(day)
	}
	return func(yield func(time.Time) bool) {
		for day := DayOf(from, member) - 1; day.In(member).Before(until); day++ {
			for _, minute := range copy.UsualTimes {
				start := day.at(minute, member)
				if start.Before(from) || !start.Before(until) || special(start) || special(start.Add(length-1)) {
					continue
				}
				if !yield(start) {
					return
				}
			}
		}
	}
}

// free yields the slots that overlap no busy span. Busy is ordered by start.
func free(slots iter.Seq[time.Time], busy []span) iter.Seq[time.Time] {
	return func(yield func(time.Time) bool) {
		passed := 0
		for start := range slots {
			// Sessions are equally long, so those that ended before this slot end before the next one as well.
			for passed < len(busy) && !busy[passed].until.After(start) {
				passed++
			}
			taken := slices.ContainsFunc(busy[passed:], func(s span) bool {
				return s.from.Before(start.Add(length)) && start.Before(s.until)
			})
			if !taken && !yield(start) {
				return
			}
		}
	}
}
