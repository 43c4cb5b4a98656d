package sessionnotify

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/jobs/jobstest"
)

// memberZones are zones of the United States, including those without summer time and some of single counties.
var memberZones = []string{
	"America/New_York", "America/Detroit", "America/Indiana/Indianapolis", "America/Kentucky/Louisville", "America/Chicago",
	"America/North_Dakota/New_Salem", "America/Denver", "America/Boise", "America/Phoenix", "America/Los_Angeles",
	"America/Anchorage", "America/Juneau", "America/Adak", "Pacific/Honolulu", "America/Puerto_Rico", "Pacific/Guam",
}

// coachCities are coaches' zones with their cities: offsets with half and quarter hours, and a summer time on other
// days.
var coachCities = map[string]string{"Asia/Kolkata": "Chennai", "Asia/Kathmandu": "", "Europe/London": "London"}

func TestClockBothFormatsOwnAndOtherTime(t *testing.T) {
	t.Parallel()
	at := func(text string) time.Time {
		parsed, err := time.Parse(time.RFC3339, text)
		if err != nil {
			t.Fatal(err)
		}
		return parsed
	}
	for _, tt := range []struct{ when, own, other, city, want string }{
		{"2026-11-24T15:00:00Z", "America/Chicago", "Asia/Kolkata", "Chennai", "Tue, Nov 24, 9:00 AM (Chicago) · 8:30 PM in Chennai"},
		{"2026-11-25T03:00:00Z", "America/Chicago", "Asia/Kolkata", "Chennai", "Tue, Nov 24, 9:00 PM (Chicago) · Wed, 8:30 AM in Chennai"},
		{"2026-12-31T20:15:00Z", "Pacific/Honolulu", "Asia/Kathmandu", "", "Thu, Dec 31, 10:15 AM (Honolulu) · Fri, 2:00 AM in Kathmandu"},
		{"2026-07-01T16:00:00Z", "America/New_York", "Europe/London", "", "Wed, Jul 1, 12:00 PM (New York) · 5:00 PM in London"},
		{"2026-07-01T16:00:00Z", "America/Indiana/Indianapolis", "America/Indiana/Indianapolis", "Carmel", "Wed, Jul 1, 12:00 PM (Indianapolis)"},
		{"2026-11-01T06:30:00Z", "America/Chicago", "Asia/Kolkata", "Pune", "Sun, Nov 1, 1:30 AM CDT (Chicago) · 12:00 PM in Pune"},
		{"2026-11-01T07:30:00Z", "America/Chicago", "Asia/Kolkata", "Pune", "Sun, Nov 1, 1:30 AM CST (Chicago) · 1:00 PM in Pune"},
		{"2026-10-25T01:15:00Z", "America/Phoenix", "Europe/London", "Leeds", "Sat, Oct 24, 6:15 PM (Phoenix) · Sun, 1:15 AM GMT in Leeds"},
		{"2026-03-08T08:00:00Z", "America/Chicago", "Europe/London", "", "Sun, Mar 8, 3:00 AM (Chicago) · 8:00 AM in London"},
		{"2026-05-04T12:00:00Z", "Mars/Olympus", "UTC", "", "Mon, May 4, 8:00 AM (New York) · 12:00 PM in UTC"},
	} {
		if got := clockOf(copy.In("en"), tt.own, "").both(at(tt.when), clockOf(copy.In("en"), tt.other, tt.city)); got != tt.want {
			t.Errorf("%s in %s: %q, want %q", tt.when, tt.own, got, tt.want)
		}
	}
}

// The times cover a year, with every minute at which sessions begin, and every half hour of the days around clock
// changes. Each time in an email and in the attached file is parsed and compared with the session's.
func TestEmailTimesAndFilesMatchSessionInAllZones(t *testing.T) {
	t.Parallel()
	s := New(Options{From: jobstest.FromAddress, Links: jobstest.Places})
	from := time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)
	var times []time.Time
	for at := from; at.Before(from.AddDate(1, 0, 0)); at = at.Add(37*time.Hour + 15*time.Minute) {
		times = append(times, at)
	}
	// The clocks of the United States and London change on these days.
	for _, day := range []time.Time{
		time.Date(2026, time.March, 8, 0, 0, 0, 0, time.UTC), time.Date(2026, time.March, 29, 0, 0, 0, 0, time.UTC),
		time.Date(2026, time.October, 25, 0, 0, 0, 0, time.UTC), time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC),
	} {
		for at := day.Add(-2 * time.Hour); at.Before(day.Add(18 * time.Hour)); at = at.Add(30 * time.Minute) {
			times = append(times, at)
		}
	}
	for _, zone := range memberZones {
		for coachZone, city := range coachCities {
			for _, at := range times {
				row := sample(scheduling.Booked, scheduling.ByMember, func(t *emailData) {
					t.TimeZone, t.CoachTimeZone, t.CoachCity = zone, coachZone, city
					t.StartsAt, t.EndsAt, t.now = at, at.Add(30*time.Minute), at.Add(-50*time.Hour)
				})
				member, err := s.toMember(copy.In("en"), row, memberForms[0])
				if err != nil {
					t.Fatal(err)
				}
				coach, err := s.toCoach(copy.In("en"), row, coachForms[0])
				if err != nil {
					t.Fatal(err)
				}
				own, other, found := strings.Cut(member.Facts[0].Value, " · ")
				if !found {
					t.Fatalf("the email shows one time only: %s", member.Facts[0].Value)
				}
				expectOwnTime(t, own, zone, at)
				expectOtherTime(t, other, coachZone, own, zone, at)
				expectOwnTime(t, coach.Facts[0].Value, coachZone, at)
				for _, file := range [][]byte{member.Attachments[0].Content, coach.Attachments[0].Content} {
					event := calendartest.Read(t, file).Events[0]
					if !event.Starts.Equal(at) || !event.Ends.Equal(at.Add(30*time.Minute)) {
						t.Fatalf("the session is at %s, in the file from %s to %s", at, event.Starts, event.Ends)
					}
				}
			}
		}
	}
}

