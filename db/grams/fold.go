// Package grams says what the text of a message can be found by: a number for every three letters in a row, and for the
// beginnings of words. The numbers are mixed with the two people and with the message's place in their conversation, so that
// one index serves all conversations without one seeing into another, and no question asked of it is larger than a part of
// one conversation.
//
// The index only narrows down: whatever it brings up is compared with Finds. Texts and what is looked for are folded the same
// way first, so that case, width and what has no width make no difference, in any script.
package grams

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold brings a text into the form in which it is compared: NFKC, without formatting characters and variation selectors, in
// lower case (letter by letter, by way of the upper case), every run of white space one space.
func Fold(text string) []rune {
	folded := make([]rune, 0, len(text))
	for _, r := range norm.NFKC.String(text) {
		if r < utf8.RuneSelf {
			folded = appendASCII(folded, r)
			continue
		}
		switch {
		case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Variation_Selector, r):
		case unicode.Is(unicode.White_Space, r):
			folded = appendSpace(folded)
		default:
			folded = append(folded, unicode.ToLower(unicode.ToUpper(r)))
		}
	}
	return folded
}

func appendASCII(folded []rune, r rune) []rune {
	switch {
	case 'A' <= r && r <= 'Z':
		return append(folded, r+'a'-'A')
	case r == ' ' || ('\t' <= r && r <= '\r'):
		return appendSpace(folded)
	default:
		return append(folded, r)
	}
}

func appendSpace(folded []rune) []rune {
	if n := len(folded); n > 0 && folded[n-1] == ' ' {
		return folded
	}
	return append(folded, ' ')
}

// FoldQuery is Fold for what is looked for: without the spaces around it.
func FoldQuery(text string) []rune {
	folded := Fold(text)
	if len(folded) > 0 && folded[0] == ' ' {
		folded = folded[1:]
	}
	if n := len(folded); n > 0 && folded[n-1] == ' ' {
		folded = folded[:n-1]
	}
	return folded
}

// anywhere is how long something has to be to be found inside words as well.
const anywhere = 3

// Finds says whether a folded text holds a folded query: three letters or more anywhere, fewer where a word begins. An empty
// query is found nowhere.
func Finds(text, query []rune) bool {
	if len(query) == 0 {
		return false
	}
	for i := 0; i+len(query) <= len(text); i++ {
		if text[i] == query[0] && matches(text[i:], query) && (len(query) >= anywhere || begins(text, i)) {
			return true
		}
	}
	return false
}

func matches(text, query []rune) bool {
	for i, r := range query {
		if text[i] != r {
			return false
		}
	}
	return true
}

// begins says whether a word begins at i. Whatever is no letter, mark or digit is a word of its own.
func begins(text []rune, i int) bool {
	return text[i] != ' ' && (i == 0 || !inWord(text[i]) || !inWord(text[i-1]))
}

func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return ('a' <= r && r <= 'z') || ('0' <= r && r <= '9')
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.N)
}
