// Package grams computes numbers for the search in messages: one for every trigram, and for the beginnings of words.
// The numbers depend on the two people and on the message's position in their conversation, so that all conversations
// share one index without revealing each other, and a query covers one block of one conversation.
//
// The index only selects candidates: each one is checked with Finds. Texts and queries are folded in the same way
// first, so that case, width and zero-width characters do not matter, in any script.
package grams

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold returns a text's form for comparison: NFKC, without formatting characters and variation selectors, in lower
// case (per character, through upper case), every run of white space one space.
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

// FoldQuery is Fold for a query: trimmed.
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

// anywhere is the minimum length of a query that also matches inside words.
const anywhere = 3

// Finds reports whether a folded text contains a folded query: three letters or more anywhere, fewer at the beginning
// of a word. An empty query is never found.
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

// begins reports whether a word begins at i. Any character other than letters, marks and digits is a word.
func begins(text []rune, i int) bool {
	return text[i] != ' ' && (i == 0 || !inWord(text[i]) || !inWord(text[i-1]))
}

func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return ('a' <= r && r <= 'z') || ('0' <= r && r <= '9')
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.N)
}
