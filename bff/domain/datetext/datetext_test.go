package datetext_test

import (
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
)

func TestDatesAndTimesInEachLanguage(t *testing.T) {
	zone := time.FixedZone("CST", -6*60*60)
	evening := time.Date(2026, time.November, 24, 18, 30, 0, 0, zone)
	all := func(language string, at time.Time) []string {
		return []string{
			datetext.Clock(language, at), datetext.ShortWeekday(language, at), datetext.ShortDay(language, at), datetext.Day(language, at),
			datetext.Date(language, at), datetext.FullDate(language, at), datetext.Moment(language, at), datetext.Month(language, at.Month()),
		}
	}
	english := []string{"6:30 PM", "Tue", "Tue, Nov 24", "Tuesday, November 24", "November 24, 2026", "Tuesday, November 24, 2026", "Tuesday, November 24, 2026 at 6:30 PM CST", "November"}
	for language, want := range map[string][]string{
		"en": english, "xx": english, "": english,
		"hi": {"6:30 pm", "मंगल", "मंगल, 24 नव॰", "मंगलवार, 24 नवंबर", "24 नवंबर 2026", "मंगलवार, 24 नवंबर 2026", "मंगलवार, 24 नवंबर 2026, 6:30 pm CST", "नवंबर"},
	} {
		if got := all(language, evening); !slices.Equal(got, want) {
			t.Errorf("%q: %q", language, got)
		}
	}
	for clock, want := range map[time.Duration]string{0: "12:00 am", 5 * time.Hour: "5:00 am", 12*time.Hour + time.Minute: "12:01 pm", 23 * time.Hour: "11:00 pm"} {
		if got := datetext.Clock("hi", time.Date(2026, time.May, 4, 0, 0, 0, 0, zone).Add(clock)); got != want {
			t.Errorf("%s is %q, want %q", clock, got, want)
		}
	}
}

// The English forms are those of package time.
func TestEnglishDatesAreThoseOfPackageTime(t *testing.T) {
	for day := range 400 {
		at := time.Date(2026, time.January, 1+day, day%24, day%60, 0, 0, time.UTC)
		if got, want := datetext.Moment("en", at), at.Format("Monday, January 2, 2006 at 3:04 PM MST"); got != want {
			t.Fatalf("%q, want %q", got, want)
		}
		if got, want := datetext.ShortDay("en", at), at.Format("Mon, Jan 2"); got != want {
			t.Fatalf("%q, want %q", got, want)
		}
	}
}

func TestEachDisplayLanguageHasNamesOfItsOwn(t *testing.T) {
	for _, language := range copy.DisplayLanguages {
		if month := datetext.Month(language.Code, time.May); (month == "May") != (language.Code == copy.SourceLanguage) {
			t.Errorf("in %s May is %q", language.Name, month)
		}
	}
}
