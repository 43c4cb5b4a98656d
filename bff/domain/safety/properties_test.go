package safety_test

import (
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"aangan/bff/domain/safety"
)

// weight orders the tiers.
func weight(tier safety.Tier) int {
	switch tier {
	case safety.Urgent:
		return 2
	case safety.Concern:
		return 1
	}
	return 0
}

// Harmless sentences in every language and with every ending, which a careless pattern could match together with their
// neighbors.
var harmlessSentences = []string{
	"We talked about the move.", "my friend called today\n", "ok!", "My phone died.", "dying of laughter", "Lol.", "I used to live in Pune;",
	"आज शर्मा जी आए थे।", "मेरी दोस्त घर आई थी।", "kal meri dost aayi thi.", "pizza khaya.", "இன்று நன்றாக இருந்தது.", "என் தோழி வந்தா.",
	"en friend vandha.", "میری دوست آئی تھی۔", "آج موسم اچھا ہے؟", "He is never late.", "I would never?", "No.", "not now:",
}

func TestHarmlessSentencesNeverLowerTheTier(t *testing.T) {
	t.Parallel()
	for _, line := range labelled(t) {
		alone := weight(safety.Detect(line.Text))
		for _, sentence := range harmlessSentences {
			for _, text := range []string{sentence + "\n" + line.Text, line.Text + "\n" + sentence, sentence + "\n" + line.Text + ". " + sentence} {
				if got := safety.Detect(text); weight(got) < alone {
					t.Errorf("%q is met with %q, the line by itself with more", text, got)
				}
			}
		}
	}
}

func TestWaysOfWritingDoNotChangeTheTier(t *testing.T) {
	t.Parallel()
	ways := map[string]func(string) string{
		"capitals":    strings.ToUpper,
		"more spaces": func(s string) string { return "  " + strings.ReplaceAll(s, " ", " \t\u00a0 ") + "  " },
		"decomposed":  norm.NFD.String,
		"composed":    norm.NFC.String,
		"joiners": func(s string) string {
			return eachLetter(s, func(r rune) string { return string(r) + "\u200d\u200c\u200b" })
		},
		"soft hyphens": func(s string) string { return eachLetter(s, func(r rune) string { return string(r) + "\u00ad" }) },
		"full width": func(s string) string {
			return eachLetter(s, func(r rune) string {
				if r > ' ' && r <= '~' {
					return string(r + 0xFEE0)
				}
				return string(r)
			})
		},
		"accents": func(s string) string {
			return eachLetter(s, func(r rune) string {
				if r >= 'a' && r <= 'z' {
					return string(r) + "\u0301"
				}
				return string(r)
			})
		},
	}
	for _, line := range labelled(t) {
		want := safety.Detect(line.Text)
		for name, way := range ways {
			if got := safety.Detect(way(line.Text)); got != want {
				t.Errorf("%s: %q gives %q, plainly written %q", name, line.Text, got, want)
			}
		}
	}
}

// One letter of every word drawn out, each in turn: the line is noticed as before.
func TestLettersDrawnOut(t *testing.T) {
	t.Parallel()
	for _, line := range labelled(t) {
		want := safety.Detect(line.Text)
		letters := []rune(line.Text)
		for at, r := range letters {
			if !unicode.IsLetter(r) || (at > 0 && letters[at-1] == r) || (at+1 < len(letters) && letters[at+1] == r) {
				continue
			}
			drawn := string(letters[:at]) + strings.Repeat(string(r), 4) + string(letters[at+1:])
			if got := safety.Detect(drawn); got != want {
				t.Errorf("%q gives %q, plainly written %q", drawn, got, want)
			}
		}
	}
}

// Several words drawn out at once, as people do.
func TestManyLettersDrawnOut(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"iiii waaannaaa dieeee", "kiiiillll myyyysellllf", "maaarna chaaahti huuun", "pleaseee i wannnt tooo dieeee", "मरनाााा चाहती हूँँँ", "சாகணும்ம்ம்ம்"} {
		if got := safety.Detect(text); got != safety.Urgent {
			t.Errorf("%q gives %q", text, got)
		}
	}
}

func eachLetter(text string, of func(rune) string) string {
	var out strings.Builder
	for _, r := range text {
		out.WriteString(of(r))
	}
	return out.String()
}

// The work grows with the text and no faster: ten times the text is at most ten times the steps, for texts made of what
// patterns begin with.
func TestStepsGrowWithTheText(t *testing.T) {
	t.Parallel()
	units := []string{
		"kill ", "want to ", "i want to ", "a", "suicid ", "mar jaun ", "jeene ka ", "dying of ", "my friend ", "never going to ", "take all the ",
		"standing on the bridge right now want ", "mujhe ", "bhagwan mujhe ", "மாடியில் ", "मेरे बाद ", "میرے بعد ", "kiiiillll ", "aaabbbcccdddeee",
	}
	for _, line := range labelled(t) {
		if len(units) > 120 {
			break
		}
		units = append(units, line.Text+" ")
	}
	for _, unit := range units {
		// An urgent text is answered at its first urgent phrase; what stays silent or soft is read to its end.
		few, many := safety.Steps(strings.Repeat(unit, 200)), safety.Steps(strings.Repeat(unit, 2000))
		if many > 10*few+1000 {
			t.Errorf("%q: %d steps for 200 of them, %d for 2000", unit, few, many)
		}
		words := 2000 * (len(strings.Fields(unit)) + 1)
		if many > 3000*words {
			t.Errorf("%q: %d steps for %d words", unit, many, words)
		}
	}
}

func FuzzDetect(f *testing.F) {
	for i, line := range labelled(f) {
		if i%7 == 0 {
			f.Add(line.Text)
		}
	}
	for _, text := range []string{"", "\xff\xfe", "\x00", "kill\xff", "\xe0\xae", "\u0301\u0301", "aaaa\u0300aaa", "۔۔", "ｋｉｌｌ", "\U0001F600die"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		once := safety.Detect(text)
		if again := safety.Detect(text); again != once {
			t.Fatalf("%q gives %q and %q", text, once, again)
		}
		if got := safety.Detect(text + "\nWe talked about the move."); weight(got) < weight(once) {
			t.Fatalf("%q is met with %q, and with %q before a harmless sentence", text, once, got)
		}
		if got := safety.Detect("We talked about the move.\n" + text); weight(got) < weight(once) {
			t.Fatalf("%q is met with %q, and with %q after a harmless sentence", text, once, got)
		}
		if got := safety.Detect(text + "\nI want to kill myself"); got != safety.Urgent {
			t.Fatalf("%q before an urgent line gives %q", text, got)
		}
	})
}
