package safety

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Apostrophes leave a text before it is decomposed ("can’t" is "cant"). U+1FEF and the two wide ones decompose to
// others.
const apostrophes = "'’‘ʼ`´\u1fef＇｀"

// dropped are the characters that change a word's look and not its meaning: accents over Latin letters, joiners and
// other invisible characters, Arabic vowel signs and the stretching line, and the nukta, which many people leave out.
var dropped = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x00AD, Hi: 0x00AD, Stride: 1},
	{Lo: 0x02BC, Hi: 0x02BC, Stride: 1}, // Part of the decomposed ŉ.
	{Lo: 0x0300, Hi: 0x036F, Stride: 1},
	{Lo: 0x061C, Hi: 0x061C, Stride: 1},
	{Lo: 0x0640, Hi: 0x0640, Stride: 1},
	{Lo: 0x064B, Hi: 0x0655, Stride: 1},
	{Lo: 0x0670, Hi: 0x0670, Stride: 1},
	{Lo: 0x093C, Hi: 0x093C, Stride: 1},
	{Lo: 0x180E, Hi: 0x180E, Stride: 1},
	{Lo: 0x200B, Hi: 0x200F, Stride: 1},
	{Lo: 0x202A, Hi: 0x202E, Stride: 1},
	{Lo: 0x2060, Hi: 0x2069, Stride: 1},
	{Lo: 0xFE00, Hi: 0xFE0F, Stride: 1},
	{Lo: 0xFEFF, Hi: 0xFEFF, Stride: 1},
}}

// folded maps letters that exist on some keyboards only to the common letter.
var folded = []struct{ from, to rune }{
	{'ँ', 'ं'}, // moon dot as dot
	{'ي', 'ی'}, // Arabic yeh
	{'ى', 'ی'}, // yeh without dots
	{'ك', 'ک'}, // Arabic kaf
	{'ه', 'ہ'}, // Arabic heh
	{'ة', 'ہ'}, // teh marbuta
}

// sentenceEnds are the characters that end a sentence. Words that lower a phrase's tier or make it harmless must be in
// the same sentence.
// Commas and brackets do not end one: people put them anywhere.
const sentenceEnds = ".!?;:|\n\r।॥۔؟؛。\u2028\u2029"

// Spelling is the data that the pages' matcher needs to normalise as Normalize does. Only the generator uses it.
type Spelling struct {
	Apostrophes string
	// SentenceEnds holds the signs that end a sentence, one after the other.
	SentenceEnds string
	// Dropped holds first and last character of each range.
	Dropped [][2]rune
	// Folded maps single characters.
	Folded map[string]string
	// GapWords is the maximum number of words in a gap.
	GapWords int
	// RepeatedRuns is the maximum number of runs of repeated letters in one word that are read independently.
	RepeatedRuns int
}

// SpellingRules returns the rules that Normalize and Detect use.
func SpellingRules() Spelling {
	rules := Spelling{
		Apostrophes: apostrophes, SentenceEnds: sentenceEnds, Folded: map[string]string{}, GapWords: gapWords, RepeatedRuns: drawnRuns,
	}
	for _, r := range dropped.R16 {
		rules.Dropped = append(rules.Dropped, [2]rune{rune(r.Lo), rune(r.Hi)})
	}
	for _, fold := range folded {
		rules.Folded[string(fold.from)] = string(fold.to)
	}
	return rules
}

// Normalize unifies spellings of a word: compatibility forms are decomposed, case is lowered, and characters are
// dropped or folded by the tables. Spaces and punctuation stay.
func Normalize(text string) string {
	if simple, ok := normaliseASCII(text); ok {
		return simple
	}
	text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(apostrophes, r) {
			return -1
		}
		return r
	}, text)
	text = strings.ToLower(norm.NFKD.String(text))
	return strings.Map(func(r rune) rune {
		if r < utf8.RuneSelf {
			return r
		}
		if unicode.Is(dropped, r) {
			return -1
		}
		for _, fold := range folded {
			if r == fold.from {
				return fold.to
			}
		}
		return r
	}, text)
}

