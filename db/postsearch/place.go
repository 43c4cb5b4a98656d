package postsearch

import (
	"math/bits"
	"strconv"
)

// The community's time is parted by the order of writing, at several levels: at the first into parts of 4096 posts, at each
// next one four times as many are in a part, until one part is everything. A post's index names its part at each level, so
// that a question can be asked of one part alone. The statement PutPostWords knows the same levels.
const (
	FirstLevel = 12
	LastLevel  = 30
	levelStep  = 2
)

// Place is the word for the part of a level that a number is in.
func Place(level int, seq int64) string {
	return string(placeSign) + strconv.Itoa(level) + "." + strconv.FormatInt(seq>>level, 10)
}

// Places are the words for the parts that a number is in, at every level.
func Places(seq int64) []string {
	var places []string
	for level := FirstLevel; level <= LastLevel; level += levelStep {
		places = append(places, Place(level, seq))
	}
	return places
}

// Span is what a question at a level goes through that looks at what was written up to a number: the part with that number
// and, unless it holds so many posts already, the one before it. It returns the first number of it all and the words of the
// parts; 0 and no words for everything.
func Span(level int, last, wanted int64) (first int64, places []string) {
	if level > LastLevel {
		return 0, nil
	}
	first = last >> level << level
	places = []string{Place(level, last)}
	if last-first < wanted && first > 0 {
		first -= 1 << level
		places = append(places, Place(level, first))
	}
	if first == 0 {
		return 0, nil
	}
	return first, places
}

const (
	// mostAtOnce is how many hits a question may be expected to bring up for each part that it goes through.
	mostAtOnce = 250
	// page is how many hits are worth a question, mostIfAlways how many there may be when the words always stand together.
	page, mostIfAlways = 110, 5000
)

// widest is how many levels a question may go up at once: what was rare of late may have been common before.
const widest = 6

// NextLevel says at which level to ask next, when so many posts were looked through at the level of last, and so many of them
// hit: the largest of which no more than a page or two of candidates are to be expected; and among how many posts a page is
// likely.
func NextLevel(last int, looked, hits int64) (level int, posts int64) {
	level = levelOf(float64(mostAtOnce * looked / (hits + 1)))
	return max(FirstLevel, min(level, last+widest, LastLevel+levelStep)), page * looked / (hits + 1)
}

// StartLevel says at which level to ask first, and among how many posts a page of hits is likely: as far as the shares of the
// words tell, which are multiplied, and not too far in case these words go together.
func (q Query) StartLevel(f Filter, shares *Shares) (level int, posts int64) {
	together, rarest := 1.0, 1.0
	count := func(likely, most float64) { together, rarest = together*likely, min(rarest, most) }
	for _, t := range q.terms {
		count(shares.ofTerm(t))
	}
	for _, word := range f.words() {
		count(shares.ofWord(word))
	}
	if together <= 0 || rarest <= 0 {
		return FirstLevel, 0
	}
	needed := page / together
	// The level whose parts are nearest to what is needed, be they somewhat smaller: the part before is asked for as well.
	level = min(levelOf(needed*8/3), levelOf(mostIfAlways/rarest))
	return max(FirstLevel, min(level, LastLevel)), int64(min(needed, 1<<40))
}

// levelOf is the largest level whose parts are no larger.
func levelOf(posts float64) int {
	level := bits.Len64(uint64(max(1, min(posts, 1<<40)))) - 1
	return level - level%levelStep
}
