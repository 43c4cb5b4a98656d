package postsearch

import (
	"cmp"
	"slices"
)

// Shares is the shares of all posts that contain the words and numbers of the index, as far as Postgres has counted
// them; any other is rarer than each of these. They only decide the order and the method of searching. A nil Shares
// knows none.
type Shares struct {
	words map[string]float64
	grams map[int32]float64
	// restWords and restGrams are the shares of the rarest known word and number.
	restWords, restGrams float64
}

// NewShares builds them from Postgres's statistics of the columns: the most common words and numbers, and the share of
// each. Returns nil if either has no statistics.
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

// ofGram returns the share of a number, or its upper limit.
func (s *Shares) ofGram(gram int32) float64 {
	if share, known := s.grams[gram]; known {
		return share
	}
	return s.restGrams
}

// ofWord returns the likely share of a word of the index, and its upper limit; 0 if s is nil.
func (s *Shares) ofWord(word string) (likely, most float64) {
	if s == nil {
		return 0, 0
	}
	if share, known := s.words[word]; known {
		return share, share
	}
	return s.restWords / 2, s.restWords
}

// ofTerm does the same for the words that fit a term.
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

// hardlyMore is the factor by which a word's letters may be more common than the word and still replace it.
const hardlyMore = 1.5

// rarest returns the numbers of a term to search for. Common numbers are slow to read and exclude little: one number
// is enough if it is hardly more common than the word itself, otherwise three are used.
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
