package scheduling_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/scheduling"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

func TestPublishHoursReplacesDefaultTimes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	before, err := h.HoursOf(h.Context(), h.coach.ID)
	if err != nil || before.Published || len(before.Weekly)+len(before.DaysOff)+len(before.Dates) != 0 || before.Zone != "Asia/Kolkata" {
		t.Fatalf("%+v, %v", before, err)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-12"); len(open) != 7 {
		t.Errorf("the default times are %v", open)
	}
	after, err := h.PublishHours(h.Context(), h.coach.ID, []scheduling.DayWindowInput{{5, "20:00", "21:30"}, {1, "23:00", "24:00"}, {5, "18:30", "20:00"}})
	want := []scheduling.DayWindow{
		{Weekday: 1, Window: scheduling.Window{From: 1380, Until: 1440}}, {Weekday: 5, Window: scheduling.Window{From: 1110, Until: 1200}},
		{Weekday: 5, Window: scheduling.Window{From: 1200, Until: 1290}},
	}
	if err != nil || !after.Published || !slices.Equal(after.Weekly, want) {
		t.Fatalf("%+v, %v", after, err)
	}
	// Friday evening in Chennai is Friday morning in Chicago: half past eleven hours earlier.
	if open := h.open(h.member, h.coach.ID, "2026-11-13"); !slices.Equal(open, []string{"07:00", "07:30", "08:00", "08:30", "09:00", "09:30"}) {
		t.Errorf("on Friday the open times are %v", open)
	}
	if h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != 1 {
		t.Error("the coach's mailbox has no session event")
	}
	booked := h.booked(h.member, "2026-11-13 08:00")
	none, err := h.PublishHours(h.Context(), h.coach.ID, nil)
	if err != nil || !none.Published || len(none.Weekly) != 0 {
		t.Errorf("%+v, %v", none, err)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-13"); len(open) != 0 {
		t.Errorf("without hours the open times are %v", open)
	}
	if seen, err := h.ForMember(h.Context(), h.member.ID, booked.ID); err != nil || seen.Status != scheduling.Scheduled {
		t.Errorf("the booked session: %+v, %v", seen, err)
	}
}

func TestPublishHoursRejectsInvalidWeeks(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.publish(h.coach, "1 09:00-10:00")
	for name, c := range map[string]struct {
		windows  []scheduling.DayWindowInput
		sentence string
	}{
		"weekday 0":          {[]scheduling.DayWindowInput{{0, "09:00", "10:00"}}, texts.WeekdayInvalid},
		"weekday 8":          {[]scheduling.DayWindowInput{{8, "09:00", "10:00"}}, texts.WeekdayInvalid},
		"quarter hours":      {[]scheduling.DayWindowInput{{1, "09:15", "10:00"}}, texts.TimeInvalid},
		"not a time":         {[]scheduling.DayWindowInput{{1, "nine", "10:00"}}, texts.TimeInvalid},
		"past midnight":      {[]scheduling.DayWindowInput{{1, "23:00", "24:30"}}, texts.TimeInvalid},
		"end before start":   {[]scheduling.DayWindowInput{{1, "10:00", "09:00"}}, texts.WindowEmpty},
		"end equals start":   {[]scheduling.DayWindowInput{{1, "10:00", "10:00"}}, texts.WindowEmpty},
		"overlapping":        {[]scheduling.DayWindowInput{{1, "10:00", "12:00"}, {2, "08:00", "09:00"}, {1, "11:30", "13:00"}}, texts.WindowsOverlap},
		"duplicate":          {[]scheduling.DayWindowInput{{1, "10:00", "12:00"}, {1, "10:00", "12:00"}}, texts.WindowsOverlap},
		"one inside another": {[]scheduling.DayWindowInput{{1, "10:00", "16:00"}, {1, "11:30", "13:00"}}, texts.WindowsOverlap},
	} {
		_, err := h.PublishHours(h.Context(), h.coach.ID, c.windows)
		t.Log(name)
		h.expectInvalid(err, "weekly", c.sentence)
	}
	if hours, err := h.HoursOf(h.Context(), h.coach.ID); err != nil || len(hours.Weekly) != 1 {
		t.Errorf("a rejected week changed the hours: %+v, %v", hours, err)
	}
}

