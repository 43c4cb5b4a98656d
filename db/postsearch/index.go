package postsearch

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Index is what Postgres keeps of a post: the text of a tsvector, and numbers in order, each once. Sounds and Spellings, equally
// many, are pairs: which sounds the post writes in which way.
type Index struct {
	Words             string
	Grams             []int32
	Sounds, Spellings []int32
}

// longest is how many bytes of a word the index keeps.
const longest = 120

// The words of the index that nobody can write begin with a sign that is in no word.
const (
	soundSign    = '~'
	tagSign      = '#'
	categorySign = '='
	placeSign    = '/'
)

// Of is what a post is found by. Whoever stores a post, or changes its words, hands it to the statement PutPostWords, which
// adds the post's category and place.
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
	// Everybody stores pairs in the same order, so that two who store at once never wait for each other in a circle.
	slices.SortFunc(pairs, func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) })
	for _, pair := range slices.Compact(pairs) {
		index.Sounds, index.Spellings = append(index.Sounds, pair[0]), append(index.Spellings, pair[1])
	}
	return index
}

// A sound and a way to write it are kept as numbers: they tell whether something may be written in another way as well, and
// nobody can read from them what somebody wrote once and took back.
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

// cut shortens what is no word any more.
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

// The sorts of number: what a word begins with, what stands anywhere inside one, what a word sounds like, and how it is written.
const (
	beginning uint64 = 1
	inside    uint64 = 2
	asSound   uint64 = 3
	asSpelled uint64 = 4
)

// anywhere is how many letters something has to have to be found inside words as well.
const anywhere = 3

// appendGrams adds what one folded word is found by: its first letter, its first two, and every three in a row.
func appendGrams(to []int32, word []rune) []int32 {
	for n := 1; n < anywhere && n <= len(word); n++ {
		to = append(to, number(beginning, word[:n]))
	}
	for i := 0; i+anywhere <= len(word); i++ {
		to = append(to, number(inside, word[i:i+anywhere]))
	}
	return to
}

// appendWanted adds what every word has that holds (or, of fewer than three letters, begins with) a folded term.
func appendWanted(to []int32, term []rune) []int32 {
	if len(term) < anywhere {
		return append(to, number(beginning, term))
	}
	for i := 0; i+anywhere <= len(term); i++ {
		to = append(to, number(inside, term[i:i+anywhere]))
	}
	return to
}

// number must never change: stored posts have it in theirs.
func number(sort uint64, gram []rune) int32 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := (uint64(offset) ^ sort) * prime
	for _, r := range gram {
		h = (h ^ uint64(r)) * prime
	}
	// The upper half knows of every bit only after it was stirred once more.
	h ^= h >> 32
	h *= 0x9e3779b97f4a7c15
	return int32(uint32(h >> 32))
}
