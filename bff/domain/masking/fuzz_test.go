package masking_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"aangan/bff/domain/masking"
)

var (
	plainEmail = regexp.MustCompile(`[A-Za-z0-9]@[A-Za-z0-9]+\.[A-Za-z0-9]`)
	longNumber = regexp.MustCompile(`[0-9]{5}`)
)

// FuzzText checks any text: the result has no address of an email, no long number and no known name, and is bounded.
func FuzzText(f *testing.F) {
	for _, text := range []string{
		"I'm Asha, write to asha@mail.example or call +1 (415) 555-0123", "www.a.example/x@y.z", "@handle", "12 Main Street", "०१२३४५", "a@b", "\xff@\xff.c", "ASHA asha Asha's", "",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		masked := masking.Text(text, "Asha")
		if len(masked) > 10*len(text)+10 || (utf8.ValidString(text) && !utf8.ValidString(masked)) {
			t.Fatalf("%q becomes %q", text, masked)
		}
		if plainEmail.MatchString(masked) || longNumber.MatchString(masked) {
			t.Fatalf("%q becomes %q", text, masked)
		}
		for _, word := range strings.Fields(masked) {
			if strings.EqualFold(word, "asha") {
				t.Fatalf("%q becomes %q", text, masked)
			}
		}
	})
}