func TestDaysOffAndDateHoursChangeOpenTimes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.publish(h.coach, "4 20:00-21:00", "5 20:00-21:00")
	h.booked(h.member, "2026-11-12 08:30")
	h.booked(h.member, "2026-11-13 09:00")
	off, err := h.AddDaysOff(h.Context(), h.coach.ID, "2026-11-12", "2026-11-12")
	if err != nil || len(off.DaysOff) != 1 || off.DaysOff[0].First.String() != "2026-11-12" || off.DaysOff[0].Sessions != 1 {
		t.Fatalf("%+v, %v", off, err)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-12"); len(open) != 0 {
		t.Errorf("on a day off the open times are %v", open)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-13"); !slices.Equal(open, []string{"08:30"}) {
		t.Errorf("on the day after, the open times are %v", open)
	}
	for _, days := range [][2]string{{"2026-11-12", "2026-11-12"}, {"2026-11-10", "2026-11-12"}, {"2026-11-11", "2026-11-20"}} {
		_, err = h.AddDaysOff(h.Context(), h.coach.ID, days[0], days[1])
		h.expectConflict(err, texts.DaysOffOverlap)
	}
	longer, err := h.AddDaysOff(h.Context(), h.coach.ID, "2026-11-13", "2026-12-24")
	if err != nil || len(longer.DaysOff) != 2 || longer.DaysOff[1].Sessions != 1 {
		t.Errorf("%+v, %v", longer, err)
	}
	// Hours of a date override the weekly hours, but not a day off.
	dated, err := h.SetDateHours(h.Context(), h.coach.ID, "2026-11-12", []scheduling.WindowInput{{"22:00", "23:00"}, {"18:30", "19:00"}})
	if err != nil || len(dated.Dates) != 1 || !reflect.DeepEqual(dated.Dates[0].Windows, []scheduling.Window{{From: 1110, Until: 1140}, {From: 1320, Until: 1380}}) {
		t.Fatalf("%+v, %v", dated, err)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-12"); len(open) != 0 {
		t.Errorf("on a day off with date hours the open times are %v", open)
	}
	if _, err = h.DropDaysOff(h.Context(), h.coach.ID, off.DaysOff[0].ID.String()); err != nil {
		t.Error(err)
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-12"); !slices.Equal(open, []string{"07:00", "10:30", "11:00"}) {
		t.Errorf("on a date with date hours the open times are %v", open)
	}
	for range 2 {
		if back, err := h.DropDateHours(h.Context(), h.coach.ID, "2026-11-12"); err != nil || len(back.Dates) != 0 {
			t.Errorf("%+v, %v", back, err)
		}
	}
	if open := h.open(h.member, h.coach.ID, "2026-11-12"); !slices.Equal(open, []string{"09:00"}) {
		t.Errorf("with the weekly hours again the open times are %v", open)
	}
	other := identitytest.NewCoach(t, h.pool)
	for _, id := range []string{off.DaysOff[0].ID.String(), uuid.NewString(), "x", ""} {
		_, err = h.DropDaysOff(h.Context(), h.coach.ID, id)
		h.expectNotFound(err)
	}
	_, err = h.DropDaysOff(h.Context(), other.ID, longer.DaysOff[1].ID.String())
	h.expectNotFound(err)
}

