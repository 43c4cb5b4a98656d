package postsearch

import (
	"slices"
	"strings"
)

// term is one word of a query.
type term struct {
	folded, root, sound string
	letters             []rune
	// part is the letters that every word with the term's spelling contains: its own, or those that all words with its
	// root start with. Covers reports that these letters find enough, so that the root need not be searched.
	part   []rune
	covers bool
}

// saysEnough is the minimum length of a root's beginning that is searched instead of the word, in characters.
const saysEnough = 4

func newTerm(folded string) term {
	t := term{folded: folded, root: Root(folded), sound: Sound(folded), letters: []rune(folded)}
	t.part = t.letters
	if shared := []rune(stem(t.root)); len(shared) == len(t.letters) || len(shared) >= saysEnough {
		t.part, t.covers = shared, true
	}
	return t
}

// Query is a search for posts that contain all its words, in any order.
type Query struct {
	terms []term
	// phrase is the query's words in a row, in the order of the query; nil for a single word.
	phrase []string
}

// Asked describes how a post may contain all words: with all letters of the words (Parts), as words with the
// same roots (Whole), or the last word by its letters, since it may be incomplete while typing, and the others by
// their roots (Mixed). Whole and Mixed are nil if Parts finds everything that they would.
type Asked struct {
	Whole *string
	Mixed *string
	// Parts and MixedParts are the numbers to search the index for, the rarest of PartsAll and MixedAll, which a post
	// must all have.
	Parts, PartsAll      []int32
	MixedParts, MixedAll []int32
}

// Ask parses a search text. Small words ("the", "ka") are dropped unless all words are small.
func Ask(text string) Query {
	var q Query
	var all []term
	for _, word := range Words(text) {
		if !small[word.Folded] {
			q.phrase = append(q.phrase, word.Folded)
		}
		if slices.ContainsFunc(all, func(t term) bool { return t.folded == word.Folded }) {
			continue
		}
		all = append(all, newTerm(word.Folded))
	}
	for _, t := range all {
		if !small[t.folded] {
			q.terms = append(q.terms, t)
		}
	}
	if len(q.terms) == 0 {
		q.terms = all
	}
	if len(q.phrase) < 2 {
		q.phrase = nil
	}
	return q
}

// Empty reports whether the query has no words.
func (q Query) Empty() bool { return len(q.terms) == 0 }

// Filter limits a query to a category and a tag; an empty field allows any.
type Filter struct{ Category, Tag string }

// Within returns a tsquery that selects the posts in the filter and in one of the ranges with these words (see Span),
// or nil if it would select every post.
func (f Filter) Within(places []string) *string {
	var to strings.Builder
	for i, place := range places {
		if i > 0 {
			to.WriteString(" | ")
		}
		quote(&to, place)
	}
	for _, word := range f.words() {
		if to.Len() > 0 {
			// The ranges are grouped before anything is added.
			joined := "(" + to.String() + ") & "
			to.Reset()
			to.WriteString(joined)
		}
		quote(&to, word)
	}
	if to.Len() == 0 {
		return nil
	}
	within := to.String()
	return &within
}

// words returns the index words that every post in the filter has.
func (f Filter) words() (all []string) {
	if f.Category != "" {
		all = append(all, string(categorySign)+f.Category)
	}
	if f.Tag != "" {
		all = append(all, string(tagSign)+f.Tag)
	}
	return all
}

// Spelled returns the index query for posts that contain the words as they are spelled.
func (q Query) Spelled(shares *Shares) (asked Asked) {
	covered, last := true, len(q.terms)-1
	var whole strings.Builder
	for i, t := range q.terms {
		covered = covered && t.covers
		all := appendWanted(nil, t.part)
		rarest := shares.rarest(t, all)
		if i == last && i > 0 {
			mixed := whole.String()
			asked.Mixed, asked.MixedParts, asked.MixedAll = &mixed, sorted(slices.Clone(rarest)), sorted(slices.Clone(all))
		}
		if i > 0 {
			whole.WriteString(" & ")
		}
		quote(&whole, t.root)
		asked.Parts, asked.PartsAll = append(asked.Parts, rarest...), append(asked.PartsAll, all...)
	}
	asked.Parts, asked.PartsAll = sorted(asked.Parts), sorted(asked.PartsAll)
	if covered {
		asked.Mixed, asked.MixedParts, asked.MixedAll = nil, nil, nil
		return asked
	}
	text := whole.String()
	asked.Whole = &text
	return asked
}

// Sounds returns the index query for posts that contain the words in another spelling.
func (q Query) Sounds() Asked {
	var to strings.Builder
	for i, t := range q.terms {
		if i > 0 {
			to.WriteString(" & ")
		}
		to.WriteByte('(')
		quote(&to, t.root)
		if t.sound != "" {
			to.WriteString(" | ")
			quote(&to, string(soundSign)+t.sound)
			to.WriteString(" | ")
			quote(&to, Root(t.sound))
		}
		to.WriteByte(')')
	}
	whole := to.String()
	return Asked{Whole: &whole}
}

// Audible returns the query's words that are compared by sound: the numbers of their sounds and spellings, as in
// Index.
func (q Query) Audible() (sounds, spellings []int32) {
	sounds, spellings = []int32{}, []int32{}
	for _, t := range q.terms {
		if t.sound != "" {
			sounds, spellings = append(sounds, soundNumber(t.sound)), append(spellings, spellingNumber(t.folded))
		}
	}
	return sounds, spellings
}

func sorted(numbers []int32) []int32 {
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// small is the words without meaning for a search, in the languages of most posts.
var small = map[string]bool{}

func init() {
	for _, word := range strings.Fields(`a an and are as at be but by for from had has have i im in is it its me my of on or so that the their them they
		this to was we were with you your
		ka ki ke ko hai hain se mein me ne par aur bhi ye yeh wo woh tha thi
		का की के को है हैं से में ने पर और भी यह वह था थी
		کا کی کے کو ہے ہیں سے میں نے پر اور بھی یہ وہ تھا تھی`) {
		small[Fold(word)] = true
	}
}
