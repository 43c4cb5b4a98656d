package main

import (
	"os"
	"reflect"
	"strings"
	"testing"
	"unicode"

	"aangan/bff/domain/copy"
)

// visitStrings visits every string of a value.
func visitStrings(v reflect.Value, visit func(text string)) {
	switch v.Kind() {
	case reflect.String:
		visit(v.String())
	case reflect.Slice:
		for i := range v.Len() {
			visitStrings(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			visitStrings(v.Field(i), visit)
		}
	}
}

func everyText(visit func(text string)) {
	for _, screen := range screens {
		for _, e := range screen.exports {
			visitStrings(reflect.ValueOf(e.value), visit)
		}
	}
	for _, of := range []any{copy.Validation, copy.BetaLetter, copy.ContactLetter, copy.ApplicationLetter} {
		visitStrings(reflect.ValueOf(of), visit)
	}
}

func TestGeneratedFilesAreUpToDate(t *testing.T) {
	if err := run(true); err != nil {
		t.Fatal(err)
	}
}

// testdata/texts.txt lists the texts that the product promises word for word.
func TestCatalogueContainsPromisedTexts(t *testing.T) {
	present := map[string]bool{}
	everyText(func(text string) { present[text] = true })
	raw, err := os.ReadFile("../testdata/texts.txt")
	if err != nil {
		t.Fatal(err)
	}
	for text := range strings.Lines(string(raw)) {
		if text = strings.TrimSuffix(text, "\n"); !present[text] {
			t.Errorf("%q is missing in the catalogue", text)
		}
	}
}

// An empty field would show nothing on its page.
func TestNoTextIsEmpty(t *testing.T) {
	for _, screen := range screens {
		for _, e := range screen.exports {
			value := reflect.ValueOf(e.value)
			if value.Kind() != reflect.Struct {
				continue
			}
			for i := range value.NumField() {
				if value.Field(i).IsZero() {
					t.Errorf("%s.%s is empty", e.name, value.Type().Field(i).Name)
				}
			}
		}
	}
	for i, v := 0, reflect.ValueOf(copy.Validation); i < v.NumField(); i++ {
		if v.Field(i).IsZero() {
			t.Errorf("Validation.%s is empty", v.Type().Field(i).Name)
		}
	}
}

// No exclamation marks except promised ones, no wellness words, no emoji, no superfluous spaces.
func TestTextsFollowVoiceRules(t *testing.T) {
	raw, err := os.ReadFile("../testdata/texts.txt")
	if err != nil {
		t.Fatal(err)
	}
	promised := string(raw)
	everyText(func(text string) {
		if strings.Contains(text, "!") && !strings.Contains(promised, text) {
			t.Errorf("an exclamation mark that is not promised: %q", text)
		}
		for _, word := range []string{"journey", "unlock", "heal ", "healing", "empower"} {
			if strings.Contains(strings.ToLower(text), word) {
				t.Errorf("a wellness word: %q", text)
			}
		}
		if text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
			t.Errorf("superfluous space: %q", text)
		}
		for _, r := range text {
			// "And" and "in" of Sindhi are one sign each.
			if unicode.Is(unicode.So, r) && !strings.ContainsRune("©۽۾", r) {
				t.Errorf("a symbol: %q", text)
			}
		}
	})
}

func TestCamelAndKebabConvertNames(t *testing.T) {
	for name, want := range map[string]string{"FAQTitle": "faqTitle", "ID": "id", "LogIn": "logIn", "FAQ": "faq", "Call988": "call988", "NotUTF8": "notUTF8", "A": "a"} {
		if got := camel(name); got != want {
			t.Errorf("camel(%q) is %q, want %q", name, got, want)
		}
	}
	if got := kebab("betaSignup"); got != "beta-signup" {
		t.Errorf("kebab gives %q", got)
	}
}