func TestDaysOffAndDateHoursRejectInvalidDates(t *testing.T) {
	t.Parallel()
	h := newHarness(t) // In Chennai it is the evening of 9 November.
	for _, c := range []struct{ first, last, field, sentence string }{
		{"", "2026-11-12", "firstDay", texts.DayInvalid}, {"2026-11-12", "soon", "lastDay", texts.DayInvalid},
		{"2026-11-31", "2026-12-12", "firstDay", texts.DayInvalid}, {"2026-11-12", "2026-11-11", "lastDay", texts.LastBeforeFirst},
		{"2026-11-08", "2026-11-12", "firstDay", texts.DayOver}, {"2026-11-12", "2028-11-12", "lastDay", texts.DayTooFar},
	} {
		_, err := h.AddDaysOff(h.Context(), h.coach.ID, c.first, c.last)
		h.expectInvalid(err, c.field, c.sentence)
	}
	if _, err := h.AddDaysOff(h.Context(), h.coach.ID, "2026-11-09", "2026-11-09"); err != nil {
		t.Errorf("today: %v", err)
	}
	validWindows := []scheduling.WindowInput{{"09:00", "10:00"}}
	for _, day := range []string{"", "tomorrow", "2026-02-30"} {
		_, err := h.SetDateHours(h.Context(), h.coach.ID, day, validWindows)
		h.expectNotFound(err)
		_, err = h.DropDateHours(h.Context(), h.coach.ID, day)
		h.expectNotFound(err)
	}
	_, err := h.SetDateHours(h.Context(), h.coach.ID, "2026-11-08", validWindows)
	h.expectInvalid(err, "day", texts.DayOver)
	_, err = h.SetDateHours(h.Context(), h.coach.ID, "2027-11-12", validWindows)
	h.expectInvalid(err, "day", texts.DayTooFar)
	_, err = h.SetDateHours(h.Context(), h.coach.ID, "2026-11-12", nil)
	h.expectInvalid(err, "windows", texts.NoWindows)
	_, err = h.SetDateHours(h.Context(), h.coach.ID, "2026-11-12", []scheduling.WindowInput{{"09:00", "10:00"}, {"09:30", "11:00"}})
	h.expectInvalid(err, "windows", texts.WindowsOverlap)
	if n := h.count("select count(*) from coach_date_hours"); n != 0 {
		t.Errorf("%d windows are stored", n)
	}
}

func TestSetMeetingLinkAcceptsHTTPSLinksOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.AcceptMeetings([]string{"zoom.example"})
	for link, want := range map[string]string{
		" https://zoom.example/j/123?pwd=a%20b ": "https://zoom.example/j/123?pwd=a%20b", "": "", "   ": "", "HTTPS://zoom.example/j": "HTTPS://zoom.example/j",
	} {
		if hours, err := h.SetMeetingLink(h.Context(), h.coach.ID, link); err != nil || hours.MeetingLink != want {
			t.Errorf("%q: %+v, %v", link, hours, err)
		}
	}
	for _, link := range []string{
		"http://zoom.example/j", "zoom.example/j", "javascript:alert(1)", "https://", "https:///j", "https://me@zoom.example", "https://zoom.example/a b",
		"https://zoom.example/\u202egnp", "data:text/html,x", "https://zoom.example/\x00",
	} {
		_, err := h.SetMeetingLink(h.Context(), h.coach.ID, link)
		h.expectInvalid(err, "url", texts.LinkInvalid)
	}
	_, err := h.SetMeetingLink(h.Context(), h.coach.ID, "https://zoom.example/"+strings.Repeat("a", 300))
	h.expectInvalid(err, "url", texts.LinkTooLong)
}

func TestSetMeetingLinkAcceptsListedHostsAndSubdomainsOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.AcceptMeetings([]string{"zoom.us", "video.example"})
	for _, link := range []string{
		"https://zoom.us/j/1", "https://us02web.zoom.us/j/1", "https://ZOOM.us:443/j/1", "https://video.example/own-room",
	} {
		hours, err := h.SetMeetingLink(h.Context(), h.coach.ID, link)
		if err != nil || hours.MeetingLink != link || !slices.Equal(hours.MeetingHosts, []string{"video.example", "zoom.us"}) {
			t.Errorf("%q: %+v, %v", link, hours, err)
		}
	}
	const refused = "We accept links to video.example, zoom.us"
	for _, link := range []string{
		"https://zoom.us.evil.example/j", "https://evilzoom.us/j", "https://evil.example/zoom.us", "https://zoom.us:8443/j", "https://127.0.0.1/j",
		"https://zoom.us./j", "https://z\u043eom.us/j",
	} {
		_, err := h.SetMeetingLink(h.Context(), h.coach.ID, link)
		h.expectInvalid(err, "url", refused)
	}
	if n := h.count("select count(*) from coaches where zoom_link = 'https://video.example/own-room'"); n != 1 {
		t.Errorf("%d coaches keep the last valid link", n)
	}
}

