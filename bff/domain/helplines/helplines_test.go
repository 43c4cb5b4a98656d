package helplines_test

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/helplines"
)

// maxAge is the time after which an entry must be compared with its sources again.
const maxAge = 90 * 24 * time.Hour

func TestEveryEntryIsCompleteAndHasAKnownKindAndPlace(t *testing.T) {
	places := []string{helplines.Country}
	for _, group := range slices.Concat(helplines.States, helplines.Abroad) {
		places = append(places, group.ID)
	}
	seen := map[string]bool{}
	for _, line := range helplines.Directory {
		if line.ID == "" || seen[line.ID] {
			t.Errorf("the id %q is empty or taken", line.ID)
		}
		seen[line.ID] = true
		if line.Name == "" || line.About == "" || line.Hours == "" || len(line.Ways) == 0 {
			t.Errorf("%s: the name, the sentence, the hours or the ways are missing", line.ID)
		}
		if !slices.ContainsFunc(helplines.HelpKinds, func(kind helplines.Group) bool { return kind.ID == string(line.Kind) }) {
			t.Errorf("%s: unknown kind %q", line.ID, line.Kind)
		}
		if !slices.Contains(places, line.Place) {
			t.Errorf("%s: unknown place %q", line.ID, line.Place)
		}
	}
}

func TestEveryKindAndPlaceHasAnEntry(t *testing.T) {
	for _, kind := range helplines.HelpKinds {
		if !slices.ContainsFunc(helplines.Directory, func(line helplines.Helpline) bool {
			return line.Place == helplines.Country && string(line.Kind) == kind.ID
		}) {
			t.Errorf("nothing in the United States for %s", kind.ID)
		}
	}
	for _, place := range slices.Concat(helplines.States, helplines.Abroad) {
		if !slices.ContainsFunc(helplines.Directory, func(line helplines.Helpline) bool { return line.Place == place.ID }) {
			t.Errorf("nothing in %s", place.Title)
		}
	}
}

// A number counts as proven if the organization's own page or a government's shows it, or two pages of different sites.
func TestEveryEntryHasProof(t *testing.T) {
	for _, line := range helplines.Directory {
		official, hosts := false, map[string]bool{}
		for _, source := range line.Sources {
			address, err := url.Parse(source.URL)
			if err != nil || !strings.HasPrefix(address.Scheme, "http") || address.Host == "" {
				t.Errorf("%s: %q is no address of a page", line.ID, source.URL)
				continue
			}
			hosts[address.Host] = true
			official = official || source.Official
			if source.Date != "" && !startsInPast(source.Date) {
				t.Errorf("%s: %q is no date of a page", line.ID, source.Date)
			}
		}
		if !official && len(hosts) < 2 {
			t.Errorf("%s: neither an official page nor two others show its number", line.ID)
		}
	}
}

// startsInPast reports whether a date, a month or a year has begun.
func startsInPast(date string) bool {
	for _, layout := range []string{time.DateOnly, "2006-01", "2006"} {
		if at, err := time.Parse(layout, date); err == nil {
			return !at.After(time.Now())
		}
	}
	return false
}

// The build fails when an entry is due: a number that has changed sends a person in danger to nobody.
func TestEveryEntryWasCheckedWithin90Days(t *testing.T) {
	for _, line := range helplines.Directory {
		day, err := time.Parse(time.DateOnly, line.Checked)
		switch {
		case err != nil:
			t.Errorf("%s: not dated: %v", line.ID, err)
		case day.After(time.Now()):
			t.Errorf("%s: checked in the future, on %s", line.ID, line.Checked)
		case time.Since(day) > maxAge:
			t.Errorf("%s: last checked on %s. Compare its number with its sources, and date it anew", line.ID, line.Checked)
		}
	}
}