// isApostrophe marks the ASCII characters that are apostrophes.
var isApostrophe = func() (is [utf8.RuneSelf]bool) {
	for i := range len(apostrophes) {
		if b := apostrophes[i]; b < utf8.RuneSelf {
			is[b] = true
		}
	}
	return is
}()

// normaliseASCII normalises a text of ASCII characters alone, the most frequent case: nothing in it can be decomposed,
// dropped or folded. It returns false for other texts.
func normaliseASCII(text string) (string, bool) {
	changes := false
	for i := range len(text) {
		b := text[i]
		if b >= utf8.RuneSelf {
			return "", false
		}
		changes = changes || (b >= 'A' && b <= 'Z') || isApostrophe[b]
	}
	if !changes {
		return text, true
	}
	var out strings.Builder
	out.Grow(len(text))
	for i := range len(text) {
		switch b := text[i]; {
		case b >= 'A' && b <= 'Z':
			out.WriteByte(b + 'a' - 'A')
		case !isApostrophe[b]:
			out.WriteByte(b)
		}
	}
	return out.String(), true
}

// drawnRuns is the maximum number of runs of repeated letters in one word that are read independently.
const drawnRuns = 3

// word is one word of a text. Repeated letters ("pleaaase", "killlll") are read as doubled and as single.
type word struct {
	text string
	// others are the further readings of a word with repeated letters; most words have none.
	others []string
	// sentence is the number of the word's sentence in the text.
	sentence int
}

// split cuts a normalised text into words, runs of letters, marks and numbers, and appends them to words.
func split(words []word, text string) []word {
	start := -1 // The start of the current word, or -1 between words.
	sentence := 0
	for at, r := range text {
		if inWord(r) {
			if start < 0 {
				start = at
			}
			continue
		}
		if start >= 0 {
			words = append(words, asWord(text[start:at], sentence))
			start = -1
		}
		if strings.ContainsRune(sentenceEnds, r) {
			sentence++
		}
	}
	if start >= 0 {
		words = append(words, asWord(text[start:], sentence))
	}
	return words
}

func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return (r >= 'a' && r <= 'z') || (r >= '0' && r <= '9')
	}
	return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsNumber(r)
}

func asWord(text string, sentence int) word {
	runs := drawnOut(text)
	if runs == 0 {
		return word{text: text, sentence: sentence}
	}
	// One bit per run decides whether it is read as doubled. With many runs, all are or none.
	together := runs > drawnRuns
	doubled := 1
	if !together {
		doubled = 1<<runs - 1
	}
	w := word{text: shorten(text, doubled, together), sentence: sentence}
	for doubled > 0 {
		doubled--
		w.others = append(w.others, shorten(text, doubled, together))
	}
	return w
}

// drawnOut returns the number of runs of three or more equal characters.
func drawnOut(text string) int {
	runs, length := 0, 0
	var last rune
	for _, r := range text {
		if r == last {
			length++
		} else {
			last, length = r, 1
		}
		if length == 3 && !unicode.IsNumber(r) {
			runs++
		}
	}
	return runs
}

// shorten cuts every run of three or more equal characters to two, or to one if the run's bit in doubled is not set. If
// together is set, the first bit decides for all runs.
func shorten(text string, doubled int, together bool) string {
	letters := []rune(text)
	var out strings.Builder
	for start := 0; start < len(letters); {
		end := start + 1
		for end < len(letters) && letters[end] == letters[start] {
			end++
		}
		keep := end - start
		if keep >= 3 && !unicode.IsNumber(letters[start]) {
			keep = 1 + doubled&1
			if !together {
				doubled >>= 1
			}
		}
		for range keep {
			out.WriteRune(letters[start])
		}
		start = end
	}
	return out.String()
}