func TestReadSpanParsesDatesAndInstants(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for _, c := range []struct{ from, to, start, end string }{
		{"2026-11-12", "2026-11-12", "2026-11-12 00:00", "2026-11-13 00:00"},
		{"2026-11-01", "2026-11-01", "2026-11-01 00:00", "2026-11-02 00:00"},
		{"2026-11-12T06:00:00Z", "2026-11-12T12:00:00+05:30", "2026-11-12 00:00", "2026-11-12 00:30"},
		{"", "2026-11-20", "2026-11-09 09:00", "2026-11-21 00:00"},
		{"2026-11-12", "", "2026-11-12 00:00", "2027-01-13 00:00"},
		{"2026-10-25", "2026-12-25", "2026-10-25 00:00", "2026-12-26 00:00"},
		{"", "2026-11-01", "2026-11-02 00:00", "2026-11-02 00:00"},
	} {
		start, end, err := h.ReadSpan(c.from, c.to, "America/Chicago")
		if err != nil || !start.Equal(chicago(t, c.start)) || !end.Equal(chicago(t, c.end)) {
			t.Errorf("%+v: %s to %s, %v", c, start, end, err)
		}
	}
	if start, end, err := h.ReadSpan("", "", "America/Chicago"); err != nil || !start.Equal(h.now) || end.Sub(start) < 60*24*time.Hour {
		t.Errorf("without start and end: %s to %s, %v", start, end, err)
	}
	for _, c := range []struct{ from, to, field, sentence string }{
		{"soon", "", "from", texts.SpanInvalid}, {"", "2026-13-01", "to", texts.SpanInvalid}, {"2026-11-12 10:00", "", "from", texts.SpanInvalid},
		{"2026-11-12", "2026-11-11", "to", texts.SpanBackwards}, {"2026-11-12", "2026-11-10", "to", texts.SpanBackwards}, {"2026-11-12", "2027-01-13", "to", texts.SpanTooLong},
		{"", "2027-06-01", "to", texts.SpanTooLong}, {"2026-11-12T10:00:00Z", "2026-11-12T09:59:59Z", "to", texts.SpanBackwards},
	} {
		_, _, err := h.ReadSpan(c.from, c.to, "America/Chicago")
		h.expectInvalid(err, c.field, c.sentence)
	}
	if none := h.open(h.member, h.coach.ID, "2026-11-01"); none != nil {
		t.Errorf("in the past the open times are %v", none)
	}
}

// The next open times of many coaches must match the list of each: the first that begins between 7 AM and 10 PM on the
// member's clock or, without one, the first of all.
func TestNextFreeTimesMatchFirstWakingSlots(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ids := []identity.CoachID{h.coach.ID, identity.CoachID(uuid.New())}
	for i := range 12 {
		zone := []string{"Asia/Kolkata", "Asia/Kathmandu", "Europe/London"}[i%3]
		coach := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone, c.IsActive = zone, i != 5 })
		ids = append(ids, coach.ID)
		if i%4 > 0 {
			h.publish(coach, fmt.Sprintf("%d 18:00-20:00", i%7+1))
		}
		if i == 7 {
			h.publish(coach)
		}
	}
	h.booked(h.member, "2026-11-10 09:00")
	parts := []*copy.DayPart{nil, &copy.Waking}
	for _, part := range copy.DayParts {
		parts = append(parts, &part)
	}
	for _, within := range []time.Duration{0, 24 * time.Hour, 7 * 24 * time.Hour, 400 * 24 * time.Hour} {
		for _, only := range parts {
			found, err := h.NextFreeTimes(h.Context(), h.member, ids, within, only)
			if err != nil {
				t.Fatal(err)
			}
			for i, id := range ids {
				slots, err := h.Slots(h.Context(), h.member, id, h.now, h.now.Add(within))
				if err != nil && !errors.Is(err, fault.ErrNotFound) {
					t.Fatal(err)
				}
				in := func(at time.Time) bool {
					hour := at.In(h.now.Location()).Hour()
					switch {
					case only == nil || only.Code == "waking":
						return hour >= 7 && hour < 22
					case only.Code == "night":
						return hour < 7 || hour >= 22
					}
					return hour >= only.From && hour < only.Until
				}
				want, any := time.Time{}, false
				if first := slices.IndexFunc(slots.Starts, in); first >= 0 {
					want, any = slots.Starts[first], true
				} else if only == nil && len(slots.Starts) > 0 {
					want, any = slots.Starts[0], true
				}
				if at, found := found[id]; found != any || !at.Equal(want) {
					t.Errorf("within %s of coach %d in %+v: %s, %v; want %s", within, i, only, at, found, want)
				}
			}
			if within > 8*24*time.Hour && only == nil && len(found) != 11 {
				t.Errorf("%d coaches have an open time", len(found))
			}
		}
	}
	if none, err := h.NextFreeTimes(h.Context(), h.member, nil, time.Hour, nil); err != nil || len(none) != 0 {
		t.Errorf("%v, %v", none, err)
	}
}

