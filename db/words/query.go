package words

import (
	"slices"
	"strings"
)

// term is one word that is looked for.
type term struct {
	folded, root, sound string
	letters             []rune
}

// Query is what somebody looks for: posts that hold all its words, in any order.
type Query struct {
	terms []term
	// phrase is the same in a row, as it was asked for; empty for a single word.
	phrase []string
}

// Asked are the three ways in which a post may hold all words: as words with the same roots, as parts of words, or the last one
// as a part of a word (people are still writing it) and the others by their roots. Of each, a tsquery and the numbers that the
// post has to have. Parts is nil when parts of words are not asked for, and Mixed where it would say the same as Parts.
type Asked struct {
	Whole        string
	Parts, Mixed *string
	PartsGrams   []int32
	MixedGrams   []int32
}

// Ask reads what somebody looks for. Small words ("the", "ka") are left out as long as another is left.
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
		all = append(all, term{folded: word.Folded, root: Root(word.Folded), sound: Sound(word.Folded), letters: []rune(word.Folded)})
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

// Empty says that there is no word to look for.
func (q Query) Empty() bool { return len(q.terms) == 0 }

// Filter narrows a question down: to a category and a tag, each empty for any.
type Filter struct{ Category, Tag string }

// Narrow is what every post of a part has that lies in the filter, as a tsquery.
func (f Filter) narrow(place string) *strings.Builder {
	var to strings.Builder
	quote(&to, place)
	if f.Category != "" {
		to.WriteString(" & ")
		quote(&to, string(categorySign)+f.Category)
	}
	if f.Tag != "" {
		to.WriteString(" & ")
		quote(&to, string(tagSign)+f.Tag)
	}
	return &to
}

// At is the question to the part of the community's time with that word (see Place).
func (q Query) At(place string, f Filter) Asked {
	parts := f.narrow(place).String()
	asked := Asked{Parts: &parts, PartsGrams: []int32{}, MixedGrams: []int32{}}
	whole, last := f.narrow(place), len(q.terms)-1
	for i, t := range q.terms {
		if i == last && i > 0 {
			mixed := whole.String()
			asked.Mixed = &mixed
			asked.MixedGrams = sorted(appendWanted(nil, t.letters))
		}
		whole.WriteString(" & ")
		quote(whole, t.root)
		asked.PartsGrams = appendWanted(asked.PartsGrams, t.letters)
	}
	asked.Whole, asked.PartsGrams = whole.String(), sorted(asked.PartsGrams)
	return asked
}

// Sounds is At for posts that hold the words in another spelling. It is false when nothing asked for is compared by its sound.
func (q Query) Sounds(place string, f Filter) (asked Asked, audible bool) {
	to := f.narrow(place)
	for _, t := range q.terms {
		to.WriteString(" & (")
		quote(to, t.root)
		if t.sound != "" {
			audible = true
			to.WriteString(" | ")
			quote(to, string(soundSign)+t.sound)
			to.WriteString(" | ")
			quote(to, Root(t.sound))
		}
		to.WriteByte(')')
	}
	return Asked{Whole: to.String(), PartsGrams: []int32{}, MixedGrams: []int32{}}, audible
}

func sorted(numbers []int32) []int32 {
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// small words say nothing by themselves, in the languages of most posts.
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
