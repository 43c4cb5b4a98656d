package safety

import (
	"slices"
	"strings"

	"aangan/bff/domain/safety/classifier"
)

// keyWords are words of risk that are read with one wrong, missing, extra or swapped letter too. Each has at least six
// letters, and no ordinary word of the corpus is so close to it; a test checks both.
var keyWords = []string{
	"suicide", "suicidal", "myself", "overdose", "khudkushi", "khudkhushi", "khudkashi", "aatmahatya", "atmahatya", "tharkolai", "thatkolai",
}

// rightWords are as close to a key word, and spelled right.
var rightWords = []string{"suicides", "overdosed", "overdoses", "overdone"}

// shortestKey is the length from which a word of the text is compared: one letter may be missing.
const shortestKey = 5

// correct returns a normalised text with the misspelled key words corrected.
func correct(normalised string) string {
	var out strings.Builder
	at, done := 0, 0 // The ends of the last word and of the last corrected one.
	for word := range strings.FieldsFuncSeq(normalised, func(r rune) bool { return !inWord(r) }) {
		start := at + strings.Index(normalised[at:], word)
		at = start + len(word)
		if right := keyWord(word); right != "" {
			out.WriteString(normalised[done:start])
			out.WriteString(right)
			done = at
		}
	}
	if done == 0 {
		return normalised
	}
	out.WriteString(normalised[done:])
	return out.String()
}

// keyWord returns the key word that a word is probably meant to be; "" for none, and for a key word itself.
func keyWord(word string) string {
	if len(word) < shortestKey || slices.Contains(keyWords, word) || slices.Contains(rightWords, word) {
		return ""
	}
	for _, key := range keyWords {
		if classifier.OneMistake(word, key) {
			return key
		}
	}
	return ""
}
