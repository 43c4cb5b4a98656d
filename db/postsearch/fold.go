package postsearch

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"aangan/db/grams"
)

// Fold returns the form in which a word is compared. After grams.Fold it removes accents from Latin letters, nuktas
// from Devanagari, vowel points from Urdu, and apostrophes. It uses one sign for Devanagari's nasal vowels, one letter
// for each Urdu letter that keyboards write in several ways, and 0 to 9 for the digits of every script.
func Fold(word string) string {
	if plain(word) {
		return strings.ToLower(word)
	}
	folded := make([]rune, 0, len(word))
	for _, r := range grams.Fold(word) {
		folded = appendLetter(folded, r)
	}
	return string(folded)
}

// plain reports whether a word has only ASCII characters and no apostrophe, as most have.
func plain(word string) bool {
	for i := range len(word) {
		if c := word[i]; c >= utf8.RuneSelf || c == '\'' {
			return false
		}
	}
	return true
}

func appendLetter(folded []rune, r rune) []rune {
	if r < utf8.RuneSelf {
		if isApostrophe(r) {
			return folded
		}
		return append(folded, r)
	}
	switch {
	case isApostrophe(r), r == 0x0640: // Tatweel, which only stretches an Arabic word.
		return folded
	case unicode.Is(unicode.Nd, r):
		return append(folded, digit(r))
	case !unicode.In(r, unicode.Latin, unicode.Devanagari, unicode.Arabic, unicode.Mn):
		return append(folded, r)
	}
	if as, known := alike[r]; known {
		return append(folded, []rune(as)...)
	}
	for _, part := range norm.NFD.String(string(r)) {
		if as, known := alike[part]; known {
			folded = append(folded, []rune(as)...)
		} else if !isDropped(part) {
			folded = append(folded, part)
		}
	}
	return folded
}

// alike maps letters that are used interchangeably but remain different without accents.
var alike = map[rune]string{
	'ß': "ss", 'æ': "ae", 'œ': "oe", 'ø': "o", 'đ': "d", 'ð': "d", 'þ': "th", 'ł': "l", 'ı': "i",
	'\u0901': "\u0902",                                         // Candrabindu and anusvara.
	'\u064a': "\u06cc", '\u0649': "\u06cc", '\u06d2': "\u06cc", // The letters for ye.
	'\u0643': "\u06a9",                                         // The Arabic kaf.
	'\u0647': "\u06c1", '\u0629': "\u06c1", '\u06c3': "\u06c1", // The letters for he, except the two-eyed one.
	'\u06d5': "\u06c1", '\u0671': "\u0627", '\u06ba': "\u0646", // Noon without its dot.
}

// isDropped reports whether a mark is removed: accents of Latin letters, nuktas of Devanagari, and Arabic vowel
// points.
func isDropped(r rune) bool {
	return (0x0300 <= r && r <= 0x036f) || r == 0x093c || (0x064b <= r && r <= 0x065f) || r == 0x0670
}

func isApostrophe(r rune) bool { return r == '\'' || r == '\u2019' || r == '\u02bc' || r == '\u2018' }

// digit returns the ASCII digit for a digit of any script. Each script has its ten digits in sequence.
func digit(r rune) rune {
	for _, ten := range unicode.Nd.R16 {
		if rune(ten.Lo) <= r && r <= rune(ten.Hi) {
			return '0' + (r-rune(ten.Lo))%10
		}
	}
	for _, ten := range unicode.Nd.R32 {
		if rune(ten.Lo) <= r && r <= rune(ten.Hi) {
			return '0' + (r-rune(ten.Lo))%10
		}
	}
	return r
}

// Word is a word of a text: its byte offsets and its folded letters.
type Word struct {
	From, To int
	Folded   string
}

// Words splits a text into words. A word is a sequence of letters, marks and digits, which may have apostrophes and
// zero-width characters inside. An emoji is a separate word; punctuation is skipped.
func Words(text string) []Word {
	return appendWords(make([]Word, 0, len(text)/5), text)
}

func appendWords(words []Word, text string) []Word {
	for from := 0; from < len(text); {
		if c := text[from]; c < utf8.RuneSelf {
			to, sorts := from, uint8(0)
			for to < len(text) && letters[text[to]] != 0 {
				sorts |= letters[text[to]]
				to++
			}
			if to == from {
				from++
				continue
			}
			// Most words end here: the next character cannot continue them.
			if to == len(text) || (text[to] < utf8.RuneSelf && text[to] != '\'') {
				folded := text[from:to]
				if sorts&capital != 0 {
					folded = strings.ToLower(folded)
				}
				words, from = append(words, Word{from, to, folded}), to
				continue
			}
		}
		r, size := utf8.DecodeRuneInString(text[from:])
		switch {
		case isLetter(r):
			to := wordEnd(text, from+size)
			if folded := Fold(text[from:to]); folded != "" {
				words = append(words, Word{from, to, folded})
			}
			from = to
			continue
		case r >= utf8.RuneSelf && unicode.Is(unicode.So, r):
			words = append(words, Word{from, from + size, string(r)})
		}
		from += size
	}
	return words
}

// letters maps each byte to the kind of ASCII letter or digit that it is, or 0.
var letters = func() (sorts [256]uint8) {
	for c := range utf8.RuneSelf {
		switch {
		case 'A' <= c && c <= 'Z':
			sorts[c] = capital
		case isLetter(rune(c)):
			sorts[c] = asWritten
		}
	}
	return sorts
}()

const (
	capital   = 1
	asWritten = 2
)

// wordEnd returns the end of the word whose letters start before at. Joining characters belong to it only if another
// letter follows.
func wordEnd(text string, at int) int {
	end := at
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		at += size
		if isLetter(r) {
			end = at
		} else if !isApostrophe(r) && (r < utf8.RuneSelf || !unicode.Is(unicode.Cf, r)) {
			return end
		}
	}
	return end
}

func isLetter(r rune) bool {
	if r < utf8.RuneSelf {
		return ('a' <= r && r <= 'z') || ('A' <= r && r <= 'Z') || ('0' <= r && r <= '9')
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.N) && !unicode.Is(unicode.Variation_Selector, r)
}