// The coach in India works from 6 to 11 in the evening, which is morning in the United States and moves by an hour when
// clocks change there.
func TestWakingHoursOfEveryZone(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	evenings := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone = "Asia/Kolkata" })
	h.publish(evenings, "1 18:00-23:00", "2 18:00-23:00", "3 18:00-23:00", "4 18:00-23:00", "5 18:00-23:00")
	afternoons := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone = "Asia/Kolkata" })
	h.publish(afternoons, "1 14:00-18:00", "3 14:00-18:00")
	idle := identitytest.NewCoach(t, h.pool)
	h.publish(idle)
	absent := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.IsActive = false })
	away := identitytest.NewCoach(t, h.pool)
	if _, err := h.AddDaysOff(h.Context(), away.ID, "2026-11-09", "2027-02-01"); err != nil {
		t.Fatal(err)
	}
	all := []identity.CoachID{h.coach.ID, evenings.ID, afternoons.ID, idle.ID, absent.ID, away.ID, identity.CoachID(uuid.New())}
	for _, c := range []struct {
		zone, now                   string
		usual, evenings, afternoons float64
	}{
		// From 4:30 to 9:30 AM, of which 7 to 9:30; from 12:30 AM nothing.
		{"America/Los_Angeles", "2026-11-12 09:00", 24.5, 5 * 2.5, 0},
		{"America/Los_Angeles", "2026-07-07 09:00", 24.5, 5 * 3.5, 0},
		// The clocks go back on November 1, the eighth of the fourteen days: one week of 3.5 hours, one of 2.5.
		{"America/Los_Angeles", "2026-10-24 09:00", 24.5, 5 * 3, 0},
		{"America/New_York", "2026-11-12 09:00", 24.5, 5 * 5, 2 * 0.5},
		{"Asia/Kolkata", "2026-11-12 09:00", 24.5, 5 * 4, 2 * 4},
		{"Pacific/Honolulu", "2026-11-12 09:00", 24.5, 5 * 0.5, 0},
	} {
		h.at(c.now)
		member := h.member
		member.TimeZone = c.zone
		found, err := h.WakingHours(h.Context(), member, all)
		if err != nil {
			t.Fatal(err)
		}
		want := map[identity.CoachID]time.Duration{}
		for id, hours := range map[identity.CoachID]float64{h.coach.ID: c.usual, evenings.ID: c.evenings, afternoons.ID: c.afternoons} {
			if hours > 0 {
				want[id] = time.Duration(hours * float64(time.Hour))
			}
		}
		if c.now < "2026-11" {
			want[away.ID] = found[away.ID]
		}
		if !maps.Equal(found, want) {
			t.Errorf("%s on %s: %v, want %v", c.zone, c.now, found, want)
		}
	}
	// A booked time still counts: it says how much the coach works.
	h.at("2026-11-12 09:00")
	before, err := h.WakingHours(h.Context(), h.member, all)
	if err != nil {
		t.Fatal(err)
	}
	h.booked(h.member, "2026-11-13 10:00")
	if after, err := h.WakingHours(h.Context(), h.member, all); err != nil || !maps.Equal(before, after) {
		t.Errorf("after a booking: %v, %v; want %v", after, err, before)
	}
	if none, err := h.WakingHours(h.Context(), h.member, nil); err != nil || len(none) != 0 {
		t.Errorf("without coaches: %v, %v", none, err)
	}
}