var (
	notDigits = regexp.MustCompile(`\D`)
	// usNumber is a US phone number; shortCode is 911, 988, or a number for text messages.
	usNumber  = regexp.MustCompile(`^(1-)?\d{3}-\d{3}-\d{4}$`)
	shortCode = regexp.MustCompile(`^\d{3,6}$`)
	// abroad is a number as it is dialed in its country, without the country's code.
	abroad = regexp.MustCompile(`^\d[\d ]{0,14}\d$`)
)

// wantHref returns the link of a way, derived from its number; empty if the number has a wrong format.
func wantHref(place string, way helplines.Way) string {
	if way.Means == helplines.Web {
		address, err := url.Parse(way.Href)
		if err != nil || address.Scheme != "https" {
			return ""
		}
		if strings.TrimPrefix(address.Host, "www.")+strings.TrimSuffix(address.Path, "/") != way.Number {
			return ""
		}
		return way.Href
	}
	digits := notDigits.ReplaceAllString(way.Number, "")
	switch {
	case strings.HasPrefix(place, helplines.Country) && usNumber.MatchString(way.Number):
		digits = "+1" + digits[len(digits)-10:]
	case strings.HasPrefix(place, helplines.Country) && shortCode.MatchString(way.Number):
	case !strings.HasPrefix(place, helplines.Country) && abroad.MatchString(way.Number):
	default:
		return ""
	}
	switch way.Means {
	case helplines.Call:
		return "tel:" + digits
	case helplines.Text:
		if way.Word != "" {
			return "sms:" + digits + "?&body=" + way.Word
		}
		return "sms:" + digits
	}
	return ""
}

func TestEveryNumberMatchesItsLink(t *testing.T) {
	for _, line := range helplines.Directory {
		for _, way := range line.Ways {
			if want := wantHref(line.Place, way); want == "" || way.Href != want {
				t.Errorf("%s: %q has the link %q, want %q", line.ID, way.Number, way.Href, want)
			}
			if way.Word != "" && way.Means != helplines.Text {
				t.Errorf("%s: only a message has a word", line.ID)
			}
		}
	}
}

func TestWantHrefRejectsOddNumbers(t *testing.T) {
	for name, way := range map[string]helplines.Way{
		"a number with letters": {Means: helplines.Call, Number: "1-888-8MAITRI", Href: "tel:+18888624874"},
		"a digit too few":       {Means: helplines.Call, Number: "1-888-862-487", Href: "tel:+1888862487"},
		"another site":          {Means: helplines.Web, Number: "sakhi.org", Href: "https://example.com/"},
		"a page without TLS":    {Means: helplines.Web, Number: "sakhi.org", Href: "http://sakhi.org/"},
	} {
		if got := wantHref(helplines.Country, way); got != "" {
			t.Errorf("%s leads to %q", name, got)
		}
	}
	if got := wantHref("GB", helplines.Way{Means: helplines.Call, Number: "1-800-799-7233"}); got != "" {
		t.Errorf("a US number abroad leads to %q", got)
	}
}

// links returns the links of the country's helplines.
func links() []string {
	var all []string
	for _, line := range helplines.Directory {
		for _, way := range line.Ways {
			if line.Place == helplines.Country {
				all = append(all, way.Href)
			}
		}
	}
	return all
}

func TestDirectoryContainsTheHelplinesShownEverywhere(t *testing.T) {
	if len(copy.Helplines) != 5 {
		t.Errorf("%d helplines are shown everywhere, want 5", len(copy.Helplines))
	}
	for _, shown := range copy.Helplines {
		if !slices.Contains(links(), shown.Href) {
			t.Errorf("%s (%s) is not in the directory", shown.ID, shown.Href)
		}
	}
}

func TestDirectoryContainsTheNumbersThatCompanionsName(t *testing.T) {
	for _, href := range []string{"tel:+18002221222", "tel:+18007997233", "sms:88788?&body=START", "tel:+18004224453", "sms:+18004224453"} {
		if !slices.Contains(links(), href) {
			t.Errorf("%s is not in the directory", href)
		}
	}
}
