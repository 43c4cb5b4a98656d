package postsearch

import (
	"cmp"
	"slices"
)

// Shares say in what share of all posts the words and numbers of the index stand, as far as Postgres has counted them; whatever
// is not among them is rarer than each that is. They only decide in which order and how something is looked for. The nil Shares
// know nothing.
type Shares struct {
	words map[string]float64
	grams map[int32]float64
	// restWords and restGrams are what the rarest of those known has.
	restWords, restGrams float64
}

// NewShares makes them of what Postgres keeps about a column: its most common words and numbers, and the share of each.
func NewShares(words []string, ofWords []float32, grams []int32, ofGrams []float32) *Shares {
	s := &Shares{words: make(map[string]float64, len(words)), grams: make(map[int32]float64, len(grams)), restWords: 1, restGrams: 1}
	for i, word := range words[:min(len(words), len(ofWords))] {
		s.words[word] = float64(ofWords[i])
		s.restWords = min(s.restWords, float64(ofWords[i]))
	}
	for i, gram := range grams[:min(len(grams), len(ofGrams))] {
		s.grams[gram] = float64(ofGrams[i])
		s.restGrams = min(s.restGrams, float64(ofGrams[i]))
	}
	if len(s.words) == 0 || len(s.grams) == 0 {
		return nil
	}
	return s
}

// ofGram is the share of a number, at most.
func (s *Shares) ofGram(gram int32) float64 {
	if share, known := s.grams[gram]; known {
		return share
	}
	return s.restGrams
}

// ofWord is the likely share of a word of the index, and what it is at most; 0 when nothing is known.
func (s *Shares) ofWord(word string) (likely, most float64) {
	if s == nil {
		return 0, 0
	}
	if share, known := s.words[word]; known {
		return share, share
	}
	return s.restWords / 2, s.restWords
}

// ofTerm is the same for the words that fit a term.
func (s *Shares) ofTerm(t term) (likely, most float64) {
	if s == nil {
		return 0, 0
	}
	most, counted := 1.0, false
	for _, gram := range appendWanted(nil, t.part) {
		if share := s.ofGram(gram); share <= most {
			most = share
			_, counted = s.grams[gram]
		}
	}
	likely = most
	if !counted {
		likely /= 2
	}
	if !t.covers {
		root, atMost := s.ofWord(t.root)
		likely, most = max(likely, root), max(most, atMost)
	}
	return likely, most
}

// hardlyMore is how many times as common letters may be as a word for the one to stand for the other.
const hardlyMore = 1.5

// rarest are those of the numbers of a term that Postgres is asked for. What is common takes long to go through and says little:
// where the letters are hardly more common than the word itself, one number is enough, and else three.
func (s *Shares) rarest(t term, all []int32) []int32 {
	if s == nil {
		return all
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b int32) int { return cmp.Compare(s.ofGram(a), s.ofGram(b)) })
	if share, known := s.words[t.root]; known && s.ofGram(all[0]) <= hardlyMore*share {
		return all[:1]
	}
	return all[:min(len(all), 3)]
}
