package library

import (
	"strings"
	"testing"
	"unicode/utf8"

	"aangan/bff/domain/copy"
)

// FuzzParse checks any Markdown file: parse returns an error, or a piece whose preview is a short beginning of it.
func FuzzParse(f *testing.F) {
	f.Add("---\ntitle: Feet on the floor\ndescription: A walk.\ncategory: mindfulness\norder: 20\nminutes: 6\npractice: scan\nsteps:\n- 20 Sit.\n---\n\nText **bold**.\n")
	f.Add("---\ntitle: a\ndescription: b\ncategory: c\norder: 1\nminutes: 1\npractice: breath\nin: 4\nhold: 0\nout: 6\nrest: 0\nbreaths: 3\n---\n" + strings.Repeat("x", 500))
	f.Add("---\n- x\n---\n")
	f.Add("---\na: b\na: c\n---\n")
	f.Add("")
	f.Fuzz(func(t *testing.T, file string) {
		piece, err := parse("slug", file)
		if err != nil {
			return
		}
		preview := piece.Preview()
		if utf8.RuneCountInString(preview) > copy.Limits.ResourcePreview+1 {
			t.Fatalf("a preview of %d characters", utf8.RuneCountInString(preview))
		}
		if kept, cut := strings.CutSuffix(preview, "…"); utf8.ValidString(file) && !strings.HasPrefix(piece.Content, kept) && cut {
			t.Fatalf("%q is not the beginning of %q", preview, piece.Content)
		}
	})
}
