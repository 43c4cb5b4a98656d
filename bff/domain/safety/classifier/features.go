package classifier

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// buckets is the number of features: a feature is a hash of its text. Two features rarely share a bucket, and the
// training learns from both.
const buckets = 1 << 17

// feature is one property of a text with its weight in the text.
type feature struct {
	bucket uint32
	value  float32
}

// group is a kind of feature. The features of a group have together the same weight in each text, however long it is.
type group byte

const (
	// characters are runs of 2 to 5 characters of a text in its folded spelling.
	characters group = iota
	// wordsAndPairs are words, and pairs of neighboring words, as written and in folded spelling.
	wordsAndPairs
	// skeletons are words and pairs of words without vowels. They join the scripts of one language.
	skeletons
	// conceptPairs are concepts (see concepts.go), and pairs of them in any order.
	conceptPairs
	groups
)

// strength is the weight of each group.
var strength = [groups]float64{characters: 1.5, wordsAndPairs: 0.7, skeletons: 0.6, conceptPairs: 0.8}

// extractor collects the features of texts. It is not safe for concurrent use.
type extractor struct {
	seen [groups]map[uint32]struct{}
	list [groups][]uint32
}

func newExtractor() *extractor {
	e := &extractor{}
	for g := range e.seen {
		e.seen[g] = map[uint32]struct{}{}
	}
	return e
}

// features returns the features of a normalised text. The result is valid until the next call.
func (e *extractor) features(normalised string) []feature {
	for g := range e.seen {
		clear(e.seen[g])
		e.list[g] = e.list[g][:0]
	}
	words := tokens(normalised)
	e.words(words)
	e.characters(words)
	e.concepts(words)
	total := 0
	for g := range e.list {
		total += len(e.list[g])
	}
	result := make([]feature, 0, total)
	for g, list := range e.list {
		if len(list) == 0 {
			continue
		}
		value := float32(strength[g] / math.Sqrt(float64(len(list))))
		for _, bucket := range list {
			result = append(result, feature{bucket, value})
		}
	}
	return result
}

// add adds the hash of a text (FNV-1a) to a group, once.
func (e *extractor) add(g group, parts ...string) {
	hash := uint32(2166136261)
	hash = (hash ^ uint32(g)) * 16777619
	for _, part := range parts {
		for i := range len(part) {
			hash = (hash ^ uint32(part[i])) * 16777619
		}
		hash = (hash ^ 0xFF) * 16777619 // No text contains this byte.
	}
	// The low bits of FNV-1a are weak: fold the high ones in.
	bucket := (hash ^ hash>>17) % buckets
	if _, there := e.seen[g][bucket]; there {
		return
	}
	e.seen[g][bucket] = struct{}{}
	e.list[g] = append(e.list[g], bucket)
}

// token is a word, or a picture (emoji), in its spellings.
type token struct {
	// text is the word as normalised, folded its folded spelling, skeleton its consonants.
	text, folded, skeleton string
}

func (e *extractor) words(words []token) {
	const start = "^"
	before := token{start, start, start}
	for i, word := range words {
		e.add(wordsAndPairs, "w", word.text)
		e.add(wordsAndPairs, "p", before.text, word.text)
		if word.folded != word.text {
			e.add(wordsAndPairs, "f", word.folded)
		}
		e.add(wordsAndPairs, "g", before.folded, word.folded)
		if i > 1 {
			// Over one word in between.
			e.add(wordsAndPairs, "s", words[i-2].folded, word.folded)
		}
		if word.skeleton != "" {
			e.add(skeletons, "k", word.skeleton)
			e.add(skeletons, "l", before.skeleton, word.skeleton)
		}
		before = word
	}
}

func (e *extractor) characters(words []token) {
	var text strings.Builder
	text.WriteByte(' ')
	for _, word := range words {
		text.WriteString(word.folded)
		text.WriteByte(' ')
	}
	folded := text.String()
	var starts []int
	for at := range folded {
		starts = append(starts, at)
	}
	starts = append(starts, len(folded))
	for i := range starts {
		for n := 2; n <= 5 && i+n < len(starts); n++ {
			e.add(characters, folded[starts[i]:starts[i+n]])
		}
	}
}

