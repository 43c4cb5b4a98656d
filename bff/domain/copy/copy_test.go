package copy_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
)

func TestTemplateFillsValuesAndPanicsOnMissingOnes(t *testing.T) {
	if got := copy.Template("Welcome to Aangan, {firstName}!").Fill("firstName", "{Asha}"); got != "Welcome to Aangan, {Asha}!" {
		t.Errorf("filled to %q", got)
	}
	if got := copy.Template("no gaps").Fill(); got != "no gaps" {
		t.Errorf("filled to %q", got)
	}
	odd := []string{"a"}
	for name, fill := range map[string]func(){
		"a missing value": func() { copy.Template("{a}").Fill("b", "1") },
		"an odd pair":     func() { copy.Template("{a}").Fill(odd...) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s did not panic", name)
				}
			}()
			fill()
		}()
	}
}

func TestAgeRangeOfCoversAllAdultAges(t *testing.T) {
	for age, want := range map[int]string{17: "", 18: "18-24", 24: "18-24", 25: "25-34", 34: "25-34", 35: "35-44", 44: "35-44", 45: "45-54", 54: "45-54", 55: "55-64", 64: "55-64", 65: "65+", 120: "65+"} {
		if got, found := copy.AgeRangeOf(age); got != want || found != (want != "") {
			t.Errorf("age %d is in %q, want %q", age, got, want)
		}
	}
}

// Duplicate codes make a list ambiguous.
func TestListCodesAreUniqueAndLabelsFound(t *testing.T) {
	for name, list := range map[string]any{
		"Regions": copy.Regions, "Religions": copy.Religions, "Genders": copy.Genders, "AgeRanges": copy.AgeRanges,
		"Languages": copy.Languages, "FocusTopics": copy.FocusTopics, "PricingVariants": copy.PricingVariants,
		"HeadingVariants": copy.HeadingVariants, "EngagementLevels": copy.EngagementLevels,
	} {
		seen := map[string]bool{}
		items := reflect.ValueOf(list)
		for i := range items.Len() {
			code := items.Index(i).FieldByName("Code").String()
			if seen[code] || code == "" || code != strings.TrimSpace(code) {
				t.Errorf("%s: code %q is empty, padded or duplicate", name, code)
			}
			seen[code] = true
		}
	}
	if copy.LanguageLabel(copy.In("en"), "ta") != "Tamil" || copy.LanguageLabel(copy.In("hi"), "xx") != "xx" || copy.LanguageLabel(copy.In("hi"), "ta") != "तमिल" || copy.FocusLabel(copy.In("en"), "career") != "Work and career" {
		t.Error("labels are not found by code")
	}
	if v := copy.PricingVariantOf("nonsense"); v.Code != copy.DefaultVariant || v.Cents != 8000 {
		t.Errorf("the variant of an unknown code is %+v", v)
	}
	if copy.HeadingVariants[0].Code != copy.DefaultVariant {
		t.Error("the first headline is not the default one")
	}
}

func TestRoutesAreUniqueAndConsistent(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range copy.Routes {
		if seen[r.Path] || seen[r.Name] {
			t.Errorf("duplicate route %s %s", r.Name, r.Path)
		}
		seen[r.Path], seen[r.Name] = true, true
		if !strings.HasPrefix(r.Path, "/") || (r.Path != "/" && strings.HasSuffix(r.Path, "/")) {
			t.Errorf("%s has the path %q", r.Name, r.Path)
		}
		for _, target := range []string{r.Guard.SignInPath(), r.Guard.HomePath()} {
			owned := slices.ContainsFunc(copy.Routes, func(page copy.Route) bool { return page.Path == target && page.App == r.App })
			if r.Guard != copy.Public && !owned {
				t.Errorf("%s redirects to %q, which its app does not own", r.Name, target)
			}
		}
		if coach := strings.HasPrefix(r.Path, "/coach/"); coach != (r.App == copy.CoachApp) {
			t.Errorf("%s belongs to %s", r.Path, r.App)
		}
	}
	if r, found := copy.RouteByName("messages"); !found || r.Path != "/messages" {
		t.Errorf("messages is %+v", r)
	}
}

// Every helpline is a tel: or sms: link.
func TestHelplinesBeginWith988AndAreLinks(t *testing.T) {
	if !strings.Contains(copy.Helplines[0].Href, "988") {
		t.Error("988 is not the first helpline")
	}
	for _, h := range copy.Helplines {
		if !strings.HasPrefix(h.Href, "tel:") && !strings.HasPrefix(h.Href, "sms:") {
			t.Errorf("%s has no tel: or sms: link: %q", h.Label, h.Href)
		}
	}
}

// The banner speaks every language that a member can choose, in its own script, and names the same two numbers in each.
func TestCrisisLanguagesAreAllLanguagesAndNameTheNumbers(t *testing.T) {
	if len(copy.CrisisLanguages) != len(copy.Languages)-1 {
		t.Fatalf("%d languages besides English, want %d", len(copy.CrisisLanguages), len(copy.Languages)-1)
	}
	for i, text := range copy.CrisisLanguages {
		language := copy.Languages[i+1]
		if text.Code != language.Code || text.Name != language.Native {
			t.Errorf("%s (%s) is in the place of %s (%s)", text.Code, text.Name, language.Code, language.Native)
		}
		if want := language.Label + " interpreter, please"; text.Ask != want {
			t.Errorf("%s asks for %q, want %q", text.Code, text.Ask, want)
		}
		if want := language.Code == "ur" || language.Code == "sd"; text.RTL != want {
			t.Errorf("%s runs from right to left: %v, want %v", text.Code, text.RTL, want)
		}
		for line, number := range map[string]string{text.Heading: "", text.Text: "988", text.Call: "988", text.Send: "988", text.Danger: "911"} {
			digits, latin := "", false
			for _, r := range line {
				if r >= '0' && r <= '9' {
					digits += string(r)
				}
				latin = latin || (r >= 'a' && r <= 'z') || (r >= 'A' && r <= 'Z')
			}
			if digits != number || latin || line == "" {
				t.Errorf("%s: %q has the number %q, want %q, and its own script only", text.Code, line, digits, number)
			}
		}
	}
}