// The coach in India works from 6 to 11 PM on Mondays, and from 2 to 3 PM on Tuesdays.
func TestWeekOfIsOnTheOtherClock(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	coach := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone = "Asia/Kolkata" })
	h.publish(coach, "1 18:00-23:00", "2 14:00-15:00")
	window := func(weekday, from, until int) scheduling.DayWindow {
		return scheduling.DayWindow{Weekday: weekday, Window: scheduling.Window{From: from, Until: until}}
	}
	for _, c := range []struct {
		zone, now string
		waking    time.Duration
		windows   []scheduling.DayWindow
	}{
		{"Asia/Kolkata", "2026-11-12 09:00", 5 * time.Hour, []scheduling.DayWindow{window(1, 18*60, 23*60), window(2, 14*60, 15*60)}},
		{"America/Los_Angeles", "2026-11-12 09:00", 150 * time.Minute, []scheduling.DayWindow{window(1, 270, 570), window(2, 30, 90)}},
		// Both clocks of the two weeks in which they change.
		{"America/Los_Angeles", "2026-10-24 09:00", 180 * time.Minute, []scheduling.DayWindow{window(1, 270, 630), window(2, 30, 150)}},
		// 23:30 to midnight on Monday, and then on Tuesday.
		{"Asia/Tokyo", "2026-11-12 09:00", 90 * time.Minute, []scheduling.DayWindow{window(1, 21*60+30, 24*60), window(2, 0, 150), window(2, 17*60+30, 18*60+30)}},
	} {
		h.at(c.now)
		week, err := h.WeekOf(h.Context(), coach.ID, c.zone)
		if err != nil || week.Waking != c.waking || !slices.Equal(week.Windows, c.windows) {
			t.Errorf("%s on %s: %+v, %v; want %s, %v", c.zone, c.now, week, err, c.waking, c.windows)
		}
	}
	absent := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.IsActive = false })
	_, err := h.WeekOf(h.Context(), absent.ID, "UTC")
	h.expectNotFound(err)
	for _, zone := range []string{"", "Local", "Mars/Olympus"} {
		_, err := h.WeekOf(h.Context(), coach.ID, zone)
		h.expectInvalid(err, "zone", copy.Validation.ChooseListed)
	}
	if _, err := h.AddDaysOff(h.Context(), coach.ID, "2026-11-12", "2026-12-31"); err != nil {
		t.Fatal(err)
	}
	if week, err := h.WeekOf(h.Context(), coach.ID, "UTC"); err != nil || len(week.Windows) != 0 || week.Waking != 0 {
		t.Errorf("on days off: %+v, %v", week, err)
	}
}

