package replytime

import (
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/scheduling"
)

const (
	// enough is the working time a coach needs to reply within it; a shorter window counts while all of it is left.
	enough = time.Hour
	// step is the rounding of the reply time, because "by 6:07 PM" looks odd. Half hours of UTC are half hours in all
	// members' zones.
	step = 30 * time.Minute
)

// longest is the reply time without published hours.
var longest = time.Duration(copy.Limits.ReplyHours) * time.Hour

// Due returns the time by which the coach replies to a message of the given time, in UTC, rounded up to the half hour.
//
// With published hours it is the end of the first working time with at least an hour left after the message, at most a
// day after the message if an hour of working time is within that day. If none is, because of days off or a weekend,
// it is the end of the first one after, at most a day after its start. Without published hours, or with an empty week,
// it is a day after the message; if a day off comes before that, the end of the first working day.
func Due(message time.Time, hours scheduling.Working) time.Time {
	by, known := message, false
	if hours.Published() {
		by, known = inHours(message, hours)
	}
	if !known {
		by = message.Add(longest)
		if back, off := hours.OffAt(by); off {
			by = hours.DayAfter(back)
		}
	}
	if rounded := by.Truncate(step); !rounded.Equal(by) {
		by = rounded.Add(step)
	}
	return by.UTC()
}

// inHours returns the reply time from the coach's working time; known is false if there is no working time.
func inHours(message time.Time, hours scheduling.Working) (by time.Time, known bool) {
	var open scheduling.Interval
	for next := range hours.Intervals(message) {
		switch {
		case open.Until.IsZero():
			open = next
		case !next.From.After(open.Until):
			// Adjacent windows are one working time, so one can go past midnight.
			open.Until = later(open.Until, next.Until)
		default:
			if by, known = within(message, open); known {
				return by, true
			}
			open = next
		}
		// The rest of a longer working time does not matter.
		if open.Until.Sub(later(open.From, message)) >= longest {
			break
		}
	}
	if open.Until.IsZero() {
		return message, false
	}
	return within(message, open)
}

// within returns the reply time in one working time; answered is false if not enough of it is left after the message.
func within(message time.Time, open scheduling.Interval) (by time.Time, answered bool) {
	begin := later(open.From, message)
	need := min(enough, open.Until.Sub(open.From))
	if day := earlier(open.Until, message.Add(longest)); day.Sub(begin) >= need {
		return day, true
	}
	return earlier(open.Until, begin.Add(longest)), open.Until.Sub(begin) >= need
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}
