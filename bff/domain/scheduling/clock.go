package scheduling

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
)

// midnight is the end of a day, in minutes.
const midnight = 24 * 60

// Clock formats minutes after midnight as 18:30; the end of a day is 24:00.
func Clock(minutes int) string { return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60) }

// ParseClock parses a time on the hour or the half hour, such as 18:30, up to 24:00. It returns false for other text.
func ParseClock(text string) (int, bool) {
	var hour, minute int
	if len(text) != len("18:30") {
		return 0, false
	}
	if n, err := fmt.Sscanf(text, "%02d:%02d", &hour, &minute); n != 2 || err != nil {
		return 0, false
	}
	minutes := hour*60 + minute
	if minutes < 0 || minutes > midnight || Clock(minutes) != text || minutes%copy.Limits.HoursStepMinutes != 0 {
		return 0, false
	}
	return minutes, true
}

// WindowInput is a window of a request: times such as 18:30.
type WindowInput struct{ From, Until string }

// DayWindowInput is a weekday's window of a request.
type DayWindowInput struct {
	Weekday     int
	From, Until string
}

// readWindow parses one window. Errors name the field.
func readWindow(field string, written WindowInput) (Window, error) {
	from, fromKnown := ParseClock(written.From)
	until, untilKnown := ParseClock(written.Until)
	switch {
	case !fromKnown || !untilKnown:
		return Window{}, fault.Field(field, copy.Scheduling.TimeInvalid)
	case until < from+copy.Limits.SessionMinutes:
		return Window{}, fault.Field(field, copy.Scheduling.WindowEmpty)
	}
	return Window{from, until}, nil
}

// readDay parses the windows of one date.
func readDay(field string, written []WindowInput) ([]Window, error) {
	if len(written) == 0 {
		return nil, fault.Field(field, copy.Scheduling.NoWindows)
	}
	week := make([]DayWindowInput, len(written))
	for i, w := range written {
		week[i] = DayWindowInput{Weekday: 1, From: w.From, Until: w.Until}
	}
	read, err := readWeek(field, week)
	windows := make([]Window, len(read))
	for i, w := range read {
		windows[i] = w.Window
	}
	return windows, err
}

// readWeek parses the windows of a week and sorts them. The week may be empty.
func readWeek(field string, written []DayWindowInput) ([]DayWindow, error) {
	week := make([]DayWindow, len(written))
	for i, w := range written {
		if w.Weekday < 1 || w.Weekday > 7 {
			return nil, fault.Field(field, copy.Scheduling.WeekdayInvalid)
		}
		window, err := readWindow(field, WindowInput{w.From, w.Until})
		if err != nil {
			return nil, err
		}
		week[i] = DayWindow{w.Weekday, window}
	}
	slices.SortFunc(week, func(a, b DayWindow) int { return (a.Weekday-b.Weekday)*2*midnight + a.From - b.From })
	for i := 1; i < len(week); i++ {
		if week[i].Weekday == week[i-1].Weekday && week[i].From < week[i-1].Until {
			return nil, fault.Field(field, copy.Scheduling.WindowsOverlap)
		}
	}
	return week, nil
}

// readLink cleans the URL of a coach's own meeting room; empty text means none. Its host must be one of hosts, or a
// subdomain of one.
func readLink(ctx context.Context, field, text string, hosts []string) (string, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return "", nil
	}
	if utf8.RuneCountInString(text) > copy.Limits.LinkMax {
		return "", fault.Field(field, copy.Scheduling.LinkTooLong)
	}
	u, err := url.Parse(text)
	strange := func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }
	if err != nil || !strings.EqualFold(u.Scheme, "https") || u.Hostname() == "" || u.User != nil || strings.ContainsFunc(text, strange) {
		return "", fault.Field(field, copy.Scheduling.LinkInvalid)
	}
	host := strings.ToLower(u.Hostname())
	accepted := func(one string) bool { return host == one || strings.HasSuffix(host, "."+one) }
	if (u.Port() != "" && u.Port() != "443") || !slices.ContainsFunc(hosts, accepted) {
		return "", fault.Field(field, copy.For(ctx).Scheduling.LinkHost.Fill("hosts", strings.Join(hosts, ", ")))
	}
	return text, nil
}
