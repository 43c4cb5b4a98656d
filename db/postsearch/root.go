package postsearch

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Root takes off a folded word what grammar put at its end, so that "worried" and "worrying" meet. It knows English, Hindi and
// Urdu, and leaves other words as they are: those are found by their parts. It is no dictionary: two words that have nothing to
// do with each other may meet too, and Find ranks what only meets here below what is written the same.
func Root(word string) string {
	first, _ := utf8.DecodeRuneInString(word)
	switch {
	case first < utf8.RuneSelf:
		if len(word) > 3 && isASCII(word) {
			return english(word)
		}
	case unicode.Is(unicode.Devanagari, first):
		return without(word, hindiEndings, 2)
	case unicode.Is(unicode.Arabic, first):
		return without(word, urduEndings, 2)
	}
	return word
}

// stem is what every word begins with that has this root: english puts a y or an e at the end of some, and all other rules only
// take something off.
func stem(root string) string {
	if n := len(root); n > 1 && isASCII(root) && (root[n-1] == 'y' || root[n-1] == 'e') {
		return root[:n-1]
	}
	return root
}

// The longest ending comes first. All are folded.
var (
	hindiEndings = []string{"ियों", "ियां", "ाओं", "ाएं", "ुओं", "ुएं", "ाई", "ों", "ें", "ीं", "ो", "े", "ी", "ा", "ि", "ु", "ू"}
	urduEndings  = []string{"یون", "یان", "ون", "ین"}
)

// without takes off the first ending that leaves so many letters.
func without(word string, endings []string, atLeast int) string {
	for _, ending := range endings {
		if rest, had := strings.CutSuffix(word, ending); had && utf8.RuneCountInString(rest) >= atLeast {
			return rest
		}
	}
	return word
}

func isASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// english takes off plurals, -ing and -ed.
func english(word string) string {
	word = singular(word)
	switch {
	case strings.HasSuffix(word, "ied") && len(word) > 4:
		word = word[:len(word)-3] + "y"
	case strings.HasSuffix(word, "ing"):
		word = stripped(word, word[:len(word)-3])
	case strings.HasSuffix(word, "ed"):
		word = stripped(word, word[:len(word)-2])
	}
	if len(word) > 4 && word[len(word)-1] == 'e' {
		return word[:len(word)-1]
	}
	return word
}

func singular(word string) string {
	rest, had := strings.CutSuffix(word, "s")
	if !had || len(rest) < 3 {
		return word
	}
	switch {
	case strings.HasSuffix(rest, "ie") && len(rest) > 4:
		return rest[:len(rest)-2] + "y"
	case endsWith(rest, "sse", "xe", "che", "she", "zze"):
		return rest[:len(rest)-1]
	case endsWith(rest, "s", "u", "i"):
		return word
	}
	return rest
}

// stripped is what stands before -ing or -ed, as it is written alone: "hopp" is "hop", "mov" is "move". A word that has no
// vowel before the ending has no ending.
func stripped(word, base string) string {
	n := len(base)
	if n < 2 || !strings.ContainsAny(base, "aeiouy") {
		return word
	}
	last := base[n-1]
	switch {
	case n == 2:
		if isVowel(last) && strings.HasSuffix(word, "ing") {
			return base
		}
		return word
	case base[n-2] == last && !isVowel(last) && !strings.ContainsRune("lsz", rune(last)):
		return base[:n-1]
	case n == 3 && !isVowel(last) && last != 'y' && last != 'w' && last != 'x' && isVowel(base[1]) && !isVowel(base[0]):
		return base + "e"
	}
	return base
}

func isVowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

func endsWith(word string, endings ...string) bool {
	for _, ending := range endings {
		if strings.HasSuffix(word, ending) {
			return true
		}
	}
	return false
}

// soundFrom is how long a word has to be to be compared by its sound: short ones sound alike too often.
const soundFrom = 4

// sounds are letters that people write for the same sound when they write Hindi or Urdu in Latin letters.
var sounds = strings.NewReplacer("ee", "i", "oo", "u", "aa", "a", "ph", "f", "w", "v", "z", "j", "q", "k", "x", "ks")

// Sound is what a folded word in Latin letters sounds like to those who write Hindi or Urdu in them: "zindagi", "jindagi" and
// "zindagee" are one. It is empty for words of other scripts and for short ones.
func Sound(word string) string {
	if len(word) < soundFrom || !isASCII(word) || strings.ContainsAny(word, "0123456789") {
		return ""
	}
	said := sounds.Replace(word)
	once := make([]byte, 0, len(said))
	for i := range len(said) {
		if i == 0 || said[i] != said[i-1] {
			once = append(once, said[i])
		}
	}
	n := len(once)
	switch {
	case n > 3 && (once[n-1] == 'n' || once[n-1] == 'h') && isVowel(once[n-2]):
		once = once[:n-1]
	case once[n-1] == 'y':
		once[n-1] = 'i'
	}
	return string(once)
}