var (
	ownTimePattern   = regexp.MustCompile(`^(\w{3}), (\w{3} \d{1,2}), (\d{1,2}:\d{2} [AP]M)( [A-Z]{3,4})? \(([\w ]+)\)$`)
	otherTimePattern = regexp.MustCompile(`^(?:(\w{3}), )?(\d{1,2}:\d{2} [AP]M)( [A-Z]{3,4})? in [\w ]+$`)
)

// expectOwnTime parses a formatted time in its zone and compares it with the instant.
func expectOwnTime(t *testing.T, text, zone string, at time.Time) {
	t.Helper()
	parts := ownTimePattern.FindStringSubmatch(text)
	if parts == nil {
		t.Fatalf("%q has an unknown format", text)
	}
	if name := strings.ReplaceAll(zone[strings.LastIndex(zone, "/")+1:], "_", " "); parts[5] != name {
		t.Fatalf("%q does not name the zone %s", text, zone)
	}
	expectInstant(t, fmt.Sprintf("%s, %s %d, %s", parts[1], parts[2], at.In(location(t, zone)).Year(), parts[3]), parts[4], zone, at)
}

// expectOtherTime parses the time in the other zone: its day is the reader's unless it is included.
func expectOtherTime(t *testing.T, text, zone, own, ownZone string, at time.Time) {
	t.Helper()
	local := at.In(location(t, zone))
	parts := otherTimePattern.FindStringSubmatch(text)
	if parts == nil {
		t.Fatalf("%q has an unknown format", text)
	}
	day := parts[1]
	if sameDay := at.In(location(t, ownZone)).Format(time.DateOnly) == local.Format(time.DateOnly); sameDay != (day == "") {
		t.Fatalf("%q next to %q: the day is missing or not needed", text, own)
	}
	if day == "" {
		day = own[:3]
	}
	expectInstant(t, fmt.Sprintf("%s, %s, %s", day, local.Format("Jan 2 2006"), parts[2]), parts[3], zone, at)
}

func expectInstant(t *testing.T, text, abbreviation, zone string, at time.Time) {
	t.Helper()
	read, err := time.ParseInLocation("Mon, Jan 2 2006, 3:04 PM", text, location(t, zone))
	if err != nil {
		t.Fatal(err)
	}
	if read.Format("Mon") != text[:3] {
		t.Fatalf("%q is not on a %s", text, text[:3])
	}
	if abbreviation = strings.TrimSpace(abbreviation); abbreviation == "" {
		if !read.Equal(at) {
			t.Fatalf("%q in %s is %s, want %s", text, zone, read.UTC(), at)
		}
		return
	}
	// In a repeated hour, the abbreviation decides.
	for _, candidate := range []time.Time{read, read.Add(time.Hour), read.Add(-time.Hour)} {
		if candidate.Format("3:04 PM MST") == read.Format("3:04 PM ")+abbreviation && candidate.Equal(at) {
			return
		}
	}
	t.Fatalf("%q with %s in %s is not %s", text, abbreviation, zone, at)
}

var locations sync.Map

func location(t *testing.T, zone string) *time.Location {
	t.Helper()
	if known, ok := locations.Load(zone); ok {
		return known.(*time.Location)
	}
	found, err := time.LoadLocation(zone)
	if err != nil {
		t.Fatal(err)
	}
	locations.Store(zone, found)
	return found
}

// A calendar program that has both must treat them as one event.
func TestEmailAndFeedContainSameEvent(t *testing.T) {
	t.Parallel()
	s := New(Options{From: jobstest.FromAddress, Links: jobstest.Places})
	row := sample(scheduling.Booked, scheduling.ByMember)
	draft, err := s.toMember(copy.In("en"), row, memberForms[0])
	if err != nil {
		t.Fatal(err)
	}
	file, err := calendar.File(s.from, []calendar.Event{s.memberEvent(copy.In("en"), row.entry())})
	if err != nil {
		t.Fatal(err)
	}
	email, feed := calendartest.Read(t, draft.Attachments[0].Content).Events[0], calendartest.Read(t, file).Events[0]
	email.Attendee, email.RSVP = "", ""
	if email != feed || !strings.HasSuffix(feed.UID, "@aangan") {
		t.Errorf("the email has %+v, the feed %+v", email, feed)
	}
}
