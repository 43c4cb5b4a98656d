package grams_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"aangan/db/grams"
)

// FuzzFinds checks any text and query: Finds matches the oracle, and the index has the grams of every match.
func FuzzFinds(f *testing.F) {
	for _, text := range []string{"I told Amma about the visa", "क़लम मां", "வணக்கம் 🙏🏽", "ｋｉｌｌ İ ß", "میں\u200cہوں", "\xff\x00", "a\u00ad\u200bb", "ﷺ", "\u0345ᾈ"} {
		f.Add(text, "a", uint16(1), uint16(3))
		f.Add(text, text, uint16(0), uint16(9))
	}
	member, coach := uuid.MustParse("0f6a3c52-6f0e-4f0b-9a55-2f7c1c1f4a10"), uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11")
	f.Fuzz(func(t *testing.T, written, asked string, from, length uint16) {
		text := grams.Fold(written)
		part := ""
		if len(text) > 0 {
			start := int(from) % len(text)
			part = string(text[start:min(len(text), start+int(length)%12)])
		}
		has := grams.Of(member, coach, int64(from), written)
		if !slices.IsSorted(has) || len(has) > 3*len(text) {
			t.Fatalf("%d grams of %d letters", len(has), len(text))
		}
		for _, query := range [][]rune{grams.FoldQuery(asked), grams.FoldQuery(part)} {
			found := grams.Finds(text, query)
			if want := oracle(string(text), string(query)); found != want {
				t.Fatalf("%q in %q: %t, want %t", string(query), string(text), found, want)
			}
			if len(query) == 0 {
				continue
			}
			wanted := grams.Wanted(member, coach, grams.Block(int64(from)), query)
			if len(wanted) == 0 {
				t.Fatalf("no grams for %q", string(query))
			}
			for _, gram := range wanted {
				if _, there := slices.BinarySearch(has, gram); found && !there {
					t.Fatalf("the index misses %q in %q", string(query), string(text))
				}
			}
		}
	})
}
