package postsearch

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Root removes grammatical endings from a folded word, so that "worried" and "worrying" have the same root. It covers
// English, Hindi and Urdu; other words stay as they are and are found by their parts. It uses no dictionary: unrelated
// words may share a root, and Find ranks a shared root below the same spelling.
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

// stem returns the letters that every word with this root starts with: english adds a y or an e to some, and all other
// rules only remove letters.
func stem(root string) string {
	if n := len(root); n > 1 && isASCII(root) && (root[n-1] == 'y' || root[n-1] == 'e') {
		return root[:n-1]
	}
	return root
}

// The longest ending is first. All are folded.
var (
	hindiEndings = []string{"ियों", "ियां", "ाओं", "ाएं", "ुओं", "ुएं", "ाई", "ों", "ें", "ीं", "ो", "े", "ी", "ा", "ि", "ु", "ू"}
	urduEndings  = []string{"یون", "یان", "ون", "ین"}
)

// without removes the first ending that leaves at least this number of characters.
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

// english removes plural endings, -ing and -ed.
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

// stripped returns the text before -ing or -ed as the separate word is written: "hopp" is "hop", "mov" is "move".
// Without a vowel in it the word has no such ending.
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

// soundFrom is the minimum length of a word that is compared by sound: short words sound alike too often.
const soundFrom = 4

// sounds replaces letters that are used for the same sound when Hindi or Urdu is written in Latin letters.
var sounds = strings.NewReplacer("ee", "i", "oo", "u", "aa", "a", "ph", "f", "w", "v", "z", "j", "q", "k", "x", "ks")

// Sound returns the pronunciation of a folded word in Latin letters, as used for Hindi or Urdu: "zindagi", "jindagi"
// and "zindagee" have the same. Returns an empty string for short words, words with digits, and words of other
// scripts.
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
