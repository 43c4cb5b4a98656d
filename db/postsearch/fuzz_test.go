package postsearch_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"aangan/db/postsearch"
)

// FuzzAsk checks any search text: every word of a text has its place in it, the text is found by its own words, the
// query for the database is quoted, and an excerpt is bounded.
func FuzzAsk(f *testing.F) {
	for _, text := range []string{
		"worried about visas", "the ka की", "zindagi jindagee", "'; drop table posts; --", `a\' | b & !c:*`, "क़लम", "میں\u200cہوں", "\xff\x00", "🙏🏽", strings.Repeat("ß", 300), "don’t ʼn",
	} {
		f.Add(text, uint16(10))
	}
	f.Fuzz(func(t *testing.T, text string, size uint16) {
		end := 0
		for _, word := range postsearch.Words(text) {
			if word.From < end || word.To <= word.From || word.To > len(text) || word.Folded == "" {
				t.Fatalf("%q has the word %+v", text, word)
			}
			end = word.To
		}
		query := postsearch.Ask(text)
		if query.Empty() {
			return
		}
		match, found := query.Find(postsearch.Text{Content: text}, false)
		if !found || match.From < 0 || match.To > len(text) || match.From > match.To {
			t.Fatalf("%q finds %+v, %t in itself", text, match, found)
		}
		spelled := query.Spelled(nil)
		for _, whole := range []*string{spelled.Whole, spelled.Mixed, query.Sounds().Whole} {
			if whole != nil && !quoted(*whole) {
				t.Fatalf("%q asks for %q", text, *whole)
			}
		}
		excerpt, _, _ := postsearch.Excerpt(text, match.From, match.To, int(size))
		if utf8.RuneCountInString(excerpt) > int(size) || (utf8.ValidString(text) && !utf8.ValidString(excerpt)) {
			t.Fatalf("an excerpt of %d characters, allowed are %d", utf8.RuneCountInString(excerpt), size)
		}
	})
}

// quoted reports whether outside of quotes there are only the operators of this package's queries. In a quoted word the
// quote and the backslash are doubled.
func quoted(query string) bool {
	inside := false
	for i := 0; i < len(query); i++ {
		c := query[i]
		switch {
		case inside && (c == '\'' || c == '\\') && i+1 < len(query) && query[i+1] == c:
			i++
		case c == '\'':
			inside = !inside
		case inside && c == '\\', !inside && !strings.ContainsRune(" &|()", rune(c)):
			return false
		}
	}
	return !inside
}
