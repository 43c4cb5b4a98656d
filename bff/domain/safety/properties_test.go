package safety_test

import (
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"aangan/bff/domain/safety"
)

// rank returns a tier's rank: a higher one is more severe.
func rank(tier safety.Tier) int {
	switch tier {
	case safety.Urgent:
		return 2
	case safety.Concern:
		return 1
	}
	return 0
}

// Harmless sentences in every language and with every ending. A pattern that is too wide could match them together with
// an adjacent sentence.
var harmlessSentences = []string{
	"We talked about the move.", "my friend called today\n", "ok!", "My phone died.", "dying of laughter", "Lol.", "I used to live in Pune;",
	"आज शर्मा जी आए थे।", "मेरी दोस्त घर आई थी।", "kal meri dost aayi thi.", "pizza khaya.", "இன்று நன்றாக இருந்தது.", "என் தோழி வந்தா.",
	"en friend vandha.", "میری دوست آئی تھی۔", "آج موسم اچھا ہے؟", "He is never late.", "I would never?", "No.", "not now:",
}

func TestHarmlessSentencesNeverLowerTier(t *testing.T) {
	t.Parallel()
	for _, line := range labelled(t) {
		alone := rank(safety.Phrases(line.Text))
		for _, sentence := range harmlessSentences {
			for _, text := range []string{sentence + "\n" + line.Text, line.Text + "\n" + sentence, sentence + "\n" + line.Text + ". " + sentence} {
				if got := safety.Phrases(text); rank(got) < alone {
					t.Errorf("%q gives %q, the line alone a higher tier", text, got)
				}
			}
		}
	}
}

func TestSpellingVariantsDoNotChangeTier(t *testing.T) {
	t.Parallel()
	variants := map[string]func(string) string{
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
		want := safety.Phrases(line.Text)
		for name, vary := range variants {
			if got := safety.Phrases(vary(line.Text)); got != want {
				t.Errorf("%s: %q gives %q, unchanged %q", name, line.Text, got, want)
			}
		}
	}
}

// One letter at a time is written four times.
func TestOneRepeatedLetterDoesNotChangeTier(t *testing.T) {
	t.Parallel()
	for _, line := range labelled(t) {
		want := safety.Phrases(line.Text)
		letters := []rune(line.Text)
		for at, r := range letters {
			if !unicode.IsLetter(r) || (at > 0 && letters[at-1] == r) || (at+1 < len(letters) && letters[at+1] == r) {
				continue
			}
			repeated := string(letters[:at]) + strings.Repeat(string(r), 4) + string(letters[at+1:])
			if got := safety.Phrases(repeated); got != want {
				t.Errorf("%q gives %q, unchanged %q", repeated, got, want)
			}
		}
	}
}

// People repeat letters in several words at once.
func TestManyRepeatedLettersAreStillUrgent(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"iiii waaannaaa dieeee", "kiiiillll myyyysellllf", "maaarna chaaahti huuun", "pleaseee i wannnt tooo dieeee", "मरनाााा चाहती हूँँँ", "சாகணும்ம்ம்ம்"} {
		if got := safety.Phrases(text); got != safety.Urgent {
			t.Errorf("%q gives %q", text, got)
		}
	}
}

func eachLetter(text string, change func(rune) string) string {
	var out strings.Builder
	for _, r := range text {
		out.WriteString(change(r))
	}
	return out.String()
}

// Ten times the text takes at most ten times the steps, even for texts that repeat the beginnings of patterns.
func TestDetectStepsGrowLinearlyWithText(t *testing.T) {
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
		// Detect returns at the first urgent phrase; it reads other texts to their end.
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

func FuzzPhrases(f *testing.F) {
	for i, line := range labelled(f) {
		if i%7 == 0 {
			f.Add(line.Text)
		}
	}
	for _, text := range []string{"", "\xff\xfe", "\x00", "kill\xff", "\xe0\xae", "\u0301\u0301", "aaaa\u0300aaa", "۔۔", "ｋｉｌｌ", "\U0001F600die"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		once := safety.Phrases(text)
		if again := safety.Phrases(text); again != once {
			t.Fatalf("%q gives %q and %q", text, once, again)
		}
		if got := safety.Phrases(text + "\nWe talked about the move."); rank(got) < rank(once) {
			t.Fatalf("%q gives %q, and %q before a harmless sentence", text, once, got)
		}
		if got := safety.Phrases("We talked about the move.\n" + text); rank(got) < rank(once) {
			t.Fatalf("%q gives %q, and %q after a harmless sentence", text, once, got)
		}
		if got := safety.Phrases(text + "\nI want to kill myself"); got != safety.Urgent {
			t.Fatalf("%q before an urgent line gives %q", text, got)
		}
	})
}