func TestSessionListsSplitUpcomingAndPast(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.Entitle(unlimited)
	var ids []scheduling.SessionID
	for day := range 5 {
		ids = append(ids, h.booked(h.member, fmt.Sprintf("2026-11-%d 10:00", 11+day)).ID)
	}
	if _, err := h.CancelAsMember(h.Context(), h.member.ID, ids[4]); err != nil {
		t.Fatal(err)
	}
	h.at("2026-11-13 10:15") // The third is running.
	upcoming, err := h.UpcomingForMember(h.Context(), h.member.ID)
	if err != nil || len(upcoming) != 2 || upcoming[0].ID != ids[2] || upcoming[1].ID != ids[3] {
		t.Errorf("%+v, %v", upcoming, err)
	}
	page, err := h.PastForMember(h.Context(), h.member.ID, nil, 2)
	if err != nil || !page.More || len(page.Items) != 2 || page.Items[0].ID != ids[4] || page.Items[1].ID != ids[1] {
		t.Errorf("%+v, %v", page, err)
	}
	rest, err := h.PastForMember(h.Context(), h.member.ID, &ids[1], 2)
	if err != nil || rest.More || len(rest.Items) != 1 || rest.Items[0].ID != ids[0] {
		t.Errorf("%+v, %v", rest, err)
	}
	otherMember := h.newMember(h.coach)
	_, err = h.PastForMember(h.Context(), otherMember.ID, &ids[1], 2)
	h.expectNotFound(err)
	_, err = h.ForMember(h.Context(), otherMember.ID, ids[0])
	h.expectNotFound(err)

	// The coach's upcoming list includes sessions that ended within a day. The first session is marked.
	theirs, err := h.UpcomingForCoach(h.Context(), h.coach.ID)
	if err != nil || len(theirs) != 3 || theirs[0].ID != ids[1] || theirs[0].First || theirs[0].MemberFirstName != "Asha" {
		t.Errorf("%+v, %v", theirs, err)
	}
	past, err := h.PastForCoach(h.Context(), h.coach.ID, &ids[4], 10)
	if err != nil || past.More || len(past.Items) != 2 || !past.Items[1].First || past.Items[0].First {
		t.Errorf("%+v, %v", past, err)
	}
	expectNone := func(when string) {
		t.Helper()
		upcoming, err := h.UpcomingForCoach(h.Context(), h.coach.ID)
		past, pastErr := h.PastForCoach(h.Context(), h.coach.ID, nil, 0)
		if errors.Join(err, pastErr) != nil || len(upcoming)+len(past.Items) != 0 {
			t.Errorf("%s: the coach sees %d upcoming and %d past sessions, %v, %v", when, len(upcoming), len(past.Items), err, pastErr)
		}
	}
	h.execute("update coaches set is_active = false")
	expectNone("inactive coach")
	h.execute("update coaches set is_active = true")
	h.execute("update members set coach_id = null")
	expectNone("former client")
}

// The test checks the query plan for the busy times of a coach with five years of sessions.
func TestQueriesDoNotReadOldSessions(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room)
		select $1, $2, at, at + interval '30 minutes', at::text from generate_series($3::timestamptz - interval '5 years', $3::timestamptz + interval '60 days', interval '4 hours') at`,
		h.member.ID.UUID(), h.coach.ID.UUID(), h.now)
	h.execute("analyze sessions")
	err := pgx.BeginFunc(h.Context(), h.pool, func(tx pgx.Tx) error {
		_, err := store.New().BusyTimes(h.Context(), explaining{tx, t}, store.BusyTimesParams{
			CoachIds: []uuid.UUID{h.coach.ID.UUID()}, MemberID: h.member.ID.UUID(), FromAt: h.now, UntilAt: h.now.AddDate(0, 1, 0),
		})
		if !errors.Is(err, errExplained) {
			return err
		}
		_, err = store.New().CoachBetween(h.Context(), explaining{tx, t}, store.CoachBetweenParams{
			CoachID: h.coach.ID.UUID(), FromAt: h.now, UntilAt: h.now.AddDate(0, 0, 7),
		})
		if !errors.Is(err, errExplained) {
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

var errExplained = errors.New("explained")

// explaining replaces a query by its plan, and fails the test if it reads many more rows than it returns.
type explaining struct {
	store.DBTX
	t *testing.T
}

func (e explaining) Query(ctx context.Context, query string, args ...any) (pgx.Rows, error) {
	rows, err := e.DBTX.Query(ctx, "explain (analyze, buffers, format text) "+query, args...)
	if err != nil {
		return nil, err
	}
	lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return nil, err
	}
	plan := strings.Join(lines, "\n")
	// The search for an earlier session (e) ends at the first row, so a sequential scan is allowed there.
	if strings.Contains(strings.ReplaceAll(plan, "Seq Scan on sessions e ", ""), "Seq Scan on sessions") || strings.Count(plan, "Index Cond") < 2 {
		e.t.Errorf("the plan reads too much:\n%s", plan)
	}
	for _, line := range lines {
		if _, removed, found := strings.Cut(line, "Rows Removed by Filter: "); found && len(removed) > 2 {
			e.t.Errorf("the plan discards %s rows:\n%s", removed, plan)
		}
	}
	return nil, errExplained
}