// tokens cuts a normalised text into words and pictures. Letters written apart ("k i l l") become one word.
func tokens(text string) []token {
	var words []string
	start := -1
	flush := func(end int) {
		if start >= 0 {
			words = append(words, text[start:end])
			start = -1
		}
	}
	for at, r := range text {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsNumber(r), r == '@', r == '$', r == '*':
			if start < 0 {
				start = at
			}
		case r > 0x2190 && unicode.IsSymbol(r):
			flush(at)
			words = append(words, string(r))
		default:
			flush(at)
		}
	}
	flush(len(text))
	words = joinLetters(words)
	result := make([]token, len(words))
	for i, word := range words {
		folded := fold(word)
		result[i] = token{text: word, folded: folded, skeleton: skeleton(folded)}
	}
	return result
}

// lettersApart is the number of single letters in a row that are read as one word.
const lettersApart = 4

// joinLetters joins runs of single letters.
func joinLetters(words []string) []string {
	joined := words[:0:0]
	for i := 0; i < len(words); {
		end := i
		for end < len(words) && utf8.RuneCountInString(words[end]) == 1 {
			end++
		}
		if end-i >= lettersApart {
			joined = append(joined, strings.Join(words[i:end], ""))
			i = end
			continue
		}
		joined = append(joined, words[i])
		i++
	}
	return joined
}

// digitLetters are characters that stand for letters inside a word ("su1c1de").
var digitLetters = map[byte]byte{'0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', '$': 's'}

// spellings unify the spellings of one sound in Latin letters, longest first. They are meant for the
// languages of South Asia ("zindagi", "jindgi", "zindagee"), and harmless for English.
var spellings = strings.NewReplacer(
	"aa", "a", "ee", "i", "oo", "u", "ai", "e", "ay", "e", "ei", "e", "ey", "e", "au", "o", "ou", "o", "ph", "f", "w", "v", "z", "j", "q", "k",
	"ck", "k", "y", "i",
)

// fold returns the folded spelling of a normalised word; a word in another script is returned unchanged.
func fold(word string) string {
	if word[0] >= utf8.RuneSelf {
		return word
	}
	letters, digits := false, false
	for i := range len(word) {
		b := word[i]
		letters = letters || (b >= 'a' && b <= 'z')
		digits = digits || digitLetters[b] != 0
	}
	if !letters {
		return word
	}
	if digits {
		word = strings.Map(func(r rune) rune {
			if r < utf8.RuneSelf && digitLetters[byte(r)] != 0 {
				return rune(digitLetters[byte(r)])
			}
			return r
		}, word)
	}
	word = spellings.Replace(shorten(word))
	// Double letters become one, and h after a consonant goes ("khush", "kush").
	var out strings.Builder
	var last rune
	for _, r := range word {
		if r == last || (r == 'h' && last != 0 && !strings.ContainsRune("aeiou", last)) {
			continue
		}
		out.WriteRune(r)
		last = r
	}
	return out.String()
}

// shorten cuts runs of three or more of one letter ("neeend") to two.
func shorten(word string) string {
	out := make([]byte, 0, len(word))
	for i := range len(word) {
		if i < 2 || word[i] != word[i-1] || word[i] != word[i-2] {
			out = append(out, word[i])
		}
	}
	return string(out)
}

// consonants maps the consonants of all scripts to one letter for each group of similar sounds.
var consonants = func() map[rune]byte {
	m := map[rune]byte{}
	for to, from := range map[byte]string{
		'k': "kgcq" + "कखगघङक़ख़ग़" + "کگقخغ" + "கங",
		't': "td" + "टठडढतथदध" + "تطدٹڈ" + "டத",
		'p': "pbf" + "पफबभ" + "پبف" + "ப",
		's': "szjx" + "चछजझशषस" + "سصثزذضظژجچش" + "சஜஸஷ",
		'v': "v" + "व" + "வ",
		'm': "m" + "म" + "م" + "ம",
		'n': "n" + "नणञ" + "نں" + "னநணஞ",
		'r': "r" + "रड़ढ़" + "رڑ" + "ரற",
		'l': "l" + "लळ" + "ل" + "லளழ",
	} {
		for _, r := range from {
			if !unicode.IsMark(r) { // A nukta is dropped by the normalisation.
				m[r] = to
			}
		}
	}
	m['ं'] = 'n' // The dot over a letter.
	return m
}()

// skeleton returns the consonants of a folded word, at most six, or "" with fewer than two.
func skeleton(folded string) string {
	var out []byte
	for _, r := range folded {
		to, is := consonants[r]
		if is && (len(out) == 0 || out[len(out)-1] != to) && len(out) < 6 {
			out = append(out, to)
		}
	}
	if len(out) < 2 {
		return ""
	}
	return string(out)
}
