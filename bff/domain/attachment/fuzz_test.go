package attachment

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"
)

// FuzzCleanName checks any sent name: the cleaned one is a valid, visible file name without a path, short, with an
// ending of its type, and stays the same when it is cleaned again.
func FuzzCleanName(f *testing.F) {
	for kind, name := range []string{
		"report.pdf", "../../etc/passwd", `C:\a\b.exe`, "\u202egpj.exe", "", ".", "...", "क्षमा.jpg", "a\x00b\r\nc.png", strings.Repeat("ம்", 200),
		"con.", "x.JPG ", "\xff\xfe", "a\u200d.txt", strings.Repeat("\u0301", 300) + ".pdf",
	} {
		f.Add(name, uint8(kind))
	}
	f.Fuzz(func(t *testing.T, name string, kind uint8) {
		is := copy.AttachmentTypes[int(kind)%len(copy.AttachmentTypes)]
		cleaned := cleanName(name, is)
		if !utf8.ValidString(cleaned) || utf8.RuneCountInString(cleaned) > nameMost || len(cleaned) > nameBytes {
			t.Fatalf("%q becomes %q", name, cleaned)
		}
		if strings.ContainsAny(cleaned, `/\<>:"|?*`) || strings.ContainsFunc(cleaned, unicode.IsControl) || strings.HasPrefix(cleaned, ".") {
			t.Fatalf("%q becomes %q", name, cleaned)
		}
		if !slices.ContainsFunc(is.Endings, func(ending string) bool { return strings.HasSuffix(strings.ToLower(cleaned), ending) }) {
			t.Fatalf("%q becomes %q, which is no name of %v", name, cleaned, is.Endings)
		}
		if again := cleanName(cleaned, is); again != cleaned {
			t.Fatalf("%q becomes %q, and that %q", name, cleaned, again)
		}
	})
}
