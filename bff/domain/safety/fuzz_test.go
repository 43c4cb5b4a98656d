package safety_test

import (
	"testing"
	"unicode/utf8"

	"aangan/bff/domain/safety"
)

// expandsMost is the maximum growth of a character by NFKD, in bytes.
const expandsMost = 18

// FuzzNormalize checks any text: the result is bounded, valid if the text is, and unchanged by another pass.
func FuzzNormalize(f *testing.F) {
	for i, line := range labelled(f) {
		if i%31 == 0 {
			f.Add(line.Text)
		}
	}
	for _, text := range []string{"", "\xff", "ŉ can’t", "｀＇", "ｋｉｌｌ", "İ", "\u1e9e", "\ufdfa", "क़ँ", "يىكهة", "\u1f88", "Ω", "\u0345"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		once := safety.Normalize(text)
		if len(once) > expandsMost*len(text) || (utf8.ValidString(text) && !utf8.ValidString(once)) {
			t.Fatalf("%q becomes %q", text, once)
		}
		if again := safety.Normalize(once); again != once {
			t.Fatalf("%q becomes %q, and that %q", text, once, again)
		}
	})
}
