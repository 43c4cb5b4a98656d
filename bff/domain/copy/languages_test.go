package copy

import (
	"reflect"
	"slices"
	"testing"
)

func TestPluralChoosesFormByCountAndLanguage(t *testing.T) {
	replies := func(language string) Plural {
		return Plural{"{count} reply from {coachName}", "{count} replies from {coachName}", language}
	}
	for language, want := range map[string][]string{
		"en": {"0 replies from Meera", "1 reply from Meera", "2 replies from Meera"},
		"hi": {"0 reply from Meera", "1 reply from Meera", "2 replies from Meera"},
		"ta": {"0 replies from Meera", "1 reply from Meera", "2 replies from Meera"},
	} {
		var got []string
		for count := range 3 {
			got = append(got, replies(language).For(count, "coachName", "Meera"))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}

func TestInReturnsLanguageOrEnglish(t *testing.T) {
	if got := In("hi").Errors.NotFound; got == Errors.NotFound || got == "" {
		t.Errorf("in Hindi it is %q", got)
	}
	for _, code := range []string{"en", "", "xx", "hi-IN"} {
		if In(code).Errors != &Errors {
			t.Errorf("%q is not English", code)
		}
	}
	for _, language := range DisplayLanguages {
		if catalogs[language.Code] == nil {
			t.Errorf("%s has no catalog", language.Code)
		}
	}
}

func TestTranslateFindsTextsWithoutGaps(t *testing.T) {
	hindi := In("hi")
	for _, pair := range [][2]string{
		{Errors.NotFound, hindi.Errors.NotFound},
		{Validation.FirstNameTooLong, hindi.Validation.FirstNameTooLong}, // contains a limit
		{"Nothing says this", "Nothing says this"},
		{"", ""},
	} {
		if got := Translate("hi", pair[0]); got != pair[1] {
			t.Errorf("%q is %q, want %q", pair[0], got, pair[1])
		}
	}
	for _, code := range []string{"en", "", "xx"} {
		if got := Translate(code, Errors.NotFound); got != Errors.NotFound {
			t.Errorf("in %q it is %q", code, got)
		}
	}
}

// Translate knows only the English. If one English text has two translations, it cannot tell which is meant: give both
// the same translation, or make the English differ.
func TestTextsWithoutGapsHaveOneTranslation(t *testing.T) {
	for code, catalog := range catalogs {
		known := map[string]string{}
		visitTranslations(reflect.ValueOf(catalogs[SourceLanguage]), reflect.ValueOf(catalog), func(english, translated string) {
			if english == translated {
				return
			}
			if other, found := known[english]; found && other != translated {
				t.Errorf("%s: %q is both %q and %q", code, english, other, translated)
			}
			known[english] = translated
		})
	}
}
