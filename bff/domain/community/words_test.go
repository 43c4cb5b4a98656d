package community

import (
	"strings"
	"testing"
	"unicode/utf8"

	"aangan/bff/domain/copy"
)

func TestHasLinks(t *testing.T) {
	for _, text := range []string{
		"https://example.com", "HTTP://EXAMPLE.COM", "see www.example.org now", "example.com", "Example.Com.", "write me at asha@gmail.com",
		"(bit.ly/abc)", "t.me/abc", "wa.me/919999999999", "ｅｘａｍｐｌｅ．ｃｏｍ", "exam\u200bple.com", "shop.example.co.in", "मेरा.com", "chat.whatsapp.com/x",
		"http:/example", "a.example.xyz?x=1",
	} {
		if !hasLinks("nothing here", text) {
			t.Errorf("%q: no link found", text)
		}
	}
	for _, text := range []string{
		"", "I went home.In the evening I called.", "She said no.Me too", "3.5 hours", "e.g. rice", "and/or", "a.m./p.m.", "Mr.Iyer", "what...in the world",
		"the company", "commas,com", "24/7", "https is a word", "1.2/3",
	} {
		if hasLinks(text) {
			t.Errorf("%q: a link found", text)
		}
	}
}

func TestExcerptJoinsLinesAndCutsLongText(t *testing.T) {
	long, most := strings.Repeat("word ", 100), copy.Limits.PostExcerpt
	for name, c := range map[string]struct {
		opening, want string
		cut           bool
	}{
		"short":         {"One\n\n two", "One two", false},
		"between words": {long, strings.TrimSpace(strings.Repeat("word ", most/5)), true},
		"just fits":     {strings.Repeat("अ", most), strings.Repeat("अ", most), false},
		"one long word": {strings.Repeat("का", 200), strings.Repeat("का", most/2), true},
		"empty":         {"", "", false},
	} {
		text, cut := excerptOf(c.opening)
		if text != c.want || cut != c.cut {
			t.Errorf("%s: %q, %v", name, text, cut)
		}
	}
	// Mostly white space: the text continues after the part that was read.
	if text, cut := excerptOf("a" + strings.Repeat(" ", 599)); text != "a" || !cut {
		t.Errorf("%q, %v", text, cut)
	}
	if text, cut := excerptOf(strings.Repeat("x", most-1) + "का" + strings.Repeat("x", 50)); !cut || utf8.RuneCountInString(text) != most-1 {
		t.Errorf("cut between a character and its combining sign: %q", text)
	}
}

func TestFreeNameNeverRepeats(t *testing.T) {
	if len(copy.CommunityNames) < 150 {
		t.Errorf("%d names", len(copy.CommunityNames))
	}
	seen := map[string]bool{}
	var taken []int16
	for range 2*len(copy.CommunityNames) + 3 {
		place := freeName(taken)
		name := copy.CommunityName(copy.In(copy.SourceLanguage), int(place))
		if seen[name] {
			t.Fatalf("%s is assigned twice", name)
		}
		seen[name] = true
		taken = append(taken, place)
		if numbered := strings.HasSuffix(name, " 2"); numbered != (len(taken) > len(copy.CommunityNames) && len(taken) <= 2*len(copy.CommunityNames)) {
			t.Fatalf("the name of number %d is %s", len(taken), name)
		}
	}
	if hindi := copy.CommunityName(copy.In("hi"), 1+len(copy.CommunityNames)); hindi != "गेंदा 2" {
		t.Errorf("the second marigold is %q in Hindi", hindi)
	}
	if !seen["Marigold"] || !seen["Marigold 2"] || !seen["Banyan"] {
		t.Error("names are missing")
	}
}
