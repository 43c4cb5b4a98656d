package postsearch

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Index is a post's search data as stored in Postgres: the text of a tsvector, and sorted numbers without duplicates.
// Sounds and Spellings have the same length and form pairs: a sound that occurs in the post, and one of its spellings
// there.
type Index struct {
	Words             string
	Grams             []int32
	Sounds, Spellings []int32
}

// longest is the maximum length of a word in the index, in bytes.
const longest = 120

// Words that the index adds start with a character that no written word contains.
const (
	soundSign    = '~'
	tagSign      = '#'
	categorySign = '='
	placeSign    = '/'
)

// Of returns a post's search data. Storing a post, or changing its text, must also pass it to the statement
// PutPostWords, which adds the post's category and ranges.
func Of(title, content string, tags []string) Index {
	all := make([]string, 0, 64)
	numbers := make([]int32, 0, 256)
	var pairs [][2]int32
	take := func(text string) {
		for _, word := range Words(text) {
			all = append(all, Root(word.Folded))
			if said := Sound(word.Folded); said != "" {
				pairs = append(pairs, [2]int32{soundNumber(said), spellingNumber(word.Folded)})
				if said != word.Folded {
					all = append(all, string(soundSign)+said)
				}
			}
			numbers = appendGrams(numbers, []rune(word.Folded))
		}
	}
	take(title)
	take(content)
	for _, tag := range tags {
		take(tag)
		all = append(all, string(tagSign)+tag)
	}
	slices.Sort(all)
	var vector strings.Builder
	for _, word := range slices.Compact(all) {
		if vector.Len() > 0 {
			vector.WriteByte(' ')
		}
		quote(&vector, word)
	}
	index := Index{Words: vector.String(), Grams: sorted(numbers), Sounds: []int32{}, Spellings: []int32{}}
	// Every writer stores pairs in the same order, so that concurrent writers cannot deadlock.
	slices.SortFunc(pairs, func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) })
	for _, pair := range slices.Compact(pairs) {
		index.Sounds, index.Spellings = append(index.Sounds, pair[0]), append(index.Spellings, pair[1])
	}
	return index
}

// Sounds and spellings are stored as numbers: they show whether a word may have another spelling, but a text that was
// deleted cannot be recovered from them.
func soundNumber(sound string) int32       { return number(asSound, []rune(sound)) }
func spellingNumber(spelling string) int32 { return number(asSpelled, []rune(spelling)) }

// quote writes a word of a tsvector or a tsquery.
func quote(to *strings.Builder, word string) {
	to.WriteByte('\'')
	for _, r := range cut(word) {
		if r == '\'' || r == '\\' {
			to.WriteRune(r)
		}
		to.WriteRune(r)
	}
	to.WriteByte('\'')
}

// cut shortens strings that are too long to be words.
func cut(word string) string {
	if len(word) <= longest {
		return word
	}
	end := longest
	for !utf8.RuneStart(word[end]) {
		end--
	}
	return word[:end]
}

// The kinds of numbers: the beginning of a word, letters anywhere in it, its sound, and its spelling.
const (
	beginning uint64 = 1
	inside    uint64 = 2
	asSound   uint64 = 3
	asSpelled uint64 = 4
)

// anywhere is the minimum length of a term that is also searched inside words, in characters.
const anywhere = 3

// appendGrams adds the numbers of a folded word: its first letter, its first two, and its trigrams.
func appendGrams(to []int32, word []rune) []int32 {
	for n := 1; n < anywhere && n <= len(word); n++ {
		to = append(to, number(beginning, word[:n]))
	}
	for i := 0; i+anywhere <= len(word); i++ {
		to = append(to, number(inside, word[i:i+anywhere]))
	}
	return to
}

// appendWanted adds the numbers of every word that contains a folded term, or starts with it if it is shorter than
// three letters.
func appendWanted(to []int32, term []rune) []int32 {
	if len(term) < anywhere {
		return append(to, number(beginning, term))
	}
	for i := 0; i+anywhere <= len(term); i++ {
		to = append(to, number(inside, term[i:i+anywhere]))
	}
	return to
}

// number hashes a gram. It must never change, because stored posts contain its results.
func number(sort uint64, gram []rune) int32 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := (uint64(offset) ^ sort) * prime
	for _, r := range gram {
		h = (h ^ uint64(r)) * prime
	}
	// Mix again: only then does the upper half depend on every bit.
	h ^= h >> 32
	h *= 0x9e3779b97f4a7c15
	return int32(uint32(h >> 32))
}
