package static_test

import (
	"strings"
	"testing"

	"aangan/bff/internal/static"
)

// TestSafeNextAcceptsOnlyLocalPaths: other values would redirect a user to another site.
func TestSafeNextAcceptsOnlyLocalPaths(t *testing.T) {
	for next, want := range map[string]string{
		"/messages":                    "/messages",
		"/messages?coach=7#last":       "/messages?coach=7#last",
		"":                             "/home",
		"messages":                     "/home",
		"//evil.example":               "/home",
		"/..//evil.example":            "/home",
		`/\evil.example`:               "/home",
		`\\evil.example`:               "/home",
		"/\t/evil.example":             "/home",
		"https://evil.example":         "/home",
		"javascript:alert(1)":          "/home",
		"/%2f/evil":                    "/home",
		"/api/logout":                  "/home",
		"/\x00":                        "/home",
		"/%zz":                         "/home",
		"/a?next=//evil.example":       "/a?next=//evil.example",
		"/" + strings.Repeat("a", 600): "/home",
	} {
		if got := static.SafeNext(next, "/home"); got != want {
			t.Errorf("%q: %q, want %q", next, got, want)
		}
	}
}
