package scheduling

import (
	"context"
	"fmt"
	"iter"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// Working holds the working times of one coach, independent of bookings. Its times are instants.
type Working struct{ timetable timetable }

// Interval is a working time. From is included, Until is not.
type Interval struct{ From, Until time.Time }

// Published is false until the coach has published hours.
func (w Working) Published() bool { return w.timetable.published }

// Intervals yields the coach's windows that end after an instant, ordered by start, as far ahead as days off and dates
// can be set. Two may touch or, if clocks go back, overlap. Windows that the clocks skip are missing.
func (w Working) Intervals(after time.Time) iter.Seq[Interval] {
	t := &w.timetable
	return func(yield func(Interval) bool) {
		// Clocks that go back over midnight show a date again after it ended.
		first := DayOf(after, t.zone) - 1
		for day := first; day <= first+Day(copy.Limits.HoursAheadDays)+14; day++ {
			for _, window := range t.own(day) {
				s := Interval{day.at(window.From, t.zone), day.at(window.Until, t.zone)}
				if s.Until.After(after) && s.Until.After(s.From) && !yield(s) {
					return
				}
			}
		}
	}
}

// OffAt reports whether an instant is in the coach's days off and, if so, the start of the first day that is not.
func (w Working) OffAt(at time.Time) (back time.Time, off bool) {
	day := DayOf(at, w.timetable.zone)
	for ; w.timetable.isOff(day); day++ {
		off = true
	}
	return day.In(w.timetable.zone), off
}

// DayAfter returns the end of an instant's day in the coach's zone.
func (w Working) DayAfter(at time.Time) time.Time {
	return (DayOf(at, w.timetable.zone) + 1).In(w.timetable.zone)
}

// Working converts the hours to instants.
func (h Hours) Working() (Working, error) {
	zone, err := zoneOf(h.Zone)
	if err != nil {
		return Working{}, err
	}
	t := timetable{zone: zone, published: h.Published, dates: map[Day][]Window{}}
	for _, w := range h.Weekly {
		t.weekly[w.Weekday] = append(t.weekly[w.Weekday], w.Window)
	}
	for _, date := range h.Dates {
		t.dates[date.Day] = date.Windows
	}
	for _, off := range h.DaysOff {
		t.off = append(t.off, days{off.First, off.Last})
	}
	return Working{t}, nil
}

// WorkingOf reads a coach's working times from an instant on, past or future, open or not. It needs two queries.
// Returns *fault.NotFound for an unknown coach.
func (s *Service) WorkingOf(ctx context.Context, coach identity.CoachID, from time.Time) (Working, error) {
	ids := []uuid.UUID{coach.UUID()}
	rows, err := s.q.CoachesForScheduling(ctx, s.pool, ids)
	if err != nil {
		return Working{}, fmt.Errorf("find coach: %w", err)
	}
	if len(rows) == 0 {
		return Working{}, errCoachNotFound()
	}
	zone, err := zoneOf(rows[0].TimeZone)
	if err != nil {
		return Working{}, err
	}
	t := timetable{zone: zone, published: rows[0].HoursPublishedAt != nil}
	// The dates are in the coach's zone: two more days on both sides cover every zone.
	hours, err := s.q.HoursOf(ctx, s.pool, store.HoursOfParams{
		Ids: ids, FirstDay: (DayOf(from, time.UTC) - 2).date(), LastDay: (DayOf(s.now(), time.UTC) + Day(copy.Limits.HoursAheadDays) + 2).date(),
	})
	if err != nil {
		return Working{}, fmt.Errorf("read hours: %w", err)
	}
	for _, row := range hours {
		t.add(row)
	}
	return Working{t}, nil
}
